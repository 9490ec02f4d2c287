// expect: senet: a game has 1 to 16 seats
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr int seats = 17;
};

constexpr auto start = senet::engine<game>::start();
