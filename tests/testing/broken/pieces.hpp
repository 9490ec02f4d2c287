// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_TESTING_BROKEN_PIECES_HPP
#define SENET_TESTS_TESTING_BROKEN_PIECES_HPP

#include "testing/broken/shells.hpp"

#include <boost/hana/define_struct.hpp>

namespace broken {

/// The third shell that somebody gathers is lost on the way.
namespace lost_piece {
struct gather {
    BOOST_HANA_DEFINE_STRUCT(gather, (shells::shell, what));

    constexpr senet::verdict check(auto const& at) const { return shells::gather{what}.check(at); }
    constexpr void play(auto& at) const {
        at.table.beach.take(what);
        if (at.table.baskets[at.seat()].size() != 2)
            at.table.baskets[at.seat()].put(what);
        at.table.gathered.advance();
    }
};
struct game : shells::game {
    static constexpr auto phases = shells::phases<gather>;
};
} // namespace lost_piece

/// Who gathers a black shell gets another one from nowhere.
namespace duplicated_piece {
struct gather {
    BOOST_HANA_DEFINE_STRUCT(gather, (shells::shell, what));

    constexpr senet::verdict check(auto const& at) const { return shells::gather{what}.check(at); }
    constexpr void play(auto& at) const {
        at.table.beach.take(what);
        at.table.baskets[at.seat()].put(what, what == shells::shell::black ? 2 : 1);
        at.table.gathered.advance();
    }
};
struct game : shells::game {
    static constexpr auto phases = shells::phases<gather>;
};
} // namespace duplicated_piece

/// The same is no mistake if there is a box of shells beside the table.
namespace shells_from_a_box {
struct game : duplicated_piece::game {
    static constexpr auto unlimited = senet::unlimited<shells::shell>;
    static constexpr int sum_of_totals = 15;
};
} // namespace shells_from_a_box

/// A shell may be taken that is not there: nothing refuses it.
namespace unchecked_piece {
struct gather {
    BOOST_HANA_DEFINE_STRUCT(gather, (shells::shell, what));

    constexpr void play(auto& at) const { shells::gather{what}.play(at); }
};
struct game : shells::game {
    static constexpr auto phases = shells::phases<gather>;
};
} // namespace unchecked_piece

/// Somebody promises that nobody will ever have three shells.
namespace invariant {
struct nobody_has_three : senet::invariant<"INV-SHELL-1", "nobody has three shells"> {
    constexpr bool operator()(auto const& at) const {
        return at.table.baskets[0].size() < 3 && at.table.baskets[1].size() < 3;
    }
};
struct game : shells::game {
    static constexpr auto invariants = senet::invariants<nobody_has_three>;
};
} // namespace invariant

/// A record cannot begin with what this game comes to: it thinks that five shells cannot be gathered.
namespace impossible {
struct too_many : senet::rule<"SHELL-2", "that many shells cannot be gathered"> {};
struct game : shells::game {
    static constexpr senet::verdict possible(auto const& at) {
        return too_many{}(at.table.gathered < 5);
    }
};
} // namespace impossible

} // namespace broken

#endif // SENET_TESTS_TESTING_BROKEN_PIECES_HPP
