// expect: senet: conditions, effects and orders are structs with names, not lambdas
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct game : nim::game<> {
    using few_left = decltype([](auto const& at) { return at.table.matches < 3; });
    static constexpr auto phases = senet::take_turns_until<few_left>(senet::choose<nim::take>);
};

constexpr auto start = senet::engine<game>::start();
