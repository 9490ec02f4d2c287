// expect: senet: what lies on a table is a component from senet/table/
// expect: ::wages
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <vector>

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (senet::track<0, 20>, matches), (std::vector<int>, wages));
};

struct game : nim::game<> {
    using table = ::table;
    static constexpr table setup() { return {}; }
};

constexpr auto start = senet::engine<game>::start();
