// expect: senet: a game has phases
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game {
    static constexpr auto name = "nim";
    static constexpr int seats = 2;
    using table = nim::table;
    static constexpr auto scoring = senet::scoring(senet::line<"last match", nim::last_match>);
};

constexpr auto start = senet::engine<game>::start();
