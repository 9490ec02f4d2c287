// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_GRAVITY_HPP
#define SENET_TABLE_GRAVITY_HPP

#include <senet/table/squares.hpp>

namespace senet {

namespace detail {

/// A column of an upright board is a run of bits that counting up goes through from the bottom to the top.
template <class Shape>
inline constexpr bool columns_count_up = Shape::fenced&& Shape::bits <= 64 &&
                                         Shape::bit(1, 0) == Shape::bit(0, 0) + 1;

/// The landing squares after a piece came to rest on one of them.
template <class Shape>
constexpr square_set<Shape> risen(square_set<Shape> const& landing, square<Shape> s) noexcept {
    if constexpr (columns_count_up<Shape>) {
        auto sum = landing.row_of_bits();
        sum.bits[0] += s.to_word(); // carries to the square above, or off the board
        return square_set<Shape>::from_bits(sum &= whole_board<Shape>);
    } else {
        square_set<Shape> const alone{s};
        return (landing - alone) | alone.template shifted<1, 0>();
    }
}

} // namespace detail

/// On an upright board: where a piece dropped into each column comes to rest, for the columns that are not full. The
/// occupied squares of a column are its lowest ones.
template <class Shape>
constexpr square_set<Shape> resting_squares(square_set<Shape> const& occupied) noexcept {
    auto const bottom = square_set<Shape>::row(0);
    if constexpr (detail::columns_count_up<Shape>) {
        // Adding one to each column carries through its pieces to the first square above them.
        auto sum = occupied.row_of_bits();
        sum.bits[0] += bottom.row_of_bits().bits[0];
        return square_set<Shape>::from_bits(sum &= detail::whole_board<Shape>);
    } else {
        return (occupied.template shifted<1, 0>() | bottom) - occupied;
    }
}

} // namespace senet

#endif // SENET_TABLE_GRAVITY_HPP
