// expect: senet: a move has at most 64 bits
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct take {
    BOOST_HANA_DEFINE_STRUCT(
        take, (senet::subset<30>, left), (senet::subset<30>, middle), (senet::subset<30>, right));

    static constexpr int most_moves = 1;

    constexpr senet::verdict check(auto const&) const {
        return nim::enough_are_left{}(left.empty() && middle.empty() && right.empty());
    }
    constexpr void play(auto& at) const { at.table.matches.retreat(1); }
};

constexpr auto start = senet::engine<nim::game<take>>::start();
