// expect: senet: a phase is repeated between 1 and 255 times
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases = senet::repeat<0>(senet::choose<nim::take>);
};

constexpr auto start = senet::engine<game>::start();
