// SPDX-License-Identifier: MIT

// The tests that docs/laws.md shows.
#include <senet/testing/check_game.hpp>

#include "../../examples/baskets.hpp"
#include "support/catch.hpp"

// The first version, in which the mistake still is
TEST_CASE("baskets keeps its laws", "[!shouldfail]") {
    CHECK(senet::testing::check_game<baskets::game>());
}

TEST_CASE("everything that is described is reached") {
    CHECK(senet::testing::check_game<baskets::third_game>({.everything_is_reached = true}));
}

TEST_CASE("a basket does not use reeds up") {
    CHECK(senet::testing::replay<baskets::third_game>(
        "cut dry; cut green; cut dry; cut green; weave", "LAW-PIECES"));
}

TEST_CASE("baskets is over after 22 decisions") {
    auto const report = senet::testing::check_game<baskets::third_game>();
    CHECK(report.proved);
    CHECK(report.longest_possible == 22);
}
