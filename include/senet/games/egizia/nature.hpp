// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_NATURE_HPP
#define SENET_GAMES_EGIZIA_NATURE_HPP

#include <senet/games/egizia/table.hpp>
#include <senet/moves.hpp>

#include <boost/hana/define_struct.hpp>

#include <type_traits>

// What is left to chance, one thing at a time (EGZ-222). The names are those of the specification (17.2). Each says where
// options may have laid down its outcome, and how many came before it.
namespace senet::egizia {

/// EGZ-012: the tile of the seat whose turn it is; who has none yet is still in the order of the seats.
struct tile {
    BOOST_HANA_DEFINE_STRUCT(tile, (within<1, most_players>, number));

    static constexpr auto moves(auto const& at) {
        index_set<most_players + 1> left;
        for (int t = 0; t != at.seats; ++t)
            if (at.table.tiles[t] >= at.seat())
                left.insert(t + 1);
        return left;
    }
    constexpr void play(auto& at) const {
        at.table.tiles.exchange(at.seat(), at.table.tiles[number - 1]);
    }

    static constexpr auto given_in(options const& o) { return o.tiles; }
    static constexpr int before(auto const& at) { return at.seat(); }
};

/// EGZ-018, EGZ-098: to the cards a builder looks at, or at the start for good.
struct sphinx_card {
    BOOST_HANA_DEFINE_STRUCT(sphinx_card, (sphinx_id, id));

    constexpr int odds(auto const& at) const { return at.table.sphinx_deck.odds(id); }
    static constexpr sphinx_card draw(auto const& at, auto& random) {
        return {at.table.sphinx_deck.pick(random)};
    }
    constexpr void play(auto& at) const {
        at.table.sphinx_deck.take(id);
        auto& build = at.table.build;
        if (build.to_draw == 0) {
            own(at).sphinx.put(id);
        } else {
            own(at).drawn.put(id);
            build.to_draw = build.to_draw - 1;
        }
    }

    static constexpr auto given_in(options const& o) { return o.sphinx; }
    template <class At>
    static constexpr int before(At const& at) {
        return sphinx_cards_in(At::game::settings, print_in(at)) - at.table.sphinx_deck.shuffled();
    }
    /// EGZ-022
    static constexpr int sphinx_cards_in(options const& o, edition const& print) noexcept {
        int n = 0;
        for (sphinx_print const& s : print.sphinx)
            n += o.use_ten_percent_card || s.what != condition::ten_percent ? 1 : 0;
        return n;
    }
};

/// EGZ-100, EGZ-222: what was put underneath the deck is drawn without chance.
struct sphinx_card_is_certain {
    constexpr bool operator()(auto const& at) const { return at.table.sphinx_deck.shuffled() == 0; }
};
struct draw_certain_sphinx_card {
    constexpr void operator()(auto& at) const { sphinx_card{at.table.sphinx_deck.next()}.play(at); }
};

/// EGZ-020, EGZ-108: the tiles that left the game unseen are among those that may come.
struct grave_tile {
    BOOST_HANA_DEFINE_STRUCT(grave_tile, (grave_id, id));

    constexpr int odds(auto const& at) const { return at.table.grave_pile.odds(id); }
    static constexpr grave_tile draw(auto const& at, auto& random) {
        return {at.table.grave_pile.pick(random)};
    }
    constexpr void play(auto& at) const {
        at.table.grave_pile.take(id);
        at.table.face_up.put(id);
    }

    static constexpr auto given_in(options const& o) { return o.graves; }
    static constexpr int before(auto const& at) { return grave_tiles - at.table.grave_pile.size(); }
};

/// EGZ-026, EGZ-027: onto the next card space.
struct nile_card {
    BOOST_HANA_DEFINE_STRUCT(nile_card, (card_id, id));

    constexpr int odds(auto const& at) const { return deck(at)->odds(id); }
    static constexpr nile_card draw(auto const& at, auto& random) {
        return {deck(at)->pick(random)};
    }
    constexpr void play(auto& at) const {
        deck(at)->take(id);
        at.table.river.put(id, at.table.river.size());
    }

    static constexpr auto given_in(options const& o) { return o.nile; }
    static constexpr int before(auto const& at) {
        return card_spaces * (at.table.round - 1) + at.table.river.size();
    }

    static constexpr auto& deck(auto& at) noexcept {
        return at.table
            .nile_decks[static_cast<int>(print_in(at).deck_of_round[at.table.round - 1])];
    }
};

} // namespace senet::egizia

#endif // SENET_GAMES_EGIZIA_NATURE_HPP
