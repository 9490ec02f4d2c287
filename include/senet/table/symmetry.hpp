// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_SYMMETRY_HPP
#define SENET_TABLE_SYMMETRY_HPP

#include <senet/assert.hpp>
#include <senet/moves/domain.hpp>
#include <senet/table/grid.hpp>
#include <senet/table/squares.hpp>

#include <cstdint>

// Where squares are after a board has been turned or mirrored, or laid on a larger one: for one square, a set of them,
// or a whole grid.
namespace senet {

namespace detail {

template <class Shape>
struct turned_shape;

template <int Rows, int Columns, lay Order>
struct turned_shape<board_shape<Rows, Columns, Order>> {
    using type = board_shape<Columns, Rows, Order>;
};

struct half_turn {
    template <class Shape>
    constexpr square<Shape> operator()(square<Shape> s) const noexcept {
        return {Shape::rows - 1 - s.row(), Shape::columns - 1 - s.column()};
    }
};

struct mirror {
    template <class Shape>
    constexpr square<Shape> operator()(square<Shape> s) const noexcept {
        return {s.row(), Shape::columns - 1 - s.column()};
    }
};

struct flip {
    template <class Shape>
    constexpr square<Shape> operator()(square<Shape> s) const noexcept {
        return {Shape::rows - 1 - s.row(), s.column()};
    }
};

struct quarter_turn {
    template <class Shape>
    constexpr square<typename turned_shape<Shape>::type>
    operator()(square<Shape> s) const noexcept {
        return {Shape::columns - 1 - s.column(), s.row()};
    }
};

struct transposition {
    template <class Shape>
    constexpr square<typename turned_shape<Shape>::type>
    operator()(square<Shape> s) const noexcept {
        return {s.column(), s.row()};
    }
};

template <class Board>
struct laying {
    int row;
    int column;

    template <class Shape>
    constexpr square<Board> operator()(square<Shape> s) const noexcept {
        return {row + s.row(), column + s.column()};
    }
};

template <class Map, class Shape>
constexpr auto mapped(Map const& map, square<Shape> s) noexcept {
    return map(s);
}

template <class Map, class Shape>
constexpr auto mapped(Map const& map, square_set<Shape> const& squares) noexcept {
    square_set<typename decltype(map(square<Shape>{}))::shape> result;
    for (square<Shape> const s : squares)
        result.insert(map(s));
    return result;
}

template <class Map, class Shape, class Kind>
constexpr auto mapped(Map const& map, grid<Shape, Kind> const& pieces) noexcept {
    grid<typename decltype(map(square<Shape>{}))::shape, Kind> result;
    for (std::uint64_t k = 0; k != domain<Kind>::size; ++k)
        result.put(domain<Kind>::value(k), mapped(map, pieces.of(domain<Kind>::value(k))));
    return result;
}

/// What lies on a board: a square, a set of squares, a grid.
template <class Type>
concept on_squares = requires(Type const& squares) {
    mapped(half_turn{}, squares);
};

} // namespace detail

/// Seen from the opposite side of the board.
template <detail::on_squares Squares>
constexpr Squares half_turned(Squares const& squares) noexcept {
    return detail::mapped(detail::half_turn{}, squares);
}

/// Left and right exchanged.
template <detail::on_squares Squares>
constexpr Squares mirrored(Squares const& squares) noexcept {
    return detail::mapped(detail::mirror{}, squares);
}

/// Top and bottom exchanged.
template <detail::on_squares Squares>
constexpr Squares flipped(Squares const& squares) noexcept {
    return detail::mapped(detail::flip{}, squares);
}

/// Turned clockwise by 90 degrees; the board has its rows and columns exchanged.
template <detail::on_squares Squares>
constexpr auto quarter_turned(Squares const& squares) noexcept {
    return detail::mapped(detail::quarter_turn{}, squares);
}

/// Rows and columns exchanged: mirrored along the diagonal from the lower left corner.
template <detail::on_squares Squares>
constexpr auto transposed(Squares const& squares) noexcept {
    return detail::mapped(detail::transposition{}, squares);
}

/// Laid on a larger board, with the lower left corner on a square of it.
template <class Board, detail::on_squares Squares>
constexpr auto laid_on(square<Board> corner, Squares const& squares) noexcept {
    static_assert(
        Squares::shape::rows <= Board::rows && Squares::shape::columns <= Board::columns,
        "senet: a board is laid on one that is at least as large");
    SENET_ASSERT(
        corner.has(Squares::shape::rows - 1, Squares::shape::columns - 1),
        "senet: the board that is laid on another one does not jut out");
    return detail::mapped(detail::laying<Board>{corner.row(), corner.column()}, squares);
}

} // namespace senet

#endif // SENET_TABLE_SYMMETRY_HPP
