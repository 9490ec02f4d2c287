// expect: senet: the longest game is a number of decisions
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto longest_game = "long";
};

constexpr auto start = senet::engine<game>::start();
