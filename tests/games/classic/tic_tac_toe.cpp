// SPDX-License-Identifier: MIT

#include <senet/games/classic/tic_tac_toe.hpp>

#include "support/catch.hpp"
#include "support/play.hpp"

#include <set>
#include <string>

namespace {

using namespace senet;
using ttt = senet::engine<tic_tac_toe::game<>>;

static_assert(std::is_trivially_copyable_v<ttt::position>);
static_assert(std::is_trivially_copyable_v<ttt::move>);
static_assert(ttt::move_ids == 9);
static_assert(ttt::over(support::random_game<ttt>(1)));
static_assert(ttt::over(support::random_game<ttt>(2)));

constexpr bool x_wins_with_a_diagonal() {
    auto p = ttt::start();
    for (int const i : {0, 1, 4, 2, 8}) // a1, b1, b2, c1, c3
        if (!ttt::try_play(p, ttt::move_at(static_cast<std::uint64_t>(i))))
            return false;
    return ttt::over(p) && ttt::sheet(p).total(0) == 1 && ttt::sheet(p).total(1) == 0 &&
           ttt::ranking(p).won(0) && !ttt::ranking(p).won(1);
}
static_assert(x_wins_with_a_diagonal());

void visit(ttt::position const& p, std::set<std::string>& seen, std::uint64_t& finished) {
    std::string key;
    for (int i = 0; i != 9; ++i)
        key += static_cast<char>('0' + p.table.board.number(i));
    seen.insert(key);
    if (ttt::over(p)) {
        ++finished;
        return;
    }
    for (auto const m : ttt::moves(p)) {
        auto next = p;
        ttt::play(next, m);
        visit(next, seen, finished);
    }
}

} // namespace

TEST_CASE("tic-tac-toe has the published numbers of move sequences") {
    CHECK(
        support::perft_up_to<ttt>(9) ==
        std::vector<std::uint64_t>{9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872});
}

TEST_CASE("tic-tac-toe has 255168 games and 5478 positions") {
    std::set<std::string> seen;
    std::uint64_t finished = 0;
    visit(ttt::start(), seen, finished);
    CHECK(finished == 255168);
    CHECK(seen.size() == 5478);
}

TEST_CASE("TTT-1: a taken square is refused with its rule") {
    auto p = ttt::start();
    REQUIRE(support::play_words<ttt>(p, {"place b2"}).empty());
    auto const before = p;
    auto const answer = ttt::try_play(p, *ttt::parse(p, "place b2"));
    CHECK_FALSE(answer);
    CHECK(answer.rule() == "TTT-1");
    CHECK(answer.why() == "this square is taken");
    CHECK(p == before);
}

TEST_CASE("tic-tac-toe ends with a line or a full board") {
    CHECK(x_wins_with_a_diagonal());
    auto p = ttt::start();
    REQUIRE(support::play_words<ttt>(
                p, {"place a1", "place b1", "place c1", "place b2", "place b3", "place a2",
                    "place c2", "place c3", "place a3"})
                .empty());
    CHECK(ttt::over(p));
    CHECK(ttt::ranking(p).winners() == 2);
    CHECK(ttt::check(p, ttt::move_at(0)).rule() == "SENET-1");
}

TEST_CASE("board and line length of tic-tac-toe are options") {
    using gomoku = senet::engine<
        tic_tac_toe::game<tic_tac_toe::options{.rows = 15, .columns = 15, .line = 5}>>;
    auto p = gomoku::start();
    CHECK(gomoku::move_ids == 225);
    CHECK(senet::testing::perft<gomoku>(p, 2) == 225u * 224u);
    REQUIRE(support::play_words<gomoku>(
                p, {"place a1", "place a15", "place b2", "place b15", "place c3", "place c15",
                    "place d4", "place d15"})
                .empty());
    CHECK_FALSE(gomoku::over(p));
    REQUIRE(support::play_words<gomoku>(p, {"place e5"}).empty());
    CHECK(gomoku::over(p));
    CHECK(gomoku::ranking(p).won(0));

    using wide =
        senet::engine<tic_tac_toe::game<tic_tac_toe::options{.rows = 4, .columns = 5, .line = 4}>>;
    auto q = wide::start();
    REQUIRE(support::play_words<wide>(
                q, {"place a1", "place a2", "place b1", "place b2", "place c1", "place c2",
                    "place e4", "place d2"})
                .empty());
    CHECK(wide::over(q));
    CHECK(wide::ranking(q).won(1));
}
