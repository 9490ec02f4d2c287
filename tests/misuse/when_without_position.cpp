// expect: senet: a condition is a struct with `constexpr bool operator()(auto const& at) const`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct few_left {
    constexpr bool operator()() const { return true; }
};

struct game : nim::game<> {
    static constexpr auto phases =
        senet::sequence(senet::when<few_left>(senet::choose<nim::take>), senet::choose<nim::take>);
};

constexpr auto start = senet::engine<game>::start();
