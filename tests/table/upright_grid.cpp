// SPDX-License-Identifier: MIT

#include <senet/table/upright_grid.hpp>

#include "support/catch.hpp"

using namespace senet;

namespace {

enum class disc : std::uint8_t { yellow, red };

/// Four rows and three columns, kept column by column, row by row, and on a board of more than one word.
template <class Shape>
constexpr bool pieces_rest_on_pieces() {
    upright_grid<Shape, disc> board;
    using at = square<Shape>;
    if (!(board.landing() == square_set<Shape>::row(0)) || board.full())
        return false;
    board.drop(disc::yellow, at{0, 1});
    board.drop(disc::red, at{1, 1});
    if (board.landing().contains(at{1, 1}) || !board.landing().contains(at{2, 1}) ||
        !board.of(disc::red).contains(at{1, 1}) || board.occupied().count() != 2)
        return false;
    for (int r = 2; r != Shape::rows; ++r)
        board.drop(disc::red, at{r, 1});
    if (board.landing().count() != Shape::columns - 1 ||
        !(board.landing() == resting_squares(board.occupied())))
        return false;
    upright_grid<Shape, disc> copy;
    for (int i = 0; i != copy.number_count(); ++i)
        copy.set_number(i, board.number(i));
    if (!(copy == board) || !copy.possible())
        return false;
    for (int c = 0; c != Shape::columns; ++c)
        for (int r = 0; c != 1 && r != Shape::rows; ++r)
            board.drop(disc::yellow, at{r, c});
    copy.set_number(at{1, 0}.index(), 1); // hangs in the air
    return board.full() && !copy.possible();
}

static_assert(pieces_rest_on_pieces<board_shape<4, 3, lay::by_columns>>());
static_assert(pieces_rest_on_pieces<board_shape<4, 3>>());
static_assert(pieces_rest_on_pieces<board_shape<8, 16, lay::by_columns>>());
static_assert(component<upright_grid<board_shape<4, 3>, disc>>);

} // namespace

TEST_CASE("pieces are dropped to where they come to rest") {
    CHECK(pieces_rest_on_pieces<board_shape<4, 3, lay::by_columns>>());
    CHECK(pieces_rest_on_pieces<board_shape<4, 3>>());
    CHECK(pieces_rest_on_pieces<board_shape<8, 16, lay::by_columns>>());
}
