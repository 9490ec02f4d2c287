// expect: senet: a member of a move has finitely many values
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct payment {
    BOOST_HANA_DEFINE_STRUCT(payment, (senet::below<4>, gold), (int, silver));
};

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (payment, price));
    constexpr void play(auto& at) const { at.table.matches.retreat(1); }
};

constexpr auto start = senet::engine<nim::game<take>>::start();
