// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_ARRANGED_HPP
#define SENET_RECORD_ARRANGED_HPP

#include <senet/detail/game_traits.hpp>
#include <senet/position.hpp>
#include <senet/rules.hpp>
#include <senet/table/component.hpp>
#include <senet/table/several.hpp>

#include <concepts>
#include <cstddef>
#include <string_view>

// What has to hold before a position from a file is trusted. Every number is within its bounds, and each member of the
// table agrees that its numbers belong together. Whether the whole position can occur only the game can say:
//
//     static constexpr senet::verdict possible(auto const& at);
//
// A game that does not say it is played from whatever lies on the table.
namespace senet::detail {

/// The highest a remembered seat can be at a stop: none where no order waits for its turn to go on.
template <class Game>
constexpr int highest_saved_seat(int stop, int slot) noexcept {
    auto const& here = program_of<Game>.code.code[stops_of<Game>.address[stop]];
    return stop != 0 && slot < here.seats_saved ? Game::seats - 1 : 0;
}

/// How often a repetition can have been counted at a stop in it: fewer times than it is repeated.
template <class Game>
constexpr int highest_repetition(int stop, int slot) noexcept {
    auto const& code = program_of<Game>.code;
    int const here = stops_of<Game>.address[stop];
    if (stop == 0 || slot >= code.code[here].counts_nested)
        return 0;
    for (int i = here; i != code.size; ++i)
        if (code.code[i].what == op::count_up && code.code[i].slot == slot)
            return code.code[i].times - 1;
    return 0;
}

template <class Game>
constexpr verdict check_arranged(position<Game> const& at) {
    if constexpr (requires { Game::possible(at); })
        return Game::possible(at);
    else
        return allowed;
}

/// The name of the phase of a stop; empty for the end of the game.
template <class Game>
constexpr std::string_view phase_of_stop(int stop) noexcept {
    return stop == 0 ? std::string_view{} : phase_names<Game>.of[stop];
}

} // namespace senet::detail

#endif // SENET_RECORD_ARRANGED_HPP
