// SPDX-License-Identifier: MIT

#include "games/pharaon/arranged.hpp"

#include "support/catch.hpp"
#include "support/play.hpp"

#include <map>
#include <set>
#include <string>
#include <vector>

// Setup, pre-game and options (sections 2, 3, 14 and 17).
namespace {

using namespace pharaon_tests;

/// Seats 0 and 2 are in discovery mode, and much is given.
constexpr options arranged{
    .players = 3,
    .discovery = {true, false, true},
    .layout = {district::NIL, district::OFF, district::BUR, district::NOB, district::ART},
    .offset = {3},
    .direction = {turning::ccw},
    .first_player = {1},
    .scribes = {4, 2},
    .nobles = {21, 22, 23, 13, 20},
    .artisans = {artisan::A30, artisan::A01, artisan::A02, artisan::A03},
    .vases = {vase::V30, vase::V29, vase::V01},
    .offerings = {offering::PP2, offering::PP2, offering::DIS_NOB}};
using given_three = senet::engine<game<arranged>>;

template <class Engine>
std::vector<std::string> events_of_setup(typename Engine::position& p, std::uint64_t seed) {
    senet::random_source random{seed};
    std::vector<std::string> events;
    while (Engine::to_act(p).is_nature()) {
        auto const m = Engine::draw(p, random);
        auto const words = std::string{Engine::text(p, m).view()};
        events.push_back(words.substr(0, words.find(' ')));
        Engine::play(p, m);
    }
    return events;
}
int count(std::vector<std::string> const& events, std::string const& name) {
    int n = 0;
    for (auto const& e : events)
        n += e == name ? 1 : 0;
    return n;
}

} // namespace

TEST_CASE("PHA-011 to PHA-022: what lies on the table before anybody chooses") {
    std::set<std::string> layouts;
    std::set<int> offsets;
    std::set<int> first_players;
    int clockwise = 0;
    for (std::uint64_t seed = 0; seed != 60; ++seed) {
        auto p = three::start();
        auto const& t = p.table;
        CHECK(t.bank == tokens<reconstructed>::of_each(20)); // PHA-015
        auto const events = events_of_setup<three>(p, seed);
        // PHA-011, PHA-012, PHA-013, PHA-016, PHA-017, PHA-018, PHA-019, PHA-020, PHA-022, PHA-024
        CHECK(count(events, "lay_district") == 4);
        CHECK(count(events, "wheel") == 1);
        CHECK(count(events, "direction") == 1);
        CHECK(count(events, "draw_vase") == 3);
        CHECK(count(events, "draw_noble") == 3 + 2);
        CHECK(count(events, "draw_artisan") == 4);
        CHECK(count(events, "draw_offering") == 12);
        CHECK(count(events, "first_player") == 1);
        CHECK(three::phase(p) == "starting noble");
        CHECK(t.layout[0].is_at(district::OFF));
        std::string layout;
        for (auto const& position : t.layout)
            layout += static_cast<char>('0' + static_cast<int>(position.place()));
        layouts.insert(layout);
        offsets.insert(t.offset);
        first_players.insert(t.first_player.seat());
        clockwise += t.direction == turning::cw ? 1 : 0;
        CHECK(t.display.full());
        CHECK(t.nobles.full());
        CHECK(t.artisans.full());
        CHECK(pairs_are_full(p));
        CHECK(t.bonus.size() == 4);
        CHECK_FALSE(t.pharaoh.held());       // PHA-021
        for (auto const& mine : t.players) { // PHA-014
            CHECK(mine.burial == 0);
            for (auto const& track : mine.nile)
                CHECK(track == 0);
            CHECK(mine.resources.empty());
        }
        CHECK(t.round == 1);
    }
    CHECK(layouts.size() > 15);
    CHECK(offsets.size() == 5);
    CHECK(first_players.size() == 3);
    CHECK((clockwise > 15 && clockwise < 45));
    auto p = four::start();
    CHECK(count(events_of_setup<four>(p, 1), "draw_offering") == 15); // PHA-022
    auto q = five::start();
    CHECK(count(events_of_setup<five>(q, 1), "draw_offering") == 18);
}

TEST_CASE("PHA-023 to PHA-030: the choices before the game, one player after the other") {
    int refunded = 0;
    for (std::uint64_t seed = 0; seed != 40; ++seed) {
        senet::random_source random{seed};
        auto p = three::start();
        three::settle(p, random);
        seat const first = p.table.first_player.seat();
        std::vector<int> order;
        std::set<int> set_aside;
        while (three::phase(p) != "action") {
            if (three::to_act(p).is_nature()) {
                three::play(p, three::draw(p, random));
                continue;
            }
            if (three::phase(p) == "starting noble") {
                int const s = three::to_act(p).seat();
                order.push_back(s);
                auto const& mine = p.table.players[s];
                REQUIRE(three::count_moves(p) == 2); // PHA-024
                REQUIRE(mine.drawn[0].there());
                REQUIRE(mine.drawn[1].there());
                int const kept = mine.drawn[1].value();
                set_aside.insert(mine.drawn[0].value());
                three::play(p, choose_noble_start{1});
                REQUIRE(p.table.players[s].nobles.has(kept)); // PHA-123: it lies before him
                REQUIRE(p.table.players[s].drawn[0].there());
            } else {
                // PHA-027: nobody else chooses before he is done
                REQUIRE(three::to_act(p) == seat{order.back()});
                three::play(p, three::random_move(p, random));
            }
        }
        // PHA-023: the first player is last, the others counter-clockwise
        REQUIRE(order == std::vector<int>{(first + 2) % 3, (first + 1) % 3, first});
        REQUIRE(three::to_act(p) == first); // PHA-049
        for (int s = 0; s != 3; ++s) {
            auto const& mine = p.table.players[s];
            REQUIRE(mine.nobles.size() == 1);
            REQUIRE(mine.resources.count(resource::SIL) >= 2); // PHA-026
            REQUIRE(mine.resources.size() >= 5);               // PHA-025
            REQUIRE_FALSE(mine.drawn[0].there());
        }
        for (int const n : set_aside) { // PHA-028
            REQUIRE(p.table.noble_deck.count(n) == 1);
            ++refunded;
        }
        REQUIRE(p.table.display.full()); // PHA-029
        REQUIRE(p.table.discarded_vases.size() >= 3);
    }
    CHECK(refunded == 120);
}

TEST_CASE(
    "PHA-030, PHA-031, Q5: an instant noble acts before the vase, and no power does before round 1") {
    auto t = frame<three>();
    auto p = at<"pregame">(t);
    REQUIRE(three::to_act(p).is_nature());
    three::play(p, draw_noble{21}); // three moves on the Nile, two silver
    three::play(p, draw_noble{20});
    REQUIRE(three::to_act(p) == seat{2});
    three::play(p, choose_noble_start{0});
    REQUIRE(three::check(p, choose_track{colour::AGR})); // and no vase yet
    CHECK_FALSE(three::check(p, choose_vase{0}));
    for (int i = 0; i != 3; ++i)
        three::play(p, choose_track{colour::AGR});
    CHECK(owns(p, 2, {0, 0, 0, 0, 0, 2}));
    three::play(p, choose_vase{0});
    CHECK(owns(p, 2, {1, 1, 1, 0, 0, 4}));
    // the Diplomat is not asked
    three::play(p, draw_noble{1});
    three::play(p, draw_noble{2});
    three::play(p, choose_noble_start{1});
    three::play(p, choose_vase{1});
    three::play(p, draw_noble{19});
    three::play(p, draw_noble{3});
    three::play(p, choose_noble_start{0});
    three::play(p, choose_vase{2});
    CHECK(owns(p, 0, {0, 0, 1, 1, 1, 2})); // V03 and silver
    CHECK(p.table.noble_deck.count(20) == 1);
}

TEST_CASE("PHA-032 to PHA-034, PHA-258: discovery mode, and what is given") {
    auto p = given_three::start();
    // nothing of the arrangement is drawn: vases come first
    CHECK(p.table.layout[1].is_at(district::OFF));
    CHECK(p.table.offset == 3);
    CHECK(p.table.direction == turning::ccw);
    CHECK(given_three::count_moves(p) == 1); // a given deck is drawn with certainty
    given_three::play(p, given_three::nth_move(p, 0));
    CHECK(p.table.display[0] == vase::V30);
    senet::random_source random{3};
    // PHA-032: scribes are dealt before the first choice, in the order of the choices: seats 0 and 2
    while (!given_three::check(p, deal_scribe{4})) {
        CHECK(p.table.players[0].nobles.empty());
        given_three::play(p, given_three::draw(p, random));
    }
    CHECK(p.table.spare_scribes.size() == 5); // PHA-033
    CHECK(p.table.noble_deck.size() == 26 - 5 - 3);
    CHECK(p.table.nobles[0] == 21);
    CHECK(p.table.artisans[0] == artisan::A30);
    CHECK(p.table.pairs[0].count(offering::PP2) == 2);
    CHECK(p.table.first_player.is(1));
    given_three::settle(p, random);
    CHECK(p.table.players[0].nobles.has(4));
    CHECK(p.table.players[2].nobles.has(2));
    // PHA-034: the others draw two, and everybody takes a vase and silver
    CHECK(given_three::to_act(p) == seat{0});
    CHECK(given_three::phase(p) == "first effects");
    std::set<int> chose;
    while (given_three::phase(p) != "action") {
        if (given_three::phase(p) == "starting noble" && !given_three::to_act(p).is_nature()) {
            chose.insert(given_three::to_act(p).seat());
            CHECK(p.table.players[1].drawn[0].value() == 13);
            CHECK(p.table.players[1].drawn[1].value() == 20);
        }
        given_three::play(p, given_three::random_move(p, random));
    }
    CHECK(chose == std::set<int>{1});
    CHECK(p.table.spare_scribes.empty());
    for (int const scribe : {1, 3, 5}) // PHA-033
        CHECK(p.table.noble_deck.count(scribe) == 1);
    CHECK(p.table.players[0].nobles.size() == 1);
}

TEST_CASE("PHA-258: configurations that name something impossible are refused") {
    CHECK_FALSE(can_be_played(options{.players = 0}, reconstructed));
    CHECK_FALSE(can_be_played(options{.players = 6}, reconstructed));
    CHECK_FALSE(can_be_played(options{.players = 2, .difficulty = 1}, reconstructed));
    CHECK_FALSE(can_be_played(options{.players = 2, .first_player = {2}}, reconstructed));
    CHECK_FALSE(can_be_played(options{.offset = {5}}, reconstructed));
    CHECK_FALSE(can_be_played(
        options{
            .layout = {district::OFF, district::OFF, district::NIL, district::ART, district::NOB}},
        reconstructed));
    CHECK_FALSE(can_be_played(options{.layout = {district::OFF}}, reconstructed));
    CHECK_FALSE(can_be_played(options{.scribes = {1}}, reconstructed));
    CHECK_FALSE(can_be_played(options{.nobles = {27}}, reconstructed));
    CHECK_FALSE(can_be_played(options{.nobles = {7, 7}}, reconstructed));
    CHECK_FALSE(can_be_played(options{.discovery = {true}, .nobles = {1}}, reconstructed));
    CHECK_FALSE(can_be_played(options{.vases = {vase::V01, vase::V01}}, reconstructed));
    CHECK_FALSE(can_be_played(
        options{
            .offerings =
                {offering::RES_AGR, offering::RES_AGR, offering::RES_AGR, offering::RES_AGR}},
        reconstructed));
    CHECK_FALSE(can_be_played(
        options{
            .players = 1,
            .difficulty = 1,
            .sides = {side::light, side::light, side::light, side::light, side::light}},
        reconstructed));
    CHECK_FALSE(can_be_played(
        options{.players = 3, .tiles = {tile::T1, tile::T2, tile::T3, tile::T4, tile::T5}},
        reconstructed));
    CHECK(can_be_played(
        options{.players = 5, .discovery = {true, true, true, true, true}}, reconstructed));
    CHECK(can_be_played(arranged, reconstructed));
}

TEST_CASE("PHA-197 to PHA-204: two players") {
    auto p = two::start();
    auto const events = events_of_setup<two>(p, 4);
    CHECK(count(events, "draw_vase") == 3);     // PHA-198
    CHECK(count(events, "draw_offering") == 9); // PHA-197
    CHECK(usable_spaces(p) == 3);
    senet::random_source random{5};
    int rounds_begun = 0;
    int last_round = 0;
    int blocked_in_5 = 0;
    while (!two::over(p)) {
        if (two::phase(p) == "action" && p.table.round != last_round) {
            // PHA-200, PHA-201, INV-PHA-23: before the first turn of each round
            last_round = p.table.round;
            ++rounds_begun;
            CHECK(tokens_on_wheel(p) == 3);
            CHECK(p.table.display.size() == (last_round == 5 ? 0 : 3));
            blocked_in_5 = last_round == 5 ? tokens_on_wheel(p) : 0;
        }
        two::play(p, two::random_move(p, random));
    }
    CHECK(rounds_begun == 5);
    CHECK(blocked_in_5 == 3);
    // PHA-199, PHA-202, PHA-203, PHA-204: two CON and one ROY, of which no ROY is left
    auto t = frame<two>();
    t.vase_deck.put(t.display.take(0));
    t.vase_deck.put(t.display.take(1));
    t.vase_deck.put(t.display.take(2));
    t.vase_deck.take(vase::V16);
    t.display.put(vase::V16, 0);
    exhaust(t, 0, resource::ROY);
    auto q = at<"action", two>(t);
    lay_leftover_vase{}(q);
    CHECK(free_spaces(q, 1) == 1);
    CHECK(free_spaces(q, 3) == 2);
    CHECK(q.table.wheel[3][0] == token::marker);
    CHECK(q.table.discarded_vases.has(vase::V16));
    CHECK(q.table.bank.count(resource::CON) == 18);
    clear_board{}(q);
    CHECK(q.table.bank.count(resource::CON) == 20);
    CHECK(q.table.bank.count(resource::ROY) == 0); // a marker is nobody's token
}
