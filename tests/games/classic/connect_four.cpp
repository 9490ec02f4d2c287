// SPDX-License-Identifier: MIT

#include <senet/games/classic/connect_four.hpp>

#include "support/catch.hpp"
#include "support/play.hpp"

namespace {

using namespace senet;
using c4 = senet::engine<connect_four::game<>>;

static_assert(std::is_trivially_copyable_v<c4::position>);
static_assert(std::is_trivially_copyable_v<c4::move>);
static_assert(c4::over(support::random_game<c4>(1)));
static_assert(c4::over(support::random_game<c4>(2)));

} // namespace

TEST_CASE("connect four has the published numbers of move sequences") {
    CHECK(
        support::perft_up_to<c4>(8) ==
        std::vector<std::uint64_t>{7, 49, 343, 2401, 16807, 117649, 823536, 5673234});
}

TEST_CASE("C4-2: a disc does not hang in the air") {
    auto p = c4::start();
    auto const before = p;
    auto const answer = c4::try_play(p, *c4::parse(p, "drop d2"));
    CHECK_FALSE(answer);
    CHECK(answer.rule() == "C4-2");
    CHECK(p == before);
    REQUIRE(support::play_words<c4>(p, {"drop d1", "drop d2"}).empty());
    CHECK(c4::check(p, *c4::parse(p, "drop d2")).rule() == "C4-2");
}

TEST_CASE("connect four: four in line win, in every direction") {
    auto const winner_after = [](std::vector<std::string_view> const& moves) {
        auto p = c4::start();
        REQUIRE(support::play_words<c4>(p, moves).empty());
        REQUIRE(c4::over(p));
        return c4::ranking(p).won(0) ? 0 : 1;
    };
    CHECK(
        winner_after(
            {"drop a1", "drop a2", "drop b1", "drop b2", "drop c1", "drop c2", "drop d1"}) == 0);
    CHECK(
        winner_after(
            {"drop a1", "drop b1", "drop a2", "drop b2", "drop a3", "drop b3", "drop g1",
             "drop b4"}) == 1);
    CHECK(
        winner_after(
            {"drop a1", "drop b1", "drop b2", "drop c1", "drop c2", "drop d1", "drop c3", "drop d2",
             "drop d3", "drop g1", "drop d4"}) == 0);
    CHECK(
        winner_after(
            {"drop g1", "drop f1", "drop f2", "drop e1", "drop e2", "drop d1", "drop e3", "drop d2",
             "drop d3", "drop a1", "drop d4"}) == 0);
}

TEST_CASE("connect four: a column holds six discs") {
    auto p = c4::start();
    REQUIRE(support::play_words<c4>(
                p, {"drop a1", "drop a2", "drop a3", "drop a4", "drop a5", "drop a6"})
                .empty());
    CHECK(c4::count_moves(p) == 6);
}
