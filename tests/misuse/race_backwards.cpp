// expect: senet: a track ends where it starts or after that
// SPDX-License-Identifier: MIT

#include <senet/table/race.hpp>

constexpr senet::race<2, 50, 0> points;
