// SPDX-License-Identifier: MIT

#include <senet/testing/equivalent.hpp>

#include <senet/games/classic/tic_tac_toe.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/define_struct.hpp>

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

    friend bool operator==(nine_characters const&, nine_characters const&) = default;
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

/// Steps to the left and to the right; one of two programs remembers which was the last, and forbids a step for it.
namespace steps {
struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table, (senet::track<0, 6>, left), (senet::track<0, 6>, right), (bool, left_was_last));
};
struct not_left_again : senet::rule<"STEP-1", "after three and three there is no second left"> {};
struct right_ends : senet::rule<"STEP-2", "there is no more room to the right"> {};

template <bool Remembers>
struct left {
    static constexpr auto name = "left";
    constexpr senet::verdict check(auto const& at) const {
        auto const& t = at.table;
        return not_left_again{}(!(t.left == 3 && t.right == 3 && t.left_was_last));
    }
    constexpr void play(auto& at) const {
        at.table.left.advance();
        at.table.left_was_last = Remembers;
    }
};
struct right {
    constexpr senet::verdict check(auto const& at) const {
        return right_ends{}(!at.table.right.at_top());
    }
    constexpr void play(auto& at) const {
        at.table.right.advance();
        at.table.left_was_last = false;
    }
};
struct far_enough {
    constexpr bool operator()(auto const& at) const {
        return at.table.left == 4 || at.table.right == 5;
    }
};
struct steps_to_the_left {
    constexpr int operator()(auto const& at, senet::seat) const { return at.table.left; }
};
template <bool Remembers>
struct game {
    static constexpr auto name = "steps";
    static constexpr int seats = 2;
    using table = steps::table;
    static constexpr auto phases = senet::named<"stepping">(
        senet::take_turns_until<far_enough>(senet::choose<left<Remembers>, right>));
    static constexpr auto scoring = senet::scoring(senet::line<"steps", steps_to_the_left>);
};
} // namespace steps

/// It cannot be compared.
struct incomparable : nine_characters {
    friend bool operator==(incomparable const&, incomparable const&) = delete;
};

} // namespace

TEST_CASE("of two programs, either may remember what the other forgets") {
    for (auto const& told :
         {check_equivalent<steps::game<false>, steps::game<true>>(),
          check_equivalent<steps::game<true>, steps::game<false>>()}) {
        INFO(told);
        CHECK(told.law == "LAW-SAME-MOVES");
        CHECK(told.moves.size() == 6);
    }
    CHECK(check_equivalent<steps::game<true>, steps::game<true>>().proved);
}

TEST_CASE("nothing is proved by a referee that cannot be compared") {
    auto const told = check_equivalent<tic_tac_toe, incomparable>();
    CHECK(told);
    CHECK_FALSE(told.proved);
}

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
