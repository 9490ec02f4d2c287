// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_TESTING_BROKEN_SCORES_HPP
#define SENET_TESTS_TESTING_BROKEN_SCORES_HPP

#include "testing/broken/shells.hpp"
#include <senet/engine.hpp>

#include <string_view>

namespace broken {

/// Who has no white shell gets a point for it, and nobody loses one.
namespace points_from_nowhere {
struct consolation {
    constexpr int operator()(auto const& at, senet::seat s) const {
        return at.table.baskets[s].has(shells::shell::white) || at.table.gathered < 6 ? 0 : 1;
    }
};
struct game : shells::game {
    static constexpr auto scoring = senet::scoring(
        senet::line<"white", senet::per_piece<shells::gathered<shells::shell::white>>>,
        senet::line<"black", senet::per_piece<shells::gathered<shells::shell::black>, 2>>,
        senet::line<"consolation", consolation>);
};
} // namespace points_from_nowhere

/// Ties are broken in favour of the seat with the higher number.
namespace rank_by_seat {
struct number_of_seat {
    constexpr int operator()(auto const&, senet::seat s) const { return s; }
};
struct game : shells::game {
    static constexpr auto scoring =
        senet::scoring(
            senet::line<"white", senet::per_piece<shells::gathered<shells::shell::white>>>)
            .ties(senet::most<number_of_seat>);
    static constexpr int sum_of_totals = 3;
};
} // namespace rank_by_seat

/// Seat 0 has a point more for two black shells.
namespace points_by_seat {
struct black_pair {
    constexpr int operator()(auto const& at, senet::seat s) const {
        return s == 0 && at.table.baskets[s].count(shells::shell::black) == 2 ? 1 : 0;
    }
};
struct game : shells::game {
    static constexpr auto scoring = senet::scoring(senet::line<"pair", black_pair>);
    static constexpr int sum_of_totals = 0;
};
} // namespace points_by_seat

/// A line of the score and a rule that nothing ever reaches.
namespace unreached {
struct no_seventh_shell : senet::rule<"SHELL-7", "there is no seventh shell"> {};
struct seven_shells {
    constexpr int operator()(auto const& at, senet::seat s) const {
        return at.table.baskets[s].size() == 7 ? 1 : 0;
    }
};
struct game : shells::game {
    static constexpr auto scoring = senet::scoring(
        senet::line<"white", senet::per_piece<shells::gathered<shells::shell::white>>>,
        senet::line<"black", senet::per_piece<shells::gathered<shells::shell::black>, 2>>,
        senet::line<"seven", seven_shells>);
    static constexpr auto rules = senet::rules<shells::shell_is_there, no_seventh_shell>;
};
} // namespace unreached

} // namespace broken

#endif // SENET_TESTS_TESTING_BROKEN_SCORES_HPP
