// expect: senet: what lies apart is a component or a described struct in which something is hidden
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <senet/table/apart.hpp>

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (senet::track<0, 20>, matches), (senet::apart<bool>, lamp));
};

struct game : nim::game<> {
    using table = ::table;
    static constexpr table setup() { return {}; }
};

constexpr auto start = senet::engine<game>::start();
