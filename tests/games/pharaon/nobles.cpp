// SPDX-License-Identifier: MIT

#include "games/pharaon/arranged.hpp"

#include "support/catch.hpp"
#include "support/play.hpp"

#include <map>
#include <set>
#include <string>
#include <vector>

// Nobles one by one, the Pharaoh, gods and the final scoring (sections 8 and 11 to 13).
namespace {

using namespace pharaon_tests;
using enum kind;

std::string_view rule(three::position const& p, auto const& m) { return three::check(p, m).rule(); }
/// Seat 0 about to act in TF, with nobles and tokens.
three::table
with_nobles(std::initializer_list<int> nobles, std::initializer_list<int> resources_owned) {
    auto t = frame<three>();
    for (int const n : nobles)
        give_noble(t, 0, n);
    int i = 0;
    for (int const n : resources_owned)
        give(t, 0, static_cast<resource>(i++), n);
    return t;
}
three::position begin(three::table const& t, seat s = 0) { return at<"action">(t, s); }

/// A noble is taken from the deck by the action NOB.
three::position taken(three::table t, int noble) {
    for (resource const r :
         {resource::AGR, resource::CON, resource::COM, resource::ROY, resource::JUS})
        if (!t.players[0].resources.has(r))
            give(t, 0, r);
    auto p = begin(t);
    REQUIRE(pay_for<three>(p, in_nobles, JUS, AGR, CON, COM, ROY).empty());
    three::play(p, choose_noble{});
    three::play(p, draw_noble{noble});
    return p;
}

int points(three::table const& t, std::string_view line) {
    auto const sheet = three::sheet(begin(t));
    for (int i = 0; i != 7; ++i)
        if (sheet.name(i) == line)
            return sheet.points(i, 0);
    return -1;
}
int noble_points(three::table const& t) { return points(t, "nobles"); }

} // namespace

TEST_CASE("PHA-123, PHA-124, PHA-125: powers for once a round") {
    auto t = with_nobles({18}, {2, 1, 0, 0, 0, 0});
    auto p = begin(t);
    CHECK(rule(p, power17{AGR, colour::JUS}) == "PHA-123");
    CHECK(three::check(p, pass{})); // PHA-125: optional
    three::play(p, power18{AGR});
    CHECK(rule(p, power18{AGR}) == "PHA-124");
    CHECK(p.table.tilted.contains(18));
    straighten_nobles{}(p);
    CHECK(three::check(p, power18{AGR}));
}

TEST_CASE("PHA-127, PHA-128, PHA-151: the General advances when he passes") {
    auto t = with_nobles({6}, {0});
    t.first_player.give_to(2);
    auto p = begin(t);
    three::play(p, pass{});
    CHECK(p.table.first_player.is(0)); // taken before that
    CHECK(p.table.players[0].square == 1);
    CHECK(three::count_moves(p) == 1); // the gain comes before the vase
    three::play(p, choose_gain{gain::basic});
    three::play(p, choose_basic{colour::COM});
    CHECK(owns(p, 0, {0, 0, 1, 0, 0, 0}));
    three::play(p, choose_vase{0});
    CHECK(three::to_act(p) == seat{1});
    // not if he is the last to pass
    auto u = t;
    let_pass(u, 1, 0);
    let_pass(u, 2, 0);
    auto q = begin(u);
    three::play(q, pass{});
    CHECK(q.table.players[0].square == 0);
    CHECK(three::check(q, choose_vase{0}));
    // PHA-128
    t.pharaoh.give_to(1);
    CHECK(noble_points(t) == 7);
    t.pharaoh.give_to(0);
    CHECK(noble_points(t) == 11);
    t.first_player.give_to(0);
    CHECK(noble_points(t) == 15);
}

TEST_CASE("PHA-074, PHA-129: any resource as access") {
    struct {
        int noble;
        take_action action;
        kind wheel;
    } const cases[] = {
        {7, in_burial, CON}, {8, in_offerings, AGR}, {9, in_artisans, ROY}, {10, in_nile(6), COM}};
    for (auto const& c : cases) {
        auto t = with_nobles({}, {3, 3, 3, 3, 3, 0});
        auto p = begin(t);
        three::play(p, c.action);
        CHECK(rule(p, pay_access{JUS}) == "PHA-072");
        give_noble(t, 0, c.noble);
        p = begin(t);
        three::play(p, c.action);
        CHECK(three::check(p, pay_access{JUS}));
        CHECK(three::check(p, pay_access{c.wheel}));
    }
    // PHA-074: it counts as its own colour: JUS is not deducted from AGR and CON
    auto t = with_nobles({7}, {1, 1, 0, 0, 1, 0});
    auto p = begin(t);
    REQUIRE(pay_for<three>(p, in_burial, JUS, AGR, CON).empty());
    p = begin(t);
    REQUIRE(pay_for<three>(p, in_burial, AGR, CON).empty()); // AGR is
    auto u = with_nobles({7, 1}, {0, 1, 1, 0, 0, 0});        // a partner may count for the other
    p = begin(u);
    REQUIRE(pay_for<three>(p, in_burial, COM, CON).empty());
}

TEST_CASE("PHA-130: the Judge pays any five") {
    auto t = with_nobles({11}, {0, 0, 0, 0, 1, 2});
    give(t, 0, resource::AGR, 3);
    auto p = begin(t);
    REQUIRE(pay_for<three>(p, in_nobles, JUS, AGR, AGR, AGR, SIL).empty());
    CHECK(p.table.players[0].resources.size() == 1);
    auto u = with_nobles({11}, {5, 0, 0, 0, 0, 0});
    CHECK(rule(begin(u), in_nobles) == "PHA-082"); // the access is still that of the wheel
}

TEST_CASE("PHA-077, PHA-132, PHA-133: acting without a space") {
    struct {
        int noble;
        take_action action;
        int segment;
    } const cases[] = {
        {13, in_artisans, 3}, {14, in_burial, 1}, {15, in_offerings, 0}, {16, in_nile(6), 2}};
    for (auto const& c : cases) {
        auto t = with_nobles({c.noble}, {3, 3, 3, 4, 3, 0});
        auto free = begin(t);
        CHECK(three::check(free, c.action));
        lay_on_wheel(t, c.segment, resource::SIL, 3);
        auto p = begin(t);
        CHECK(three::check(p, c.action)); // PHA-132
        int const before = p.table.players[0].resources.size();
        three::play(p, c.action);
        auto const w = three::nth_move(p, 0);
        three::play(p, w);
        senet::random_source random{1};
        while (three::phase(p) == "payment")
            three::play(p, three::random_move(p, random));
        CHECK(p.table.wheel[c.segment].size() == 3); // PHA-077: nothing is laid there
        CHECK(p.table.tilted.contains(c.noble));
        CHECK(p.table.players[0].resources.size() < before);
        t.tilted.insert(c.noble);
        CHECK(rule(begin(t), c.action) == "PHA-060");
        // PHA-133: with a free space the power stays unused
        three::play(free, c.action);
        three::play(free, three::nth_move(free, 0));
        while (three::phase(free) == "payment")
            three::play(free, three::random_move(free, random));
        CHECK(free.table.tilted.empty());
    }
}

TEST_CASE("PHA-135, PHA-140, PHA-053: the Wise Woman") {
    auto t = with_nobles({17}, {1, 0, 0, 0, 0, 1});
    give(t, 0, offering::RES_COM);
    give(t, 0, offering::DIS_NIL);
    auto p = begin(t);
    CHECK(rule(p, power17{AGR, colour::AGR}) == "PHA-135");
    CHECK(rule(p, power17{oCOM, colour::COM}) == "PHA-135");
    CHECK(rule(p, power17{oDIS, colour::COM}) == "PHA-135");
    CHECK(rule(p, power17{JUS, colour::COM}) == "PHA-081");
    exhaust(p.table, 1, resource::ROY);
    CHECK(rule(p, power17{AGR, colour::ROY}) == "PHA-039");
    auto silver = p;
    three::play(silver, power17{SIL, colour::JUS});
    CHECK(owns(silver, 0, {1, 0, 0, 0, 1, 0}));
    three::play(p, power17{oCOM, colour::AGR}); // before the action: PHA-053
    CHECK(owns(p, 0, {2, 0, 0, 0, 0, 1}));
    CHECK(p.table.discarded_offerings.count(offering::RES_COM) == 1); // PHA-043
    CHECK(three::to_act(p) == seat{0});
    CHECK(three::phase(p) == "action");
    // after passing, with what the vase brought: PHA-140
    auto q = begin(t);
    three::play(q, pass{});
    three::play(q, choose_vase{0});
    CHECK(three::phase(q) == "afterwards");
    CHECK(three::check(q, end_turn{}));
    three::play(q, power17{CON, colour::ROY});
    CHECK(three::to_act(q) == seat{1});
    // and after an action; nobody is asked if there is nothing to give
    auto u = with_nobles({17}, {1, 1, 0, 0, 0, 0});
    q = begin(u);
    REQUIRE(pay_for<three>(q, in_burial, CON, AGR).empty());
    CHECK(three::to_act(q) == seat{1});
}

TEST_CASE("PHA-136: the Treasurer") {
    auto t = with_nobles({18, 17}, {1, 0, 0, 0, 0, 1});
    give(t, 0, offering::RES_COM);
    auto p = begin(t);
    CHECK(rule(p, power18{SIL}) == "PHA-136");
    CHECK(rule(p, power18{oDIS}) == "PHA-136");
    CHECK(rule(p, power18{JUS}) == "PHA-081");
    three::play(p, power18{oCOM});
    CHECK(owns(p, 0, {1, 0, 0, 0, 0, 2}));
    auto u = t;
    exhaust(u, 1, resource::SIL);
    CHECK(rule(begin(u), power18{AGR}) == "PHA-136");
    // both powers in one turn, after passing
    auto q = begin(t);
    three::play(q, pass{});
    three::play(q, choose_vase{0});
    three::play(q, power18{AGR});
    CHECK(three::phase(q) == "afterwards");
    three::play(q, power17{SIL, colour::JUS});
    CHECK(three::to_act(q) == seat{1});
    q = begin(t);
    three::play(q, pass{});
    three::play(q, choose_vase{0});
    three::play(q, power17{SIL, colour::JUS});
    CHECK(three::check(q, power18{JUS}));
    three::play(q, end_turn{});
    CHECK(three::to_act(q) == seat{1});
}

TEST_CASE("PHA-047, PHA-137, PHA-138, PHA-139: vases with the Tutor and the Diplomat") {
    auto t = with_nobles({19, 20}, {0});
    auto p = begin(t);
    three::play(p, pass{});
    three::play(p, choose_vase{0});
    REQUIRE(three::check(p, use20{true})); // the Diplomat first
    auto no = p;
    three::play(p, use20{true});
    CHECK(p.table.discarded_vases.has(vase::V01));
    three::play(p, choose_basic{colour::CON});
    CHECK(rule(p, choose_basic{colour::AGR}) == "PHA-256");
    three::play(p, choose_basic{colour::CON}); // repeats are allowed
    three::play(p, choose_basic{colour::JUS});
    three::play(p, use19{true});
    CHECK(three::check(p, choose_basic{colour::AGR})); // a choice of its own
    three::play(p, choose_basic{colour::AGR});
    CHECK(owns(p, 0, {1, 2, 0, 0, 1, 0}));
    CHECK(p.table.tilted.contains(19));
    CHECK(p.table.tilted.contains(20));
    three::play(no, use20{false});
    CHECK(owns(no, 0, {1, 1, 1, 0, 0, 0}));
    three::play(no, use19{false});
    CHECK(no.table.tilted.empty());
    // PHA-139: a drawn vase, too; Q41: nobody is asked when no basic resource is left
    auto u = with_nobles({19, 20}, {1, 0, 1, 0, 0, 0});
    auto q = begin(u);
    REQUIRE(pay_for<three>(q, in_nile(6), COM, AGR).empty());
    three::play(q, draw_vase{vase::V30});
    CHECK(three::check(q, use20{false}));
    for (int c = 0; c != colours; ++c)
        exhaust(u, 1, static_cast<resource>(c));
    q = begin(u);
    three::play(q, pass{});
    three::play(q, choose_vase{0});
    CHECK(three::to_act(q) == seat{1});
    // PHA-256: the three resources go as far as the supplies
    auto v = with_nobles({20}, {0});
    for (int c = 1; c != colours; ++c)
        exhaust(v, 1, static_cast<resource>(c));
    exhaust(v, 1, resource::AGR);
    v.players[1].resources.take(resource::AGR, 1);
    v.bank.put(resource::AGR);
    v.players[1].resources.take(resource::ROY, 1);
    v.bank.put(resource::ROY);
    q = begin(v);
    three::play(q, pass{});
    three::play(q, choose_vase{0});
    three::play(q, use20{true});
    CHECK(rule(q, choose_basic{colour::ROY}) == "PHA-256"); // AGR would be lost
    three::play(q, choose_basic{colour::AGR});
    three::play(q, choose_basic{colour::ROY});
    CHECK(three::to_act(q) == seat{1});
}

TEST_CASE("PHA-141 to PHA-147: the High Officials") {
    auto p = taken(frame<three>(), 21); // PHA-141
    for (int i = 0; i != 3; ++i)
        three::play(p, choose_track{colour::ROY});
    CHECK(p.table.players[0].nile[3] == 3);
    CHECK(owns(p, 0, {0, 0, 0, 0, 0, 2}));
    p = taken(frame<three>(), 22); // PHA-142, PHA-147: each one separately
    three::play(p, choose_bonus{p.table.bonus[0]});
    CHECK(p.table.bonus.size() == 3);
    three::play(p, choose_bonus{});
    three::play(p, three::nth_move(p, 0));
    CHECK(p.table.players[0].offerings.size() == 2);
    three::play(p, choose_track{colour::AGR});
    three::play(p, choose_track{colour::JUS});
    CHECK(three::to_act(p) == seat{1});
    p = taken(frame<three>(), 23); // PHA-143
    three::play(p, choose_artisan{});
    three::play(p, draw_artisan{artisan::A09}); // ROY, JUS, SIL
    CHECK(owns(p, 0, {0, 0, 0, 1, 1, 2}));
    p = taken(frame<three>(), 24); // PHA-144
    three::play(p, choose_artisan{2});
    three::play(p, draw_artisan{artisan::A10});
    CHECK(three::check(p, choose_bonus{}));
    p = taken(frame<three>(), 25); // PHA-145
    CHECK(p.table.players[0].burial == 1);
    CHECK(owns(p, 0, {0, 0, 0, 0, 0, 1}));
    p = taken(frame<three>(), 26); // PHA-146
    CHECK(p.table.players[0].burial == 1);
    CHECK(three::check(p, choose_bonus{p.table.bonus[3]}));
    // PHA-147: nothing is left; PHA-125: as far as possible
    auto t = frame<three>();
    for (int i = 0; i != offering_types; ++i) {
        auto const o = static_cast<offering>(i);
        t.players[2].offerings.put(o, t.bag.count(o));
        t.bag.take(o, t.bag.count(o));
    }
    for (int const i : t.bonus.filled())
        t.players[2].offerings.put(t.bonus.take(i));
    p = taken(t, 22);
    CHECK(three::check(p, choose_track{colour::AGR}));
}

TEST_CASE("PHA-126, PHA-131, PHA-134, PHA-148: what nobles are worth") {
    auto t = with_nobles({12, 7}, {0}); // PHA-129, PHA-131
    CHECK(noble_points(t) == 9 + 3 + 3 * 2);
    t = with_nobles({13}, {0}); // PHA-134
    for (artisan const a : {artisan::A01, artisan::A02, artisan::A06, artisan::A26})
        if (!t.artisans.has(a))
            give_artisan(t, 0, a);
    CHECK(noble_points(t) == 6 + 2 * 2);
    t = with_nobles({14}, {0});
    t.players[0].burial = 1;
    CHECK(noble_points(t) == 8);
    t = with_nobles({15}, {0});
    give(t, 0, offering::PP1, 2);
    CHECK(noble_points(t) == 10);
    t = with_nobles({16}, {0});
    t.players[0].nile[0] = 3;
    t.players[0].nile[4] = 3;
    CHECK(noble_points(t) == 11);
    t = with_nobles({18}, {0, 0, 0, 0, 0, 3});
    CHECK(noble_points(t) == 14);
    t = with_nobles({19}, {2, 0, 0, 1, 0, 4});
    give(t, 0, offering::RES_AGR);
    give(t, 0, offering::DIS_NIL);
    CHECK(noble_points(t) == 7 + 3 + 1);
    for (int n = 21; n <= 26; ++n) // PHA-148
        CHECK(noble_points(with_nobles({n}, {0})) == (n <= 22 ? 8 : 7));
    // PHA-138: the Diplomat is worth as much as the best other one, or nothing
    CHECK(noble_points(with_nobles({20}, {0})) == 0);
    CHECK(noble_points(with_nobles({20, 11, 21}, {0})) == 10 + 8 + 10);
    // PHA-126, PHA-184: 4, and 4 for each god beside the district that is satisfied
    t = with_nobles({4}, {0}); // BUR lies between OFF and NIL
    CHECK(noble_points(t) == 4);
    t.players[0].burial = 2;
    give(t, 0, offering::PP1, 3);
    CHECK(noble_points(t) == 8);
    t.players[0].burial = 4;
    for (int c = 0; c != 3; ++c)
        t.players[0].nile[c] = 1;
    CHECK(noble_points(t) == 12);
    t = with_nobles({17}, {0}); // PHA-135: for each satisfied god
    CHECK(noble_points(t) == 3);
    t.players[0].burial = 2;
    give(t, 0, offering::PP1, 3);
    CHECK(noble_points(t) == 6);
}

TEST_CASE("PHA-171 to PHA-174: the Pharaoh") {
    auto t = with_nobles({12}, {1, 1, 1, 1, 1, 0}); // PHA-172: the starting noble counts
    t.players[0].burial = 2;
    auto p = begin(t);
    REQUIRE(pay_for<three>(p, in_nobles, JUS, AGR, CON, COM, ROY).empty());
    three::play(p, choose_noble{});
    CHECK_FALSE(p.table.pharaoh.held());
    three::play(p, draw_noble{26});         // PHA-173: two nobles, then the third step
    CHECK(p.table.pharaoh.is(0));           // PHA-171
    CHECK(three::check(p, choose_bonus{})); // in the middle of the power
    CHECK(three::sheet(p).points("Pharaoh and first player", 0) == 10);
    // PHA-174: it never changes hands
    auto u = p.table;
    give_noble(u, 1, 1);
    give_noble(u, 1, 2);
    u.players[1].burial = 8;
    u.due = {};
    auto q = begin(u);
    see_who_is_pharaoh(q, 1);
    CHECK(q.table.pharaoh.is(0));
    auto one = frame<three>();
    give_noble(one, 0, 1);
    one.players[0].burial = 8;
    auto r = begin(one);
    see_who_is_pharaoh(r, 0);
    CHECK_FALSE(r.table.pharaoh.held());
}

TEST_CASE("PHA-175: the first player token is worth three to its holder") {
    auto t = frame<three>();
    CHECK(points(t, "Pharaoh and first player") == 3);
    t.first_player.give_to(1);
    CHECK(points(t, "Pharaoh and first player") == 0);
}

TEST_CASE("PHA-176 to PHA-184: gods") {
    auto t = frame<three>();
    auto p = begin(t);
    int const values[] = {10, 6, 10, 8, 8}; // PHA-177
    for (int pos = 0; pos != 5; ++pos)
        CHECK(value_of_god(p, pos) == values[pos]);
    CHECK(position_of(p, god::ISIS) == 2); // PHA-176
    // PHA-178: half of it gives nothing; PHA-179
    t.players[0].burial = 4;
    CHECK(points(t, "gods") == 0);
    give(t, 0, offering::PP1, 3);
    CHECK(points(t, "gods") == 10);
    // PHA-180, PHA-182: twice the threshold for both
    for (int c = 0; c != 3; ++c)
        t.players[0].nile[c] = 1;
    CHECK(points(t, "gods") == 16);
    t.players[0].burial = 3;
    CHECK(points(t, "gods") == 10);
    // PHA-181: others can satisfy it as well
    t.players[1].burial = 2;
    give(t, 1, offering::PP2, 3);
    CHECK(three::sheet(begin(t)).points("gods", 1) == 10);
    // PHA-183: what nobles make of it counts: scribe 2 lies at NIL, so ANUBIS is worth more than RA
    auto u = frame<three>();
    u.players[0].burial = 2;
    give(u, 0, offering::PP1, 3);
    for (int c = 0; c != 3; ++c)
        u.players[0].nile[c] = 1;
    give_noble(u, 0, 2);
    auto q = begin(u);
    CHECK(awarded_gods(q, 0) == 1u); // 10 + 4 = 6 + 8, and the gods are worth more
    // scribe 5 lies at NOB: OSIRIS is worth 8 and 4 more, ISIS 10; there are artisans for one of them
    auto v = frame<three>();
    for (int c = 0; c != 3; ++c)
        v.players[0].nile[c] = 1;
    for (artisan const a : {artisan::A01, artisan::A02, artisan::A03})
        give_artisan(v, 0, a);
    give_noble(v, 0, 7);
    q = begin(v);
    CHECK(awarded_gods(q, 0) == 4u); // ISIS; there is one noble only
    give_noble(v, 0, 5);
    q = begin(v);
    CHECK(awarded_gods(q, 0) == 8u);
    CHECK(three::sheet(q).points("gods", 0) == 8);
    CHECK(three::sheet(q).points("nobles", 0) == 9 + 8); // PHA-184
    // Q23: two tracks are enough if the option says so
    CHECK(threshold_of(q, district::NIL) == 3);
    CHECK(threshold_of(q, district::NOB) == 2);
}

TEST_CASE("PHA-185 to PHA-196: the final scoring") {
    auto t = frame<three>();
    t.first_player.give_to(2);
    t.players[0].burial = 1;
    give_artisan(t, 0, artisan::A30);
    t.players[0].nile[0] = 3;
    give(t, 0, resource::SIL, 2);
    give(t, 0, offering::PP2);
    give_noble(t, 0, 7);
    auto const sheet = three::sheet(begin(t));
    CHECK(sheet.points("gods", 0) == 0);                     // PHA-185
    CHECK(sheet.points("nobles", 0) == 9);                   // PHA-186
    CHECK(sheet.points("burial chamber", 0) == 5);           // PHA-187: not cumulative
    CHECK(sheet.points("artisans", 0) == 10);                // PHA-188
    CHECK(sheet.points("Pharaoh and first player", 2) == 3); // PHA-189
    CHECK(sheet.points("Nile", 0) == 7);                     // PHA-190
    CHECK(sheet.points("tokens", 0) == 2 + 3);               // PHA-191
    CHECK(sheet.total(0) == 9 + 5 + 10 + 7 + 5);             // PHA-192
    // PHA-193: the most; PHA-194: the Pharaoh; PHA-195: tokens; PHA-196: shared
    auto u = frame<three>();
    u.first_player.give_to(2);
    give(u, 0, resource::AGR, 10); // ten tokens
    u.players[1].burial = 2;       // ten points
    auto ranking = three::ranking(begin(u));
    CHECK(ranking.place(0) == 1);
    CHECK(ranking.place(1) == 2);
    CHECK(ranking.place(2) == 3);
    u.players[1].burial = 0;
    give(u, 1, resource::CON, 3);
    u.pharaoh.give_to(1);
    ranking = three::ranking(begin(u));
    CHECK(ranking.place(1) == 1);
    CHECK(ranking.place(0) == 2);
    u.pharaoh.take_back();
    give(u, 1, resource::CON, 7);
    ranking = three::ranking(begin(u));
    CHECK(ranking.place(0) == 1);
    CHECK(ranking.place(1) == 1);
    CHECK(ranking.place(2) == 3);
}
