// expect: senet: seats are ordered by a struct with `constexpr int operator()(auto const& at, senet::seat s) const`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases =
        senet::each<senet::in_rounds<senet::fewest_first<nim::none_left>>>(
            senet::choose<nim::take>);
};

constexpr auto start = senet::engine<game>::start();
