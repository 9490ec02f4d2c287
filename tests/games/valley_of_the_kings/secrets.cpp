// SPDX-License-Identifier: MIT

#include "games/valley_of_the_kings/arranged.hpp"

#include "support/catch.hpp"
#include "support/invariants.hpp"
#include "support/play.hpp"

#include <senet/io.hpp>
#include <senet/random.hpp>

#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

// What seats may know, and what they cannot (section 20).
namespace {

using namespace valley_tests;

template <class Engine>
typename Engine::position at_the_auction() {
    auto t = table_in_round<Engine>(2);
    for (int g = 1; g <= Engine::seats + 1; ++g)
        on_display(t, g, "kwgnr");
    if constexpr (Engine::game::settings.single_tablet)
        return Engine::template arrange<"lay">(t, 0);
    else
        return Engine::template arrange<"bid">(t, 0);
}

/// All views but that of a seat.
template <class Engine>
void look_the_same_to_others(
    typename Engine::position const& p, typename Engine::position const& q, int owner) {
    for (int s = 0; s != Engine::seats; ++s)
        CHECK((Engine::view(p, s) == Engine::view(q, s)) == (s != owner));
}

std::string in_words(auto const& legs) {
    std::string text;
    for (auto const& one : legs) {
        senet::short_text<16> words;
        words << static_cast<int>(one.f) << ':';
        senet::domain<cell>::write(words, one.cell);
        text += std::string{words.view()} + ' ';
    }
    return text;
}

} // namespace

TEST_CASE("INV-VOK-27, VOK-086: equal counts of tablets look equal") {
    // 4 + 1 on group 1 and a blank on group 2, against 3 + 2 on group 1 and a blank on group 2
    auto p = at_the_auction<three>();
    auto q = p;
    lay_all<three>(p, "10012");
    lay_all<three>(q, "01102");
    look_the_same_to_others<three>(p, q, 0);
    CHECK(p.table.tablets[0]->bid_on(1) == q.table.tablets[0]->bid_on(1));
    // other counts do not
    auto r = at_the_auction<three>();
    lay_all<three>(r, "100122");
    for (int s = 0; s != 3; ++s)
        CHECK_FALSE(three::view(p, s) == three::view(r, s));
}

TEST_CASE("INV-VOK-27: nobody learns anything about a bid before it is complete") {
    auto p = at_the_auction<three>();
    auto q = p;
    three::play(p, bid{lot::numbered(2)});
    for (int s = 1; s != 3; ++s)
        CHECK(three::view(p, s) == three::view(q, s));
    three::play(q, bid{});
    three::play(q, bid{lot::numbered(4)});
    look_the_same_to_others<three>(p, q, 0);
    CHECK(three::view(p, 1)[&three::table::tablets][0][&player_tablets::kept].size() == 8);
}

TEST_CASE("INV-VOK-27, OQ-VOK-57: one tablet at a time, the same order of groups looks equal") {
    auto p = at_the_auction<single>();
    auto q = p;
    single::play(p, lay{4, 2});
    single::play(q, lay{0, 2});
    look_the_same_to_others<single>(p, q, 0);
    auto r = at_the_auction<single>();
    single::play(r, lay{4, 3});
    CHECK_FALSE(single::view(p, 1) == single::view(r, 1));
}

TEST_CASE("INV-VOK-27, VOK-160: unrevealed programmes look equal, however long they are") {
    auto p = three::arrange<"programme">(table_in_round<three>(2), 0);
    auto q = p;
    play_all<three>(p, leg{0, c("8C")}, leg{0, c("16")}, leg{1, c("1A")}, commit{});
    play_all<three>(q, commit{});
    look_the_same_to_others<three>(p, q, 0);
    // also of those who are still writing
    three::play(p, leg{1, c("3A")});
    three::play(q, leg{1, c("3A")});
    auto r = p;
    three::play(r, leg{0, c("3B")});
    look_the_same_to_others<three>(p, r, 1);
}

TEST_CASE("what is secret is not even in a view") {
    auto p = at_the_auction<three>();
    lay_all<three>(p, "10012");
    std::ostringstream own;
    std::ostringstream other;
    own << three::view(p, 0);
    other << three::view(p, 1);
    CHECK(own.str() != other.str());
    CHECK(other.str().find("?") != std::string::npos);
}

TEMPLATE_TEST_CASE(
    "a redeal looks the same to the viewer, and keeps all promises", "", two, three, four, single) {
    for (std::uint64_t seed = 0; seed != 6; ++seed) {
        senet::random_source random{seed};
        auto p = TestType::start();
        int n = 0;
        while (!TestType::over(p)) {
            if (n++ % 7 == 0)
                for (int s = 0; s != TestType::seats; ++s) {
                    auto const q = TestType::redeal(p, s, random);
                    REQUIRE(TestType::view(q, s) == TestType::view(p, s));
                    REQUIRE(TestType::to_act(q) == TestType::to_act(p));
                    REQUIRE(TestType::count_moves(q) > 0);
                    support::keeps_invariants<TestType>(q);
                    if (TestType::to_act(p) == seat{s})
                        REQUIRE(TestType::moves(q) == TestType::moves(p));
                }
            TestType::play(p, TestType::random_move(p, random));
        }
    }
}

TEST_CASE("VOK-087: redealt tablets are all that could lie there") {
    auto p = at_the_auction<three>();
    lay_all<three>(p, "30020"); // 4 on group 3, and a blank on group 2 by the first of the blanks
    REQUIRE(p.table.tablets[0]->beside == senet::plan<group_number, 8>{2, 3});
    senet::random_source random{3};
    std::map<std::pair<int, int>, int> found;
    for (int i = 0; i != 6000; ++i) {
        auto const q = three::redeal(p, 1, random);
        auto const& own = *q.table.tablets[0];
        ++found[{own.laid[0], own.laid[1]}];
        REQUIRE(own.kept.size() == 6);
        // the viewer's own and the public ones stay
        REQUIRE(q.table.tablets[1] == p.table.tablets[1]);
    }
    CHECK(found.size() == 5 * 5 - 4); // any two tablets, but no value of which there is one twice
    // each value still held is as likely: two blanks or a blank and a 4 1 in 25, a 4 and a 3 1 in 20
    CHECK(std::abs(found[{0, 0}] - 6000 / 25) < 80);
    CHECK(std::abs(found[{0, 4}] + found[{4, 0}] - 6000 / 25 - 6000 / 20) < 110);
    CHECK(std::abs(found[{4, 3}] - 6000 / 20) < 90);
}

TEST_CASE("tablets laid at once have no order after a redeal, and one by one they have") {
    auto p = at_the_auction<three>();
    lay_all<three>(p, "11113333");
    senet::random_source random{9};
    for (int i = 0; i != 200; ++i) {
        auto const q = three::redeal(p, 2, random);
        auto const& laid = q.table.tablets[0]->laid;
        for (int j = 1; j != 4; ++j) {
            REQUIRE(laid[j - 1] >= laid[j]);
            REQUIRE(laid[j + 3] >= laid[j + 4]);
        }
    }
    std::set<std::pair<int, int>> orders;
    auto one = at_the_auction<single>();
    play_all<single>(one, lay{4, 1}, pass{}, pass{}, lay{0, 1});
    for (int i = 0; i != 2000; ++i) {
        auto const r = single::redeal(one, 1, random);
        orders.insert({r.table.tablets[0]->laid[0], r.table.tablets[0]->laid[1]});
    }
    CHECK(orders.size() == 21);
}

TEST_CASE("VOK-161 to VOK-164: redealt programmes are those that could have been written") {
    auto p = two::arrange<"programme">(table_in_round<two>(2), 0);
    play_all<two>(p, leg{0, c("8C")}, commit{}, leg{1, c("3A")});
    senet::random_source random{17};
    std::set<std::string> of_0;
    std::set<std::string> of_1;
    bool over_budget = false;
    for (int i = 0; i != 400; ++i) {
        // seat 1 is still writing; seat 0 has committed
        auto const q = two::redeal(p, 1, random);
        REQUIRE(q.table.programmes[1] == p.table.programmes[1]);
        auto const& written = *q.table.programmes[0];
        of_0.insert(in_words(written));
        over_budget = over_budget || cost_of_programme(q, 0) > 6;
        // it can be written leg by leg
        auto again = two::arrange<"programme">(p.table, 0);
        for (auto const& one : written)
            REQUIRE(two::try_play(again, leg{one.f, one.cell}));
        REQUIRE(two::try_play(again, commit{}));

        auto const r = two::redeal(p, 0, random);
        REQUIRE(r.table.programmes[0] == p.table.programmes[0]);
        of_1.insert(in_words(*r.table.programmes[1]));
        REQUIRE(two::count_moves(r) > 0);
    }
    CHECK(of_0.size() > 200);
    CHECK(of_1.size() > 100);
    CHECK(of_0.count("") == 1);
    CHECK(over_budget);
}

TEST_CASE("a bid being decided is redealt, too") {
    auto p = at_the_auction<two>();
    play_all<two>(p, bid{lot::numbered(1)}, bid{lot::numbered(2)});
    senet::random_source random{23};
    std::set<int> lengths;
    for (int i = 0; i != 300; ++i) {
        auto const q = two::redeal(p, 1, random);
        lengths.insert(q.table.bids[0]->size());
        REQUIRE(two::to_act(q) == seat{0});
        REQUIRE(two::phase(q) == "bid");
        REQUIRE(two::redeal(p, 0, random) == p);
    }
    CHECK(lengths.size() == 8); // nothing decided yet, up to one blank to go
}

TEST_CASE("between auctions and programmes nothing is hidden") {
    senet::random_source random{31};
    auto p = three::start();
    pass_until<three>(p, "draw");
    CHECK(three::redeal(p, 1, random) == p);
    pass_until<three>(p, "foreman step");
    CHECK(three::redeal(p, 1, random) == p);
    pass_until<three>(p, "leg");
    pass_until<three>(p, "worker step");
    CHECK(three::redeal(p, 1, random) == p);
    pass_until<three>(p, "build");
    for (int s = 0; s != 3; ++s)
        CHECK(three::redeal(p, s, random) == p);
}
