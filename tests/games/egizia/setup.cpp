// SPDX-License-Identifier: MIT

#include "games/egizia/arranged.hpp"

#include "support/catch.hpp"
#include "support/play.hpp"

#include <map>
#include <set>
#include <string>

// Setup, rounds, the deal, and what is left to chance (sections 2 to 4, 17.1 and 17.2).
namespace {

using namespace egizia_tests;

constexpr options laid_down{
    .players = 3,
    .tiles = {2, 3, 1},
    .sphinx = {sphinx_id::S05, sphinx_id::S06, sphinx_id::S20, sphinx_id::S01},
    .graves = {grave_id::G03, grave_id::G20, grave_id::G01, grave_id::G09},
    .nile = {N12_22, N12_01, N12_02, N12_03, N12_04, N12_05, N12_06, N12_07, N12_08, N12_09}};
using fixed = senet::engine<game<laid_down>>;
using without_ten_percent =
    senet::engine<game<options{.players = 2, .use_ten_percent_card = false}>>;

/// The names of what nature does until somebody decides, and for which seat.
template <class Engine>
std::string chances(std::uint64_t seed) {
    senet::random_source random{seed};
    auto p = Engine::start();
    std::string names;
    for (; Engine::to_act(p).is_nature(); Engine::play(p, Engine::draw(p, random))) {
        auto const m = Engine::draw(p, random);
        if (m.template is<tile>())
            names += "t" + std::to_string(static_cast<int>(p.seat()));
        if (m.template is<sphinx_card>())
            names += "s" + std::to_string(static_cast<int>(p.seat()));
        names += m.template is<grave_tile>() ? "g" : m.template is<nile_card>() ? "n" : "";
    }
    return names;
}

} // namespace

TEST_CASE("EGZ-012, EGZ-018, EGZ-019, EGZ-020, EGZ-026, EGZ-222: what is drawn, one by one") {
    CHECK(chances<two>(1) == "t0t1s0s1ggggnnnnnnnnnn");
    CHECK(chances<four>(2) == "t0t1t2t3s0s1s2s3ggggnnnnnnnnnn");
}

TEST_CASE("EGZ-012, EGZ-013, EGZ-015: tiles, markers and stones") {
    for (std::uint64_t seed = 0; seed != 20; ++seed) {
        senet::random_source random{seed};
        auto p = four::start();
        four::settle(p, random);
        for (int t = 0; t != 4; ++t) {
            seat const s = p.table.tiles[t];
            CHECK(stock_of(p, s) == 2 + t);
            CHECK(score_of(p, s) == 0);
            CHECK(p.table.points.from_rear()[t] == s);
        }
        CHECK(p.seat() == p.table.tiles[0]);
    }
    // every permutation is as likely
    std::map<int, int> orders;
    for (std::uint64_t seed = 0; seed != 600; ++seed) {
        senet::random_source random{seed};
        auto p = three::start();
        three::settle(p, random);
        int order = 0;
        for (seat const s : p.table.tiles)
            order = 10 * order + s;
        ++orders[order];
    }
    REQUIRE(orders.size() == 6);
    double chi_square = 0;
    for (auto const& [order, n] : orders)
        chi_square += (n - 100.0) * (n - 100.0) / 100.0;
    CHECK(chi_square < 20.5);
    // tiles that were dealt are dealt no more
    auto p = four::start();
    four::play(p, tile{3});
    CHECK_FALSE(four::check(p, tile{3}));
    CHECK(four::count_moves(p) == 3);
    CHECK_FALSE(three::check(three::start(), tile{4}));
}

TEST_CASE("EGZ-008, EGZ-014, EGZ-016, EGZ-021: how it lies at the start") {
    auto const t = two::game::setup();
    for (int s = 0; s != 2; ++s) {
        CHECK(has_crews(t, s, 1, 1, 1, 2));
        CHECK(market_of(t, s, market_id::stone) == 0);
        CHECK(market_of(t, s, market_id::grain) == 0);
        CHECK(t.players[s].cards.size() == 2);
        CHECK(t.players[s].cards.has(static_cast<card_id>(static_cast<int>(SQ1) + s)));
        CHECK(t.players[s].cards.has(static_cast<card_id>(static_cast<int>(SW1) + s)));
        CHECK(t.players[s].boats.in_hand() == 8);
    }
    CHECK(t.gone.size() == 4); // EGZ-008: those of seats not in play
    CHECK((t.gone.has(SQ3) && t.gone.has(SW4)));
    CHECK(t.flood == flood_position::centre);
}

TEST_CASE("EGZ-018, EGZ-022: one Sphinx card each, and TEN_PERCENT may stay in the box") {
    senet::random_source random{5};
    auto p = without_ten_percent::start();
    CHECK(p.table.sphinx_deck.size() == 28);
    CHECK(p.table.sphinx_deck.count(sphinx_id::S20) == 0);
    without_ten_percent::settle(p, random);
    CHECK(p.table.sphinx_deck.size() == 26);
    for (auto const& player : p.table.players)
        CHECK(player.sphinx.size() == 1);
    CHECK(four::start().table.sphinx_deck.size() == 29);
    CHECK(four::start().table.sphinx_deck.count(sphinx_id::S20) == 1);
}

TEST_CASE("EGZ-020, EGZ-222: four graves are turned up, each as likely, the removed ones too") {
    std::set<int> seen;
    for (std::uint64_t seed = 0; seed != 60; ++seed) {
        senet::random_source random{seed};
        auto p = two::start();
        two::settle(p, random);
        CHECK(p.table.face_up.size() == 4);
        CHECK(p.table.grave_pile.size() == 16); // eight of them never come
        for (grave_id const g : p.table.face_up)
            seen.insert(static_cast<int>(g));
    }
    CHECK(seen.size() == 20);
}

TEST_CASE("EGZ-012, EGZ-018, EGZ-019, EGZ-020: options lay down what would be drawn") {
    auto const p = fixed::start();
    REQUIRE(fixed::phase(p) == "W2");
    CHECK(p.table.tiles[0] == 2);
    CHECK(p.table.tiles[1] == 0);
    CHECK(p.table.tiles[2] == 1);
    CHECK(p.table.players[0].sphinx.has(sphinx_id::S05));
    CHECK(p.table.players[1].sphinx.has(sphinx_id::S06));
    CHECK(p.table.players[2].sphinx.has(sphinx_id::S20));
    CHECK(p.table.face_up[0] == grave_id::G03);
    CHECK(p.table.face_up[3] == grave_id::G09);
    for (int i = 0; i != card_spaces; ++i)
        CHECK(p.table.river[i] == laid_down.nile[i]);
    // what is given further is drawn later, and the rest is chance
    auto at_a = p.table;
    auto q = at_site<fixed>(at_a, site_id::A, 2);
    play<fixed>(q, {start_build{crew_choice::A, true, 0}, draw{2, 0}});
    CHECK(q.table.players[2].drawn[0] == sphinx_id::S01);
    CHECK(fixed::to_act(q).is_nature());
    CHECK(fixed::count_moves(q) == 25);
}

TEST_CASE("EGZ-023, EGZ-024, EGZ-025: five rounds, each begins anew") {
    auto t = start_table();
    give(t, 0, N12_13);
    t.players[0].used_crews = {0, 3};
    t.players[0].used_cards = card_set{static_cast<int>(N12_13)};
    t.players[0].built_at = {1};
    t.players[0].passed = t.players[1].builds_first = true;
    auto p = at<"deal">(t);
    CHECK(p.table.players[0].used_crews.empty());
    CHECK(p.table.players[0].used_cards.empty());
    CHECK(p.table.players[0].built_at.empty());
    CHECK_FALSE(p.table.players[0].passed);
    CHECK_FALSE(p.table.players[1].builds_first);
    for (std::uint64_t seed = 0; seed != 5; ++seed) {
        senet::random_source random{seed};
        auto q = three::start();
        int last = 0;
        while (!three::over(q)) {
            if (three::phase(q) == "deal" && q.table.round != last) {
                CHECK(q.table.round == last + 1);
                last = q.table.round;
                for (auto const& player : q.table.players) {
                    CHECK(player.boats.in_hand() == 8); // EGZ-132
                    CHECK(player.used_crews.empty());
                }
                CHECK(q.table.river.empty()); // EGZ-029
            }
            three::play(q, three::random_move(q, random));
        }
        CHECK(last == 5);
    }
}

TEST_CASE("EGZ-026, EGZ-027, EGZ-028, EGZ-029, INV-23: ten cards of the deck of the round") {
    int const left_in_deck[] = {12, 2, 12, 2, 2};
    for (std::uint64_t seed = 0; seed != 8; ++seed) {
        senet::random_source random{seed};
        auto p = two::start();
        int round = 0;
        while (!two::over(p)) {
            if (two::phase(p) == "W2" && p.table.round != round) {
                round = p.table.round;
                CHECK(p.table.river.full());
                auto const deck = reconstructed.deck_of_round[round - 1];
                for (int i = 0; i != card_spaces; ++i)
                    CHECK(reconstructed.deck_of[static_cast<int>(p.table.river[i])] == deck);
                CHECK(
                    p.table.nile_decks[static_cast<int>(deck)]->size() == left_in_deck[round - 1]);
            }
            two::play(p, two::random_move(p, random));
        }
        for (auto const& deck : p.table.nile_decks)
            CHECK(deck->empty()); // EGZ-028
        CHECK(p.table.river.empty());
        int in_front = 0;
        for (auto const& player : p.table.players)
            in_front += player.cards.size();
        CHECK(p.table.gone.size() + in_front == card_kinds);
    }
    // EGZ-026: from Ombos on
    auto p = four::start();
    senet::random_source random{3};
    while (four::phase(p) != "deal")
        four::play(p, four::draw(p, random));
    four::play(p, nile_card{N12_07});
    four::play(p, nile_card{N12_05});
    CHECK(p.table.river[0] == N12_07);
    CHECK(p.table.river[1] == N12_05);
    CHECK(four::count_moves(p) == 20);
    CHECK_FALSE(four::check(p, nile_card{N12_07}));
    CHECK_FALSE(four::check(p, nile_card{N34_07}));
}

TEST_CASE("EGZ-210, EGZ-211, EGZ-212: what a player knows") {
    auto t = start_table();
    give_sphinx(t, 0, sphinx_id::S05);
    give_sphinx(t, 1, sphinx_id::S09);
    set_crews(t, 0, 3, 1, 1, 2);
    t.players[0].stock = 5;
    auto p = at_site(t, site_id::A);
    play(
        p, {start_build{crew_choice::A, false, 0}, draw{3, 0}, sphinx_card{sphinx_id::S01},
            sphinx_card{sphinx_id::S02}, sphinx_card{sphinx_id::S03}});
    auto const mine = four::view(p, 0);
    auto const other = four::view(p, 1);
    // who draws looks at the cards, the others see how many they are
    CHECK(mine[&four::table::players][0][&player<reconstructed>::drawn].known());
    CHECK(other[&four::table::players][0][&player<reconstructed>::drawn].size() == 3);
    CHECK_FALSE(other[&four::table::players][0][&player<reconstructed>::drawn].known());
    CHECK(mine[&four::table::players][0][&player<reconstructed>::sphinx].known());
    CHECK_FALSE(mine[&four::table::players][1][&player<reconstructed>::sphinx].known());
    CHECK(mine[&four::table::players][1][&player<reconstructed>::sphinx].size() == 1);
    CHECK(mine[&four::table::sphinx_deck].size() == 24);
    CHECK(mine[&four::table::grave_pile].size() == 16);
    CHECK(other[&four::table::players][0][&player<reconstructed>::stock] == 2);
    // EGZ-100, EGZ-211: who returned a card knows where it is
    four::play(p, keep{{0}});
    auto const deck = four::view(p, 0)[&four::table::sphinx_deck];
    CHECK(deck.under() == 2);
    CHECK((deck.knows(0) && deck.known(0) == sphinx_id::S02));
    CHECK((deck.knows(1) && deck.known(1) == sphinx_id::S03));
    CHECK_FALSE(four::view(p, 1)[&four::table::sphinx_deck].knows(0));
}

TEST_CASE("INV-26, EGZ-210: what is hidden is dealt anew, and nothing else") {
    for (std::uint64_t seed = 0; seed != 12; ++seed) {
        senet::random_source random{seed};
        auto p = four::start();
        for (int n = 0; n != 150 && !four::over(p); ++n) {
            for (int s = 0; s != 4; ++s) {
                auto const q = four::redeal(p, s, random);
                CHECK(four::view(q, s) == four::view(p, s));
                CHECK(broken_promises(q) == "");
                for (int d = 0; d != deck_kinds; ++d) // decks do not mix
                    CHECK(q.table.nile_decks[d] == p.table.nile_decks[d]);
            }
            for (int moves = 0; moves != 10 && !four::over(p); ++moves)
                four::play(p, four::random_move(p, random));
        }
    }
}

TEST_CASE(
    "EGZ-210, EGZ-211: Sphinx cards that a player cannot know are dealt anew, each as likely") {
    auto t = start_table();
    give_sphinx(t, 0, sphinx_id::S05);
    give_sphinx(t, 1, sphinx_id::S09);
    set_crews(t, 0, 3, 1, 1, 2);
    t.players[0].stock = 5;
    auto p = at_site(t, site_id::A);
    play(
        p, {start_build{crew_choice::A, false, 0}, draw{3, 0}, sphinx_card{sphinx_id::S01},
            sphinx_card{sphinx_id::S02}, sphinx_card{sphinx_id::S03}, keep{{0}}});
    // S02 and S03 are underneath; seat 0 has S05 and S01
    senet::random_source random{11};
    int const times = 2800;
    std::map<int, int> in_hand;
    std::map<int, int> underneath;
    for (int i = 0; i != times; ++i) {
        auto const seen_by_1 = four::redeal(p, 1, random);
        CHECK(seen_by_1.table.players[1].sphinx.has(sphinx_id::S09));
        CHECK(seen_by_1.table.players[0].sphinx.size() == 2);
        for (int const c : seen_by_1.table.players[0].sphinx.kinds())
            ++in_hand[c];
        ++underneath[static_cast<int>(
            four::view(seen_by_1, 0)[&four::table::sphinx_deck].known(0))];
        // who returned the cards knows them, where they are and his own
        auto const seen_by_0 = four::redeal(p, 0, random);
        auto const deck = four::view(seen_by_0, 0)[&four::table::sphinx_deck];
        CHECK((deck.known(0) == sphinx_id::S02 && deck.known(1) == sphinx_id::S03));
        CHECK(seen_by_0.table.players[0].sphinx == p.table.players[0].sphinx);
        CHECK_FALSE(seen_by_0.table.players[1].sphinx.has(sphinx_id::S01));
    }
    auto const chi_square = [&](std::map<int, int> const& counts, double expected) {
        double sum = 0;
        for (int c = 0; c != sphinx_cards; ++c) {
            auto const n = counts.count(c) != 0 ? counts.at(c) : 0;
            if (c != static_cast<int>(sphinx_id::S09))
                sum += (n - expected) * (n - expected) / expected;
        }
        return sum;
    };
    CHECK(in_hand.count(static_cast<int>(sphinx_id::S09)) == 0);
    CHECK(chi_square(in_hand, 2.0 * times / 28) < 56);
    CHECK(chi_square(underneath, times / 28.0) < 56);
}
