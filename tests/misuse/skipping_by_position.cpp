// expect: senet: who is skipped is told by a struct with `constexpr bool operator()(auto const& at, senet::seat s) const`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases =
        senet::each<senet::skipping<nim::none_left, senet::by_number>>(senet::choose<nim::take>);
};

constexpr auto start = senet::engine<game>::start();
