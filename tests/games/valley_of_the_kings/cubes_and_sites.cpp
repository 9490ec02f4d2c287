// SPDX-License-Identifier: MIT

#include "games/valley_of_the_kings/arranged.hpp"

#include "support/catch.hpp"
#include "support/play.hpp"

#include <algorithm>
#include <string>
#include <vector>

// Stealing cubes and sites, and building (sections 11 to 14).
namespace {

using namespace valley_tests;
using enum visibility;

/// Site 8 (large) belongs to seat 1 and has cubes; seat 0 has one foreman and one worker there.
four::table robbery(std::string_view cubes) {
    auto t = table_in_round<four>(3);
    own(t, 8, 1);
    cubes_on(t, 8, cubes);
    foremen_at(t, 0, "8D", "16");
    workers_at(t, 0, "8E");
    return t;
}

std::string_view steals(four::table const& t, visibility kind = V, cube colour = red) {
    return refusal<four>(four::arrange<"steal">(t), steal{8, kind, colour});
}
std::string_view takes(four::table const& t) {
    return refusal<four>(four::arrange<"take over">(t), take{8});
}

/// Site 8 belongs to seat 0, which has two workers there and cubes in hand.
four::table yard(std::string_view cubes, std::string_view hand, int workers = 2) {
    auto t = table_in_round<four>(3);
    own(t, 8, 0);
    cubes_on(t, 8, cubes);
    in_hand(t, 0, hand);
    for (int w = 0; w != workers; ++w)
        t.workers.move(
            0, w,
            c(std::vector<std::string_view>{
                "8D", "8E", "8F", "8G", "8H"}[static_cast<std::size_t>(w)]));
    return t;
}
std::string_view
builds(four::table const& t, visibility kind = V, cube colour = red, int site = 8) {
    return refusal<four>(four::arrange<"build">(t), build{site, kind, colour});
}

} // namespace

TEST_CASE(
    "VOK-063, VOK-064: nothing is stolen in the first round, and everything comes in order later") {
    auto p = three::start();
    std::vector<std::string> phases[3];
    while (p.table.round <= 2 && !three::over(p)) {
        auto& here = phases[static_cast<int>(p.table.round)];
        if (here.empty() || here.back() != three::phase(p))
            here.emplace_back(three::phase(p));
        three::play(p, nothing<three>(p));
    }
    // VOK-062
    CHECK(
        phases[1] ==
        std::vector<std::string>{"draw", "bid", "foreman step", "worker step", "build"});
    CHECK(
        phases[2] == std::vector<std::string>{
                         "draw", "bid", "leg", "worker step", "steal", "take over", "build"});
}

TEST_CASE("VOK-060, VOK-061: everybody finishes a phase before the next, in turn order") {
    auto p = four::start();
    std::vector<std::pair<std::string, int>> turns;
    while (p.table.round <= 3 && !four::over(p)) {
        if (!four::to_act(p).is_nature()) {
            std::pair<std::string, int> const here{
                four::phase(p), static_cast<int>(four::to_act(p).seat())};
            if (turns.empty() || turns.back() != here)
                turns.push_back(here);
        }
        four::play(p, nothing<four>(p));
    }
    REQUIRE(turns.size() == 4 * (4 + 6 + 6));
    for (std::size_t i = 0; i != turns.size(); ++i) {
        int const disc = i < 16 ? 0 : i < 40 ? 1 : 2;
        CHECK(turns[i].second == (disc + static_cast<int>(i % 4)) % 4);
        CHECK(turns[i].first == turns[i / 4 * 4].first);
    }
}

TEST_CASE("VOK-200, VOK-201, VOK-202: who steals from whom") {
    CHECK(steals(robbery("r")).empty());
    // VOK-200: own sites and sites without an owner
    auto t = robbery("r");
    own(t, 8, 0);
    CHECK(steals(t) == "VOK-200");
    CHECK(refusal<four>(four::arrange<"steal">(t), steal{3, V, red}) == "VOK-200");
    // VOK-201: more foremen than the owner
    t = robbery("r");
    t.foremen.move(1, 0, c("8A"));
    CHECK(steals(t) == "VOK-201");
    t.foremen.move(0, 1, c("8B"));
    CHECK(steals(t).empty());
    t.foremen.move(1, 1, c("8C"));
    CHECK(steals(t) == "VOK-201");
    t = robbery("r");
    t.foremen.move(0, 0, c("20"));
    CHECK(steals(t) == "VOK-201");
    // not than third players
    t = robbery("r");
    foremen_at(t, 2, "8A", "8B");
    CHECK(steals(t).empty());
    // VOK-202
    t = robbery("r");
    t.workers.move(0, 0, c("20"));
    CHECK(steals(t) == "VOK-202");
}

TEST_CASE("VOK-203: the owner's workers are irrelevant for stealing cubes") {
    auto t = robbery("r");
    workers_at(t, 1, "8A", "8B", "8C", "8F", "8G");
    CHECK(steals(t).empty());
}

TEST_CASE("VOK-204, VOK-211, VOK-213: two cubes for each worker, or fewer") {
    auto p = four::arrange<"steal">(robbery("rrrrr"));
    CHECK(refusal<four>(p, done{}).empty()); // VOK-213
    four::play(p, steal{8, V, red});
    CHECK(refusal<four>(p, done{}).empty());
    CHECK(p.table.hands[0].count(red) == 1); // VOK-211
    four::play(p, steal{8, V, red});
    CHECK(refusal<four>(p, steal{8, V, red}) == "VOK-204");
    CHECK(four::count_moves(p) == 1);
    CHECK(p.table.sites[8].size() == 3);
    auto t = robbery("rrrrrrrrr");
    workers_at(t, 0, "8E", "8F", "8G");
    auto q = four::arrange<"steal">(t);
    for (int i = 0; i != 6; ++i)
        four::play(q, steal{8, i == 4 ? H : V, red});
    CHECK(refusal<four>(q, steal{8, V, red}) == "VOK-204");
}

TEST_CASE("VOK-211: stolen cubes are built with in the same round") {
    auto t = robbery("r");
    own(t, 3, 0);
    t.workers.move(0, 1, c("3A"));
    auto p = four::arrange<"steal">(t);
    four::play(p, steal{8, V, red});
    pass_until<four>(p, "build");
    CHECK(four::to_act(p) == seat{0});
    four::play(p, build{3, V, red});
    CHECK(p.table.sites[3].count(red) == 1);
}

TEST_CASE(
    "VOK-205, VOK-206, VOK-207, VOK-208: from the highest layer, any cube of it, and on downwards") {
    auto t = robbery("kkkkrkkkk wg");
    workers_at(t, 0, "8E", "8F", "8G", "8H", "8I");
    auto p = four::arrange<"steal">(t);
    // VOK-205; VOK-208: the centre is covered
    CHECK(refusal<four>(p, steal{8, V, black}) == "VOK-205");
    CHECK(refusal<four>(p, steal{8, H, red}) == "VOK-205");
    CHECK(refusal<four>(p, steal{8, H, white}) == "VOK-205");
    // VOK-206: either of the two
    CHECK(
        support::moves_in_words<four>(p) ==
        std::vector<std::string>{"steal 8 V white", "steal 8 V grey", "done"});
    four::play(p, steal{8, V, white});
    CHECK(refusal<four>(p, steal{8, H, red}) == "VOK-205");
    four::play(p, steal{8, V, grey});
    // VOK-207, VOK-208
    CHECK(
        support::moves_in_words<four>(p) ==
        std::vector<std::string>{"steal 8 V black", "steal 8 H red", "done"});
    four::play(p, steal{8, H, red});
    for (int i = 0; i != 7; ++i)
        four::play(p, steal{8, V, black});
    CHECK(p.table.sites[8].size() == 1);
    CHECK(p.table.sites[8].has(0)); // the highest number goes first
    // down to an empty site, which keeps its owner (VOK-214)
    auto u = robbery("k");
    auto q = four::arrange<"steal">(u);
    four::play(q, steal{8, V, black});
    CHECK(q.table.sites[8].empty());
    CHECK(q.table.sites.owned_by(8, 1));
    CHECK(refusal<four>(q, steal{8, V, black}) == "VOK-205");
}

TEST_CASE("VOK-209, VOK-210, VOK-275: finished pyramids and the Pharaoh's are safe") {
    CHECK(steals(robbery("rrrrrrrrr rrrr r")) == "VOK-209");
    CHECK(steals(robbery("rrrrrrrrr rrrr .")).empty());
    // VOK-210: site 16 cannot even be named
    CHECK_FALSE(four::parse("steal 16 V red"));
}

TEST_CASE("VOK-212: several steal from one site, each what is left") {
    auto t = robbery("rrk");
    foremen_at(t, 2, "8A", "16");
    workers_at(t, 2, "8B");
    auto p = four::arrange<"steal">(t);
    play_all<four>(p, steal{8, V, red}, steal{8, V, red}, done{}, done{});
    CHECK(four::to_act(p) == seat{2});
    CHECK(refusal<four>(p, steal{8, V, red}) == "VOK-205");
    four::play(p, steal{8, V, black});
    CHECK(p.table.sites[8].empty());
}

TEST_CASE("VOK-220, VOK-221, VOK-223, VOK-227: who takes over what") {
    CHECK(takes(robbery("r")).empty());
    auto t = robbery("r");
    own(t, 8, 0);
    CHECK(takes(t) == "VOK-220");
    CHECK(refusal<four>(four::arrange<"take over">(t), take{3}) == "VOK-220");
    // VOK-221: more foremen and more workers
    t = robbery("r");
    t.foremen.move(1, 0, c("8A"));
    CHECK(takes(t) == "VOK-221");
    t = robbery("r");
    t.workers.move(1, 0, c("8A"));
    CHECK(takes(t) == "VOK-221");
    t.workers.move(0, 1, c("8F"));
    CHECK(takes(t).empty());
    t = robbery("r");
    t.workers.move(0, 0, c("20"));
    CHECK(takes(t) == "VOK-221");
    // VOK-223
    t = robbery("r");
    foremen_at(t, 2, "8A", "8B");
    workers_at(t, 2, "8C", "8F", "8G");
    CHECK(takes(t).empty());
    // VOK-227
    CHECK(takes(robbery("rrrrrrrrr rrrr r")) == "VOK-227");
}

TEST_CASE("VOK-222, VOK-350: workers that stole do not count for the takeover") {
    auto t = robbery("rrrrrr");
    workers_at(t, 0, "8E", "8F");
    auto p = four::arrange<"steal">(t);
    play_all<four>(p, steal{8, V, red});
    auto one = p;
    play_all<four>(one, done{}, done{}, done{}, done{});
    CHECK(workers_for_takeover(one, 0, 8) == 1);
    CHECK(refusal<four>(one, take{8}).empty());
    play_all<four>(p, steal{8, V, red}, steal{8, V, red}, done{}, done{}, done{}, done{});
    CHECK(workers_for_takeover(p, 0, 8) == 0); // three cubes, two workers
    CHECK(refusal<four>(p, take{8}) == "VOK-222");

    using strong =
        senet::engine<game<options{.players = 4, .worker_single_use = false, .start_player = {0}}>>;
    auto q = strong::arrange<"steal">([&] {
        auto u = table_in_round<strong>(3);
        own(u, 8, 1);
        cubes_on(u, 8, "rrrrrr");
        foremen_at(u, 0, "8D", "16");
        workers_at(u, 0, "8E", "8F");
        return u;
    }());
    for (int i = 0; i != 3; ++i)
        strong::play(q, steal{8, V, red});
    pass_until<strong>(q, "take over");
    CHECK(workers_for_takeover(q, 0, 8) == 2);
    CHECK(refusal<strong>(q, take{8}).empty());
}

TEST_CASE("VOK-224: a site can change hands twice in a phase") {
    auto t = robbery("r");
    foremen_at(t, 2, "8A", "8B");
    workers_at(t, 2, "8C", "8F");
    auto p = four::arrange<"take over">(t);
    play_all<four>(p, take{8}, done{}, done{});
    CHECK(p.table.sites.owned_by(8, 0));
    CHECK(refusal<four>(p, take{8}).empty()); // 2 : 1 foremen and 2 : 1 workers against seat 0
    four::play(p, take{8});
    CHECK(p.table.sites.owned_by(8, 2));
    CHECK(p.table.scarabs[0] == 8);
    CHECK(p.table.scarabs[1] == 8);
    CHECK(p.table.scarabs[2] == 7);
}

TEST_CASE("VOK-225, VOK-226, VOK-228, VOK-229, VOK-230: scarabs are exchanged, cubes stay") {
    auto t = robbery("rk");
    own(t, 3, 1);
    t.foremen.move(0, 1, c("3A"));
    t.workers.move(0, 1, c("3B"));
    auto p = four::arrange<"take over">(t);
    CHECK(refusal<four>(p, done{}).empty()); // VOK-229
    four::play(p, take{8});
    CHECK(p.table.sites.owned_by(8, 0));
    CHECK(p.table.scarabs[0] == 7); // VOK-225
    CHECK(p.table.scarabs[1] == 7);
    CHECK(p.table.sites[8].size() == 2); // VOK-228
    four::play(p, take{3});              // VOK-230: more than one claim allows
    CHECK(p.table.scarabs[0] == 6);
    CHECK(p.table.scarabs[1] == 8);
    auto poor = robbery("r");
    poor.scarabs[0] = 0;
    CHECK(takes(poor) == "VOK-226");
}

TEST_CASE("VOK-231: an owned site changes hands in phase 5 only") {
    senet::random_source random{77};
    for (int n = 0; n != 20; ++n) {
        auto p = four::start();
        while (!four::over(p)) {
            auto const before = p;
            four::play(p, four::random_move(p, random));
            for (int site = 1; site <= sites; ++site)
                if (before.table.sites.owned(site))
                    REQUIRE(
                        (p.table.sites.owned_by(site, before.table.sites.owner(site)) ||
                         four::phase(before) == "take over"));
        }
    }
}

TEST_CASE("VOK-240, VOK-241, VOK-242, VOK-243: who builds where") {
    CHECK(builds(yard("", "r")).empty());
    CHECK(builds(yard("", "k")) == "VOK-240"); // not in hand
    CHECK(builds(yard("", "r", 0)) == "VOK-241");
    auto t = yard("", "r", 0);
    foremen_at(t, 0, "8A", "8B");
    CHECK(builds(t) == "VOK-241"); // VOK-242: foremen place nothing
    // VOK-243: sites of others, sites of nobody
    own(t, 3, 1);
    workers_at(t, 0, "3A", "13A");
    CHECK(builds(t, V, red, 3) == "VOK-243");
    CHECK(builds(t, V, red, 13) == "VOK-243");
    CHECK(builds(t) == "VOK-241"); // they do not build elsewhere

    auto p = four::arrange<"build">(yard("", "rrrrrr"));
    for (int i = 0; i != 4; ++i)
        four::play(p, build{8, V, red});
    CHECK(refusal<four>(p, build{8, V, red}) == "VOK-241"); // two workers, four cubes
    CHECK(p.table.hands[0].size() == 2);
}

TEST_CASE("VOK-241, OQ-VOK-59: workers that stole build all the same") {
    auto t = robbery("rrrr");
    workers_at(t, 0, "8E", "8F");
    auto p = four::arrange<"steal">(t);
    play_all<four>(p, steal{8, V, red}, steal{8, V, red});
    pass_until<four>(p, "take over");
    four::play(p, take{8}); // one worker against none
    pass_until<four>(p, "build");
    // VOK-244: it counts as own at once
    play_all<four>(p, build{8, V, red}, build{8, H, red});
    CHECK(left_to_carry(p, 0, 8) == 2);
    CHECK(p.table.sites[8].size() == 4);
}

TEST_CASE("VOK-245, VOK-246, VOK-247: layer by layer, any colour in any cell") {
    auto t = yard("kwgnr...", "kwgnrrr", 5);
    auto p = four::arrange<"build">(t);
    // VOK-247: every colour in hand, in visible cells; the centre is taken
    CHECK(
        support::moves_in_words<four>(p) == std::vector<std::string>{
                                                "build 8 V black", "build 8 V white",
                                                "build 8 V grey", "build 8 V brown",
                                                "build 8 V red", "done"});
    for (cube const colour : {black, white, grey})
        four::play(p, build{8, V, colour});
    CHECK(p.table.sites[8].lowest_unfilled(large_pyramid) == 0);
    four::play(p, build{8, V, brown}); // VOK-245: the last of the first layer
    CHECK(p.table.sites[8].lowest_unfilled(large_pyramid) == 1);
    four::play(p, build{8, V, red});
    CHECK(p.table.sites[8].has(9));

    // VOK-246: after a theft the lower layer is filled again
    auto u = yard("kkkkkkkk. ....", "rr");
    auto q = four::arrange<"build">(u);
    four::play(q, build{8, V, red});
    CHECK(q.table.sites[8].has(8));
    CHECK_FALSE(q.table.sites[8].has(9));
}

TEST_CASE("VOK-248: the centre of the first layer is filled when the builder likes") {
    // the centre first
    auto p = four::arrange<"build">(yard("", "rrrr"));
    four::play(p, build{8, H, red});
    CHECK(p.table.sites[8].has(4));
    CHECK(refusal<four>(p, build{8, H, red}) == "VOK-248");
    CHECK(refusal<four>(p, build{8, V, red}).empty());
    // or last: nothing else is free
    auto q = four::arrange<"build">(yard("kkkk.kkkk", "rr"));
    CHECK(refusal<four>(q, build{8, V, red}) == "VOK-246");
    four::play(q, build{8, H, red});
    CHECK(refusal<four>(q, build{8, H, red}) == "VOK-248"); // the second layer has no centre
    CHECK(refusal<four>(q, build{8, V, red}).empty());
    // small sites have none
    auto t = table_in_round<four>(3);
    own(t, 4, 0);
    in_hand(t, 0, "r");
    workers_at(t, 0, "4A");
    CHECK(builds(t, H, red, 4) == "VOK-248");
    CHECK(builds(t, V, red, 4).empty());
}

TEST_CASE("VOK-249: placed cubes stay where they are but for phase 4") {
    senet::random_source random{5};
    for (int n = 0; n != 20; ++n) {
        auto p = three::start();
        while (!three::over(p)) {
            auto const before = p;
            three::play(p, three::random_move(p, random));
            for (int site = 1; site <= sites; ++site)
                for (int i = 0; i != 14; ++i)
                    if (before.table.sites[site].has(i) && three::phase(before) != "steal")
                        REQUIRE(
                            p.table.sites[site].code_at(i) == before.table.sites[site].code_at(i));
        }
    }
}

TEST_CASE("VOK-250, VOK-251, VOK-252: a finished pyramid never changes") {
    auto t = yard("rrrrrrrrr rrrr", "rr");
    auto p = four::arrange<"build">(t);
    CHECK(refusal<four>(p, done{}).empty()); // VOK-252
    four::play(p, build{8, V, red});
    CHECK(p.table.sites.finished(8)); // VOK-250
    CHECK(p.table.sites.owned_by(8, 0));
    CHECK(refusal<four>(p, build{8, V, red}) == "VOK-251");
    CHECK(refusal<four>(p, build{8, H, red}) == "VOK-251");
}

TEST_CASE("VOK-270, VOK-271, VOK-272: what is left goes to the Pharaoh pyramid") {
    auto p = four::arrange<"build">(yard("", "rrkkn"));
    four::play(p, build{8, V, black});
    four::play(p, done{});
    CHECK(four::to_act(p) == seat{1});
    CHECK(p.table.hands[0].empty()); // VOK-271
    CHECK(p.table.pharaoh.count(red) == 2);
    CHECK(p.table.pharaoh.count(black) == 1);
    CHECK(p.table.pharaoh.count(brown) == 1); // VOK-272
    CHECK(p.table.pharaoh.size() == 4);
}

TEST_CASE("VOK-273: it takes thirty, by ascending colour number, and the bag the rest") {
    auto t = yard("", "kwwgr");
    fill_pharaoh(t, 27);
    auto p = four::arrange<"build">(t);
    int const red_in_bag = p.table.bag.count(red);
    four::play(p, done{});
    CHECK(p.table.pharaoh.size() == 30);
    CHECK(p.table.pharaoh.count(black) == 7);
    CHECK(p.table.pharaoh.count(white) == 8);
    CHECK(p.table.pharaoh.count(grey) == 5);
    CHECK(p.table.bag.count(red) == red_in_bag + 1);
    CHECK(p.table.hands[0].empty());
}

TEST_CASE("VOK-274, VOK-275: the Pharaoh pyramid is worth nothing and loses nothing") {
    auto t = table_in_round<four>(3);
    fill_pharaoh(t, 29);
    auto const p = four::arrange<"build">(t);
    CHECK(four::sheet(p).total(0) == 0);
    senet::random_source random{12};
    for (int n = 0; n != 20; ++n) {
        auto q = three::start();
        int least = 0;
        while (!three::over(q)) {
            three::play(q, three::random_move(q, random));
            REQUIRE(q.table.pharaoh.size() >= least);
            least = q.table.pharaoh.size();
        }
    }
}
