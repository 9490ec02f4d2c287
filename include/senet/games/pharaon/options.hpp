// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_OPTIONS_HPP
#define SENET_GAMES_PHARAON_OPTIONS_HPP

#include <senet/games/pharaon/edition.hpp>
#include <senet/given.hpp>

#include <boost/hana/adapt_struct.hpp>

namespace senet::pharaon {

/// Who plays, and as much of the setup as is not left to chance (PHA-258). What is given of the arrangement is not
/// drawn; what is given of a deck or of the bag is drawn with certainty, until it is shuffled.
struct options {
    int players = 4;             // 1: alone against the Traitor
    given<bool, 5> discovery{};  // PHA-032: by seat; who is not mentioned draws two nobles
    int difficulty = 0;          // PHA-208: so many tiles are dark
    int nile_god_tracks = 3;     // Q23: 2 or 3
    given<district, 5> layout{}; // PHA-011: from position 0
    given<int, 1> offset{};      // PHA-012
    given<turning, 1> direction{};
    given<int, 1> first_player{}; // a seat; alone, seat 1 is the Traitor
    given<int, 5> scribes{};      // as dealt to the players in discovery mode
    given<tile, 5> tiles{};       // PHA-207: from the left
    given<side, 5> sides{};       // of the tiles T1 to T5
    given<colour, 5> ties{};      // PHA-209: from the left
    given<int, 26> nobles{};      // decks and bag, from the top
    given<artisan, 30> artisans{};
    given<vase, 30> vases{};
    given<offering, 40> offerings{};

    constexpr bool solo() const noexcept { return players == 1; }
    /// The Traitor has a seat, too.
    constexpr int seats() const noexcept { return solo() ? 2 : players; }
    constexpr bool discovers(int seat) const noexcept {
        return seat < discovery.size() && discovery[seat];
    }
    constexpr bool somebody_discovers() const noexcept {
        for (bool const discovers : discovery)
            if (discovers)
                return true;
        return false;
    }

    friend constexpr bool operator==(options const&, options const&) = default;
};

/// PHA-258: nothing is given twice that there is once, and nothing that is not there.
constexpr bool can_be_played(options const& chosen, edition const& print) noexcept {
    auto const whole = [&](auto const& list) {
        return list.size() == 0 || (list.size() == list.capacity() && list.all_different());
    };
    int const discovering = [&] {
        int n = 0;
        for (int s = 0; s != chosen.players; ++s)
            n += chosen.discovers(s) ? 1 : 0;
        return n;
    }();
    if (chosen.players < 1 || chosen.players > edition::most_players)
        return false;
    if (chosen.discovery.size() > chosen.players)
        return false;
    if (!whole(chosen.layout) || !whole(chosen.tiles) || !whole(chosen.ties))
        return false;
    if (chosen.nile_god_tracks != 2 && chosen.nile_god_tracks != 3)
        return false;
    if (!chosen.offset.all_within(0, colours - 1) ||
        !chosen.first_player.all_within(0, chosen.seats() - 1))
        return false;
    int dark = 0;
    for (side const s : chosen.sides)
        dark += s == side::dark ? 1 : 0;
    if (chosen.sides.size() != 0 &&
        (chosen.sides.size() != traitor_tiles || dark != chosen.difficulty))
        return false;
    if (chosen.difficulty < 0 || chosen.difficulty > traitor_tiles)
        return false;
    if (!chosen.solo() && (chosen.difficulty != 0 || chosen.tiles.size() != 0 ||
                           chosen.ties.size() != 0 || chosen.sides.size() != 0))
        return false;
    int const dealt = discovering + (chosen.solo() && discovering != 0 ? 1 : 0);
    if (!chosen.scribes.all_different() || chosen.scribes.size() > dealt ||
        !chosen.scribes.all_within(1, scribe_cards) ||
        !chosen.nobles.all_within(discovering != 0 ? scribe_cards + 1 : 1, noble_cards))
        return false;
    int left[offering_types] = {};
    for (int i = 0; i != offering_types; ++i)
        left[i] = print.offerings[i];
    for (offering const o : chosen.offerings)
        if (--left[static_cast<int>(o)] < 0)
            return false;
    return chosen.nobles.all_different() && chosen.artisans.all_different() &&
           chosen.vases.all_different();
}

} // namespace senet::pharaon

BOOST_HANA_ADAPT_STRUCT(
    senet::pharaon::options,
    players,
    discovery,
    difficulty,
    nile_god_tracks,
    layout,
    offset,
    direction,
    first_player,
    scribes,
    tiles,
    sides,
    ties,
    nobles,
    artisans,
    vases,
    offerings);

#endif // SENET_GAMES_PHARAON_OPTIONS_HPP
