// expect: senet: two invariants have the same id
// expect: 'N', 'I', 'M', '-', 'I', 'N', 'V', '-', '1'
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct not_too_many : senet::invariant<"NIM-INV-1", "there are never more than 20 matches"> {
    constexpr bool operator()(auto const& at) const { return at.table.matches <= 20; }
};
struct not_too_few : senet::invariant<"NIM-INV-1", "there are never fewer than 0 matches"> {
    constexpr bool operator()(auto const& at) const { return at.table.matches >= 0; }
};

struct game : nim::game<> {
    static constexpr auto invariants = senet::invariants<not_too_many, not_too_few>;
};

constexpr auto start = senet::engine<game>::start();
