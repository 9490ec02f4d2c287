// expect: senet: the members of a table are described with BOOST_HANA_DEFINE_STRUCT
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct table {
    senet::track<0, 20> matches;
};

struct game : nim::game<> {
    using table = ::table;
};

constexpr auto start = senet::engine<game>::start();
