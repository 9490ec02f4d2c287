// expect: senet: a game has a number of seats
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    int seats = 2;
};

constexpr auto start = senet::engine<game>::start();
