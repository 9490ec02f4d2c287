// expect: senet: a turn_order, race or holder is for as many seats as the game
// expect: ::points
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <senet/table/race.hpp>

struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table, (senet::track<0, 20>, matches), (senet::race<4, 0, 50>, points));
};

struct game : nim::game<> {
    using table = ::table;
    static constexpr table setup() { return {}; }
};

constexpr auto start = senet::engine<game>::start();
