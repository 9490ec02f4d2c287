// SPDX-License-Identifier: MIT

/// Tic-tac-toe written by hand for random play: the yardstick the library is held to.
///
/// `random_game` is the yardstick: of those tried it takes the fewest instructions, and none was
/// faster by more than a few hundredths. `playout` is for a search, which starts from positions met
/// in the middle of a game.

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
    int winner; ///< seat 0 or 1, -1 for a draw
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

/// Plays on from a position with `Left` free cells.
///
/// Knowing the ply turns all but the board into constants: whose turn it is, how many cells there
/// are to draw from, and that nobody has three stones before the fifth move. It saves instructions,
/// and time too: the next numbers are drawn before this move is known, and only pdep and xor wait
/// for one another.
template <unsigned Left, class Observer>
[[gnu::always_inline]] inline outcome
play_on(position here, senet::random_source& random, Observer& observe) noexcept {
    if constexpr (Left == 0) {
        return {-1, 9};
    } else {
        constexpr int ply = 9 - Left;
        auto const cell = nth(here.free, senet::draw_below(Left, random));
        observe(static_cast<unsigned>(std::countr_zero(cell)));
        take(here, cell);
        if (ply >= 4 && has_line(here.mover))
            return {ply & 1, ply + 1};
        pass_the_turn(here);
        return play_on<Left - 1>(here, random, observe);
    }
}

/// Plays a whole game, one draw for each move; `observe` is told the cell of each move.
template <class Observer = unobserved>
inline outcome random_game(senet::random_source& random, Observer observe = {}) noexcept {
    return play_on<9>(position{}, random, observe);
}

/// Plays on from any position in which the game is not over.
template <class Observer = unobserved>
inline outcome
playout(position here, senet::random_source& random, Observer observe = {}) noexcept {
    switch (std::popcount(here.free)) {
    case 9:
        return play_on<9>(here, random, observe);
    case 8:
        return play_on<8>(here, random, observe);
    case 7:
        return play_on<7>(here, random, observe);
    case 6:
        return play_on<6>(here, random, observe);
    case 5:
        return play_on<5>(here, random, observe);
    case 4:
        return play_on<4>(here, random, observe);
    case 3:
        return play_on<3>(here, random, observe);
    case 2:
        return play_on<2>(here, random, observe);
    default:
        return play_on<1>(here, random, observe);
    }
}

} // namespace by_hand::tic_tac_toe

#endif // SENET_BENCHMARKS_BY_HAND_TIC_TAC_TOE_HPP
