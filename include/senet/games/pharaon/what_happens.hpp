// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_WHAT_HAPPENS_HPP
#define SENET_GAMES_PHARAON_WHAT_HAPPENS_HPP

#include <senet/games/pharaon/traitor.hpp>

// What is due, one after the other.
namespace senet::pharaon {

/// Whether the effect that is due waits for a decision or for a draw; otherwise it is done, or lost (PHA-254).
template <class At>
constexpr bool waits_for_somebody(At& at) noexcept {
    auto& t = at.table;
    switch (t.due.next()) {
    case effect::basic:
        return !colours_in_bank(at).empty();
    case effect::random_vase:
        shuffle_vases_if_needed(at);
        return !t.vase_deck.empty();
    case effect::display_vase:
        return !t.display.empty();
    case effect::bonus_offering: // PHA-147
        return some_offering_is_left(at);
    case effect::take_pair:
    case effect::take_noble:
        return true;
    case effect::take_artisan:
        return !t.artisans.empty() || !t.artisan_deck.empty();
    case effect::nile_move:
    case effect::arrow_1:
    case effect::arrow_2:
    case effect::arrow_3: // PHA-105
        return moves_left_on_nile(at, t.due.next()).total() != 0;
    case effect::pyramid_gain: // PHA-158
        return !pyramid_gains(at).empty();
    case effect::diplomat:
        return helps_with_vase<power::kind::vase_to_three_basics>(at);
    case effect::tutor:
        return helps_with_vase<power::kind::vase_extra_basic>(at);
    case effect::noble_card: // PHA-094
        return !t.noble_deck.empty();
    case effect::artisan_card: // PHA-121
        return !t.artisan_deck.empty();
    case effect::bag_offering: // PHA-112
        if (t.bag.empty()) {
            t.bag = t.discarded_offerings;
            t.discarded_offerings = {};
            t.orders.offerings = decltype(t.orders.offerings)::highest;
        }
        return !t.bag.empty();
    case effect::tops:
        if constexpr (is_solo<At>)
            return !tops_for_wheel(at).empty();
        return false;
    default:
        return false;
    }
}

template <class At>
constexpr void do_by_itself(At& at) noexcept {
    auto& t = at.table;
    effect const e = t.due.take();
    if (e <= effect::SIL)
        gain_resource(at, at.seat(), static_cast<resource>(e));
    else if (e == effect::burial_step)
        gain_burial_step(at, at.seat());
    else if (e == effect::first_player)
        t.first_player.give_to(at.seat());
    else if (e == effect::diplomat)
        empty_vase(at);
    if constexpr (is_solo<At>) {
        if (e >= effect::tile_AGR && e <= effect::tile_JUS) {
            cover_cell(
                at, static_cast<colour>(static_cast<int>(e) - static_cast<int>(effect::tile_AGR)));
        } else if (e == effect::tops) { // PHA-218
            auto const& print = print_of(at).of(t.opened[0]);
            t.due.put_first(act_as_traitor::tile_effect(print.top_right));
            t.due.put_first(act_as_traitor::tile_effect(print.top_left));
        } else if (e == effect::cell_1 || e == effect::cell_2) {
            int const tile = t.traitor.covering;
            auto const& cell = side_of(at, tile).cells[t.traitor.covered[tile] - 1];
            do_cell_effect(
                at, cell.effects[static_cast<int>(e) - static_cast<int>(effect::cell_1)]);
        } else if (e == effect::empty_vase) {
            t.discarded_vases.put(t.opened.take(0));
        }
    }
}

/// What is due, up to the next decision or draw.
struct do_what_happens {
    constexpr void operator()(auto& at) const {
        while (!at.table.due.empty() && !waits_for_somebody(at)) {
            effect const e = at.table.due.next();
            do_by_itself(at);
            // a lost choice ends its row
            if (e == effect::basic || is_nile_move(e))
                at.table.last.remove();
        }
    }
};

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_WHAT_HAPPENS_HPP
