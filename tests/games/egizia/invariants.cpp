// SPDX-License-Identifier: MIT

#include "games/egizia/arranged.hpp"

#include "support/catch.hpp"

#include <string>

// Each invariant notices what breaks it (section 22).
namespace {

using namespace egizia_tests;

bool is_noticed(std::string const& broken, std::string const& id) {
    return (" " + broken).find(" " + id + " ") != std::string::npos;
}

/// A position in which nothing is wrong, until it is changed.
template <class Engine = four, class Change>
void breaks(std::string const& id, typename Engine::position p, Change const& change) {
    INFO(id);
    CHECK(broken_promises<Engine>(p) == "");
    change(p.table);
    CHECK(is_noticed(broken_promises<Engine>(p), id));
}

/// A move by which nothing is wrong, until what comes of it is changed.
template <class Engine = four, class Change>
void spoils(
    std::string const& id,
    typename Engine::position const& before,
    typename Engine::move m,
    Change const& change) {
    INFO(id << " " << Engine::text(m).view());
    REQUIRE(Engine::check(before, m));
    auto after = before;
    Engine::play(after, m);
    CHECK(broken_promises<Engine>(before, m, after) == "");
    change(after.table);
    CHECK(is_noticed(broken_promises<Engine>(before, m, after), id));
}

four::table midgame() {
    auto t = start_table();
    build_on(t, line_id::obelisk, {0, 1});
    build_on(t, line_id::graves, {2});
    build_on(t, line_id::p1, {0, 0, 1, 2, 3});
    build_on(t, line_id::p2, {3});
    give(t, 0, {N34_01, N34_05});
    for (int s = 0; s != 4; ++s) {
        give_sphinx(t, s, static_cast<sphinx_id>(s));
        set_crews(t, s, 5, 4, 3, 4);
        t.players[s].stock = 9;
    }
    return t;
}
four::position boats_out() {
    auto p = placing(midgame());
    play(
        p, {place{C1, slot_id::none, false}, place{SITE_A, slot_id::S1, false},
            place{SITE_A, slot_id::S2, false}, place{EDFU, slot_id::none, false}});
    return p;
}

constexpr edition make_penalties() {
    edition e = reconstructed;
    e.sphinx[0] = {.what = condition::crew_strength, .of = 0, .n = 0, .points = -1};
    return e;
}
constexpr edition penalties = make_penalties();
using of_penalties = senet::engine<game<options{}, penalties>>;
using limited = senet::engine<game<options{.unlimited_pieces = false}>>;

} // namespace

TEST_CASE("INV-1 to INV-3: boats and pieces") {
    breaks("INV-1", boats_out(), [](auto& t) {
        t.players[3].boats.take(EDFU);
        t.site_berths[1][0].give_to(3);
    });
    breaks("INV-1", boats_out(), [](auto& t) { t.site_berths[0][0].take_back(); });
    auto t = start_table<limited>();
    for (line_id const l : {line_id::p1, line_id::p2, line_id::p3})
        for (int i = 0; i != 6 - (static_cast<int>(l) - static_cast<int>(line_id::p1)); ++i)
            build_on(t, l, {0});
    t.paid = {
        static_cast<int>(line_id::p1), static_cast<int>(line_id::p2),
        static_cast<int>(line_id::p3)};
    for (int i = 0; i != 5; ++i)
        build_on(t, line_id::obelisk, {0});
    breaks<limited>(
        "INV-2", placing<limited>(t), [](auto& b) { build_on(b, line_id::obelisk, {0}); });
    breaks("INV-3", boats_out(), [](auto& b) {
        b.pieces[cell_of(boats_out(), line_id::p1, 2)].take_back();
    });
}

TEST_CASE("INV-4, INV-5: cells") {
    auto const p = boats_out();
    spoils("INV-4", p, place{C2, slot_id::none, false}, [&](auto& t) {
        t.pieces[cell_of(p, line_id::p1, 0)].give_to(3);
    });
    spoils("INV-4", p, place{C2, slot_id::none, false}, [&](auto& t) {
        t.pieces[cell_of(p, line_id::p2, 0)].take_back();
    });
    // a floor without what carries it, a column without its walls, a gap
    breaks("INV-5", p, [](auto& t) { build_on(t, line_id::p3, {1}); });
    breaks("INV-5", p, [](auto& t) { build_on(t, line_id::column, {1}); });
    breaks("INV-5", p, [&](auto& t) { t.pieces[cell_of(p, line_id::obelisk, 7)].give_to(2); });
}

TEST_CASE("INV-6 to INV-8: graves and cards") {
    auto const p = boats_out();
    breaks("INV-6", p, [](auto& t) { t.face_up.take(0); });
    breaks("INV-6", p, [](auto& t) { t.players[0].graves.put(t.face_up.take(0)); });
    breaks("INV-7", p, [](auto& t) { t.players[1].cards.put(N12_01); });
    breaks("INV-7", p, [](auto& t) { t.river.take(5); });
    // an immediate card that lies in front of a player
    breaks("INV-7", p, [](auto& t) {
        for (int c = 22; c != 44; ++c)
            if (reconstructed.nile[c].when == timing::immediate) {
                give(t, 2, static_cast<card_id>(c));
                return;
            }
    });
    breaks("INV-8", p, [](auto& t) { t.sphinx_deck.take(sphinx_id::S20); });
    breaks("INV-8", p, [](auto& t) { t.players[0].sphinx.put(sphinx_id::S20); });
}

TEST_CASE("INV-9 to INV-12: tracks") {
    auto const p = boats_out();
    breaks("INV-9", p, [](auto& t) { t.flood = static_cast<flood_position>(3); });
    breaks("INV-10", p, [](auto& t) { t.players[0].crews[static_cast<int>(crew_id::J)] = 1; });
    auto const next = place{C2, slot_id::none, false};
    spoils("INV-10", p, next, [](auto& t) { t.players[2].crews[1] = 3; });
    // INV-11, INV-12: a track has no other spaces
    static_assert(four::table::player_type::stones::highest_number(0) == 25);
    static_assert(four::table::player_type::market_track::highest_number(0) == 3);
    auto t = midgame();
    set_market(t, 1, market_id::grain, 2);
    spoils("INV-12", placing(t), next, [](auto& b) { set_market(b, 1, market_id::grain, 1); });
}

TEST_CASE("INV-13: tiles and markers") {
    breaks("INV-13", boats_out(), [](auto& t) { t.tiles.set_number(0, t.tiles.number(1)); });
    senet::random_source random{1};
    auto p = four::start();
    while (four::phase(p) != "deal")
        four::play(p, four::draw(p, random));
    spoils("INV-13", p, four::draw(p, random), [](auto& t) { t.points.advance(t.tiles[0], 1); });
}

TEST_CASE("INV-14 to INV-16: boats on the river") {
    auto const p = boats_out();
    breaks("INV-14", p, [](auto& t) { t.players[0].boats.put(EDFU); });
    breaks("INV-14", p, [](auto& t) { t.players[0].boats.put(C1); });
    breaks("INV-15", p, [](auto& t) {
        t.players[0].boats.put(SITE_A);
        t.site_berths[0][3].give_to(0);
    });
    breaks("INV-15", p, [](auto& t) { t.site_berths[0][2].give_to(1); });
    auto of_two = start_table<two>();
    for (int s = 0; s != 2; ++s)
        give_sphinx(of_two, s, static_cast<sphinx_id>(s));
    breaks<two>("INV-15", placing<two>(of_two), [](auto& t) {
        t.players[0].boats.put(SITE_A);
        t.site_berths[0][2].give_to(0);
    });
    // who has no card for it did not go upstream
    spoils("INV-16", p, place{C2, slot_id::none, false}, [](auto& t) {
        for (int c = 0; c != nile_cards; ++c)
            if (clause_of(reconstructed, c, word::upstream).what == word::upstream &&
                t.river.count(static_cast<card_id>(c)) == 0) {
                give(t, 0, static_cast<card_id>(c));
                t.players[0].used_cards.insert(c);
                return;
            }
    });
    breaks("INV-16", p, [](auto& t) { t.players[0].boats.put(C1); });
}

TEST_CASE("INV-17 to INV-19, INV-22: builds") {
    auto p = at_site(midgame(), site_id::C);
    breaks("INV-17", p, [](auto& t) { t.players[2].used_crews = {3}; });
    breaks("INV-17", p, [](auto& t) { t.players[2].built_at = {0}; });
    four::play(p, start_build{crew_choice::A, true, 0});
    spoils("INV-18", p, put{line_id::p1}, [](auto& t) { t.build.spent = 2; });
    spoils("INV-18", p, put{line_id::p1}, [&](auto& t) {
        t.pieces[cell_of(p, line_id::p1, 5)].give_to(2);
    });
    four::play(p, put{line_id::p1});
    breaks("INV-18", p, [](auto& t) { t.build.strength = 0; });
    breaks("INV-18", p, [](auto& t) { t.players[0].stock = 0; });
    auto const done = finish{market_choice::none};
    spoils("INV-18", p, done, [](auto& t) { t.players[0].stock = 9; });
    spoils("INV-18", p, done, [](auto& t) { t.points.advance(0, 1); });
    // the floor is full, and its bonus goes to the leftmost of those with most pieces on it
    spoils("INV-22", p, done, [](auto& t) { t.points.advance(3, 1); });
    spoils("INV-22", p, done, [](auto& t) { t.points.retreat(0, 3); });
    spoils("INV-22", p, done, [](auto& t) { t.paid.insert(static_cast<int>(line_id::p2)); });
    four::play(p, done);
    breaks("INV-22", p, [](auto& t) { t.paid = {}; });
    breaks("INV-22", p, [](auto& t) { t.paid.insert(static_cast<int>(line_id::p6)); });
    spoils("INV-22", p, decline{}, [](auto& t) { t.paid = {}; });

    auto q = at_site(midgame(), site_id::B);
    play(q, {start_build{crew_choice::A, true, 0}, put{line_id::obelisk}});
    spoils("INV-18", q, finish{market_choice::grain}, [](auto& t) { t.points.advance(0, 2); });

    auto a = at_site(midgame(), site_id::A);
    four::play(a, start_build{crew_choice::A, false, 0});
    spoils("INV-19", a, draw{3, 0}, [](auto& t) { t.players[0].stock = 7; });
    spoils("INV-19", a, draw{3, 0}, [](auto& t) { t.build.to_draw = 4; });
    play(a, {draw{2, 0}, sphinx_card{sphinx_id::S10}, sphinx_card{sphinx_id::S11}});
    spoils("INV-19", a, keep{{0}}, [](auto& t) { t.points.advance(0, 1); });
    breaks("INV-19", a, [](auto& t) { t.build.to_draw = 4; });
    breaks("INV-26", a, [](auto& t) { t.players[1].drawn.put(t.players[0].drawn.take(0)); });
}

TEST_CASE("INV-20: participation") {
    breaks("INV-20", boats_out(), [](auto& t) { t.players[2].built_at = {0}; });
    // the last of all to build: boats leave the sites, and two have a bonus
    auto t = midgame();
    t.site = site_id::C;
    berth(t, 0, site_id::C, 1);
    berth(t, 1, site_id::A, 1);
    t.players[1].built_at = {0};
    t.players[1].used_crews = {0};
    t.players[1].had_turn = true;
    auto p = four::arrange<"W5">(t, 0);
    play(p, {start_build{crew_choice::A, false, 0}, put{line_id::p1}});
    auto after = p;
    four::play(after, finish{market_choice::none});
    REQUIRE(four::phase(after) == "deal");
    CHECK(score_of(after, 1) == 1);
    spoils("INV-20", p, finish{market_choice::none}, [](auto& b) { b.points.advance(1, 1); });
    spoils("INV-20", p, finish{market_choice::none}, [](auto& b) { b.points.retreat(0, 1); });
    spoils("INV-20", p, finish{market_choice::none}, [](auto& b) { b.points.advance(2, 3); });
}

TEST_CASE("INV-21: feeding") {
    auto t = midgame();
    for (int const c : printed<reconstructed>.saying[static_cast<int>(word::wheat)])
        if (!t.players[0].cards.has(static_cast<card_id>(c)))
            give(t, 0, static_cast<card_id>(c));
    auto const w = feeding_of(t);
    auto const fed = feed{1, 0};
    spoils("INV-21", w, fed, [](auto& b) { b.points.advance(2, 1); });
    spoils("INV-21", w, fed, [](auto& b) { b.players[1].crews[0].advance(); });
    spoils("INV-21", w, fed, [](auto& b) { b.players[1].crews[0].retreat(); });
}

TEST_CASE("INV-23 to INV-25: decks, boats in hand, the end") {
    auto const p = boats_out();
    breaks("INV-23", p, [](auto& t) { give(t, 0, N12_22); });
    breaks("INV-24", p, [](auto& t) {
        for (int i = t.players[0].boats.in_hand(); i != 0; --i)
            t.players[0].boats.put(C1);
    });
    // it takes a Sphinx card with a penalty
    auto t = start_table<of_penalties>();
    give_sphinx(t, 2, sphinx_id::S02);
    breaks<of_penalties>(
        "INV-25", placing<of_penalties>(t), [](auto& b) { give_sphinx(b, 2, sphinx_id::S01); });
}
