// expect: senet: pig has a target of 1 to 10000 points
// SPDX-License-Identifier: MIT

#include <senet/games/classic/pig.hpp>

constexpr auto start = senet::engine<senet::pig::game<senet::pig::options{.target = 0}>>::start();
