// SPDX-License-Identifier: MIT

#include <senet/games/fertility.hpp>

#include <senet/testing/check_game.hpp>

#include "support/catch.hpp"

// The law checker on all four configurations with an edition of which everything is reached.
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
static_assert(is_complete(scarce));

template <options Options>
senet::testing::report checked() {
    return senet::testing::check_game<game<Options, scarce>>(
        {.games = 20, .positions = 60, .ids = 512, .everything_is_reached = true});
}

} // namespace

TEST_CASE("FER-070, FER-099, FER-203: everything is reached with four players") {
    CHECK(checked<options{.players = 4}>());
}
TEST_CASE("FER-070, FER-099, FER-203: everything is reached with three players") {
    CHECK(checked<options{.players = 3}>());
}
TEST_CASE("FER-070, FER-099, FER-203: everything is reached with two players") {
    CHECK(checked<options{.players = 2}>());
}
TEST_CASE("FER-070, FER-099, FER-203: everything is reached in the variant") {
    CHECK(checked<options{.players = 2, .variant = true}>());
}
