// SPDX-License-Identifier: MIT

#include <senet/games/fertility.hpp>

#include <senet/testing/check_game.hpp>

#include "support/catch.hpp"

#include <string>
#include <vector>

// The law checker on all four configurations, and on an edition in which everything is scarce.
namespace {

using namespace senet::fertility;

/// Three tokens of each type and one monument each: what hardly ever happens otherwise happens all the time.
constexpr edition make_scarce() {
    edition e = reconstructed;
    e.name = "scarce";
    for (int& tokens : e.tokens)
        tokens = 3;
    e.pawns = 1;
    return e;
}
constexpr edition scarce = make_scarce();

template <options Options, edition const& Print = reconstructed>
senet::testing::report checked(int games) {
    return senet::testing::check_game<game<Options, Print>>(
        {.games = games, .positions = 60, .ids = 512});
}

/// In random games the pawns and the stock of the shipped edition hardly ever run out.
template <options Options>
void keeps_the_laws() {
    auto const report = checked<Options>(12);
    CHECK(report);
    CHECK(report.games == 12);
    for (auto const& what : report.reached.never_reached()) {
        INFO(what);
        CHECK((what == "the rule FER-099" || what == "the rule FER-203"));
    }
}

} // namespace

TEST_CASE("fertility keeps the laws with four players") { keeps_the_laws<options{.players = 4}>(); }
TEST_CASE("fertility keeps the laws with three players") {
    keeps_the_laws<options{.players = 3}>();
}
TEST_CASE("fertility keeps the laws with two players") { keeps_the_laws<options{.players = 2}>(); }
TEST_CASE("fertility keeps the laws in the variant for two players") {
    keeps_the_laws<options{.players = 2, .variant = true}>();
}

TEST_CASE("FER-099, FER-201, FER-203: with a scarce edition everything is reached") {
    auto const report = senet::testing::check_game<game<options{.players = 4}, scarce>>(
        {.games = 30, .positions = 60, .ids = 512, .everything_is_reached = true});
    CHECK(report);
}
