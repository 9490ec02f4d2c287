// SPDX-License-Identifier: MIT

#include "games/fertility/arranged.hpp"

#include "support/catch.hpp"
#include "support/play.hpp"

#include <set>
#include <string>
#include <vector>

// Step 2: building a district, and step 3: supplying shops (sections 6 and 7); seat 0 has the board M1.
namespace {

using namespace fertility_tests;

/// K4 with a hand, wheat, and these districts in the row.
four::table with(
    std::string_view hand,
    int wheat,
    std::initializer_list<district> row = {
        district::D01, district::D05, district::D09, district::D21}) {
    auto t = k4({});
    while (!t.districts.empty())
        t.district_pile.put(t.districts.take(0));
    for (district const d : row)
        draw_district(t, d);
    t.pools[0].take(2);
    for (char const c : hand)
        put_in_hand(t, resource_of(c));
    t.metropolises[0].wheat = wheat;
    return t;
}
std::string_view refusal(four::position const& p, four::move m) { return four::check(p, m).rule(); }

/// Seat 0 may supply its shops; these districts are built.
four::table city(std::string_view hand, std::initializer_list<district> built) {
    auto t = with(hand, 0);
    for (district const d : built)
        put_district(t, 0, d);
    return t;
}

} // namespace

TEST_CASE("FER-051, FER-110: one district of the row, or none") {
    auto const p = at<"build">(with("", 0));
    CHECK(
        support::moves_in_words<four>(p) == std::vector<std::string>{
                                                "build district 0 for A 0, B 0, P 0, G 0, wheat 0",
                                                "build district 1 for A 0, B 0, P 0, G 0, wheat 0",
                                                "no_build"});
    auto built = p;
    four::play(built, build{1, 0, 0, 0, 0, 0});
    CHECK(built.table.metropolises[0].district_on(1) == district::D05);
    CHECK(four::phase(built) == "supply"); // at most one per turn
    CHECK(refusal(built, build{0, 0, 0, 0, 0, 0}) == "SENET-2");
    auto not_built = p;
    four::play(not_built, no_build{});
    CHECK(four::phase(not_built) == "supply");
    CHECK(not_built.table.metropolises[0].districts() == 0);
    // a short row, as an editor of positions may lay it out
    auto t = p.table;
    t.districts.take(3);
    CHECK(refusal(at<"build">(t), build{3, 0, 0, 0, 0, 0}) == "FER-114");
}

TEST_CASE("FER-111, FER-112, FER-114: the cost is paid exactly, in any mix of tokens and wheat") {
    auto const p = at<"build">(with("AAG", 1)); // D09 costs 1, D21 costs 2
    std::set<std::string> ways;
    four::for_each_move(p, [&](auto const& m) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(m)>, build>)
            if (m.i == 3)
                ways.insert(
                    std::to_string(m.a) + std::to_string(m.b) + std::to_string(m.p) +
                    std::to_string(m.g) + std::to_string(m.w));
    });
    CHECK(ways == std::set<std::string>{"20000", "10010", "10001", "00011"});
    CHECK(refusal(p, build{3, 1, 0, 0, 0, 0}) == "FER-114");
    CHECK(refusal(p, build{2, 1, 0, 0, 1, 0}) == "FER-114");
    CHECK(refusal(p, build{0, 0, 0, 0, 0, 1}) == "FER-114");
    CHECK(refusal(p, build{3, 0, 1, 0, 1, 0}) == "FER-112");
    CHECK(refusal(p, build{3, 0, 0, 0, 2, 0}) == "FER-112");
    CHECK(refusal(p, build{3, 0, 0, 0, 0, 2}) == "FER-112"); // wheat cannot go below 0

    auto q = p;
    four::play(q, build{3, 1, 0, 0, 0, 1});
    CHECK(holds(q.table.hand, 1, 0, 0, 1));
    CHECK(q.table.stock.count(A) == 19);
    CHECK(q.table.metropolises[0].wheat == 0);
}

TEST_CASE("FER-113: tokens on the Metropolis do not pay") {
    auto t = with("", 0);
    put_on_shop(t, 0, 0, 0, "A");
    put_on_shop(t, 0, 0, 1, "A");
    auto const p = at<"build">(t);
    CHECK(refusal(p, build{2, 1, 0, 0, 0, 0}) == "FER-112");
}

TEST_CASE("FER-115: a district of cost 0 is built without payment and is the one of the turn") {
    auto p = at<"build">(with("A", 3));
    four::play(p, build{0, 0, 0, 0, 0, 0});
    CHECK(holds(p.table.hand, 1, 0, 0, 0));
    CHECK(p.table.metropolises[0].wheat == 3);
    CHECK(four::phase(p) == "supply");
}

TEST_CASE("FER-116, FER-262: the lowest free slot, and none when all are taken") {
    auto t = with("", 0, {district::D01, district::D02, district::D03, district::D04});
    for (int slot = 1; slot != district_slots; ++slot) {
        put_district(t, 0, static_cast<district>(20 + slot));
        CHECK(t.metropolises[0].district_on(slot) == static_cast<district>(20 + slot));
    }
    auto p = at<"build">(t);
    CHECK(four::count_moves(p) == 5);
    four::play(p, build{2, 0, 0, 0, 0, 0});
    CHECK(p.table.metropolises[0].district_on(7) == district::D03);
    CHECK_FALSE(p.table.metropolises[0].has_free_slot());
    auto const q = at<"build">(p.table);
    CHECK(refusal(q, build{0, 0, 0, 0, 0, 0}) == "FER-116");
    CHECK(support::moves_in_words<four>(q) == std::vector<std::string>{"no_build"});
}

TEST_CASE(
    "FER-117, FER-118: a new district can be supplied at once, and its gap stays until the end of the turn") {
    auto p = at<"build">(with("A", 0));
    four::play(p, build{1, 0, 0, 0, 0, 0});
    CHECK(p.table.districts.size() == 3);
    CHECK(
        p.table.districts ==
        decltype(p.table.districts){district::D01, district::D09, district::D21}); // FER-167
    CHECK(four::check(p, supply{1, 0, A}));
    four::play(p, supply{1, 0, A});
    CHECK(p.table.metropolises[0].wheat == 1);
    CHECK(p.table.districts.size() == 3);
    CHECK(p.table.metropolises[0].district_on(1) == district::D05);
}

TEST_CASE("FER-130 to FER-133: tokens of the hand on icons of the own shops") {
    auto const p = at<"supply">(city("AAB", {district::D01})); // M1: *, A, B, PG; D01: AAB
    std::vector<std::string> const expected = {
        "supply 0#0 with A", "supply 0#1 with A", "supply 1#0 with A", "supply 0#0 with B",
        "supply 0#2 with B", "supply 1#0 with B", "end_supply"};
    CHECK(support::moves_in_words<four>(p) == expected);
    CHECK(refusal(p, supply{0, 3, P}) == "FER-130");
    CHECK(refusal(p, supply{0, 2, A}) == "FER-133");
    CHECK(refusal(p, supply{2, 0, A}) == "FER-133");
    CHECK(refusal(p, supply{1, 1, A}) == "FER-133");
    CHECK(refusal(p, supply{1, 3, A}) == "FER-133");

    auto q = p; // two A on a shop with two icons for it, and no third
    four::play(q, supply{1, 0, A});
    CHECK(four::check(q, supply{1, 0, A}));
    four::play(q, supply{1, 0, A});
    put_in_hand(q.table, A);
    CHECK(refusal(q, supply{1, 0, A}) == "FER-133");
    CHECK(four::check(q, supply{1, 0, B}));
    four::play(q, supply{1, 0, B});
    put_in_hand(q.table, B);
    CHECK(refusal(q, supply{1, 0, B}) == "FER-133"); // a full shop takes nothing more
    CHECK(q.table.metropolises[0].full_shops().contains(number_of_shop(1, 0)));
}

TEST_CASE(
    "FER-131, FER-263: a `*` icon takes any type, and which icon a token lies on has no effect") {
    for (resource const r : all_resources) {
        auto p = at<"supply">(city("ABPG", {}));
        four::play(p, supply{0, 0, r});
        CHECK(p.table.metropolises[0].tokens(0, r) == 1);
        for (resource const other : all_resources)
            if (other != r)
                CHECK(refusal(p, supply{0, 0, other}) == "FER-133");
    }
    auto first = at<"supply">(city("AABB", {district::D01}));
    auto second = first;
    for (resource const r : {A, B, A})
        four::play(first, supply{1, 0, r});
    for (resource const r : {B, A, A})
        four::play(second, supply{1, 0, r});
    CHECK(first == second);
}

TEST_CASE("FER-132: wheat is never put on a shop") {
    auto t = city("", {district::D05});
    t.metropolises[0].wheat = 5;
    CHECK(support::moves_in_words<four>(at<"supply">(t)) == std::vector<std::string>{"end_supply"});
}

TEST_CASE(
    "FER-134, FER-135, FER-145: any number of shops, in any order, over several turns, or nothing") {
    auto p = at<"supply">(city("ABG", {district::D01}));
    four::play(p, supply{1, 0, B});
    four::play(p, supply{0, 3, G});
    auto const kept = p.table.metropolises[0];
    CHECK(four::check(p, end_supply{})); // an A is left in the hand
    four::play(p, end_supply{});
    CHECK(p.table.metropolises[0] == kept);
    CHECK(p.table.hand.empty());
    auto later = p.table;
    put_in_hand(later, A, 2);
    auto q = at<"supply">(later);
    four::play(q, supply{1, 0, A});
    four::play(q, supply{1, 0, A});
    CHECK(four::sheet(q).points("generic shops", 0) == 9);
    CHECK(p.table.metropolises[0].tokens(number_of_shop(1, 0), B) == 1);
}

TEST_CASE("FER-136, FER-137: a benefit once, when the last icon is filled") {
    auto p = at<"supply">(city("BGA", {district::D13})); // A: exchange; BG: 2 wheat
    four::play(p, supply{1, 1, B});
    CHECK(p.table.metropolises[0].wheat == 0); // partly filled
    four::play(p, supply{1, 1, G});
    CHECK(p.table.metropolises[0].wheat == 2);
    CHECK(four::phase(p) == "supply");
    four::play(p, supply{0, 1, A}); // M1: A for 1 wheat
    CHECK(p.table.metropolises[0].wheat == 3);
    // Debens and statues wait for the end of the game
    auto q = at<"supply">(city("AAB", {district::D29, district::D09}));
    four::play(q, supply{1, 0, A});
    four::play(q, supply{1, 0, A});
    CHECK(q.table.metropolises[0].wheat == 0);
    CHECK(four::phase(q) == "supply");
    CHECK(different_statues{}(q, 0) == 2);
}

TEST_CASE("FER-138: wheat stops at the last square") {
    auto t = city("BG", {district::D13});
    t.metropolises[0].wheat = 9;
    auto p = at<"supply">(t);
    four::play(p, supply{1, 1, B});
    four::play(p, supply{1, 1, G});
    CHECK(p.table.metropolises[0].wheat == 10);
}

TEST_CASE(
    "FER-139 to FER-141: an exchange takes a printed type from the stock straight onto another shop") {
    auto p = at<"supply">(city("A", {district::D13})); // A: B, P or G; BG: 2 wheat
    four::play(p, supply{1, 0, A});
    CHECK(four::phase(p) == "chain");
    std::vector<std::string> const expected = {
        "exchange for B on 0#0", "exchange for B on 0#2", "exchange for B on 1#1",
        "exchange for P on 0#0", "exchange for P on 0#3", "exchange for G on 0#0",
        "exchange for G on 0#3", "exchange for G on 1#1", "chain_none"};
    CHECK(support::moves_in_words<four>(p) == expected);
    CHECK(refusal(p, chain{A, 0, 0}) == "FER-139");
    CHECK(refusal(p, chain{B, 0, 3}) == "FER-140");
    CHECK(refusal(p, chain{B, 1, 0}) == "FER-140"); // the granting shop itself
    CHECK(refusal(p, chain{B, 7, 2}) == "FER-140");
    CHECK(refusal(p, chain{B, 1, 3}) == "FER-140");
    auto q = p;
    four::play(q, chain{G, 1, 1}); // the other shop of the same district
    CHECK(q.table.hand.empty());   // it never goes to the hand
    CHECK(q.table.stock.count(G) == 19);
    CHECK(q.table.metropolises[0].tokens(number_of_shop(1, 1), G) == 1);
    CHECK(four::phase(q) == "supply");

    auto declined = p;
    four::play(declined, chain_none{});
    CHECK(four::phase(declined) == "supply");
    CHECK(holds(declined.table.stock, 19, 20, 20, 20));
}

TEST_CASE(
    "FER-141, FER-203, FER-265: a type with no token in the stock, or no target, cannot be chosen") {
    auto t = city("A", {district::D13});
    t.stock.take(B, 20);
    t.stock.take(P, 20);
    t.stock.take(G, 20);
    auto p = at<"supply">(t);
    four::play(p, supply{1, 0, A});
    CHECK(four::phase(p) == "chain");
    CHECK(refusal(p, chain{B, 0, 0}) == "FER-203");
    CHECK(support::moves_in_words<four>(p) == std::vector<std::string>{"chain_none"}); // lost
    four::play(p, chain_none{});
    CHECK(four::phase(p) == "supply");
}

TEST_CASE("FER-142 to FER-144: chains are resolved before anything else, and end") {
    // D13 grants a P, which fills D15's exchange, whose A fills nothing more
    auto t = city("AB", {district::D13, district::D15, district::D14});
    auto p = at<"supply">(t);
    four::play(p, supply{1, 0, A});
    CHECK(refusal(p, supply{0, 2, B}) == "SENET-2"); // FER-143
    CHECK(refusal(p, end_supply{}) == "SENET-2");
    four::play(p, chain{P, 2, 0}); // FER-142
    CHECK(four::phase(p) == "chain");
    CHECK(p.table.exchange.is_at(number_of_shop(2, 0)));
    four::play(p, chain{B, 3, 0});
    CHECK(four::phase(p) == "chain");
    CHECK(p.table.exchange.is_at(number_of_shop(3, 0)));
    four::play(p, chain{A, 0, 1}); // one wheat, and the chain ends
    CHECK(four::phase(p) == "supply");
    CHECK(p.table.metropolises[0].wheat == 1);
    CHECK(p.table.metropolises[0].all_tokens() == 4); // FER-144: each link fills one icon
    CHECK(holds(p.table.hand, 0, 1, 0, 0));
}

TEST_CASE("FER-146: wheat gained in step 3 comes too late for step 2") {
    auto p = at<"build">(with("A", 0));
    CHECK(refusal(p, build{2, 0, 0, 0, 0, 1}) == "FER-112");
    four::play(p, no_build{});
    four::play(p, supply{0, 1, A});
    CHECK(p.table.metropolises[0].wheat == 1);
    CHECK(refusal(p, build{2, 0, 0, 0, 0, 1}) == "SENET-2");
}

TEST_CASE("FER-200, FER-204, FER-205: the stock is finite, and what is paid may be gained again") {
    auto t = with("B", 0, {district::D13, district::D05, district::D09, district::D01});
    t.stock.take(B, 19); // elsewhere
    auto p = at<"build">(t);
    CHECK(p.table.stock.count(B) == 0);
    four::play(p, build{0, 0, 1, 0, 0, 0});
    CHECK(p.table.stock.count(B) == 1); // OQ-27
    put_in_hand(p.table, A);
    four::play(p, supply{1, 0, A});
    CHECK(four::check(p, chain{B, 1, 1}));
    // FER-205: wheat is not limited by the stock
    auto empty = city("BG", {district::D13});
    for (resource const r : all_resources)
        empty.stock.take(r, empty.stock.count(r));
    auto q = at<"supply">(empty);
    four::play(q, supply{1, 1, B});
    four::play(q, supply{1, 1, G});
    CHECK(q.table.metropolises[0].wheat == 2);
}
