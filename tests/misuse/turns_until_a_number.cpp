// expect: senet: a condition is a struct with `constexpr bool operator()(auto const& at) const`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct few_left {
    constexpr int operator()(auto const& at) const { return at.table.matches; }
};

struct game : nim::game<> {
    static constexpr auto phases = senet::take_turns_until<few_left>(senet::choose<nim::take>);
};

constexpr auto start = senet::engine<game>::start();
