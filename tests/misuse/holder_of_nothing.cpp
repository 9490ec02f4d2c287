// expect: senet: a game has between 1 and most_seats seats
// SPDX-License-Identifier: MIT

#include <senet/table/holder.hpp>

constexpr senet::holder<0> starter;
