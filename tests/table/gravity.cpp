// SPDX-License-Identifier: MIT

#include <senet/table/gravity.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

/// Columns filled to random heights, and where the next piece comes to rest in each.
template <class Shape>
constexpr bool pieces_fall_on_those_below(int times) {
    senet::random_source random{Shape::squares};
    for (int t = 0; t != times; ++t) {
        senet::square_set<Shape> occupied;
        senet::square_set<Shape> expected;
        for (int c = 0; c != Shape::columns; ++c) {
            int const height = static_cast<int>(senet::draw_below(Shape::rows + 1, random));
            for (int r = 0; r != height; ++r)
                occupied.insert({r, c});
            if (height != Shape::rows)
                expected.insert({height, c});
        }
        expect(senet::resting_squares(occupied) == expected);
    }
    expect(senet::resting_squares(senet::square_set<Shape>{}) == senet::square_set<Shape>::row(0));
    expect(senet::resting_squares(senet::square_set<Shape>::full()).empty());
    return true;
}

using four = senet::board_shape<6, 7, senet::lay::by_columns>;         // added up
using four_by_rows = senet::board_shape<6, 7>;                         // shifted
using square_board = senet::board_shape<8, 8, senet::lay::by_columns>; // no fences
using large = senet::board_shape<10, 12, senet::lay::by_columns>;      // several words

static_assert(four::fenced && !square_board::fenced);
static_assert(pieces_fall_on_those_below<four>(3));
static_assert(pieces_fall_on_those_below<four_by_rows>(3));
static_assert(pieces_fall_on_those_below<square_board>(3));

} // namespace

TEMPLATE_TEST_CASE("pieces fall on those below", "", four, four_by_rows, square_board, large) {
    CHECK(pieces_fall_on_those_below<TestType>(100));
}
