// expect: senet: the invariants of a game are listed with senet::invariants<...>
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct not_too_many : senet::invariant<"NIM-INV-1", "there are never more than 20 matches"> {
    constexpr bool operator()(auto const& at) const { return at.table.matches <= 20; }
};

struct game : nim::game<> {
    static constexpr auto invariants = not_too_many{};
};

constexpr auto start = senet::engine<game>::start();
