// expect: senet: the members of a move are described with BOOST_HANA_DEFINE_STRUCT
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct take {
    senet::within<1, 3> count;

    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};

constexpr auto start = senet::engine<nim::game<take>>::start();
