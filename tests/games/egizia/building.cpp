// SPDX-License-Identifier: MIT

#include "games/egizia/arranged.hpp"

#include "support/catch.hpp"

#include <map>
#include <set>
#include <string>
#include <vector>

// Phase 5 (sections 9 and 10, 16.3, 16.4 and 17).
namespace {

using namespace egizia_tests;
using senet::index_set;
using enum line_id;

constexpr start_build with(crew_choice c, bool joker = false, int plus3 = 0) {
    return {c, joker, plus3};
}
constexpr finish done{market_choice::none};

template <class Engine = four>
bool allows(typename Engine::position const& p, typename Engine::move m) {
    return static_cast<bool>(Engine::check(p, m));
}
/// Strong crews and enough stones for anything.
four::table rich(int stock = 25) {
    auto t = start_table();
    for (int s = 0; s != 4; ++s) {
        set_crews(t, s, 9, 9, 9, 9);
        t.players[s].stock = stock;
    }
    return t;
}
/// Boats of seats in the slots of a site, and waiting.
four::position
slots_of(four::table t, site_id site, std::initializer_list<int> seats, bool from_start = false) {
    int slot = 1;
    for (int const s : seats)
        berth(t, s, site, slot++);
    t.site = site;
    if (!from_start)
        return at<"W5">(t, *seats.begin());
    // phase 5 from its beginning: everybody has passed, and phases 3 and 4 need no decision
    for (int s = 1; s != 4; ++s)
        t.players[s].passed = true;
    t.duty = boat_duty::may_pass;
    auto p = at<"W2">(t);
    four::play(p, pass{});
    return p;
}
/// Who acts at a site, in order; everybody does what `what` says.
template <class What>
std::string turns(four::position& p, What const& what) {
    std::string order;
    for (auto const site = p.table.site; four::phase(p) == "W5" && p.table.site == site;) {
        order += std::to_string(static_cast<int>(four::to_act(p).seat()));
        what(p);
    }
    return order;
}
void build_one(four::position& p) {
    for (auto const c : {crew_choice::A, crew_choice::B, crew_choice::C})
        if (allows(p, with(c))) {
            play(p, {with(c), put{p1}, done});
            return;
        }
    FAIL("no crew is left");
}
void decline_all(four::position& p) { four::play(p, decline{}); }

/// All ways to build at a site: each sequence of lines, as a count for each line, and how often it was found.
void all_builds(
    four::position const& p,
    std::map<line_id, int>& built,
    std::map<std::map<line_id, int>, int>& found) {
    for (auto const& m : four::moves(p)) {
        auto q = p;
        if (m.is<finish>()) {
            if (m.as<finish>().market != market_choice::grain)
                ++found[built];
            continue;
        }
        ++built[m.as<put>().line];
        four::play(q, m);
        while (four::to_act(q).is_nature()) { // any tile: the order of the rest is not the matter
            auto const g = four::nth_move(q, 0);
            four::play(q, g);
        }
        all_builds(q, built, found);
        if (--built[m.as<put>().line] == 0)
            built.erase(m.as<put>().line);
    }
}

} // namespace

TEST_CASE("EGZ-078, EGZ-079, EGZ-082, EGZ-083, EGZ-084: site after site, slot after slot") {
    auto t = rich();
    berth(t, 2, site_id::C, 1);
    berth(t, 3, site_id::B, 1);
    t.players[0].boats.put(HELIOPOLIS);
    auto p = slots_of(t, site_id::A, {1, 0}, true);
    REQUIRE(four::phase(p) == "W5");
    CHECK(p.table.site == site_id::A);
    CHECK(turns(p, decline_all) == "10");
    CHECK(p.table.site == site_id::B);
    CHECK(turns(p, decline_all) == "3");
    CHECK(p.table.site == site_id::C);
    CHECK(turns(p, decline_all) == "2");
    CHECK(four::phase(p) == "deal");

    auto all_build = slots_of(rich(), site_id::C, {2, 0, 1, 3});
    CHECK(turns(all_build, build_one) == "201"); // nothing was freed: who waits is removed
    CHECK(pieces_placed(all_build, 3) == 0);
    auto second_declines = slots_of(rich(), site_id::C, {2, 0, 1, 3});
    CHECK(turns(second_declines, [](auto& q) {
              four::to_act(q) == seat{0} ? decline_all(q) : build_one(q);
          }) == "2013"); // after all slots, whichever was freed
    CHECK(pieces_placed(second_declines, 3) == 1);
    auto declined = slots_of(rich(), site_id::C, {2, 0, 1, 3});
    decline_all(declined);
    CHECK(declined.table.players[2].boats.in_hand() == 8); // at once
    CHECK_FALSE(declined.table.site_berths[2][0].held());
}

TEST_CASE("EGZ-080, EGZ-081, EGZ-095, EGZ-223: to build or to decline") {
    auto t = rich();
    auto p = at_site(t, site_id::C);
    CHECK(allows(p, decline{}));
    CHECK(allows(p, with(crew_choice::A)));
    // without a stone, a crew or a cell to be paid one must decline, by oneself if there is nothing else to do
    auto const by_itself = [](four::table u) {
        berth(u, 0, site_id::C, 1);
        berth(u, 1, site_id::C, 2);
        auto q = slots_of(u, site_id::B, {3}, true);
        four::play(q, decline{});
        return four::to_act(q) == seat{1} && q.table.players[0].boats.in_hand() == 8;
    };
    auto poor = t;
    poor.players[0].stock = 0;
    take_away(poor, 0, SQ1);
    CHECK(by_itself(poor));
    auto tired = t;
    tired.players[0].boats = {};
    auto q = at_site(tired, site_id::C);
    q.table.players[0].used_crews = {0, 1, 2};
    CHECK(is_refused(q, with(crew_choice::A), "EGZ-087"));
    // with a free action he is asked
    give(poor, 0, N34_17);
    auto asked = at_site(poor, site_id::C);
    CHECK(four::to_act(asked) == seat{0});
    CHECK(is_refused(asked, with(crew_choice::A), "EGZ-081"));
    four::play(asked, stones_6{});
    CHECK(allows(asked, with(crew_choice::A)));
    // no cell that can be paid
    auto dear = start_table();
    dear.players[0].stock = 5;
    give(dear, 0, N12_13);
    build_on(dear, obelisk, {1, 1});
    auto weak = at_site(dear, site_id::B); // graves cost 4, the obelisk 3
    CHECK(is_refused(weak, with(crew_choice::A), "EGZ-095"));
    CHECK(allows(weak, with(crew_choice::A, true)));
    CHECK(four::count_moves(weak) == 3 + 4 + 1); // with the joker, improving, declining
}

TEST_CASE("EGZ-085, EGZ-086, EGZ-087, EGZ-185: which crews build") {
    auto t = rich();
    auto p = at_site(t, site_id::C);
    CHECK(four::count_moves(p) == 6 + 1); // a crew with or without the joker, or declining
    CHECK(is_refused(p, with(crew_choice::AB), "EGZ-085"));
    give(t, 0, N34_15);
    auto q = at_site(t, site_id::C);
    CHECK(four::count_moves(q) == 12 + 1);
    auto one = q;
    four::play(one, with(crew_choice::B));
    CHECK(one.table.players[0].cards.has(N34_15)); // EGZ-213: spent for two crews only
    four::play(q, with(crew_choice::AC, true));
    CHECK(q.table.gone.has(N34_15));
    CHECK(q.table.players[0].used_crews == index_set<crew_tiles>{0, 2, 3});
    CHECK(q.table.build.strength == 27);
    // once a round
    auto used = t;
    used.players[0].used_crews = {0, 3};
    auto r = at_site(used, site_id::C);
    CHECK(is_refused(r, with(crew_choice::A), "EGZ-087"));
    CHECK(is_refused(r, with(crew_choice::AB), "EGZ-087"));
    CHECK(is_refused(r, with(crew_choice::B, true), "EGZ-087"));
    CHECK(allows(r, with(crew_choice::BC)));
    // EGZ-088: a used crew can be improved
    give(used, 0, N12_13);
    set_crews(used, 0, 4, 4, 4, 4);
    auto improved = at_site(used, site_id::C);
    four::play(improved, improve{crew_id::A});
    CHECK(has_crews(improved.table, 0, 5, 4, 4, 4));
}

TEST_CASE("EGZ-089, EGZ-184, EGZ-221: strength") {
    auto t = start_table();
    t.players[0].stock = 20;
    set_crews(t, 0, 4, 1, 1, 2);
    give(t, 0, {N12_19, N34_18, N5_06});
    auto p = at_site(t, site_id::C);
    CHECK(is_refused(p, with(crew_choice::A, false, 4), "EGZ-184"));
    four::play(p, with(crew_choice::A, true, 2));
    CHECK(p.table.build.strength == 4 + 2 + 6);
    CHECK(has_crews(p.table, 0, 4, 1, 1, 2));
    CHECK((p.table.gone.has(N12_19) && p.table.gone.has(N34_18)));
    CHECK(p.table.players[0].cards.has(N5_06));
    auto sphinx = at_site(t, site_id::A); // at any site
    play(sphinx, {with(crew_choice::B, false, 1)});
    CHECK(sphinx.table.build.strength == 4);
}

TEST_CASE("EGZ-090, EGZ-091, EGZ-092, EGZ-093, EGZ-215: what a build costs and is worth") {
    auto t = rich(12);
    auto p = at_site(t, site_id::C);
    four::play(p, with(crew_choice::A));
    CHECK(is_refused(p, done, "EGZ-092"));
    play(p, {put{left}, put{left}, put{left}, put{right}, put{p1}});
    CHECK(stock_of(p, 0) == 12); // settled at the end
    CHECK(score_of(p, 0) == 0);
    four::play(p, put{p1});
    CHECK(p.table.build.spent == 9);
    CHECK(is_refused(p, put{p1}, "EGZ-090")); // no more than the strength
    CHECK(allows(p, done));
    four::play(p, done);
    CHECK(stock_of(p, 0) == 3);
    CHECK(score_of(p, 0) == 9);
    CHECK(pieces_on(p, 0, building::temple) == 4); // both buildings of the site
    CHECK(pieces_on(p, 0, building::pyramid) == 2);
    auto poor = at_site(rich(2), site_id::C);
    play(poor, {with(crew_choice::A), put{left}, put{right}});
    CHECK(is_refused(poor, put{p1}, "EGZ-090")); // no more than the stock
    four::play(poor, done);                      // less than the strength is enough
    CHECK(stock_of(poor, 0) == 0);
}

TEST_CASE("EGZ-094: pieces are no limit, unless the options say so") {
    auto t = rich();
    build_on(t, obelisk, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    build_on(t, graves, {0, 0, 0, 0, 0, 0, 0, 0, 0});
    auto const more = at_site(t, site_id::C);
    CHECK(allows(more, with(crew_choice::A)));
    using limited = senet::engine<game<options{.players = 2, .unlimited_pieces = false}>>;
    auto u = start_table<limited>();
    set_crews(u, 0, 9, 9, 9, 9);
    u.players[0].stock = 20;
    u.players[1].stock = 20;
    give(u, 0, N12_13);
    build_on(u, obelisk, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    build_on(u, left, {0, 0, 0, 0});
    build_on(u, right, {0, 0, 0, 0});
    build_on(u, column, {0});
    auto one_left = at_site<limited>(u, site_id::C); // 19 pieces
    play<limited>(one_left, {with(crew_choice::A), put{p1}});
    CHECK(is_refused<limited>(one_left, put{p1}, "EGZ-094"));
    CHECK(limited::count_moves(one_left) == 1);
    build_on(u, p1, {0});
    set_crews(u, 0, 8, 9, 9, 9);
    auto none_left = at_site<limited>(u, site_id::C);
    CHECK(is_refused<limited>(none_left, with(crew_choice::A), "EGZ-094"));
    auto sphinx = at_site<limited>(u, site_id::A);
    CHECK(allows<limited>(sphinx, with(crew_choice::A)));
}

TEST_CASE("EGZ-096, EGZ-097, EGZ-098, EGZ-172: how many Sphinx cards are drawn") {
    auto t = rich();
    set_crews(t, 0, 3, 9, 1, 2);
    auto p = at_site(t, site_id::A);
    auto weak = p;
    four::play(weak, with(crew_choice::A));
    CHECK(four::count_moves(weak) == 3); // up to the strength
    CHECK(is_refused(weak, draw{4, 0}, "EGZ-096"));
    CHECK(is_refused(weak, draw{1, 1}, "EGZ-097"));
    auto strong = p;
    four::play(strong, with(crew_choice::B));
    CHECK(four::count_moves(strong) == 5); // never more than five
    give(t, 0, N12_16);
    auto extra = at_site(t, site_id::A);
    four::play(extra, with(crew_choice::A, true)); // strength 5
    CHECK(four::count_moves(extra) == 3 + 3 + 3 + 2 + 1);
    CHECK(is_refused(extra, draw{4, 2}, "EGZ-097"));
    CHECK(is_refused(extra, draw{1, 3}, "EGZ-097"));
    four::play(extra, draw{2, 2});
    CHECK(stock_of(extra, 0) == 23); // the extra ones cost nothing
    CHECK(extra.table.build.to_draw == 4);
    CHECK(extra.table.players[0].cards.has(N12_16));
    t.players[0].stock = 1;
    auto poor = at_site(t, site_id::A);
    four::play(poor, with(crew_choice::B));
    CHECK(is_refused(poor, draw{2, 0}, "EGZ-096"));
    CHECK(allows(poor, draw{1, 2}));
    // what is in the deck
    auto few = rich();
    for (int s = 0; s != 26; ++s)
        give_sphinx(few, s % 4, static_cast<sphinx_id>(s));
    give(few, 0, N12_16);
    auto three_left = at_site(few, site_id::A);
    four::play(three_left, with(crew_choice::A));
    CHECK(is_refused(three_left, draw{4, 0}, "EGZ-096"));
    CHECK(is_refused(three_left, draw{2, 2}, "EGZ-097"));
    CHECK(allows(three_left, draw{2, 1}));
}

TEST_CASE("EGZ-099, EGZ-100, EGZ-101, EGZ-103, EGZ-186, EGZ-213: which of them are kept") {
    auto t = rich();
    auto drawn = [](four::table const& u, int n) {
        auto p = at_site(u, site_id::A);
        play(p, {with(crew_choice::A), draw{n, 0}});
        for (int i = 0; i != n; ++i)
            four::play(p, sphinx_card{static_cast<sphinx_id>(10 + i)});
        return p;
    };
    auto p = drawn(t, 3);
    CHECK(four::count_moves(p) == 4); // none or one
    CHECK(is_refused(p, keep{{0, 1}}, "EGZ-099"));
    CHECK(is_refused(p, keep{{3}}, "EGZ-099"));
    auto nothing = p;
    four::play(nothing, keep{{}});
    CHECK(score_of(nothing, 0) == 3);
    CHECK(nothing.table.players[0].sphinx.empty());
    CHECK(nothing.table.sphinx_deck.size() == 29);
    four::play(p, keep{{2}});
    CHECK(score_of(p, 0) == 2);
    CHECK(p.table.players[0].sphinx.has(sphinx_id::S13));
    CHECK(p.table.sphinx_deck.odds(sphinx_id::S11) == 0); // underneath
    give(t, 0, N34_16);
    auto two_kept = drawn(t, 4);
    CHECK(four::count_moves(two_kept) == 1 + 4 + 6);
    auto one_kept = two_kept;
    four::play(one_kept, keep{{1}});
    CHECK(one_kept.table.players[0].cards.has(N34_16));
    four::play(two_kept, keep{{1, 3}});
    CHECK(two_kept.table.gone.has(N34_16));
    CHECK(two_kept.table.players[0].sphinx.size() == 2);
    CHECK(score_of(two_kept, 0) == 2);
}

TEST_CASE("EGZ-100, EGZ-102, EGZ-222: the deck runs round") {
    auto t = rich();
    for (int s = 0; s != 25; ++s)
        give_sphinx(t, 3, static_cast<sphinx_id>(s));
    auto p = at_site(t, site_id::A); // S26 to S29 are left
    play(
        p, {with(crew_choice::A), draw{3, 0}, sphinx_card{sphinx_id::S27},
            sphinx_card{sphinx_id::S29}, sphinx_card{sphinx_id::S26}, keep{{}}});
    REQUIRE(four::to_act(p) == seat{1}); // S28, and then S27, S29, S26 in this order
    play(p, {with(crew_choice::A), draw{3, 0}});
    CHECK(four::to_act(p).is_nature());
    CHECK(four::count_moves(p) == 1); // the last one that is shuffled
    four::play(p, sphinx_card{sphinx_id::S28});
    REQUIRE(four::phase(p) == "W5k"); // the others came without chance
    CHECK(p.table.players[1].drawn[1] == sphinx_id::S27);
    CHECK(p.table.players[1].drawn[2] == sphinx_id::S29);
    four::play(p, keep{{0}});
    // an empty deck
    auto empty = rich();
    for (int s = 0; s != 29; ++s)
        give_sphinx(empty, 3, static_cast<sphinx_id>(s));
    give(empty, 0, N34_17);
    auto q = at_site(empty, site_id::A);
    CHECK(is_refused(q, with(crew_choice::A), "EGZ-102"));
    CHECK(allows(q, decline{}));
}

TEST_CASE("EGZ-104, EGZ-105, EGZ-106, EGZ-107, EGZ-108, EGZ-109, EGZ-216: obelisk and graves") {
    auto t = rich();
    auto p = at_site(t, site_id::B);
    four::play(p, with(crew_choice::A, true));
    four::play(p, put{graves}); // the first tile, worth 4
    CHECK(p.table.players[0].graves.has(grave_id::G09));
    CHECK(p.table.face_up.size() == 3);
    CHECK(four::to_act(p).is_nature());
    CHECK(four::count_moves(p) == 16);
    four::play(p, grave_tile{grave_id::G20});
    CHECK(p.table.face_up.size() == 4);
    CHECK(p.table.face_up[0] == grave_id::G01); // none is skipped
    four::play(p, put{graves});
    four::play(p, grave_tile{grave_id::G19});
    play(p, {put{obelisk}, put{obelisk}, put{obelisk}});
    CHECK(p.table.build.spent == 4 + 2 + 1 + 2 + 3);
    CHECK(filled(p, obelisk) == 3);
    CHECK(pieces_on(p, 0, building::graves) == 2);
    // the last tiles: no more than twelve come
    auto late = rich();
    build_on(late, graves, {1, 1, 1, 1, 1, 1, 1, 1});
    auto q = at_site(late, site_id::B);
    CHECK(q.table.face_up.size() == 4);
    four::play(q, with(crew_choice::A, true));
    four::play(q, put{graves});
    CHECK(four::phase(q) == "W5b");
    CHECK(q.table.face_up.size() == 3);
}

TEST_CASE("EGZ-110, EGZ-118, EGZ-121, EGZ-218: one market goes down after a build at B") {
    auto t = rich(3);
    set_market(t, 0, market_id::stone, 3);
    set_market(t, 0, market_id::grain, 3);
    auto p = at_site(t, site_id::B);
    play(p, {with(crew_choice::A), put{obelisk}, put{obelisk}});
    CHECK(is_refused(p, done, "EGZ-110"));
    CHECK(four::count_moves(p) == 2);
    auto stone = p;
    four::play(stone, finish{market_choice::stone}); // even at the bottom
    CHECK(stock_of(stone, 0) == 3);
    CHECK(score_of(stone, 0) == 3);
    CHECK(is_refused(p, put{obelisk}, "EGZ-090")); // EGZ-218: those stones come too late
    four::play(p, finish{market_choice::grain});
    CHECK(score_of(p, 0) == 5);
    auto c = at_site(t, site_id::C);
    play(c, {with(crew_choice::A), put{p1}});
    CHECK(is_refused(c, finish{market_choice::stone}, "EGZ-110"));
}

TEST_CASE("EGZ-111, EGZ-112, EGZ-113, EGZ-117, EGZ-214: the temple") {
    auto t = rich();
    build_on(t, left, {1, 1, 1});
    build_on(t, right, {1, 1, 1});
    give(t, 0, N34_15);
    auto p = at_site(t, site_id::C);
    four::play(p, with(crew_choice::AB, true)); // 27
    CHECK(is_refused(p, put{column}, "EGZ-112"));
    CHECK(is_refused(p, put{roof}, "EGZ-112"));
    four::play(p, put{left});
    CHECK(is_refused(p, put{left}, "EGZ-214"));
    CHECK(is_refused(p, put{column}, "EGZ-112")); // one wall is not enough
    four::play(p, put{right});
    four::play(p, put{column}); // filled in the same build
    CHECK(is_refused(p, put{roof}, "EGZ-112"));
    four::play(p, put{column});
    CHECK(p.table.build.spent == 18);
    four::play(p, put{roof});
    CHECK(p.table.build.spent == 24);
    CHECK(is_refused(p, put{roof}, "EGZ-090"));
    CHECK(is_refused(p, put{obelisk}, "EGZ-219"));
}

TEST_CASE("EGZ-114, EGZ-115, EGZ-116, EGZ-117: the pyramid") {
    auto t = rich();
    auto p = at_site(t, site_id::C);
    four::play(p, with(crew_choice::A, true));
    CHECK(is_refused(p, put{p2}, "EGZ-116"));
    play(p, {put{p1}, put{p1}, put{p1}});
    auto two_floors = p;
    play(two_floors, {put{p2}, put{p2}});
    CHECK(is_refused(two_floors, put{p2}, "EGZ-116"));
    four::play(two_floors, put{p3}); // the floor below need not be complete
    CHECK(is_refused(two_floors, put{p4}, "EGZ-116"));
    CHECK(two_floors.table.build.spent == 3 + 4 + 3);
    play(p, {put{p1}, put{p1}, put{p1}});
    CHECK(is_refused(p, put{p1}, "EGZ-214"));
}

TEST_CASE("EGZ-118, EGZ-119, EGZ-120, EGZ-139: floor bonuses") {
    // two floors at once: the builder's points first, then the lower floor, then the next
    auto t = rich();
    build_on(t, p1, {0, 0, 1, 1, 1});
    build_on(t, p2, {2, 2, 0, 0});
    t.points.advance(1, 5);
    t.points.advance(2, 8);
    auto p = at_site(t, site_id::C, 3);
    play(p, {with(crew_choice::A), put{p1}, put{p2}, done});
    CHECK(score_of(p, 3) == 3);
    CHECK(score_of(p, 1) == 5 + 3); // most pieces, though he did not build
    CHECK(score_of(p, 2) == 8 + 2); // tied with seat 0, but further left
    CHECK(score_of(p, 0) == 0);
    CHECK(p.table.points.ahead(2, 1));
    CHECK(p.table.paid == index_set<line_kinds>{static_cast<int>(p1), static_cast<int>(p2)});
    // the order decides who stands behind whom: the builder has 3 first, seat 1 comes behind
    auto u = rich();
    build_on(u, p1, {0, 0, 1, 1, 1});
    auto q = at_site(u, site_id::C, 3);
    play(q, {with(crew_choice::A), put{left}, put{right}, put{p1}, done});
    CHECK(score_of(q, 3) == 3);
    CHECK(score_of(q, 1) == 3);
    CHECK(q.table.points.ahead(3, 1));
}

TEST_CASE("EGZ-180, EGZ-181, EGZ-182: who builds first") {
    auto t = rich();
    give(t, 1, N34_20);
    give(t, 3, N5_09);
    berth(t, 2, site_id::A, 1);
    auto p = slots_of(t, site_id::C, {0, 1, 2, 3}, true);
    CHECK(p.table.site == site_id::A); // no boat there, no question
    CHECK(four::phase(p) == "W5");
    four::play(p, decline{});
    REQUIRE(four::phase(p) == "W5p");
    CHECK(p.table.site == site_id::C);
    CHECK(four::to_act(p) == seat{1}); // in the order of the tiles
    four::play(p, build_first{});
    CHECK(p.table.gone.has(N34_20));
    CHECK(four::to_act(p) == seat{3});
    auto skipped = p;
    four::play(skipped, skip{});
    CHECK(turns(skipped, build_one) == "102"); // the waiting boat of seat 3 has no place
    four::play(p, build_first{});
    CHECK(turns(p, build_one) == "1302"); // a waiting boat needs no place, and all others build

    // for the rest of the round, and asked before each site
    auto more = rich();
    give(more, 1, N34_20);
    berth(more, 0, site_id::B, 1);
    berth(more, 1, site_id::B, 2);
    auto q = slots_of(more, site_id::C, {0, 1}, true);
    REQUIRE(four::phase(q) == "W5p");
    auto later = q;
    four::play(later, skip{});
    CHECK(turns(later, decline_all) == "01");
    CHECK(four::phase(later) == "W5p");
    four::play(q, build_first{});
    CHECK(turns(q, decline_all) == "10");
    CHECK(turns(q, decline_all) == "10"); // not asked again
}

TEST_CASE("EGZ-083, EGZ-183, EGZ-213: who waits builds with a card") {
    auto t = rich();
    give(t, 3, N34_19);
    auto p = slots_of(t, site_id::C, {0, 1, 2, 3});
    for (int s = 0; s != 3; ++s)
        build_one(p);
    CHECK(four::to_act(p) == seat{3}); // last
    auto declined = p;
    four::play(declined, decline{});
    CHECK(declined.table.players[3].cards.has(N34_19));
    four::play(p, with(crew_choice::A));
    CHECK(p.table.gone.has(N34_19));
    // not needed when a place was freed
    auto freed = slots_of(t, site_id::C, {0, 1, 2, 3});
    four::play(freed, decline{});
    build_one(freed);
    build_one(freed);
    four::play(freed, with(crew_choice::A));
    CHECK(freed.table.players[3].cards.has(N34_19));
}

TEST_CASE("EGZ-217: one order of steps for each build, and every build can be reached") {
    // without an order the same builds are found: every order of them that is legal
    auto const all_orders = [](four::position const& p) {
        std::set<std::map<line_id, int>> found;
        std::vector<std::pair<four::position, std::map<line_id, int>>> open{{p, {}}};
        std::set<std::map<line_id, int>> seen;
        while (!open.empty()) {
            auto [q, built] = open.back();
            open.pop_back();
            if (!built.empty())
                found.insert(built);
            for (int l = 0; l != line_kinds; ++l) {
                auto const id = static_cast<line_id>(l);
                auto r = q;
                r.table.build.last.remove(); // forgets the order
                if (!allows(r, put{id}))
                    continue;
                auto next = built;
                ++next[id];
                if (!seen.insert(next).second)
                    continue;
                put{id}.play(r);
                open.push_back({r, next});
            }
        }
        return found;
    };
    auto t = rich();
    build_on(t, left, {1, 1});
    build_on(t, right, {1, 1, 1});
    build_on(t, p1, {2, 2, 2});
    for (int const strength : {1, 4, 7, 9, 13}) {
        set_crews(t, 0, strength > 9 ? 9 : strength, 1, 1, 4);
        auto p = at_site(t, site_id::C);
        four::play(p, with(crew_choice::A, strength > 9));
        std::map<line_id, int> built;
        std::map<std::map<line_id, int>, int> found;
        all_builds(p, built, found);
        std::set<std::map<line_id, int>> reached;
        for (auto const& [build, times] : found) {
            CHECK(times == 1);
            reached.insert(build);
        }
        CHECK(reached == all_orders(p));
    }
    // graves before the obelisk, so that each tile can be reacted to
    auto b = at_site(rich(9), site_id::B);
    four::play(b, with(crew_choice::A));
    std::map<line_id, int> built;
    std::map<std::map<line_id, int>, int> found;
    auto obelisk_first = b;
    four::play(obelisk_first, put{obelisk});
    CHECK(is_refused(obelisk_first, put{graves}, "EGZ-217"));
    all_builds(b, built, found);
    for (auto const& [build, times] : found)
        CHECK(times == 1);
    // none, one (4) or two (6) graves, and levels of the obelisk for the rest of 9
    CHECK(found.size() == 3 + 3 + 3);
}
