// expect: senet: random numbers come from a generator of 64 random bits
// SPDX-License-Identifier: MIT

#include <senet/random.hpp>

#include <random>

std::mt19937 dice;
auto const pips = senet::draw_below(6, dice);
