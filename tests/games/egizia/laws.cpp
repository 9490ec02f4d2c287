// SPDX-License-Identifier: MIT

#include "games/egizia/arranged.hpp"

#include <senet/testing/check_game.hpp>

#include "support/catch.hpp"

#include <set>
#include <string>

// The law checker with two, three and four players; with an edition in which everything happens often, see
// busy_laws.cpp.
namespace {

using namespace egizia_tests;

/// What random games of the shipped edition hardly ever reach: crews at the end of their track, a Sphinx deck that is
/// empty, cards that come once at the end of the game.
bool is_rare(std::string const& what) {
    static std::set<std::string> const rare{"the phase \"W2b\"", "the phase \"W4\"",
                                            "the phase \"W6\"",  "the move \"extra_boat\"",
                                            "the move \"end\"",  "the move \"paid_improve\"",
                                            "the move \"sell\"", "the move \"take_leftover\"",
                                            "the move \"none\"", "the move \"assign_improver\"",
                                            "the phase \"W2L\"", "the phase \"W2c (2)\"",
                                            "the phase \"W5p\"", "the move \"build_first\"",
                                            "the move \"skip\"", "the rule EGZ-042",
                                            "the rule EGZ-057",  "the rule EGZ-081",
                                            "the rule EGZ-112",  "the rule EGZ-179",
                                            "the rule EGZ-220",  "the score line \"ten percent\"",
                                            "the rule EGZ-214",  "the rule EGZ-061",
                                            "the rule EGZ-043"};
    return rare.count(what) != 0;
}

template <class Engine>
void keeps_the_laws() {
    auto const shipped = senet::testing::check_game<typename Engine::game>(
        {.games = 40 / Engine::seats, .positions = 40, .ids = 512});
    CHECK(shipped);
    for (auto const& what : shipped.reached.never_reached()) {
        INFO(what);
        CHECK(is_rare(what));
    }
}

} // namespace

TEST_CASE("egizia keeps the laws with four players") { keeps_the_laws<four>(); }
TEST_CASE("egizia keeps the laws with three players") { keeps_the_laws<three>(); }
TEST_CASE("egizia keeps the laws with two players") { keeps_the_laws<two>(); }
