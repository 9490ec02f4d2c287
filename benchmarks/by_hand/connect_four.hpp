// SPDX-License-Identifier: MIT

/// Connect four written by hand for random play.
///
/// `random_game` is the yardstick the library is held to: a loop over a position that can be played on from anywhere,
/// which draws one of the columns not full, drops a stone, and looks whether the game is over. Of the loops tried it
/// takes the fewest instructions with both compilers; exchanging the boards after each move takes 18 (clang 14) to
/// 21 (g++ 12) hundredths more. `unrolled_game` shows what knowing the number of the ply gains beyond that.

#ifndef SENET_BENCHMARKS_BY_HAND_CONNECT_FOUR_HPP
#define SENET_BENCHMARKS_BY_HAND_CONNECT_FOUR_HPP

#include <senet/random.hpp>

#include <bit>
#include <cstdint>
#include <utility>

#if defined(__BMI2__) || defined(__AVX2__)
#include <immintrin.h>
#endif

namespace by_hand::connect_four {

/// A set of cells: seven bits for each column, left to right, the lowest bit at the bottom.
/// The seventh bit of a column stays empty: it keeps lines from running on into the next column.
using cells = std::uint64_t;

inline constexpr cells bottom_row = 0x40810204081;
inline constexpr cells top_row = bottom_row << 5;
inline constexpr cells board = bottom_row * 0b0111111;

/// Seen by the player who is to move, so that no move asks whose turn it is.
struct position {
    cells mover = 0;
    cells waiting = 0;
    cells landing = bottom_row; ///< where a stone comes to rest, one cell for each column not full
};

struct outcome {
    int margin; ///< 1 if seat 0 wins, -1 if seat 1 does, 0 for a draw
    int moves;
};

/// The observer of the games nobody looks at.
struct unobserved {
    constexpr void operator()(unsigned) const noexcept {}
};

/// Whether four cells of the set are in line: pairs of neighbours, then pairs of pairs two apart.
inline bool has_line(cells set) noexcept {
#ifdef __AVX2__
    // The four directions at once: seven instructions with the jump, some twenty one by one.
    auto const all = _mm256_set1_epi64x(static_cast<long long>(set));
    auto const pairs =
        _mm256_and_si256(all, _mm256_srlv_epi64(all, _mm256_setr_epi64x(1, 6, 7, 8)));
    auto const two_apart = _mm256_srlv_epi64(pairs, _mm256_setr_epi64x(2, 12, 14, 16));
    return !_mm256_testz_si256(pairs, two_apart);
#else
    auto const lines = [set](int direction) {
        cells const pairs = set & set >> direction;
        return pairs & pairs >> 2 * direction;
    };
    return (lines(1) | lines(6) | lines(7) | lines(8)) != 0;
#endif
}

/// The cell of rank `index` in `set`, alone in its set.
inline cells nth(cells set, std::uint64_t index) noexcept {
#ifdef __BMI2__
    return _pdep_u64(std::uint64_t{1} << index, set);
#else
    for (; index > 0; --index)
        set &= set - 1;
    return set & -set;
#endif
}

constexpr unsigned column_of(cells cell) noexcept {
    return static_cast<unsigned>(std::countr_zero(cell)) / 7;
}

/// The player to move drops a stone; the turn has not passed yet.
/// Adding the cell to itself carries it up, out of the board where the column is full.
constexpr void drop(position& here, cells cell) noexcept {
    here.mover |= cell;
    here.landing += cell;
}

constexpr bool fills_its_column(cells cell) noexcept { return (cell & top_row) != 0; }

/// Forgets the cells above the board.
constexpr void close_full_columns(position& here) noexcept { here.landing &= board; }

constexpr void pass_the_turn(position& here) noexcept { std::swap(here.mover, here.waiting); }

constexpr int stones(position const& here) noexcept {
    return std::popcount(here.mover | here.waiting);
}

/// Drops a stone into one of the `columns` columns not full, and tells where it came to rest.
template <class Observer>
inline cells drop_at_random(
    position& here,
    std::uint64_t columns,
    senet::random_source& random,
    Observer& observe) noexcept {
    auto const cell = nth(here.landing, senet::draw_below(columns, random));
    observe(column_of(cell));
    drop(here, cell);
    return cell;
}

/// One of the cells where a stone can come to rest, each equally likely.
template <class Observer>
inline cells any_of(cells landing, senet::random_source& random, Observer& observe) noexcept {
    auto const columns = static_cast<unsigned>(std::popcount(landing));
    auto const cell = nth(landing, senet::draw_below(columns, random));
    observe(column_of(cell));
    return cell;
}

/// Plays on to the end from any position in which the game is not over, and tells who wins: the player to move (1),
/// the other one (-1), or nobody (0). Two moves a turn of the loop, one for each: nothing has to be exchanged.
/// Static, because clang 14 finds a better loop when it knows that nobody else calls it.
template <class Observer>
static inline int
play_on(position& here, senet::random_source& random, Observer& observe) noexcept {
    for (;;) {
        auto cell = any_of(here.landing, random, observe);
        here.mover |= cell;
        here.landing = (here.landing + cell) & board;
        if (has_line(here.mover))
            return 1;
        if (here.landing == 0)
            return 0;
        cell = any_of(here.landing, random, observe);
        here.waiting |= cell;
        here.landing = (here.landing + cell) & board;
        if (has_line(here.waiting))
            return -1;
        if (here.landing == 0)
            return 0;
    }
}

/// Plays a whole game, one draw for each move; `observe` is told the column of each move.
template <class Observer = unobserved>
inline outcome random_game(senet::random_source& random, Observer observe = {}) noexcept {
    position here;
    int const margin = play_on(here, random, observe);
    return {margin, stones(here)};
}

/// The same games, with what the number of the ply tells.
///
/// The first six moves are on their own: nobody has four stones and no column is full before them, so there is nothing
/// to test. After that the columns are counted down at a jump seldom taken, not counted in `landing` at each move: the
/// processor guesses that the count stands, and draws the next numbers during this move. The board can be full only
/// after seat 1's move.
template <class Observer = unobserved>
inline outcome unrolled_game(senet::random_source& random, Observer observe = {}) noexcept {
    position here;
    std::uint64_t columns = 7;
#pragma GCC unroll 6
    for (int ply = 0; ply < 6; ++ply) {
        drop_at_random(here, columns, random, observe);
        pass_the_turn(here);
    }
    if (here.landing != (here.landing & board)) [[unlikely]] { // all six fell into one column
        close_full_columns(here);
        --columns;
    }
    for (;;) {
        if (auto const cell = drop_at_random(here, columns, random, observe);
            has_line(here.mover)) {
            return {1, stones(here)};
        } else if (fills_its_column(cell)) [[unlikely]] {
            close_full_columns(here);
            --columns; // not the last: the 42nd stone is seat 1's
        }
        pass_the_turn(here);
        if (auto const cell = drop_at_random(here, columns, random, observe);
            has_line(here.mover)) {
            return {-1, stones(here)};
        } else if (fills_its_column(cell)) [[unlikely]] {
            close_full_columns(here);
            if (--columns == 0)
                return {0, 42};
        }
        pass_the_turn(here);
    }
}

} // namespace by_hand::connect_four

#endif // SENET_BENCHMARKS_BY_HAND_CONNECT_FOUR_HPP
