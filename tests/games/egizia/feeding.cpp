// SPDX-License-Identifier: MIT

#include "games/egizia/arranged.hpp"

#include "support/catch.hpp"

#include <string>

// Phases 3 and 4 and free actions (sections 7, 8 and 16).
namespace {

using namespace egizia_tests;
using senet::index_set;

template <class Engine = four>
bool allows(typename Engine::position const& p, typename Engine::move m) {
    return static_cast<bool>(Engine::check(p, m));
}
int harvest(four::table t, flood_position f, seat s = 0) {
    t.flood = f;
    return harvest_of(feeding_of(t, s), s);
}
/// The end of phase 2, with only seat 0 to pass: feeding comes by itself as far as it is certain.
four::position before_feeding(four::table t) {
    t.duty = boat_duty::may_pass;
    for (int s = 1; s != 4; ++s)
        t.players[s].passed = true;
    return at<"W2">(t);
}

} // namespace

TEST_CASE(
    "EGZ-062, EGZ-071, EGZ-141: from the front of the track, as it is when the phase starts") {
    auto t = start_table();
    t.points = senet::race<4, -end_of_track, end_of_track>{t.tiles, 0};
    t.points.advance(2, 5);
    t.points.advance(0, 3);
    for (int s = 0; s != 4; ++s)
        set_crews(t, s, 3, 3, 3, 3); // six are short
    // everybody has a decision: a card with wheat, or stones to be exchanged, or a card for stones
    give(t, 0, {N34_17, N12_14});
    give(t, 1, N12_20);
    give(t, 2, N5_05);
    give(t, 3, N5_07);
    auto p = before_feeding(t);
    four::play(p, pass{});
    std::string order;
    while (four::phase(p) == "W3") {
        order += std::to_string(static_cast<int>(four::to_act(p).seat()));
        four::play(p, feed{0, 0});
        if (order == "2")
            CHECK(score_of(p, 2) == 5 - 18); // behind everybody now, and the order stays
    }
    CHECK(order == "2031");
    CHECK(p.table.points.ahead(0, 1));
    CHECK(p.table.points.ahead(3, 1)); // both lost 18, seat 3 first
}

TEST_CASE("EGZ-063, EGZ-072, EGZ-088: every crew eats, used or not") {
    auto t = start_table();
    set_crews(t, 0, 4, 3, 2, 5);
    t.players[0].used_crews = {0, 3};
    auto p = feeding_of(t);
    CHECK(need_of(p, 0) == 14);
    four::play(p, feed{0, 0});
    CHECK(score_of(p, 0) == -3 * 8);
    CHECK(has_crews(p.table, 0, 4, 3, 2, 5));
}

TEST_CASE("EGZ-064, EGZ-065, EGZ-160, EGZ-161, EGZ-162: which fields are irrigated") {
    using enum flood_position;
    auto t = start_table();
    CHECK(harvest(t, left) == 6);         // the start field
    give(t, 0, {N12_06, N12_07, N34_05}); // green 2, 3, 4
    CHECK(harvest(t, left) == 15);
    give(t, 0, {N12_08, N12_09, N34_07}); // yellow-green 4, 5, 6
    CHECK(harvest(t, left) == 15);
    CHECK(harvest(t, centre) == 30);
    give(t, 0, {N12_10, N12_11, N34_08, N34_09}); // brown 6, 7, 8, 9
    CHECK(harvest(t, centre) == 30);
    CHECK(harvest(t, right) == 60);
}

TEST_CASE("EGZ-066, EGZ-067, EGZ-068, EGZ-069, EGZ-070: what is missing") {
    int const rate[] = {3, 2, 2, 1};
    for (int market = 0; market != 4; ++market) {
        auto t = start_table();
        set_crews(t, 0, 9, 9, 9, 9);
        set_market(t, 0, market_id::grain, market);
        auto p = feeding_of(t);
        four::play(p, feed{0, 0});
        CHECK(score_of(p, 0) == -30 * rate[market]); // for each missing wheat, without limit
    }
    auto p = feeding_of(start_table());
    four::play(p, feed{0, 0});
    CHECK(score_of(p, 0) == 0); // spare wheat vanishes
}

TEST_CASE("EGZ-073, EGZ-074, EGZ-171, EGZ-190: cards and stones for wheat") {
    auto t = start_table();
    set_crews(t, 0, 3, 3, 3, 2); // five are short
    t.players[0].stock = 4;
    auto without = feeding_of(t);
    CHECK(is_refused(without, feed{1, 0}, "EGZ-190"));
    CHECK(is_refused(without, feed{0, 1}, "EGZ-171"));
    CHECK(four::count_moves(without) == 1);
    give(t, 0, {N12_20, N5_07, N12_14});
    auto p = feeding_of(t);
    CHECK(allows(p, feed{0, 0})); // nothing has to be used
    CHECK(allows(p, feed{0, 4}));
    CHECK(is_refused(p, feed{0, 5}, "EGZ-171")); // no fifth stone
    CHECK(allows(p, feed{1, 1}));
    CHECK(is_refused(p, feed{1, 2}, "EGZ-074"));
    CHECK(allows(p, feed{2, 0})); // one wheat would be missing without the second card
    CHECK(is_refused(p, feed{2, 1}, "EGZ-074"));
    CHECK(is_refused(p, feed{3, 0}, "EGZ-190"));
    CHECK(four::count_moves(p) == 5 + 2 + 1);
    set_crews(t, 0, 3, 3, 2, 2); // four are short: the second card would be wasted
    CHECK(is_refused(feeding_of(t), feed{2, 0}, "EGZ-074"));
    CHECK(is_refused(feeding_of(t), feed{1, 1}, "EGZ-074"));

    four::play(p, feed{1, 1});
    CHECK(score_of(p, 0) == 0);
    CHECK(p.table.gone.has(N12_20)); // EGZ-221: the lowest id
    CHECK(p.table.players[0].cards.has(N5_07));
}

TEST_CASE("EGZ-167, EGZ-168, EGZ-065, EGZ-221: field improvers") {
    auto t = start_table();
    give(t, 0, {N12_12, N34_10, N12_10, N12_08}); // brown 6, yellow-green 4
    t.flood = flood_position::centre;
    auto p = feeding_of(t);
    CHECK(harvest_of(p, 0) == 10);
    CHECK(is_refused(p, assign_improver{SW1}, "EGZ-167"));    // green
    CHECK(is_refused(p, assign_improver{N12_09}, "EGZ-167")); // not his
    CHECK(is_refused(p, assign_improver{N12_12}, "EGZ-167")); // no field
    four::play(p, assign_improver{N12_10});
    CHECK(four::phase(p) == "W3");
    CHECK(p.table.improved[0].is_at(N12_10)); // the lowest id first
    CHECK(colour_of(p, static_cast<int>(N12_10)) == colour::yellow);
    CHECK(harvest_of(p, 0) == 16);
    CHECK(market_of(p.table, 0, market_id::stone) == 0); // what it did at once does not come again
    four::play(p, assign_improver{N12_10});              // two on one field
    CHECK(colour_of(p, static_cast<int>(N12_10)) == colour::green);
    CHECK(is_refused(p, assign_improver{N12_08}, "EGZ-167")); // assigned for good
    p.table.flood = flood_position::left;
    CHECK(harvest_of(p, 0) == 12);
    // nobody has to assign one
    auto later = feeding_of(t);
    four::play(later, feed{0, 0});
    CHECK_FALSE(later.table.improved[0].there());
    // the improver of somebody else
    auto other = start_table();
    give(other, 1, N12_12);
    give(other, 0, {N34_10, N12_10});
    auto q = feeding_of(other);
    four::play(q, assign_improver{N12_10});
    CHECK(q.table.improved[1].is_at(N12_10));
    CHECK_FALSE(q.table.improved[0].there());
}

TEST_CASE("EGZ-169, EGZ-170, EGZ-159: crews are improved once a round") {
    auto t = start_table();
    give(t, 0, {N12_13, N34_13});
    t.players[0].stock = 3;
    for (bool const feeding : {false, true}) {
        auto p = feeding ? feeding_of(t) : placing(t);
        four::play(p, improve{crew_id::B});
        CHECK(has_crews(p.table, 0, 1, 2, 1, 2));
        CHECK(stock_of(p, 0) == 3);
        CHECK(is_refused(p, improve{crew_id::B}, "EGZ-169"));
        four::play(p, paid_improve{crew_id::J});
        CHECK(has_crews(p.table, 0, 1, 2, 1, 3));
        CHECK(stock_of(p, 0) == 1);
        CHECK(is_refused(p, paid_improve{crew_id::J}, "EGZ-170"));
        CHECK(four::to_act(p) == seat{0});
        CHECK(p.table.players[0].cards.has(N12_13)); // permanent
    }
    auto full = t;
    set_crews(full, 0, 9, 1, 1, 2);
    CHECK(is_refused(placing(full), improve{crew_id::A}, "EGZ-057"));
    CHECK(is_refused(placing(full), paid_improve{crew_id::A}, "EGZ-057"));
    set_crews(full, 0, 9, 9, 9, 9);
    CHECK_FALSE(senet::can<improve, paid_improve>{}(placing(full)));
    auto poor = t;
    poor.players[0].stock = 1;
    CHECK(is_refused(placing(poor), paid_improve{crew_id::A}, "EGZ-170"));
}

TEST_CASE("EGZ-075, EGZ-076, EGZ-077, EGZ-166: production, and what can be done right after it") {
    auto t = start_table();
    give(t, 0, {N12_01, N12_03, N34_17}); // quarries 2 and 3, six stones
    t.players[0].stock = 1;
    t.players[1].stock = 24;
    give(t, 2, N12_13);
    t.tiles.exchange(1, 2); // seats 0, 2, 1, 3
    auto p = before_feeding(t);
    play(p, {pass{}, feed{0, 0}, feed{0, 0}});
    REQUIRE(four::phase(p) == "W4");
    CHECK(four::to_act(p) == seat{0});
    CHECK(stock_of(p, 0) == 9);
    CHECK(stock_of(p, 2) == 4); // not yet
    four::play(p, stones_6{});
    CHECK(stock_of(p, 0) == 15);
    CHECK(p.table.gone.has(N34_17));
    CHECK(is_refused(p, stones_6{}, "EGZ-191"));
    four::play(p, end{});
    REQUIRE(four::phase(p) == "W4");
    CHECK(four::to_act(p) == seat{2});
    CHECK(stock_of(p, 2) == 7);
    four::play(p, improve{crew_id::A});
    four::play(p, end{});
    CHECK(stock_of(p, 1) == 25); // the rest is lost; nothing to decide
    CHECK(stock_of(p, 3) == 8);
}

TEST_CASE("EGZ-191, EGZ-192, EGZ-076: stones for a card, points for stones") {
    auto t = start_table();
    give(t, 0, {N34_17, N5_05, N5_04});
    t.players[0].stock = 15;
    auto p = placing(t);
    CHECK(is_refused(p, sell{11}, "EGZ-192"));
    four::play(p, stones_6{});
    CHECK(stock_of(p, 0) == 21);
    CHECK(p.table.players[0].cards.has(N5_05)); // EGZ-221
    four::play(p, stones_6{});
    CHECK(stock_of(p, 0) == 25);
    four::play(p, sell{7});
    CHECK(stock_of(p, 0) == 18);
    CHECK(score_of(p, 0) == 7);
    CHECK(p.table.gone.has(N5_04)); // the whole card is used up
    CHECK(is_refused(p, sell{1}, "EGZ-192"));
    t.players[0].stock = 4;
    auto poor = placing(t);
    CHECK(is_refused(poor, sell{5}, "EGZ-192"));
    CHECK(allows(poor, sell{4}));
}
