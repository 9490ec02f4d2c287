// expect: senet: an order of seats has `static constexpr senet::actor first(auto const& at)`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases = senet::each<nim::none_left>(senet::choose<nim::take>);
};

constexpr auto start = senet::engine<game>::start();
