// expect: senet: a move is carried out by `constexpr void play(auto& at) const`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (senet::within<1, 3>, count));

    constexpr void play() const {} // on which table?
};

constexpr auto start = senet::engine<nim::game<take>>::start();
