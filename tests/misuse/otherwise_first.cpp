// expect: senet: first_of(...) is made of when<...>(...)
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases = senet::take_turns_until<nim::none_left>(senet::first_of(
        senet::otherwise(senet::choose<nim::take>),
        senet::when<nim::none_left>(senet::choose<nim::take>)));
};

constexpr auto start = senet::engine<game>::start();
