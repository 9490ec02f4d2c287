// expect: senet: `static constexpr auto moves(auto const& at)` gives a bool
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (senet::within<1, 3>, count));

    static constexpr bool moves(auto const& at) {
        return !at.table.matches.at_bottom();
    } // of how many?
    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};

constexpr auto start = senet::engine<nim::game<take>>::start();
