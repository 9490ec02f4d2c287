// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_RULES_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_RULES_HPP

#include <senet/games/valley_of_the_kings/edition.hpp>
#include <senet/games/valley_of_the_kings/options.hpp>
#include <senet/rules.hpp>

// What can refuse a move, in the order of the specification. The other rules cannot be broken: they say what happens,
// and stand where it does.
namespace senet::valley_of_the_kings {

// The board
struct move_follows_a_line
    : rule<"VOK-027", "a pawn goes from a square to its area and back, or to a neighbouring area"> {
};
struct square_exists : rule<"VOK-028", "the site has no such square"> {};
struct site_is_open : rule<"VOK-047", "the site is closed"> {};
struct player_is_there : rule<"VOK-049", "the disc goes to one of the players"> {};

// Buying cubes
struct group_is_on_display : rule<"VOK-083", "there is no such group on display"> {};
struct tablet_is_held : rule<"VOK-331", "you have no tablet of that value left"> {};

// Moving pawns
struct rivals_are_left_alone
    : rule<"VOK-117", "in the first round nobody enters a site that belongs to another player"> {};
struct foremen_have_points_left
    : rule<"VOK-131", "the foremen have used up their 6 points of movement"> {};
struct square_is_free_for_foreman
    : rule<"VOK-133", "a foreman does not enter a square that is occupied"> {};
struct workers_have_points_left
    : rule<"VOK-191", "the workers have used up their 6 points of movement"> {};
struct square_is_free_for_worker
    : rule<"VOK-192", "a worker does not enter a square that is occupied"> {};

// Claiming
struct foreman_stands_on_site : rule<"VOK-140", "the foreman does not stand on a site"> {};
struct foreman_claims_once
    : rule<"VOK-142", "the foreman has claimed a site in this round already"> {};
struct site_has_no_owner : rule<"VOK-144", "the site belongs to somebody already"> {};
struct scarab_is_left_for_claim : rule<"VOK-148", "you have no scarab left"> {};

// Programmes
struct programme_has_room : rule<"VOK-161", "a programme has at most 6 legs"> {};
struct leg_goes_elsewhere
    : rule<"VOK-162", "a leg goes to another cell than the one where the foreman would be"> {};
struct programme_is_not_void
    : rule<"VOK-164", "nothing is added to a programme that costs more than 6"> {};
struct programme_stays_within_budget
    : rule<"VOK-351", "the programme would cost more than 6, which was agreed not to be written"> {
};

// Stealing cubes
struct victim_is_another_player
    : rule<"VOK-200", "cubes are stolen from the sites of other players"> {};
struct thief_has_more_foremen
    : rule<"VOK-201", "you do not have more foremen there than the owner"> {};
struct thief_has_worker : rule<"VOK-202", "none of your workers stands there"> {};
struct workers_carry_two : rule<"VOK-204", "each of your workers there has stolen 2 cubes"> {};
struct cube_is_on_top : rule<"VOK-205", "there is no such cube in the highest layer that has any"> {
};
struct finished_is_safe_from_thieves
    : rule<"VOK-209", "nothing is stolen from a finished pyramid"> {};

// Stealing sites
struct site_is_anothers : rule<"VOK-220", "sites of other players are taken over"> {};
struct taker_has_majorities
    : rule<"VOK-221", "you do not have more foremen and more workers there than the owner"> {};
struct thieves_do_not_count
    : rule<"VOK-222", "without the workers that stole there you do not have more than the owner"> {
};
struct scarab_is_left_for_takeover : rule<"VOK-226", "you have no scarab left"> {};
struct finished_is_kept : rule<"VOK-227", "a finished pyramid is not taken over"> {};

// Building
struct cube_is_in_hand : rule<"VOK-240", "you have no cube of this colour"> {};
struct worker_can_place
    : rule<"VOK-241", "no worker of yours there has a cube left to place, which is 2 for each"> {};
struct site_is_own : rule<"VOK-243", "the site is not yours"> {};
struct layer_has_free_cell
    : rule<"VOK-246", "the lowest layer that is not full has no free visible cell"> {};
struct centre_is_free
    : rule<"VOK-248", "there is no free cell in the centre of a first layer of nine"> {};
struct finished_never_changes : rule<"VOK-251", "a finished pyramid never changes"> {};

// One way to say it (section 21, details 1 and 2)
struct blanks_are_in_order
    : rule<
          "VOK-A1",
          "of equal tablets none is laid beside a lower group than the one before, or after one was kept"> {
};
struct first_of_equal_workers : rule<"VOK-A9", "of workers in one area the first one is moved"> {};

/// Those that can be broken with these options.
template <options Options, edition const& Print>
inline constexpr auto all_rules =
    senet::rules<
        move_follows_a_line,
        square_exists,
        group_is_on_display,
        rivals_are_left_alone,
        foremen_have_points_left,
        square_is_free_for_foreman,
        workers_have_points_left,
        square_is_free_for_worker,
        foreman_stands_on_site,
        foreman_claims_once,
        site_has_no_owner,
        scarab_is_left_for_claim,
        programme_has_room,
        leg_goes_elsewhere,
        victim_is_another_player,
        thief_has_more_foremen,
        thief_has_worker,
        workers_carry_two,
        cube_is_on_top,
        finished_is_safe_from_thieves,
        site_is_anothers,
        taker_has_majorities,
        scarab_is_left_for_takeover,
        finished_is_kept,
        cube_is_in_hand,
        worker_can_place,
        site_is_own,
        layer_has_free_cell,
        centre_is_free,
        finished_never_changes,
        first_of_equal_workers> +
    rules_if<!Print.closed[Options.players].empty(), site_is_open> +
    rules_if<Options.players != 4 && Options.start_player.size() == 0, player_is_there> +
    rules_if<Options.single_tablet, tablet_is_held> +
    rules_if<!Options.single_tablet, blanks_are_in_order> +
    rules_if<Options.allow_over_budget, programme_is_not_void> +
    rules_if<!Options.allow_over_budget, programme_stays_within_budget> +
    rules_if<Options.worker_single_use, thieves_do_not_count>;

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_RULES_HPP
