// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_GAME_TRAITS_HPP
#define SENET_DETAIL_GAME_TRAITS_HPP

#include <senet/detail/type_list.hpp>
#include <senet/moves/packed_move.hpp>
#include <senet/phases.hpp>

#include <cstddef>
#include <cstdint>
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
