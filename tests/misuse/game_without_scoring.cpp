// expect: senet: a game has a scoring
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game {
    static constexpr auto name = "nim";
    static constexpr int seats = 2;
    using table = nim::table;
    static constexpr auto phases =
        senet::take_turns_until<nim::none_left>(senet::choose<nim::take>);
};

constexpr auto start = senet::engine<game>::start();
