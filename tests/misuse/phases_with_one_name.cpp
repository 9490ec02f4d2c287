// expect: senet: two phases have the same name
// expect: 't', 'a', 'k', 'i', 'n', 'g'
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases = senet::sequence(
        senet::named<"taking">(senet::choose<nim::take>),
        senet::named<"taking">(senet::repeat<2>(senet::choose<nim::take>)));
};

constexpr auto start = senet::engine<game>::start();
