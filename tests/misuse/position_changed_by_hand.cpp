// expect: private
// SPDX-License-Identifier: MIT

#include "nim.hpp"

using engine = senet::engine<nim::game<>>;

void pass_the_turn(engine::position& p) { p.seat_ = p.left_neighbour(); }
