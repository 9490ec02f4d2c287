// expect: senet: an invariant is a struct that derives from senet::invariant<id, sentence>
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto invariants = senet::invariants<nim::none_left>;
};

constexpr auto start = senet::engine<game>::start();
