// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_FERTILITY_VALLEY_HPP
#define SENET_GAMES_FERTILITY_VALLEY_HPP

#include <senet/assert.hpp>
#include <senet/games/fertility/printed.hpp>
#include <senet/moves/domain.hpp>
#include <senet/table/squares.hpp>

#include <array>
#include <cstdint>

namespace senet::fertility {

/// N = row - 1, E = column + 1, S = row + 1, W = column - 1.
enum class direction : std::uint8_t { N, E, S, W };
inline constexpr int directions = 4;

constexpr int row_step(direction d) noexcept {
    return d == direction::S ? 1 : d == direction::N ? -1 : 0;
}
constexpr int column_step(direction d) noexcept {
    return d == direction::E ? 1 : d == direction::W ? -1 : 0;
}

/// FER-080: what a domino brings in, before the stock has its say.
template <class Squares>
struct harvest {
    std::uint8_t tokens[resources] = {}; // cases A and C
    int wheat = 0;                       // case B
    Squares quarries{};                  // case D: those this placement created
};

/// Which squares of a Valley are what, for a board in each column of boards and each way up.
template <edition const& Print, int Boards>
struct terrain_tables {
    using shape = board_shape<board_rows, board_columns * Boards>;
    using squares = square_set<shape>;
    /// One column of boards: the squares of each board, each way up.
    struct column {
        squares of[ways_up];
    };

    column desert[static_cast<std::size_t>(Boards)];
    column wheat[static_cast<std::size_t>(Boards)];

    constexpr terrain_tables() noexcept {
        for (int i = 0; i != Boards; ++i)
            for (int way = 0; way != static_cast<int>(ways_up); ++way)
                for (int s = 0; s != board_rows * board_columns; ++s) {
                    char const c = printed<Print>.squares[way][s];
                    square<shape> const here{
                        s / board_columns, board_columns * i + s % board_columns};
                    if (c == '.' || is_resource(c))
                        desert[i].of[way].insert(here);
                    if (c == 'W')
                        wheat[i].of[way].insert(here);
                }
    }
};

template <edition const& Print, int Boards>
inline constexpr terrain_tables<Print, Boards> terrain{};

/// The Valley: the boards, and the scenes on them. Row 0 of its squares is the top row of the boards.
///
/// Two things are kept up to date because every placement asks for them: the squares on which a domino can still lie,
/// and for each type those of them beside a scene of that type.
template <edition const& Print, int Boards>
class valley {
public:
    static constexpr int rows = board_rows; // FER-023
    static constexpr int columns = board_columns * Boards;
    using shape = board_shape<rows, columns>;
    using square = senet::square<shape>;
    using squares = square_set<shape>;

    static constexpr bool contains(int row, int column) noexcept {
        return shape::contains(row, column);
    }

    // Setting it up

    constexpr bool has_board(board b) const noexcept {
        for (int i = 0; i != Boards; ++i)
            if (has_board_at(i) && board_at(i) == b)
                return true;
        return false;
    }
    constexpr bool has_board_at(int column) const noexcept { return boards_[column] != 0; }
    constexpr board board_at(int column) const noexcept {
        SENET_ASSERT(has_board_at(column), "senet: there is a board in the column");
        return static_cast<board>((boards_[column] - 1) / 2);
    }
    constexpr bool is_turned(int column) const noexcept {
        return has_board_at(column) && (boards_[column] - 1) % 2 != 0;
    }
    /// How many boards lie there, from the left.
    constexpr int boards_laid() const noexcept {
        int n = 0;
        while (n != Boards && boards_[n] != 0)
            ++n;
        return n;
    }
    /// Lays a board to the right of those that lie there already.
    constexpr void lay_board(board b) noexcept {
        SENET_ASSERT(boards_laid() != Boards, "senet: there is room for another board");
        boards_[boards_laid()] = static_cast<std::uint8_t>(2 * static_cast<int>(b) + 1);
    }
    /// Turns the last board by 180 degrees (FER-022).
    constexpr void turn_board() noexcept {
        SENET_ASSERT(boards_laid() != 0, "senet: there is a board to be turned");
        auto& last = boards_[boards_laid() - 1];
        last = static_cast<std::uint8_t>(((last - 1) ^ 1) + 1);
    }

    /// FER-025, FER-026: the top left squares of the start symbols nearest to the centre. FER-028: the others mean
    /// nothing.
    constexpr squares nearest_symbols() const noexcept {
        squares nearest;
        int least = -1;
        for (int i = 0; i != Boards; ++i) {
            if (!has_board_at(i))
                continue;
            int const row = printed<Print>.start_row[boards_[i] - 1];
            int const column = board_columns * i + printed<Print>.start_column[boards_[i] - 1];
            int const down = 2 * (row + 1) - rows;
            int const right = 2 * (column + 1) - columns;
            int const distance = down * down + right * right;
            if (least < 0 || distance < least) {
                least = distance;
                nearest = {};
            }
            if (distance == least)
                nearest.insert(square{row, column});
        }
        return nearest;
    }

    /// FER-027: the starting tile, with its top left square here, turned clockwise so many times.
    constexpr void lay_start_tile(square corner, int rotation) noexcept {
        square const clockwise[] = {
            corner, corner.neighbour(0, 1), corner.neighbour(1, 1), corner.neighbour(1, 0)};
        for (int i = 0; i != resources; ++i) {
            auto const scene = resource_of(
                Print.start_tile[static_cast<std::size_t>((i + resources - rotation) % resources)]);
            scenes_[static_cast<int>(scene)].insert(clockwise[i]);
        }
        read_boards();
    }

    // What is there

    /// What is printed on a square: see `valley_board`.
    constexpr char print_at(square s) const noexcept {
        auto const b = boards_[s.column() / board_columns];
        return b == 0
                   ? '~'
                   : printed<Print>.squares[b - 1]
                                           [s.row() * board_columns + s.column() % board_columns];
    }
    constexpr bool is_desert(square s) const noexcept {
        return print_at(s) == '.' || is_resource(print_at(s));
    }
    constexpr squares scenes(resource r) const noexcept { return scenes_[static_cast<int>(r)]; }
    constexpr squares all_scenes() const noexcept {
        return scenes_[0] | scenes_[1] | scenes_[2] | scenes_[3];
    }
    constexpr squares wheat() const noexcept { return wheat_; }
    constexpr squares desert() const noexcept { return read(terrain<Print, Boards>.desert); }
    /// Desert without a scene: open squares, quarries old and new, and squares with a monument.
    constexpr squares empty_desert() const noexcept { return desert() - all_scenes(); }
    /// The squares a domino can still cover: open, with an open neighbour.
    constexpr squares free() const noexcept { return free_; }
    /// FER-091: desert squares closed on every side, with or without a monument. Nothing will ever cover them (FER-100).
    constexpr squares quarries() const noexcept {
        auto const empty = empty_desert();
        return empty - empty.neighbours();
    }

    // Placing dominoes

    /// FER-064, FER-065: free squares that share an edge with a scene of a type.
    constexpr squares beside(resource r) const noexcept { return beside_[static_cast<int>(r)]; }

    /// Where a domino can lie with its first scene: FER-062 to FER-066.
    template <direction D>
    constexpr squares
    places_for(resource first, resource second, squares const& free_beyond) const noexcept {
        return (beside(first) & free_beyond) | (free_ & beyond<D>(beside(second)));
    }
    /// The squares whose neighbour in a direction is one of these.
    template <direction D>
    static constexpr squares beyond(squares const& s) noexcept {
        return s.template shifted<-row_step(D), -column_step(D)>();
    }

    /// Whether a domino has a place (FER-068): a free square always has a free neighbour for the other scene.
    constexpr bool has_place_for(domino d) const noexcept {
        return !(beside(first_scene(d)) | beside(second_scene(d))).empty();
    }

    /// Covers two neighbouring free squares (FER-061), and tells what that brings in.
    constexpr harvest<squares> place(resource first, square a, resource second, square b) noexcept {
        harvest<squares> result;
        auto const around_a = a.neighbours();
        auto const around_b = b.neighbours();
        auto& firsts = scenes_[static_cast<int>(first)];
        auto& seconds = scenes_[static_cast<int>(second)];
        auto const harvest_tokens = [&](resource r, int n) {
            auto& sum = result.tokens[static_cast<int>(r)];
            sum = static_cast<std::uint8_t>(sum + n);
        };
        // Case A: FER-081, FER-082, FER-083; neither scene is there yet (FER-067)
        harvest_tokens(first, (around_a & firsts).count());
        harvest_tokens(second, (around_b & seconds).count());
        // Case B: FER-084, FER-085
        auto const around = around_a | around_b;
        result.wheat = (around & wheat_).count();
        // Case C: FER-087, FER-088, FER-089
        for (char const icon : {print_at(a), print_at(b)})
            if (icon != '.')
                harvest_tokens(resource_of(icon), 1);

        firsts.insert(a);
        seconds.insert(b);
        free_.erase(a);
        free_.erase(b);
        // Case D: FER-090, FER-091, FER-093, FER-096; a free square had a free neighbour before (FER-092)
        result.quarries = (around & free_) - free_.neighbours();
        free_ = free_ - result.quarries;
        auto& beside_first = beside_[static_cast<int>(first)];
        auto& beside_second = beside_[static_cast<int>(second)];
        beside_first = beside_first | around_a;
        beside_second = beside_second | around_b;
        for (auto& set : beside_)
            set = set & free_;
        return result;
    }

    friend constexpr bool operator==(valley const&, valley const&) = default;

    // As a component: the boards, which of them are turned, and the scenes; the rest follows from these.
    static constexpr int number_count() noexcept { return 2 * Boards + shape::squares; }
    static constexpr int highest_number(int i) noexcept {
        return i < Boards ? 4 : i < 2 * Boards ? 1 : resources;
    }
    constexpr int number(int i) const noexcept {
        if (i < Boards)
            return has_board_at(i) ? static_cast<int>(board_at(i)) + 1 : 0;
        if (i < 2 * Boards)
            return is_turned(i - Boards) ? 1 : 0;
        for (int r = 0; r != resources; ++r)
            if (scenes_[r].contains(square{i - 2 * Boards}))
                return r + 1;
        return 0;
    }
    constexpr void set_number(int i, int value) noexcept {
        if (i < Boards) {
            boards_[i] = static_cast<std::uint8_t>(
                value == 0 ? 0 : 2 * (value - 1) + 1 + (is_turned(i) ? 1 : 0));
        } else if (i < 2 * Boards) {
            if (has_board_at(i - Boards))
                boards_[i - Boards] = static_cast<std::uint8_t>(
                    2 * static_cast<int>(board_at(i - Boards)) + 1 + value);
        } else {
            for (auto& set : scenes_)
                set.erase(square{i - 2 * Boards});
            if (value != 0)
                scenes_[value - 1].insert(square{i - 2 * Boards});
        }
        read_boards();
    }
    /// Boards are there once, from the left, and scenes on desert.
    constexpr bool possible() const noexcept {
        for (int i = 0; i != Boards; ++i)
            for (int j = 0; j != i; ++j)
                if (has_board_at(i) && (!has_board_at(j) || board_at(j) == board_at(i)))
                    return false;
        return (all_scenes() - desert()).empty();
    }

private:
    /// What is printed on the boards that lie there.
    constexpr squares read(auto const& print) const noexcept {
        squares result;
        for (int i = 0; i != Boards; ++i)
            if (has_board_at(i))
                result = result | print[i].of[boards_[i] - 1];
        return result;
    }
    /// Nothing is covered, and nothing harvested, before the starting tile lies there.
    constexpr void read_boards() noexcept {
        bool const begun = !all_scenes().empty();
        wheat_ = begun ? read(terrain<Print, Boards>.wheat) : squares{};
        free_ = begun ? empty_desert() : squares{};
        free_ = free_ & free_.neighbours();
        for (int r = 0; r != resources; ++r)
            beside_[r] = scenes_[r].neighbours() & free_;
    }

    squares free_;
    squares wheat_;
    squares scenes_[resources];
    squares beside_[resources];
    std::uint8_t boards_[8] =
        {}; // 0 or the way up it lies, counted from 1; a whole word, so that there is no gap
};

} // namespace senet::fertility

#endif // SENET_GAMES_FERTILITY_VALLEY_HPP
