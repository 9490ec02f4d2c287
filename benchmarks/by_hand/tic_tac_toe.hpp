// SPDX-License-Identifier: MIT

/// Tic-tac-toe written by hand for random play.
///
/// `random_game` is the yardstick the library is held to: a loop over a position that can be played on from anywhere,
/// which draws one of the free cells, takes it, and looks whether the game is over. Of the loops tried it takes the
/// fewest instructions with both compilers; exchanging the boards after each move takes 5 (g++ 12) to 19 (clang 14)
/// hundredths more. `unrolled_game` shows what specialising on the number of the ply gains beyond that.

#ifndef SENET_BENCHMARKS_BY_HAND_TIC_TAC_TOE_HPP
#define SENET_BENCHMARKS_BY_HAND_TIC_TAC_TOE_HPP

#include <senet/random.hpp>

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace by_hand::tic_tac_toe {

/// A set of cells, bit n for cell n, row by row from 0 to 8.
/// A whole word, though nine bits would do: narrower ones are widened again at each look-up.
using cells = std::uint64_t;

inline constexpr cells all_cells = 0b111'111'111;

/// Seen by the player who is to move, so that no move asks whose turn it is.
struct position {
    cells mover = 0;
    cells waiting = 0;
    cells free = all_cells;
};

struct outcome {
    int margin; ///< 1 if seat 0 wins, -1 if seat 1 does, 0 for a draw
    int moves;
};

/// The observer of the games nobody looks at.
struct unobserved {
    constexpr void operator()(unsigned) const noexcept {}
};

/// Whether each of the 512 sets of cells holds a line: one compare with memory, where the eight
/// lines tested one by one take some fifty instructions. Bytes, not bits: a bit costs two more.
inline constexpr auto holds_line = [] {
    std::array<bool, 512> table{};
    for (cells set = 0; set < table.size(); ++set)
        for (cells line :
             {0b000'000'111u, 0b000'111'000u, 0b111'000'000u, 0b001'001'001u, 0b010'010'010u,
              0b100'100'100u, 0b100'010'001u, 0b001'010'100u})
            table[set] = table[set] || (set & line) == line;
    return table;
}();

constexpr bool has_line(cells set) noexcept { return holds_line[set]; }

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

/// The player to move takes a cell; the turn has not passed yet.
constexpr void take(position& here, cells cell) noexcept {
    here.mover |= cell;
    here.free ^= cell;
}

constexpr void pass_the_turn(position& here) noexcept { std::swap(here.mover, here.waiting); }

/// One of the free cells, each equally likely.
template <class Observer>
inline cells any_of(cells free, senet::random_source& random, Observer& observe) noexcept {
    auto const count = static_cast<unsigned>(std::popcount(free));
    auto const cell = nth(free, senet::draw_below(count, random));
    observe(static_cast<unsigned>(std::countr_zero(cell)));
    return cell;
}

/// Plays on to the end from any position in which the game is not over, and tells who wins: the player to move (1),
/// the other one (-1), or nobody (0). Two moves a turn of the loop, one for each: nothing has to be exchanged.
/// Static, because clang 14 finds a better loop when it knows that nobody else calls it.
template <class Observer>
static inline int
play_on(position& here, senet::random_source& random, Observer& observe) noexcept {
    for (;;) {
        auto cell = any_of(here.free, random, observe);
        here.mover |= cell;
        here.free ^= cell;
        if (has_line(here.mover))
            return 1;
        if (here.free == 0)
            return 0;
        cell = any_of(here.free, random, observe);
        here.waiting |= cell;
        here.free ^= cell;
        if (has_line(here.waiting))
            return -1;
        if (here.free == 0)
            return 0;
    }
}

constexpr int stones(position const& here) noexcept { return std::popcount(all_cells ^ here.free); }

/// Plays a whole game, one draw for each move; `observe` is told the cell of each move.
template <class Observer = unobserved>
inline outcome random_game(senet::random_source& random, Observer observe = {}) noexcept {
    position here;
    int const margin = play_on(here, random, observe);
    return {margin, stones(here)};
}

/// Plays on from a position with `Left` free cells.
///
/// Knowing the ply turns all but the board into constants: whose turn it is, how many cells there are to draw from,
/// and that nobody has three stones before the fifth move. It saves instructions, and time too: the next numbers are
/// drawn before this move is known, and only pdep and xor wait for one another.
template <unsigned Left, class Observer>
[[gnu::always_inline]] inline outcome
play_the_rest(position here, senet::random_source& random, Observer& observe) noexcept {
    if constexpr (Left == 0) {
        return {0, 9};
    } else {
        constexpr int ply = 9 - Left;
        auto const cell = nth(here.free, senet::draw_below(Left, random));
        observe(static_cast<unsigned>(std::countr_zero(cell)));
        take(here, cell);
        if (ply >= 4 && has_line(here.mover))
            return {ply % 2 == 0 ? 1 : -1, ply + 1};
        pass_the_turn(here);
        return play_the_rest<Left - 1>(here, random, observe);
    }
}

/// The same games, unrolled by ply.
template <class Observer = unobserved>
inline outcome unrolled_game(senet::random_source& random, Observer observe = {}) noexcept {
    return play_the_rest<9>(position{}, random, observe);
}

} // namespace by_hand::tic_tac_toe

#endif // SENET_BENCHMARKS_BY_HAND_TIC_TAC_TOE_HPP
