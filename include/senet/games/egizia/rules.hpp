// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_RULES_HPP
#define SENET_GAMES_EGIZIA_RULES_HPP

#include <senet/games/egizia/options.hpp>
#include <senet/rules.hpp>

// The rules of Egizia that can refuse something, with the numbers of its specification, which are cited wherever a rule
// holds. Those that refuse nothing are kept by what the phases offer.
namespace senet::egizia {

// Boats
struct boat_goes_downstream
    : rule<"EGZ-038", "boats go further downstream than your most downstream boat"> {};
struct card_is_on_space : rule<"EGZ-040", "there is no card on this space any more"> {};
struct space_is_free : rule<"EGZ-041", "a round space holds one boat"> {};
struct site_has_no_own_boat : rule<"EGZ-042", "you have a boat at this site already"> {};
struct slot_exists : rule<"EGZ-043", "this site has fewer slots"> {};
struct free_slot_is_taken
    : rule<"EGZ-044", "while a site has a free slot, the boat takes one that is free"> {};
struct space_is_not_grey
    : rule<"EGZ-061", "the space with the grey border is neither doubled nor used again"> {};
struct extra_boat_is_placed : rule<"EGZ-179", "who plays the card for another boat places it"> {};
struct double_is_at_hand
    : rule<"EGZ-187", "a round space works twice for who has the card for it"> {};
struct card_is_left : rule<"EGZ-177", "you may take a card that is still on the river"> {};
struct parameters_are_in_range
    : rule<"EGZ-219", "slots are for sites, and each site has its own lines and markets"> {};

// Crews, markets, the flood
struct crew_is_not_wasted : rule<"EGZ-057", "a crew at the end of its track does not advance"> {};
struct choice_is_owed
    : rule<
          "EGZ-220",
          "you make the choices that are owed, several advances in the order of the crews"> {};
struct flood_has_ends : rule<"EGZ-059", "the flood never leaves its three positions"> {};

// Free actions
struct improver_is_at_hand
    : rule<"EGZ-169", "a crew is improved once a round for each card that says so"> {};
struct paid_improver_is_at_hand
    : rule<
          "EGZ-170",
          "a crew is improved once a round for each card that says so, for its stones"> {};
struct stones_are_at_hand : rule<"EGZ-191", "you have no card that gives stones"> {};
struct sale_is_at_hand
    : rule<"EGZ-192", "you sell stones that you have, as many as your card allows"> {};

// Feeding
struct improver_is_unassigned
    : rule<"EGZ-167", "a field improver is assigned once, to an own field that is not green"> {};
struct feeding_is_not_wasteful
    : rule<"EGZ-074", "cards and stones feed those who would be short without them"> {};
struct stones_feed : rule<"EGZ-171", "stones feed crews for who has the card for it"> {};
struct surplus_is_at_hand : rule<"EGZ-190", "you have no more cards with wheat"> {};

// Building
struct build_is_possible : rule<"EGZ-081", "building needs at least one stone"> {};
struct two_crews_are_allowed
    : rule<"EGZ-085", "one regular crew builds, two with the card for it"> {};
struct crew_is_available : rule<"EGZ-087", "each crew is used once a round"> {};
struct strength_is_at_hand : rule<"EGZ-184", "you have no more cards for strength"> {};
struct something_can_be_filled
    : rule<"EGZ-095", "a cell of the site can be paid with this strength and your stock"> {};
struct piece_is_left : rule<"EGZ-094", "you have no piece left"> {};
struct sphinx_deck_has_cards : rule<"EGZ-102", "there is no Sphinx card left"> {};

struct payment_is_possible
    : rule<"EGZ-096", "you pay up to your strength, your stock, five, and what there is to draw"> {
};
struct extra_is_allowed
    : rule<"EGZ-097", "more cards than paid for are drawn with the card for it, up to five"> {};
struct few_are_kept
    : rule<"EGZ-099", "you keep at most one of the drawn cards, two with the card for it"> {};

struct cell_exists : rule<"EGZ-214", "this line has no empty cell"> {};
struct cell_can_be_paid
    : rule<"EGZ-090", "a build is worth no more than its strength and the stock of its builder"> {};
struct walls_are_complete
    : rule<"EGZ-112", "what has to stand before is complete: both walls, then the columns"> {};
struct cell_is_supported : rule<"EGZ-116", "a cell of the pyramid stands on two filled cells"> {};
struct puts_are_in_order
    : rule<
          "EGZ-217",
          "a build fills graves before the obelisk, the temple before the pyramid, from the bottom"> {
};
struct something_is_filled : rule<"EGZ-092", "a build fills at least one cell"> {};
struct market_is_chosen
    : rule<"EGZ-110", "a build at the obelisk and the graves moves one market, no other does"> {};

/// The Sphinx cards that can be in front of players: at the start, and from each build.
constexpr int most_kept(options const& o, edition const& print) noexcept {
    int kept = o.players + rounds * o.players * print.kept_sphinx;
    for (card_print const& c : print.nile)
        for (clause const& says : c.says)
            if (says.what == word::keep_sphinx)
                kept += says.n - print.kept_sphinx;
    return kept;
}

/// Those that can refuse something whoever plays, with any edition.
inline constexpr auto common_rules = senet::rules<
    boat_goes_downstream,
    card_is_on_space,
    space_is_free,
    site_has_no_own_boat,
    free_slot_is_taken,
    crew_is_not_wasted,
    flood_has_ends,
    space_is_not_grey,
    feeding_is_not_wasteful,
    build_is_possible,
    two_crews_are_allowed,
    crew_is_available,
    cell_can_be_paid,
    something_is_filled,
    something_can_be_filled,
    payment_is_possible,
    extra_is_allowed,
    few_are_kept,
    market_is_chosen,
    walls_are_complete,
    cell_is_supported,
    improver_is_unassigned,
    improver_is_at_hand,
    paid_improver_is_at_hand,
    stones_feed,
    card_is_left,
    extra_boat_is_placed,
    strength_is_at_hand,
    double_is_at_hand,
    surplus_is_at_hand,
    stones_are_at_hand,
    sale_is_at_hand,
    cell_exists,
    puts_are_in_order,
    parameters_are_in_range,
    choice_is_owed>;

/// And those that can do so for some players, options and editions only.
template <options Options, edition const& Print>
inline constexpr auto all_rules =
    egizia::common_rules + rules_if<(Print.slots[Options.players] < most_slots), slot_exists> +
    rules_if<!Options.unlimited_pieces, piece_is_left> +
    rules_if<(most_kept(Options, Print) >= sphinx_cards - 1), sphinx_deck_has_cards>;

} // namespace senet::egizia

#endif // SENET_GAMES_EGIZIA_RULES_HPP
