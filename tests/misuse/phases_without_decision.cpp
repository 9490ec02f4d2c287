// expect: senet: the phases of a game have a decision in them
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct burn {
    constexpr void operator()(auto& at) const { at.table.matches.retreat(1); }
};

struct game : nim::game<> {
    static constexpr auto phases = senet::run<burn>;
};

constexpr auto start = senet::engine<game>::start();
