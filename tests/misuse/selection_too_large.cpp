// expect: senet: a move selects from at most 32 things
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (senet::subset<40>, which));

    constexpr void play(auto& at) const { at.table.matches.retreat(which.count()); }
};

constexpr auto start = senet::engine<nim::game<take>>::start();
