// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_GRAVITY_HPP
#define SENET_TABLE_GRAVITY_HPP

#include <senet/table/squares.hpp>

namespace senet {

/// On an upright board: where a piece dropped into each column comes to rest, for the columns that are not full. The
/// occupied squares of a column are its lowest ones.
template <class Shape>
constexpr square_set<Shape> resting_squares(square_set<Shape> const& occupied) noexcept {
    constexpr bool columns_are_words =
        Shape::fenced && Shape::bits <= 64 && Shape::bit(1, 0) == Shape::bit(0, 0) + 1;
    auto const bottom = square_set<Shape>::row(0);
    if constexpr (columns_are_words) {
        // Adding one to each column carries through its pieces to the first square above them.
        auto sum = occupied.row_of_bits();
        sum.bits[0] = static_cast<typename square_set<Shape>::bits::word>(
            sum.bits[0] + bottom.row_of_bits().bits[0]);
        return square_set<Shape>::from_bits(sum) & square_set<Shape>::full();
    } else {
        return (occupied.template shifted<1, 0>() | bottom) - occupied;
    }
}

} // namespace senet

#endif // SENET_TABLE_GRAVITY_HPP
