// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_TESTING_BROKEN_WALK_HPP
#define SENET_TESTS_TESTING_BROKEN_WALK_HPP

#include <senet/engine.hpp>
#include <senet/table/several.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/define_struct.hpp>

/// Long games with a mistake deep inside: two walkers go forward or back on paths of their own, in turn, with a coin
/// on the table that may be turned; after a hundred turns they rest. The mistake waits for the one who has gone ten
/// steps more ahead than back.
namespace broken::walk {

struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table,
        (senet::per_seat<2, senet::track<-60, 60>>, walkers),
        (senet::per_seat<2, senet::below<5>>, hats),
        (bool, coin),
        (senet::track<0, 100>, turns));
};

struct ahead {
    constexpr void play(auto& at) const {
        at.table.walkers[at.seat()].advance();
        at.table.turns.advance();
    }
};
struct back {
    constexpr void play(auto& at) const {
        at.table.walkers[at.seat()].retreat();
        at.table.turns.advance();
    }
};
struct change_hat {
    BOOST_HANA_DEFINE_STRUCT(change_hat, (senet::below<5>, to));
    constexpr void play(auto& at) const {
        at.table.hats[at.seat()] = to;
        at.table.turns.advance();
    }
};
struct turn_coin {
    constexpr void play(auto& at) const {
        at.table.coin = !at.table.coin;
        at.table.turns.advance();
    }
};

struct all_turns_made {
    constexpr bool operator()(auto const& at) const { return at.table.turns.at_top(); }
};
struct way_made {
    constexpr int operator()(auto const& at, senet::seat s) const { return at.table.walkers[s]; }
};

/// Seat 1 can get ten steps ahead in its tenth turn, with the twentieth move.
struct not_too_far : senet::invariant<"INV-WALK-1", "seat 1 is at most nine steps ahead"> {
    constexpr bool operator()(auto const& at) const { return at.table.walkers[1] < 10; }
};

struct game {
    static constexpr auto name = "walk";
    static constexpr int seats = 2;
    using table = walk::table;
    static constexpr table setup() {
        table t{};
        for (auto& walker : t.walkers)
            walker = 0;
        return t;
    }
    static constexpr auto phases = senet::named<"walking">(
        senet::take_turns_until<all_turns_made>(senet::choose<ahead, back, change_hat, turn_coin>));
    static constexpr auto scoring = senet::scoring(senet::line<"way", way_made>);
    static constexpr auto invariants = senet::invariants<not_too_far>;
};

/// A long way, on which after a while some of very many jumps are legal, and none is listed.
namespace jumps {
struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (senet::track<0, 2500>, steps));
};
struct too_far : senet::rule<"JUMP-1", "nobody can jump that far"> {};
struct step {
    constexpr void play(auto& at) const { at.table.steps.advance(); }
};
template <int Legal>
struct jump {
    BOOST_HANA_DEFINE_STRUCT(jump, (senet::within<0, 9999>, by));

    static constexpr auto name = Legal == 0 ? "hop" : "jump";
    static constexpr void moves(auto const&, auto&&) {}
    constexpr senet::verdict check(auto const& at) const {
        int const steps = at.table.steps;
        return too_far{}(Legal != 0 && steps > 2100 && (by * 7919 + steps) % Legal == 0);
    }
    constexpr void play(auto& at) const { at.table.steps.advance(); }
};
struct way_made {
    constexpr bool operator()(auto const& at) const { return at.table.steps.at_top(); }
};
struct steps_made {
    constexpr int operator()(auto const& at, senet::seat) const { return at.table.steps; }
};
struct game {
    static constexpr auto name = "jumps";
    static constexpr int seats = 1;
    using table = jumps::table;
    static constexpr auto phases = senet::named<"on the way">(
        senet::take_turns_until<way_made>(senet::choose<step, jump<0>, jump<5003>>));
    static constexpr auto scoring = senet::scoring(senet::line<"steps", steps_made>);
};
} // namespace jumps

} // namespace broken::walk

#endif // SENET_TESTS_TESTING_BROKEN_WALK_HPP
