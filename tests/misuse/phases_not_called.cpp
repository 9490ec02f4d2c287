// expect: senet: `phases` is made of choose<...>
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases = senet::take_turns_until<nim::none_left>; // of what?
};

constexpr auto start = senet::engine<game>::start();
