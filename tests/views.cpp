// SPDX-License-Identifier: MIT

#include <senet/views.hpp>

#include "support/catch.hpp"
#include "support/classics.hpp"
#include "support/play.hpp"

#include <range/v3/algorithm/equal.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/range/conversion.hpp>

#include <vector>

using namespace senet;

TEMPLATE_LIST_TEST_CASE("the moves of a position are a range", "", support::classics) {
    auto const p = TestType::start();
    CHECK(ranges::equal(views::legal_moves<TestType>(p), TestType::moves(p)));
    CHECK(
        static_cast<std::uint64_t>(ranges::distance(views::all_moves<TestType>())) ==
        TestType::move_ids);
    for (auto const [m, next] : views::successors<TestType>(p)) {
        auto q = p;
        TestType::play(q, m);
        CHECK(q == next);
    }
}

TEST_CASE("moves of one kind come in their own type") {
    using kuhn = senet::engine<kuhn_poker::game<>>;
    std::vector<kuhn_poker::card> cards;
    for (auto const deal : views::legal_moves_of_kind<kuhn_poker::deal, kuhn>(kuhn::start()))
        cards.push_back(deal.dealt);
    CHECK(
        cards == std::vector<kuhn_poker::card>{
                     kuhn_poker::card::jack, kuhn_poker::card::queen, kuhn_poker::card::king});
    CHECK(ranges::distance(views::legal_moves_of_kind<kuhn_poker::bet, kuhn>(kuhn::start())) == 0);
}

TEST_CASE("winners and seats are ranges") {
    using c4 = senet::engine<connect_four::game<>>;
    auto p = c4::start();
    CHECK(ranges::distance(views::seats<c4>()) == 2);
    CHECK(ranges::distance(views::winners<c4>(p)) == 2);
    REQUIRE(support::play_words<c4>(
                p, {"drop a1", "drop b1", "drop a2", "drop b2", "drop a3", "drop b3", "drop a4"})
                .empty());
    auto const winners = views::winners<c4>(p) | ranges::to<std::vector>();
    REQUIRE(winners.size() == 1);
    CHECK(winners[0] == 0);
}
