// SPDX-License-Identifier: MIT

#include <senet/testing/check_game.hpp>

#include "support/catch.hpp"
#include "testing/broken/breaks.hpp"
#include "testing/broken/engines.hpp"
#include "testing/broken/scores.hpp"

using namespace broken;

TEST_CASE("totals that do not sum to what was declared are noticed") {
    game_breaks<points_from_nowhere::game>("LAW-SUM", 6);
}

TEST_CASE("a rank that depends on the number of the seat is noticed") {
    game_breaks<rank_by_seat::game>("LAW-SEATS", 0);
}

TEST_CASE("points that depend on the number of the seat are noticed") {
    game_breaks<points_by_seat::game>("LAW-SEATS", 3);
}

TEST_CASE("what is never reached is told, and breaks a law if that is asked for") {
    auto const lenient = senet::testing::check_game<unreached::game>();
    CHECK(lenient);
    CHECK(
        lenient.reached.never_reached() ==
        std::vector<std::string>{"the rule SHELL-7", "the score line \"seven\""});
    CHECK(
        lenient.text().find("never reached: the rule SHELL-7, the score line \"seven\"") !=
        std::string::npos);
    auto const strict =
        senet::testing::check_game<unreached::game>({.everything_is_reached = true});
    CHECK_FALSE(strict);
    CHECK(strict.law == "LAW-REACHED");
    CHECK(strict.detail == "never reached: the rule SHELL-7, the score line \"seven\"");
}

TEST_CASE("a line of the score that is not in the total is noticed") {
    engine_breaks<engines::forgets_a_line>("LAW-TOTAL", 1);
}

TEST_CASE("a better place for fewer points is noticed") {
    engine_breaks<engines::ranks_backwards>("LAW-RANKING", 1);
}

TEST_CASE("a hash that ignores a member is noticed") {
    engine_breaks<engines::forgets_in_hash>("LAW-HASH", 0);
}

TEST_CASE("one id for two moves is noticed") {
    engine_breaks<engines::gives_one_id_twice>("LAW-ONCE", 0);
}

TEST_CASE("the law checker finds ids that lead to other moves") {
    engine_breaks<engines::swaps_ids>("LAW-IDS", 0);
}

TEST_CASE("a refused move that changes the position is noticed") {
    engine_breaks<engines::turns_on_refusal>("LAW-REFUSED", 4);
}

TEST_CASE("moves that are counted wrongly are noticed") {
    engine_breaks<engines::counts_wrongly>("LAW-COUNTED", 3);
}

TEST_CASE("words that lead to another move are noticed") {
    engine_breaks<engines::says_the_same>("LAW-WORDS", 0);
}

TEST_CASE("the law checker finds moves that are legal after the end") {
    engine_breaks<engines::plays_on>("LAW-LISTED", 6);
}

TEST_CASE("somebody who acts after the end is noticed") {
    engine_breaks<engines::never_rests>("LAW-OVER", 6);
}

TEST_CASE("a record that cannot be read is noticed") {
    engine_breaks<engines::reads_no_black>("LAW-RECORD", 1);
}
