// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_OPTIONS_HPP
#define SENET_GAMES_EGIZIA_OPTIONS_HPP

#include <senet/games/egizia/edition.hpp>
#include <senet/given.hpp>

#include <boost/hana/adapt_struct.hpp>

namespace senet::egizia {

/// Who plays, what the rules leave open, and as much of what is drawn as is not left to chance (EGZ-222).
struct options {
    int players = 4;                  // EGZ-001
    bool use_ten_percent_card = true; // EGZ-022
    bool unlimited_pieces = true;     // EGZ-094

    given<int, most_players> tiles{};            // of P1, P2 … (EGZ-012)
    given<sphinx_id, sphinx_cards> sphinx{};     // the deck from the top (EGZ-018)
    given<grave_id, 12> graves{};                // as they are turned up (EGZ-020)
    given<card_id, rounds * card_spaces> nile{}; // as they are dealt, round after round (EGZ-019)

    friend constexpr bool operator==(options const&, options const&) = default;
};

/// Nothing is given twice that there is once, and nothing that is not there.
constexpr bool can_be_played(options const& chosen, edition const& print) noexcept {
    if (chosen.players < 2 || chosen.players > most_players || !chosen.tiles.all_different() ||
        chosen.tiles.size() > chosen.players || !chosen.sphinx.all_different() ||
        !chosen.graves.all_different() || !chosen.nile.all_different() ||
        !chosen.tiles.all_within(1, chosen.players))
        return false;
    for (sphinx_id const s : chosen.sphinx)
        if (!chosen.use_ten_percent_card &&
            print.sphinx[static_cast<int>(s)].what == condition::ten_percent)
            return false;
    for (int i = 0; i != chosen.nile.size(); ++i)
        if (static_cast<int>(chosen.nile[i]) >= nile_cards ||
            print.deck_of[static_cast<int>(chosen.nile[i])] != print.deck_of_round[i / card_spaces])
            return false;
    return true;
}

} // namespace senet::egizia

BOOST_HANA_ADAPT_STRUCT(
    senet::egizia::options,
    players,
    use_ten_percent_card,
    unlimited_pieces,
    tiles,
    sphinx,
    graves,
    nile);

#endif // SENET_GAMES_EGIZIA_OPTIONS_HPP
