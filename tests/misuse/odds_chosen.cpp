// expect: senet: a move with odds is nature's
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct fall {
    BOOST_HANA_DEFINE_STRUCT(fall, (senet::within<1, 3>, count));

    constexpr int odds(auto const&) const { return 1; }
    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};

struct game : nim::game<> {
    static constexpr auto phases = senet::take_turns_until<nim::none_left>(senet::choose<fall>);
};

constexpr auto start = senet::engine<game>::start();
