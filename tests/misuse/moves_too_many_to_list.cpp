// expect: senet: a kind of move with more than 65536 values says how many can be legal at once
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (senet::subset<20>, which));

    constexpr void play(auto& at) const { at.table.matches.retreat(which.count()); }
};

constexpr auto start = senet::engine<nim::game<take>>::start();
