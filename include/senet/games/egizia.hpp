// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_HPP
#define SENET_GAMES_EGIZIA_HPP

#include <senet/engine.hpp>
#include <senet/games/egizia/invariants.hpp>
#include <senet/games/egizia/phases.hpp>
#include <senet/games/egizia/reconstructed.hpp>
#include <senet/games/egizia/scoring.hpp>

#include <type_traits>

/// Egizia, a game by Acchittocca, published by Hans im Glück in 2009: boats sail down the Nile, past cards and spaces that
/// help, to the sites where crews build the monuments of Egypt.
namespace senet::egizia {

template <options Options = options{}, edition const& Print = reconstructed>
struct game {
    static_assert(
        can_be_played(Options, Print),
        "senet: egizia is for 2 to 4 players, and options give nothing that is not there");
    static_assert(is_complete(Print), "senet: an edition of egizia has everything that is printed");

    static constexpr auto name = "egizia";
    static constexpr int seats = Options.players;
    static constexpr options settings = Options;
    static constexpr edition const& print = Print;

    using table = egizia::table<Print, Options.players>;

    static constexpr table setup() {
        table t{};
        t.flood = Print.flood; // EGZ-021
        t.points = std::remove_cvref_t<decltype(t.points)>{t.tiles, 0};
        for (int s = 0; s != most_players; ++s)
            for (int const first : {nile_cards, nile_cards + most_players}) { // EGZ-008
                auto const start_card = static_cast<card_id>(first + s);
                if (s < seats)
                    t.players[s].cards.put(start_card);
                else
                    t.gone.put(start_card);
            }
        for (auto& p : t.players) // EGZ-014: markets start on the top space
            for (int c = 0; c != crew_tiles; ++c)
                p.crews[c] = Print.crew_start[c]; // EGZ-016
        for (int c = 0; c != nile_cards; ++c)
            t.nile_decks[static_cast<int>(Print.deck_of[c])]->put(static_cast<card_id>(c));
        for (int s = 0; s != sphinx_cards; ++s)
            if (Options.use_ten_percent_card || Print.sphinx[s].what != condition::ten_percent)
                t.sphinx_deck.put(static_cast<sphinx_id>(s)); // EGZ-022
        t.grave_pile = pile<grave_id>::of_each(1);
        return t;
    }

    static constexpr auto phases = sequence(setup_phase, all_rounds<table>);
    static constexpr auto scoring = final_scoring;
    static constexpr auto rules = all_rules<Options, Print>;
    static constexpr auto invariants = all_invariants;

    /// At most so many decisions, nature's included. Setup: a tile and a Sphinx card each. Graves, Nile cards and pieces
    /// are as many as there are. A round: with each boat a placement, four owed choices and another boat or not; a pass;
    /// a leftover card and its choices; feeding; an end of phase 4 and 6; a turn, a card for it and a finish at each site,
    /// and a draw of five cards. Every card is played once, or used once a round.
    static constexpr int longest_game =
        2 * seats + 12 + rounds * card_spaces + table::cell_count +
        rounds * seats * (6 * Print.boats + 1 + 4 + 1 + 2 + 9 + 7) + card_kinds +
        rounds * (cards_saying(Print, word::improve) + 3 * cards_saying(Print, word::leftover));
};

/// Egizia for two to four players, see `visit_players`.
struct family {
    static constexpr int fewest_players = 2;
    static constexpr int most_players = 4;
    template <int Players>
    using game = egizia::game<options{.players = Players}>;
};

} // namespace senet::egizia

#endif // SENET_GAMES_EGIZIA_HPP
