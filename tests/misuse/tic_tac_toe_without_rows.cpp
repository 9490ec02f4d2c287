// expect: senet: tic-tac-toe is played on 1 to 19 rows and columns
// SPDX-License-Identifier: MIT

#include <senet/games/classic/tic_tac_toe.hpp>

constexpr auto start =
    senet::engine<senet::tic_tac_toe::game<senet::tic_tac_toe::options{.rows = 0}>>::start();
