// expect: senet: `static constexpr table setup()` gives the table
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr table setup(int) { return nim::all_matches(); }
};

constexpr auto start = senet::engine<game>::start();
