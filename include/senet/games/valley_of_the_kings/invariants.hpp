// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_INVARIANTS_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_INVARIANTS_HPP

#include <senet/games/valley_of_the_kings/invariants_of_cubes.hpp>
#include <senet/games/valley_of_the_kings/invariants_of_players.hpp>
#include <senet/invariants.hpp>

// What is true of every position (section 23).
namespace senet::valley_of_the_kings {

inline constexpr auto all_invariants = invariants<
    colours_are_conserved,
    cubes_are_conserved,
    pharaoh_has_room,
    hands_are_for_a_round,
    display_is_for_the_auction,
    pawns_are_on_the_board,
    pawns_stand_alone,
    scarabs_are_conserved,
    owners_build,
    layers_are_full_below,
    pyramids_are_bounded,
    finished_pyramids_stay,
    cubes_are_stolen_and_built,
    owners_change_in_their_phases,
    claims_are_few,
    two_sites_in_the_first_round,
    points_are_limited,
    tablets_are_conserved,
    workers_carry_little,
    round_brings_few_cubes,
    disc_goes_round,
    first_round_is_peaceful,
    bag_suffices,
    scores_are_bounded>;

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_INVARIANTS_HPP
