// expect: senet: a move is checked by `constexpr senet::verdict check(auto const& at) const`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (senet::within<1, 3>, count));

    constexpr senet::verdict check() const { return senet::allowed; } // would never be asked
    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};

constexpr auto start = senet::engine<nim::game<take>>::start();
