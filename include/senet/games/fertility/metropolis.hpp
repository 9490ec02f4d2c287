// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_FERTILITY_METROPOLIS_HPP
#define SENET_GAMES_FERTILITY_METROPOLIS_HPP

#include <senet/assert.hpp>
#include <senet/games/fertility/printed.hpp>
#include <senet/table/component.hpp>
#include <senet/table/track.hpp>

#include <bit>
#include <cstdint>

namespace senet::fertility {

/// A player's Metropolis: the board with its starting shops and the wheat track, the districts built, and the tokens
/// on all shops.
///
/// For each type of token the shops that still take one are kept up to date: they are what a player supplies.
template <edition const& Print>
class metropolis {
public:
    using piece = kinds<resource, district>;
    static constexpr int last_wheat_square = Print.wheat_squares - 1; // FER-011
    using wheat_track = track<0, last_wheat_square>;

    wheat_track wheat{}; // FER-002

    // The board

    constexpr bool has_board() const noexcept { return board_ != 0; }
    constexpr bool has_board(metropolis_board b) const noexcept {
        return board_ == static_cast<int>(b) + 1;
    }
    constexpr metropolis_board board() const noexcept {
        SENET_ASSERT(has_board(), "senet: the Metropolis has its board");
        return static_cast<metropolis_board>(board_ - 1);
    }
    constexpr void take_board(metropolis_board b) noexcept {
        SENET_ASSERT(!has_board(), "senet: a Metropolis has one board");
        board_ = static_cast<std::uint8_t>(static_cast<int>(b) + 1);
        open_shops(printed<Print>.starting[static_cast<int>(b)], 0);
    }

    constexpr bool has_monuments() const noexcept { return monument_ != 0; }
    constexpr bool has_monuments(monument m) const noexcept {
        return monument_ == static_cast<int>(m) + 1;
    }
    constexpr monument monuments() const noexcept {
        SENET_ASSERT(has_monuments(), "senet: the player has monuments");
        return static_cast<monument>(monument_ - 1);
    }
    constexpr void take_monuments(monument m) noexcept {
        monument_ = static_cast<std::uint8_t>(static_cast<int>(m) + 1);
    }

    // Districts

    constexpr int districts() const noexcept { return district_count_; }
    constexpr bool has_free_slot() const noexcept { return district_count_ != district_slots; }
    /// The district on slot 1 to 7.
    constexpr district district_on(int slot) const noexcept {
        SENET_ASSERT(
            slot >= 1 && slot <= district_count_, "senet: there is a district on the slot");
        return static_cast<district>(districts_[slot - 1] - 1);
    }
    /// FER-116, FER-262: on the lowest free slot.
    constexpr void build(district d) noexcept {
        SENET_ASSERT(has_free_slot(), "senet: there is a free slot");
        districts_[district_count_++] = static_cast<std::uint8_t>(static_cast<int>(d) + 1);
        open_shops(
            printed<Print>.districts[static_cast<int>(d)], number_of_shop(district_count_, 0));
    }

    // Shops

    /// All there are, full or not.
    constexpr shop_set shops() const noexcept {
        shop_set all;
        if (has_board())
            all = printed<Print>.starting[board_ - 1].shops;
        for (int slot = 1; slot <= district_count_; ++slot)
            all = all | printed<Print>.districts[districts_[slot - 1] - 1].shops.shifted(
                            number_of_shop(slot, 0));
        return all;
    }
    constexpr printed_shop const& print_of(int shop) const noexcept {
        auto const place = place_of_shop(shop);
        int const first = place.slot == 0 ? printed_tables<Print>::first_shop(board())
                                          : printed_tables<Print>::first_shop(static_cast<district>(
                                                districts_[place.slot - 1] - 1));
        return printed<Print>.shops[first + place.shop];
    }
    /// FER-131, FER-133: the shops that take one more token of a type.
    constexpr shop_set takers(resource r) const noexcept { return takers_[static_cast<int>(r)]; }
    /// FER-136
    constexpr shop_set full_shops() const noexcept {
        return shops() - (takers_[0] | takers_[1] | takers_[2] | takers_[3]);
    }
    /// How many tokens of a type lie on a shop; which of its icons they lie on has no effect (FER-263).
    constexpr int tokens(int shop, resource r) const noexcept {
        return tokens_[shop] >> (2 * static_cast<int>(r)) & 3;
    }
    constexpr int tokens(int shop) const noexcept {
        return std::popcount(static_cast<unsigned>(tokens_[shop] & 0x55)) +
               2 * std::popcount(static_cast<unsigned>(tokens_[shop] & 0xaa));
    }
    /// FER-212: on all shops.
    constexpr int tokens_of(resource r) const noexcept {
        int sum = 0;
        for (int n = 0; n != shop_places; ++n)
            sum += tokens(n, r);
        return sum;
    }
    constexpr int all_tokens() const noexcept {
        int sum = 0;
        for (int n = 0; n != shop_places; ++n)
            sum += tokens(n);
        return sum;
    }

    /// Puts a token on a shop that takes it; whether that fills the shop (FER-136).
    constexpr bool supply(int shop, resource r) noexcept {
        SENET_ASSERT(takers(r).contains(shop), "senet: a shop takes the tokens it shows icons for");
        tokens_[shop] = static_cast<std::uint8_t>(tokens_[shop] + (1 << 2 * static_cast<int>(r)));
        auto const& print = print_of(shop);
        if (print.any == 0) {
            if (tokens(shop, r) != print.need[static_cast<int>(r)])
                return false;
            takers_[static_cast<int>(r)].erase(shop);
        } else if (surplus(print, shop) >= print.any) {
            for (resource const other : all_resources)
                if (tokens(shop, other) >= print.need[static_cast<int>(other)])
                    takers_[static_cast<int>(other)].erase(shop);
        }
        return !(takers_[0] | takers_[1] | takers_[2] | takers_[3]).contains(shop);
    }

    friend constexpr bool operator==(metropolis const&, metropolis const&) = default;

    constexpr int pieces(resource r) const noexcept { return tokens_of(r); }
    constexpr int pieces(district d) const noexcept {
        int sum = 0;
        for (int i = 0; i != district_count_; ++i)
            sum += districts_[i] == static_cast<int>(d) + 1 ? 1 : 0;
        return sum;
    }

    // As a component: wheat, board, monuments, districts, and the tokens on each shop by type; which shops take more
    // follows from these.
    static constexpr int number_count() noexcept {
        return 3 + district_slots + resources * shop_places;
    }
    static constexpr int highest_number(int i) noexcept {
        return i == 0 ? last_wheat_square : i < 3 ? 4 : i < 3 + district_slots ? district_tiles : 3;
    }
    constexpr int number(int i) const noexcept {
        return i == 0   ? wheat.value()
               : i == 1 ? board_
               : i == 2 ? monument_
               : i < 3 + district_slots
                   ? districts_[i - 3]
                   : tokens(
                         (i - 3 - district_slots) / resources,
                         static_cast<resource>((i - 3 - district_slots) % resources));
    }
    constexpr void set_number(int i, int value) noexcept {
        auto const byte = static_cast<std::uint8_t>(value);
        if (i == 0) {
            wheat = value;
        } else if (i == 1) {
            board_ = byte;
        } else if (i == 2) {
            monument_ = byte;
        } else if (i < 3 + district_slots) {
            districts_[i - 3] = byte;
            district_count_ = 0;
            while (district_count_ != district_slots && districts_[district_count_] != 0)
                ++district_count_;
        } else {
            int const shift = 2 * ((i - 3 - district_slots) % resources);
            auto& here = tokens_[(i - 3 - district_slots) / resources];
            here = static_cast<std::uint8_t>((here & ~(3 << shift)) | value << shift);
        }
        find_takers();
    }
    /// There are no gaps between districts, and tokens lie only where there are icons for them.
    constexpr bool possible() const noexcept {
        for (int i = district_count_; i != district_slots; ++i)
            if (districts_[i] != 0)
                return false;
        auto const there = shops();
        for (int n = 0; n != shop_places; ++n)
            if (tokens_[n] != 0 &&
                (!there.contains(n) || surplus(print_of(n), n) > print_of(n).any))
                return false;
        return true;
    }

private:
    /// Tokens that lie on `*` icons.
    constexpr int surplus(printed_shop const& print, int shop) const noexcept {
        int sum = 0;
        for (resource const r : all_resources)
            if (int const more = tokens(shop, r) - print.need[static_cast<int>(r)]; more > 0)
                sum += more;
        return sum;
    }
    constexpr bool takes_more(printed_shop const& print, int shop, resource r) const noexcept {
        return tokens(shop, r) < print.need[static_cast<int>(r)] ||
               surplus(print, shop) < print.any;
    }
    constexpr void open_shops(printed_shops const& print, int first) noexcept {
        for (int r = 0; r != resources; ++r)
            takers_[r] = takers_[r] | print.takers[r].shifted(first);
    }
    constexpr void find_takers() noexcept {
        for (auto& set : takers_)
            set = {};
        for (int const n : shops())
            for (resource const r : all_resources)
                if (takes_more(print_of(n), n, r))
                    takers_[static_cast<int>(r)].insert(n);
    }

    std::uint8_t board_ = 0; // counted from 1
    std::uint8_t monument_ = 0;
    std::uint8_t district_count_ = 0;
    shop_set takers_[resources] = {};
    std::uint8_t tokens_[shop_places] = {};       // two bits for each type
    std::uint8_t districts_[district_slots] = {}; // counted from 1
};

} // namespace senet::fertility

#endif // SENET_GAMES_FERTILITY_METROPOLIS_HPP
