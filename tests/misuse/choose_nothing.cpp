// expect: senet: choose<...> and nature<...> offer at least one move
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases = senet::take_turns_until<nim::none_left>(senet::choose<>);
};

constexpr auto start = senet::engine<game>::start();
