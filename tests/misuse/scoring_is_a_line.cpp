// expect: senet: `scoring` is senet::scoring(...)
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto scoring = senet::line<"last match", nim::last_match>;
};

constexpr auto start = senet::engine<game>::start();
