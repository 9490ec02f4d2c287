// SPDX-License-Identifier: MIT

#include <senet/games/fertility.hpp>

#include <senet/testing/check_game.hpp>

#include "support/catch.hpp"

#include <string>
#include <vector>

// The law checker on all four configurations, and on an edition in which everything is scarce.
namespace {

using namespace senet::fertility;

/// Three tokens of each type, one monument each, and boards with much water: what hardly ever happens otherwise happens
/// all the time, and start symbols are tied with three boards, too.
constexpr edition make_scarce() {
    edition e = reconstructed;
    e.name = "scarce";
    for (int& tokens : e.tokens)
        tokens = 3;
    e.pawns = 1;
    e.boards[0] = {{"~..~", "~..W", "PA..", "~..~", "W..~", "....", ".G.B", "~~~~"}, 0, 1};
    e.boards[1] = {{"~~~~", ".A.W", "..G.", "~...", "W...", "...P", "~B.~", "~~~~"}, 3, 2};
    e.boards[2] = {{"~~.A", "W..~", "....", "~.B.", "~...", "P...", "~~G~", "~~~~"}, 3, 2};
    e.boards[3] = {{"~..~", "W..~", "...P", "~B~~", "~G.W", "A...", "~~.~", "~~~~"}, 0, 1};
    return e;
}
constexpr edition scarce = make_scarce();

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
    // the same rules, of which everything is reached
    CHECK(senet::testing::check_game<game<Options, scarce>>(
        {.games = 20, .positions = 60, .ids = 512, .everything_is_reached = true}));
}

} // namespace

TEST_CASE("fertility keeps the laws with four players, and everything is reached") {
    keeps_the_laws<options{.players = 4}>();
}
TEST_CASE("fertility keeps the laws with three players, and everything is reached") {
    keeps_the_laws<options{.players = 3}>();
}
TEST_CASE("fertility keeps the laws with two players, and everything is reached") {
    keeps_the_laws<options{.players = 2}>();
}
TEST_CASE("fertility keeps the laws in the variant, and everything is reached") {
    keeps_the_laws<options{.players = 2, .variant = true}>();
}
