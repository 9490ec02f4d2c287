// expect: senet: what is run is a struct with `constexpr void operator()(auto& at) const`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct burn {
    constexpr void operator()() const {}
};

struct game : nim::game<> {
    static constexpr auto phases = senet::sequence(senet::run<burn>, senet::choose<nim::take>);
};

constexpr auto start = senet::engine<game>::start();
