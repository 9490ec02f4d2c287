// SPDX-License-Identifier: MIT

#include <senet/testing/check_game.hpp>

#include "support/catch.hpp"
#include "testing/broken/breaks.hpp"
#include "testing/broken/cards.hpp"
#include "testing/broken/chance.hpp"
#include "testing/broken/secrets.hpp"

using namespace broken;

TEST_CASE("sound cards keep their laws") {
    auto const told = senet::testing::check_game<cards::game>({.everything_is_reached = true});
    CHECK(told);
    CHECK(told.proved);
    CHECK(told.positions == 46);
}

TEST_CASE("drawing otherwise than by the odds is noticed") {
    game_breaks<unfair_draw::game>("LAW-DRAW", 0);
}

TEST_CASE("odds that do not sum to what was declared are noticed") {
    game_breaks<wrong_odds::game>("LAW-ODDS", 1);
}

TEST_CASE("an outcome without odds on the list is noticed") {
    game_breaks<impossible_outcome::game>("LAW-LEGAL", 1);
}

TEST_CASE("a secret that leaks through the moves is noticed") {
    game_breaks<leak_through_moves::game>("LAW-SECRET", 2);
}

TEST_CASE("a secret that leaks through a view is noticed") {
    game_breaks<leak_through_view::game>("LAW-VIEW", 1);
}

TEST_CASE("a secret that lies on the table openly as well is noticed") {
    game_breaks<secret_told_twice::game>("LAW-FAIR", 1);
}

TEST_CASE("dealing anew with other odds than those of chance is noticed") {
    game_breaks<unfair_redeal::game>("LAW-FAIR", 1);
}

TEST_CASE("dealing anew that duplicates a card is noticed") {
    game_breaks<redeal_duplicates::game>("LAW-REDEAL", 1);
}

TEST_CASE("dealing anew after which the game cannot go on is noticed") {
    game_breaks<unplayable_redeal::game>("LAW-REDEAL", 3);
}

TEST_CASE("dealing anew what the viewer holds is noticed") {
    game_breaks<redeal_changes_own::game>("LAW-VIEW", 1);
}

TEST_CASE("how often hidden things are dealt anew need not be compared") {
    CHECK(senet::testing::check_game<unfair_redeal::game>({.fair_redeal = false}));
}
