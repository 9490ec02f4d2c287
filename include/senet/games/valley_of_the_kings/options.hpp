// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_OPTIONS_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_OPTIONS_HPP

#include <senet/games/valley_of_the_kings/edition.hpp>
#include <senet/given.hpp>

#include <boost/hana/adapt_struct.hpp>

namespace senet::valley_of_the_kings {

/// No game is played longer than that (VOK-352).
inline constexpr int most_rounds = 9999;

/// Who plays, and how. The variants may be combined (section 17), and so may everything else.
struct options {
    int players = 4;
    bool quick = false;         // VOK-320: unsold cubes go to the Pharaoh pyramid
    bool expert = false;        // VOK-325: striped pyramids
    bool single_tablet = false; // VOK-330: tablets are laid one at a time
    bool worker_single_use =
        true; // VOK-350: who stole cubes does not count for taking the site over
    bool allow_over_budget = true; // VOK-351: programmes may cost more than 6
    int round_cap = 0; // VOK-352: the game ends after so many rounds; 0: when the rules say so
    given<int, 1> start_player{}; // VOK-353: a seat, or drawn

    friend constexpr bool operator==(options const&, options const&) = default;
};

constexpr bool can_be_played(options const& chosen) noexcept {
    return chosen.players >= 2 && chosen.players <= 4 && chosen.round_cap >= 0 &&
           chosen.round_cap <= most_rounds &&
           (chosen.start_player.size() == 0 ||
            (chosen.start_player[0] >= 0 && chosen.start_player[0] < chosen.players));
}

/// The options of the game a position belongs to.
template <class At>
constexpr options const& settings_of(At const&) noexcept {
    return At::game::settings;
}

} // namespace senet::valley_of_the_kings

BOOST_HANA_ADAPT_STRUCT(
    senet::valley_of_the_kings::options,
    players,
    quick,
    expert,
    single_tablet,
    worker_single_use,
    allow_over_budget,
    round_cap,
    start_player);

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_OPTIONS_HPP
