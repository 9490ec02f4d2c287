// expect: senet: 1 to 19 marks in a line win tic-tac-toe
// SPDX-License-Identifier: MIT

#include <senet/games/classic/tic_tac_toe.hpp>

constexpr auto start =
    senet::engine<senet::tic_tac_toe::game<senet::tic_tac_toe::options{.line = 0}>>::start();
