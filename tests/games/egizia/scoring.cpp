// SPDX-License-Identifier: MIT

#include "games/egizia/arranged.hpp"

#include "support/catch.hpp"

#include <initializer_list>
#include <string>
#include <vector>

// The score track, phases 6 and 7, the end of the game and Sphinx cards (sections 12 to 16).
namespace {

using namespace egizia_tests;
using enum sphinx_id;

int line_of(four::table const& t, std::string_view line, seat s = 0) {
    return four::sheet(feeding_of(t)).points(line, s);
}
/// What one Sphinx card is worth.
int worth_of(four::table t, sphinx_id c, seat s = 0) {
    give_sphinx(t, s, c);
    return line_of(t, "Sphinx cards", s);
}

/// The end of a round, beginning with the last site: seat 0 declines there.
four::position end_of_round(four::table t, int round) {
    t.round = round;
    t.site = site_id::C;
    berth(t, 0, site_id::C, 1);
    auto p = at<"W5">(t, 0);
    four::play(p, decline{});
    return p;
}

} // namespace

TEST_CASE("EGZ-135, EGZ-136, EGZ-137, EGZ-138, EGZ-140, EGZ-141, EGZ-142: the stack on the track") {
    auto p = feeding_of(start_table());
    auto const order = [&] {
        std::string text;
        for (seat const s : p.table.points.from_front())
            text += std::to_string(static_cast<int>(s));
        return text;
    };
    CHECK(order() == "3210"); // tile n in front
    score(p, 0, 5);
    CHECK(order() == "0321");
    score(p, 2, 5); // behind who was there before
    CHECK(order() == "0231");
    score(p, 0, 0); // no movement
    CHECK(order() == "0231");
    score(p, 2, -5); // backwards: behind those already there
    CHECK(order() == "0312");
    score(p, 0, -5);
    CHECK(order() == "3120");
    score(p, 3, 130); // laps mean nothing
    score(p, 0, 120);
    CHECK(order() == "3012");
    score(p, 1, -40);
    CHECK(score_of(p, 1) == -40);
    CHECK(order() == "3021");
}

TEST_CASE("EGZ-143, EGZ-139: points of a build are scored when they arise") {
    auto t = start_table();
    for (auto& p : t.players)
        p.stock = 5;
    auto p = at_site(t, site_id::C);
    play(p, {start_build{crew_choice::A, false, 0}, put{line_id::p1}, finish{market_choice::none}});
    CHECK(p.table.points.from_front()[0] == 0);
    play(p, {start_build{crew_choice::A, false, 0}, put{line_id::p1}, finish{market_choice::none}});
    CHECK(score_of(p, 0) == 1 + 1); // participation, too
    CHECK(p.table.points.ahead(0, 1));
}

TEST_CASE("EGZ-129, EGZ-130, EGZ-131, EGZ-132, EGZ-050: participation") {
    auto t = start_table();
    t.points.advance(1, 5); // in front
    t.players[0].built_at = {0, 1, 2};
    t.players[1].built_at = {1};
    t.players[2].built_at = {0, 2};
    berth(t, 3, site_id::B, 1); // a boat alone does not count
    auto const p = end_of_round(t, 1);
    CHECK(score_of(p, 0) == 6);
    CHECK(score_of(p, 1) == 6);
    CHECK(score_of(p, 2) == 3);
    CHECK(score_of(p, 3) == 0);
    CHECK(p.table.points.ahead(1, 0)); // scored first, and so he arrived first
    for (auto const& player : p.table.players)
        CHECK(player.boats.in_hand() == 8);
    for (auto const& berths : p.table.site_berths)
        for (auto const& b : berths)
            CHECK_FALSE(b.held());
}

TEST_CASE("EGZ-130: a waiting boat that built counts, one that did not does not") {
    for (bool const declines : {true, false}) {
        auto t = start_table();
        for (int s = 0; s != 4; ++s)
            berth(t, s, site_id::C, s + 1);
        t.site = site_id::C;
        auto p = at<"W5">(t, 0);
        for (int s = 0; s != 3; ++s)
            if (declines && s == 1)
                four::play(p, decline{});
            else
                play(
                    p, {start_build{crew_choice::A, false, 0}, put{line_id::p1},
                        finish{market_choice::none}});
        if (declines)
            play(
                p, {start_build{crew_choice::A, false, 0}, put{line_id::p1},
                    finish{market_choice::none}});
        CHECK(score_of(p, 3) == (declines ? 2 : 0));
        CHECK(score_of(p, 1) == (declines ? 0 : 2));
    }
}

TEST_CASE("EGZ-133, EGZ-147: the last moment for cards is after the last participation") {
    auto t = start_table();
    give(t, 0, N5_04);
    give(t, 2, {N34_17, N5_05});
    t.players[2].cards.put(N34_19);
    t.nile_decks[1]->take(N34_19);
    t.points.advance(2, 3);
    CHECK(four::phase(end_of_round(t, 4)) == "deal");
    auto p = end_of_round(t, 5);
    REQUIRE(four::phase(p) == "W6");
    CHECK(four::to_act(p) == seat{2}); // front first
    CHECK(is_refused(p, improve{crew_id::A}, "SENET-2"));
    four::play(p, stones_6{});
    four::play(p, end{});
    CHECK(four::to_act(p) == seat{0});
    four::play(p, sell{2});
    four::play(p, end{});
    CHECK(four::over(p));
    CHECK(score_of(p, 0) == 2);
    CHECK(p.table.players[2].cards.has(N5_05)); // EGZ-148: worth nothing
    CHECK(four::sheet(p).total(2) == 3);
}

TEST_CASE("EGZ-134, INV-13: the rearmost player has tile 1") {
    auto t = start_table();
    t.points.advance(0, 4);
    t.points.advance(3, 4); // behind seat 0
    t.points.advance(1, 9);
    t.points.retreat(2, 2);
    auto const p = end_of_round(t, 2);
    int const order[] = {2, 3, 0, 1};
    for (int i = 0; i != 4; ++i) {
        CHECK(p.table.tiles[i] == order[i]);
        CHECK(p.table.points.from_rear()[i] == order[i]);
    }
}

TEST_CASE("EGZ-144, EGZ-145, EGZ-146, EGZ-152: the end, and who has won") {
    auto t = start_table();
    t.points.advance(1, 10);
    t.points.advance(0, 7);
    set_market(t, 0, market_id::stone, 2);
    t.players[0].stock = 7; // three points: as many as seat 1, who was there before
    auto p = end_of_round(t, 5);
    REQUIRE(four::over(p));
    auto const sheet = four::sheet(p);
    CHECK(sheet.total(0) == 10);
    CHECK(sheet.total(1) == 10);
    CHECK(four::ranking(p).place(1) == 1);
    CHECK(four::ranking(p).place(0) == 2);
    CHECK(four::ranking(p).place(3) == 3); // 0 each, seat 3 in front of seat 2
    CHECK(four::ranking(p).place(2) == 4);
    // the player in front scores first: seat 0 reaches 12 before seat 1 does
    auto u = start_table();
    u.points.advance(0, 11);
    u.points.advance(1, 10);
    set_market(u, 0, market_id::stone, 2);
    set_market(u, 1, market_id::stone, 3);
    u.players[0].stock = 2;
    u.players[1].stock = 5;
    auto q = end_of_round(u, 5);
    CHECK(four::sheet(q).total(0) == four::sheet(q).total(1));
    CHECK(four::ranking(q).place(0) == 1);
}

TEST_CASE("EGZ-127, EGZ-149: the stone sale") {
    auto t = start_table();
    t.players[0].stock = 9;
    for (int market = 0; market != 4; ++market) {
        set_market(t, 0, market_id::stone, market);
        CHECK(line_of(t, "stone sale") == (market >= 2 ? 4 : 0));
    }
}

TEST_CASE("EGZ-150, EGZ-178: graves and cards with graves") {
    auto t = start_table();
    CHECK(line_of(t, "graves") == 0);
    give(t, 0, N34_14);
    CHECK(line_of(t, "graves") == 2);     // 4
    build_on(t, line_id::graves, {0, 0}); // 4 and 2
    CHECK(line_of(t, "graves") == 2);     // 10
    give(t, 0, N5_10);
    CHECK(line_of(t, "graves") == 5);  // 16
    build_on(t, line_id::graves, {0}); // 5
    CHECK(line_of(t, "graves") == 9);
    CHECK(pieces_on(feeding_of(t), 0, building::graves) == 3); // the card is no piece
}

TEST_CASE("EGZ-197, EGZ-198: levels of the obelisk") {
    auto t = start_table();
    build_on(t, line_id::obelisk, {1, 1, 1, 1, 1, 1});
    CHECK(worth_of(t, S01) == 0);
    build_on(t, line_id::obelisk, {1});
    CHECK(worth_of(t, S01) == 4); // by anyone
    CHECK(worth_of(t, S02) == 0);
    build_on(t, line_id::obelisk, {2});
    CHECK(worth_of(t, S02) == 6);
    CHECK(worth_of(t, S03) == 0);
    build_on(t, line_id::obelisk, {2});
    CHECK(worth_of(t, S03) == 8);
    give_sphinx(t, 0, S01);
    CHECK(worth_of(t, S02) == 4 + 6); // each by itself
    CHECK(line_of(t, "Sphinx cards", 1) == 0);
}

TEST_CASE("EGZ-199: complete buildings") {
    auto t = start_table();
    build_on(t, line_id::left, {0, 0, 0, 0});
    build_on(t, line_id::right, {1, 1, 1, 1});
    build_on(t, line_id::column, {1, 1});
    build_on(t, line_id::roof, {1, 1});
    CHECK(worth_of(t, S04) == 0);
    build_on(t, line_id::roof, {1});
    CHECK(worth_of(t, S04) == 6);
    CHECK(worth_of(t, S05) == 0);
    for (int f = 0; f != 6; ++f) {
        CHECK(worth_of(t, S05) == 0);
        for (int i = f; i != 6; ++i)
            build_on(t, static_cast<line_id>(static_cast<int>(line_id::p1) + f), {2});
    }
    CHECK(worth_of(t, S05) == 8);
}

TEST_CASE("EGZ-200, EGZ-203: markets") {
    auto t = start_table();
    int const points[] = {0, 3, 5, 7, 7};
    for (int n = 0; n <= 4; ++n) {
        if (n != 0)
            set_market(t, 4 - n, market_id::grain, 3);
        CHECK(worth_of(t, S07) == points[n]); // the owner included or not
        CHECK(worth_of(t, S06) == 0);
        CHECK(worth_of(t, S17) == (n == 4 ? 4 : 0)); // others do not matter
        CHECK(worth_of(t, S18) == 0);
    }
    set_market(t, 0, market_id::stone, 2);
    CHECK(worth_of(t, S16) == 0);
    set_market(t, 0, market_id::stone, 3);
    CHECK(worth_of(t, S16) == 4);
    CHECK(worth_of(t, S18) == 8);
    CHECK(worth_of(t, S06) == 3);
}

TEST_CASE("EGZ-201, EGZ-202: own pieces") {
    auto t = start_table();
    build_on(t, line_id::obelisk, {0, 1, 0, 0});
    build_on(t, line_id::left, {0, 0, 0});
    build_on(t, line_id::p1, {0, 0, 0, 0, 0});
    for (sphinx_id const s : {S08, S09, S10, S11, S12, S13, S14, S15})
        CHECK(worth_of(t, s) == 0);
    build_on(t, line_id::graves, {0});
    build_on(t, line_id::obelisk, {0});
    CHECK(worth_of(t, S08) == 5);
    CHECK(worth_of(t, S09) == 0);
    CHECK(worth_of(t, S14) == 0); // one piece on the graves
    build_on(t, line_id::graves, {0});
    CHECK(worth_of(t, S14) == 7);
    CHECK(worth_of(t, S15) == 7);
    build_on(t, line_id::obelisk, {0});
    CHECK(worth_of(t, S09) == 7);
    build_on(t, line_id::right, {0});
    CHECK(worth_of(t, S10) == 6);
    CHECK(worth_of(t, S11) == 6);
    build_on(t, line_id::p1, {0});
    CHECK(worth_of(t, S12) == 6);
    CHECK(worth_of(t, S13) == 0);
    build_on(t, line_id::p2, {0});
    CHECK(worth_of(t, S13) == 8);
}

TEST_CASE("EGZ-156, EGZ-178, EGZ-204, EGZ-205, EGZ-206: cards, graves, crews") {
    auto t = start_table();
    CHECK(worth_of(t, S19) == 0); // fields and quarries are not marked Permanent
    give(t, 0, {N12_01, N12_06, N12_13, N34_14, N34_17});
    CHECK(worth_of(t, S19) == 4); // neither is a card played at any moment
    CHECK(worth_of(t, S21) == 0);
    build_on(t, line_id::graves, {0, 0, 1});
    CHECK(worth_of(t, S21) == 2);
    set_crews(t, 0, 5, 6, 7, 8);
    int expected = 5;
    for (sphinx_id const s : {S22, S23, S24, S25})
        CHECK(worth_of(t, s) == expected++);
}

TEST_CASE("EGZ-207, EGZ-208, EGZ-168: majorities") {
    auto t = start_table();
    CHECK(worth_of(t, S26) == 7); // ties count: everybody has the start quarry
    CHECK(worth_of(t, S27) == 7); // … and the start field
    CHECK(worth_of(t, S28) == 0); // nobody has any
    give(t, 1, {N12_01, N12_06});
    CHECK(worth_of(t, S26) == 0);
    CHECK(worth_of(t, S26, 1) == 7);
    CHECK(worth_of(t, S27) == 0);
    give(t, 0, {N12_10, N12_08});   // brown 6, yellow-green 4
    t.flood = flood_position::left; // face values, whatever the flood
    CHECK(worth_of(t, S29) == 7);
    CHECK(worth_of(t, S28) == 7);
    give(t, 0, N12_12);
    t.improved[0].move_to(N12_10); // counts in its new colour
    CHECK(worth_of(t, S29) == 0);
    CHECK(total_of(feeding_of(t), 0, category::yellow) == 10);
    CHECK(total_of(feeding_of(t), 0, category::brown) == 0);
}

TEST_CASE("EGZ-151, EGZ-209: ten percent comes last") {
    auto t = start_table();
    give_sphinx(t, 0, S20);
    give_sphinx(t, 0, S22);
    CHECK(line_of(t, "ten percent") == 0);
    t.points.advance(0, 28);
    CHECK(line_of(t, "ten percent") == 2);
    set_crews(t, 0, 2, 1, 1, 2);
    CHECK(line_of(t, "ten percent") == 3); // after all other Sphinx cards
    CHECK(line_of(t, "Sphinx cards") == 2);
    set_market(t, 0, market_id::stone, 3);
    t.players[0].stock = 20;
    CHECK(line_of(t, "ten percent") == 4);
    t.points.retreat(0, 60); // negative: nothing
    CHECK(line_of(t, "ten percent") == 0);
    CHECK(four::sheet(feeding_of(t)).total(0) == -32 + 10 + 2);
}

TEST_CASE("EGZ-153, EGZ-154: the same decks and graves for every number of players") {
    auto const same = [](auto engine) {
        using e = decltype(engine);
        auto const t = e::start().table;
        for (int d = 0; d != deck_kinds; ++d)
            CHECK(t.nile_decks[d]->size() == (d == 2 ? 12 : 22));
        CHECK(t.grave_pile.size() == 20);
        CHECK(t.sphinx_deck.size() == 29);
        auto const p = at_site<e>(start_table<e>(), site_id::B);
        CHECK(cells_in(p, line_id::graves) == 12);
    };
    same(two{});
    same(three{});
    same(four{});
}
