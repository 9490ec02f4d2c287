// SPDX-License-Identifier: MIT

#include "games/fertility/arranged.hpp"

#include "support/catch.hpp"

// The worked examples of the specification (section 15), at compile time and at run time.
namespace {

using namespace fertility_tests;
using enum direction;

constexpr bool EX_FER_1_shop_capacity() {
    metropolis<reconstructed> m;
    m.build(district::D30); // two bovines
    m.build(district::D29); // two alabaster
    int const bovines = number_of_shop(1, 0);
    int const alabaster = number_of_shop(2, 0);
    bool ok = !m.supply(bovines, B) && !m.full_shops().contains(bovines);
    ok = ok && m.supply(bovines, B) && m.full_shops().contains(bovines);
    ok = ok && !m.supply(alabaster, A) && !m.full_shops().contains(alabaster);
    return ok && m.supply(alabaster, A) && m.full_shops().contains(alabaster) &&
           !m.takers(A).contains(alabaster);
}
static_assert(EX_FER_1_shop_capacity());

/// The position after seat 0 has placed a domino of its pool.
constexpr four::position placed(std::string_view scenes, int r, int c, direction d) {
    auto p = at<"place">(k4({scenes}));
    four::play(p, lay(scenes, r, c, d));
    return p;
}
constexpr std::string_view refusal(std::string_view scenes, int r, int c, direction d) {
    auto const p = at<"place">(k4({scenes}));
    return four::check(p, lay(scenes, r, c, d)).rule();
}

constexpr bool EX_FER_2_valid_placement() {
    auto const p = placed("PB", 6, 10, E);
    return holds(p.table.hand, 0, 0, 1, 0) && p.table.metropolises[0].wheat == 3 &&
           p.table.stock.count(P) == 19 && four::phase(p) == "build";
}
static_assert(EX_FER_2_valid_placement());

constexpr bool EX_FER_3_invalid_wheat() { return refusal("BA", 4, 11, S) == "FER-062"; }
static_assert(EX_FER_3_invalid_wheat());

constexpr bool EX_FER_4_invalid_water() { return refusal("AB", 3, 9, E) == "FER-062"; }
static_assert(EX_FER_4_invalid_water());

constexpr bool EX_FER_5_invalid_without_match() { return refusal("GP", 4, 8, N) == "FER-064"; }
static_assert(EX_FER_5_invalid_without_match());

constexpr bool EX_FER_6_two_gains() {
    auto const p = placed("AG", 4, 8, S);
    return holds(p.table.hand, 1, 0, 0, 1) && p.table.metropolises[0].wheat == 0;
}
static_assert(EX_FER_6_two_gains());

constexpr bool EX_FER_7_one_wheat() {
    auto const p = placed("BP", 4, 11, N);
    return holds(p.table.hand, 0, 1, 0, 0) && p.table.metropolises[0].wheat == 1;
}
static_assert(EX_FER_7_one_wheat());

constexpr bool EX_FER_8_all_four_cases() {
    auto p = placed("PA", 6, 10, S);
    if (four::phase(p) != "quarry" || !holds(p.table.hand, 0, 0, 1, 1) ||
        p.table.metropolises[0].wheat != 1 || !p.table.quarries[0].is_at({6, 11}) ||
        p.table.quarries[1].there())
        return false;
    auto token = p;
    four::play(token, quarry{0, quarry::choice::B});
    four::play(p, quarry{0, quarry::choice::monument});
    return holds(p.table.hand, 0, 0, 1, 1) && p.table.metropolises[0].wheat == 1 &&
           monuments_on_valley(p, 0) == 1 && p.table.monuments[0][0].is_at({6, 11}) &&
           four::phase(p) == "build" && holds(token.table.hand, 0, 1, 1, 1) &&
           monuments_on_valley(token, 0) == 0;
}
static_assert(EX_FER_8_all_four_cases());

constexpr bool EX_FER_9_purchase() {
    auto t = k4({});
    draw_district(t, (t.districts.take(0), district::D21)); // costs 2
    put_in_hand(t, G);
    t.metropolises[0].wheat = 1;
    auto p = at<"build">(t);
    if (!four::check(p, build{3, 0, 0, 0, 1, 1}))
        return false;
    four::play(p, build{3, 0, 0, 0, 1, 1});
    return p.table.stock.count(G) == 20 && p.table.hand.empty() &&
           p.table.metropolises[0].wheat == 0 && p.table.metropolises[0].districts() == 1 &&
           p.table.metropolises[0].district_on(1) == district::D21 && four::phase(p) == "supply";
}
static_assert(EX_FER_9_purchase());

constexpr bool EX_FER_10_supply() {
    auto t = k4({});
    for (district const d : {district::D08, district::D11, district::D12})
        put_district(t, 0, d);
    put_in_hand(t, B);
    put_in_hand(t, P);
    put_in_hand(t, G);
    auto p = at<"supply">(t);
    four::play(p, supply{1, 0, G});
    if (p.table.metropolises[0].wheat != 1)
        return false;
    four::play(p, supply{2, 0, P});
    four::play(p, supply{3, 1, B});
    if (four::sheet(p).points("generic shops", 0) != 5)
        return false;
    put_in_hand(p.table, A);
    four::play(p, supply{3, 1, A}); // an A follows before the end
    return four::sheet(p).points("generic shops", 0) == 5 + 7;
}
static_assert(EX_FER_10_supply());

/// A district alone, its shops supplied.
constexpr four::position with_shop(district d, int shop, std::string_view tokens) {
    auto t = k4({});
    put_district(t, 0, d);
    for (char const c : tokens)
        put_in_hand(t, resource_of(c));
    auto p = at<"supply">(t);
    for (char const c : tokens)
        four::play(p, supply{1, shop, resource_of(c)});
    return p;
}

constexpr bool EX_FER_11_any_token() {
    for (std::string_view const token : {"A", "B", "P", "G"})
        if (four::sheet(with_shop(district::D05, 1, token)).total(0) != 2)
            return false;
    return true;
}
static_assert(EX_FER_11_any_token());

constexpr bool EX_FER_12_five_debens() {
    return four::sheet(with_shop(district::D11, 0, "P")).total(0) == 5;
}
static_assert(EX_FER_12_five_debens());

constexpr bool EX_FER_13_wheat_at_once() {
    return with_shop(district::D08, 0, "G").table.metropolises[0].wheat == 1;
}
static_assert(EX_FER_13_wheat_at_once());

constexpr bool EX_FER_14_printed_god() {
    auto const p = with_shop(district::D25, 0, "A");
    return different_statues{}(p, 0) == 1 && four::sheet(p).points("statues", 0) == 3;
}
static_assert(EX_FER_14_printed_god());

constexpr bool EX_FER_15_one_for_each() {
    auto t = k4({});
    put_district(t, 0, district::D18);
    put_on_shop(t, 0, 0, 2, "B");
    put_on_shop(t, 0, 1, 0, "B");
    auto const p = at<"supply">(t);
    return four::sheet(p).points("specialised shops", 0) == 2; // itself included
}
static_assert(EX_FER_15_one_for_each());

constexpr bool EX_FER_16_statue_of_choice() {
    auto const half = with_shop(district::D25, 1, "B");
    auto const full = with_shop(district::D25, 1, "BG");
    return different_statues{}(half, 0) == 0 && different_statues{}(full, 0) == 1;
}
static_assert(EX_FER_16_statue_of_choice());

constexpr bool EX_FER_17_exchange() {
    auto p = with_shop(district::D15, 0, "P");
    if (four::phase(p) != "chain" || four::check(p, chain{P, 0, 0}).rule() != "FER-139")
        return false;
    four::play(p, chain{B, 1, 1});
    return p.table.stock.count(B) == 19 &&
           p.table.metropolises[0].tokens(number_of_shop(1, 1), B) == 1 &&
           four::phase(p) == "supply";
}
static_assert(EX_FER_17_exchange());

/// The Metropolis of EX-FER-23, before monuments and wheat.
constexpr four::table example_metropolis() {
    auto t = k4({});
    seat const me = 3; // board M4
    put_on_shop(t, me, 0, 0, "G");
    put_on_shop(t, me, 0, 1, "G");
    put_on_shop(t, me, 0, 2, "A");
    put_on_shop(t, me, 0, 3, "BP");
    for (district const d : {district::D12, district::D04, district::D24, district::D31})
        put_district(t, me, d);
    put_on_shop(t, me, 1, 0, "G");
    put_on_shop(t, me, 1, 1, "AB");
    put_on_shop(t, me, 2, 0, "G");
    put_on_shop(t, me, 3, 0, "GG");
    put_on_shop(t, me, 4, 0, "PP");
    put_on_shop(t, me, 4, 1, "G");
    return t;
}

constexpr bool EX_FER_18_generic_shops() {
    return four::sheet(at<"place">(example_metropolis())).points("generic shops", 3) == 18;
}
static_assert(EX_FER_18_generic_shops());

constexpr bool EX_FER_19_specialised_shop() {
    auto const p = at<"place">(example_metropolis());
    return p.table.metropolises[3].tokens_of(G) == 7 &&
           four::sheet(p).points("specialised shops", 3) == 21;
}
static_assert(EX_FER_19_specialised_shop());

constexpr bool EX_FER_20_three_statues() {
    auto const p = at<"place">(example_metropolis());
    return different_statues{}(p, 3) == 3 && four::sheet(p).points("statues", 3) == 10;
}
static_assert(EX_FER_20_three_statues());

/// Monuments on any squares: scoring only counts them.
constexpr void put_monuments(four::table& t, seat s, int n) {
    for (int i = 0; i != n; ++i)
        t.monuments[s][i].move_to({i, static_cast<int>(s)});
}

constexpr bool EX_FER_21_most_monuments() {
    auto t = example_metropolis();
    put_monuments(t, 3, 3);
    put_monuments(t, 0, 2);
    put_monuments(t, 1, 1);
    return four::sheet(at<"place">(t)).points("monuments", 3) == 15;
}
static_assert(EX_FER_21_most_monuments());

constexpr bool EX_FER_22_wheat() {
    auto t = example_metropolis();
    t.metropolises[3].wheat = 7;
    return four::sheet(at<"place">(t)).points("wheat", 3) == 23;
}
static_assert(EX_FER_22_wheat());

constexpr bool EX_FER_23_total() {
    auto t = example_metropolis();
    t.metropolises[3].wheat = 7;
    put_monuments(t, 3, 3);
    put_monuments(t, 0, 2);
    put_monuments(t, 1, 1);
    auto const p = at<"place">(t);
    return four::sheet(p).total(3) == 87 && p.table.metropolises[3].all_tokens() == 14;
}
static_assert(EX_FER_23_total());

/// EX-FER-24 by arithmetic; the whole games count the turns themselves.
constexpr bool EX_FER_24_turn_counts() {
    auto const turns = [](int players, int tiles, int drawn_per_turn) {
        int const after_setup = tiles - players * personal_pool - common_pool;
        int const last_full_refill = after_setup / drawn_per_turn;
        return last_full_refill + 1 + players; // the turn of the trigger, and the final round
    };
    return turns(4, options{.players = 4}.tiles(), 1) == 36 &&
           turns(3, options{.players = 3}.tiles(), 1) == 27 &&
           turns(2, options{.players = 2}.tiles(), 1) == 18 &&
           turns(2, options{.players = 2, .variant = true}.tiles(), 2) == 18 &&
           options{.players = 4}.tiles() == 46 && options{.players = 3}.tiles() == 35 &&
           options{.players = 2}.tiles() == 24 &&
           options{.players = 2, .variant = true}.tiles() == 39;
}
static_assert(EX_FER_24_turn_counts());

constexpr bool EX_FER_25_enumeration() {
    int const expected[] = {4, 6, 7, 9, 2, 5, 8, 3, 8, 6};
    int sum = 0;
    for (int d = 0; d != domino_kinds; ++d) {
        auto t = empty_k<four>(4, 9);
        for (int i = 0; i != personal_pool; ++i)
            t.pools[0].put(draw_domino(t, static_cast<domino>(d)));
        auto const p = at<"place">(t);
        if (four::count_moves(p) != expected[d])
            return false;
        sum += four::count_moves(p);
    }
    return sum == 58;
}
static_assert(EX_FER_25_enumeration());

} // namespace

TEST_CASE("EX-FER-1: the capacity of a shop") { CHECK(EX_FER_1_shop_capacity()); }
TEST_CASE("EX-FER-2: a valid placement") { CHECK(EX_FER_2_valid_placement()); }
TEST_CASE("EX-FER-3: not on wheat") { CHECK(EX_FER_3_invalid_wheat()); }
TEST_CASE("EX-FER-4: not on water") { CHECK(EX_FER_4_invalid_water()); }
TEST_CASE("EX-FER-5: not without a match") { CHECK(EX_FER_5_invalid_without_match()); }
TEST_CASE("EX-FER-6: two gains of case A") { CHECK(EX_FER_6_two_gains()); }
TEST_CASE("EX-FER-7: one gain of case B") { CHECK(EX_FER_7_one_wheat()); }
TEST_CASE("EX-FER-8: cases A to D together") { CHECK(EX_FER_8_all_four_cases()); }
TEST_CASE("EX-FER-9: a purchase") { CHECK(EX_FER_9_purchase()); }
TEST_CASE("EX-FER-10: three tokens supplied") { CHECK(EX_FER_10_supply()); }
TEST_CASE("EX-FER-11: any token for 2 Debens") { CHECK(EX_FER_11_any_token()); }
TEST_CASE("EX-FER-12: 5 Debens") { CHECK(EX_FER_12_five_debens()); }
TEST_CASE("EX-FER-13: wheat at once") { CHECK(EX_FER_13_wheat_at_once()); }
TEST_CASE("EX-FER-14: a printed god") { CHECK(EX_FER_14_printed_god()); }
TEST_CASE("EX-FER-15: a Deben for each token") { CHECK(EX_FER_15_one_for_each()); }
TEST_CASE("EX-FER-16: a statue of choice") { CHECK(EX_FER_16_statue_of_choice()); }
TEST_CASE("EX-FER-17: an exchange") { CHECK(EX_FER_17_exchange()); }
TEST_CASE("EX-FER-18: generic shops") { CHECK(EX_FER_18_generic_shops()); }
TEST_CASE("EX-FER-19: a specialised shop") { CHECK(EX_FER_19_specialised_shop()); }
TEST_CASE("EX-FER-20: three different statues") { CHECK(EX_FER_20_three_statues()); }
TEST_CASE("EX-FER-21: the most monuments") { CHECK(EX_FER_21_most_monuments()); }
TEST_CASE("EX-FER-22: wheat on square 7") { CHECK(EX_FER_22_wheat()); }
TEST_CASE("EX-FER-23: 87 Debens") { CHECK(EX_FER_23_total()); }
TEST_CASE("EX-FER-24: nine turns each") { CHECK(EX_FER_24_turn_counts()); }
TEST_CASE("EX-FER-25: all placements of the first turn") { CHECK(EX_FER_25_enumeration()); }
