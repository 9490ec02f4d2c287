// expect: senet: a move is checked by `constexpr senet::verdict check(auto const& at) const`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (senet::within<1, 3>, count));

    constexpr bool check(auto const& at) const { return count <= at.table.matches; }
    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};

constexpr auto start = senet::engine<nim::game<take>>::start();
