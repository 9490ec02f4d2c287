// expect: senet: what breaks a tie is `constexpr int operator()(auto const& at, senet::seat s) const`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto scoring = senet::scoring(senet::line<"last match", nim::last_match>)
                                        .ties(senet::most<nim::none_left>);
};

constexpr auto start = senet::engine<game>::start();
