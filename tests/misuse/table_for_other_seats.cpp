// expect: senet: a per_seat has one element for each seat of the game
// expect: ::scores
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <senet/table/several.hpp>

struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table,
        (senet::track<0, 20>, matches),
        (senet::per_seat<3, senet::counter<9>>, scores)); // two sit there
};

struct game : nim::game<> {
    using table = ::table;
    static constexpr table setup() { return {}; }
};

constexpr auto start = senet::engine<game>::start();
