// expect: senet: two lines of the scoring have the same name
// expect: 'l', 'a', 's', 't', ' ', 'm', 'a', 't', 'c', 'h'
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto scoring = senet::scoring(
        senet::line<"last match", nim::last_match>, senet::line<"last match", nim::last_match>);
};

constexpr auto start = senet::engine<game>::start();
