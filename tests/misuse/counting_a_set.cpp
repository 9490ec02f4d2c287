// expect: senet: counting<&table::member>(...) counts with a member of the table that is one number
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (senet::track<0, 20>, matches), (senet::index_set<5>, rounds));
};

struct game : nim::game<> {
    using table = ::table;
    static constexpr table setup() { return {}; }
    static constexpr auto phases = senet::counting<&table::rounds>(senet::choose<nim::take>);
};

constexpr auto start = senet::engine<game>::start();
