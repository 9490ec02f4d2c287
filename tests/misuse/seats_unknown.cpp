// expect: senet: the number of seats is known when a game is compiled
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static int const seats;
};

constexpr auto start = senet::engine<game>::start();
