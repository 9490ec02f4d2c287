// expect: senet: a ladder has at least one value
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto scoring =
        senet::scoring(senet::line<"last match", senet::ladder<nim::last_match>>);
};

constexpr auto sheet = senet::engine<game>::sheet(senet::engine<game>::start());
