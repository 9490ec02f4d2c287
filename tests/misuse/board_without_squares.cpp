// expect: senet: a board has at least one row and one column
// SPDX-License-Identifier: MIT

#include <senet/table/squares.hpp>

using board = senet::board_shape<0, 3>;
constexpr int squares = board::squares;
