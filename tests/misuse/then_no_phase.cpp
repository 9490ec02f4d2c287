// expect: senet: a phase is made of phases
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases = senet::take_turns_until<nim::none_left>(
        senet::choose<senet::then<nim::take, nim::none_left{}>>);
};

constexpr auto start = senet::engine<game>::start();
