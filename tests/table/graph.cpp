// SPDX-License-Identifier: MIT

#include <senet/table/graph.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

// Priced roads: 0 -1- 1 -1- 2 -1- 3, a dear short cut 0 -4- 3, a dear way 0 -2- 4, and 5 by itself.
constexpr auto roads = [] {
    senet::graph<6, 8> g;
    g.join(0, 1);
    g.join(1, 2);
    g.join(2, 3);
    g.join(3, 0, 4);
    g.join(0, 4, 2);
    return g;
}();
using places = senet::index_set<6>;

static_assert(!senet::component<senet::graph<6, 8>>); // printed on a board, not lying on the table
static_assert(!senet::component<senet::distances<6, 4>>);

constexpr bool joins_places() {
    expect(roads.size() == 6 && roads.edge_count() == 5);
    expect(roads.neighbours(0) == places{1, 3, 4} && roads.neighbours(3) == places{0, 2});
    expect(roads.neighbours(5).empty());
    expect(roads.joined(0, 3) && roads.joined(3, 0) && !roads.joined(0, 2) && !roads.joined(1, 1));
    expect(roads.price(0, 3) == 4 && roads.price(3, 0) == 4 && roads.price(1, 2) == 1);
    return true;
}

constexpr bool finds_the_cheapest_way() {
    senet::distances<6, 5> const d{roads};
    expect(d.between(0, 0) == 0 && d.between(0, 2) == 2);
    expect(d.between(0, 3) == 3 && d.between(3, 0) == 3); // not by the short cut
    expect(d.between(4, 3) == 5 && d.between(4, 1) == 3);
    expect(d.between(0, 5) == d.out_of_reach && !d.complete());
    expect(d.within(0, 0) == places{0} && d.within(0, 1) == places{0, 1});
    expect(d.within(0, 2) == places{0, 1, 2, 4} && d.within(0, 5) == places{0, 1, 2, 3, 4});
    // what is too far is out of reach
    senet::distances<6, 2> const near{roads};
    expect(
        near.between(0, 3) == 3 && near.out_of_reach == 3 && near.within(0, 2) == d.within(0, 2));
    return true;
}

/// Against the textbook: every way by way of every place.
constexpr bool agrees_with_floyd_and_warshall() {
    constexpr int far = 100;
    constexpr int longest = 9;
    senet::random_source random{2};
    for (int round = 0; round != 3; ++round) {
        senet::graph<9, 12> g;
        int way[9][9] = {};
        for (auto& from : way)
            for (int& price : from)
                price = far;
        for (int i = 0; i != 9; ++i)
            way[i][i] = 0;
        for (int i = 0; i != 12; ++i) {
            int const a = static_cast<int>(senet::draw_below(9, random));
            int const b = static_cast<int>(senet::draw_below(9, random));
            int const price = 1 + static_cast<int>(senet::draw_below(4, random));
            if (a == b || g.joined(a, b))
                continue;
            g.join(a, b, price);
            way[a][b] = way[b][a] = price;
        }
        for (int by = 0; by != 9; ++by)
            for (int a = 0; a != 9; ++a)
                for (int b = 0; b != 9; ++b)
                    if (way[a][by] + way[by][b] < way[a][b])
                        way[a][b] = way[a][by] + way[by][b];
        senet::distances<9, longest> const d{g};
        for (int a = 0; a != 9; ++a)
            for (int b = 0; b != 9; ++b)
                expect(d.between(a, b) == (way[a][b] > longest ? longest + 1 : way[a][b]));
    }
    return true;
}

// A large board within the steps a compiler allows: seven areas, one in the middle of a ring of six, and 144 squares
// on their borders.
constexpr auto valley = [] {
    senet::graph<151, 156> g;
    for (int ring = 0; ring != 6; ++ring) {
        g.join(0, 1 + ring);
        g.join(1 + ring, 1 + (ring + 1) % 6);
    }
    for (int square = 0; square != 144; ++square)
        g.join(7 + square, square % 7);
    return g;
}();
inline constexpr senet::distances<151, 6> ways{valley};

constexpr bool is_quick_enough_for_a_compiler() {
    expect(ways.complete());
    expect(ways.between(1, 4) == 2 && ways.between(1, 2) == 1);
    expect(ways.between(7, 8) == 3);  // two squares of areas next to each other
    expect(ways.between(7, 14) == 2); // two of one area
    expect(ways.between(8, 11) == 4); // two of opposite areas
    expect(ways.within(0, 1).count() == 1 + 6 + 21);
    expect(ways.within(7, 4).count() == 151);
    return true;
}

static_assert(joins_places());
static_assert(finds_the_cheapest_way());
static_assert(agrees_with_floyd_and_warshall());
static_assert(is_quick_enough_for_a_compiler());
static_assert(!contracts_are_checked || !keeps_contracts([] { senet::graph<2, 1>{}.join(0, 2); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { senet::graph<2, 1>{}.join(1, 1); }));
static_assert(!contracts_are_checked || !keeps_contracts([] {
    senet::graph<2, 1>{}.join(0, 1, 0);
}));
static_assert(!contracts_are_checked || !keeps_contracts([] {
    senet::graph<2, 2> g;
    g.join(0, 1);
    g.join(1, 0);
}));

} // namespace

TEST_CASE("a graph joins places") { CHECK(joins_places()); }
TEST_CASE("distances are those of the cheapest ways") { CHECK(finds_the_cheapest_way()); }
TEST_CASE("distances agree with Floyd and Warshall") { CHECK(agrees_with_floyd_and_warshall()); }
TEST_CASE("distances on a large board") { CHECK(is_quick_enough_for_a_compiler()); }
