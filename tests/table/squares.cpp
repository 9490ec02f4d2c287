// SPDX-License-Identifier: MIT

#include <senet/table/squares.hpp>

#include <senet/moves/domain.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

#include <iterator>

using namespace senet_tests;

namespace {

// small and large, fenced and not, by rows and by columns, of one word and of several
using tiny = senet::board_shape<3, 3>;
using chess = senet::board_shape<8, 8>;
using upright = senet::board_shape<6, 7, senet::lay::by_columns>;
using valley = senet::board_shape<8, 16>;
using line = senet::board_shape<1, 30>;
using go = senet::board_shape<19, 19>;

static_assert(tiny::fenced && !chess::fenced && upright::fenced);
static_assert(senet::component<senet::square_set<go>> && !senet::component<senet::square<go>>);
static_assert(senet::countable<senet::square<go>> && !senet::countable<senet::square_set<go>>);
static_assert(sizeof(senet::square_set<tiny>) == 8 && sizeof(senet::square_set<chess>) == 8);
static_assert(std::forward_iterator<decltype(senet::square_set<go>{}.begin())>);

template <class Shape>
constexpr bool squares_are_counted_and_named() {
    using square = senet::square<Shape>;
    for (int i = 0; i<Shape::squares; i += Shape::squares> 64 ? 7 : 1) {
        square const s = i;
        expect(s.index() == i && square(s.row(), s.column()) == s);
        expect(square::from_bit(s.bit()) == s && square::from_word(s.to_word()) == s);
        expect(Shape::contains(s.row(), s.column()));
    }
    expect(square{}.row() == 0 && square{}.column() == 0);
    return true;
}

template <class Shape>
constexpr senet::square_set<Shape> some_set(senet::random_source& random) {
    senet::square_set<Shape> set;
    for (int i = 0; i != Shape::squares; ++i)
        if (random() % 3 == 0)
            set.insert(i);
    return set;
}

template <class Shape, int RowStep, int ColumnStep>
constexpr void check_shift(senet::square_set<Shape> const& set) {
    senet::square_set<Shape> expected;
    for (senet::square<Shape> const s : set)
        if (s.has(RowStep, ColumnStep))
            expected.insert(s.neighbour(RowStep, ColumnStep));
    expect(set.template shifted<RowStep, ColumnStep>() == expected);
}

template <class Shape>
constexpr bool sets_shift_like_their_squares() {
    senet::random_source random{Shape::squares};
    auto const set = some_set<Shape>(random);
    check_shift<Shape, 1, 0>(set);
    check_shift<Shape, -1, 0>(set);
    check_shift<Shape, 0, 1>(set);
    check_shift<Shape, 0, -1>(set);
    check_shift<Shape, 1, 1>(set);
    check_shift<Shape, -1, -1>(set);
    check_shift<Shape, 1, -1>(set);
    check_shift<Shape, -1, 1>(set);
    senet::square_set<Shape> around;
    for (senet::square<Shape> const s : set)
        around = around | senet::square_set<Shape>{s}.neighbours();
    expect(set.neighbours() == around);
    return true;
}

template <class Shape>
constexpr bool jumps_do_not_wrap() {
    senet::random_source random{Shape::squares + 1};
    auto const set = some_set<Shape>(random);
    check_shift<Shape, 2, 1>(set);
    check_shift<Shape, 2, -1>(set);
    check_shift<Shape, -1, 2>(set);
    check_shift<Shape, -2, -2>(set);
    return true;
}

template <class Shape>
constexpr bool sets_are_an_algebra() {
    using squares = senet::square_set<Shape>;
    senet::random_source random{9};
    auto const a = some_set<Shape>(random);
    auto const b = some_set<Shape>(random);
    expect((a & b) == a - (a - b) && (a | b) == (a - b | b) && ~(a | b) == (~a & ~b));
    expect((a & ~a).empty() && (a | ~a) == squares::full() && ~squares::full() == squares{});
    expect(squares::full().count() == Shape::squares);
    int n = 0;
    for (senet::square<Shape> const s : a) {
        expect(a.contains(s) && a.nth(n++) == s);
    }
    expect(n == a.count() && n == a.size());
    squares one = a;
    for (senet::square<Shape> const s : b)
        one.erase(s);
    expect(one == a - b);
    expect(keeps_promises(a));
    int rows = 0;
    for (int r = 0; r != Shape::rows; ++r)
        rows += (a & squares::row(r)).count();
    int columns = 0;
    for (int c = 0; c != Shape::columns; ++c)
        columns += (a & squares::column(c)).count();
    expect(rows == n && columns == n);
    expect(squares::row(Shape::rows - 1).count() == Shape::columns);
    return true;
}

template <class Shape>
constexpr bool neighbours_of_a_square_are_those_of_a_set() {
    for (auto const s : senet::square_set<Shape>::full())
        if (!(s.neighbours() == senet::square_set<Shape>{s}.neighbours()))
            return false;
    return true;
}
static_assert(neighbours_of_a_square_are_those_of_a_set<tiny>());
static_assert(neighbours_of_a_square_are_those_of_a_set<chess>());
static_assert(neighbours_of_a_square_are_those_of_a_set<valley>());

static_assert(squares_are_counted_and_named<tiny>());
static_assert(squares_are_counted_and_named<chess>());
static_assert(squares_are_counted_and_named<upright>());
static_assert(squares_are_counted_and_named<go>());
static_assert(sets_shift_like_their_squares<tiny>());
static_assert(sets_shift_like_their_squares<chess>());
static_assert(sets_shift_like_their_squares<upright>());
static_assert(sets_shift_like_their_squares<valley>());
static_assert(sets_shift_like_their_squares<line>());
static_assert(sets_are_an_algebra<tiny>());
static_assert(sets_are_an_algebra<chess>());
static_assert(sets_are_an_algebra<valley>());
static_assert(jumps_do_not_wrap<chess>());
static_assert(jumps_do_not_wrap<valley>());

static_assert(!contracts_are_checked || !keeps_contracts([] { senet::square<tiny>{9}; }));
static_assert(!contracts_are_checked || !keeps_contracts([] { senet::square<tiny>{0, 3}; }));
static_assert(!contracts_are_checked || !keeps_contracts([] {
    (void)senet::square<tiny>{0, 2}.neighbour(0, 1);
}));

} // namespace

TEMPLATE_TEST_CASE("squares and sets of them", "", tiny, chess, upright, valley, line, go) {
    CHECK(squares_are_counted_and_named<TestType>());
    CHECK(sets_shift_like_their_squares<TestType>());
    CHECK(sets_are_an_algebra<TestType>());
}
TEMPLATE_TEST_CASE("jumps do not wrap round the edges", "", tiny, chess, upright, valley, go) {
    CHECK(jumps_do_not_wrap<TestType>());
}
TEMPLATE_TEST_CASE("a square knows its neighbours", "", tiny, chess, upright, valley, line, go) {
    CHECK(neighbours_of_a_square_are_those_of_a_set<TestType>());
}
