// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_GAME_TRAITS_HPP
#define SENET_DETAIL_GAME_TRAITS_HPP

#include <senet/detail/type_list.hpp>
#include <senet/moves/packed_move.hpp>
#include <senet/phases.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace senet::detail {

template <class Game>
using phases_of = std::remove_cvref_t<decltype(Game::phases)>;

/// A game's phases as a program.
template <class Game>
inline constexpr program<phases_of<Game>> program_of{};

template <class Game, std::size_t Index>
using payload_of = type_at<typename phases_of<Game>::payloads, Index>;

/// The addresses at which a game stops for a decision; entry 0 stands for "the game is over".
template <class Game>
struct stop_table {
    std::uint16_t address[program_of<Game>.code.stops + 1u] = {};
    bool is_nature[program_of<Game>.code.stops + 1u] = {};

    constexpr stop_table() noexcept {
        auto const& code = program_of<Game>.code;
        for (std::uint16_t i = 0; i != code.size; ++i)
            if (code.code[i].stop != 0) {
                address[code.code[i].stop] = i;
                is_nature[code.code[i].stop] = code.code[i].what == op::nature;
            }
    }
};

template <class Game>
inline constexpr stop_table<Game> stops_of{};

template <class Game>
inline constexpr std::size_t stop_count = program_of<Game>.code.stops;

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

/// The moves on offer at a stop, with what follows each.
template <class Game, std::size_t Stop>
using entries_at =
    payload_of<Game, program_of<Game>.code.code[stops_of<Game>.address[Stop]].payload>;

template <class Entries>
struct moves_of_entries;

template <class... Entries>
struct moves_of_entries<type_list<Entries...>> {
    using type = type_list<move_of<Entries>...>;
};

template <class Game, std::size_t Stop>
using moves_at = typename moves_of_entries<entries_at<Game, Stop>>::type;

template <class Game, class Stops>
struct all_moves_impl;

template <class Game, std::size_t... Stop>
struct all_moves_impl<Game, std::index_sequence<Stop...>> {
    using type = unique<concat<moves_at<Game, Stop + 1>...>>;
};

/// Every kind of move of a game, in the order in which its phases name them.
template <class Game>
using all_moves = typename all_moves_impl<Game, std::make_index_sequence<stop_count<Game>>>::type;

template <class Game>
using move_type = typename packed_move_of<all_moves<Game>>::type;

} // namespace senet::detail

#endif // SENET_DETAIL_GAME_TRAITS_HPP
