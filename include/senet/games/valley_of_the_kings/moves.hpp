// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_MOVES_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_MOVES_HPP

#include <senet/games/valley_of_the_kings/buying.hpp> // IWYU pragma: export
#include <senet/games/valley_of_the_kings/cubes.hpp>  // IWYU pragma: export
#include <senet/games/valley_of_the_kings/moving.hpp> // IWYU pragma: export

// What the players decide. The names of the moves and of their members are those of the specification's table of
// actions (section 21), so that a record says the same to every implementation of it.
namespace senet::valley_of_the_kings {

/// A5, A10, A12, A14, A16: the end of a player's part of a phase.
struct done {
    constexpr void play(auto&) const {}
};

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_MOVES_HPP
