// expect: senet: a phase is made of phases
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases = senet::sequence(
        senet::until<nim::none_left>, senet::choose<nim::take>); // until<…>(choose<…>)
};

constexpr auto start = senet::engine<game>::start();
