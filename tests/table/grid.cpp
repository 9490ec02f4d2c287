// SPDX-License-Identifier: MIT

#include <senet/table/grid.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

enum class stone : std::uint8_t { black, white };
using goban = senet::grid<senet::board_shape<3, 4>, stone>;

static_assert(senet::component<goban> && senet::detail::can_lie_on_a_table<goban>());
static_assert(goban::kinds == 2 && sizeof(goban) == 24);

constexpr bool holds_one_piece_a_square() {
    goban g;
    expect(g.free().count() == 12 && g.occupied().empty() && g.is_free({1, 1}));
    g.put(stone::black, goban::square{1, 1});
    g.put(stone::white, goban::squares{{0, 0}, {2, 3}});
    expect(g.has(stone::black, {1, 1}) && !g.has(stone::white, {1, 1}) && !g.is_free({0, 0}));
    expect(g.at({1, 1}) == stone::black && g.at({2, 3}) == stone::white);
    expect(g.of(stone::white).count() == 2 && g.occupied().count() == 3 && g.free().count() == 9);
    g.take(stone::white, {0, 0});
    g.clear({1, 1});
    g.clear({1, 1});
    expect(g.occupied() == goban::squares{{2, 3}});
    g.clear({2, 3});
    expect(indistinguishable(g, goban{}));
    return true;
}

constexpr bool is_told_by_numbers() {
    goban g;
    expect(keeps_promises(g));
    g.put(stone::black, goban::square{0, 0});
    g.put(stone::white, goban::square{2, 3});
    expect(g.number(0) == 1 && g.number(11) == 2 && g.number(5) == 0);
    expect(goban::number_count() == 12 && goban::highest_number(0) == 2);
    expect(keeps_promises(g));
    return true;
}

static_assert(holds_one_piece_a_square());
static_assert(is_told_by_numbers());
static_assert(!contracts_are_checked || !keeps_contracts([] {
    goban{}.take(stone::black, {0, 0});
}));
static_assert(!contracts_are_checked || !keeps_contracts([] { (void)goban{}.at({0, 0}); }));
static_assert(!contracts_are_checked || !keeps_contracts([] {
    goban g;
    g.put(stone::black, goban::square{0, 0});
    g.put(stone::white, goban::square{0, 0});
}));
static_assert(!contracts_are_checked || !keeps_contracts([] {
    goban g;
    g.put(stone::black, goban::square{0, 0});
    g.put(stone::white, goban::squares{{0, 0}, {0, 1}});
}));

} // namespace

TEST_CASE("a grid holds one piece a square") { CHECK(holds_one_piece_a_square()); }
TEST_CASE("a grid is told by numbers") { CHECK(is_told_by_numbers()); }
