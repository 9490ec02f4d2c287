// expect: senet: ties are broken by senet::most<...> or senet::fewest<...>
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto scoring =
        senet::scoring(senet::line<"last match", nim::last_match>).ties(nim::last_match{});
};

constexpr auto start = senet::engine<game>::start();
