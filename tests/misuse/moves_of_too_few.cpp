// expect: senet: `static constexpr auto moves(auto const& at)` gives a bool
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (senet::within<1, 3>, count), (senet::below<2>, pile));

    static constexpr auto moves(auto const&) {
        return senet::first_and<2, senet::index_set<2>>{}; // the first has three values
    }
    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};

constexpr auto start = senet::engine<nim::game<take>>::start();
