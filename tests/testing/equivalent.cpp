// SPDX-License-Identifier: MIT

#include <senet/testing/equivalent.hpp>

#include <senet/games/classic/tic_tac_toe.hpp>

#include "support/catch.hpp"
#include "testing/broken/engines.hpp"
#include "testing/broken/marks.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using senet::testing::check_equivalent;
using senet::testing::replay_equivalent;

namespace {

using tic_tac_toe = senet::tic_tac_toe::game<>;

/// Tic-tac-toe as one would write it on a single page: nine characters.
struct nine_characters {
    std::string board = ".........";
    char next = 'x';

    bool has_line(char who) const {
        static constexpr int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                            {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
        return std::any_of(std::begin(lines), std::end(lines), [&](auto const& line) {
            return std::all_of(std::begin(line), std::end(line), [&](int i) {
                return board[static_cast<std::size_t>(i)] == who;
            });
        });
    }
    bool over() const {
        return has_line('x') || has_line('o') || board.find('.') == std::string::npos;
    }
    senet::actor to_act() const {
        return over() ? senet::actor::nobody() : senet::actor{senet::seat{next == 'x' ? 0 : 1}};
    }
    std::vector<std::string> moves() const {
        std::vector<std::string> words;
        for (std::size_t i = 0; i != 9 && !over(); ++i)
            if (board[i] == '.')
                words.push_back(
                    std::string{"place "} + static_cast<char>('a' + i % 3) +
                    static_cast<char>('1' + i / 3));
        return words;
    }
    void play(std::string_view words) {
        auto const column = static_cast<std::size_t>(words[6] - 'a');
        auto const row = static_cast<std::size_t>(words[7] - '1');
        board[3 * row + column] = next;
        next = next == 'x' ? 'o' : 'x';
    }
    int points(int seat) const { return has_line(seat == 0 ? 'x' : 'o') ? 1 : 0; }
    template <class Position>
    bool agrees_with(Position const& at) const {
        for (int i = 0; i != 9; ++i)
            if (".xo"[at.table.board.number(i)] != board[static_cast<std::size_t>(i)])
                return false;
        return true;
    }
};
static_assert(senet::testing::referee<nine_characters>);
static_assert(!senet::testing::referee<tic_tac_toe>);

/// It does not see one of the diagonals.
struct one_diagonal : nine_characters {
    bool has_line(char who) const {
        return nine_characters::has_line(who) &&
               !(board[2] == who && board[4] == who && board[6] == who);
    }
    bool over() const {
        return has_line('x') || has_line('o') || board.find('.') == std::string::npos;
    }
    std::vector<std::string> moves() const { return nine_characters::moves(); }
    int points(int seat) const { return has_line(seat == 0 ? 'x' : 'o') ? 1 : 0; }
};

/// It gives two points for a line.
struct two_points : nine_characters {
    int points(int seat) const { return 2 * nine_characters::points(seat); }
};

/// Its board is upside down.
struct upside_down : nine_characters {
    template <class Position>
    bool agrees_with(Position const& at) const {
        auto turned = *this;
        std::reverse(turned.board.begin(), turned.board.end());
        return static_cast<nine_characters const&>(turned).agrees_with(at);
    }
};

} // namespace

TEST_CASE("an engine and a naive referee play the same game") {
    auto const told = check_equivalent<tic_tac_toe, nine_characters>();
    INFO(told);
    CHECK(told);
    CHECK(told.proved);
    CHECK(told.positions == 5478);
}

TEST_CASE("two engines play the same game") {
    CHECK(check_equivalent<broken::marks::game<>, broken::marks::game<>>());
    CHECK(check_equivalent<broken::engines::sound, broken::shells::game>());
}

TEST_CASE("where two programs part is told") {
    using broken::marks::game;
    auto const told = check_equivalent<game<>, game<broken::marks::place_without_last>>();
    CHECK(told.law == "LAW-SAME-MOVES");
    CHECK(told.detail == "\"place e1\" is legal, and to the other one it is not");
    CHECK(told.moves.empty());
    auto const other = check_equivalent<game<broken::marks::place_anywhere>, game<>>();
    CHECK(other.law == "LAW-SAME-MOVES");
    CHECK(other.moves.size() == 2);

    auto const end = check_equivalent<tic_tac_toe, one_diagonal>();
    INFO(end);
    CHECK(end.law == "LAW-SAME-DECISION");
    CHECK(end.moves.size() == 5); // three of one mark in that diagonal, two of the other
    auto const again = replay_equivalent<tic_tac_toe, one_diagonal>(end.trace, end.law);
    CHECK(again.law == end.law);
    CHECK(again.moves == end.moves);

    auto const points = check_equivalent<tic_tac_toe, two_points>();
    CHECK(points.law == "LAW-SAME-SCORE");
    CHECK(points.moves.size() == 5);

    auto const position = check_equivalent<tic_tac_toe, upside_down>();
    CHECK(position.law == "LAW-SAME-POSITION");
    CHECK(position.moves.size() == 1);
}
