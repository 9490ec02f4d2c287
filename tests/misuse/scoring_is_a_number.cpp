// expect: senet: `scoring` is senet::scoring(...)
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto scoring = 1;
};

constexpr auto start = senet::engine<game>::start();
