// expect: senet: what choose<...> and nature<...> offer are moves
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (senet::within<1, 3>, count));

    constexpr senet::verdict check(auto const& at) const {
        return nim::enough_are_left{}(count <= at.table.matches);
    }
};

constexpr auto start = senet::engine<nim::game<take>>::start();
