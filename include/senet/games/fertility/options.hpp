// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_FERTILITY_OPTIONS_HPP
#define SENET_GAMES_FERTILITY_OPTIONS_HPP

#include <senet/games/fertility/edition.hpp>
#include <senet/given.hpp>

#include <boost/hana/adapt_struct.hpp>

namespace senet::fertility {

/// Who plays, and as much of the setup as is not left to chance (FER-255): what is given here is not drawn (FER-257).
struct options {
    int players = 4;      // FER-020
    bool variant = false; // FER-190: 39 dominoes, for two players only

    given<board, 4> boards{}; // from the left
    given<int, 4> turned{};   // 1: by 180 degrees
    given<int, 2> symbol{};   // row and column of its top left square, if it is one of the nearest
    given<int, 1> rotation{}; // of the starting tile
    given<domino, 50> dominoes{}; // the pile from the top
    given<metropolis_board, 4> metropolises{};
    given<monument, 4> monuments{};
    given<district, 40> districts{}; // the pile from the top

    /// FER-030
    constexpr int tiles() const noexcept { return tiles_for(players, variant); }
    /// FER-021
    constexpr int valley_boards() const noexcept { return players == 4 ? 4 : 3; }

    friend constexpr bool operator==(options const&, options const&) = default;

    static constexpr int tiles_for(int players, bool variant) noexcept {
        return variant ? 39 : players == 2 ? 24 : players == 3 ? 35 : 46;
    }
};

/// Nothing is given twice that there is once, and nothing that is not there.
constexpr bool can_be_played(options const& chosen, edition const& print) noexcept {
    int copies[10] = {};
    for (domino const d : chosen.dominoes)
        if (++copies[static_cast<int>(d)] > print.copies[static_cast<int>(d)])
            return false;
    return chosen.players >= 2 && chosen.players <= 4 && (!chosen.variant || chosen.players == 2) &&
           chosen.boards.all_different() && chosen.boards.size() <= chosen.valley_boards() &&
           chosen.turned.all_within(0, 1) && chosen.turned.size() <= chosen.valley_boards() &&
           chosen.symbol.size() != 1 && chosen.symbol.all_within(0, 15) &&
           chosen.rotation.all_within(0, 3) && chosen.metropolises.all_different() &&
           chosen.metropolises.size() <= chosen.players && chosen.monuments.all_different() &&
           chosen.monuments.size() <= chosen.players && chosen.districts.all_different();
}

} // namespace senet::fertility

BOOST_HANA_ADAPT_STRUCT(
    senet::fertility::options,
    players,
    variant,
    boards,
    turned,
    symbol,
    rotation,
    dominoes,
    metropolises,
    monuments,
    districts);

#endif // SENET_GAMES_FERTILITY_OPTIONS_HPP
