// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_FERTILITY_PRINTED_HPP
#define SENET_GAMES_FERTILITY_PRINTED_HPP

#include <senet/games/fertility/edition.hpp>
#include <senet/table/index_set.hpp>
#include <senet/table/squares.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

// An edition as the rules look at it: every question is one load from a table.
namespace senet::fertility {

// The shops of a Metropolis are numbered: 0 to 3 are the starting shops, slot 0; then come three for each slot.
inline constexpr int shop_places = starting_shops + shops_of_tile * district_slots;
using shop_set = index_set<shop_places>;

struct shop_place {
    std::uint8_t slot;
    std::uint8_t shop;
};

constexpr std::array<shop_place, shop_places> make_shop_places() noexcept {
    std::array<shop_place, shop_places> places{};
    for (int n = 0; n != shop_places; ++n)
        places[static_cast<std::size_t>(n)] =
            n < starting_shops
                ? shop_place{0, static_cast<std::uint8_t>(n)}
                : shop_place{
                      static_cast<std::uint8_t>(1 + (n - starting_shops) / shops_of_tile),
                      static_cast<std::uint8_t>((n - starting_shops) % shops_of_tile)};
    return places;
}
inline constexpr std::array<shop_place, shop_places> places_of_shops = make_shop_places();

constexpr shop_place place_of_shop(int shop) noexcept {
    return places_of_shops[static_cast<std::size_t>(shop)];
}
/// Whether there can be a shop of that number in a slot, and which it is among all shops.
constexpr bool has_shop_place(int slot, int shop) noexcept {
    return slot == 0 || shop < shops_of_tile;
}
constexpr int number_of_shop(int slot, int shop) noexcept {
    return slot == 0 ? shop : starting_shops + shops_of_tile * (slot - 1) + shop;
}

/// A shop, ready for use.
struct printed_shop {
    std::uint8_t need[resources] = {}; // icons of each type
    std::uint8_t any = 0;              // `*` icons
    std::uint8_t icons = 0;            // all of them
    benefit::kind gives = benefit::kind::debens;
    std::uint8_t n = 0;
    std::uint8_t of = 0;      // types of tokens, a bit each
    std::uint8_t statues = 0; // gods, a bit each

    constexpr explicit printed_shop() = default;
    constexpr explicit printed_shop(shop const& s) noexcept
        : icons(static_cast<std::uint8_t>(s.need.size())),
          gives(s.gain.k),
          n(static_cast<std::uint8_t>(s.gain.n)) {
        for (char const icon : s.need)
            if (is_resource(icon))
                ++need[static_cast<int>(resource_of(icon))];
            else
                ++any;
        for (int const r : s.gain.of)
            of = static_cast<std::uint8_t>(of | 1 << r);
        for (int const g : s.gain.statues)
            statues = static_cast<std::uint8_t>(statues | 1 << g);
    }
};

/// Which types of tokens an empty shop takes.
constexpr bool takes(printed_shop const& s, resource r) noexcept {
    return s.need[static_cast<int>(r)] != 0 || s.any != 0;
}

/// The shops of a starting board or a district: how many there are, and for each type those that take it.
struct printed_shops {
    shop_set shops{};
    shop_set takers[resources] = {};
};

/// A board, turned or not.
inline constexpr std::size_t ways_up = 8;

template <edition const& Print>
struct printed_tables {
    static constexpr int boards = 4;
    static constexpr int board_squares = board_rows * board_columns;

    // Starting shops come first, then those of the districts.
    printed_shop shops[boards * starting_shops + district_tiles * shops_of_tile];
    printed_shops starting[boards] = {};
    printed_shops districts[district_tiles] = {};
    std::uint8_t cost[district_tiles] = {};
    char squares[ways_up][board_squares] =
        {}; // what is printed on a square of a board, turned or not
    std::uint8_t start_row[ways_up] = {};
    std::uint8_t start_column[ways_up] = {};

    static constexpr int first_shop(metropolis_board b) noexcept {
        return static_cast<int>(b) * starting_shops;
    }
    static constexpr int first_shop(district d) noexcept {
        return boards * starting_shops + static_cast<int>(d) * shops_of_tile;
    }

    constexpr printed_tables() noexcept {
        for (int b = 0; b != boards; ++b) {
            auto const& print = Print.metropolises[b].shops;
            add_shops(
                starting[b], first_shop(static_cast<metropolis_board>(b)), print, starting_shops);
        }
        for (int d = 0; d != district_tiles; ++d) {
            auto const& tile = Print.districts[d];
            add_shops(
                districts[d], first_shop(static_cast<district>(d)), tile.shops, tile.shop_count());
            cost[d] = static_cast<std::uint8_t>(tile.cost);
        }
        for (int b = 0; b != boards; ++b)
            for (int i = 0; i != board_squares; ++i) {
                auto const& print = Print.boards[b];
                char const c =
                    print.rows[i / board_columns][static_cast<std::size_t>(i % board_columns)];
                squares[2 * b][i] = c;
                squares[2 * b + 1][board_squares - 1 - i] = c; // FER-024
                start_row[2 * b] = static_cast<std::uint8_t>(print.start_row);
                start_column[2 * b] = static_cast<std::uint8_t>(print.start_column);
                start_row[2 * b + 1] = static_cast<std::uint8_t>(board_rows - 2 - print.start_row);
                start_column[2 * b + 1] =
                    static_cast<std::uint8_t>(board_columns - 2 - print.start_column);
            }
    }

private:
    constexpr void add_shops(printed_shops& all, int first, shop const* print, int count) noexcept {
        for (int k = 0; k != count; ++k) {
            shops[first + k] = printed_shop{print[k]};
            all.shops.insert(k);
            for (resource const r : all_resources)
                if (takes(shops[first + k], r))
                    all.takers[static_cast<int>(r)].insert(k);
        }
    }
};

template <edition const& Print>
inline constexpr printed_tables<Print> printed{};

/// The tables of the edition a game is played with.
template <class At>
constexpr auto const& printed_in(At const&) noexcept {
    return printed<At::game::print>;
}

/// What an edition has to be for the rules to work with it.
constexpr bool is_complete(edition const& e) noexcept {
    auto const good_shop = [](shop const& s) {
        if (s.need.empty() || s.need.size() > 3 || s.gain.n < 0)
            return false;
        for (char const icon : s.need)
            if (!is_resource(icon) && icon != '*')
                return false;
        return true;
    };
    int dominoes = 0;
    for (int const copies : e.copies) {
        if (copies < 0)
            return false;
        dominoes += copies;
    }
    if (dominoes != 50) // FER-006
        return false;
    for (int const tokens : e.tokens)
        if (tokens < 0 || tokens > 255)
            return false;
    for (auto const& b : e.boards) {
        for (auto const& row : b.rows)
            if (row.size() != board_columns)
                return false;
        if (b.start_row < 0 || b.start_row > board_rows - 2 || b.start_column < 0 ||
            b.start_column > board_columns - 2)
            return false;
    }
    if (e.start_tile.size() != resources)
        return false;
    for (auto const& m : e.metropolises)
        for (auto const& s : m.shops)
            if (!good_shop(s))
                return false;
    for (auto const& d : e.districts) {
        if (d.shop_count() == 0 || d.cost < 0 || d.cost > dearest)
            return false;
        for (int k = 0; k != d.shop_count(); ++k)
            if (!good_shop(d.shops[k]))
                return false;
    }
    return e.pawns >= 1 && e.pawns <= most_pawns && e.wheat_squares >= 1 &&
           e.wheat_squares <= edition::longest_track;
}

} // namespace senet::fertility

#endif // SENET_GAMES_FERTILITY_PRINTED_HPP
