// SPDX-License-Identifier: MIT

#include <senet/games/classic/breakthrough.hpp>

#include "support/catch.hpp"
#include "support/play.hpp"

namespace {

using namespace senet;
using men = senet::engine<breakthrough::game<>>;

static_assert(std::is_trivially_copyable_v<men::position>);
static_assert(std::is_trivially_copyable_v<men::move>);
static_assert(men::over(support::random_game<men>(1)));

/// White: a7; black: b8 and h2.
constexpr men::position endgame(seat to_move) {
    men::table t{};
    t.board.put(breakthrough::man::white, square<breakthrough::game<>::shape>{6, 0});
    t.board.put(breakthrough::man::black, square<breakthrough::game<>::shape>{7, 1});
    t.board.put(breakthrough::man::black, square<breakthrough::game<>::shape>{1, 7});
    return men::arrange<"stepping">(t, to_move);
}
static_assert(men::count_moves(endgame(0)) == 2);

std::string refusal(men::position const& p, std::string_view words) {
    auto copy = p;
    auto const answer = men::try_play(copy, *men::parse(p, words));
    CHECK(copy == p);
    return std::string(answer.rule());
}

} // namespace

TEST_CASE("breakthrough has the published numbers of move sequences") {
    CHECK(
        support::perft_up_to<men>(5) ==
        std::vector<std::uint64_t>{22, 484, 11132, 256036, 6182818});
}

TEST_CASE("BT-1 to BT-4: what a man may not do") {
    auto const p = men::start();
    CHECK(refusal(p, "a3 ahead") == "BT-1");
    CHECK(refusal(p, "a7 ahead") == "BT-1");
    CHECK(refusal(p, "a2 left") == "BT-2");
    CHECK(refusal(p, "h2 right") == "BT-2");
    CHECK(refusal(p, "b1 ahead") == "BT-3");
    CHECK(refusal(p, "b1 left") == "BT-4");
    auto q = endgame(0);
    REQUIRE(support::play_words<men>(q, {"a7 right"}).empty());
    CHECK(men::over(q));
}

TEST_CASE("breakthrough: reaching the far side wins, for both") {
    auto p = endgame(0);
    CHECK(support::moves_in_words<men>(p) == std::vector<std::string>{"a7 ahead", "a7 right"});
    REQUIRE(support::play_words<men>(p, {"a7 ahead"}).empty());
    CHECK(men::ranking(p).won(0));
    p = endgame(1);
    REQUIRE(support::play_words<men>(p, {"h2 left"}).empty());
    CHECK(men::over(p));
    CHECK(men::ranking(p).won(1));
}

TEST_CASE("breakthrough: capturing the last man wins") {
    auto p = endgame(1);
    REQUIRE(support::play_words<men>(p, {"b8 left"}).empty());
    CHECK(men::over(p));
    CHECK(men::ranking(p).won(1));
}
