// expect: senet: pig is played by 2 to 10 players
// SPDX-License-Identifier: MIT

#include <senet/games/classic/pig.hpp>

constexpr auto start = senet::engine<senet::pig::game<senet::pig::options{.players = 1}>>::start();
