// expect: senet: a game has between 1 and most_seats seats
// SPDX-License-Identifier: MIT

#include <senet/table/race.hpp>

constexpr senet::race<17, 0, 50> points;
