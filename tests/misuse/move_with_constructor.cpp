// expect: senet: a move is a plain struct
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (senet::within<1, 3>, count));

    constexpr take() = default;
    constexpr explicit take(int n) : count(n) {}

    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};

constexpr auto start = senet::engine<nim::game<take>>::start();
