// expect: senet: `phases` is made of choose<...>
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases = nim::take{}; // senet::choose<nim::take>
};

constexpr auto start = senet::engine<game>::start();
