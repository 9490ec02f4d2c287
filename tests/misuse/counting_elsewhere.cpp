// expect: senet: counting<&table::member>(...) counts with a member of the table that is one number
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct box {
    BOOST_HANA_DEFINE_STRUCT(box, (senet::track<0, 20>, rounds));
};

struct game : nim::game<> {
    static constexpr auto phases = senet::counting<&box::rounds>(senet::choose<nim::take>);
};

constexpr auto start = senet::engine<game>::start();
