// SPDX-License-Identifier: MIT

#include "games/valley_of_the_kings/arranged.hpp"

#include "support/catch.hpp"
#include "support/play.hpp"

#include <set>
#include <string>
#include <vector>

// Moving foremen and workers, and claiming sites (sections 6 to 10).
namespace {

using namespace valley_tests;

/// Foremen in the open, in the first round.
four::position in_the_open(four::table const& t, seat s = 0) {
    return four::arrange<"foremen">(t, s);
}

/// Writes the programme of a seat and commits it.
template <class Engine, class... Legs>
constexpr void write(typename Engine::position& p, Legs const&... legs) {
    (Engine::play(p, legs), ...);
    Engine::play(p, commit{});
}

/// All have written nothing but these legs of seat 0; execution has begun.
template <class... Legs>
three::position programme_of_seat_0(three::table const& t, Legs const&... legs) {
    auto p = three::arrange<"programme">(t, 0);
    write<three>(p, legs...);
    write<three>(p);
    write<three>(p);
    return p;
}

cell foreman(auto const& p, int s, int f) { return p.table.foremen[s][f]; }

} // namespace

TEST_CASE("VOK-110, VOK-113: from square to square of a site") {
    auto const& ways = board<reconstructed>.ways;
    CHECK(ways.between(c("1A"), c("1H")) == 2);
    CHECK(ways.between(c("2A"), c("2H")) == 2);
    CHECK(ways.between(c("2A"), c("2B")) == 3); // areas 17 and 22
    CHECK(ways.between(c("8A"), c("8D")) == 3); // areas 16 and 20
    auto const& b = board<reconstructed>;
    for (int site = 1; site <= sites; ++site)
        for (int const from : b.squares_of[site])
            for (int const to : b.squares_of[site])
                if (from != to)
                    REQUIRE(
                        ways.between(from, to) == 2 + ways.between(b.area_of[from], b.area_of[to]));
}

TEST_CASE("VOK-025, VOK-026, VOK-115: areas hold any number, and occupied squares block nobody") {
    auto t = table_in_round<four>(1);
    // every square but 8D is taken by nobody, all 28 pawns stand in area 16 (VOK-026)
    foremen_at(t, 1, "8E", "8F");
    foremen_at(t, 2, "8C", "8B");
    auto p = in_the_open(t);
    CHECK(refusal<four>(p, fstep{0, c("8C")}) == "VOK-133");
    CHECK(refusal<four>(p, fstep{0, c("8A")}).empty());
    play_all<four>(p, fstep{0, c("20")}, fstep{0, c("8D")});
    CHECK(foreman(p, 0, 0) == c("8D")); // VOK-115: past three others
    CHECK(refusal<four>(p, fstep{1, c("20")}).empty());
    CHECK(refusal<four>(p, fstep{1, c("16")}) == "VOK-027");
}

TEST_CASE("VOK-027, VOK-028: pawns follow the lines of the board") {
    auto p = in_the_open(table_in_round<four>(1));
    CHECK(refusal<four>(p, fstep{0, c("8D")}) == "VOK-027");
    CHECK(refusal<four>(p, fstep{0, c("1A")}) == "VOK-027");
    CHECK(refusal<four>(p, fstep{0, c("1I")}) == "VOK-028");
    CHECK(refusal<four>(p, fstep{0, c("8M")}) == "VOK-028");
    four::play(p, fstep{0, c("8C")});
    CHECK(refusal<four>(p, fstep{0, c("8B")}) == "VOK-027"); // no way from square to square
    CHECK(refusal<four>(p, fstep{0, c("20")}) == "VOK-027");
    CHECK(refusal<four>(p, fstep{0, c("16")}).empty());
}

TEST_CASE("VOK-047: nobody goes to a closed site") {
    auto t = table_in_round<two>(1);
    t.foremen.move(0, 0, c("17"));
    t.workers.move(0, 0, c("17"));
    auto p = two::arrange<"foremen">(t);
    CHECK(refusal<two>(p, fstep{0, c("5A")}) == "VOK-047");
    CHECK(refusal<two>(p, fstep{0, c("2A")}) == "VOK-047");
    CHECK(refusal<two>(p, fstep{0, c("1A")}).empty());
    two::play(p, done{});
    pass_until<two>(p, "worker step");
    CHECK(refusal<two>(p, wstep{0, c("5L")}) == "VOK-047");
    t.round = 2;
    auto q = two::arrange<"programme">(t);
    CHECK(refusal<two>(q, leg{0, c("5A")}) == "VOK-047");
    CHECK(refusal<two>(q, leg{0, c("4A")}).empty());
    // as building sites, too
    in_hand(t, 0, "r");
    CHECK(refusal<two>(two::arrange<"steal">(t), steal{5, visibility::V, red}) == "VOK-047");
    CHECK(refusal<two>(two::arrange<"take over">(t), take{7}) == "VOK-047");
    CHECK(refusal<two>(two::arrange<"build">(t), build{15, visibility::V, red}) == "VOK-047");
}

TEST_CASE(
    "VOK-062, VOK-130, VOK-131, VOK-132, VOK-116: foremen move in the open, six points for both") {
    auto p = four::start();
    pass_until<four>(p, "foreman step");
    CHECK(four::to_act(p) == seat{0});
    CHECK(p.table.points == 6);
    // 6 + 0
    for (auto const to : {"19", "6A", "19", "6B", "19"})
        four::play(p, fstep{0, c(to)});
    CHECK(refusal<four>(p, fstep{1, c("20")}).empty());
    four::play(p, fstep{0, c("6C")});
    CHECK(refusal<four>(p, fstep{1, c("20")}) == "VOK-131");
    CHECK(support::moves_in_words<four>(p) == std::vector<std::string>{"claim 0", "done"});
    four::play(p, done{});
    CHECK(foreman(p, 0, 1) == c("16")); // VOK-132
    // seat 1 stays where it is, and saves nothing
    four::play(p, done{});
    CHECK(four::to_act(p) == seat{2});
    CHECK(p.table.points == 6);
    four::play(p, done{});
    four::play(p, done{});
    CHECK(four::phase(p) == "worker step");
    CHECK(p.table.points == 6); // VOK-116
}

TEST_CASE("VOK-117, VOK-118, VOK-119: rivals' sites are entered from the second round on") {
    for (int round = 1; round <= 2; ++round) {
        INFO("round " << round);
        auto t = table_in_round<four>(round);
        own(t, 8, 1);
        own(t, 3, 0);
        own(t, 13, 2);
        cubes_on(t, 13, "rrrrrrrrr rrrr r"); // finished
        auto const p = four::arrange<"foreman step">(t);
        auto with_points = t;
        with_points.points = 6;
        auto const q = four::arrange<"foreman step">(with_points);
        auto const w = four::arrange<"worker step">(with_points);
        CHECK(refusal<four>(p, fstep{0, c("8A")}) == "VOK-131");
        std::string_view const closed = round == 1 ? "VOK-117" : "";
        CHECK(refusal<four>(q, fstep{0, c("8A")}) == closed);
        CHECK(refusal<four>(q, fstep{0, c("13A")}) == closed); // VOK-119: finished sites, too
        CHECK(refusal<four>(q, fstep{0, c("3A")}).empty());
        CHECK(refusal<four>(w, wstep{0, c("8A")}) == closed);
        CHECK(refusal<four>(w, wstep{0, c("3A")}).empty()); // VOK-194
        CHECK(refusal<four>(w, wstep{0, c("17")}).empty());
    }
    // VOK-119: a pawn that stood there before may stay and leave
    auto t = table_in_round<four>(1);
    t.foremen.move(0, 0, c("8A"));
    own(t, 8, 1);
    auto const p = in_the_open(t);
    CHECK(refusal<four>(p, fstep{0, c("16")}).empty());
    CHECK(refusal<four>(p, done{}).empty());
}

TEST_CASE("VOK-133: a foreman enters no occupied square") {
    auto t = table_in_round<four>(1);
    t.foremen.move(3, 0, c("3A"));
    t.workers.move(0, 4, c("3B"));
    t.foremen.move(0, 1, c("3C"));
    auto const p = in_the_open(t);
    for (auto const square : {"3A", "3B", "3C"})
        CHECK(refusal<four>(p, fstep{0, c(square)}) == "VOK-133");
}

TEST_CASE("VOK-134, VOK-146, VOK-140, VOK-141, OQ-VOK-18: steps and claims in any order") {
    auto p = in_the_open(table_in_round<four>(1));
    play_all<four>(p, fstep{0, c("3A")}, fstep{1, c("8A")}, claim{1}, fstep{1, c("16")});
    CHECK(p.table.sites.owned_by(8, 0)); // VOK-146
    play_all<four>(p, fstep{0, c("16")}, fstep{0, c("3B")});
    CHECK_FALSE(p.table.sites.owned(3)); // VOK-141: not claimed when it could have been
    play_all<four>(p, claim{0});
    CHECK(p.table.sites.owned_by(3, 0));
    CHECK(p.table.scarabs[0] == 6);
    CHECK(p.table.points == 1);
}

TEST_CASE("VOK-140, VOK-142, VOK-143, VOK-144, VOK-148, VOK-150: what forbids a claim") {
    auto t = table_in_round<four>(1);
    foremen_at(t, 0, "3A", "16");
    auto p = in_the_open(t);
    CHECK(refusal<four>(p, claim{1}) == "VOK-140");
    four::play(p, claim{0}); // VOK-145: it already stood there
    CHECK(refusal<four>(p, claim{0}) == "VOK-142");
    play_all<four>(p, fstep{0, c("16")}, fstep{0, c("8A")});
    CHECK(refusal<four>(p, claim{0}) == "VOK-142"); // one site for each foreman
    play_all<four>(p, fstep{1, c("3B")});
    CHECK(refusal<four>(p, claim{1}) == "VOK-144"); // VOK-150: an owner it has already, itself
    play_all<four>(p, fstep{1, c("16")}, fstep{1, c("13A")}, claim{1}); // VOK-143: two
    CHECK(p.table.scarabs[0] == 6);
    CHECK(p.table.sites.owned_by(seat{0}) == 2);
    for (int f = 0; f != 2; ++f)
        CHECK(refusal<four>(p, claim{f}) == "VOK-142");

    auto poor = table_in_round<four>(1);
    foremen_at(poor, 0, "3A", "16");
    poor.scarabs[0] = 0;
    CHECK(refusal<four>(in_the_open(poor), claim{0}) == "VOK-148");
}

TEST_CASE("VOK-144, VOK-147: other pawns do not prevent a claim, and workers do not claim") {
    auto t = table_in_round<four>(1);
    foremen_at(t, 0, "3A", "16");
    foremen_at(t, 1, "3B", "3C");
    workers_at(t, 1, "3D", "3E");
    workers_at(t, 0, "8A");
    auto p = in_the_open(t);
    CHECK(refusal<four>(p, claim{0}).empty());
    CHECK(refusal<four>(p, claim{1}) == "VOK-140"); // VOK-147: only a worker on site 8
    four::play(p, claim{0});
    CHECK(p.table.sites.owned_by(3, 0));
    CHECK_FALSE(p.table.sites.owned(8));
}

TEST_CASE("VOK-149: ownership lasts without pawns of the owner") {
    auto p = four::start();
    pass_until<four>(p, "foreman step");
    play_all<four>(p, fstep{0, c("3A")}, claim{0}, fstep{0, c("16")}, done{});
    while (p.table.round < 4 && !four::over(p))
        four::play(p, nothing<four>(p));
    CHECK(p.table.sites.owned_by(3, 0));
    CHECK(p.table.scarabs[0] == 7);
}

TEST_CASE("VOK-142: in the next round a foreman claims again") {
    auto p = two::start();
    pass_until<two>(p, "foreman step");
    play_all<two>(p, fstep{0, c("3A")}, claim{0}, done{});
    pass_until<two>(p, "leg");
    CHECK(p.table.round == 2);
    // seat 1 has the disc and writes nothing
    two::play(p, commit{});
    play_all<two>(p, leg{0, c("16")}, leg{0, c("8A")}, commit{});
    CHECK(two::phase(p) == "claim window");
    two::play(p, claim{0});
    CHECK(p.table.sites.owned_by(8, 0));
}

TEST_CASE("VOK-160, VOK-165: programmes are secret until all are complete") {
    auto p = three::arrange<"programme">(table_in_round<three>(2), 0);
    write<three>(p, leg{0, c("8C")}, leg{1, c("3A")});
    CHECK(three::to_act(p) == seat{1});
    CHECK(p.table.programmes[0]->size() == 2);
    CHECK(foreman(p, 0, 0) == c("16")); // nothing is carried out yet
    for (int s = 0; s != 3; ++s)
        CHECK(three::view(p, s)[&three::table::programmes][0].known() == (s == 0));
    write<three>(p);
    write<three>(p, leg{0, c("13A")});
    CHECK(three::phase(p) == "claim window");
    for (int s = 0; s != 3; ++s) { // VOK-165: all at once
        auto const seen = three::view(p, s)[&three::table::programmes];
        CHECK(seen[2].known());
        CHECK(seen[2].value()[0] == written_leg{0, c("13A")});
    }
}

TEST_CASE("VOK-161, VOK-162, VOK-164: what can be written") {
    auto t = table_in_round<three>(2);
    foremen_at(t, 0, "8C", "16");
    t.workers.move(1, 0, c("8B"));
    auto p = three::arrange<"programme">(t, 0);
    // every open cell but the own one, occupied or not, for each foreman
    CHECK(three::count_moves(p) == 2 * (151 - 24 - 1) + 1);
    CHECK(refusal<three>(p, leg{0, c("8C")}) == "VOK-162");
    CHECK(refusal<three>(p, leg{1, c("8C")}).empty());
    CHECK(refusal<three>(p, leg{0, c("8B")}).empty());
    CHECK(refusal<three>(p, leg{0, c("8O")}) == "VOK-028");
    three::play(p, leg{0, c("16")});
    CHECK(refusal<three>(p, leg{0, c("16")}) == "VOK-162"); // as if the leg had succeeded
    CHECK(refusal<three>(p, leg{0, c("8C")}).empty());
    for (auto const to : {"17", "16", "17", "16", "17"})
        three::play(p, leg{0, c(to)});
    CHECK(refusal<three>(p, leg{0, c("16")}) == "VOK-161");
    CHECK(support::moves_in_words<three>(p) == std::vector<std::string>{"commit"});

    auto q = three::arrange<"programme">(t, 0);
    three::play(q, leg{0, c("13H")});
    three::play(q, leg{1, c("20")});
    CHECK(refusal<three>(q, leg{1, c("8D")}).empty()); // VOK-164: 3 + 1 + 1
    three::play(q, leg{1, c("11A")});                  // 3 + 1 + 2
    CHECK(refusal<three>(q, leg{1, c("21")}).empty()); // more than 6, and legal
    three::play(q, leg{1, c("21")});
    CHECK(refusal<three>(q, leg{1, c("20")}) == "VOK-164");
}

TEST_CASE("VOK-163, VOK-166: a programme that costs more than 6 is void") {
    auto t = table_in_round<three>(2);
    foremen_at(t, 0, "6C", "16");
    // 4 + 2 = 6 is not
    auto p = programme_of_seat_0(t, leg{0, c("13H")}, leg{1, c("8D")});
    CHECK(three::phase(p) == "claim window");
    pass_until<three>(p, "worker step");
    CHECK(foreman(p, 0, 0) == c("13H"));
    CHECK(foreman(p, 0, 1) == c("8D"));
    // 4 + 2 + 1 = 7 is, for both foremen; who stands on a site has one window (VOK-174)
    auto q = programme_of_seat_0(t, leg{0, c("13H")}, leg{1, c("8D")}, leg{1, c("20")});
    CHECK(three::phase(q) == "claim window");
    CHECK(q.table.programmes[0]->empty());
    three::play(q, proceed{});
    CHECK(three::phase(q) == "worker step");
    CHECK(foreman(q, 0, 0) == c("6C"));
    CHECK(foreman(q, 0, 1) == c("16"));
}

TEST_CASE("VOK-351: programmes over budget can be forbidden") {
    using careful =
        senet::engine<game<options{.players = 3, .allow_over_budget = false, .start_player = {0}}>>;
    auto t = table_in_round<careful>(2);
    foremen_at(t, 0, "6C", "16");
    auto p = careful::arrange<"programme">(t, 0);
    careful::play(p, leg{0, c("13H")});
    CHECK(refusal<careful>(p, leg{1, c("8D")}).empty());
    CHECK(refusal<careful>(p, leg{1, c("1A")}).empty());
    CHECK(refusal<careful>(p, leg{0, c("6D")}) == "VOK-351");
    careful::play(p, leg{1, c("8D")});
    CHECK(support::moves_in_words<careful>(p) == std::vector<std::string>{"commit"});
}

TEST_CASE("VOK-167, VOK-168, VOK-170, VOK-171: one player after the other, in the written order") {
    auto t = table_in_round<three>(2);
    t.disc.give_to(1);
    foremen_at(t, 0, "8A", "16");
    auto p = three::arrange<"programme">(t, 1);
    // seat 1 comes first and wants to go where seat 0 still stands (VOK-171: about to leave)
    write<three>(p, leg{0, c("8A")}, leg{1, c("8B")});
    write<three>(p, leg{0, c("8B")});
    write<three>(p, leg{0, c("8B")}, leg{0, c("8A")}, leg{1, c("8B")});
    pass_until<three>(p, "worker step");
    CHECK(foreman(p, 1, 0) == c("16")); // diverted
    CHECK(foreman(p, 1, 1) == c("8B")); // VOK-170
    CHECK(foreman(p, 2, 0) == c("16")); // seat 1 was there before (VOK-167)
    // seat 0: first leg diverted, back to 8A, and the other one diverted
    CHECK(foreman(p, 0, 0) == c("8A"));
    CHECK(foreman(p, 0, 1) == c("16"));
}

TEST_CASE(
    "VOK-169, VOK-171: areas always have room, squares only for one, the own pawns included") {
    auto t = table_in_round<three>(2);
    workers_at(t, 0, "1A");
    auto p = programme_of_seat_0(
        t, leg{0, c("17")}, leg{0, c("1A")}, leg{1, c("17")}, leg{1, c("1B")}, leg{1, c("17")});
    while (three::phase(p) == "claim window")
        three::play(p, proceed{});
    CHECK(foreman(p, 0, 0) == c("17"));
    CHECK(foreman(p, 0, 1) == c("17")); // VOK-169: the other one is there, too
    // on a square where the own foreman stands
    auto q = programme_of_seat_0(t, leg{0, c("8C")}, leg{1, c("8C")});
    while (three::phase(q) == "claim window")
        three::play(q, proceed{});
    CHECK(foreman(q, 0, 0) == c("8C"));
    CHECK(foreman(q, 0, 1) == c("16"));
}

TEST_CASE("VOK-172, VOK-173: after a diversion the other legs are carried out from there") {
    auto t = table_in_round<three>(2);
    t.workers.move(2, 0, c("8D"));
    // to 8D (2), diverted to area 20; then to 20 (1), which does nothing; then to 8E (1) and 9B is not reached
    auto p =
        programme_of_seat_0(t, leg{0, c("8D")}, leg{0, c("20")}, leg{0, c("8E")}, leg{1, c("8C")});
    CHECK(p.table.programmes[0]->size() == 1); // 8E is the first place where a claim is possible
    CHECK(foreman(p, 0, 0) == c("8E"));
    CHECK(three::phase(p) == "claim window");
    three::play(p, proceed{});
    CHECK(foreman(p, 0, 1) == c("8C"));

    // a way that would have been dearer than 6 from there is walked all the same (VOK-172)
    auto u = table_in_round<three>(2);
    foremen_at(u, 0, "17", "16");
    u.workers.move(2, 0, c("1A"));
    auto q = programme_of_seat_0(u, leg{0, c("1A")}, leg{0, c("17")}, leg{0, c("9B")});
    CHECK(foreman(q, 0, 0) == c("9B"));
}

TEST_CASE("VOK-174, VOK-175, VOK-176, OQ-VOK-20: windows before the first leg and after each") {
    auto t = table_in_round<three>(2);
    foremen_at(t, 0, "3A", "16");
    own(t, 13, 2);
    t.workers.move(2, 0, c("8D"));
    auto p =
        programme_of_seat_0(t, leg{0, c("16")}, leg{1, c("13A")}, leg{0, c("8D")}, leg{0, c("8E")});
    // before the first leg
    CHECK(foreman(p, 0, 0) == c("3A"));
    CHECK(support::moves_in_words<three>(p) == std::vector<std::string>{"claim 0", "proceed"});
    three::play(p, claim{0});
    CHECK(p.table.sites.owned_by(3, 0));
    // no window at 13A, which has an owner, none in area 20, where the foreman was sent to 8D (VOK-176), and none for
    // the same foreman at 8E
    CHECK(three::phase(p) == "worker step");
    CHECK(foreman(p, 0, 0) == c("8E"));
    CHECK(foreman(p, 0, 1) == c("13A"));

    // declined at first, claimed later (VOK-175), with both foremen at one window
    auto u = table_in_round<three>(2);
    foremen_at(u, 0, "3A", "8A");
    auto q = programme_of_seat_0(u, leg{0, c("3B")});
    CHECK(
        support::moves_in_words<three>(q) ==
        std::vector<std::string>{"claim 0", "claim 1", "proceed"});
    three::play(q, proceed{});
    CHECK(foreman(q, 0, 0) == c("3B"));
    three::play(q, claim{1});
    CHECK(support::moves_in_words<three>(q) == std::vector<std::string>{"claim 0", "proceed"});
    three::play(q, claim{0});
    CHECK(three::phase(q) == "worker step");
    CHECK(q.table.scarabs[0] == 6);

    // an empty programme gives a window, too
    auto r = programme_of_seat_0(u);
    CHECK(three::phase(r) == "claim window");
}

TEST_CASE("VOK-146: who claims on the way writes it as a leg") {
    auto p = programme_of_seat_0(table_in_round<three>(2), leg{0, c("8A")}, leg{0, c("16")});
    CHECK(foreman(p, 0, 0) == c("8A"));
    three::play(p, claim{0});
    CHECK(foreman(p, 0, 0) == c("16"));
    CHECK(p.table.sites.owned_by(8, 0));
}

TEST_CASE(
    "VOK-190, VOK-191, VOK-193, VOK-116: workers move openly in turn order, six points for all") {
    auto t = table_in_round<four>(1);
    t.disc.give_to(2);
    auto p = four::arrange<"workers">(t, 2);
    CHECK(four::to_act(p) == seat{2});
    int w = 0;
    for (auto const square : {"8A", "8B", "8C", "3A", "3B"})
        four::play(p, wstep{w++, c(square)});
    CHECK(p.table.points == 1);
    four::play(p, wstep{0, c("16")});
    CHECK(refusal<four>(p, wstep{0, c("8A")}) == "VOK-191");
    CHECK(support::moves_in_words<four>(p) == std::vector<std::string>{"done"});
    four::play(p, done{});
    CHECK(four::to_act(p) == seat{3}); // VOK-061
    CHECK(p.table.points == 6);
    four::play(p, done{}); // VOK-193
    CHECK(four::to_act(p) == seat{0});
}

TEST_CASE("VOK-192, VOK-A9: free squares only, and of workers in one area the first one") {
    auto t = table_in_round<four>(1);
    workers_at(t, 0, "16", "3A", "16");
    workers_at(t, 1, "3B");
    foremen_at(t, 2, "3C", "16");
    auto const p = four::arrange<"workers">(t);
    for (auto const square : {"3A", "3B", "3C"})
        CHECK(refusal<four>(p, wstep{0, c(square)}) == "VOK-192");
    CHECK(refusal<four>(p, wstep{2, c("8A")}) == "VOK-A9");
    CHECK(refusal<four>(p, wstep{1, c("16")}).empty());
    CHECK(refusal<four>(p, wstep{0, c("8D")}) == "VOK-027");
    CHECK(refusal<four>(p, wstep{0, c("8P")}) == "VOK-028");
}
