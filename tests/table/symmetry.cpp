// SPDX-License-Identifier: MIT

#include <senet/table/symmetry.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

using board = senet::board_shape<3, 5>;
using square = senet::square<board>;
using squares = senet::square_set<board>;
using turned = senet::board_shape<5, 3>;

enum class mark : std::uint8_t { cross, nought };

static_assert(
    std::is_same_v<decltype(senet::quarter_turned(squares{})), senet::square_set<turned>>);
static_assert(senet::detail::on_squares<square> && senet::detail::on_squares<squares>);
static_assert(senet::detail::on_squares<senet::grid<board, mark>>);
static_assert(!senet::detail::on_squares<int>);
static_assert(
    !senet::detail::on_squares<senet::index_set<15>>); // numbers have no places on a board

constexpr bool moves_the_corners() {
    square const corner{0, 0};
    expect(senet::half_turned(corner) == square{2, 4});
    expect(senet::mirrored(corner) == square{0, 4});
    expect(senet::flipped(corner) == square{2, 0});
    expect(senet::quarter_turned(corner) == senet::square<turned>{4, 0}); // to the upper left
    expect(
        senet::quarter_turned(square{2, 0}) == senet::square<turned>{4, 2}); // to the upper right
    expect(senet::transposed(square{0, 4}) == senet::square<turned>{4, 0});
    expect(senet::transposed(square{2, 2}) == senet::square<turned>{2, 2});
    return true;
}

constexpr squares some_set(std::uint64_t seed) {
    senet::random_source random{seed};
    squares set;
    for (square const s : squares::full())
        if (random() % 2 == 0)
            set.insert(s);
    return set;
}

template <class Map>
constexpr bool moves_every_square(Map const& map) {
    for (std::uint64_t seed = 0; seed != 4; ++seed) {
        squares const set = some_set(seed);
        auto const moved = map(set);
        expect(moved.count() == set.count());
        for (square const s : set)
            expect(moved.contains(map(s)));
    }
    return true;
}

constexpr bool sets_move_like_their_squares() {
    return moves_every_square([](auto s) { return senet::half_turned(s); }) &&
           moves_every_square([](auto s) { return senet::mirrored(s); }) &&
           moves_every_square([](auto s) { return senet::flipped(s); }) &&
           moves_every_square([](auto s) { return senet::quarter_turned(s); }) &&
           moves_every_square([](auto s) { return senet::transposed(s); });
}

constexpr bool is_a_group() {
    for (std::uint64_t seed = 0; seed != 4; ++seed) {
        squares const set = some_set(seed);
        auto const quarter = senet::quarter_turned(set);
        expect(senet::half_turned(senet::half_turned(set)) == set);
        expect(senet::mirrored(senet::mirrored(set)) == set);
        expect(senet::flipped(senet::flipped(set)) == set);
        expect(senet::transposed(senet::transposed(set)) == set);
        expect(senet::quarter_turned(quarter) == senet::half_turned(set));
        expect(senet::mirrored(senet::flipped(set)) == senet::half_turned(set));
        expect(senet::flipped(senet::transposed(set)) == quarter);
        // turned back
        expect(senet::half_turned(senet::quarter_turned(quarter)) == set);
        // neighbours stay neighbours
        expect(senet::half_turned(set.neighbours()) == senet::half_turned(set).neighbours());
        expect(senet::quarter_turned(set.neighbours()) == quarter.neighbours());
    }
    return true;
}

constexpr bool moves_grids() {
    senet::grid<board, mark> g;
    g.put(mark::cross, square{0, 0});
    g.put(mark::nought, square{1, 4});
    auto const h = senet::half_turned(g);
    expect(h.has(mark::cross, {2, 4}) && h.has(mark::nought, {1, 0}) && h.occupied().count() == 2);
    auto const q = senet::quarter_turned(g);
    expect(q.has(mark::cross, {4, 0}) && q.has(mark::nought, {0, 1}));
    return true;
}

constexpr bool is_laid_on_a_larger_board() {
    using large = senet::board_shape<4, 9>;
    auto const laid = senet::laid_on(senet::square<large>{1, 4}, squares{{0, 0}, {2, 4}});
    expect(laid == senet::square_set<large>{{1, 4}, {3, 8}});
    expect(senet::laid_on(senet::square<large>{0, 0}, square{1, 1}) == senet::square<large>{1, 1});
    return true;
}

static_assert(moves_the_corners());
static_assert(sets_move_like_their_squares());
static_assert(is_a_group());
static_assert(moves_grids());
static_assert(is_laid_on_a_larger_board());
static_assert(!contracts_are_checked || !keeps_contracts([] {
    (void)senet::laid_on(senet::square<senet::board_shape<4, 9>>{2, 4}, squares{});
}));

} // namespace

TEST_CASE("turning moves the corners of a board") { CHECK(moves_the_corners()); }
TEST_CASE("sets move like their squares") { CHECK(sets_move_like_their_squares()); }
TEST_CASE("the symmetries of a board are a group") { CHECK(is_a_group()); }
TEST_CASE("grids are turned") { CHECK(moves_grids()); }
TEST_CASE("a board is laid on a larger one") { CHECK(is_laid_on_a_larger_board()); }
