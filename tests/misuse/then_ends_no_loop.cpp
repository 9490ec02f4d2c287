// expect: senet: ends<...> marks a move that leaves a loop(...)
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases = senet::take_turns_until<nim::none_left>(
        senet::choose<senet::ends<nim::take, senet::choose<nim::take>>>);
};

constexpr auto start = senet::engine<game>::start();
