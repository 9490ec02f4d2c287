// SPDX-License-Identifier: MIT

#include "games/pharaon/arranged.hpp"

#include "support/catch.hpp"
#include "support/play.hpp"

#include <map>
#include <set>
#include <string>
#include <vector>

// Alone against the Traitor (section 15).
namespace {

using namespace pharaon_tests;
using enum kind;

/// The Traitor has revealed his vase, after the human acted; the human stands before what comes next.
solo::position
after_reveal(solo::table t, vase v, std::initializer_list<int> covered = {1, 1, 1, 1, 1}) {
    int i = 0;
    for (int const n : covered)
        t.traitor.covered[i++] = n;
    if (t.vase_deck.count(v) != 0)
        t.vase_deck.take(v);
    t.traitor.stack[0].put(v);
    t.first_player.give_to(1);
    give(t, 0, resource::AGR);
    auto p = at<"action", solo>(t);
    REQUIRE(pay_for<solo>(p, in_offerings, AGR).empty());
    solo::play(p, solo::nth_move(p, 0));
    return p;
}
constexpr options given_solo{
    .players = 1,
    .discovery = {true},
    .difficulty = 2,
    .first_player = {1},
    .scribes = {3, 5},
    .tiles = {tile::T5, tile::T4, tile::T3, tile::T2, tile::T1},
    .sides = {side::dark, side::light, side::light, side::dark, side::light},
    .ties = {colour::JUS, colour::ROY, colour::COM, colour::CON, colour::AGR}};
using arranged_solo = senet::engine<game<given_solo>>;

} // namespace

TEST_CASE("PHA-205 to PHA-213: setting up against the Traitor") {
    for (std::uint64_t seed = 0; seed != 15; ++seed) {
        senet::random_source random{seed};
        auto p = solo::start();
        std::map<std::string, int> events;
        std::vector<std::string> order;
        while (solo::phase(p) != "action") {
            auto const m = solo::random_move(p, random);
            auto const words = std::string{solo::text(p, m).view()};
            ++events[words.substr(0, words.find(' '))];
            order.push_back(words.substr(0, words.find(' ')));
            if (words.starts_with("choose_noble_start")) {
                // PHA-211: the other one becomes the Traitor's first noble
                int const other = p.table.players[0].drawn[words.back() == '0' ? 1 : 0].value();
                solo::play(p, m);
                CHECK(p.table.players[1].nobles.has(other));
                continue;
            }
            solo::play(p, m);
            if (solo::over(p) || (solo::to_act(p).is_nature() && p.table.round > 1))
                break;
        }
        auto const& t = p.table;
        CHECK(events["lay_tile"] == 5); // PHA-207
        CHECK(events["turn_tile"] == 5);
        CHECK(events["tie_tile"] == 5); // PHA-209
        for (auto const& turned : t.traitor.sides)
            CHECK(turned.is_at(side::light)); // PHA-208
        CHECK(events["draw_offering"] >= 9);  // PHA-205
        CHECK(t.pairs.size() == 3);
        CHECK(t.display.size() == 2); // PHA-212
        CHECK(tokens_on_wheel(p) >= 3);
        CHECK(t.first_player.held()); // PHA-213
        int laid = 0;
        for (auto const& covered : t.traitor.covered)
            laid += covered;
        CHECK(laid >= 5);
    }
    auto p = solo::start();
    senet::random_source random{1};
    solo::settle(p, random);
    CHECK(p.table.traitor.on_tiles.size() == 5); // PHA-209
    CHECK(p.table.bank.count(resource::SIL) == 20);
    CHECK(vases_stacked(p) == side_of(p, 0).vases); // PHA-210
    CHECK(p.table.players[1].burial == 0);          // PHA-206
    CHECK_FALSE(p.table.first_player.held());
}

TEST_CASE("PHA-208, PHA-211, PHA-258: what can be given, and discovery") {
    auto p = arranged_solo::start();
    senet::random_source random{8};
    arranged_solo::settle(p, random);
    auto const& t = p.table;
    CHECK(t.traitor.tiles[0].is_at(tile::T5));
    CHECK(t.traitor.sides[4].is_at(side::dark)); // T1
    CHECK(t.traitor.sides[1].is_at(side::dark)); // T4
    CHECK(t.traitor.sides[0].is_at(side::light));
    CHECK(t.traitor.ties[0].is_at(colour::JUS));
    CHECK(t.players[0].nobles.has(3)); // PHA-211
    CHECK(t.players[1].nobles.has(5));
    CHECK(arranged_solo::phase(p) == "first effects");
    arranged_solo::play(p, choose_vase{0});
    arranged_solo::settle(p, random);
    CHECK(p.table.first_player.is(1));
    CHECK(p.table.noble_deck.size() == 26 - 3 - 2);
    // all six difficulties have as many dark tiles
    auto const dark_tiles = []<int Difficulty>() {
        using engine = senet::engine<game<options{.players = 1, .difficulty = Difficulty}>>;
        auto q = engine::start();
        senet::random_source dice{5};
        engine::settle(q, dice);
        int dark = 0;
        for (auto const& turned : q.table.traitor.sides)
            dark += turned.is_at(side::dark) ? 1 : 0;
        return dark;
    };
    CHECK(dark_tiles.template operator()<0>() == 0);
    CHECK(dark_tiles.template operator()<2>() == 2);
    CHECK(dark_tiles.template operator()<5>() == 5);
}

TEST_CASE("PHA-214 to PHA-224: the Traitor's vase") {
    // V08: AGR, with COM and ROY on top
    auto p = after_reveal(frame<solo>(), vase::V08);
    CHECK(solo::to_act(p) == human);        // PHA-216
    CHECK(p.table.traitor.covered[0] == 2); // PHA-215, PHA-222
    CHECK(p.table.traitor.on_tiles.count(resource::AGR) == 2);
    CHECK(p.table.opened.has(vase::V08));  // PHA-214
    CHECK(p.table.players[1].burial == 1); // PHA-223: cell 2 of T1
    auto right = p;
    solo::play(right, traitor_wheel{traitor_wheel::top::right});
    CHECK(right.table.wheel[3].pieces(resource::ROY) == 1); // PHA-219
    CHECK(right.table.traitor.covered[2] == 2);
    CHECK(right.table.discarded_vases.has(vase::V08)); // PHA-221
    // PHA-217: COM has no free space
    auto full = frame<solo>();
    lay_on_wheel(full, 2, resource::SIL, 3);
    p = after_reveal(full, vase::V08);
    CHECK(solo::check(p, traitor_wheel{traitor_wheel::top::left}).rule() == "PHA-217");
    CHECK(solo::count_moves(p) == 1);
    // PHA-218: neither fits: both go on the tiles, the left one first
    lay_on_wheel(full, 3, resource::SIL, 3);
    p = after_reveal(full, vase::V08);
    CHECK(p.table.traitor.covered[2] == 2);
    CHECK(p.table.traitor.covered[3] == 2);
    CHECK(p.table.discarded_vases.has(vase::V08));
    // PHA-257: two equal resources
    p = after_reveal(frame<solo>(), vase::V11); // CON, AGR, AGR
    CHECK(solo::check(p, traitor_wheel{traitor_wheel::top::right}).rule() == "PHA-257");
    CHECK(solo::count_moves(p) == 1);
    // PHA-220: no AGR is left
    auto empty = frame<solo>();
    give(empty, 0, resource::AGR, empty.bank.count(resource::AGR) - 1);
    p = after_reveal(empty, vase::V08);
    REQUIRE(p.table.traitor.covered[0] == 2);
    // the token spent by the human lies on the wheel
    CHECK(p.table.traitor.on_tiles.count(resource::AGR) == 1);
    // PHA-224: a full tile hands on to the right, the rightmost to the leftmost
    p = after_reveal(frame<solo>(), vase::V30, {1, 1, 1, 1, 12}); // JUS, ROY, JUS
    CHECK(p.table.traitor.covered[0] == 2);
    CHECK(p.table.players[1].burial == 1); // the effect of that tile
    auto all_full = frame<solo>();
    int const jus = all_full.bank.count(resource::JUS);
    p = after_reveal(all_full, vase::V30, {12, 12, 12, 12, 12});
    CHECK(p.table.bank.count(resource::JUS) == jus);
}

TEST_CASE("PHA-225 to PHA-236: effects of the Traitor's tiles") {
    using k = cell_effect::kind;
    auto const start = [] {
        auto t = frame<solo>();
        return at<"action", solo>(t);
    };
    auto const done = [&](cell_effect e, auto p) {
        do_cell_effect(p, e);
        return p;
    };
    auto p = done({k::burial_step, 0}, start()); // PHA-225
    CHECK(p.table.players[1].burial == 1);
    auto last = start();
    last.table.players[1].burial = 8;
    CHECK(done({k::burial_step, 0}, last).table.players[1].burial == 8);
    p = done({k::take_noble, 2}, start()); // PHA-226
    CHECK(p.table.players[1].nobles.has(8));
    CHECK(p.table.due.is_next(effect::noble_card));
    p = done({k::discard_noble, 1}, start()); // PHA-227, PHA-236
    CHECK(p.table.discarded_nobles.has(7));
    CHECK(p.table.players[1].nobles.empty());
    auto official = frame<solo>(); // its text is ignored
    official.noble_deck.put(official.nobles.take(0));
    draw_noble_to(official, 0, 21);
    p = done({k::take_noble, 1}, at<"action", solo>(official));
    CHECK(p.table.due.size() == 1);
    p = done({k::noble_level, 10}, start()); // PHA-228
    CHECK(p.table.traitor.noble_level == 10);
    CHECK(done({k::noble_level, 8}, p).table.traitor.noble_level == 10);
    p = done({k::god, 3}, start()); // PHA-229
    CHECK(p.table.traitor.gods_met.contains(static_cast<int>(god::OSIRIS)));
    auto artisans = frame<solo>(); // PHA-230: the leftmost of equal ones
    artisans.artisan_deck.put(artisans.artisans.take(1));
    artisans.artisan_deck.put(artisans.artisans.take(2));
    draw_artisan_to(artisans, 1, artisan::A01);
    draw_artisan_to(artisans, 2, artisan::A02);
    p = done({k::take_artisan, 1}, at<"action", solo>(artisans));
    CHECK(p.table.players[1].artisans.has(artisan::A26));
    p = done({k::take_artisan, 0}, at<"action", solo>(artisans));
    CHECK(p.table.players[1].artisans.has(artisan::A01));
    CHECK(p.table.due.is_next(effect::artisan_card));
    CHECK(p.table.due.size() == 1);                                  // no resource and no vase
    p = done({k::discard_artisan, 0}, at<"action", solo>(artisans)); // PHA-231, PHA-236
    CHECK(p.table.discarded_artisans.has(artisan::A01));
    p = done({k::take_pair, 3}, start()); // PHA-232
    CHECK(p.table.players[1].offerings.size() == 2);
    CHECK(done({k::take_pair, 3}, p).table.players[1].offerings.size() == 2);
    p = done({k::take_bonus, 2}, start()); // PHA-233
    CHECK(p.table.bonus.is_free(1));
    CHECK_FALSE(p.table.bonus.is_free(2));
    CHECK(done({k::take_bonus, 2}, p).table.players[1].offerings.size() == 1);
    auto filled = start(); // PHA-234
    filled.table.traitor.covered[2] = 5;
    CHECK(done({k::nile_step, 1}, filled).table.players[1].nile[2] == 1);
    CHECK(done({k::nile_step, 0}, filled).table.players[1].nile[0] == 1);
    filled.table.players[1].nile[2] = 3;
    CHECK(done({k::nile_step, 1}, filled).table.players[1].nile[2] == 3);
    auto bare = start(); // PHA-235
    bare.table.nobles.clear();
    bare.table.artisans.clear();
    p = done({k::take_noble, 1}, bare);
    p = done({k::discard_artisan, 1}, p);
    CHECK(p.table.due.empty());
    CHECK(p.table.players[1].nobles.empty());
}

TEST_CASE("PHA-237 to PHA-244: passing against the Traitor") {
    auto t = frame<solo>(); // his stack is empty
    t.first_player.give_to(0);
    give(t, 0, resource::AGR, 3);
    auto p = at<"action", solo>(t);
    REQUIRE(pay_for<solo>(p, in_offerings, AGR).empty());
    solo::play(p, choose_pair{0});
    CHECK(p.table.passed.contains(1)); // PHA-237
    CHECK(p.table.first_player.is(1)); // PHA-238
    CHECK(row_of(p, 1) == 0);
    CHECK(p.table.display.size() == 2); // PHA-240
    REQUIRE(pay_for<solo>(p, in_offerings, AGR).empty());
    solo::play(p, choose_pair{1});
    // PHA-239: the colour with the largest supply, the first of them
    CHECK(p.table.players[1].square == 1);
    CHECK(p.table.players[1].resources.count(resource::CON) == 1);
    REQUIRE(pay_for<solo>(p, in_offerings, AGR).empty());
    solo::play(p, choose_pair{2});
    CHECK(p.table.players[1].resources.count(resource::SIL) == 1);
    CHECK(p.table.players[1].resources.size() == 2); // PHA-241
    // PHA-242, PHA-244: the human passes last, and the round is over
    solo::play(p, pass{});
    CHECK(row_of(p, 0) == 1);
    CHECK(p.table.first_player.is(1));
    solo::play(p, choose_vase{0});
    CHECK(p.table.round == 2);
    // PHA-242: the human first; PHA-243: the Traitor last is not placed
    auto u = frame<solo>();
    u.first_player.give_to(1);
    u.vase_deck.take(vase::V08);
    u.traitor.stack[0].put(vase::V08);
    auto q = at<"action", solo>(u);
    solo::play(q, pass{});
    CHECK(q.table.first_player.is(0));
    solo::play(q, choose_vase{0});
    CHECK(q.table.traitor.covered[0] == 2); // his turn
    solo::play(q, traitor_wheel{traitor_wheel::top::left});
    CHECK(solo::to_act(q) == human);
    CHECK(q.table.players[0].square == 1);
    solo::play(q, choose_gain{gain::basic});
    solo::play(q, choose_basic{colour::AGR});
    CHECK(q.table.round == 2); // he had nothing left and passed
    CHECK(q.table.players[1].square == 0);
    // his third gain is drawn from the bag
    auto v = frame<solo>();
    let_pass(v, 1, 2);
    v.first_player.give_to(1);
    give(v, 0, resource::AGR);
    auto r = at<"action", solo>(v);
    REQUIRE(pay_for<solo>(r, in_offerings, AGR).empty());
    solo::play(r, choose_pair{0});
    CHECK(solo::to_act(r).is_nature());
    solo::play(r, draw_offering{offering::PP1});
    CHECK(r.table.players[1].offerings.count(offering::PP1) == 1);
}

TEST_CASE("PHA-245: a new round against the Traitor") {
    auto t = frame<solo>();
    let_pass(t, 1, 0);
    t.first_player.give_to(1);
    for (int i = 0; i != 2; ++i)
        t.bag.put(t.pairs[1].take(i));
    t.bag.put(t.bonus.take(0));
    auto p = at<"action", solo>(t);
    solo::play(p, pass{});
    solo::play(p, choose_vase{1});
    senet::random_source random{4};
    std::vector<std::string> events;
    while (solo::to_act(p).is_nature()) {
        auto const m = solo::draw(p, random);
        auto const words = std::string{solo::text(p, m).view()};
        events.push_back(words.substr(0, words.find(' ')));
        solo::play(p, m);
        if (events.size() == 3 && events.back() == "draw_offering")
            CHECK_FALSE(p.table.bonus.is_free(0)); // from top to bottom
    }
    // three offerings, two vases on display, four on the stack: the second tile is T2
    REQUIRE(events.size() >= 9);
    for (std::size_t i = 0; i != 9; ++i)
        CHECK(events[i] == (i < 3 ? "draw_offering" : "draw_vase"));
    CHECK(p.table.discarded_vases.has(vase::V01)); // laid on the wheel
    CHECK(tokens_on_wheel(p) >= 3);
    CHECK(reconstructed.traitor[1][0].vases == 4);
}

TEST_CASE("PHA-246 to PHA-252: ending against the Traitor") {
    auto t = frame<solo>();
    give_noble(t, 1, 21);
    give_noble(t, 1, 12);
    t.players[1].burial = 2;
    auto p = at<"action", solo>(t);
    gain_burial_step(p, 1);
    CHECK(p.table.pharaoh.is(1)); // PHA-246
    auto points = [&](std::string_view line) {
        auto const sheet = solo::sheet(p);
        for (int i = 0; i != 7; ++i)
            if (sheet.name(i) == line)
                return sheet.points(i, 1);
        return -1;
    };
    CHECK(points("nobles") == 12); // PHA-249
    p.table.traitor.noble_level = 9;
    CHECK(points("nobles") == 18);
    CHECK(points("gods") == 0); // PHA-248: conditions do not matter
    give(p.table, 1, offering::PP1, 3);
    p.table.players[1].burial = 4;
    CHECK(points("gods") == 0);
    p.table.traitor.gods_met.insert(static_cast<int>(god::ISIS));
    CHECK(points("gods") == 10);
    CHECK(points("burial chamber") == 23); // PHA-250
    CHECK(points("Pharaoh and first player") == 7);
    CHECK(points("tokens") == 6); // PHA-251: five tokens lie on the tiles
    CHECK(p.table.traitor.on_tiles.size() == 5);
    // PHA-247, PHA-252: the human needs strictly more
    auto u = frame<solo>();
    u.first_player.give_to(1); // three points
    give(u, 0, resource::AGR, 3);
    auto even = at<"action", solo>(u);
    CHECK(solo::sheet(even).total(0) == solo::sheet(even).total(1));
    CHECK(solo::ranking(even).place(1) == 1);
    CHECK(solo::ranking(even).place(0) == 2);
    give(u, 0, resource::CON);
    CHECK(solo::ranking(at<"action", solo>(u)).place(0) == 1);
}

TEST_CASE("17.4: vases from before the deck was shuffled stay apart on the stack") {
    auto t = frame<solo>();
    for (int v = 0; v != vase_tiles; ++v)
        if (t.vase_deck.count(static_cast<vase>(v)) != 0) {
            t.vase_deck.take(static_cast<vase>(v));
            if (v < 5)
                t.traitor.stack[v - 2].put(static_cast<vase>(v)); // V03, V04, V05
            else
                t.discarded_vases.put(static_cast<vase>(v));
        }
    auto p = at<"action", solo>(t);
    shuffle_vases_if_needed(p);
    CHECK(vases_stacked(p) == 3);
    CHECK_FALSE(p.table.traitor.stack[0].there());
    senet::random_source random{6};
    for (int i = 0; i != 20; ++i) {
        auto const q = solo::redeal(p, human, random);
        std::set<vase> stacked;
        for (auto const& card : *q.table.traitor.old_stack)
            if (card.there())
                stacked.insert(card.value());
        CHECK(stacked == std::set<vase>{vase::V03, vase::V04, vase::V05});
    }
    // the first drawn is the first revealed
    act_as_traitor{}(p);
    CHECK(p.table.opened.has(vase::V03));
}
