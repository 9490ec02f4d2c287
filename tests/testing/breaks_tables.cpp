// SPDX-License-Identifier: MIT

#include <senet/testing/check_game.hpp>

#include "support/catch.hpp"
#include "testing/broken/breaks.hpp"
#include "testing/broken/dials.hpp"
#include "testing/broken/pieces.hpp"
#include "testing/broken/shells.hpp"

using namespace broken;

// Every mistake is met breadth-first, so that the number of moves is the least with which it can be met.

TEST_CASE("what is sound on the table keeps its laws") {
    auto const shells = senet::testing::check_game<shells::game>({.everything_is_reached = true});
    CHECK(shells);
    CHECK(shells.proved);
    CHECK(shells.positions == 30);
    auto const dials = senet::testing::check_game<dials::game<>>({.everything_is_reached = true});
    CHECK(dials);
    CHECK(dials.proved);
}

TEST_CASE("a piece that is lost is missed") {
    game_breaks<lost_piece::game>("LAW-PIECES", 5); // it is the third of seat 0
}

TEST_CASE("a piece from nowhere is noticed") {
    game_breaks<duplicated_piece::game>("LAW-PIECES", 1);
}

TEST_CASE("pieces that come out of a box are not counted") {
    CHECK(senet::testing::check_game<shells_from_a_box::game>());
}

TEST_CASE("a number beyond the bounds of a component is noticed") {
    game_breaks<dials::game<dials::too_small>>("LAW-BOUNDS", 4); // 1 + 2 + 2 + 2 = 7
}

#ifndef NDEBUG
TEST_CASE("the way to a broken contract is told instead of ending there") {
    game_breaks<unchecked_piece::game>("LAW-CONTRACT", 4); // there are three of each
}
#endif

TEST_CASE("an invariant of the game is asked for in every position") {
    game_breaks<broken::invariant::game>("INV-SHELL-1", 5);
}

TEST_CASE("a position that a game comes to and refuses in records is noticed") {
    game_breaks<impossible::game>("LAW-POSSIBLE", 5);
    game_breaks<dials::game<dials::four_is_missing>>("LAW-POSSIBLE", 2);
}

TEST_CASE("a component is what its numbers say") {
    game_breaks<dials::game<dials::half_compared>>("LAW-NUMBERS", 0);
    game_breaks<dials::game<dials::half_numbered>>("LAW-NUMBERS", 1);
    game_breaks<dials::game<dials::wrongly_set>>("LAW-NUMBERS", 1);
}
