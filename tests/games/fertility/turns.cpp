// SPDX-License-Identifier: MIT

#include "games/fertility/arranged.hpp"

#include <senet/record.hpp>

#include "support/catch.hpp"
#include "support/play.hpp"

#include <set>
#include <string>
#include <vector>

// The order of things: steps, the end of a turn and of the game, and what is known (sections 3, 8 to 10 and 14).
namespace {

using namespace fertility_tests;
using four_pool = senet::row<domino, personal_pool>;

/// Plays on with the first legal move, or a drawn outcome, until a phase begins.
template <class Engine>
void play_until(
    typename Engine::position& p, std::string_view phase, senet::random_source& random) {
    do
        Engine::play(
            p, Engine::to_act(p).is_nature() ? Engine::draw(p, random)
                                             : Engine::nth_move(p, Engine::count_moves(p) - 1));
    while (!Engine::over(p) && Engine::phase(p) != phase);
}

/// What happened in one turn of a random game.
struct turn {
    seat who;
    std::vector<std::string> phases; // each once, in order
    int common_before = 0;           // dominoes in the common pool
    int dominoes = 0;                // revealed
    int districts = 0;               // revealed
    bool built = false;
};

template <class Engine>
std::vector<turn> turns_of_a_game(std::uint64_t seed, typename Engine::position* end = nullptr) {
    senet::random_source random{seed};
    auto p = Engine::start();
    Engine::settle(p, random);
    std::vector<turn> turns;
    while (!Engine::over(p)) {
        auto const phase = std::string{Engine::phase(p)};
        if (phase == "place") {
            turns.push_back({Engine::to_act(p).seat(), {}, p.table.common.size(), 0, 0, false});
            CHECK(p.table.pools[p.seat()].size() == 3); // FER-183
        }
        auto& now = turns.back();
        if (now.phases.empty() || now.phases.back() != phase)
            now.phases.push_back(phase);
        if (!Engine::to_act(p).is_nature())
            CHECK(Engine::to_act(p) == now.who); // FER-053
        auto const m = Engine::random_move(p, random);
        now.dominoes += m.template is<reveal_domino>() ? 1 : 0;
        now.districts += m.template is<reveal_district>() ? 1 : 0;
        now.built = now.built || m.template is<build>();
        Engine::play(p, m);
    }
    if (end != nullptr)
        *end = p;
    return turns;
}

/// FER-050: place, quarry, build, supply with its chains, and the end of the turn.
bool phases_are_in_order(std::vector<std::string> const& phases) {
    std::vector<std::string> const order = {"place", "quarry", "build",  "supply",
                                            "draft", "remove", "refill", "new district"};
    std::size_t at = 0;
    for (auto const& phase : phases) {
        if (phase == "chain" && order[at] == "supply")
            continue;
        while (at != order.size() && order[at] != phase)
            ++at;
        if (at == order.size())
            return false;
    }
    return true;
}

template <class Engine>
void plays_nine_turns_each() {
    constexpr int n = Engine::seats;
    constexpr bool removes = Engine::game::settings.variant;
    for (std::uint64_t seed = 0; seed != 12; ++seed) {
        typename Engine::position end;
        auto const turns = turns_of_a_game<Engine>(seed, &end);
        REQUIRE(turns.size() == 9 * n); // FER-181, FER-184
        for (std::size_t t = 0; t != turns.size(); ++t) {
            auto const& turn = turns[t];
            int const number = static_cast<int>(t) + 1;
            CHECK(turn.who == (number - 1) % n); // FER-168, FER-182
            CHECK(phases_are_in_order(turn.phases));
            bool const final_round = number > 8 * n;
            CHECK(turn.common_before == (final_round ? 3 - (removes ? 2 : 1) : 3)); // FER-185
            // FER-161 to FER-164: the last refill is in turn 8n - 1
            CHECK(turn.dominoes == (number < 8 * n ? (removes ? 2 : 1) : 0));
            auto const has = [&](std::string const& phase) {
                return std::count(turn.phases.begin(), turn.phases.end(), phase) != 0;
            };
            CHECK(has("draft") == !final_round);
            CHECK(has("remove") == (removes && !final_round));
            CHECK(turn.districts == (turn.built ? 1 : 0)); // FER-165, the last turn included
            CHECK(has("place"));
            CHECK(has("build"));
            CHECK(has("supply"));
        }
        // FER-186 and the table of section 9
        CHECK(end.table.placed.size() + end.table.discarded.size() == 9 * n);
        for (auto const& pool : end.table.pools)
            CHECK(pool.size() == 2);
        CHECK(end.table.common.size() == (removes ? 1 : 2));
        CHECK(end.table.removed.size() == (removes ? 16 : 0));
        CHECK(end.table.dominoes_left == 0);
        CHECK(end.table.dominoes.size() == 50 - Engine::game::settings.tiles());
        CHECK(end.table.district_pile.size() >= 36 - 7 * n); // FER-166
    }
}

} // namespace

TEST_CASE("FER-180 to FER-186, FER-168, EX-FER-24: nine turns each in every configuration") {
    // FER-181, FER-182, FER-183, FER-184 and FER-185 one by one inside
    plays_nine_turns_each<two>();
    plays_nine_turns_each<three>();
    plays_nine_turns_each<four>();
}

TEST_CASE("FER-162, FER-190 to FER-192: the variant removes a domino a turn") {
    plays_nine_turns_each<variant>();
    senet::random_source random{1};
    auto p = variant::start();
    variant::settle(p, random);
    play_until<variant>(p, "draft", random);
    auto const common = p.table.common;
    variant::play(p, draft{0});
    CHECK(variant::phase(p) == "remove");
    CHECK(variant::to_act(p) == seat{0}); // FER-191: the same player
    CHECK(variant::count_moves(p) == (common[1] == common[2] ? 1 : 2));
    variant::play(p, remove_domino{0});
    CHECK(p.table.removed.count(common[1]) == 1);
    CHECK(variant::phase(p) == "refill");
    // FER-192: everything else is as with two players
    CHECK(variant::table::valley_type::columns == two::table::valley_type::columns);
    CHECK(variant::seats == 2);
    auto const q = two::start();
    CHECK(two::check(q, two::move_at(0)));
}

TEST_CASE("FER-050 to FER-053: steps in their order, and none twice") {
    auto p = at<"place">(k4({"AA"}));
    CHECK(four::check(p, no_build{}).rule() == "SENET-2");
    CHECK(four::check(p, end_supply{}).rule() == "SENET-2");
    CHECK(four::check(p, draft{0}).rule() == "SENET-2");
    four::play(p, lay("AA", 3, 9, senet::fertility::direction::N));
    CHECK(four::phase(p) == "build"); // FER-051: step 1 cannot be skipped
    four::play(p, no_build{});
    CHECK(four::check(p, build{0, 0, 0, 0, 0, 0}).rule() == "SENET-2"); // FER-052
    CHECK(four::check(p, no_build{}).rule() == "SENET-2");
    four::play(p, end_supply{});
    CHECK(four::check(p, supply{0, 0, A}).rule() == "SENET-2");
    CHECK(four::phase(p) == "draft");
    CHECK(four::to_act(p) == seat{0});
}

TEST_CASE("FER-160: tokens left go back to the stock, wheat is kept") {
    auto t = k4({"AA"});
    t.pools[0].take(0);
    put_in_hand(t, A, 2);
    put_in_hand(t, G, 1);
    t.metropolises[0].wheat = 4;
    auto p = at<"supply">(t);
    four::play(p, supply{0, 0, A});
    four::play(p, end_supply{});
    CHECK(p.table.hand.empty());
    CHECK(holds(p.table.stock, 19, 20, 20, 20));
    CHECK(p.table.metropolises[0].wheat == 4);
}

TEST_CASE("FER-161, FER-163, FER-167: a domino of the common pool, which is refilled at its end") {
    auto t = k4({"AA", "AB", "AP"});
    t.pools[0].take(1);
    auto p = at<"draft">(t);
    auto const common = p.table.common;
    four::play(p, draft{1});
    CHECK(p.table.pools[0] == four_pool{domino::AA, domino::AP, common[1]});
    CHECK(p.table.common == decltype(p.table.common){common[0], common[2]});
    CHECK(four::to_act(p).is_nature());
    CHECK(four::phase(p) == "refill");
    four::play(p, reveal_domino{domino::GG});
    CHECK(p.table.common == decltype(p.table.common){common[0], common[2], domino::GG});
    CHECK(four::to_act(p) == seat{1}); // FER-168
    CHECK(four::phase(p) == "place");
}

TEST_CASE("FER-163, FER-164, FER-180: the end is near when the common pool cannot be refilled") {
    auto t = k4({"AA", "AB", "AP"});
    t.pools[3].take(0);
    t.dominoes_left = 0;
    auto p = at<"draft">(t, 3);
    four::play(p, draft{0});
    CHECK(p.table.turns_left.is_at(4));
    CHECK(four::to_act(p) == seat{0});
    // everybody has one more turn, without a draft
    senet::random_source random{2};
    std::vector<int> order;
    while (!four::over(p)) {
        if (four::phase(p) == "place")
            order.push_back(p.seat());
        CHECK(four::phase(p) != "draft");
        four::play(p, four::random_move(p, random));
    }
    CHECK(order == std::vector<int>{0, 1, 2, 3});

    // OQ-30: as far as the pile goes; with another pile the end could come in the middle of a round
    auto early = k<variant>({"AA", "AB", "AP"});
    early.pools[0].take(0);
    early.dominoes_left = 1;
    auto q = at<"draft", variant>(early);
    variant::play(q, draft{0});
    variant::play(q, remove_domino{0});
    variant::play(q, variant::draw(q, random));
    CHECK(q.table.common.size() == 2);
    CHECK(q.table.turns_left.is_at(2));
    CHECK(variant::to_act(q) == seat{1});
}

TEST_CASE("FER-165, FER-167: who built reveals a district, at the end of the row") {
    auto t = k4({"AA", "AB", "AP"});
    t.pools[0].take(0);
    auto p = at<"build">(t);
    four::play(p, build{1, 0, 0, 0, 0, 0});
    four::play(p, end_supply{});
    four::play(p, draft{0});
    four::play(p, reveal_domino{domino::GG});
    CHECK(four::phase(p) == "new district");
    CHECK(four::count_moves(p) == 36);
    four::play(p, reveal_district{district::D33});
    CHECK(
        p.table.districts ==
        decltype(p.table.districts){district::D01, district::D03, district::D04, district::D33});
    CHECK(four::to_act(p) == seat{1});
    CHECK(four::check(p, reveal_district{district::D33}).rule() == "SENET-2");
}

TEST_CASE("FER-250 to FER-252: everything is in the open but the order of the piles") {
    senet::random_source random{3};
    auto p = four::start();
    for (int i = 0; i != 150; ++i)
        four::play(p, four::random_move(p, random));
    REQUIRE_FALSE(four::over(p));
    for (seat s = 0; s != 4; s = s + 1) {
        auto const view = four::view(p, s);
        using table = four::table;
        CHECK(view[&table::valley] == p.table.valley);
        CHECK(view[&table::pools] == p.table.pools);
        CHECK(view[&table::common] == p.table.common);
        CHECK(view[&table::districts] == p.table.districts);
        CHECK(view[&table::metropolises] == p.table.metropolises);
        CHECK(view[&table::stock] == p.table.stock);
        CHECK(view[&table::hand] == p.table.hand);
        CHECK(view[&table::discarded] == p.table.discarded);
        CHECK(view[&table::removed] == p.table.removed);
        CHECK(view[&table::dominoes_left] == p.table.dominoes_left);
        CHECK(view[&table::dominoes].size() == p.table.dominoes.size());
        CHECK(view[&table::district_pile].size() == p.table.district_pile.size());
        // FER-252: nobody knows more than another, and nothing is dealt anew
        CHECK(view[&table::dominoes] == four::view(p, 0)[&table::dominoes]);
        CHECK(four::redeal(p, s, random) == p);
    }
}

TEST_CASE("FER-256, FER-264: chance is in the dominoes and districts revealed, and between turns") {
    for (std::uint64_t seed = 0; seed != 5; ++seed) {
        senet::random_source random{seed};
        auto p = four::start();
        four::settle(p, random);
        while (!four::over(p)) {
            if (four::to_act(p).is_nature()) {
                CHECK((four::phase(p) == "refill" || four::phase(p) == "new district"));
                auto const m = four::draw(p, random);
                CHECK((m.is<reveal_domino>() || m.is<reveal_district>()));
                four::play(p, m);
            } else {
                four::play(p, four::random_move(p, random));
            }
        }
    }
}

TEST_CASE(
    "FER-260, FER-261: drafts and removals of equal dominoes count once, and one choice is a choice") {
    auto t = k<variant>({"AA", "AB", "AP"});
    t.pools[0].take(0);
    t.common.clear();
    for (domino const d : {domino::BB, domino::BB, domino::PP})
        t.common.put(draw_domino(t, d));
    auto p = at<"draft", variant>(t);
    CHECK(variant::count_moves(p) == 2);
    CHECK(variant::check(p, draft{1}).rule() == "FER-260");
    variant::play(p, draft{2});
    CHECK(variant::phase(p) == "remove"); // FER-261
    CHECK(variant::count_moves(p) == 1);
    CHECK(variant::check(p, remove_domino{1}).rule() == "FER-260");
    CHECK(variant::to_act(p) == seat{0});
}

TEST_CASE("FER-010, FER-013, FER-038: what has no effect on play") {
    // the type of the monuments tells only whose they are
    senet::random_source random{9};
    auto p = two::start();
    two::settle(p, random);
    auto q = p;
    auto const swapped = [](auto& table) {
        auto const first = table.metropolises[0].monuments();
        table.metropolises[0].take_monuments(table.metropolises[1].monuments());
        table.metropolises[1].take_monuments(first);
    };
    swapped(q.table);
    while (!two::over(p)) {
        REQUIRE(two::moves(p) == two::moves(q));
        auto const m = two::random_move(p, random);
        two::play(p, m);
        two::play(q, m);
    }
    CHECK(two::sheet(p) == two::sheet(q));
}

TEST_CASE("fertility is recorded as the specification names things") {
    auto const record = senet::random_record<four>(3);
    auto const lines = senet::to_json_lines(record);
    CHECK(*senet::read_record<four>(lines) == record);
    CHECK(*senet::read_record<four>(senet::to_text(record)) == record);
    for (char const* const text :
         {"\"actor\":\"nature\",\"phase\":\"setup\",\"move\":\"board\",\"id\":\"V",
          "\"move\":\"turn\",\"x\":", "\"move\":\"rotation\",\"k\":",
          "\"move\":\"domino\",\"id\":\"", "\"move\":\"metropolis\",\"id\":\"M",
          "\"move\":\"monument_type\",\"id\":\"", "\"move\":\"district\",\"id\":\"D",
          "\"phase\":\"place\",\"move\":\"place\",\"t\":",
          "\"phase\":\"quarry\",\"move\":\"quarry\",\"q\":0,\"x\":\"",
          "\"phase\":\"build\",\"move\":\"build\",\"i\":", "\"move\":\"no_build\"",
          "\"phase\":\"supply\",\"move\":\"supply\",\"s\":", "\"move\":\"end_supply\"",
          "\"phase\":\"draft\",\"move\":\"draft\",\"j\":"}) {
        INFO(text);
        CHECK(lines.find(text) != lines.npos);
    }
}
