// SPDX-License-Identifier: MIT

#include <senet/testing/check_game.hpp>

#include "support/catch.hpp"
#include "testing/broken/breaks.hpp"
#include "testing/broken/marks.hpp"
#include "testing/broken/words.hpp"

using namespace broken;
using marks::game;

TEST_CASE("sound moves keep their laws") {
    auto const told = senet::testing::check_game<game<>>({.everything_is_reached = true});
    CHECK(told);
    CHECK(told.proved);
    CHECK(told.longest_possible == 8);
}

TEST_CASE("a list that misses a legal move is noticed") {
    game_breaks<game<marks::place_without_last>>("LAW-LISTED", 0);
}

TEST_CASE("a list that offers an illegal move is noticed") {
    game_breaks<game<marks::place_anywhere>>("LAW-LEGAL", 2);
}

TEST_CASE("a move that is listed twice is noticed") {
    game_breaks<game<marks::place_twice>>("LAW-ONCE", 1);
}

TEST_CASE("more legal moves than were said to be the most are noticed") {
    game_breaks<game<marks::place_one_of_four>>("LAW-COUNTED", 0);
}

TEST_CASE("a move that depends on something outside the position is noticed") {
    auto const told = senet::testing::check_game<game<marks::place_with_memory>>();
    INFO(told);
    CHECK(told.law == "LAW-FUNCTION");
    CHECK(told.moves.size() == 1);
}

TEST_CASE("a refusal by a rule that the game does not have is noticed") {
    game_breaks<game<marks::place, marks::pass_by_another_rule>>("LAW-CITED", 0);
}

TEST_CASE("a seat that has to move and cannot is noticed") {
    game_breaks<game<marks::place, marks::pass_sometimes>>("LAW-OVER", 5);
}

TEST_CASE("a game that never ends is noticed") {
    game_breaks<game<marks::place, marks::pass_in_vain>>("LAW-ENDS", 0);
}

TEST_CASE("a game that is longer than declared is noticed") {
    game_breaks<marks::short_game>("LAW-LENGTH", 5);
}

TEST_CASE("two moves with the same words are noticed") { game_breaks<words::game>("LAW-WORDS", 0); }
