// SPDX-License-Identifier: MIT

#include "games/egizia/arranged.hpp"

#include "support/catch.hpp"

// The worked examples of the specification (section 18), at compile time and at run time.
namespace {

using namespace egizia_tests;
using senet::index_set;

constexpr four::position after_feeding(four::table const& t, seat s, feed f) {
    auto p = feeding_of(t, s);
    four::play(p, f);
    return p;
}

constexpr bool EX_EGZ_1_fed() {
    auto t = start_table();
    give(t, 0, N12_09); // yellow-green 5
    set_crews(t, 0, 1, 2, 3, 3);
    return need_of(at<"W3">(t), 0) == 9 && harvest_of(at<"W3">(t), 0) == 11 &&
           score_of(after_feeding(t, 0, {0, 0}), 0) == 0;
}
static_assert(EX_EGZ_1_fed());

constexpr four::table surplus_example() {
    auto t = start_table();
    give(t, 0, {N12_06, N12_20}); // green 2, four wheat
    set_crews(t, 0, 2, 2, 2, 4);
    t.flood = flood_position::left;
    return t;
}
constexpr bool EX_EGZ_2_surplus_card() {
    auto const t = surplus_example();
    auto const fed = after_feeding(t, 0, {1, 0});
    auto const hungry = after_feeding(t, 0, {0, 0});
    return need_of(at<"W3">(t), 0) == 10 && harvest_of(at<"W3">(t), 0) == 8 &&
           score_of(fed, 0) == 0 && fed.table.gone.has(N12_20) && score_of(hungry, 0) == -6 &&
           hungry.table.players[0].cards.has(N12_20);
}
static_assert(EX_EGZ_2_surplus_card());

constexpr bool EX_EGZ_3_shortage() {
    auto t = start_table();
    give(t, 0, {N34_07, N12_11}); // yellow-green 6, brown 7
    set_crews(t, 0, 3, 3, 4, 4);
    set_market(t, 0, market_id::grain, 1);
    t.points.advance(0, 18);
    t.points.advance(1, 14);
    auto const p = after_feeding(t, 0, {0, 0});
    return need_of(at<"W3">(t), 0) == 14 && harvest_of(at<"W3">(t), 0) == 12 &&
           score_of(p, 0) == 14 && p.table.points.ahead(1, 0);
}
static_assert(EX_EGZ_3_shortage());

constexpr bool EX_EGZ_4_production() {
    auto t = start_table();
    give(t, 0, N12_01); // a quarry of value 2
    t.players[0].stock = 1;
    auto p = at<"W3">(t);
    produce{}(p);
    return stock_of(p, 0) == 6;
}
static_assert(EX_EGZ_4_production());

/// A build at the Sphinx with strength 3, three cards drawn and decided on.
constexpr four::position sphinx_build_of(int pay, int strength, index_set<most_drawn> kept) {
    auto t = start_table();
    set_crews(t, 0, strength, 1, 1, 2);
    t.players[0].stock = 5;
    auto p = at_site(t, site_id::A);
    play(p, {start_build{crew_choice::A, false, 0}, senet::egizia::draw{pay, 0}});
    for (int i = 0; i != pay; ++i)
        four::play(p, sphinx_card{static_cast<sphinx_id>(i)});
    four::play(p, keep{kept});
    return p;
}
constexpr bool EX_EGZ_5_sphinx() {
    auto const p = sphinx_build_of(3, 3, {1});
    auto const& own = p.table.players[0];
    auto const& deck = p.table.sphinx_deck;
    return own.stock == 2 && score_of(p, 0) == 2 && own.sphinx.size() == 1 &&
           own.sphinx.has(sphinx_id::S02) && deck.size() == 28 && deck.shuffled() == 26 &&
           own.used_crews == index_set<crew_tiles>{0};
}
static_assert(EX_EGZ_5_sphinx());

constexpr bool EX_EGZ_6_site_b() {
    auto t = start_table();
    set_crews(t, 0, 5, 1, 1, 2);
    t.players[0].stock = 8;
    auto p = at_site(t, site_id::B);
    play(p, {start_build{crew_choice::A, true, 0}, put{line_id::graves}});
    four::play(p, grave_tile{grave_id::G02}); // the next tile is turned up before the next piece
    play(p, {put{line_id::obelisk}, put{line_id::obelisk}});
    if (four::count_moves(p) != 2) // the budget is spent, and a market is to be chosen
        return false;
    four::play(p, finish{market_choice::grain});
    auto const& own = p.table.players[0];
    return own.stock == 1 && score_of(p, 0) == 7 && own.used_crews == index_set<crew_tiles>{0, 3} &&
           own.graves.has(grave_id::G09) && market_of(p.table, 0, market_id::grain) == 1 &&
           pieces_placed(p, 0) == 3;
}
static_assert(EX_EGZ_6_site_b());

constexpr bool EX_EGZ_7_site_c() {
    auto t = start_table();
    set_crews(t, 0, 3, 1, 1, 2);
    t.players[0].stock = 2;
    build_on(t, line_id::p1, {1, 2});
    auto p = at_site(t, site_id::C);
    play(p, {start_build{crew_choice::A, false, 0}, put{line_id::p2}, finish{market_choice::none}});
    return stock_of(p, 0) == 0 && score_of(p, 0) == 2 &&
           p.table.players[0].used_crews == index_set<crew_tiles>{0};
}
static_assert(EX_EGZ_7_site_c());

constexpr int green_seat = 0, yellow_seat = 1, red_seat = 2;

constexpr bool EX_EGZ_8_floor_bonus() {
    auto t = start_table();
    build_on(t, line_id::p1, {green_seat, yellow_seat, green_seat, red_seat, yellow_seat});
    auto p = at_site(t, site_id::C, yellow_seat);
    play(p, {start_build{crew_choice::A, false, 0}, put{line_id::p1}, finish{market_choice::none}});
    return score_of(p, yellow_seat) == 1 + 3 && score_of(p, green_seat) == 0 &&
           score_of(p, red_seat) == 0;
}
static_assert(EX_EGZ_8_floor_bonus());

constexpr bool EX_EGZ_9_floor_bonus_tie() {
    auto t = start_table();
    build_on(t, line_id::p1, {3, 3, 3, 3, 3, 3});
    t.paid.insert(static_cast<int>(line_id::p1));
    build_on(t, line_id::p2, {green_seat, yellow_seat, yellow_seat, green_seat});
    set_crews(t, red_seat, 2, 1, 1, 2);
    auto p = at_site(t, site_id::C, red_seat);
    play(p, {start_build{crew_choice::A, false, 0}, put{line_id::p2}, finish{market_choice::none}});
    return score_of(p, green_seat) == 2 && score_of(p, yellow_seat) == 0 &&
           score_of(p, red_seat) == 2; // what red built
}
static_assert(EX_EGZ_9_floor_bonus_tie());

constexpr bool EX_EGZ_10_support() {
    auto t = start_table();
    build_on(t, line_id::p1, {1});
    set_crews(t, 0, 2, 1, 1, 2);
    auto const one = at_site(t, site_id::C);
    auto narrow = one;
    four::play(narrow, start_build{crew_choice::A, false, 0});
    build_on(t, line_id::p1, {1});
    auto wide = at_site(t, site_id::C);
    four::play(wide, start_build{crew_choice::A, false, 0});
    return is_refused(narrow, put{line_id::p2}, "EGZ-116") &&
           static_cast<bool>(four::check(wide, put{line_id::p2}));
}
static_assert(EX_EGZ_10_support());

constexpr bool EX_EGZ_11_stacking() {
    constexpr int red = 0, blue = 1;
    auto t = start_table();
    t.points.advance(red, 10);
    t.points.advance(blue, 12);
    auto p = at<"W3">(t);
    score(p, red, 5);
    score(p, blue, 3);
    bool const behind =
        p.table.points.ahead(red, blue) && score_of(p, red) == 15 && score_of(p, blue) == 15;
    assign_tiles{}(p);
    return behind && p.table.tiles.before(blue, red);
}
static_assert(EX_EGZ_11_stacking());

constexpr bool EX_EGZ_12_market_overflow() {
    auto t = start_table();
    set_market(t, 0, market_id::stone, 3);
    t.players[0].stock = 4;
    lay(t, 1, N12_18);
    auto p = placing(t);
    four::play(p, place{C1, slot_id::none, false});
    return market_of(p.table, 0, market_id::stone) == 3 && stock_of(p, 0) == 10;
}
static_assert(EX_EGZ_12_market_overflow());

constexpr bool EX_EGZ_13_participation() {
    int const bonus[] = {0, 1, 3, 6};
    for (int built = 0; built != 4; ++built) {
        auto t = start_table();
        for (int s = 0; s != built; ++s)
            t.players[0].built_at.insert(s);
        auto p = at<"W3">(t);
        score_participation{}(p);
        if (score_of(p, 0) != bonus[built])
            return false;
    }
    return true;
}
static_assert(EX_EGZ_13_participation());

constexpr bool EX_EGZ_14_double() {
    auto t = start_table();
    give(t, 0, N12_21);
    auto p = placing(t);
    four::play(p, place{THEBAE, slot_id::none, true});
    return has_crews(p.table, 0, 3, 3, 1, 2) && p.table.gone.has(N12_21);
}
static_assert(EX_EGZ_14_double());

constexpr bool EX_EGZ_15_double_flood() {
    auto t = start_table();
    give(t, 0, N12_21);
    t.flood = flood_position::left;
    auto p = placing(t);
    play(p, {place{PASSALON, slot_id::none, true}, flood{1}, flood{1}});
    return has_crews(p.table, 0, 1, 1, 1, 4) && p.table.flood == flood_position::right;
}
static_assert(EX_EGZ_15_double_flood());

constexpr bool EX_EGZ_16_flood_end() {
    auto t = start_table();
    t.flood = flood_position::right;
    auto p = placing(t);
    four::play(p, place{PASSALON, slot_id::none, false});
    return four::count_moves(p) == 2 && is_refused(p, flood{1}, "EGZ-059") &&
           static_cast<bool>(four::check(p, flood{-1})) &&
           static_cast<bool>(four::check(p, flood{0}));
}
static_assert(EX_EGZ_16_flood_end());

/// Site C with a builder in each slot, who has built, and seat 3 waiting.
constexpr four::position waiting_example(bool with_card) {
    auto t = start_table();
    for (int s = 0; s != 4; ++s)
        berth(t, s, site_id::C, s + 1);
    if (with_card)
        give(t, 3, N34_19);
    t.site = site_id::C;
    auto p = at<"W5">(t, 0);
    for (int s = 0; s != 3; ++s)
        play(
            p,
            {start_build{crew_choice::A, false, 0}, put{line_id::p1}, finish{market_choice::none}});
    return p;
}
constexpr bool EX_EGZ_17_waiting_card() {
    auto p = waiting_example(true);
    if (!(four::to_act(p) == seat{3}) || four::phase(p) != "W5")
        return false;
    play(p, {start_build{crew_choice::A, false, 0}, put{line_id::p1}});
    auto const without = waiting_example(false);
    return p.table.gone.has(N34_19) && pieces_placed(p, 3) == 1 && four::phase(without) != "W5" &&
           pieces_placed(without, 3) == 0;
}
static_assert(EX_EGZ_17_waiting_card());

constexpr bool EX_EGZ_18_grave_bands() {
    auto const points_for = [](std::initializer_list<grave_id> tiles, bool with_card = false) {
        auto t = start_table();
        for (grave_id const g : tiles)
            t.players[0].graves.put(g);
        if (with_card)
            give(t, 0, N5_10); // 6
        return four::sheet(at<"W3">(t)).points("graves", 0);
    };
    using enum grave_id;
    return points_for({}) == 0 && points_for({G01}) == 2 && points_for({G18, G09}) == 2 &&
           points_for({G18, G14}) == 5 && points_for({G14, G15, G16, G17}) == 5 &&
           points_for({G14, G15, G16, G18}) == 9 && points_for({G09}, true) == 2 &&
           points_for({G14}, true) == 5;
}
static_assert(EX_EGZ_18_grave_bands());

constexpr bool EX_EGZ_19_market_count() {
    auto t = start_table();
    give_sphinx(t, 0, sphinx_id::S06);
    int const points[] = {0, 3, 5, 7, 7};
    for (int n = 0; n <= 4; ++n) {
        if (n != 0)
            set_market(t, n - 1, market_id::stone, 3);
        if (four::sheet(at<"W3">(t)).points("Sphinx cards", 0) != points[n])
            return false;
    }
    return true;
}
static_assert(EX_EGZ_19_market_count());

constexpr bool EX_EGZ_20_crew_strength() {
    auto t = start_table();
    give_sphinx(t, 0, sphinx_id::S23);
    set_crews(t, 0, 1, 4, 1, 2);
    return four::sheet(at<"W3">(t)).points("Sphinx cards", 0) == 4;
}
static_assert(EX_EGZ_20_crew_strength());

constexpr bool EX_EGZ_21_majority() {
    auto t = start_table();
    give_sphinx(t, 0, sphinx_id::S28);
    give(t, 0, {N12_09, N34_07}); // yellow-green 5 and 6
    give(t, 1, N34_06);           // yellow-green 5
    auto const p = at<"W3">(t);
    return total_of(p, 0, category::yellow) == 11 && four::sheet(p).points("Sphinx cards", 0) == 7;
}
static_assert(EX_EGZ_21_majority());

constexpr bool EX_EGZ_22_brown_cards() {
    auto t = start_table();
    t.round = 3;
    lay(t, 1, N34_08);
    lay(t, 2, N34_09);
    t.players[0].stock = 5;
    t.players[1].stock = 5;
    auto eight = placing(t);
    four::play(eight, place{C1, slot_id::none, false});
    auto nine = placing(t, 1);
    four::play(nine, place{C2, slot_id::none, false});
    auto const wheat = [](four::position p, seat s, flood_position f) {
        p.table.flood = f;
        return harvest_of(p, s);
    };
    return score_of(eight, 0) == 3 && stock_of(eight, 0) == 5 && stock_of(nine, 1) == 9 &&
           score_of(nine, 1) == 0 && wheat(eight, 0, flood_position::centre) == 6 &&
           wheat(eight, 0, flood_position::right) == 14 &&
           wheat(nine, 1, flood_position::left) == 6 && wheat(nine, 1, flood_position::right) == 15;
}
static_assert(EX_EGZ_22_brown_cards());

} // namespace

TEST_CASE("EX-EGZ-1: fed") { CHECK(EX_EGZ_1_fed()); }
TEST_CASE("EX-EGZ-2: a surplus card") { CHECK(EX_EGZ_2_surplus_card()); }
TEST_CASE("EX-EGZ-3: a shortage") { CHECK(EX_EGZ_3_shortage()); }
TEST_CASE("EX-EGZ-4: production") { CHECK(EX_EGZ_4_production()); }
TEST_CASE("EX-EGZ-5: a build at the Sphinx") { CHECK(EX_EGZ_5_sphinx()); }
TEST_CASE("EX-EGZ-6: a build at the obelisk and the graves") { CHECK(EX_EGZ_6_site_b()); }
TEST_CASE("EX-EGZ-7: a build at the pyramid") { CHECK(EX_EGZ_7_site_c()); }
TEST_CASE("EX-EGZ-8: a floor bonus") { CHECK(EX_EGZ_8_floor_bonus()); }
TEST_CASE("EX-EGZ-9: a floor bonus with a tie") { CHECK(EX_EGZ_9_floor_bonus_tie()); }
TEST_CASE("EX-EGZ-10: support") { CHECK(EX_EGZ_10_support()); }
TEST_CASE("EX-EGZ-11: stacking") { CHECK(EX_EGZ_11_stacking()); }
TEST_CASE("EX-EGZ-12: market overflow") { CHECK(EX_EGZ_12_market_overflow()); }
TEST_CASE("EX-EGZ-13: participation") { CHECK(EX_EGZ_13_participation()); }
TEST_CASE("EX-EGZ-14: a doubled space") { CHECK(EX_EGZ_14_double()); }
TEST_CASE("EX-EGZ-15: a doubled flood") { CHECK(EX_EGZ_15_double_flood()); }
TEST_CASE("EX-EGZ-16: the end of the flood") { CHECK(EX_EGZ_16_flood_end()); }
TEST_CASE("EX-EGZ-17: a card for the waiting boat") { CHECK(EX_EGZ_17_waiting_card()); }
TEST_CASE("EX-EGZ-18: grave bands") { CHECK(EX_EGZ_18_grave_bands()); }
TEST_CASE("EX-EGZ-19: players at the bottom of a market") { CHECK(EX_EGZ_19_market_count()); }
TEST_CASE("EX-EGZ-20: crew strength") { CHECK(EX_EGZ_20_crew_strength()); }
TEST_CASE("EX-EGZ-21: a majority") { CHECK(EX_EGZ_21_majority()); }
TEST_CASE("EX-EGZ-22: brown cards") { CHECK(EX_EGZ_22_brown_cards()); }
