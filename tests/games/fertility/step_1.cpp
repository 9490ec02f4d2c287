// SPDX-License-Identifier: MIT

#include "games/fertility/arranged.hpp"

#include "support/catch.hpp"
#include "support/play.hpp"

#include <set>
#include <string>
#include <vector>

// Step 1: placing a domino, and the harvest (sections 4 and 5), on K4 with the starting tile at (4,9): A B over G P.
namespace {

using namespace fertility_tests;
using enum direction;
using square = four::table::square;
using squares = four::table::valley_type::squares;

constexpr four::position begun(std::initializer_list<std::string_view> own) {
    return at<"place">(k4(own));
}
std::string_view refusal(four::position const& p, place const& m) {
    return four::check(p, m).rule();
}

/// Two scenes that lie there already.
void cover(four::table& t, std::string_view scenes, square a, square b) {
    t.valley.place(resource_of(scenes[0]), a, resource_of(scenes[1]), b);
    t.placed.put(draw_domino(t, domino_of(scenes)));
}
/// Seat 0 places a domino on a table.
four::position after(four::table const& t, place const& m) {
    auto p = at<"place">(t);
    auto const answer = four::check(p, m);
    INFO(answer.rule());
    REQUIRE(answer);
    four::play(p, m);
    return p;
}

/// A table on which the open square (5,12), a bovine icon between two wheat squares, has one way out.
four::table nearly_closed() {
    auto t = k4({"AB", "AP", "GG"});
    cover(t, "GA", square{5, 13}, square{4, 13});
    return t;
}

} // namespace

TEST_CASE("FER-060, FER-061: a domino of the own pool, in any of the four directions") {
    auto const p = begun({"AB", "AP", "GG"});
    CHECK(four::to_act(p) == seat{0});
    std::set<direction> seen;
    four::for_each_move(p, [&](auto const& m) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(m)>, place>) {
            seen.insert(m.d);
            auto q = p;
            four::play(q, m);
            CHECK(q.table.pools[0].size() == 2);
            CHECK_FALSE(q.table.pools[0].count(p.table.pools[0][m.t]) != 0);
            CHECK(q.table.placed.count(p.table.pools[0][m.t]) == 1);
            CHECK(q.table.valley.scenes(first_scene(p.table.pools[0][m.t])).contains({m.r, m.c}));
            CHECK(q.table.valley.scenes(second_scene(p.table.pools[0][m.t]))
                      .contains({m.second_row(), m.second_column()}));
        }
    });
    CHECK(seen.size() == 4);
}

TEST_CASE("FER-062: wheat and water are never covered, a printed icon forbids nothing") {
    auto const p = begun({"BA", "GP", "PB"});
    CHECK(refusal(p, lay("BA", 4, 11, S)) == "FER-062");
    CHECK(refusal(p, lay("AB", 3, 9, E)) == "FER-062");
    CHECK(refusal(p, lay("AB", 1, 2, E)) == "FER-062");
    CHECK(four::check(p, lay("PG", 6, 10, S, 1))); // (7,10) shows a grape
}

TEST_CASE("FER-063: squares are inside the Valley and have no scene") {
    auto const p = begun({"AB", "GP", "AA"});
    CHECK(refusal(p, place{0, 0, 4, N}) == "FER-063");
    CHECK(refusal(p, place{0, 4, 0, W}) == "FER-063");
    CHECK(refusal(p, place{0, 4, 15, E}) == "FER-063");
    CHECK(refusal(p, place{0, 7, 15, S}) == "FER-063");
    CHECK(refusal(p, place{0, 4, 9, W}) == "FER-063");
    CHECK(refusal(p, place{0, 3, 9, S}) == "FER-063");
    auto small = at<"place", two>(k<two>({"AB", "GP", "AA"}));
    CHECK(two::check(small, place{0, 4, 12, S}).rule() == "FER-063"); // three boards only
}

TEST_CASE(
    "FER-063, FER-097, FER-098, FER-100: a quarry is never covered, with a monument or without") {
    for (auto const choice : {quarry::choice::monument, quarry::choice::none, quarry::choice::A}) {
        auto t = k4({"PA", "AB", "AP"});
        auto p = after(t, lay("PA", 6, 10, S));
        four::play(p, quarry{0, choice});
        CHECK_FALSE(p.table.valley.free().contains({6, 11}));
        CHECK(p.table.valley.quarries() == squares{{6, 11}});
        auto const q = at<"place">(p.table);
        for (direction const d : {N, E, S, W}) {
            CHECK_FALSE(four::check(q, place{0, 6, 11, d}));
            CHECK_FALSE(four::check(q, place{0, 6 - row_step(d), 11 - column_step(d), d}));
        }
        CHECK(refusal(q, place{0, 6, 11, W}) == "FER-063");
        // nobody decides anything about it any more
        CHECK(four::phase(p) == "build");
        CHECK_FALSE(p.table.quarries[0].there());
    }
}

TEST_CASE("FER-064, FER-065: one scene lies beside one of the same type, corners do not count") {
    auto const p = begun({"AG", "BB", "PP"});
    CHECK(four::check(p, lay("AG", 3, 9, N)));          // A above A
    CHECK(refusal(p, lay("AG", 3, 8, W)) == "FER-064"); // A at the corner of A
    CHECK(refusal(p, lay("AG", 0, 0, E)) == "FER-064");
    CHECK(four::check(p, lay("GA", 6, 9, W))); // G below G of the starting tile
}

TEST_CASE("FER-066: other types beside it never forbid a placement") {
    auto const p = begun({"AB", "GP", "AA"});
    CHECK(four::check(p, lay("AB", 4, 8, S))); // A beside A, and B beside G
}

TEST_CASE("FER-067: the two scenes of a domino are no neighbours of one another") {
    auto const p = begun({"AA", "BB", "GG"});
    CHECK(refusal(p, lay("AA", 3, 3, E)) == "FER-064");
    auto const q = after(p.table, lay("AA", 3, 9, N));
    CHECK(holds(q.table.hand, 1, 0, 0, 0));
}

TEST_CASE("FER-068 to FER-071, FER-119: who can place nothing discards") {
    auto t = k4({"AA", "AA", "AA"});
    cover(t, "GG", square{3, 9}, square{2, 9});
    cover(t, "GG", square{4, 8}, square{3, 8}); // A is shut in
    t.metropolises[0].wheat = 2;
    auto p = at<"place">(t);
    CHECK(support::moves_in_words<four>(p) == std::vector<std::string>{"discard domino 0"});
    CHECK(four::check(p, discard{1}).rule() == "FER-260");
    CHECK(placing_or_discarding{}(p));
    for (int id = 0; id != 1536; ++id) // FER-068: no placement is legal
        REQUIRE_FALSE(four::check(p, four::move_at(static_cast<std::uint64_t>(id))));
    four::play(p, discard{0});
    CHECK(p.table.discarded.count(domino::AA) == 1); // FER-069
    CHECK(p.table.pools[0].size() == 2);
    CHECK(p.table.hand.empty()); // FER-071
    CHECK(four::phase(p) == "build");
    CHECK(four::check(p, build{0, 0, 0, 0, 0, 0})); // FER-119: at cost 0

    // FER-069: any of them
    auto mixed = t;
    mixed.pools[0] = {domino::AA, domino::AA};
    mixed.pools[0].put(domino::AA);
    CHECK(four::count_moves(at<"place">(mixed)) == 1);

    // FER-070
    auto const q = begun({"AA", "AA", "AB"});
    CHECK(four::check(q, discard{0}).rule() == "FER-070");
    auto one_fits = t;
    one_fits.pools[0].take(1);
    one_fits.pools[0].put(domino::PP);
    auto const r = at<"place">(one_fits); // OQ-49
    CHECK(four::check(r, discard{0}).rule() == "FER-070");
    CHECK(four::count_moves(r) > 0);
}

TEST_CASE("FER-080 to FER-083: case A counts the neighbours of the same type that were there") {
    // three neighbours of one scene
    auto t = k4({"AG", "AA", "BP"});
    cover(t, "AB", square{2, 8}, square{2, 7});
    cover(t, "AG", square{3, 7}, square{3, 6});
    auto const p = after(t, lay("AG", 3, 8, E)); // A beside (2,8) and (3,7); G on (3,9) beside A
    CHECK(holds(p.table.hand, 2, 0, 0, 0));
    // a double: each scene counts its own
    auto u = k4({"AA", "AG", "BP"});
    cover(u, "AP", square{2, 8}, square{2, 7});
    auto const q = after(u, lay("AA", 2, 9, S)); // (2,9) beside (2,8), (3,9) beside (4,9)
    CHECK(holds(q.table.hand, 2, 0, 0, 0));
    // FER-080: scenes that were there already bring nothing more
    CHECK(q.table.metropolises[0].wheat == 0);
}

TEST_CASE("FER-084 to FER-086: case B moves the marker at once, and the wheat can be spent") {
    auto const p = after(k4({"PB"}), lay("PB", 6, 10, E));
    CHECK(p.table.metropolises[0].wheat == 3);
    auto t = p.table;
    t.districts.take(0);
    draw_district(t, district::D21); // costs 2
    auto const q = at<"build">(t);
    CHECK(four::check(q, build{3, 0, 0, 0, 0, 2}));
    // FER-138, FER-201: the track has an end
    auto u = k4({"PB"});
    u.metropolises[0].wheat = 9;
    CHECK(after(u, lay("PB", 6, 10, E)).table.metropolises[0].wheat == 10);
}

TEST_CASE("FER-085: no square neighbours both halves, and there are at most six") {
    for (square const a : squares::full())
        for (square const b : a.neighbours()) {
            CHECK((a.neighbours() & b.neighbours()).empty());
            auto const around = (a.neighbours() | b.neighbours()) - squares{a, b};
            CHECK(around.count() <= 6);
        }
}

TEST_CASE("FER-087, FER-088: case C, one token for each icon covered, whatever covers it") {
    auto t = k4({"AA", "PG", "BB"});
    cover(t, "AP", square{6, 7}, square{6, 6});
    auto const p = after(t, lay("AA", 7, 7, E)); // two bovine icons, across a seam
    CHECK(holds(p.table.hand, 1, 2, 0, 0));
}

TEST_CASE("FER-089: an icon yields nothing under the starting tile or in a quarry") {
    auto const p = after(nearly_closed(), lay("AP", 4, 12, W, 1)); // A beside A on (4,13)
    CHECK(p.table.quarries[0].is_at({5, 12}));
    CHECK(p.table.valley.print_at({5, 12}) == 'B');
    CHECK(holds(p.table.hand, 1, 0, 0, 0));
    CHECK(empty_k<four>().hand.empty());
}

TEST_CASE("FER-090 to FER-092: a quarry is closed by scenes, wheat, water and the edge") {
    // wheat and scenes: above; the edge here
    auto edge = k4({"AA", "BB", "PP"});
    cover(edge, "BP", square{6, 14}, square{7, 14});
    cover(edge, "GA", square{5, 15}, square{5, 14});
    CHECK_FALSE(edge.valley.quarries().contains({7, 15}));
    auto const p = at<"place">(edge);
    CHECK(p.table.valley.free().contains({6, 15}));
    auto q = edge;
    auto const result =
        q.valley.place(A, {6, 15}, A, {6, 13}); // (7,15) now has edges and scenes only
    CHECK(result.quarries == squares{{7, 15}});
    CHECK(q.valley.quarries() == squares{{7, 15}});
    // FER-092: it is not created a second time
    auto const again = q.valley.place(A, {5, 13}, A, {4, 13});
    CHECK_FALSE(again.quarries.contains({7, 15}));
}

TEST_CASE("FER-093: a closed space of two squares is no quarry") {
    auto t = k4({"AA", "BB", "PP"});
    t.valley.place(A, {6, 14}, A, {5, 14});
    auto const result =
        t.valley.place(A, {5, 15}, A, {4, 15}); // (6,15), (7,15), (7,14) stay open together
    CHECK(result.quarries.empty());
    auto const smaller = t.valley.place(B, {7, 14}, B, {6, 13});
    CHECK(smaller.quarries.empty());
    CHECK(t.valley.free().contains({6, 15}));
    CHECK(t.valley.free().contains({7, 15}));
}

TEST_CASE("FER-094, FER-095, FER-101: a token of any type, a monument, or neither") {
    auto const p = after(k4({"PA"}), lay("PA", 6, 10, S));
    CHECK(four::phase(p) == "quarry");
    CHECK(
        support::moves_in_words<four>(p) == std::vector<std::string>{
                                                "quarry 0 A", "quarry 0 B", "quarry 0 P",
                                                "quarry 0 G", "quarry 0 monument",
                                                "quarry 0 none"});
    auto none = p;
    four::play(none, quarry{0, quarry::choice::none});
    CHECK(holds(none.table.hand, 0, 0, 1, 1));
    CHECK(monuments_on_valley(none, 0) == 0);
    auto token = p;
    four::play(token, quarry{0, quarry::choice::A});
    CHECK(holds(token.table.hand, 1, 0, 1, 1));
    CHECK(token.table.stock.count(A) == 19);
    auto pawn = p;
    four::play(pawn, quarry{0, quarry::choice::monument});
    CHECK(holds(pawn.table.hand, 0, 0, 1, 1));
    CHECK(monuments_on_valley(pawn, 0) == 1);
}

TEST_CASE("FER-096, FER-102: several quarries, each its own choice, in order") {
    // (6,11) between three wheat squares as in EX-FER-8, and (6,9) shut in as well
    auto t = k4({"PA", "AB", "AP"});
    cover(t, "AB", square{6, 8}, square{5, 8});
    cover(t, "AA", square{7, 9}, square{7, 8});
    auto p = after(t, lay("PA", 6, 10, S));
    CHECK(p.table.quarries[0].is_at({6, 9}));
    CHECK(p.table.quarries[1].is_at({6, 11}));
    CHECK_FALSE(p.table.quarries[2].there());
    // FER-102: cases A to C are booked before
    CHECK(p.table.hand.size() >= 2);
    CHECK(four::check(p, quarry{1, quarry::choice::A}).rule() == "FER-102");
    CHECK(four::check(p, quarry{3, quarry::choice::none}).rule() == "FER-102");
    four::play(p, quarry{0, quarry::choice::monument});
    CHECK(four::phase(p) == "quarry");
    CHECK(four::check(p, quarry{0, quarry::choice::A}).rule() == "FER-102");
    four::play(p, quarry{1, quarry::choice::G});
    CHECK(four::phase(p) == "build");
    CHECK(p.table.monuments[0][0].is_at({6, 9}));
    CHECK(p.table.quarries_decided == 0);
}

TEST_CASE("FER-096, FER-104: one domino creates up to four quarries") {
    // (4,4) and (4,5) are to be covered: (4,3) and (4,6) at the ends, (3,4) and (5,4) at the sides have no other way out
    auto t = k4({"PA", "AB", "AP"});
    cover(t, "AB", square{3, 3}, square{2, 3});
    cover(t, "AB", square{2, 4}, square{2, 5});
    cover(t, "AG", square{3, 5}, square{3, 6});
    cover(t, "GB", square{4, 2}, square{4, 1});
    cover(t, "BB", square{5, 3}, square{5, 2});
    cover(t, "GB", square{6, 4}, square{6, 3});
    cover(t, "GP", square{5, 5}, square{6, 5});
    CHECK(t.valley.quarries() == squares{{7, 4}}); // an old one, which is not created again
    auto p = after(t, lay("PA", 4, 4, E));         // A beside A on (3,5)
    CHECK(p.table.valley.quarries() == squares{{3, 4}, {4, 3}, {4, 6}, {5, 4}, {7, 4}});
    square const in_order[] = {{3, 4}, {4, 3}, {4, 6}, {5, 4}};
    for (int q = 0; q != 4; ++q) {
        CHECK(p.table.quarries[q].is_at(in_order[q]));
        CHECK(four::phase(p) == "quarry");
        CHECK(four::check(p, quarry{q, quarry::choice::none}));
        four::play(p, quarry{q, q == 2 ? quarry::choice::monument : quarry::choice::P});
    }
    CHECK(four::phase(p) == "build");
    CHECK(p.table.monuments[0][0].is_at({4, 6}));
    CHECK(holds(p.table.hand, 1, 0, 3, 0)); // FER-104: three of the four, and one of case A
}

TEST_CASE("FER-099, FER-203: a monument needs a pawn, a token one in the stock") {
    auto t = k4({"PA"});
    for (int i = 0; i != reconstructed.pawns; ++i)
        t.monuments[0][i].move_to({0, i});
    for (int i = 0; i != 20; ++i)
        t.stock.take(B);
    auto const p = after(t, lay("PA", 6, 10, S));
    CHECK(four::check(p, quarry{0, quarry::choice::monument}).rule() == "FER-099");
    CHECK(four::check(p, quarry{0, quarry::choice::B}).rule() == "FER-203");
    CHECK(
        support::moves_in_words<four>(p) ==
        std::vector<std::string>{"quarry 0 A", "quarry 0 P", "quarry 0 G", "quarry 0 none"});
}

TEST_CASE("FER-103, FER-201, FER-202: the stock limits what is gained by cases A and C together") {
    auto t = k4({"AA", "PG", "BB"});
    cover(t, "AP", square{6, 7}, square{6, 6});
    t.stock.take(B, 19);
    auto const p = after(t, lay("AA", 7, 7, E)); // would be two bovines
    CHECK(holds(p.table.hand, 1, 1, 0, 0));
    CHECK(p.table.stock.count(B) == 0);
    t.stock.take(A, 20);
    auto const q = after(t, lay("AA", 7, 7, E));
    CHECK(holds(q.table.hand, 0, 1, 0, 0));
}

TEST_CASE("FER-260: identical dominoes count once, and a double is laid towards E or S") {
    auto const p = begun({"AA", "AB", "AB"});
    std::set<std::string> seen;
    four::for_each_move(p, [&](auto const& m) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(m)>, place>) {
            CHECK(m.t != 2);
            CHECK((m.t != 0 || m.d == E || m.d == S));
            // every physical placement once
            auto const a = std::pair{m.r + 0, m.c + 0};
            auto const b = std::pair{m.second_row(), m.second_column()};
            auto const x = first_scene(p.table.pools[0][m.t]);
            auto const y = second_scene(p.table.pools[0][m.t]);
            auto const spelled = [](auto s, resource r) {
                return std::to_string(s.first) + "," + std::to_string(s.second) + "=" +
                       std::to_string(static_cast<int>(r)) + " ";
            };
            auto const physical =
                a < b ? spelled(a, x) + spelled(b, y) : spelled(b, y) + spelled(a, x);
            CHECK(seen.insert(std::to_string(m.t) + physical).second);
        }
    });
    CHECK(refusal(p, lay("AB", 3, 9, N, 2)) == "FER-260");
    CHECK(four::check(p, lay("AB", 3, 9, N, 1)));
    CHECK(refusal(p, place{0, 3, 9, N}) == "FER-260");
    CHECK(four::check(p, place{0, 2, 9, S}));
}
