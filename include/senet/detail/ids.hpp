// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_IDS_HPP
#define SENET_DETAIL_IDS_HPP

#include <senet/detail/game_traits.hpp>
#include <senet/moves/move_text.hpp>
#include <senet/moves/move_traits.hpp>

#include <cstdint>
#include <string_view>

namespace senet::detail {

template <class Moves>
struct id_table;

template <class... Moves>
struct id_table<type_list<Moves...>> {
    /// Where the ids of each kind of move begin; the last entry is the number of all ids.
    std::uint64_t first[sizeof...(Moves) + 1] = {};

    constexpr id_table() noexcept {
        std::size_t i = 0;
        std::uint64_t sum = 0;
        ((first[i++] = sum, sum += value_count<Moves>), ...);
        first[i] = sum;
    }
};

template <class Game>
inline constexpr id_table<all_moves<Game>> ids_of{};

template <class Game>
inline constexpr std::uint64_t id_count = ids_of<Game>.first[all_moves<Game>::size];

template <class Game, class Move>
inline constexpr std::uint64_t first_id = ids_of<Game>.first[index_of<all_moves<Game>, Move>];

template <class Game>
constexpr move_type<Game> move_with_id(std::uint64_t id) noexcept {
    std::size_t kind = 0;
    while (id >= ids_of<Game>.first[kind + 1])
        ++kind;
    return with_index<all_moves<Game>::size>(kind, [&](auto k) {
        return move_type<Game>{value_of<type_at<all_moves<Game>, k>>(id - ids_of<Game>.first[k])};
    });
}

template <class Game, class Parsed>
constexpr Parsed parse_move(std::string_view words) noexcept {
    reading_error error;
    return [&]<class... Moves>(type_list<Moves...>) {
        move_type<Game> found{};
        auto const read = [&]<class Move>(type_box<Move>) {
            Move move{};
            if (!read_move(words, move, error))
                return false;
            found = move;
            return true;
        };
        return (read(type_box<Moves>{}) || ...) ? Parsed{found} : Parsed{error};
    }(all_moves<Game>{});
}

/// The phase of each stop, for reports.
template <class Game>
struct phase_name_table {
    std::string_view of[stop_count<Game> + 1] = {};

    constexpr phase_name_table() noexcept {
        for (std::size_t s = 1; s <= stop_count<Game>; ++s)
            of[s] = program_of<Game>.name_of(stops_of<Game>.address[s]);
    }
};

template <class Game>
inline constexpr phase_name_table<Game> phase_names{};

template <class Game>
constexpr bool has_phase(std::string_view name) noexcept {
    auto const& code = program_of<Game>.code;
    for (std::size_t r = 0; r != code.region_count; ++r)
        if (code.regions[r].name == name)
            return true;
    return false;
}

/// Where a phase is; where it is for the first time if it is there more than once.
template <class Game>
constexpr region region_of_phase(std::string_view name) noexcept {
    auto const& code = program_of<Game>.code;
    std::size_t r = 0;
    while (r + 1 < code.region_count && code.regions[r].name != name)
        ++r;
    return code.regions[r];
}

template <class Ranking, class Position, class Sheet, class... Ties>
constexpr Ranking rank(Position const& at, Sheet const& sheet, type_list<Ties...>) {
    int merits[static_cast<std::size_t>(Sheet::seats)][sizeof...(Ties) + 1] = {};
    for (int s = 0; s != Sheet::seats; ++s) {
        std::size_t i = 0;
        merits[s][i++] = sheet.total(seat{s});
        ((merits[s][i++] = Ties::sign * typename Ties::count{}(at, seat{s})), ...);
    }
    return Ranking{merits};
}

} // namespace senet::detail

#endif // SENET_DETAIL_IDS_HPP
