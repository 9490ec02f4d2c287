// SPDX-License-Identifier: MIT

#include "games/pharaon/arranged.hpp"

#include "support/catch.hpp"
#include "support/play.hpp"

#include <set>
#include <string>
#include <vector>

// Resources, turns, payments, districts, the pyramid and new rounds (sections 4 to 7, 9 and 10).
namespace {

using namespace pharaon_tests;
using enum kind;

/// The rule that refuses a move.
template <class Engine = three>
std::string_view rule(typename Engine::position const& p, auto const& m) {
    return Engine::check(p, m).rule();
}
/// Seat 0 about to act in TF, with these tokens: AGR, CON, COM, ROY, JUS, SIL.
three::table with(std::initializer_list<int> tokens, int offset = 0) {
    auto t = frame<three>(offset);
    int i = 0;
    for (int const n : tokens)
        give(t, 0, static_cast<resource>(i++), n);
    return t;
}
three::position begin(three::table const& t, seat s = 0) { return at<"action">(t, s); }

} // namespace

TEST_CASE("PHA-035 to PHA-039, PHA-044, PHA-045: gains") {
    auto t = with({0, 2, 0, 0, 0, 0}, 0);
    exhaust(t, 1, resource::COM);
    give(t, 0, resource::SIL, 2);
    auto p = begin(t);
    // PHA-037: N1 gives COM and JUS, of which there is no COM
    REQUIRE(pay_for<three>(p, in_nile(1), SIL, CON, CON) == "PHA-086");
    p = begin(t);
    give(p.table, 0, resource::AGR);
    REQUIRE(pay_for<three>(p, in_nile(1), SIL, AGR, CON).empty());
    CHECK(p.table.players[0].resources.count(resource::COM) == 0);
    CHECK(p.table.players[0].resources.count(resource::JUS) == 1); // PHA-036
    CHECK(three::view(p, 2)[&three::table::bank] == p.table.bank); // PHA-035
    // PHA-038: a supply with one token satisfies one of two identical gains
    auto u = frame<three>();
    for (int i = 0; i != 3; ++i)
        u.vase_deck.put(u.display.take(i));
    u.vase_deck.take(vase::V11); // CON, AGR, AGR
    u.display.put(vase::V11, 0);
    exhaust(u, 1, resource::AGR);
    u.players[1].resources.take(resource::AGR);
    u.bank.put(resource::AGR);
    auto q = begin(u);
    three::play(q, pass{});
    three::play(q, choose_vase{0});
    CHECK(owns(q, 0, {1, 1, 0, 0, 0, 0}));
    CHECK(q.table.discarded_vases.has(vase::V11)); // PHA-044
    // PHA-039: only colours with tokens
    auto v = frame<three>();
    for (int c = 0; c != 4; ++c)
        exhaust(v, 2, static_cast<resource>(c));
    let_pass(v, 1, 0);
    v.first_player.give_to(1);
    auto r = begin(v);
    three::play(r, pass{});
    three::play(r, choose_vase{0});
    REQUIRE(three::to_act(r) == seat{1});
    three::play(r, choose_gain{gain::basic});
    CHECK(rule(r, choose_basic{colour::CON}) == "PHA-039");
    CHECK(rule(r, choose_basic{colour::AGR}) == "PHA-039");
    CHECK(three::check(r, choose_basic{colour::JUS}));
}

TEST_CASE("PHA-046: an empty deck of vases is made of the discarded ones") {
    auto t = with({2, 0, 2, 0, 0, 0});
    for (int v = 0; v != vase_tiles; ++v)
        if (t.vase_deck.count(static_cast<vase>(v)) != 0) {
            t.vase_deck.take(static_cast<vase>(v));
            t.discarded_vases.put(static_cast<vase>(v));
        }
    auto p = begin(t);
    REQUIRE(pay_for<three>(p, in_nile(6), COM, AGR).empty());
    CHECK(p.table.discarded_vases.empty());
    CHECK(three::count_moves(p) == 27); // PHA-045: any of them
    three::play(p, draw_vase{vase::V30});
    CHECK(p.table.discarded_vases.has(vase::V30));
}

TEST_CASE("PHA-040, PHA-041, PHA-042, PHA-043, PHA-073, PHA-075, PHA-076: where tokens go") {
    auto t = with({1, 0, 0, 0, 0, 1});
    give(t, 0, offering::RES_CON);
    give(t, 0, offering::DIS_BUR);
    auto p = begin(t);
    // BUR faces CON: the offering is the access, silver and nothing else is needed for AGR
    REQUIRE(pay_for<three>(p, in_burial, oCON, SIL).empty()); // PHA-042, PHA-068
    CHECK(p.table.wheel[1].pieces(offering::RES_CON) == 1);   // PHA-041, PHA-076
    CHECK(p.table.discarded_offerings.empty());
    CHECK(p.table.bank.count(resource::SIL) == 20); // PHA-040
    CHECK(p.table.players[0].burial == 1);
    p = begin(t);
    REQUIRE(pay_for<three>(p, in_burial, SIL, AGR).empty()); // PHA-073: silver counts as CON
    CHECK(p.table.wheel[1].pieces(resource::SIL) == 1);      // PHA-075: and stays silver
    p = begin(t);
    REQUIRE(pay_for<three>(p, in_burial, SIL, oDIS).empty());         // PHA-069
    CHECK(p.table.discarded_offerings.count(offering::DIS_BUR) == 1); // PHA-043
    clear_board{}(p);
    CHECK(p.table.bank.count(resource::SIL) == 20);
    p = begin(t);
    REQUIRE(pay_for<three>(p, in_burial, oCON, AGR).empty());
    clear_board{}(p);
    CHECK(p.table.discarded_offerings.count(offering::RES_CON) == 1); // PHA-043, PHA-161
}

TEST_CASE("PHA-049 to PHA-056: turns") {
    auto t = with({3, 3, 3, 3, 3, 3});
    give(t, 1, resource::AGR, 3);
    auto p = begin(t);
    CHECK(three::check(p, pass{})); // PHA-051
    // PHA-050: one action, then the turn goes on clockwise
    REQUIRE(pay_for<three>(p, in_burial, CON, AGR).empty());
    CHECK(three::to_act(p) == seat{1});
    three::play(p, pass{}); // PHA-055: takes the first player token
    three::play(p, choose_vase{0});
    CHECK(p.table.first_player.is(1));
    CHECK(three::to_act(p) == seat{2});
    three::play(p, pass{});
    three::play(p, choose_vase{1});
    CHECK(three::to_act(p) == seat{0});
    // PHA-052: the same district again; PHA-054: the others only advance
    REQUIRE(pay_for<three>(p, in_burial, CON, AGR) == "PHA-086"); // COM and JUS are asked for
    auto q = begin(t);
    REQUIRE(pay_for<three>(q, in_burial, CON, AGR).empty());
    three::play(q, pass{});
    three::play(q, choose_vase{0});
    three::play(q, pass{});
    three::play(q, choose_vase{1});
    REQUIRE(pay_for<three>(q, in_burial, CON, COM, JUS).empty());
    CHECK(q.table.players[0].burial == 2);
    CHECK(three::to_act(q) == seat{1});
    CHECK(rule(q, pass{}) == "SENET-2"); // PHA-054
    three::play(q, choose_gain{gain::basic});
    three::play(q, choose_basic{colour::AGR});
    CHECK(three::to_act(q) == seat{2});
    three::play(q, choose_gain{gain::basic});
    three::play(q, choose_basic{colour::AGR});
    // PHA-056, PHA-153, PHA-160: the last to pass takes a vase, and the round is over
    three::play(q, pass{});
    CHECK(row_of(q, 0) == 2);
    CHECK(q.table.players[0].square == 0);
    three::play(q, choose_vase{2});
    CHECK(q.table.round == 2);
    CHECK(three::phase(q) == "new round");
    CHECK(q.table.passed.empty());
    senet::random_source random{1};
    three::settle(q, random);
    CHECK(three::to_act(q) == seat{1}); // PHA-169
}

TEST_CASE("PHA-058 to PHA-062, PHA-165: the wheel") {
    auto t = frame<three>(2);
    auto p = begin(t);
    for (int pos = 0; pos != 5; ++pos) // PHA-058
        CHECK(segment_facing(p.table, pos) == (pos + 3) % 5);
    turn_wheel{}(p);
    CHECK(p.table.offset == 3); // PHA-061
    p.table.direction = turning::ccw;
    turn_wheel{}(p);
    turn_wheel{}(p);
    CHECK(p.table.offset == 1);
    CHECK(usable_spaces(p) == 3); // PHA-059
    CHECK(usable_spaces(at<"action", four>(frame<four>())) == 4);
    // PHA-060: no space is left on the segment of OFF
    auto u = with({3, 0, 0, 0, 0, 0});
    lay_on_wheel(u, 0, resource::JUS, 3);
    CHECK(rule(begin(u), in_offerings) == "PHA-060");
    auto const check_all = [](int offset) {
        std::set<int> faced;
        for (int round = 0; round != 5; ++round) // PHA-062
            faced.insert((0 - offset - round + 25) % 5);
        return faced.size() == 5;
    };
    CHECK(check_all(0));
}

TEST_CASE("PHA-063 to PHA-071: what a token may stand for") {
    // BUR faces CON; step 2 costs COM and JUS
    auto t = with({0, 1, 1, 0, 1, 0});
    t.players[0].burial = 1;
    auto p = begin(t);
    REQUIRE(pay_for<three>(p, in_burial, CON, COM, JUS).empty()); // PHA-063
    // PHA-064, PHA-065: scribe 3 exchanges COM and JUS, offerings included
    auto u = with({0, 1, 1, 0, 0, 0});
    u.players[0].burial = 1;
    give(u, 0, offering::RES_COM);
    CHECK(rule(begin(u), in_burial) == "PHA-082");
    give_noble(u, 0, 3);
    p = begin(u);
    REQUIRE(pay_for<three>(p, in_burial, CON, COM, oCOM).empty());
    // PHA-066: scribes 1 {AGR, COM} and 3 {COM, JUS} do not chain: AGR is no JUS
    auto v = with({1, 1, 1, 0, 0, 0});
    v.players[0].burial = 1;
    give_noble(v, 0, 1);
    give_noble(v, 0, 3);
    p = begin(v);
    REQUIRE(pay_for<three>(p, in_burial, CON, AGR, COM).empty()); // AGR as COM, COM as JUS
    auto w = with({2, 1, 0, 0, 0, 0});
    w.players[0].burial = 1;
    give_noble(w, 0, 1);
    give_noble(w, 0, 3);
    CHECK(rule(begin(w), in_burial) == "PHA-082");
    // PHA-067: silver; PHA-069: an offering of the district, only there
    auto x = with({0, 0, 0, 0, 0, 2});
    x.players[0].burial = 1;
    give(x, 0, offering::DIS_NIL);
    CHECK(rule(begin(x), in_burial) == "PHA-082");
    give(x, 0, offering::DIS_BUR);
    p = begin(x);
    REQUIRE(pay_for<three>(p, in_burial, SIL, SIL, oDIS).empty());
    // PHA-070: tokens with prestige points pay for nothing
    auto y = with({0, 0, 1, 0, 0, 0});
    give(y, 0, offering::PP1, 3);
    CHECK(rule(begin(y), in_nile(6)) == "PHA-082");
    give(y, 0, offering::RES_ROY); // PHA-071
    p = begin(y);
    CHECK(pay_for<three>(p, in_nile(6), COM, oROY).empty());
}

TEST_CASE("PHA-072 to PHA-090: access, deduction and plans") {
    auto t = with({3, 1, 1, 3, 0, 1});
    auto p = begin(t);
    three::play(p, in_artisans); // ART faces ROY
    CHECK(rule(p, pay_access{AGR}) == "PHA-072");
    CHECK(rule(p, pay_access{JUS}) == "PHA-081"); // there is none
    CHECK(three::check(p, pay_access{ROY}));
    CHECK(three::check(p, pay_access{SIL}));
    three::play(p, pay_access{SIL}); // PHA-073: counts as ROY
    three::play(p, pay{ROY});
    CHECK(rule(p, pay{AGR}) == "PHA-088");
    CHECK(rule(p, pay{SIL}) == "PHA-081"); // it lies on the wheel already
    three::play(p, pay{ROY});
    CHECK(three::phase(p) == "effects"); // PHA-079: one ROY was deducted
    CHECK(p.table.players[0].resources.size() == 9 - 3);
    // PHA-080: nothing is paid for nothing
    p = begin(t);
    CHECK(pay_for<three>(p, in_artisans, ROY, ROY, ROY, ROY) == "too many");
    p = begin(t);
    CHECK(pay_for<three>(p, in_artisans, ROY, AGR, ROY) == "PHA-086");
    p = begin(t);
    CHECK(pay_for<three>(p, in_offerings, AGR).empty()); // PHA-090: OFF alone by its access
    // PHA-083: NOB needs five in all
    auto u = with({1, 1, 1, 1, 1, 0});
    p = begin(u);
    CHECK(pay_for<three>(p, in_nobles, JUS, AGR, CON, COM, ROY).empty());
    CHECK(p.table.players[0].resources.empty());
    // PHA-082: the gain of the action does not pay for it
    auto v = with({1, 0, 1, 0, 0, 0});
    CHECK(rule(begin(v), in_nile(2)) == "PHA-082");
    // PHA-089: there is no other way
    CHECK(rule(begin(u), take_action{district::NOB, way::N1}) == "PHA-089");
    CHECK(rule(begin(u), take_action{district::OFF, way::none}) == "PHA-089");
    // PHA-081, PHA-085, PHA-087: distinct tokens, in the fixed order; the colour is never told
    auto w = with({2, 0, 1, 0, 0, 0}); // N5 costs JUS and AGR
    CHECK(rule(begin(w), in_nile(5)) == "PHA-082");
    // PHA-084, PHA-086: random games are judged by a referee, see whole_games.cpp
}

TEST_CASE("PHA-091 to PHA-097: nobles") {
    auto t = with({1, 1, 1, 1, 1, 0});
    auto p = begin(t);
    REQUIRE(pay_for<three>(p, in_nobles, JUS, AGR, CON, COM, ROY).empty()); // PHA-091
    CHECK(three::count_moves(p) == 4);                                      // PHA-092
    auto slot = p;
    three::play(slot, choose_noble{1});
    CHECK(slot.table.players[0].nobles.has(8)); // PHA-093
    CHECK(slot.table.nobles.is_free(1));
    CHECK(three::to_act(slot).is_nature());
    three::play(slot, draw_noble{26});
    CHECK(slot.table.nobles[1] == 26); // PHA-094
    CHECK(three::to_act(slot) == seat{1});
    auto deck = p;
    three::play(deck, choose_noble{});
    three::play(deck, draw_noble{25}); // PHA-095: a burial step, a silver
    CHECK(deck.table.players[0].nobles.has(25));
    CHECK(deck.table.players[0].burial == 1);
    CHECK(owns(deck, 0, {0, 0, 0, 0, 0, 1}));
    // PHA-094, PHA-097: an empty deck, and nothing at all
    auto u = t;
    for (int n = 1; n <= 26; ++n)
        if (u.noble_deck.count(n) != 0) {
            u.noble_deck.take(n);
            u.players[2].nobles.put(n); // PHA-096: there is no limit
        }
    auto q = begin(u);
    REQUIRE(pay_for<three>(q, in_nobles, JUS, AGR, CON, COM, ROY).empty());
    CHECK(rule(q, choose_noble{}) == "PHA-092");
    three::play(q, choose_noble{0});
    CHECK(q.table.nobles.is_free(0));
    CHECK(three::to_act(q) == seat{1});
    for (int i = 0; i != 3; ++i)
        u.players[2].nobles.put(u.nobles.take(i));
    CHECK(rule(begin(u), in_nobles) == "PHA-097");
}

TEST_CASE("PHA-098 to PHA-105, PHA-256: the Nile") {
    auto t = with({1, 1, 1, 0, 0, 0}); // NIL faces COM
    auto p = begin(t);
    REQUIRE(pay_for<three>(p, in_nile(1), COM, AGR, CON).empty()); // PHA-098
    CHECK(owns(p, 0, {0, 0, 1, 0, 1, 0}));                         // PHA-099: resources first
    CHECK(rule(p, choose_track{colour::COM}) == "PHA-100");
    auto same = p;
    three::play(same, choose_track{colour::CON}); // PHA-102
    CHECK(rule(same, choose_track{colour::AGR}) == "PHA-256");
    three::play(same, choose_track{colour::CON});
    CHECK(same.table.players[0].nile[1] == 2);
    CHECK(three::to_act(same) == seat{1});
    // PHA-105: level 3 is the end; PHA-256: no move is lost by the order
    auto u = t;
    u.players[0].nile[0] = 2;
    u.players[0].nile[1] = 2;
    auto q = begin(u);
    REQUIRE(pay_for<three>(q, in_nile(1), COM, AGR, CON).empty());
    CHECK(rule(q, choose_track{colour::CON}) == "PHA-256"); // AGR could not follow
    three::play(q, choose_track{colour::AGR});
    CHECK(rule(q, choose_track{colour::AGR}) == "PHA-105");
    three::play(q, choose_track{colour::CON});
    CHECK(three::to_act(q) == seat{1});
    auto v = t;
    v.players[0].nile[0] = 3;
    v.players[0].nile[1] = 3;
    q = begin(v);
    REQUIRE(pay_for<three>(q, in_nile(1), COM, AGR, CON).empty()); // the action stays legal
    CHECK(three::to_act(q) == seat{1});
    // PHA-101, PHA-103: anything twice, any track
    auto w = with({0, 0, 1, 2, 0, 0});
    q = begin(w);
    REQUIRE(pay_for<three>(q, in_nile(6), COM, ROY).empty()); // PHA-079: "any" is always deducted
    three::play(q, draw_vase{vase::V10});                     // PHA-099: the vase before the move
    CHECK(three::count_moves(q) == 5);
    three::play(q, choose_track{colour::JUS});
    CHECK(q.table.players[0].nile[4] == 1);
    // PHA-104
    CHECK(reconstructed.levels[1].pp == 0);
    CHECK(reconstructed.levels[2].pp == 3);
    CHECK(reconstructed.levels[3].pp == 7);
}

TEST_CASE("PHA-106 to PHA-113, PHA-257: offerings") {
    auto t = with({3, 0, 0, 0, 0, 0});
    auto p = begin(t);
    REQUIRE(pay_for<three>(p, in_offerings, AGR).empty()); // PHA-106
    CHECK(three::count_moves(p) == 4);
    three::play(p, choose_pair{2}); // PHA-107
    CHECK(p.table.players[0].offerings.size() == 2);
    CHECK(p.table.pairs[2].empty()); // PHA-109
    CHECK(three::to_act(p) == seat{1});
    // PHA-257: of equal pairs the first one
    auto u = t;
    for (int i = 0; i != 2; ++i) {
        auto const a = u.pairs[0][i];
        auto const b = u.pairs[3].take(1 - i);
        u.bag.put(b);
        if (u.bag.has(a)) {
            u.bag.take(a);
            u.pairs[3].put(a, 1 - i);
        }
    }
    REQUIRE(u.pairs[3].full());
    auto q = begin(u);
    REQUIRE(pay_for<three>(q, in_offerings, AGR).empty());
    CHECK(rule(q, choose_pair{3}) == "PHA-257");
    three::play(q, choose_pair{0});
    // PHA-107, PHA-110
    auto const take_all = [](three::table table, int left) {
        for (int i = left; i != table.pairs.size(); ++i)
            for (int j = 0; j != 2; ++j)
                table.bag.put(table.pairs[i].take(j));
        return table;
    };
    q = begin(take_all(t, 1));
    REQUIRE(pay_for<three>(q, in_offerings, AGR).empty());
    CHECK(rule(q, choose_pair{1}) == "PHA-107");
    CHECK(rule(begin(take_all(t, 0)), in_offerings) == "PHA-110");
    // PHA-108: one bonus token, chosen or drawn; PHA-112
    q = begin(t);
    REQUIRE(pay_for<three>(q, in_offerings_extra, AGR, AGR).empty());
    three::play(q, choose_pair{0});
    CHECK(three::check(q, choose_bonus{}));
    CHECK(rule(q, choose_bonus{offering::RES_AGR}) == "PHA-108");
    three::play(q, choose_bonus{});
    CHECK(three::to_act(q).is_nature());
    three::play(q, draw_offering{offering::PP2});
    CHECK(q.table.players[0].offerings.size() == 3); // PHA-113
    CHECK(q.table.bonus.size() == 4);
    auto v = t; // the bag is empty, something has been discarded
    for (int i = 0; i != offering_types; ++i) {
        auto const o = static_cast<offering>(i);
        v.players[2].offerings.put(o, v.bag.count(o));
        v.bag.take(o, v.bag.count(o));
    }
    v.players[2].offerings.take(offering::PP2);
    v.discarded_offerings.put(offering::PP2);
    q = begin(v);
    REQUIRE(pay_for<three>(q, in_offerings_extra, AGR, AGR).empty());
    three::play(q, choose_pair{0});
    three::play(q, choose_bonus{});
    CHECK(q.table.bag.size() == 1);
    CHECK(three::count_moves(q) == 1);
    // PHA-111: nothing is left for the extra
    v.players[2].offerings.put(offering::PP2);
    v.discarded_offerings.take(offering::PP2);
    for (int const i : v.bonus.filled())
        v.players[2].offerings.put(v.bonus.take(i));
    CHECK(rule(begin(v), in_offerings_extra) == "PHA-111");
    CHECK(three::check(begin(v), in_offerings));
}

TEST_CASE("PHA-114 to PHA-117: the burial chamber") {
    auto t = with({1, 3, 0, 1, 0, 0});
    t.players[0].burial = 2; // CON, CON and ROY are next
    auto p = begin(t);
    REQUIRE(pay_for<three>(p, in_burial, CON, CON, ROY).empty()); // PHA-114
    CHECK(p.table.players[0].burial == 3);                        // PHA-115
    t.players[0].burial = 8;
    CHECK(rule(begin(t), in_burial) == "PHA-116");
    // PHA-116, PHA-117: a free step costs nothing, and is lost at the end
    auto u = with({1, 1, 1, 1, 1, 0});
    u.players[0].burial = 8;
    p = begin(u);
    REQUIRE(pay_for<three>(p, in_nobles, JUS, AGR, CON, COM, ROY).empty());
    three::play(p, choose_noble{});
    three::play(p, draw_noble{25});
    CHECK(p.table.players[0].burial == 8);
    CHECK(owns(p, 0, {0, 0, 0, 0, 0, 1}));
}

TEST_CASE("PHA-118 to PHA-122: artisans") {
    auto t = with({0, 0, 0, 3, 0, 0});
    auto p = begin(t);
    REQUIRE(pay_for<three>(p, in_artisans, ROY, ROY, ROY).empty()); // PHA-118
    CHECK(three::count_moves(p) == 5);                              // PHA-119
    three::play(p, choose_artisan{});
    three::play(p, draw_artisan{artisan::A01}); // AGR and a vase
    CHECK(owns(p, 0, {1, 0, 0, 0, 0, 0}));      // PHA-120
    CHECK(three::to_act(p).is_nature());
    three::play(p, draw_vase{vase::V30});
    CHECK(owns(p, 0, {1, 0, 0, 1, 2, 0}));
    CHECK(p.table.artisans.full());
    auto u = t; // PHA-121: the slot is filled before the gains
    u.artisan_deck.put(u.artisans.take(0));
    draw_artisan_to(u, 0, artisan::A06);
    auto q = begin(u);
    REQUIRE(pay_for<three>(q, in_artisans, ROY, ROY, ROY).empty());
    three::play(q, choose_artisan{0});
    CHECK(q.table.players[0].resources.empty());
    three::play(q, draw_artisan{artisan::A11});
    CHECK(q.table.artisans[0] == artisan::A11);
    CHECK(owns(q, 0, {1, 1, 0, 0, 0, 1}));
    // PHA-122
    auto v = t;
    for (int a = 0; a != artisan_cards; ++a)
        if (v.artisan_deck.count(static_cast<artisan>(a)) != 0)
            give_artisan(v, 1, static_cast<artisan>(a));
    q = begin(v);
    REQUIRE(pay_for<three>(q, in_artisans, ROY, ROY, ROY).empty());
    CHECK(rule(q, choose_artisan{}) == "PHA-119");
    for (int i = 0; i != 4; ++i)
        v.players[1].artisans.put(v.artisans.take(i));
    CHECK(rule(begin(v), in_artisans) == "PHA-122");
}

TEST_CASE("PHA-149 to PHA-159: passing and the pyramid") {
    auto t = frame<three>();
    auto p = begin(t);
    p.table.first_player.give_to(2);
    three::play(p, pass{});
    CHECK(row_of(p, 0) == 0);          // PHA-149
    CHECK(p.table.first_player.is(0)); // PHA-150
    CHECK(three::count_moves(p) == 3); // PHA-152
    CHECK(rule(p, choose_vase{4}) == "PHA-025");
    three::play(p, choose_vase{2});
    CHECK(rule(p, choose_vase{2}) == "SENET-2");
    three::play(p, pass{});
    CHECK(row_of(p, 1) == 1); // other leftmost squares give nothing
    CHECK(p.table.players[1].resources.empty());
    CHECK(p.table.first_player.is(0));
    three::play(p, choose_vase{0});
    give(p.table, 2, resource::AGR, 5);
    // seat 2 acts, the others advance: PHA-154, PHA-155, PHA-156
    int const rows[] = {5, 4};
    for (int step = 1; step != 6; ++step) {
        p.table.wheel[0].clear(); // spaces enough for the test
        REQUIRE(pay_for<three>(p, in_offerings, AGR).empty());
        three::play(p, choose_pair{three::nth_move(p, 0).template as<choose_pair>().slot});
        for (seat const s : {seat{0}, seat{1}}) {
            int const square = step < rows[s] ? step : rows[s] - 1;
            CHECK(p.table.players[s].square == square);
            if (step >= rows[s])
                continue; // PHA-156: he gains nothing any more
            CHECK(three::to_act(p) == s);
            CHECK(three::check(p, choose_gain{gain::basic}));
            CHECK(static_cast<bool>(three::check(p, choose_gain{gain::silver})) == (square >= 2));
            if (square < 3)
                CHECK(rule(p, choose_gain{gain::offering}) == "PHA-155");
            // PHA-157: each kind of gain
            if (square == 2) {
                three::play(p, choose_gain{gain::silver});
            } else if (square == 3) {
                three::play(p, choose_gain{gain::offering});
                three::play(p, choose_bonus{});
                three::play(p, three::nth_move(p, 0));
            } else {
                three::play(p, choose_gain{gain::basic});
                three::play(p, choose_basic{colour::ROY});
            }
        }
        CHECK(three::to_act(p) == seat{2});
        if (step == 4)
            break; // there are no more pairs
    }
    // PHA-157, PHA-158: the first player token again only if it has gone
    auto u = frame<three>();
    let_pass(u, 1, 0);
    u.first_player.give_to(1);
    give(u, 0, resource::AGR);
    for (int r = 0; r != resources; ++r)
        exhaust(u, 2, static_cast<resource>(r));
    give(u, 0, offering::RES_AGR);
    u.players[0].resources.take(resource::AGR);
    u.players[2].resources.put(resource::AGR);
    auto q = begin(u);
    REQUIRE(pay_for<three>(q, in_offerings, oAGR).empty());
    three::play(q, choose_pair{0});
    CHECK(three::to_act(q) == seat{2}); // PHA-158: nothing was offered to seat 1
    CHECK(q.table.players[1].square == 1);
    u.first_player.give_to(0);
    q = begin(u);
    REQUIRE(pay_for<three>(q, in_offerings, oAGR).empty());
    three::play(q, choose_pair{0});
    CHECK(three::to_act(q) == seat{1});
    CHECK(rule(q, choose_gain{gain::basic}) == "PHA-158");
    three::play(q, choose_gain{gain::first_player});
    CHECK(q.table.first_player.is(1));
    // PHA-159
    CHECK(pyramid_rows == edition::most_players - 1);
}

TEST_CASE("PHA-160 to PHA-170: a new round") {
    auto t = frame<three>();
    t.tilted.insert(17);
    give_noble(t, 2, 17);
    lay_on_wheel(t, 0, resource::AGR, 2);
    give(t, 0, offering::RES_JUS);
    t.players[0].offerings.take(offering::RES_JUS);
    t.wheel[1].lay(token_of(offering::RES_JUS));
    for (int j = 0; j != 2; ++j)
        t.bag.put(t.pairs[1].take(j));
    t.bag.put(t.bonus.take(2));
    t.display = {};
    let_pass(t, 0, 2);
    let_pass(t, 1, 1);
    t.first_player.give_to(1);
    for (int i = 0; i != 3; ++i)
        if (i != 0)
            t.discarded_vases.put(static_cast<vase>(i));
    t.display.put(vase::V01, 0);
    auto p = begin(t, 2);
    three::play(p, pass{}); // PHA-153
    CHECK(p.table.players[2].square == 0);
    three::play(p, choose_vase{0});
    CHECK(p.table.round == 2);                      // PHA-160
    CHECK(p.table.bank.count(resource::AGR) == 19); // PHA-161; one is of the vase
    CHECK(p.table.discarded_offerings.count(offering::RES_JUS) == 1);
    CHECK(p.table.players[0].square == 0);
    std::vector<std::string> events;
    senet::random_source random{2};
    while (three::to_act(p).is_nature()) {
        auto const m = three::draw(p, random);
        auto const words = std::string{three::text(p, m).view()};
        events.push_back(words.substr(0, words.find(' ')));
        three::play(p, m);
    }
    // PHA-162, PHA-167
    CHECK(
        events == std::vector<std::string>{
                      "draw_offering", "draw_offering", "draw_offering", "draw_vase", "draw_vase",
                      "draw_vase"});
    CHECK(pairs_are_full(p));
    CHECK(p.table.bonus.size() == 4);
    CHECK(p.table.offset == 1);         // PHA-165
    CHECK(p.table.tilted.empty());      // PHA-166
    CHECK(three::to_act(p) == seat{1}); // PHA-169
    // PHA-167, PHA-168: before and in round 5 there are no vases
    t.round = 4;
    p = begin(t, 2);
    three::play(p, pass{});
    three::play(p, choose_vase{0});
    three::settle(p, random);
    CHECK(p.table.round == 5);
    CHECK(p.table.display.empty());
    for (int i = 0; i != 3; ++i) {
        three::play(p, pass{}); // nobody is asked for a vase
        if (three::phase(p) == "afterwards")
            three::play(p, end_turn{});
    }
    CHECK(three::over(p)); // PHA-170
}

TEST_CASE("PHA-163, PHA-164: a bag that is short") {
    auto t = frame<three>();
    t.display = {};
    t.discarded_vases.put(vase::V02);
    t.discarded_vases.put(vase::V03);
    t.display.put(vase::V01, 0);
    let_pass(t, 0, 0);
    let_pass(t, 1, 0);
    for (int i = 1; i != 4; ++i) // three pairs are missing
        for (int j = 0; j != 2; ++j)
            t.players[2].offerings.put(t.pairs[i].take(j));
    int left = 0;
    for (int i = 0; i != offering_types; ++i) {
        auto const o = static_cast<offering>(i);
        while (t.bag.count(o) > (left < 3 ? 1 : 0)) {
            t.bag.take(o);
            t.players[2].offerings.put(o);
        }
        left += t.bag.count(o);
    }
    REQUIRE(t.bag.size() == 3);
    t.players[2].offerings.take(offering::PP1, 2);
    t.discarded_offerings.put(offering::PP1, 2);
    auto p = begin(t, 2);
    three::play(p, pass{});
    three::play(p, choose_vase{0});
    CHECK(p.table.bag.size() == 5); // PHA-163
    CHECK(p.table.discarded_offerings.empty());
    senet::random_source random{9};
    three::settle(p, random);
    // PHA-164: two pairs, and the fifth token lies beyond the usual number
    CHECK(p.table.pairs[1].full());
    CHECK(p.table.pairs[2].full());
    CHECK(p.table.pairs[3].empty());
    CHECK(p.table.bonus.size() == 5);
    CHECK(p.table.bag.empty());
}

TEST_CASE("PHA-253, PHA-254, PHA-255: one thing after the other") {
    auto t = with({0, 0, 0, 3, 0, 0});
    auto p = begin(t);
    CHECK(rule(p, end_turn{}) == "SENET-2"); // PHA-253
    CHECK(rule(p, pay{AGR}) == "SENET-2");
    three::play(p, in_artisans);
    CHECK(three::count_moves(p) == 1); // PHA-254: a single answer is a decision all the same
    CHECK(three::to_act(p) == seat{0});
    three::play(p, pay_access{ROY});
    three::play(p, pay{ROY});
    three::play(p, pay{ROY});
    CHECK(rule(p, choose_pair{0}) == "SENET-2"); // PHA-255
    CHECK(three::check(p, choose_artisan{0}));
}
