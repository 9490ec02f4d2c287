// expect: senet: a rule is a struct that derives from senet::rule<id, sentence>
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto rules = senet::rules<nim::enough_are_left, nim::take>;
};

constexpr auto start = senet::engine<game>::start();
