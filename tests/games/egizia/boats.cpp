// SPDX-License-Identifier: MIT

#include "games/egizia/arranged.hpp"

#include "support/catch.hpp"

#include <set>
#include <vector>

// Phase 2: boats, round spaces, cards (sections 5, 6, 11 and 16).
namespace {

using namespace egizia_tests;
using senet::index_set;

constexpr place on(place_on_river space) { return {space, slot_id::none, false}; }
constexpr place twice(place_on_river space) { return {space, slot_id::none, true}; }
constexpr place at_slot(place_on_river space, slot_id slot) { return {space, slot, false}; }

template <class Engine = four>
bool allows(typename Engine::position const& p, typename Engine::move m) {
    return static_cast<bool>(Engine::check(p, m));
}

/// Where this player may place a boat.
std::set<place_on_river> places(four::position const& p) {
    std::set<place_on_river> result;
    for (auto const& m : four::moves(p))
        if (m.is<place>())
            result.insert(m.as<place>().space);
    return result;
}

/// Takes one card of the river, with whatever it does at once.
four::position taking(four::table t, card_id c) {
    t.round = c < N34_01 ? 1 : c < N5_01 ? 3 : 5;
    lay(t, 1, c);
    auto p = placing(t);
    four::play(p, on(C1));
    return p;
}

} // namespace

TEST_CASE(
    "EGZ-030, EGZ-031, EGZ-032, EGZ-033, EGZ-035: in the order of the tiles until all have passed") {
    auto t = start_table<three>();
    t.tiles.exchange(0, 2); // seat 2 has tile 1
    t.flood = flood_position::centre;
    fill_river(t);
    t.duty = boat_duty::may_pass;
    auto p = three::arrange<"W2">(t, 2);
    std::vector<int> order;
    auto const go = [&](three::move m) {
        order.push_back(three::to_act(p).seat());
        REQUIRE(three::check(p, m));
        three::play(p, m);
    };
    go(on(EDFU));
    go(on(THEBAE));
    go(pass{});
    CHECK(p.table.players[0].passed);
    go(on(SELINON)); // seat 2 again
    go(on(BENI_HASAN));
    go(pass{}); // with legal placements left
    go(pass{});
    CHECK(order == std::vector<int>{2, 1, 0, 2, 1, 2, 1});
    CHECK(three::phase(p) == "deal"); // everything else took care of itself
}

TEST_CASE("EGZ-002, EGZ-034: who cannot place passes by himself") {
    auto t = start_table<two>();
    t.players[1].boats.put(HELIOPOLIS); // nothing is further downstream
    auto p = placing<two>(t, 0);
    two::play(p, on(EDFU));
    CHECK(p.table.players[1].passed);
    CHECK(two::to_act(p) == seat{0});

    auto no_boats = start_table<two>();
    give(no_boats, 1, {N34_11, N34_17}); // he could go upstream, and has a free action
    for (int i = 0; i != 8; ++i)
        no_boats.players[1].boats.put(C1);
    auto q = placing<two>(no_boats, 0);
    two::play(q, on(EDFU));
    CHECK(q.table.players[1].passed);
    CHECK(two::to_act(q) == seat{0});
    auto mine = placing<two>(no_boats, 1);
    CHECK_FALSE(senet::all_of<has_boat_in_hand, senet::can<place>>{}(mine));
    CHECK(stones_6::moves(mine));
}

TEST_CASE("EGZ-038, EGZ-039: downstream only") {
    auto t = start_table();
    auto p = placing(t);
    CHECK(places(p).size() == 20); // no limit for the first boat
    four::play(p, on(SELINON));
    for (int s = 1; s != 4; ++s)
        four::play(p, pass{});
    CHECK(is_refused(p, on(EDFU), "EGZ-038"));
    CHECK(is_refused(p, on(C1), "EGZ-038"));
    CHECK(is_refused(p, at_slot(SITE_A, slot_id::S1), "EGZ-038"));
    CHECK(is_refused(p, on(SELINON), "EGZ-038"));
    CHECK(allows(p, on(C5)));
    CHECK(places(p).size() == 12);
    // a boat at a site counts there, in a slot or waiting
    berth(t, 0, site_id::A, 1);
    CHECK(places(placing(t)).size() == 14);
    berth(t, 1, site_id::C, 4);
    CHECK(is_refused(placing(t, 1), on(C9), "EGZ-038"));
}

TEST_CASE("EGZ-040, EGZ-041, EGZ-157, EGZ-158: one boat on a card or round space") {
    auto t = start_table();
    auto p = placing(t);
    auto const card = p.table.river[2];
    four::play(p, on(C3));
    CHECK(p.table.players[0].cards.has(card));
    CHECK(p.table.river.is_free(2));
    CHECK(is_refused(p, on(C3), "EGZ-040"));
    four::play(p, on(EDFU));
    CHECK(is_refused(p, on(EDFU), "EGZ-041"));
    CHECK(allows(p, on(THEBAE)));
}

TEST_CASE("EGZ-042, EGZ-043, EGZ-044, EGZ-045, EGZ-046, EGZ-047, EGZ-050: sites") {
    auto t = start_table();
    auto p = placing(t);
    CHECK(is_refused(p, at_slot(SITE_B, slot_id::WAIT), "EGZ-044"));
    CHECK(is_refused(p, on(SITE_B), "EGZ-219"));
    CHECK(is_refused(p, at_slot(C1, slot_id::S1), "EGZ-219"));
    CHECK(is_refused(p, place{SITE_B, slot_id::S1, true}, "EGZ-187"));
    four::play(p, at_slot(SITE_B, slot_id::S2)); // any free slot
    CHECK(p.table.site_berths[1][1].is(0));
    CHECK(four::phase(p) == "W2"); // nothing happens until phase 5
    CHECK(is_refused(p, at_slot(SITE_B, slot_id::S2), "EGZ-044"));
    four::play(p, at_slot(SITE_B, slot_id::S3));
    four::play(p, at_slot(SITE_B, slot_id::S1));
    four::play(p, at_slot(SITE_B, slot_id::WAIT));
    CHECK(p.table.site_berths[1][most_slots].is(3));
    CHECK(is_refused(p, at_slot(SITE_B, slot_id::S1), "EGZ-038"));
    give(t, 0, N34_11);
    berth(t, 0, site_id::B, 1);
    CHECK(is_refused(placing(t), at_slot(SITE_B, slot_id::S2), "EGZ-042")); // EGZ-174

    auto const fewer = placing<three>(start_table<three>());
    CHECK(is_refused<three>(fewer, at_slot(SITE_A, slot_id::S3), "EGZ-043"));
    CHECK(allows<three>(fewer, at_slot(SITE_A, slot_id::S2)));
    CHECK(is_refused<two>(
        placing<two>(start_table<two>()), at_slot(SITE_A, slot_id::S3), "EGZ-043")); // EGZ-153
    auto third = start_table<three>();
    berth(third, 1, site_id::A, 1);
    berth(third, 2, site_id::A, 2);
    CHECK(allows<three>(placing<three>(third), at_slot(SITE_A, slot_id::WAIT)));
}

TEST_CASE("EGZ-036, EGZ-049: boats come back, those at sites stay") {
    auto t = start_table<two>();
    auto p = placing<two>(t);
    play<two>(p, {on(C1), on(EDFU), at_slot(SITE_A, slot_id::S1), on(THEBAE), pass{}, pass{}});
    CHECK(two::phase(p) == "W5");
    CHECK(p.table.players[0].boats.on_river() == 1);
    CHECK(p.table.players[0].boats.has(SITE_A));
    CHECK(p.table.players[1].boats.in_hand() == 8);
    CHECK(has_crews(p.table, 1, 2, 2, 1, 2));
    CHECK(market_of(p.table, 1, market_id::stone) == 1);
}

TEST_CASE("EGZ-052, EGZ-053, EGZ-054, EGZ-055, EGZ-122, EGZ-126: spaces that always do the same") {
    auto const after = [](place_on_river space) {
        auto p = placing(start_table());
        four::play(p, on(space));
        return p;
    };
    auto const edfu = after(EDFU);
    CHECK(market_of(edfu.table, 0, market_id::stone) == 1);
    CHECK(market_of(edfu.table, 0, market_id::grain) == 1);
    CHECK(stock_of(edfu, 0) == 2);
    CHECK(score_of(edfu, 0) == 0);
    CHECK(has_crews(after(THEBAE).table, 0, 2, 2, 1, 2));
    CHECK(has_crews(after(SELINON).table, 0, 2, 1, 2, 2));
    CHECK(has_crews(after(BENI_HASAN).table, 0, 1, 2, 2, 2));
}

TEST_CASE("EGZ-056, EGZ-057, EGZ-051, EGZ-220: Alyi") {
    auto t = start_table();
    auto p = placing(t);
    four::play(p, on(ALYI));
    CHECK(four::phase(p) == "W2c");
    CHECK(four::to_act(p) == seat{0});
    CHECK(four::count_moves(p) == 4);
    CHECK(is_refused(p, flood{0}, "EGZ-220"));
    CHECK(stock_of(p, 0) == 2); // the stones come after the crew
    four::play(p, senet::egizia::advance{crew_id::J});
    CHECK(has_crews(p.table, 0, 1, 1, 1, 3));
    CHECK(stock_of(p, 0) == 4);

    set_crews(t, 0, 9, 8, 9, 9); // a crew at the end is not named while another one can move
    auto full = placing(t);
    four::play(full, on(ALYI));
    CHECK(four::count_moves(full) == 1);
    CHECK(is_refused(full, senet::egizia::advance{crew_id::A}, "EGZ-057"));
    set_crews(t, 0, 9, 9, 9, 9); // lost, and not asked for
    auto lost = placing(t);
    four::play(lost, on(ALYI));
    CHECK(four::phase(lost) == "W2");
    CHECK(stock_of(lost, 0) == 4);
    auto thebae = placing(t); // EGZ-051: the space may be used for nothing
    four::play(thebae, on(THEBAE));
    CHECK(has_crews(thebae.table, 0, 9, 9, 9, 9));
}

TEST_CASE("EGZ-058, EGZ-059, EGZ-060, EGZ-010: the flood") {
    for (place_on_river const space : {PASSALON, HELIOPOLIS}) {
        auto p = placing(start_table());
        four::play(p, on(space));
        CHECK(has_crews(p.table, 0, 1, 1, 1, 3));
        CHECK(four::phase(p) == "W2c");
        CHECK(four::count_moves(p) == 3);
        CHECK(is_refused(p, senet::egizia::advance{crew_id::A}, "EGZ-220"));
        four::play(p, flood{-1});
        CHECK(p.table.flood == flood_position::left);
        CHECK(four::phase(p) == "W2");
    }
    auto t = start_table();
    t.flood = flood_position::left;
    auto p = placing(t);
    four::play(p, on(PASSALON));
    CHECK(is_refused(p, flood{-1}, "EGZ-059"));
    four::play(p, flood{0});
    CHECK(p.table.flood == flood_position::left);
}

TEST_CASE("EGZ-061, EGZ-187, EGZ-188: spaces work twice, but not the last one") {
    auto t = start_table();
    auto without = placing(t);
    CHECK(is_refused(without, twice(EDFU), "EGZ-187"));
    give(t, 0, N12_21);
    auto p = placing(t);
    CHECK(is_refused(p, twice(HELIOPOLIS), "EGZ-061"));
    CHECK(is_refused(p, twice(C1), "EGZ-187"));
    four::play(p, twice(EDFU));
    CHECK(market_of(p.table, 0, market_id::stone) == 2);
    CHECK(market_of(p.table, 0, market_id::grain) == 2);
    CHECK(p.table.gone.has(N12_21));

    set_market(t, 0, market_id::stone, 2);
    set_market(t, 0, market_id::grain, 2);
    auto over = placing(t); // stone, grain, stone, grain
    four::play(over, twice(EDFU));
    CHECK(stock_of(over, 0) == 2 + 6);
    CHECK(score_of(over, 0) == 4);

    auto alyi = placing(t);
    four::play(alyi, twice(ALYI));
    four::play(alyi, senet::egizia::advance{crew_id::B});
    CHECK(stock_of(alyi, 0) == 4);
    CHECK(is_refused(alyi, senet::egizia::advance{crew_id::A}, "EGZ-220"));
    four::play(alyi, senet::egizia::advance{crew_id::C});
    CHECK(has_crews(alyi.table, 0, 1, 2, 2, 2));
    CHECK(stock_of(alyi, 0) == 6);

    auto passalon = placing(t);
    play(passalon, {twice(PASSALON), flood{-1}, flood{1}});
    CHECK(has_crews(passalon.table, 0, 1, 1, 1, 4));
    CHECK(passalon.table.flood == flood_position::centre);
}

TEST_CASE("EGZ-175, EGZ-176, EGZ-189, EGZ-061, EGZ-213: a space is used again") {
    auto t = start_table();
    t.players[1].boats.put(EDFU);
    t.players[2].boats.put(HELIOPOLIS);
    give(t, 0, {N12_15, N12_21});
    auto p = placing(t);
    CHECK(is_refused(p, on(HELIOPOLIS), "EGZ-061"));
    four::play(p, twice(EDFU)); // with the double
    CHECK(market_of(p.table, 0, market_id::stone) == 2);
    CHECK(p.table.players[0].used_cards.contains(static_cast<int>(N12_15)));
    CHECK(p.table.players[0].cards.has(N12_15));
    // once a round, and not where one's own boat is
    for (int s = 1; s != 4; ++s)
        if (four::to_act(p) == seat{s})
            four::play(p, pass{});
    p.table.players[1].boats.put(SELINON);
    CHECK(is_refused(p, on(SELINON), "EGZ-041"));
    auto own = start_table();
    own.players[0].boats.put(EDFU);
    give(own, 0, N12_15);
    CHECK(is_refused(placing(own), on(EDFU), "EGZ-038")); // EGZ-176
    give(own, 0, N34_11);
    auto q = placing(own);
    four::play(q, on(EDFU)); // EGZ-176: together with UPSTREAM
    CHECK(q.table.players[0].boats.count(EDFU) == 2);
    CHECK(unused(q, 0, word::upstream).empty());
    CHECK(unused(q, 0, word::reuse).empty());
    // not used when not needed
    auto free = placing(t);
    four::play(free, on(THEBAE));
    CHECK_FALSE(unused(free, 0, word::reuse).empty());
}

TEST_CASE("EGZ-173, EGZ-174, EGZ-159: upstream once a round") {
    auto t = start_table();
    give(t, 0, N34_11);
    t.players[0].boats.put(ALYI);
    auto p = placing(t);
    CHECK(allows(p, on(C1)));
    CHECK(allows(p, on(C9)));
    auto downstream = p;
    four::play(downstream, on(C9));
    CHECK_FALSE(unused(downstream, 0, word::upstream).empty());
    four::play(p, on(THEBAE));
    CHECK(unused(p, 0, word::upstream).empty());
    for (int s = 1; s != 4; ++s)
        four::play(p, pass{});
    CHECK(is_refused(p, on(C5), "EGZ-038")); // again from the most downstream boat
    CHECK(allows(p, on(C9)));
    CHECK(p.table.players[0].boats.most_downstream() == static_cast<int>(ALYI));
}

TEST_CASE("EGZ-179, EGZ-213: another boat at once") {
    auto t = start_table();
    give(t, 0, {N34_21, N34_17});
    auto p = placing(t);
    four::play(p, on(EDFU));
    CHECK(four::phase(p) == "W2b");
    CHECK(four::count_moves(p) == 2);
    auto not_now = p;
    four::play(not_now, end{});
    CHECK(four::to_act(not_now) == seat{1});
    CHECK(not_now.table.players[0].cards.has(N34_21));
    four::play(p, extra_boat{});
    CHECK(p.table.gone.has(N34_21));
    CHECK(four::to_act(p) == seat{0});
    CHECK(is_refused(p, pass{}, "EGZ-179"));
    four::play(p, stones_6{}); // free actions before it
    four::play(p, on(THEBAE));
    CHECK(four::to_act(p) == seat{1});
    CHECK(has_crews(p.table, 0, 2, 2, 1, 2));
    // only if a place is left
    auto last = start_table();
    give(last, 0, N34_21);
    last.players[0].boats.put(C10);
    auto q = placing(last);
    play(q, {on(HELIOPOLIS), flood{0}});
    CHECK(four::to_act(q) == seat{1});
    // nor after a pass
    auto passed = placing(t);
    four::play(passed, pass{});
    CHECK(four::to_act(passed) == seat{1});
}

TEST_CASE("EGZ-177, EGZ-048, EGZ-165: a card that was left") {
    auto t = start_table();
    t.round = 3;
    give(t, 1, N34_12);
    lay(t, 4, N34_08); // brown 8 with three points
    for (auto& p : t.players)
        p.passed = true;
    auto p = at<"W2L">(t, 1);
    REQUIRE(four::phase(p) == "W2L");
    CHECK(four::count_moves(p) == 2); // that card, or none
    CHECK(is_refused(p, take_leftover{C1}, "EGZ-177"));
    CHECK(is_refused(p, take_leftover{EDFU}, "EGZ-177"));
    four::play(p, take_leftover{C4});
    CHECK(p.table.players[1].cards.has(N34_08));
    CHECK(score_of(p, 1) == 3);
    CHECK(p.table.players[1].boats.in_hand() == 8);

    // an immediate card with choices, in the order of the tiles, before feeding
    auto last = start_table();
    last.round = 3;
    give(last, 2, N34_12);
    lay(last, 1, N34_22);
    lay(last, 2, N34_01);
    last.duty = boat_duty::may_pass;
    for (int s = 0; s != 3; ++s)
        last.players[s].passed = true;
    auto q = at<"W2">(last, 3);
    four::play(q, pass{});
    REQUIRE(four::phase(q) == "W2L");
    CHECK(four::to_act(q) == seat{2});
    play(
        q, {take_leftover{C1}, senet::egizia::advance{crew_id::A},
            senet::egizia::advance{crew_id::J}});
    CHECK(q.table.gone.has(N34_22));
    CHECK(has_crews(q.table, 2, 2, 1, 1, 3));
    CHECK(q.table.gone.has(N34_01)); // one card a round; the other one is gone with the round
    auto r = at<"W2">(last, 3);
    play(r, {pass{}, none{}});
    CHECK(has_crews(r.table, 2, 1, 1, 1, 2));
}

TEST_CASE("EGZ-048, EGZ-155, EGZ-193: markets go down two steps") {
    auto p = taking(start_table(), N12_17);
    CHECK(market_of(p.table, 0, market_id::grain) == 2);
    CHECK(market_of(p.table, 0, market_id::stone) == 0);
    CHECK(p.table.gone.has(N12_17)); // immediate: out of the game
    CHECK_FALSE(p.table.players[0].cards.has(N12_17));
    CHECK(market_of(taking(start_table(), N12_18).table, 0, market_id::stone) == 2);
}

TEST_CASE("EGZ-123, EGZ-124, EGZ-125: each step to and at the bottom has its reward") {
    auto t = start_table();
    set_market(t, 0, market_id::grain, 2);
    set_market(t, 0, market_id::stone, 2);
    CHECK(score_of(taking(t, N12_17), 0) == 4);
    CHECK(stock_of(taking(t, N12_18), 0) == 2 + 6);
    set_market(t, 0, market_id::grain, 1);
    CHECK(score_of(taking(t, N12_17), 0) == 2);
    t.players[0].stock = 24;
    CHECK(stock_of(taking(t, N12_18), 0) == 25); // EGZ-076
}

TEST_CASE("EGZ-194, EGZ-057, EGZ-220: two advances of choice") {
    auto t = start_table();
    auto p = taking(t, N34_22);
    CHECK(four::count_moves(p) == 4);
    auto const same = [&] {
        auto q = p;
        play(q, {senet::egizia::advance{crew_id::C}, senet::egizia::advance{crew_id::C}});
        return q;
    }();
    CHECK(has_crews(same.table, 0, 1, 1, 3, 2));
    CHECK(same.table.gone.has(N34_22));
    // different crews are named in order, so that there is one way to each result
    std::set<std::vector<int>> results;
    int ways = 0;
    for (auto const& first : four::moves(p)) {
        auto q = p;
        four::play(q, first);
        for (auto const& second : four::moves(q)) {
            auto r = q;
            four::play(r, second);
            std::vector<int> strengths;
            for (int const s : r.table.players[0].crews)
                strengths.push_back(s);
            results.insert(strengths);
            ++ways;
        }
    }
    CHECK(ways == 10);
    CHECK(results.size() == 10);
    // no order leads into a dead end
    set_crews(t, 0, 1, 9, 9, 8);
    auto narrow = taking(t, N34_22);
    CHECK(four::count_moves(narrow) == 1);
    CHECK(is_refused(narrow, senet::egizia::advance{crew_id::J}, "EGZ-220"));
    four::play(narrow, senet::egizia::advance{crew_id::A});
    CHECK(four::count_moves(narrow) == 2);
    set_crews(t, 0, 9, 9, 9, 8); // the second one is lost
    auto lost = taking(t, N34_22);
    four::play(lost, senet::egizia::advance{crew_id::J});
    CHECK(four::phase(lost) == "W2");
}

TEST_CASE("EGZ-195, EGZ-196: a fixed pair, and points for pieces") {
    CHECK(has_crews(taking(start_table(), N12_22).table, 0, 2, 1, 2, 2));
    CHECK(has_crews(taking(start_table(), N5_12).table, 0, 1, 2, 1, 3));
    auto t = start_table();
    build_on(t, line_id::obelisk, {0, 1, 0});
    build_on(t, line_id::graves, {0, 1});
    build_on(t, line_id::left, {0, 0, 0, 1});
    build_on(t, line_id::p1, {0, 0, 1, 1});
    build_on(t, line_id::p2, {0});
    CHECK(score_of(taking(t, N5_01), 0) == 3);
    CHECK(score_of(taking(t, N5_02), 0) == 3);
    CHECK(score_of(taking(t, N5_03), 0) == 5);
}

TEST_CASE("EGZ-163, EGZ-164, EGZ-165: fields with something at once") {
    CHECK(market_of(taking(start_table(), N12_10).table, 0, market_id::stone) == 1);
    CHECK(market_of(taking(start_table(), N12_11).table, 0, market_id::grain) == 1);
    CHECK(score_of(taking(start_table(), N34_08), 0) == 3);
    auto const nine = taking(start_table(), N34_09);
    CHECK(stock_of(nine, 0) == 6);
    CHECK(nine.table.players[0].cards.has(N34_09));
}

TEST_CASE("EGZ-219: only in one's own window, and only what it offers") {
    auto const p = placing(start_table());
    CHECK(is_refused(p, end{}, "SENET-2"));
    CHECK(is_refused(p, feed{0, 0}, "SENET-2"));
    CHECK(is_refused(p, flood{0}, "SENET-2"));
    CHECK(is_refused(p, extra_boat{}, "SENET-2"));
    CHECK(is_refused(p, stones_6{}, "EGZ-191"));
    CHECK(is_refused(p, sell{1}, "EGZ-192"));
    CHECK(is_refused(p, improve{crew_id::A}, "EGZ-169"));
    CHECK(is_refused(p, paid_improve{crew_id::A}, "EGZ-170"));
}
