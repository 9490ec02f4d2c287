// SPDX-License-Identifier: MIT

#include <senet/testing/perft.hpp>

#include "support/catch.hpp"
#include "support/classics.hpp"

using senet::testing::divide;
using senet::testing::divided_count;
using senet::testing::perft;

namespace {

using ttt = senet::engine<senet::tic_tac_toe::game<>>;
using kuhn = senet::engine<senet::kuhn_poker::game<>>;

static_assert(perft<ttt>(ttt::start(), 0) == 1);

} // namespace

TEST_CASE("perft counts sequences of moves, finished games not continued") {
    CHECK(perft<ttt>(ttt::start(), 5) == 15120);
    CHECK(perft<ttt>(ttt::start(), 9) == 127872);
    CHECK(perft<ttt>(ttt::start(), 10) == 0);
    CHECK(perft<kuhn>(kuhn::start(), 2) == 6);
}

TEST_CASE("divide says what each first move contributes") {
    auto const counts = divide<kuhn>(kuhn::start(), 3);
    CHECK(
        counts ==
        std::vector<divided_count>{{"deal jack", 4}, {"deal queen", 4}, {"deal king", 4}});
    std::uint64_t sum = 0;
    for (auto const& [move, count] : divide<ttt>(ttt::start(), 6))
        sum += count;
    CHECK(sum == perft<ttt>(ttt::start(), 6));
    CHECK(divide<ttt>(ttt::start(), 0).empty());
}
