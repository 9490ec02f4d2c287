// expect: senet: a scoring is made of senet::line<name, points>
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto scoring = senet::scoring(nim::last_match{});
};

constexpr auto start = senet::engine<game>::start();
