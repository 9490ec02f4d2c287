// expect: senet: a game has a name
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game {
    static constexpr int seats = 2;
    using table = nim::table;
    static constexpr auto phases =
        senet::take_turns_until<nim::none_left>(senet::choose<nim::take>);
    static constexpr auto scoring = senet::scoring(senet::line<"last match", nim::last_match>);
};

constexpr auto start = senet::engine<game>::start();
