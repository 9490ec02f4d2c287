// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_SOLO_PHASES_HPP
#define SENET_GAMES_PHARAON_SOLO_PHASES_HPP

#include <senet/games/pharaon/phases.hpp>

// When something is done alone against the Traitor (section 15).
namespace senet::pharaon {

struct take_given_tiles {
    constexpr void operator()(auto& at) const {
        for (int i = 0; i != traitor_tiles; ++i)
            at.table.traitor.tiles[i].move_to(settings_of(at).tiles[i]);
    }
};
struct take_given_sides {
    constexpr void operator()(auto& at) const {
        auto& t = at.table.traitor;
        for (int i = 0; i != traitor_tiles; ++i)
            t.sides[i].move_to(settings_of(at).sides[static_cast<int>(t.tiles[i].place())]);
    }
};
struct take_given_ties {
    constexpr void operator()(auto& at) const {
        for (int i = 0; i != traitor_tiles; ++i)
            tie_tile::tie(at, i, settings_of(at).ties[i]);
    }
};
constexpr int vases_stacked(auto const& at) noexcept {
    int n = 0;
    for (auto const& card : at.table.traitor.stack)
        n += card.there() ? 1 : 0;
    for (auto const& card : *at.table.traitor.old_stack)
        n += card.there() ? 1 : 0;
    return n;
}

/// PHA-210, PHA-245: as many as are printed on the tile that has the number of the round.
struct stack_is_complete {
    constexpr bool operator()(auto const& at) const {
        return vases_stacked(at) >= side_of(at, at.table.round - 1).vases;
    }
};
inline constexpr auto traitor_draws_vases =
    until<stack_is_complete>(run<shuffle_vases>, nature<draw_vase>);

template <class Table>
using choose_bonus_alone = choose_bonus_place<Table::most_bonus>;
template <class Table>
inline constexpr auto effects_alone = effects_of_turn<
    choose_bonus_alone<Table>,
    when<due<effect::tops>>(by<the_human>(choose<traitor_wheel>))>;

template <class Table>
inline constexpr auto solo_turn = sequence(
    first_of(
        when<for_acting_seat<has_passed>>(run<advance_on_pyramid>),
        when<is_turn_of_traitor>(run<act_as_traitor>),
        otherwise(action)),
    effects_alone<Table>,
    powers_afterwards,
    run<clear_turn>);

template <class Table>
inline constexpr auto solo_pregame = named<"pregame">(
    either<draws_two_nobles>(
        sequence(noble_is_chosen, run<give_other_to_traitor>), repeat<2>(nature<deal_scribe>)),
    run<start_with_vase_and_silver>,
    effects_of_start<choose_bonus_alone<Table>>,
    run<return_nobles, lay_leftover_vase>,
    vases_are_revealed,
    first_player_is_drawn);

template <class Table>
inline constexpr auto solo_rounds = counting<&Table::round>(
    when<none_of<is_first_round>>(named<"new round">(new_round, traitor_draws_vases)),
    each<turn_order_of_round<Table>>(solo_turn<Table>));

template <class Table>
inline constexpr auto solo_phases = sequence(
    named<"setup">(
        board_is_set_up,
        either<is_given<&options::tiles>>(
            run<take_given_tiles>, repeat<traitor_tiles>(nature<lay_tile>)),
        either<is_given<&options::sides>>(
            run<take_given_sides>, repeat<traitor_tiles>(nature<turn_tile>)),
        either<is_given<&options::ties>>(
            run<take_given_ties>, repeat<traitor_tiles>(nature<tie_tile>)),
        traitor_draws_vases),
    solo_pregame<Table>,
    solo_rounds<Table>);

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_SOLO_PHASES_HPP
