// expect: senet: a condition is a struct with `constexpr bool operator()(auto const& at) const`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases = senet::take_turns_until<nim::none_left>(
        senet::choose<
            senet::then<nim::take, senet::when<nim::enough_are_left>(senet::choose<nim::take>)>>);
};

constexpr auto start = senet::engine<game>::start();
