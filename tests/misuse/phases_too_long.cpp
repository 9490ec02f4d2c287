// expect: senet: the phases of a game are flattened to at most 767 steps
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <utility>

struct burn {
    constexpr void operator()(auto& at) const { at.table.matches.retreat(1); }
};

// Two hundred times, not senet::repeat<200>.
constexpr auto burning() {
    return []<int... I>(std::integer_sequence<int, I...>) {
        return senet::sequence((static_cast<void>(I), senet::run<burn>)...);
    }
    (std::make_integer_sequence<int, 200>{});
}

struct game : nim::game<> {
    static constexpr auto phases =
        senet::sequence(burning(), burning(), burning(), burning(), senet::choose<nim::take>);
};

constexpr auto start = senet::engine<game>::start();
