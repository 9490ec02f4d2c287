// expect: senet: a turn_order, race or holder is for as many seats as the game
// expect: ::order
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <senet/table/turn_order.hpp>

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (senet::track<0, 20>, matches), (senet::turn_order<3>, order));
};

struct game : nim::game<> {
    using table = ::table;
    static constexpr table setup() { return {}; }
};

constexpr auto start = senet::engine<game>::start();
