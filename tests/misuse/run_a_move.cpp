// expect: senet: what is run is a struct with `constexpr void operator()(auto& at) const`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases = senet::sequence(senet::run<nim::take>, senet::choose<nim::take>);
};

constexpr auto start = senet::engine<game>::start();
