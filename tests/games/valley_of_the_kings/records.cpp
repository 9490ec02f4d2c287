// SPDX-License-Identifier: MIT

#include "games/valley_of_the_kings/arranged.hpp"

#include "support/catch.hpp"
#include "support/play.hpp"

#include <senet/io.hpp>
#include <senet/record.hpp>

#include <set>
#include <string>

// Games written down and read back, from the middle of every phase, too.
namespace {

using namespace valley_tests;

template <class Engine>
std::string error_in(std::string const& text) {
    auto const read = senet::read_record<Engine>(text);
    return read ? "nothing" : read.error().message();
}

} // namespace

TEST_CASE("moves are written as the specification suggests (section 21)") {
    using drawn = senet::engine<game<>>;
    auto const says = [](auto const& m) { return std::string{drawn::text(drawn::move{m}).view()}; };
    CHECK(says(start{2}) == "start 2");
    CHECK(says(draw_cube{brown}) == "draw brown");
    CHECK(says(bid{lot::numbered(3)}) == "bid 3");
    CHECK(says(bid{}) == "bid keep");
    CHECK(says(fstep{1, c("8C")}) == "fstep 1 8C");
    CHECK(says(claim{0}) == "claim 0");
    CHECK(says(done{}) == "done");
    CHECK(says(leg{1, c("13H")}) == "leg 1 13H");
    CHECK(says(commit{}) == "commit");
    CHECK(says(proceed{}) == "proceed");
    CHECK(says(wstep{4, c("16")}) == "wstep 4 16");
    CHECK(says(steal{8, visibility::H, red}) == "steal 8 H red");
    CHECK(says(take{12}) == "take 12");
    CHECK(says(build{3, visibility::V, grey}) == "build 3 V grey");
    CHECK(std::string{single::text(single::move{lay{4, 2}}).view()} == "lay 4 2");
    CHECK(std::string{single::text(single::move{pass{}}).view()} == "pass");
    CHECK(four::parse("fstep 1 8C"));
    CHECK_FALSE(four::parse("fstep 1 8Q"));
    CHECK_FALSE(four::parse("fstep 2 8C"));
    CHECK_FALSE(four::parse("bid none"));
}

TEMPLATE_TEST_CASE(
    "INV-VOK-26: a record replays to the same position, as text and as JSON",
    "",
    two,
    four,
    single) {
    for (std::uint64_t seed = 0; seed != 3; ++seed) {
        auto const game = senet::random_record<TestType>(seed);
        REQUIRE(game.over());
        for (auto const& text : {senet::to_text(game), senet::to_json_lines(game)}) {
            REQUIRE(error_in<TestType>(text) == "nothing");
            auto const read = senet::read_record<TestType>(text);
            REQUIRE(read->now() == game.now());
            REQUIRE(TestType::hash(read->now()) == TestType::hash(game.now()));
        }
    }
}

TEST_CASE("records name the options") {
    auto const text = senet::to_json_lines(senet::random_record<single>(1));
    CHECK(
        text.find("\"options\":{\"players\":3,\"quick\":false,\"expert\":false,"
                  "\"single_tablet\":true,\"worker_single_use\":true,\"allow_over_budget\":true,"
                  "\"round_cap\":0,\"start_player\":[0]}") != std::string::npos);
    CHECK(error_in<two>(text) != "nothing");
    auto const base = senet::to_json_lines(senet::random_record<four>(1));
    CHECK(base.find("\"g\":\"keep\"") != std::string::npos);
    CHECK(base.find("\"g\":2") != std::string::npos);
    CHECK(base.find("\"colour\":\"red\"") != std::string::npos);
    CHECK(base.find("\"cell\":\"") != std::string::npos);
}

TEMPLATE_TEST_CASE(
    "a position in the middle of any phase can be saved, read back and continued",
    "",
    senet::engine<game<>>,
    two,
    four,
    single) {
    std::set<std::string> phases;
    for (std::uint64_t seed = 0; seed != 12; ++seed) {
        senet::random_source random{seed};
        auto p = TestType::start();
        for (int n = 0; !TestType::over(p); ++n) {
            if (n % 5 == static_cast<int>(seed) % 5 || TestType::phase(p) == "claim window") {
                phases.emplace(TestType::phase(p));
                senet::record<TestType> const saved{p};
                auto const text = n % 2 == 0 ? senet::to_text(saved) : senet::to_json_lines(saved);
                auto const read = senet::read_record<TestType>(text);
                INFO(TestType::phase(p));
                REQUIRE(read);
                auto q = read->now();
                REQUIRE(q == p);
                auto r = p;
                senet::random_source one{seed};
                senet::random_source other{seed};
                static_cast<void>(TestType::play_out(q, one));
                static_cast<void>(TestType::play_out(r, other));
                REQUIRE(q == r);
            }
            TestType::play(p, TestType::random_move(p, random));
        }
    }
    std::string_view const laying = TestType::game::settings.single_tablet ? "lay" : "bid";
    for (std::string_view const phase :
         {std::string_view{"draw"}, laying, std::string_view{"foreman step"},
          std::string_view{"leg"}, std::string_view{"claim window"},
          std::string_view{"worker step"}, std::string_view{"steal"}, std::string_view{"take over"},
          std::string_view{"build"}}) {
        INFO(phase);
        CHECK(phases.count(std::string{phase}) == 1);
    }
    bool const drawn = TestType::game::settings.start_player.size() == 0;
    CHECK(phases.count("start") == (drawn ? 1 : 0));
}

TEST_CASE("positions can be arranged at the beginning and in the middle of a player's part") {
    auto t = table_in_round<three>(2);
    t.points = 2;
    CHECK(three::arrange<"workers">(t, 1).table.points == 6);
    CHECK(three::arrange<"worker step">(t, 1).table.points == 2);
    t.programmes[1].clear();
    t.programmes[1]->add({0, c("8C")});
    CHECK(three::arrange<"programme">(t, 1).table.programmes[1]->empty());
    CHECK(three::arrange<"leg">(t, 1).table.programmes[1]->size() == 1);
    CHECK(three::phase(three::arrange<"execution">(t, 1)) == "claim window");
    CHECK(three::arrange<"execution">(t, 1).table.foremen[1][0] == c("8C"));
    foremen_at(t, 2, "3A", "16");
    auto p = three::arrange<"claim window">(t, 2);
    CHECK(support::moves_in_words<three>(p) == std::vector<std::string>{"claim 0", "proceed"});
    CHECK(three::to_act(three::arrange<"take over">(t, 1)) == seat{1});
    CHECK(three::to_act(three::arrange<"draw">(t)).is_nature());
}

TEST_CASE("positions are hashed by what lies on the table") {
    senet::random_source random{8};
    auto p = four::start();
    std::set<std::uint64_t> hashes;
    int n = 0;
    for (; !four::over(p); ++n) {
        hashes.insert(four::hash(p));
        four::play(p, four::random_move(p, random));
    }
    CHECK(static_cast<int>(hashes.size()) == n);
}
