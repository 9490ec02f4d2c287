// expect: senet: the rules of a game are listed with senet::rules<...>
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto rules = nim::enough_are_left{};
};

constexpr auto start = senet::engine<game>::start();
