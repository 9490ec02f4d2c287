// expect: senet: what choose<...> and nature<...> offer are moves
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    static constexpr auto phases =
        senet::take_turns_until<nim::none_left>(senet::choose<nim::table>);
};

constexpr auto start = senet::engine<game>::start();
