// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_HPP
#define SENET_GAMES_PHARAON_HPP

#include <senet/engine.hpp>
#include <senet/games/pharaon/invariants.hpp>
#include <senet/games/pharaon/scoring.hpp>
#include <senet/games/pharaon/solo_phases.hpp>

/// Pharaon, a game by Sylas and Henri Pym, published by Catch Up Games in 2019: five rounds to prepare the afterlife, on
/// a tablet of five districts around a wheel of resources. One to five players; alone against the Traitor.
namespace senet::pharaon {

template <options Options = options{}, edition const& Print = reconstructed>
struct game {
    static_assert(
        can_be_played(Options, Print),
        "senet: pharaon is for 1 to 5 players, the Traitor for one, and options give nothing that is not there");
    static_assert(
        is_complete(Print), "senet: an edition of pharaon has everything that is printed");

    static constexpr auto name = "pharaon";
    static constexpr int seats = Options.seats();
    static constexpr options settings = Options;
    static constexpr edition const& print = Print;

    using table = pharaon::table<Print, Options.players>;

    /// PHA-014, PHA-015, PHA-021: supplies are full; markers, cubes and disks start at the bottom, and the Pharaoh token
    /// with nobody.
    static constexpr table setup() {
        table t{};
        for (int r = 0; r != resources; ++r)
            t.bank.put(static_cast<resource>(r), Print.tokens[r]);
        for (int i = 0; i != offering_types; ++i)
            t.bag.put(static_cast<offering>(i), Print.offerings[i]);
        t.vase_deck = pile<vase>::of_each(1);
        t.artisan_deck = pile<artisan>::of_each(1);
        for (int n = 1; n <= noble_cards; ++n)
            if (Options.somebody_discovers() && n <= scribe_cards) // PHA-033
                t.spare_scribes.put(n);
            else
                t.noble_deck.put(n);
        if (Options.layout.size() == 0)
            t.layout[0].move_to(district::OFF);
        for (int p = 0; p != Options.layout.size(); ++p)
            t.layout[p].move_to(Options.layout[p]);
        if (Options.offset.size() != 0)
            t.offset = Options.offset[0];
        if (Options.direction.size() != 0)
            t.direction = Options.direction[0];
        return t;
    }

    static constexpr auto make_phases() {
        if constexpr (Options.solo())
            return solo_phases<table>;
        else
            return phases_of_players<table>;
    }
    static constexpr auto phases = make_phases();
    static constexpr auto scoring = make_final_scoring<Options.solo()>();
    static constexpr auto rules = all_rules<Options.solo()>;
    static constexpr auto invariants = all_invariants;
    /// What is chosen for a payment is only named: the tokens stay with their owner until it is complete.
    static constexpr auto unlimited = senet::unlimited<kind>;

    /// At most so many decisions, nature's included. Setup and pre-game: what lies on the board, what a noble and a vase
    /// bring. A round: as many actions as there are spaces, and four nobles who need none, each with payment, card,
    /// vase and replacements; a pass, two powers and four advances for each seat; a new setup.
    static constexpr int longest_game =
        100 + 40 * seats +
        Print.rounds *
            (28 * (colours * Print.usable_spaces[Options.players - 1] + 4) + 40 * seats + 60);
};

/// Pharaon for one to five players, see `visit_players`.
struct family {
    static constexpr int fewest_players = 1;
    static constexpr int most_players = 5;
    template <int Players>
    using game = pharaon::game<options{.players = Players}>;
};

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_HPP
