// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_GAMES_EGIZIA_ARRANGED_HPP
#define SENET_TESTS_GAMES_EGIZIA_ARRANGED_HPP

#include <senet/games/egizia.hpp>

#include <initializer_list>
#include <string>
#include <string_view>

/// Positions of Egizia as the examples and the rules of the specification give them.
namespace egizia_tests {

using namespace senet::egizia;
using senet::seat;
using enum place_on_river;
using enum card_id;

using two = senet::engine<game<options{.players = 2}>>;
using three = senet::engine<game<options{.players = 3}>>;
using four = senet::engine<game<options{.players = 4}>>;

/// The start of a game, with tile i for seat i - 1, four graves turned up and nothing on the river: G09 with value 4 comes
/// first. Sphinx cards are all in the deck.
template <class Engine = four>
constexpr typename Engine::table start_table() {
    auto t = Engine::game::setup();
    for (int s = 0; s != Engine::seats; ++s)
        t.players[s].stock = reconstructed.start_stones[s];
    for (grave_id const g : {grave_id::G09, grave_id::G01, grave_id::G14, grave_id::G18}) {
        t.grave_pile.take(g);
        t.face_up.put(g);
    }
    return t;
}

/// A card from its deck to the front of a player.
constexpr void give(auto& t, seat s, card_id c) {
    t.nile_decks[static_cast<int>(reconstructed.deck_of[static_cast<int>(c)])]->take(c);
    t.players[s].cards.put(c);
}
constexpr void give(auto& t, seat s, std::initializer_list<card_id> all) {
    for (card_id const c : all)
        give(t, s, c);
}
/// The start field or quarry goes, so that a player has no other than those he is given.
constexpr void take_away(auto& t, seat s, card_id first) {
    auto const own = static_cast<card_id>(static_cast<int>(first) + s);
    t.players[s].cards.take(own);
    t.gone.put(own);
}
constexpr void give_sphinx(auto& t, seat s, sphinx_id c) {
    t.sphinx_deck.take(c);
    t.players[s].sphinx.put(c);
}

/// A card on a card space, counted from 1.
constexpr void lay(auto& t, int space, card_id c) {
    t.nile_decks[static_cast<int>(reconstructed.deck_of[static_cast<int>(c)])]->take(c);
    t.river.put(c, space - 1);
}
/// A card on each card space that has none, in the order of their numbers.
constexpr void fill_river(auto& t) {
    auto& deck =
        t.nile_decks[static_cast<int>(reconstructed.deck_of_round[static_cast<int>(t.round) - 1])];
    int next = 0;
    for (int space = 0; space != card_spaces; ++space) {
        if (!t.river.is_free(space))
            continue;
        while (deck->count(static_cast<card_id>(next)) == 0)
            ++next;
        deck->take(static_cast<card_id>(next));
        t.river.put(static_cast<card_id>(next), space);
    }
}

constexpr void set_crews(auto& t, seat s, int a, int b, int c, int j) {
    int const strengths[] = {a, b, c, j};
    for (int i = 0; i != crew_tiles; ++i)
        t.players[s].crews[i] = strengths[i];
}
constexpr bool has_crews(auto const& t, seat s, int a, int b, int c, int j) {
    auto const& own = t.players[s].crews;
    return own[0] == a && own[1] == b && own[2] == c && own[3] == j;
}
constexpr void set_market(auto& t, seat s, market_id m, int space) {
    t.players[s].markets[static_cast<int>(m)] = space;
}
constexpr int market_of(auto const& t, seat s, market_id m) {
    return t.players[s].markets[static_cast<int>(m)];
}
constexpr int stock_of(auto const& p, seat s) { return p.table.players[s].stock; }
constexpr int score_of(auto const& p, seat s) { return p.table.points[s]; }

/// A boat at a site: slot 1, 2, 3, or 4 for waiting.
constexpr void berth(auto& t, seat s, site_id site, int slot) {
    t.players[s].boats.put(reconstructed.site[static_cast<int>(site)].on_river);
    t.site_berths[static_cast<int>(site)][slot - 1].give_to(s);
}

/// Pieces on the next cells of a line; the tiles of the graves go to their owners.
constexpr void build_on(auto& t, line_id l, std::initializer_list<int> owners) {
    int cell = printed<reconstructed>.first_cell[static_cast<int>(l)];
    while (t.pieces[cell].held())
        ++cell;
    for (int const s : owners) {
        t.pieces[cell++].give_to(s);
        if (l == line_id::graves) {
            t.players[s].graves.put(t.face_up.take(0));
            for (int g = 0; g != grave_tiles && !t.face_up.full(); ++g)
                if (t.grave_pile.count(static_cast<grave_id>(g)) != 0) {
                    t.grave_pile.take(static_cast<grave_id>(g));
                    t.face_up.put(static_cast<grave_id>(g));
                }
        }
    }
}

template <class Engine = four>
constexpr bool
is_refused(typename Engine::position const& p, typename Engine::move m, std::string_view rule) {
    return Engine::check(p, m).rule() == rule;
}

/// The position at the beginning of a phase.
template <senet::fixed_string Phase, class Engine = four>
constexpr typename Engine::position at(typename Engine::table const& t, seat s = 0) {
    return Engine::template arrange<Phase>(t, s);
}

/// Phase 2 with this player to place a boat, on a river full of cards.
template <class Engine = four>
constexpr typename Engine::position placing(typename Engine::table t, seat s = 0) {
    fill_river(t);
    t.duty = boat_duty::may_pass;
    return Engine::template arrange<"W2">(t, s);
}

/// Phase 3 with only this player to be fed.
template <class Engine = four>
constexpr typename Engine::position feeding_of(typename Engine::table t, seat s = 0) {
    t.turns.clear();
    t.turns.put(s);
    return Engine::template arrange<"W3">(t, s);
}

/// A site with this player's boat in slot 1 and his turn, and the next player's in slot 2, so that the game waits there.
template <class Engine = four>
constexpr typename Engine::position at_site(typename Engine::table t, site_id site, seat s = 0) {
    t.site = site;
    berth(t, s, site, 1);
    berth(t, (s + 1) % Engine::seats, site, 2);
    return Engine::template arrange<"W5">(t, s);
}

template <class Engine = four>
constexpr void
play(typename Engine::position& p, std::initializer_list<typename Engine::move> moves) {
    for (auto const m : moves)
        Engine::play(p, m);
}

/// The ids of the invariants that do not hold in a position, or for a move.
template <class Engine = four>
std::string broken_promises(typename Engine::position const& p) {
    std::string ids;
    Engine::game::invariants.for_each([&](auto invariant) {
        if constexpr (requires { invariant(p); })
            if (!invariant(p))
                ids += std::string{invariant.text().id} + " ";
    });
    return ids;
}
template <class Engine = four>
std::string broken_promises(
    typename Engine::position const& before,
    typename Engine::move move,
    typename Engine::position const& after) {
    std::string ids;
    Engine::game::invariants.for_each([&](auto invariant) {
        if constexpr (requires { invariant(before, move, after); })
            if (!invariant(before, move, after))
                ids += std::string{invariant.text().id} + " ";
    });
    return ids;
}

} // namespace egizia_tests

#endif // SENET_TESTS_GAMES_EGIZIA_ARRANGED_HPP
