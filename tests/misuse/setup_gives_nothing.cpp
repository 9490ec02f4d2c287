// expect: senet: `static constexpr table setup()` gives the table
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr void setup() {}
};

constexpr auto start = senet::engine<game>::start();
