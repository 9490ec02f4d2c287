// expect: senet: a table is trivially copyable
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (senet::track<0, 20>, matches));

    constexpr table() = default;
    constexpr table(table const& other) : matches(other.matches) {}
    constexpr table& operator=(table const& other) = default;
};

struct game : nim::game<> {
    using table = ::table;
    static constexpr table setup() { return {}; }
};

constexpr auto start = senet::engine<game>::start();
