// SPDX-License-Identifier: MIT

/// Connect four written by hand for random play: the yardstick the library is held to.
///
/// `random_game` is the yardstick: of those tried it takes the fewest instructions, and none was
/// faster by more than a few hundredths. `playout` is for a search, which starts from positions met
/// in the middle of a game.

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
    int winner; ///< seat 0 or 1, -1 for a draw
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

/// Plays on from a position with seat 0 to move and `columns` columns not full.
///
/// Two moves a turn of the loop, one for each player: the exchange of boards costs nothing.
/// The columns are counted down at a jump seldom taken, not counted in `landing` at each move: the
/// processor guesses that the count stands, and draws the next numbers during this move.
template <class Observer>
inline outcome play_on(
    position here,
    std::uint64_t columns,
    senet::random_source& random,
    Observer& observe) noexcept {
    for (;;) {
        if (auto const cell = drop_at_random(here, columns, random, observe);
            has_line(here.mover)) {
            return {0, stones(here)};
        } else if (fills_its_column(cell)) [[unlikely]] {
            close_full_columns(here);
            --columns; // not the last: the 42nd stone is seat 1's
        }
        pass_the_turn(here);
        if (auto const cell = drop_at_random(here, columns, random, observe);
            has_line(here.mover)) {
            return {1, stones(here)};
        } else if (fills_its_column(cell)) [[unlikely]] {
            close_full_columns(here);
            if (--columns == 0)
                return {-1, 42};
        }
        pass_the_turn(here);
    }
}

/// Plays a whole game, one draw for each move; `observe` is told the column of each move.
///
/// The first six moves are on their own: nobody has four stones and no column is full before them,
/// so there is nothing to test.
template <class Observer = unobserved>
inline outcome random_game(senet::random_source& random, Observer observe = {}) noexcept {
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
    return play_on(here, columns, random, observe);
}

/// Plays on from any position in which the game is not over.
template <class Observer = unobserved>
inline outcome
playout(position here, senet::random_source& random, Observer observe = {}) noexcept {
    if (stones(here) % 2 == 1) {
        drop_at_random(
            here, static_cast<std::uint64_t>(std::popcount(here.landing)), random, observe);
        if (has_line(here.mover))
            return {1, stones(here)};
        close_full_columns(here);
        if (here.landing == 0)
            return {-1, 42};
        pass_the_turn(here);
    }
    return play_on(here, static_cast<std::uint64_t>(std::popcount(here.landing)), random, observe);
}

} // namespace by_hand::connect_four

#endif // SENET_BENCHMARKS_BY_HAND_CONNECT_FOUR_HPP
