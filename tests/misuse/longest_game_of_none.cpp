// expect: senet: the longest game is a number of decisions
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr int longest_game = 0;
};

constexpr auto start = senet::engine<game>::start();
