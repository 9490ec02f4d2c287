// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_RULES_HPP
#define SENET_GAMES_PHARAON_RULES_HPP

#include <senet/rules.hpp>

// What can refuse a move, in the order of the specification. The other rules cannot be broken: they say what happens,
// and stand where it does.
namespace senet::pharaon {

struct vase_is_on_display : rule<"PHA-025", "there is no vase on this slot of the display"> {};
struct colour_is_in_bank
    : rule<"PHA-039", "there is no token of this basic resource in its supply"> {};
struct space_is_free : rule<"PHA-060", "no space is free on the segment that the district faces"> {
};
struct access_covers_wheel
    : rule<"PHA-072", "the access is paid with a token that stands for the resource of the wheel"> {
};
struct token_is_owned : rule<"PHA-081", "you have no such token left to pay with"> {};
struct cost_can_be_paid : rule<"PHA-082", "you cannot pay for this before you gain by it"> {};
struct payment_makes_a_plan : rule<"PHA-086", "no legal payment of this action has these tokens"> {
};
struct payment_is_in_order
    : rule<"PHA-088", "tokens are paid in their fixed order, never going back"> {};
struct option_belongs_to_district : rule<"PHA-089", "there is no such way to act in the district"> {
};
struct noble_is_there : rule<"PHA-092", "there is no noble to be taken from there"> {};
struct some_noble_is_left : rule<"PHA-097", "there are no nobles left"> {};
struct arrow_allows_track : rule<"PHA-100", "the arrow does not allow this track"> {};
struct track_goes_on : rule<"PHA-105", "a disk on the highest level cannot move"> {};
struct pair_is_there : rule<"PHA-107", "there is no pair on this slot"> {};
struct bonus_is_there : rule<"PHA-108", "there is no such bonus token to be taken"> {};
struct some_pair_is_left : rule<"PHA-110", "there are no pairs of offerings left"> {};
struct extra_has_a_token : rule<"PHA-111", "there is no bonus token for the extra"> {};
struct burial_goes_on : rule<"PHA-116", "your burial chamber is complete"> {};
struct artisan_is_there : rule<"PHA-119", "there is no artisan to be taken from there"> {};
struct some_artisan_is_left : rule<"PHA-122", "there are no artisans left"> {};
struct noble_is_owned : rule<"PHA-123", "the noble with this power does not lie before you"> {};
struct power_is_unused : rule<"PHA-124", "this power has been used in this round"> {};
struct resource_is_exchanged
    : rule<
          "PHA-135",
          "a basic resource, an offering that shows one or silver is given for another colour"> {};
struct resource_is_sold
    : rule<"PHA-136", "a basic resource or an offering that shows one is given for silver"> {};
struct square_has_gain : rule<"PHA-155", "neither the square nor one to its left has this gain"> {};
struct gain_gives_something : rule<"PHA-158", "this gain would give nothing"> {};
struct top_goes_on_wheel
    : rule<"PHA-217", "the wheel has no free space for this resource of the vase"> {};
struct choices_are_in_order
    : rule<"PHA-256", "equal choices in a row are made in the fixed order, without losing one"> {};
struct spelling_is_canonical : rule<"PHA-257", "of equal things the first one is taken"> {};

/// The Traitor's vases lie on the wheel in the solo game only.
template <bool Solo>
inline constexpr auto all_rules =
    senet::rules<
        vase_is_on_display,
        colour_is_in_bank,
        space_is_free,
        access_covers_wheel,
        token_is_owned,
        cost_can_be_paid,
        payment_makes_a_plan,
        payment_is_in_order,
        option_belongs_to_district,
        noble_is_there,
        some_noble_is_left,
        arrow_allows_track,
        track_goes_on,
        pair_is_there,
        bonus_is_there,
        some_pair_is_left,
        extra_has_a_token,
        burial_goes_on,
        artisan_is_there,
        some_artisan_is_left,
        noble_is_owned,
        power_is_unused,
        resource_is_exchanged,
        resource_is_sold,
        square_has_gain,
        gain_gives_something> +
    rules_if<Solo, top_goes_on_wheel> + senet::rules<choices_are_in_order, spelling_is_canonical>;

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_RULES_HPP
