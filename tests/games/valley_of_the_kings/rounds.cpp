// SPDX-License-Identifier: MIT

#include "games/valley_of_the_kings/arranged.hpp"

#include "support/catch.hpp"

#include <string>
#include <vector>

// The end of a round and of the game, and the score (sections 4, 15 and 16).
namespace {

using namespace valley_tests;
using enum visibility;

constexpr std::string_view small_cells = "kkkk w";
constexpr std::string_view large_cells = "kkkkrkkkk wwww g";

/// All open sites are finished in a single colour each but site 1, which lacks a white top; seat 0 has what it takes.
template <class Engine>
typename Engine::table nearly_all_finished() {
    auto t = table_in_round<Engine>(6);
    own(t, 1, 0);
    cubes_on(t, 1, "kkkk");
    in_hand(t, 0, "w");
    t.workers.move(0, 0, c("1A"));
    int owned = 1;
    for (auto const size : {site_size::large, site_size::small})
        for (int site = 2; site <= sites; ++site) {
            if (!t.sites.open(site) || reconstructed.site[site - 1].size != size)
                continue;
            own(t, site, owned++ % Engine::seats);
            cube most = black;
            for (cube const colour : all_colours)
                if (t.bag.count(colour) > t.bag.count(most))
                    most = colour;
            cubes_on(
                t, site,
                std::string(
                    static_cast<std::size_t>(capacity_of(size)), "kwgnr"[static_cast<int>(most)]));
        }
    return t;
}

template <class Engine>
typename Engine::table with_pyramids(std::vector<std::pair<int, std::string_view>> const& built) {
    auto t = table_in_round<Engine>(6);
    for (auto const& [site, cells] : built) {
        own(t, site, 0);
        cubes_on(t, site, cells);
    }
    return t;
}

template <class Engine>
int points_of(int site, std::string_view cells) {
    return Engine::sheet(Engine::template arrange<"build">(with_pyramids<Engine>({{site, cells}})))
        .total(0);
}

} // namespace

TEST_CASE(
    "VOK-280, VOK-281, VOK-283, VOK-285: the complete Pharaoh pyramid ends the game after the round") {
    auto t = table_in_round<three>(3);
    t.disc.give_to(2);
    fill_pharaoh(t, 29);
    in_hand(t, 2, "rr");
    in_hand(t, 1, "k");
    own(t, 8, 1);
    t.workers.move(1, 0, c("8A"));
    auto p = three::arrange<"build">(t, 2);
    three::play(p, done{});
    CHECK(p.table.pharaoh.size() == 30);
    CHECK_FALSE(three::over(p)); // VOK-283: the others still build
    three::play(p, done{});
    CHECK(three::to_act(p) == seat{1});
    three::play(p, build{8, V, black});
    three::play(p, done{});
    CHECK(three::over(p));     // VOK-280, VOK-281
    CHECK(p.table.disc.is(2)); // VOK-285
    CHECK(p.table.round == 3);
}

TEST_CASE("VOK-284: otherwise the disc goes to the next seat") {
    auto t = table_in_round<three>(3);
    t.disc.give_to(2);
    fill_pharaoh(t, 28);
    in_hand(t, 2, "r");
    auto p = three::arrange<"build">(t, 2);
    for (int i = 0; i != 3; ++i)
        three::play(p, done{});
    CHECK_FALSE(three::over(p));
    CHECK(p.table.pharaoh.size() == 29);
    CHECK(p.table.disc.is(0));
    CHECK(p.table.round == 4);
    CHECK(three::phase(p) == "draw");
    pass_until<three>(p, "leg");
    CHECK(three::to_act(p) == seat{0});
}

TEMPLATE_TEST_CASE(
    "VOK-282, VOK-283: the game ends when all open sites are finished", "", two, three, four) {
    auto p = TestType::template arrange<"build">(nearly_all_finished<TestType>());
    auto without = p;
    TestType::play(p, build{1, V, white});
    CHECK(p.table.sites.all_finished());
    CHECK_FALSE(TestType::over(p)); // VOK-283
    for (int s = 0; s != TestType::seats; ++s)
        TestType::play(p, done{});
    CHECK(TestType::over(p));
    for (int s = 0; s != TestType::seats; ++s)
        TestType::play(without, done{});
    CHECK_FALSE(TestType::over(without));
    // VOK-300: everybody scores what is finished
    auto const sheet = TestType::sheet(p);
    int sum = 0;
    for (int s = 0; s != TestType::seats; ++s)
        sum += sheet.total(s);
    // INV-VOK-24: all that all sites can be worth, less 1 for the black and white one
    CHECK(sum == (TestType::seats == 4 ? 102 : TestType::seats == 3 ? 90 : 57) - 1);
}

TEST_CASE("VOK-321, VOK-283: the quick variant plays the round to its end") {
    auto t = table_in_round<quick>(2);
    fill_pharaoh(t, 20);
    for (int g = 1; g <= 4; ++g)
        on_display(t, g, "rrrnn");
    auto p = quick::arrange<"bid">(t);
    for (int s = 0; s != 3; ++s)
        lay_all<quick>(p, "");
    CHECK(p.table.pharaoh.size() == 30);
    std::vector<std::string> phases;
    while (!quick::over(p)) {
        if (phases.empty() || phases.back() != quick::phase(p))
            phases.emplace_back(quick::phase(p));
        quick::play(p, nothing<quick>(p));
    }
    CHECK(phases == std::vector<std::string>{"leg", "worker step", "steal", "take over", "build"});
    CHECK(p.table.round == 2);
}

TEST_CASE("VOK-352: rounds can be capped") {
    using capped = senet::engine<game<options{.players = 3, .round_cap = 4, .start_player = {1}}>>;
    auto p = capped::start();
    while (!capped::over(p)) {
        CHECK(p.table.round <= 4);
        capped::play(p, nothing<capped>(p));
    }
    CHECK(p.table.round == 4);
    CHECK(p.table.disc.is((1 + 3) % 3)); // INV-VOK-21, VOK-285
    // and without a cap nobody has to end it (OQ-VOK-50)
    auto q = three::start();
    while (q.table.round < 60) {
        REQUIRE_FALSE(three::over(q));
        three::play(q, nothing<three>(q));
    }
    CHECK(q.table.pharaoh.empty());
}

TEST_CASE("VOK-300, VOK-301, VOK-302: finished pyramids score for their owners") {
    auto t = with_pyramids<four>({{4, small_cells}, {8, large_cells}, {6, "rrrr r"}});
    own(t, 3, 1);
    cubes_on(t, 3, "nnnnnnnnn nnnn"); // not finished
    own(t, 9, 1);
    cubes_on(t, 9, "wgwg n");
    auto const sheet = four::sheet(four::arrange<"build">(t));
    CHECK(sheet.points("small pyramids", 0) == 3 + 4);
    CHECK(sheet.points("large pyramids", 0) == 9);
    CHECK(sheet.total(0) == 16);
    CHECK(sheet.points("small pyramids", 1) == 1);
    CHECK(sheet.points("large pyramids", 1) == 0); // VOK-301
    CHECK(sheet.total(2) == 0);
    // VOK-302: the centre of the first layer does not count, the cell beside it does
    CHECK(points_of<four>(8, "kkkkrkkkk kkkk k") == 11);
    CHECK(points_of<four>(8, "kkkrkkkkk kkkk k") == 5);
}

TEST_CASE("VOK-303, VOK-304, VOK-305, VOK-306, VOK-307: categories") {
    CHECK(points_of<four>(4, "rrrr r") == 4); // VOK-303
    CHECK(points_of<four>(4, "rrrr k") == 3); // VOK-304
    CHECK(points_of<four>(4, "rrrk k") == 1); // VOK-305
    CHECK(points_of<four>(4, "kwgn r") == 1);
    CHECK(points_of<four>(8, "rrrrrrrrr rrrr r") == 11); // VOK-306: also by layer, and counted once
    CHECK(points_of<four>(8, "rrrrrrrrr kkkk r") == 9);
    CHECK(points_of<four>(8, "rrrrrrrrr kkkr r") == 5);
    CHECK(points_of<four>(8, "rrrrrrrrr kkkk k") == 9);
}

TEST_CASE("VOK-325, VOK-326: striped pyramids show exactly two colours") {
    CHECK(points_of<expert>(4, "rrrk k") == 2);
    CHECK(points_of<expert>(4, "rkrk r") == 2);
    CHECK(points_of<expert>(4, "rrrr k") == 3); // by layer is better
    CHECK(points_of<expert>(4, "rrkw r") == 1);
    CHECK(points_of<expert>(8, "rkrkrrkrk rkrk .") == 0); // not finished
    CHECK(points_of<expert>(8, "rkrkwrkrk rkrk r") == 7); // the hidden cube does not count
    CHECK(points_of<expert>(8, "rkrkrrkrk rkrk w") == 5);
    CHECK(points_of<expert>(8, "rrrrkrrrr rrrr r") == 11);
    CHECK(points_of<four>(4, "rrrk k") == 1);
}

TEST_CASE("VOK-308, VOK-309: the highest score wins, and ties share a place") {
    auto t = with_pyramids<four>({{4, "rrrr r"}});
    own(t, 6, 2);
    cubes_on(t, 6, "kkkk k");
    own(t, 9, 3);
    cubes_on(t, 9, "gggg w");
    auto const ranking = four::ranking(four::arrange<"build">(t));
    CHECK(ranking.place(0) == 1);
    CHECK(ranking.place(2) == 1);
    CHECK(ranking.place(3) == 3);
    CHECK(ranking.place(1) == 4);
    CHECK(ranking.won(0));
    CHECK(ranking.won(2));
    CHECK_FALSE(ranking.won(3));
    // lower places, too
    t.sites[9] = {};
    auto const shared = four::ranking(four::arrange<"build">(t));
    CHECK(shared.place(1) == 3);
    CHECK(shared.place(3) == 3);
}

TEST_CASE("INV-VOK-24: scores stay below what all sites are worth") {
    auto t = with_pyramids<four>(
        {{3, "kkkkkkkkk kkkk k"},
         {5, "wwwwwwwww wwww w"},
         {8, "ggggggggg gggg g"},
         {10, "nnnnnnnnn nnnn n"},
         {13, "rrrrrrrrr rrrr r"},
         {15, "kkkkkkkkk kkkk k"},
         {1, "wwww w"},
         {2, "gggg g"}});
    auto const p = four::arrange<"build">(t);
    CHECK(four::sheet(p).total(0) == 74);
    CHECK(scores_are_bounded{}(p));
    CHECK(p.table.scarabs[0] == 0);
}
