// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_GAMES_EGIZIA_LAWS_HPP
#define SENET_TESTS_GAMES_EGIZIA_LAWS_HPP

#include "games/egizia/arranged.hpp"

#include <senet/testing/check_game.hpp>

#include "support/catch.hpp"

#include <initializer_list>

/// The law checker on Egizia, from the beginning and from positions in which there is what games seldom come to. Taken
/// together it has to meet every phase, every move, every rule that refuses something and every line of the sheet.
namespace egizia_tests {

/// The last round. Seat 0 has crews at the end of their tracks and all that can be used once a round; seat 1 has the cards
/// that are played once. Walls are nearly complete. On the river are a card for two advances of choice, and one that sells.
template <class Engine>
typename Engine::table last_round() {
    auto t = start_table<Engine>();
    t.round = rounds;
    give(t, 0, {N12_10, N12_12, N12_13, N12_15, N34_11, N34_12, N34_13, N34_17});
    give(t, 1, {N12_14, N12_16, N12_19, N12_20, N12_21, N34_15, N34_16, N34_18, N34_20, N34_21});
    for (int c = 0; c != nile_cards; ++c) {
        auto const card = static_cast<card_id>(c);
        auto const deck = reconstructed.deck_of[c];
        if (deck != deck_id::five && t.nile_decks[static_cast<int>(deck)]->count(card) != 0) {
            t.nile_decks[static_cast<int>(deck)]->take(card);
            t.gone.put(card);
        }
    }
    lay(t, 1, N5_04);
    lay(t, 10, N5_11);
    for (int s = 0; s != Engine::seats; ++s) {
        t.players[s].stock = 9;
        set_crews(t, s, 6, 5, 4, 6);
    }
    set_crews(t, 0, 9, 9, 8, 9);
    build_on(t, line_id::left, {0, 1, 0, 1});
    build_on(t, line_id::right, {1, 0, 1});
    build_on(t, line_id::p1, {0, 1, 0, 1, 0});
    give_sphinx(t, 0, sphinx_id::S20);
    give_sphinx(t, 1, sphinx_id::S05);
    return t;
}

/// Seat 0 comes to build without a stone, but could improve a crew or take stones: so it is asked (EGZ-081).
template <class Engine>
typename Engine::position without_a_stone() {
    auto t = last_round<Engine>();
    t.players[0].stock = 0;
    return at_site<Engine>(t, site_id::A);
}

/// So many games are played from the start, and so many from each of the other positions.
template <class Engine>
void keeps_all_laws(
    int from_start, int from_others, std::initializer_list<typename Engine::position> others) {
    auto told =
        senet::testing::check_engine<Engine>({.games = from_start, .positions = 40, .ids = 512});
    for (auto const& begin : others)
        told += senet::testing::check_engine_from<Engine>(
            begin, {.games = from_others, .positions = 40, .ids = 512});
    CHECK(told);
    for (auto const& what : told.reached.never_reached())
        FAIL_CHECK(what << " was never reached");
}

template <class Engine>
void keeps_all_laws(int from_start, int from_others) {
    keeps_all_laws<Engine>(
        from_start, from_others,
        {placing<Engine>(last_round<Engine>()), without_a_stone<Engine>()});
}

} // namespace egizia_tests

#endif // SENET_TESTS_GAMES_EGIZIA_LAWS_HPP
