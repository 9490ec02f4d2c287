// expect: senet: the points of a line are `constexpr int operator()(auto const& at, senet::seat s) const`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct matches_left {
    constexpr double operator()(auto const& at, senet::seat) const {
        return at.table.matches / 2.0;
    }
};

struct game : nim::game<> {
    static constexpr auto scoring = senet::scoring(senet::line<"matches left", matches_left>);
};

constexpr auto start = senet::engine<game>::start();
