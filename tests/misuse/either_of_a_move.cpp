// expect: senet: a phase is made of phases
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases = senet::either<nim::none_left>(senet::sequence(), nim::take{});
};

constexpr auto start = senet::engine<game>::start();
