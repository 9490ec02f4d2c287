// expect: senet: the odds of a move are `constexpr int odds(auto const& at) const`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct fall {
    BOOST_HANA_DEFINE_STRUCT(fall, (senet::within<1, 3>, count));

    constexpr double odds(auto const&) const { return 1.0 / 3; }
    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};

struct game : nim::game<> {
    static constexpr auto phases = senet::take_turns_until<nim::none_left>(senet::nature<fall>);
};

constexpr auto start = senet::engine<game>::start();
