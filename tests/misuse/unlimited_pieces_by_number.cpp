// expect: senet: pieces without limit are named by their kinds
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr int unlimited = 20;
};

constexpr auto start = senet::engine<game>::start();
