// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_FERTILITY_RULES_HPP
#define SENET_GAMES_FERTILITY_RULES_HPP

#include <senet/rules.hpp>

// What can refuse a move, in the order of the specification. The other rules cannot be broken: they say what happens,
// and stand where it does.
namespace senet::fertility {

// Setup
struct symbol_is_nearest
    : rule<"FER-025", "the starting tile goes on a start symbol nearest to the centre"> {};

// Step 1
struct squares_are_desert : rule<"FER-062", "a domino covers neither wheat nor water"> {};
struct squares_are_open
    : rule<
          "FER-063",
          "a domino covers squares of the Valley without a scene and without a monument"> {};
struct scene_is_joined
    : rule<"FER-064", "no scene of the domino lies beside a scene of the same type"> {};
struct nothing_can_be_placed
    : rule<"FER-070", "a domino is discarded only if none of the three can be placed"> {};
struct pawn_is_left : rule<"FER-099", "all your monuments are on the Valley already"> {};
struct quarries_in_order : rule<"FER-102", "quarries are decided one after the other, in order"> {};

// Step 2
struct payment_is_at_hand
    : rule<"FER-112", "you pay with tokens of your hand and with your wheat"> {};
struct payment_is_exact : rule<"FER-114", "a district of the row is built for exactly its cost"> {};
struct slot_is_free : rule<"FER-116", "all slots of your Metropolis are taken"> {};

// Step 3
struct token_is_in_hand : rule<"FER-130", "you have no token of this type in your hand"> {};
struct shop_takes_token : rule<"FER-133", "the shop has no free icon for this type"> {};
struct exchange_offers_type
    : rule<"FER-139", "the exchange shop does not grant tokens of this type"> {};
struct target_takes_token
    : rule<"FER-140", "the token goes on a shop of your Metropolis with a free icon for it"> {};

// The stock
struct stock_has_token : rule<"FER-203", "there is no token of this type in the stock"> {};

// Canonical spelling
struct spelling_is_canonical
    : rule<
          "FER-260",
          "of equal dominoes the first one is taken, and a double is laid towards E or S"> {};

inline constexpr auto all_rules = senet::rules<
    symbol_is_nearest,
    squares_are_desert,
    squares_are_open,
    scene_is_joined,
    nothing_can_be_placed,
    pawn_is_left,
    quarries_in_order,
    payment_is_at_hand,
    payment_is_exact,
    slot_is_free,
    token_is_in_hand,
    shop_takes_token,
    exchange_offers_type,
    target_takes_token,
    stock_has_token,
    spelling_is_canonical>;

} // namespace senet::fertility

#endif // SENET_GAMES_FERTILITY_RULES_HPP
