// expect: senet: what the totals of all seats sum to is a number
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto sum_of_totals = "nothing";
};

constexpr auto start = senet::engine<game>::start();
