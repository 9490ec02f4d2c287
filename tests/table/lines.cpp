// SPDX-License-Identifier: MIT

#include <senet/table/lines.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

template <class Shape>
constexpr bool has_line_by_walking(senet::square_set<Shape> const& set, int length) {
    constexpr int steps[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (senet::square<Shape> const s : set)
        for (auto const& step : steps) {
            int n = 1;
            while (n != length && s.has(n * step[0], n * step[1]) &&
                   set.contains(s.neighbour(n * step[0], n * step[1])))
                ++n;
            if (n == length)
                return true;
        }
    return false;
}

template <class Shape, int Length>
constexpr bool agrees_with_walking(int times) {
    senet::random_source random{static_cast<std::uint64_t>(100 * Length + times)};
    for (int t = 0; t != times; ++t) {
        senet::square_set<Shape> set;
        for (int i = 0; i != Shape::squares; ++i)
            if (senet::draw_below(16, random) < static_cast<unsigned>(6 + t % 8))
                set.insert(i);
        expect(senet::has_line<Length>(set) == has_line_by_walking(set, Length));
    }
    return true;
}

/// Every line alone, and every line without one of its squares.
template <class Shape, int Length>
constexpr bool finds_every_line() {
    constexpr int steps[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (senet::square<Shape> const s : senet::square_set<Shape>::full())
        for (auto const& step : steps) {
            if (!s.has((Length - 1) * step[0], (Length - 1) * step[1]))
                continue;
            senet::square_set<Shape> set;
            for (int n = 0; n != Length; ++n)
                set.insert(s.neighbour(n * step[0], n * step[1]));
            expect(senet::has_line<Length>(set));
            for (senet::square<Shape> const gap : set)
                expect(!senet::has_line<Length>(set - senet::square_set<Shape>{gap}));
        }
    return true;
}

using tiny = senet::board_shape<3, 3>;
using upright = senet::board_shape<6, 7, senet::lay::by_columns>;
using chess = senet::board_shape<8, 8>;
using chess_by_columns = senet::board_shape<8, 8, senet::lay::by_columns>;
using go = senet::board_shape<15, 15>;

static_assert(finds_every_line<tiny, 3>());
static_assert(finds_every_line<upright, 4>());
static_assert(agrees_with_walking<tiny, 2>(4));
static_assert(agrees_with_walking<chess, 5>(2));
static_assert(!senet::has_line<4>(senet::square_set<tiny>::full())); // longer than the board

/// Compilers evaluate calls with constant arguments themselves, which takes them much longer than the program.
template <class... Parameters>
bool at_run_time(bool (*check)(Parameters...), Parameters... arguments) {
    return check(arguments...);
}

} // namespace

TEMPLATE_TEST_CASE("lines are found", "", tiny, upright, chess, chess_by_columns, go) {
    CHECK(at_run_time(finds_every_line<TestType, 1>));
    CHECK(at_run_time(finds_every_line<TestType, 2>));
    CHECK(at_run_time(finds_every_line<TestType, 3>));
    CHECK(at_run_time(finds_every_line<TestType, 4>));
    CHECK(at_run_time(finds_every_line<TestType, 5>));
    CHECK(at_run_time(finds_every_line<TestType, 7>));
    CHECK(at_run_time(agrees_with_walking<TestType, 3>, 200));
    CHECK(at_run_time(agrees_with_walking<TestType, 4>, 200));
    CHECK(at_run_time(agrees_with_walking<TestType, 5>, 200));
    CHECK(at_run_time(agrees_with_walking<TestType, 8>, 200));
}
