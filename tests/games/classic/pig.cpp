// SPDX-License-Identifier: MIT

#include <senet/games/classic/pig.hpp>
#include <senet/players.hpp>

#include "support/catch.hpp"
#include "support/play.hpp"

#include <map>

namespace {

using namespace senet;
using two = senet::engine<pig::game<>>;

static_assert(std::is_trivially_copyable_v<two::position>);
static_assert(std::is_trivially_copyable_v<two::move>);
static_assert(two::over(support::random_game<two>(1)));
using ten = senet::engine<pig::game<pig::options{.players = 10, .target = 20}>>;
static_assert(ten::over(support::random_game<ten>(1)));

} // namespace

TEST_CASE("pig: a one loses the points of the turn, holding banks them") {
    auto p = two::start();
    REQUIRE(support::play_words<two>(p, {"roll", "die shows 6", "roll", "die shows 5", "hold"})
                .empty());
    CHECK(p.table.banked[0] == 11);
    CHECK(two::to_act(p) == seat{1});
    REQUIRE(support::play_words<two>(p, {"roll", "die shows 4", "roll", "die shows 1"}).empty());
    CHECK(p.table.banked[1] == 0);
    CHECK(p.table.at_risk == 0);
    CHECK(two::to_act(p) == seat{0});
}

TEST_CASE("pig: the die is nature's, and fair") {
    auto p = two::start();
    REQUIRE(support::play_words<two>(p, {"roll"}).empty());
    CHECK(two::to_act(p).is_nature());
    CHECK(two::count_moves(p) == 6);
    CHECK(two::total_odds(p) == 6);
    for (auto const m : two::moves(p))
        CHECK(two::odds(p, m) == 1);
    CHECK(two::check(p, pig::hold{}).rule() == "SENET-2");
    CHECK(two::odds(p, pig::hold{}) == 0);

    std::map<std::string, int> seen;
    random_source random{20};
    for (int i = 0; i != 60000; ++i)
        ++seen[std::string(two::text(p, two::draw(p, random)).view())];
    double chi_square = 0;
    for (auto const& [face, count] : seen)
        chi_square += (count - 10000.0) * (count - 10000.0) / 10000.0;
    CHECK(seen.size() == 6);
    CHECK(chi_square < 20.52); // 5 degrees of freedom, p = 0.001
}

TEST_CASE("pig: the first to reach the target wins, with any number of players") {
    for (int players = 2; players <= 10; ++players) {
        auto const called = visit_players<pig::family>(players, [&](auto some_engine) {
            using here = decltype(some_engine);
            auto const p = support::random_game<here>(5);
            CHECK(here::seats == players);
            CHECK(here::ranking(p).winners() == 1);
            int reached = 0;
            for (auto const& points : p.table.banked)
                reached += points.at_top() ? 1 : 0;
            CHECK(reached == 1);
        });
        CHECK(called);
    }
    CHECK_FALSE(visit_players<pig::family>(1, [](auto) {}));
    CHECK_FALSE(visit_players<pig::family>(11, [](auto) {}));
}

TEST_CASE("pig: points beyond the target are not counted") {
    using quick = senet::engine<pig::game<pig::options{.players = 2, .target = 10}>>;
    auto p = quick::start();
    REQUIRE(support::play_words<quick>(p, {"roll", "die shows 6", "roll", "die shows 6", "hold"})
                .empty());
    CHECK(quick::over(p));
    CHECK(quick::sheet(p).points("banked", 0) == 10);
}
