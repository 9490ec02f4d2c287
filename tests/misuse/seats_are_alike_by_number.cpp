// expect: senet: seats are alike or not
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr int seats_are_alike = 2;
};

constexpr auto start = senet::engine<game>::start();
