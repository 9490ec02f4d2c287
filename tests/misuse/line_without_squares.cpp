// expect: senet: a line has at least one square
// SPDX-License-Identifier: MIT

#include <senet/table/lines.hpp>

using board = senet::board_shape<3, 3>;
constexpr bool won = senet::has_line<0>(senet::square_set<board>::full());
