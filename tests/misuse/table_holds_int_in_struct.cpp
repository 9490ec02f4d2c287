// expect: senet: what lies on a table is a component from senet/table/
// expect: ::wages
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <senet/table/several.hpp>

struct purse {
    BOOST_HANA_DEFINE_STRUCT(purse, (senet::track<0, 9>, coins), (int, wages));
};

struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table, (senet::track<0, 20>, matches), (senet::per_seat<2, purse>, purses));
};

struct game : nim::game<> {
    using table = ::table;
    static constexpr table setup() { return {}; }
};

constexpr auto start = senet::engine<game>::start();
