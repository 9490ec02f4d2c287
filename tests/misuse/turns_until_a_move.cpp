// expect: senet: a condition is a struct with `constexpr bool operator()(auto const& at) const`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases = senet::take_turns_until<nim::take>(senet::choose<nim::take>);
};

constexpr auto start = senet::engine<game>::start();
