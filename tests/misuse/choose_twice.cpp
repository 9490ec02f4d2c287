// expect: senet: choose<...> and nature<...> offer each move once
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases =
        senet::take_turns_until<nim::none_left>(senet::choose<nim::take, senet::again<nim::take>>);
};

constexpr auto start = senet::engine<game>::start();
