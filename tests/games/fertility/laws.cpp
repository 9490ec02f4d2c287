// SPDX-License-Identifier: MIT

#include <senet/games/fertility.hpp>

#include <senet/testing/check_game.hpp>

#include "support/catch.hpp"

#include <string>
#include <vector>

// The law checker on all four configurations; with an edition in which everything is scarce, see scarce_laws.cpp.
namespace {

using namespace senet::fertility;

/// What random games of the shipped edition hardly ever reach, or never: pawns and tokens run out after thousands of
/// games, a domino without a place is rare, and with three boards the symbol in the middle is nearer than the others.
template <options Options>
bool is_rare(std::string const& what) {
    if (what == "the rule FER-099" || what == "the rule FER-203" || what == "the move \"discard\"")
        return true;
    return Options.valley_boards() == 3 &&
           (what == "the phase \"setup (3)\"" || what == "the move \"symbol\"" ||
            what == "the rule FER-025");
}

template <options Options>
void keeps_the_laws() {
    auto const shipped = senet::testing::check_game<game<Options>>(
        {.games = 90 / Options.players, .positions = 60, .ids = 512});
    CHECK(shipped);
    for (auto const& what : shipped.reached.never_reached()) {
        INFO(what);
        CHECK(is_rare<Options>(what));
    }
}

} // namespace

TEST_CASE("fertility keeps the laws with four players") { keeps_the_laws<options{.players = 4}>(); }
TEST_CASE("fertility keeps the laws with three players") {
    keeps_the_laws<options{.players = 3}>();
}
TEST_CASE("fertility keeps the laws with two players") { keeps_the_laws<options{.players = 2}>(); }
TEST_CASE("fertility keeps the laws in the variant") {
    keeps_the_laws<options{.players = 2, .variant = true}>();
}
