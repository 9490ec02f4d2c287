// expect: senet: a condition is a struct with `constexpr bool operator()(auto const& at) const`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <type_traits>

struct few_left {
    constexpr bool operator()(auto& at) const
        requires(!std::is_const_v<std::remove_reference_t<decltype(at)>>) {
        return at.table.matches.retreat() < 3;
    }
};

struct game : nim::game<> {
    static constexpr auto phases =
        senet::either<few_left>(senet::choose<nim::take>, senet::sequence());
};

constexpr auto start = senet::engine<game>::start();
