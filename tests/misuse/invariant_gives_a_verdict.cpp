// expect: senet: an invariant has `constexpr bool operator()(auto const& at) const`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct not_too_many : senet::invariant<"NIM-INV-1", "there are never more than 20 matches"> {
    constexpr senet::verdict operator()(auto const& at) const {
        return nim::enough_are_left{}(at.table.matches <= 20);
    }
};

struct game : nim::game<> {
    static constexpr auto invariants = senet::invariants<not_too_many>;
};

constexpr auto start = senet::engine<game>::start();
