// expect: senet: a game has a number of seats
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr unsigned seats = 2;
};

constexpr auto start = senet::engine<game>::start();
