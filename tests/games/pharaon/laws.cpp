// SPDX-License-Identifier: MIT

#include <senet/games/pharaon.hpp>

#include <senet/testing/check_game.hpp>

#include "support/catch.hpp"

#include <set>
#include <string>

// The law checker on every number of players.
namespace {

using namespace senet::pharaon;

/// What random games never reach, because decks last longer than five rounds; tested by arrangement.
bool is_rare(std::string const& what) {
    static std::set<std::string> const rare{
        "the rule PHA-092", "the rule PHA-097", "the rule PHA-119", "the rule PHA-122"};
    return rare.count(what) != 0;
}

template <options Options>
void keeps_the_laws() {
    auto const told = senet::testing::check_game<game<Options>>(
        {.games = 12, .positions = 60, .ids = 256, .fair_redeal = false});
    CHECK(told);
    for (auto const& what : told.reached.never_reached())
        WARN((is_rare(what) ? "rare: " : "not reached: ") + what);
}

} // namespace

TEST_CASE("INV-PHA-24: pharaon keeps the laws alone against the Traitor") {
    keeps_the_laws<options{.players = 1, .difficulty = 3}>();
}
TEST_CASE("INV-PHA-24: pharaon keeps the laws with two players") {
    keeps_the_laws<options{.players = 2}>();
}
TEST_CASE("INV-PHA-24: pharaon keeps the laws with three players, one of them in discovery mode") {
    keeps_the_laws<options{.players = 3, .discovery = {true}}>();
}
