// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_FERTILITY_HPP
#define SENET_GAMES_FERTILITY_HPP

#include <senet/engine.hpp>
#include <senet/games/fertility/invariants.hpp>
#include <senet/games/fertility/phases.hpp>
#include <senet/games/fertility/scoring.hpp>

/// Fertility, a game by Cyrille Leroy, published by Catch Up Games in 2018: players tile the valley of the Nile, and
/// supply the shops of their cities with what they harvest.
namespace senet::fertility {

template <options Options = options{}, edition const& Print = reconstructed>
struct game {
    static_assert(
        can_be_played(Options, Print),
        "senet: fertility is for 2 to 4 players, the variant for 2, and options give nothing that is not there");
    static_assert(
        is_complete(Print), "senet: an edition of fertility has everything that is printed");

    static constexpr auto name = "fertility";
    static constexpr int seats = Options.players;
    static constexpr options settings = Options;
    static constexpr edition const& print = Print;

    using table =
        fertility::table<Print, Options.players, Options.valley_boards(), Options.tiles()>;
    using square = typename table::square;

    static constexpr table setup() {
        table t{};
        // FER-037, FER-200: there are no more than these; wheat, Debens and statues have no stock (FER-205)
        for (resource const r : all_resources)
            t.stock.put(r, Print.tokens[static_cast<int>(r)]);
        for (int d = 0; d != domino_kinds; ++d)
            t.dominoes.put(static_cast<domino>(d), Print.copies[d]);
        t.dominoes_left = Options.tiles(); // FER-030
        t.district_pile = pile<district>::of_each(1);
        return t;
    }

    static constexpr auto phases =
        sequence(fertility::setup<Options.valley_boards()>, turns<Options.variant>);
    static constexpr auto scoring = final_scoring<Print>;
    static constexpr auto rules = all_rules;
    static constexpr auto invariants = all_invariants;

    /// At most so many decisions, nature's included. Setup: a board and a turn in each of four columns, a symbol, a
    /// rotation, dominoes, Metropolises, monuments, districts. A turn: a placement, 4 quarries, a build, 8 tokens
    /// (FER-104), 7 exchanges, two ends of a step, a draft, a removal, two dominoes and a district.
    static constexpr int longest_game = 17 + 5 * seats + 28 * turns_each * seats;
};

/// Fertility for two to four players, see `visit_players`.
struct family {
    static constexpr int fewest_players = 2;
    static constexpr int most_players = 4;
    template <int Players>
    using game = fertility::game<options{.players = Players}>;
};

} // namespace senet::fertility

#endif // SENET_GAMES_FERTILITY_HPP
