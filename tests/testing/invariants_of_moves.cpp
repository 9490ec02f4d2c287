// SPDX-License-Identifier: MIT

#include <senet/testing/check_game.hpp>

#include <senet/invariants.hpp>

#include "support/catch.hpp"
#include "testing/broken/walk.hpp"

#include <string>

// Promises about moves, kept and broken.
namespace {

namespace walk = broken::walk;

/// One step at a time.
struct steps_are_short : senet::invariant<"INV-STEP-1", "nobody goes more than one step at once"> {
    constexpr bool operator()(auto const& before, auto, auto const& after) const {
        for (int s = 0; s != before.seats; ++s) {
            int const step = after.table.walkers[s] - before.table.walkers[s];
            if (step < -1 || step > 1)
                return false;
        }
        return true;
    }
};

/// The same struct promises something of positions and of moves.
struct only_hats_are_changed
    : senet::invariant<"INV-STEP-2", "a seat changes no hat but by changing its hat"> {
    constexpr bool operator()(auto const& at) const { return at.table.turns <= 100; }
    constexpr bool operator()(auto const& before, auto move, auto const& after) const {
        return before.table.hats[0] == after.table.hats[0] || move.template is<walk::change_hat>();
    }
};

struct jump {
    constexpr void play(auto& at) const {
        at.table.walkers[at.seat()].advance(2);
        at.table.turns.advance();
    }
};

template <class Third>
struct game {
    static constexpr auto name = "steps";
    static constexpr int seats = 2;
    using table = walk::table;
    static constexpr auto phases = senet::take_turns_until<walk::all_turns_made>(
        senet::choose<walk::ahead, walk::change_hat, Third>);
    static constexpr auto scoring = senet::scoring(senet::line<"way", walk::way_made>);
    static constexpr auto invariants = senet::invariants<steps_are_short, only_hats_are_changed>;
};

} // namespace

TEST_CASE("an invariant can be about a move") {
    senet::testing::options const o{.games = 10, .positions = 200};
    CHECK(senet::testing::check_game<game<walk::back>>(o));
    auto const told = senet::testing::check_game<game<jump>>(o);
    CHECK_FALSE(told);
    CHECK(told.law == "INV-STEP-1");
    CHECK(told.moves.size() == 1);
    CHECK_FALSE(senet::testing::replay<game<jump>>("jump", "INV-STEP-1"));
    CHECK(senet::testing::replay<game<jump>>("jump", "INV-STEP-2"));
}
