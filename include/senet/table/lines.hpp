// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_LINES_HPP
#define SENET_TABLE_LINES_HPP

#include <senet/table/squares.hpp>

namespace senet {

namespace detail {

/// The squares from which a number of equal steps leads to a member.
template <int Times, int RowStep, int ColumnStep, class Shape>
constexpr square_set<Shape> before(square_set<Shape> const& squares) noexcept {
    // A line never jumps over the fence between two lines of the board, because a fence is never occupied: there is
    // nothing to mask.
    if constexpr (Shape::fenced)
        return square_set<Shape>::from_bits(
            squares.row_of_bits().moved(-Times * Shape::distance(RowStep, ColumnStep)));
    else
        return squares.template shifted<-Times * RowStep, -Times * ColumnStep>();
}

/// The first squares of all lines of a length in one direction.
template <int Length, int RowStep, int ColumnStep, class Shape>
constexpr square_set<Shape> line_starts(square_set<Shape> const& squares) noexcept {
    if constexpr (Length == 1) {
        return squares;
    } else {
        // A line of four is a line of two that is followed by another one.
        constexpr int half = Length / 2;
        auto const shorter = line_starts<half, RowStep, ColumnStep>(squares);
        auto const twice = shorter & before<half, RowStep, ColumnStep>(shorter);
        if constexpr (Length % 2 == 0)
            return twice;
        else
            return twice & before<Length - 1, RowStep, ColumnStep>(squares);
    }
}

#if defined(__AVX2__) && (defined(__GNUC__) || defined(__clang__))
#define SENET_DETAIL_LINES_AT_ONCE 1

using four_words [[gnu::vector_size(32)]] = unsigned long long;

/// The first squares of all lines of a length, one direction in each word.
template <int Length>
inline four_words line_starts(four_words squares, four_words step) noexcept {
    if constexpr (Length == 1) {
        return squares;
    } else {
        constexpr int half = Length / 2;
        auto const shorter = line_starts<half>(squares, step);
        auto const twice = shorter & shorter >> step * half;
        if constexpr (Length % 2 == 0)
            return twice;
        else
            return twice & squares >> step * (Length - 1);
    }
}

/// On a board of one word with fences the four directions differ only in how far to shift.
template <int Length, class Shape>
inline bool find_line_at_once(square_set<Shape> const& squares) noexcept {
    auto const set = static_cast<unsigned long long>(squares.row_of_bits().bits[0]);
    constexpr auto by = [](int row_step, int column_step) {
        int const distance = Shape::distance(row_step, column_step);
        return static_cast<unsigned long long>(distance < 0 ? -distance : distance);
    };
    four_words const step = {by(0, 1), by(1, 0), by(1, 1), by(1, -1)};
    // the last halving is left to the test, which is an "and" itself
    constexpr int half = Length / 2;
    auto const shorter = line_starts<half>(four_words{set, set, set, set}, step);
    auto const others = Length % 2 == 0 ? shorter >> step * half
                                        : shorter >> step * half &
                                              four_words{set, set, set, set} >> step * (Length - 1);
    using test_words [[gnu::vector_size(32)]] = long long;
    return !__builtin_ia32_ptestz256((test_words)shorter, (test_words)others);
}
#endif

template <int Length, class Shape>
constexpr bool find_line(square_set<Shape> const& squares) noexcept {
#if defined(SENET_DETAIL_LINES_AT_ONCE)
    if constexpr (
        Shape::fenced && Shape::bits <= 64 && Length >= 2 && Length <= Shape::rows &&
        Length <= Shape::columns)
        if (!std::is_constant_evaluated())
            return find_line_at_once<Length>(squares);
#endif
    auto starts = square_set<Shape>{};
    if constexpr (Length <= Shape::columns)
        starts = starts | line_starts<Length, 0, 1>(squares);
    if constexpr (Length <= Shape::rows)
        starts = starts | line_starts<Length, 1, 0>(squares);
    if constexpr (Length <= Shape::rows && Length <= Shape::columns)
        starts = starts | line_starts<Length, 1, 1>(squares) | line_starts<Length, 1, -1>(squares);
    return !starts.empty();
}

/// On a tiny board every set of squares is looked up.
template <int Length, class Shape>
struct line_lookup {
    static constexpr unsigned sets = 1u << Shape::bits;
    bool has[sets] = {}; // a byte each, for a bit would have to be cut out

    constexpr line_lookup() noexcept {
        typename square_set<Shape>::bits row;
        for (unsigned s = 0; s != sets; ++s) {
            row.bits[0] = static_cast<typename square_set<Shape>::bits::word>(s);
            has[s] =
                find_line<Length>(square_set<Shape>::from_bits(row) & square_set<Shape>::full());
        }
    }
};

template <int Length, class Shape>
inline constexpr line_lookup<Length, Shape> line_lookup_of{};

} // namespace detail

/// Some squares of the set form a straight or diagonal line of at least this length.
template <int Length, class Shape>
constexpr bool has_line(square_set<Shape> const& squares) noexcept {
    static_assert(Length >= 1, "senet: a line has at least one square");
    if constexpr (Shape::bits <= 12) {
        return detail::line_lookup_of<Length, Shape>.has[squares.row_of_bits().bits[0]];
    } else {
        return detail::find_line<Length>(squares);
    }
}

} // namespace senet

#endif // SENET_TABLE_LINES_HPP
