// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_GAMES_PHARAON_LAWS_HPP
#define SENET_TESTS_GAMES_PHARAON_LAWS_HPP

#include "games/pharaon/arranged.hpp"

#include "support/catch.hpp"

#include <senet/testing/check_game.hpp>

#include <set>
#include <string>

/// The law checker on Pharaon, from its beginning and from arranged positions: one in which few things are hidden, so
/// that all ways in which they may lie are looked at, and one in which nearly everything is used up, which five rounds
/// of random games do not come to.
namespace pharaon_tests {

/// So that the leftover vase's tokens are there with one or two players (INV-PHA-23).
template <class Engine>
constexpr void block_spaces(typename Engine::table& t) {
    if constexpr (Engine::game::settings.players <= 2)
        for (int s = 0; s != 3; ++s)
            lay_on_wheel(t, s, resource::AGR);
}

constexpr void show_artisan_with_vase(auto& t) {
    t.artisan_deck.put(t.artisans.take(0));
    draw_artisan_to(t, 0, static_cast<artisan>(10));
}

/// Two seats still have to choose their first noble, and six are left: the High Officials, who bring something at once.
/// What the first one sets aside is hidden from the other. Alone, there are two for the human.
template <class Engine>
typename Engine::position with_few_nobles() {
    auto t = frame<Engine>();
    for (int n = 1; n <= 20; ++n)
        if (t.noble_deck.count(n) != 0) {
            t.noble_deck.take(n);
            t.players[Engine::seats - 1].nobles.put(n);
        }
    show_artisan_with_vase(t);
    return Engine::template arrange<"starting noble">(t, Engine::game::settings.solo() ? 0 : 1);
}

/// Alone, a round begins in which four vases are left for the Traitor's stack.
template <class Engine>
typename Engine::position with_few_vases() {
    auto t = frame<Engine>();
    for (int v = 0; v != vase_tiles; ++v)
        if (t.vase_deck.count(static_cast<vase>(v)) != 0 && t.vase_deck.size() > 4) {
            t.vase_deck.take(static_cast<vase>(v));
            t.discarded_vases.put(static_cast<vase>(v));
        }
    t.round = 2;
    return Engine::template arrange<"new round">(t, 0);
}

/// The fourth round: seat 0 owns nobles with powers and is at the end of the burial path; decks and bag are empty, some
/// supplies as well, and what is left lies with the others.
template <class Engine>
typename Engine::position with_little_left() {
    constexpr seat me = 0;
    constexpr seat other = Engine::seats - 1;
    auto t = frame<Engine>();
    for (int n = 1; n <= scribe_cards; ++n)
        if (t.spare_scribes.has(n)) {
            t.spare_scribes.take(n);
            t.noble_deck.put(n);
        }
    t.round = 4;
    block_spaces<Engine>(t);
    for (int const n : {13, 14, 15, 16, 17, 18, 19, 20})
        give_noble(t, me, n);
    for (int n = 1; n <= noble_cards; ++n)
        if (t.noble_deck.count(n) != 0) {
            t.noble_deck.take(n);
            t.players[other].nobles.put(n);
        }
    t.players[other].nobles.put(t.nobles.take(0));
    show_artisan_with_vase(t);
    for (int a = 0; a != artisan_cards; ++a)
        if (t.artisan_deck.count(static_cast<artisan>(a)) != 0)
            give_artisan(t, other, static_cast<artisan>(a));
    for (int i = 1; i != t.artisans.capacity(); ++i)
        t.players[other].artisans.put(t.artisans.take(i));
    t.players[me].burial = t.players[me].burial.highest;
    t.pharaoh.give_to(me);
    for (int i = 0; i != offering_types; ++i) {
        auto const o = static_cast<offering>(i);
        while (t.bag.has(o)) {
            t.bag.take(o);
            t.players[i % 2 == 0 ? me : other].offerings.put(o);
        }
    }
    for (int i = 1; i != t.pairs.size(); ++i)
        for (int j = 0; j != pair_tokens; ++j)
            t.players[other].offerings.put(t.pairs[i].take(j));
    for (int i = 0; i != t.bonus_places; ++i)
        t.players[other].offerings.put(t.bonus.take(i));
    for (int r = 0; r != resources; ++r)
        give(t, me, static_cast<resource>(r), 3);
    exhaust(t, other, resource::CON);
    t.players[other].resources.take(resource::CON);
    t.bank.put(resource::CON);
    exhaust(t, other, resource::ROY);
    return Engine::template arrange<"action">(t, me);
}

/// What is reached from none of these positions has to be just what cannot be.
template <class Engine>
void keeps_all_laws(std::set<std::string> const& unreachable) {
    auto told = senet::testing::check_engine<Engine>({.games = 12, .positions = 60, .ids = 256});
    auto const go_on_from = [&](typename Engine::position const& begin, int games, int positions) {
        told += senet::testing::check_engine_from<Engine>(
            begin, {.games = games, .positions = positions, .ids = 256});
    };
    go_on_from(with_few_nobles<Engine>(), 12, 1500);
    go_on_from(with_little_left<Engine>(), 12, 200);
    if constexpr (Engine::game::settings.solo())
        go_on_from(with_few_vases<Engine>(), 4, 1500);
    CHECK(told);
    auto const missing = told.reached.never_reached();
    CHECK(std::set<std::string>(missing.begin(), missing.end()) == unreachable);
}

} // namespace pharaon_tests

#endif // SENET_TESTS_GAMES_PHARAON_LAWS_HPP
