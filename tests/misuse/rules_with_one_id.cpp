// expect: senet: two rules have the same id
// expect: 'N', 'I', 'M', '-', '1'
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct take_some : senet::rule<"NIM-1", "take at least one match"> {};

struct game : nim::game<> {
    static constexpr auto rules = senet::rules<nim::enough_are_left, take_some>;
};

constexpr auto start = senet::engine<game>::start();
