// expect: senet: an order of seats has `static constexpr senet::actor first(auto const& at)`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct youngest_first {
    static constexpr senet::actor first(auto const&) { return senet::seat{1}; }
};

struct game : nim::game<> {
    static constexpr auto phases = senet::each<youngest_first>(senet::choose<nim::take>);
};

constexpr auto start = senet::engine<game>::start();
