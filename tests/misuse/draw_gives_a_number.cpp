// expect: senet: a move is drawn by `static constexpr move draw(auto const& at, auto& random)`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct fall {
    BOOST_HANA_DEFINE_STRUCT(fall, (senet::within<1, 3>, count));

    constexpr int odds(auto const&) const { return 1; }
    static constexpr std::uint64_t draw(auto const&, auto& random) {
        return 1 + senet::draw_below(3, random);
    }
    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};

struct game : nim::game<> {
    static constexpr auto phases = senet::take_turns_until<nim::none_left>(senet::nature<fall>);
};

constexpr auto start = senet::engine<game>::start();
