// expect: senet: a move that lists what is legal with moves(at, sink) or is made by `made_of` also has a check
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (senet::within<1, 3>, count));

    static constexpr void moves(auto const& at, auto&& sink) {
        if (at.table.matches >= 1)
            sink(take{1});
    }
    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};

constexpr auto start = senet::engine<nim::game<take>>::start();
