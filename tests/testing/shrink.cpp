// SPDX-License-Identifier: MIT

#include <senet/testing/shrink.hpp>

#include <senet/testing/check_game.hpp>

#include "support/catch.hpp"
#include "testing/broken/walk.hpp"

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

using senet::testing::leave_out;

TEST_CASE("what is not needed is left out of a list") {
    std::vector<int> numbers;
    for (int i = 0; i != 100; ++i)
        numbers.push_back(i);
    int tries = 0;
    leave_out(numbers, [&](std::vector<int> const& list) {
        ++tries;
        return std::count(list.begin(), list.end(), 17) +
                   std::count(list.begin(), list.end(), 80) ==
               2;
    });
    CHECK(numbers == std::vector<int>{17, 80});
    CHECK(tries < 100);
}

TEST_CASE("a list of which nothing is needed becomes empty") {
    std::vector<int> numbers(33);
    leave_out(numbers, [](std::vector<int> const&) { return true; });
    CHECK(numbers.empty());
}

TEST_CASE("a list of which everything is needed stays") {
    std::vector<int> numbers(7, 1);
    leave_out(numbers, [](std::vector<int> const& list) { return list.size() == 7; });
    CHECK(numbers.size() == 7);
}

TEST_CASE("a mistake twenty moves deep in games of a hundred is made short, and fast") {
    auto const begin = std::chrono::steady_clock::now();
    auto const told = senet::testing::check_game<broken::walk::game>();
    std::chrono::duration<double> const seconds = std::chrono::steady_clock::now() - begin;
    INFO(told);
    CHECK(told.law == "INV-WALK-1");
    CHECK_FALSE(told.shortest); // breadth-first does not come that far
    CHECK(told.moves_before_shrinking > 40);
    CHECK(told.moves.size() == 20); // and fewer are impossible: seat 1 needs ten turns
    CHECK(seconds.count() < 5); // of which finding it is the most, and nothing at all is optimised
    CHECK(senet::testing::replay<broken::walk::game>(told.trace, told.law).detail == told.detail);
}

TEST_CASE("from other seeds the way becomes as short") {
    for (std::uint64_t seed = 1; seed != 9; ++seed) {
        auto const told =
            senet::testing::check_game<broken::walk::game>({.seed = seed, .positions = 100});
        CHECK(told.law == "INV-WALK-1");
        CHECK(told.moves.size() == 20);
    }
}

TEST_CASE("a report of random games says where random numbers began") {
    auto const told = senet::testing::check_game<broken::walk::game>({.positions = 50});
    CHECK(told.law == "INV-WALK-1");
    CHECK(told.text().find("(seed 3100)") != std::string::npos);
}

TEST_CASE("what is found by trying some of many moves is found again") {
    using game = broken::walk::jumps::game;
    for (int const ids : {2048, 512}) {
        auto const told = senet::testing::check_game<game>({.ids = ids});
        INFO(told);
        CHECK(told.law == "LAW-LISTED");
        CHECK(told.moves.size() > 2100); // looked at by fewer tries than the first positions
        auto const again = senet::testing::replay<game>(told.trace, told.law, {.ids = ids});
        CHECK(again.law == told.law);
        CHECK((told.replay.find("{.ids = 512}") != std::string::npos) == (ids == 512));
    }
}
