// expect: senet: a game has between 1 and most_seats seats
// SPDX-License-Identifier: MIT

#include <senet/table/turn_order.hpp>

constexpr senet::turn_order<0> order;
