// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_HPP

#include <senet/engine.hpp>
#include <senet/games/valley_of_the_kings/invariants.hpp>
#include <senet/games/valley_of_the_kings/phases.hpp>
#include <senet/games/valley_of_the_kings/scoring.hpp>

/// Valley of the Kings, a game by Christian Beierer, published by Franckh-Kosmos in 1992 as Tal der Könige: players buy
/// cubes, and send foremen and workers over a triangular board to build pyramids with them.
namespace senet::valley_of_the_kings {

template <options Options = options{}, edition const& Print = reconstructed>
struct game {
    static_assert(
        can_be_played(Options),
        "senet: valley of the kings is for 2 to 4 players, one of whom may be given to start, and 9999 rounds");
    static_assert(
        is_complete(Print),
        "senet: an edition of valley of the kings has everything that is printed");

    static constexpr auto name = "valley of the kings";
    static constexpr int seats = Options.players;
    static constexpr options settings = Options;
    static constexpr edition const& print = Print;

    using table = valley_of_the_kings::table<Print, Options.players>;

    /// VOK-040, VOK-041, VOK-042, VOK-050
    static constexpr table setup() {
        table t{};
        for (cube const colour : all_colours)
            t.bag.put(colour, Print.cubes[static_cast<int>(colour)]);
        for (int s = 0; s != seats; ++s) {
            t.tablets[s]->take_back();
            t.scarabs[s] = scarabs_each;
            t.bids[s].reveal(); // nothing is hidden there yet
            t.programmes[s].reveal();
        }
        return t;
    }

    static constexpr auto phases =
        sequence(valley_of_the_kings::setup, rounds<Options.single_tablet>);
    static constexpr auto scoring = final_scoring;
    static constexpr auto rules = all_rules<Options, Print>;
    static constexpr auto invariants = all_invariants;
    static constexpr bool seats_are_alike = true;

    /// What is decided in secret is decided again; tablets laid at once have no order.
    static constexpr void redeal(auto& at, seat viewer, auto& random) {
        redeal_hidden(at, viewer, random);
        for (int s = 0; s != seats; ++s) {
            if (s == viewer)
                continue;
            if (!at.table.programmes[s].revealed())
                decide_again<"programme", &table::programmes>(at, s, random);
            at.table.tablets[s]->choose_again(random);
            if constexpr (!Options.single_tablet) {
                if (!at.table.bids[s].revealed())
                    decide_again<"bid", &table::bids>(at, s, random);
                at.table.tablets[s]->forget_order();
            }
        }
    }
};

/// Valley of the Kings for two to four players, see `visit_players`.
struct family {
    static constexpr int fewest_players = 2;
    static constexpr int most_players = 4;
    template <int Players>
    using game = valley_of_the_kings::game<options{.players = Players}>;
};

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_HPP
