// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_FERTILITY_PHASES_HPP
#define SENET_GAMES_FERTILITY_PHASES_HPP

#include <senet/games/fertility/nature.hpp>
#include <senet/phases.hpp>

// When something is done. The phases with a decision have the names of the specification (14.3).
namespace senet::fertility {

// Setup (section 2)

struct symbol_is_certain {
    constexpr bool operator()(auto const& at) const {
        auto const nearest = at.table.valley.nearest_symbols();
        return nearest.count() == 1 || is_laid_down(at, nearest);
    }
    /// By the options, if it is one of the nearest.
    template <class At>
    static constexpr bool is_laid_down(At const& at, auto const& nearest) {
        constexpr auto given = At::game::settings.symbol;
        if constexpr (given.size() == 0)
            return false;
        else
            return at.table.valley.contains(given[0], given[1]) &&
                   nearest.contains({given[0], given[1]});
    }
};

struct take_certain_symbol {
    template <class At>
    constexpr void operator()(At& at) const {
        constexpr auto given = At::game::settings.symbol;
        auto const nearest = at.table.valley.nearest_symbols();
        at.table.start_symbol.move_to(nearest.lowest());
        if constexpr (given.size() != 0)
            if (symbol_is_certain::is_laid_down(at, nearest))
                at.table.start_symbol.move_to({given[0], given[1]});
    }
};

struct own_pool_is_full {
    constexpr bool operator()(auto const& at) const { return own_pool(at).full(); }
};

/// Hands, wheat, shops and slots are empty at the start (FER-040): that is how they are made.
template <int Boards>
inline constexpr auto setup = named<"setup">(
    repeat<Boards>(drawn<lay_board>, drawn<turn_board>),
    either<symbol_is_certain>(run<take_certain_symbol>, nature<pick_symbol>),
    drawn<rotate_start>,
    each_seat(repeat<personal_pool>(drawn<reveal_domino>)),
    repeat<common_pool>(drawn<reveal_domino>),
    each_seat(drawn<deal_metropolis>),
    each_seat(drawn<deal_monuments>),
    repeat<district_row>(drawn<reveal_district>));

// A turn (sections 3 to 8)

struct quarries_are_decided {
    constexpr bool operator()(auto const& at) const { return !at.table.quarries[0].there(); }
};

struct exchange_is_resolved {
    constexpr bool operator()(auto const& at) const { return !at.table.exchange.there(); }
};

/// FER-160
struct return_hand {
    constexpr void operator()(auto& at) const {
        for (resource const r : all_resources)
            at.table.stock.put(r, at.table.hand.count(r));
        at.table.hand = {};
    }
};

/// FER-180, FER-182, FER-185: from the trigger on the common pool does not change.
struct is_final_round {
    constexpr bool operator()(auto const& at) const { return at.table.turns_left.there(); }
};
using common_pool_is_drafted = none_of<is_final_round>;

/// FER-163: as far as the pile goes.
struct common_pool_is_refilled {
    constexpr bool operator()(auto const& at) const {
        return at.table.common.full() || at.table.dominoes_left.at_bottom();
    }
};

/// FER-164
struct see_whether_end_is_near {
    constexpr void operator()(auto& at) const {
        if (!at.table.common.full())
            at.table.turns_left.move_to(at.seats);
    }
};

struct count_final_turn {
    constexpr void operator()(auto& at) const {
        at.table.turns_left.move_to(at.table.turns_left.place() - 1);
    }
};

/// FER-165, FER-166
struct district_row_is_refilled {
    constexpr bool operator()(auto const& at) const {
        return at.table.districts.full() || at.table.district_pile.empty();
    }
};

struct last_turn_is_over {
    constexpr bool operator()(auto const& at) const {
        return at.table.turns_left.there() && at.table.turns_left.place() == 0;
    }
};

inline constexpr auto step_1 = sequence(
    named<"place">(choose<place, discard>),
    named<"quarry">(until<quarries_are_decided>(choose<quarry>)));
inline constexpr auto step_2 = named<"build">(choose<build, no_build>);
inline constexpr auto step_3 = named<"supply">(loop(
    choose<supply, ends<end_supply>>,
    named<"chain">(until<exchange_is_resolved>(choose<chain, chain_none>))));

struct is_variant {
    constexpr bool operator()(auto const& at) const {
        return std::remove_cvref_t<decltype(at)>::game::settings.variant;
    }
};

/// FER-161 to FER-164; `Removal` is what the variant adds.
template <class Removal>
inline constexpr auto draw_up = sequence(
    named<"draft">(choose<draft>),
    Removal{},
    named<"refill">(until<common_pool_is_refilled>(drawn<reveal_domino>)),
    run<see_whether_end_is_near>);

/// FER-190, FER-191; everything else is as for two players (FER-192).
inline constexpr auto removal = named<"remove">(choose<remove_domino>);
inline constexpr auto no_removal = sequence();

/// FER-050, FER-051, FER-052, FER-053, FER-168: seat 0 starts (FER-039). A turn uses up one domino and draws one, so that
/// everybody has three to choose from in each of nine turns, and two are left over (FER-181, FER-183, FER-184, FER-186).
/// Chance has a say at its end only (FER-256, FER-264).
template <bool Variant>
inline constexpr auto turns = take_turns_until<last_turn_is_over>(
    step_1,
    step_2,
    step_3,
    run<return_hand>,
    either<is_final_round>(
        run<count_final_turn>,
        draw_up<std::conditional_t<Variant, decltype(removal), decltype(no_removal)>>),
    named<"new district">(until<district_row_is_refilled>(drawn<reveal_district>)));

} // namespace senet::fertility

#endif // SENET_GAMES_FERTILITY_PHASES_HPP
