// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_SQUARES_HPP
#define SENET_TABLE_SQUARES_HPP

#include <senet/assert.hpp>
#include <senet/detail/bits.hpp>
#include <senet/table/index_set.hpp>

#include <initializer_list>

namespace senet {

/// Which squares of a board lie next to each other in memory: those of a row or those of a column.
enum class lay : std::uint8_t { by_rows, by_columns };

/// A rectangular board: row 0 is the bottom row, column 0 the leftmost one.
///
/// Squares are bits. When there is room, every line of squares is followed by one unused bit, a fence that keeps
/// shifted sets from wrapping round to the next line; otherwise shifts are masked.
template <int Rows, int Columns, lay Order = lay::by_rows>
struct board_shape {
    static_assert(
        Rows >= 1 && Columns >= 1 && Rows * Columns <= 1024,
        "senet: a board has at least one row and one column and at most 1024 squares");

    static constexpr int rows = Rows;
    static constexpr int columns = Columns;
    static constexpr int squares = Rows * Columns;
    static constexpr int lines = Order == lay::by_rows ? Rows : Columns;
    static constexpr int line_length = Order == lay::by_rows ? Columns : Rows;
    static constexpr bool fenced =
        ((line_length + 1) * lines - 1 + 63) / 64 == (line_length * lines + 63) / 64;
    static constexpr int stride = line_length + (fenced ? 1 : 0);
    static constexpr int bits = stride * (lines - 1) + line_length;

    static constexpr bool contains(int row, int column) noexcept {
        return row >= 0 && row < Rows && column >= 0 && column < Columns;
    }
    static constexpr int bit(int row, int column) noexcept {
        return Order == lay::by_rows ? row * stride + column : column * stride + row;
    }
    static constexpr int bit_of_index(int index) noexcept {
        return fenced ? index / line_length * stride + index % line_length : index;
    }
    static constexpr int index_of_bit(int bit) noexcept {
        return fenced ? bit / stride * line_length + bit % stride : bit;
    }
    static constexpr int row_of_bit(int bit) noexcept {
        return Order == lay::by_rows ? bit / stride : bit % stride;
    }
    static constexpr int column_of_bit(int bit) noexcept {
        return Order == lay::by_rows ? bit % stride : bit / stride;
    }
    /// How far the bit of a neighbour is away.
    static constexpr int distance(int row_step, int column_step) noexcept {
        return Order == lay::by_rows ? row_step * stride + column_step
                                     : column_step * stride + row_step;
    }
};

namespace detail {

/// The squares of a board. A whole machine word even for a small board: a narrower one is widened again by every
/// second instruction.
template <class Shape>
using board_bits = bit_row<Shape::bits, 64>;

template <class Shape>
constexpr board_bits<Shape>
rectangle(int row_from, int row_to, int column_from, int column_to) noexcept {
    board_bits<Shape> result;
    for (int r = row_from; r < row_to; ++r)
        for (int c = column_from; c < column_to; ++c)
            result.set(Shape::bit(r, c));
    return result;
}

template <class Shape>
inline constexpr board_bits<Shape>
    whole_board = rectangle<Shape>(0, Shape::rows, 0, Shape::columns);

/// Where a square can come to rest after a step: shifting with this mask never wraps round an edge.
template <class Shape, int RowStep, int ColumnStep>
inline constexpr board_bits<Shape> landing = rectangle<Shape>(
    RowStep > 0 ? RowStep : 0,
    Shape::rows + (RowStep < 0 ? RowStep : 0),
    ColumnStep > 0 ? ColumnStep : 0,
    Shape::columns + (ColumnStep < 0 ? ColumnStep : 0));

template <class Shape>
struct line_table {
    board_bits<Shape> rows[Shape::rows];
    board_bits<Shape> columns[Shape::columns];

    constexpr line_table() noexcept {
        for (int r = 0; r != Shape::rows; ++r)
            rows[r] = rectangle<Shape>(r, r + 1, 0, Shape::columns);
        for (int c = 0; c != Shape::columns; ++c)
            columns[c] = rectangle<Shape>(0, Shape::rows, c, c + 1);
    }
};

template <class Shape>
inline constexpr line_table<Shape> board_lines{};

/// The squares that share an edge with each square.
template <class Shape>
struct neighbour_table {
    board_bits<Shape> of[Shape::bits];

    constexpr neighbour_table() noexcept {
        for (int r = 0; r != Shape::rows; ++r)
            for (int c = 0; c != Shape::columns; ++c)
                for (int const step : {-1, 1}) {
                    if (Shape::contains(r + step, c))
                        of[Shape::bit(r, c)].set(Shape::bit(r + step, c));
                    if (Shape::contains(r, c + step))
                        of[Shape::bit(r, c)].set(Shape::bit(r, c + step));
                }
    }
};

template <class Shape>
inline constexpr neighbour_table<Shape> neighbours_on{};

} // namespace detail

template <class Shape>
class square_set;

/// One square of a board.
///
/// On boards of up to 64 bits a square is kept as its bit, so that putting a piece there is one instruction; on larger
/// ones as a number.
template <class Shape>
class square {
public:
    using shape = Shape;
    static constexpr bool is_bit = Shape::bits <= 64;
    using word = std::conditional_t<is_bit, std::uint64_t, std::uint16_t>;

    constexpr square() noexcept : square(from_bit(0)) {}
    /// The square with a number: 0 is row 0, column 0; squares are counted along the board's order.
    constexpr square(int index) noexcept // NOLINT: squares are numbers in a record
        : square(from_bit(Shape::bit_of_index(index))) {
        SENET_ASSERT(index >= 0 && index < Shape::squares, "senet: the square is on the board");
    }
    constexpr square(int row, int column) noexcept : square(from_bit(Shape::bit(row, column))) {
        SENET_ASSERT(Shape::contains(row, column), "senet: the square is on the board");
    }

    static constexpr square from_bit(int bit) noexcept {
        square s{raw{}};
        s.word_ = is_bit ? static_cast<word>(word{1} << bit) : static_cast<word>(bit);
        return s;
    }
    static constexpr square from_word(word w) noexcept {
        square s{raw{}};
        s.word_ = w;
        return s;
    }

    constexpr word to_word() const noexcept { return word_; }
    constexpr int bit() const noexcept {
        return is_bit ? std::countr_zero(word_) : static_cast<int>(word_);
    }
    constexpr int index() const noexcept { return Shape::index_of_bit(bit()); }
    constexpr int row() const noexcept { return Shape::row_of_bit(bit()); }
    constexpr int column() const noexcept { return Shape::column_of_bit(bit()); }

    /// The square so many rows up and columns to the right is on the board.
    constexpr bool has(int row_step, int column_step) const noexcept {
        return Shape::contains(row() + row_step, column() + column_step);
    }
    /// The square so many rows up and columns to the right; it must be on the board.
    constexpr square neighbour(int row_step, int column_step) const noexcept {
        SENET_ASSERT(has(row_step, column_step), "senet: the neighbouring square is on the board");
        return from_bit(bit() + Shape::distance(row_step, column_step));
    }
    /// The squares that share an edge with this one.
    constexpr square_set<Shape> neighbours() const noexcept;

    friend constexpr bool operator==(square, square) = default;

private:
    struct raw {};
    constexpr explicit square(raw) noexcept : word_{} {}

    word word_;
};

/// A set of squares of one board.
template <class Shape>
class square_set {
public:
    using value_type = square<Shape>;
    using shape = Shape;

    constexpr square_set() = default;
    constexpr square_set(square<Shape> s) noexcept {
        insert(s);
    } // NOLINT: a square is a set of one
    constexpr square_set(std::initializer_list<square<Shape>> members) noexcept {
        for (auto const& s : members)
            insert(s);
    }

    static constexpr square_set full() noexcept { return from_bits(detail::whole_board<Shape>); }
    /// The squares of one row or one column.
    static constexpr square_set row(int r) noexcept {
        return from_bits(detail::board_lines<Shape>.rows[r]);
    }
    static constexpr square_set column(int c) noexcept {
        return from_bits(detail::board_lines<Shape>.columns[c]);
    }

    static constexpr square<Shape> member(int bit) noexcept { return square<Shape>::from_bit(bit); }

    constexpr bool contains(square<Shape> s) const noexcept {
        if constexpr (square<Shape>::is_bit)
            return (row_.bits[0] & s.to_word()) != 0;
        else
            return row_.test(s.bit());
    }
    constexpr void insert(square<Shape> s) noexcept {
        if constexpr (square<Shape>::is_bit)
            row_.bits[0] |= s.to_word();
        else
            row_.set(s.bit());
    }
    constexpr void erase(square<Shape> s) noexcept {
        if constexpr (square<Shape>::is_bit)
            row_.bits[0] &= ~s.to_word();
        else
            row_.reset(s.bit());
    }

    /// Puts a square in if it is not there, and takes it out if it is.
    constexpr void toggle(square<Shape> s) noexcept {
        if constexpr (square<Shape>::is_bit)
            row_.bits[0] ^= s.to_word();
        else
            row_.flip(s.bit());
    }

    constexpr bool empty() const noexcept { return row_.none(); }
    constexpr int count() const noexcept { return row_.count(); }
    constexpr int size() const noexcept { return row_.count(); }
    constexpr square<Shape> nth(int n) const noexcept {
        if constexpr (square<Shape>::is_bit)
            return square<Shape>::from_word(detail::nth_bit<Shape::bits>(row_.bits[0], n));
        else
            return member(row_.nth(n));
    }
    constexpr square<Shape> lowest() const noexcept { return member(row_.lowest()); }

    constexpr auto begin() const noexcept { return detail::bit_iterator<square_set, bits>{row_}; }
    constexpr detail::end_of_set end() const noexcept { return {}; }

    /// Every square moved so many rows up and columns to the right; those that leave the board are gone.
    template <int RowStep, int ColumnStep>
    constexpr square_set shifted() const noexcept {
        square_set result;
        result.row_ = row_.moved(Shape::distance(RowStep, ColumnStep));
        result.row_ &= detail::landing<Shape, RowStep, ColumnStep>;
        return result;
    }

    /// The squares that share an edge with one of these.
    constexpr square_set neighbours() const noexcept {
        return shifted<1, 0>() | shifted<-1, 0>() | shifted<0, 1>() | shifted<0, -1>();
    }

    friend constexpr square_set operator&(square_set a, square_set const& b) noexcept {
        a.row_ &= b.row_;
        return a;
    }
    friend constexpr square_set operator|(square_set a, square_set const& b) noexcept {
        a.row_ |= b.row_;
        return a;
    }
    friend constexpr square_set operator-(square_set a, square_set const& b) noexcept {
        a.row_ -= b.row_;
        return a;
    }
    /// The other squares of the board.
    friend constexpr square_set operator~(square_set a) noexcept {
        a.row_ ^= detail::whole_board<Shape>; // there are no bits but those of squares
        return a;
    }
    friend constexpr bool operator==(square_set const&, square_set const&) = default;

    /// The bits themselves, for algorithms on sets such as the search for lines; a set has no bits but those of squares.
    using bits = detail::board_bits<Shape>;
    constexpr bits const& row_of_bits() const noexcept { return row_; }
    static constexpr square_set from_bits(bits const& row) noexcept {
        square_set s;
        s.row_ = row;
        return s;
    }

    // As a component of a table: one number per square.
    static constexpr int number_count() noexcept { return Shape::squares; }
    static constexpr int highest_number(int) noexcept { return 1; }
    constexpr int number(int i) const noexcept { return row_.test(Shape::bit_of_index(i)) ? 1 : 0; }
    constexpr void set_number(int i, int value) noexcept {
        value != 0 ? row_.set(Shape::bit_of_index(i)) : row_.reset(Shape::bit_of_index(i));
    }

private:
    bits row_;
};

template <class Shape>
constexpr square_set<Shape> square<Shape>::neighbours() const noexcept {
    return square_set<Shape>::from_bits(detail::neighbours_on<Shape>.of[bit()]);
}

} // namespace senet

#endif // SENET_TABLE_SQUARES_HPP
