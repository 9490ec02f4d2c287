// expect: senet: two kinds of moves have the same words
// expect: burn
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct burn {
    BOOST_HANA_DEFINE_STRUCT(burn, (senet::within<1, 3>, count));

    static constexpr std::string_view words = "take {count}";
    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};

struct game : nim::game<> {
    static constexpr auto phases =
        senet::take_turns_until<nim::none_left>(senet::choose<nim::take, burn>);
};

constexpr auto start = senet::engine<game>::start();
