// SPDX-License-Identifier: MIT

#include "games/pharaon/arranged.hpp"

#include "support/catch.hpp"

// The worked examples of the specification (section 16), at compile time and at run time.
namespace {

using namespace pharaon_tests;
using enum kind;

constexpr std::string_view
refusal_in_artisans(kind access, std::initializer_list<kind> rest, int* spent = nullptr) {
    auto t = frame<three>();
    give(t, 0, resource::ROY, 3);
    give(t, 0, resource::AGR, 3);
    auto p = at<"action">(t);
    three::play(p, in_artisans);
    three::play(p, pay_access{access});
    for (kind const k : rest) {
        if (three::phase(p) != "payment")
            return "too many";
        if (auto const v = three::check(p, pay{k}); !v)
            return v.rule();
        three::play(p, pay{k});
    }
    if (spent != nullptr)
        *spent = 6 - p.table.players[0].resources.size();
    return three::phase(p) == "payment" ? "more" : "";
}

constexpr bool EX_PHA_1_deduction() {
    int spent = 0;
    bool ok = refusal_in_artisans(ROY, {ROY, ROY}, &spent).empty() && spent == 3;       // (a)
    ok = ok && refusal_in_artisans(ROY, {AGR, AGR, AGR}, &spent).empty() && spent == 4; // (b)
    return ok && refusal_in_artisans(ROY, {AGR, AGR}) == "more";                        // (c)
}
static_assert(EX_PHA_1_deduction());

constexpr bool EX_PHA_2_offerings() {
    auto t = frame<three>();
    give(t, 0, resource::AGR, 2);
    give(t, 0, resource::ROY, 2);
    auto const start = at<"action">(t);
    auto a = start;
    auto b = start;
    bool ok = pay_for<three>(a, in_offerings_extra, AGR, AGR).empty() &&
              pay_for<three>(b, in_offerings_extra, AGR, ROY, ROY).empty();
    for (auto* p : {&a, &b}) {
        three::play(*p, choose_pair{0});
        three::play(*p, choose_bonus{p->table.bonus[0]});
        ok = ok && p->table.players[0].offerings.size() == 3;
    }
    return ok && owns(a, 0, {0, 0, 0, 2, 0, 0}) && owns(b, 0, {1, 0, 0, 0, 0, 0});
}
static_assert(EX_PHA_2_offerings());

constexpr bool EX_PHA_3_nile() {
    auto t = frame<three>(2); // NIL faces AGR
    give(t, 0, resource::AGR);
    give(t, 0, resource::COM);
    give(t, 0, resource::ROY);
    auto p = at<"action">(t);
    if (!pay_for<three>(p, in_nile(3), AGR, COM, ROY).empty() || !owns(p, 0, {0, 1, 0, 0, 1, 0}))
        return false;
    auto const reached = [&](colour first, colour second, int com, int roy) {
        auto q = p;
        three::play(q, choose_track{first});
        three::play(q, choose_track{second});
        return q.table.players[0].nile[2] == com && q.table.players[0].nile[3] == roy;
    };
    return reached(colour::COM, colour::ROY, 1, 1) && reached(colour::COM, colour::COM, 2, 0) &&
           reached(colour::ROY, colour::ROY, 0, 2);
}
static_assert(EX_PHA_3_nile());

constexpr bool EX_PHA_4_pass() {
    auto t = frame<three>();
    t.round = 2;
    let_pass(t, 2, 1);
    t.first_player.give_to(2);
    t.discarded_vases.put(t.display.take(0)); // the one seat 2 took
    auto p = at<"action">(t);
    three::play(p, pass{});
    bool const placed = row_of(p, 0) == 1 && p.table.players[0].square == 0 &&
                        p.table.first_player.is(2) && p.table.players[0].resources.empty() &&
                        three::count_moves(p) == 2;
    three::play(p, choose_vase{1}); // V02: CON, COM, ROY
    return placed && owns(p, 0, {0, 1, 1, 1, 0, 0}) && p.table.display.size() == 1;
}
static_assert(EX_PHA_4_pass());

/// A player on the first square of a row has his turn; afterwards his gain is due.
constexpr three::position turn_of_passed(int square) {
    auto t = frame<three>();
    let_pass(t, 1, square);
    t.first_player.give_to(1);
    auto p = at<"action">(t);
    give(p.table, 0, resource::CON, 2);
    give(p.table, 0, resource::AGR, 1);
    static_cast<void>(pay_for<three>(p, in_burial, CON, AGR)); // and the turn goes on to seat 1
    return p;
}

constexpr bool EX_PHA_5_advance() {
    auto p = turn_of_passed(1);
    if (p.table.players[1].square != 2 || !(three::to_act(p) == seat{1}) ||
        three::count_moves(p) != 2)
        return false;
    auto silver = p;
    three::play(silver, choose_gain{gain::silver});
    auto basic = p;
    three::play(basic, choose_gain{gain::basic});
    bool const all_colours_offered = three::count_moves(basic) == 5;
    three::play(basic, choose_basic{colour::JUS});
    return all_colours_offered && owns(silver, 1, {0, 0, 0, 0, 0, 1}) &&
           owns(basic, 1, {0, 0, 0, 0, 1, 0}) && three::to_act(silver) == seat{2} &&
           three::to_act(basic) == seat{2};
}
static_assert(EX_PHA_5_advance());

template <int Tracks>
constexpr int gods_with(int offerings, int tracks) {
    using engine = senet::engine<game<options{.players = 3, .nile_god_tracks = Tracks}>>;
    auto t = frame<engine>();
    t.players[0].burial = 4;
    give(t, 0, offering::PP1, offerings);
    for (int i = 0; i != tracks; ++i)
        t.players[0].nile[i] = 1;
    return engine::sheet(at<"action", engine>(t)).points("gods", 0);
}

constexpr bool EX_PHA_6_gods() {
    return gods_with<2>(3, 2) == 16 && gods_with<2>(2, 2) == 6 && gods_with<3>(3, 2) == 10 &&
           gods_with<3>(3, 3) == 16;
}
static_assert(EX_PHA_6_gods());

/// The vase nobody took is laid on the wheel; the offerings for the new round are drawn on the way.
constexpr bool EX_PHA_7_two_players() {
    auto t = frame<two>();
    for (int i = 0; i != 3; ++i)
        t.vase_deck.put(t.display.take(i));
    t.vase_deck.take(vase::V16); // ROY and two CON
    t.vase_deck.take(vase::V01);
    t.display.put(vase::V16, 0);
    t.display.put(vase::V01, 1);
    let_pass(t, 0);
    auto p = at<"action", two>(t, 1);
    two::play(p, pass{});
    two::play(p, choose_vase{1});
    senet::random_source random{7};
    two::settle(p, random);
    int const left[] = {3, 1, 3, 2, 3};
    for (int s = 0; s != colours; ++s)
        if (free_spaces(p, s) != left[s])
            return false;
    return p.table.round == 2 && p.table.discarded_vases.has(vase::V16);
}
static_assert(EX_PHA_7_two_players());

constexpr bool EX_PHA_8_solo_turn() {
    auto t = frame<solo>();
    tile const row[] = {tile::T2, tile::T1, tile::T5, tile::T3, tile::T4};
    colour const ties[] = {colour::AGR, colour::CON, colour::COM, colour::JUS, colour::ROY};
    for (int i = 0; i != traitor_tiles; ++i) {
        t.traitor.tiles[i].move_to(row[i]);
        t.traitor.ties[i].move_to(ties[i]);
    }
    t.traitor.covered[0] = 3;
    t.traitor.covered[4] = 10;
    lay_on_wheel(t, 2, resource::COM, 2);
    t.vase_deck.take(vase::V08); // AGR, with COM and ROY on top
    t.traitor.stack[0].put(vase::V08);
    t.first_player.give_to(1);
    // the turn goes to the Traitor when the human has acted
    give(t, 0, resource::AGR, 1);
    auto p = at<"action", solo>(t);
    int const third = t.nobles[2];
    if (!pay_for<solo>(p, in_offerings, AGR).empty())
        return false;
    solo::play(p, choose_pair{0});
    bool ok = p.table.nobles.is_free(2) && p.table.discarded_nobles.has(third) &&
              p.table.traitor.covered[0] == 4 && solo::to_act(p).is_nature();
    solo::play(p, draw_noble{26});
    ok = ok && p.table.nobles[2] == 26 && solo::to_act(p) == human && solo::count_moves(p) == 2;
    solo::play(p, traitor_wheel{traitor_wheel::top::left});
    return ok && free_spaces(p, 2) == 0 && p.table.traitor.covered[4] == 11 &&
           p.table.traitor.gods_met.contains(static_cast<int>(god::RA)) &&
           p.table.discarded_vases.has(vase::V08);
}
static_assert(EX_PHA_8_solo_turn());

constexpr bool EX_PHA_9_solo_stack() {
    auto t = frame<solo>();
    t.round = 3;
    auto p = at<"action", solo>(t);
    int drawn = 0;
    for (; !stack_is_complete{}(p); ++drawn)
        p.table.traitor.stack[drawn].put(static_cast<vase>(10 + drawn));
    return drawn == reconstructed.traitor[2][0].vases && drawn == 5;
}
static_assert(EX_PHA_9_solo_stack());

constexpr bool EX_PHA_10_scribe() {
    auto const pays = [](int scribe, resource first, resource second) {
        auto t = frame<three>(); // BUR faces CON; the first step costs AGR and CON
        if (scribe != 0)
            give_noble(t, 0, scribe);
        give(t, 0, resource::CON);
        give(t, 0, first);
        t.players[0].burial = 0;
        auto p = at<"action">(t);
        static_cast<void>(second);
        return pay_for<three>(p, in_burial, CON, static_cast<kind>(first)).empty();
    };
    // AGR for COM and COM for AGR
    bool ok = pays(0, resource::AGR, resource::AGR) && !pays(0, resource::COM, resource::AGR) &&
              pays(1, resource::COM, resource::AGR);
    auto t = frame<three>(); // the second step costs COM and JUS
    t.players[0].burial = 1;
    give(t, 0, resource::CON);
    give(t, 0, resource::AGR);
    give(t, 0, resource::JUS);
    auto p = at<"action">(t);
    ok = ok && !three::check(p, in_burial);
    give_noble(p.table, 0, 1);
    return ok && pay_for<three>(p, in_burial, CON, AGR, JUS).empty();
}
static_assert(EX_PHA_10_scribe());

constexpr bool EX_PHA_11_end_game_counts() {
    auto t = frame<three>();
    t.pharaoh.give_to(0);
    t.players[0].nile[0] = 1;
    t.players[0].nile[1] = 2;
    t.players[0].nile[2] = 3;
    give(t, 0, resource::SIL, 2);
    give(t, 0, offering::RES_JUS);
    give(t, 0, offering::PP1);
    give(t, 0, offering::PP2);
    auto const sheet = three::sheet(at<"action">(t));
    return sheet.points("Pharaoh and first player", 0) == 10 && sheet.points("Nile", 0) == 10 &&
           sheet.points("tokens", 0) == 2 + 1 + 2 + 3;
}
static_assert(EX_PHA_11_end_game_counts());

} // namespace

TEST_CASE("EX-PHA-1: deduction of the access in ART") { CHECK(EX_PHA_1_deduction()); }
TEST_CASE("EX-PHA-2: offerings with the extra") { CHECK(EX_PHA_2_offerings()); }
TEST_CASE("EX-PHA-3: the Nile without deduction") { CHECK(EX_PHA_3_nile()); }
TEST_CASE("EX-PHA-4: passing as the second player") { CHECK(EX_PHA_4_pass()); }
TEST_CASE("EX-PHA-5: advancing on the pyramid") { CHECK(EX_PHA_5_advance()); }
TEST_CASE("EX-PHA-6: two gods or one") { CHECK(EX_PHA_6_gods()); }
TEST_CASE("EX-PHA-7: the vase nobody took blocks spaces") { CHECK(EX_PHA_7_two_players()); }
TEST_CASE("EX-PHA-8: a turn of the Traitor") { CHECK(EX_PHA_8_solo_turn()); }
TEST_CASE("EX-PHA-9: the third tile tells the stack of round 3") { CHECK(EX_PHA_9_solo_stack()); }
TEST_CASE("EX-PHA-10: scribes exchange a pair of resources") { CHECK(EX_PHA_10_scribe()); }
TEST_CASE("EX-PHA-11: counts at the end of the game") { CHECK(EX_PHA_11_end_game_counts()); }
