// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_PHASES_HPP
#define SENET_GAMES_EGIZIA_PHASES_HPP

#include <senet/games/egizia/actions.hpp>
#include <senet/games/egizia/boats.hpp>
#include <senet/games/egizia/building.hpp>
#include <senet/games/egizia/nature.hpp>
#include <senet/phases.hpp>
#include <senet/phases/can.hpp>
#include <senet/phases/drawn.hpp>

// When something is done (section 3). Decisions have the names of the specification's windows (17.3); a window in which
// there is nothing to decide is left out (EGZ-223).
namespace senet::egizia {

// Setup (section 2)

struct graves_are_turned_up { // EGZ-020, EGZ-108
    constexpr bool operator()(auto const& at) const {
        int const taken = filled(at, line_id::graves);
        return at.table.face_up.full() ||
               taken + at.table.face_up.size() == cells_in(at, line_id::graves);
    }
};

/// EGZ-013, EGZ-015
struct place_markers {
    constexpr void operator()(auto& at) const {
        at.table.points = std::remove_cvref_t<decltype(at.table.points)>{at.table.tiles, 0};
        for (int t = 0; t != at.seats; ++t)
            at.table.players[at.table.tiles[t]].stock = print_in(at).start_stones[t];
    }
};

inline constexpr auto setup_phase = named<"setup">(
    each_seat(drawn<tile>),
    run<place_markers>,
    each_seat(drawn<sphinx_card>),
    until<graves_are_turned_up>(drawn<grave_tile>));

// Phase 1 (section 4)

/// EGZ-024, EGZ-025
struct begin_round {
    constexpr void operator()(auto& at) const {
        for (auto& p : at.table.players) {
            p.used_crews = {};
            p.used_cards = {};
            p.built_at = {};
            p.passed = false;
            p.builds_first = false;
        }
    }
};
struct river_is_full {
    constexpr bool operator()(auto const& at) const { return at.table.river.full(); }
};
inline constexpr auto deal =
    named<"deal">(run<begin_round>, until<river_is_full>(drawn<nile_card>));

// Phase 2 (section 5)

struct has_passed {
    constexpr bool operator()(auto const& at, seat s) const { return at.table.players[s].passed; }
};
struct has_boat_in_hand { // EGZ-002
    constexpr bool operator()(auto const& at) const { return own(at).boats.in_hand() != 0; }
};
struct boat_may_be_placed {
    constexpr void operator()(auto& at) const { at.table.duty = boat_duty::may_pass; }
};
struct no_boat_is_due {
    constexpr bool operator()(auto const& at) const { return at.table.duty == boat_duty::none; }
};
struct pass_by_itself { // EGZ-034
    constexpr void operator()(auto& at) const { pass{}.play(at); }
};
struct nothing_is_owed {
    constexpr bool operator()(auto const& at) const { return !is_in_progress(at); }
};
/// EGZ-220
inline constexpr auto owed_choices = named<"W2c">(until<nothing_is_owed>(choose<flood, advance>));

struct may_take_leftover {
    constexpr bool operator()(auto const& at, seat s) const {
        return !unused(at, s, word::leftover).empty() && !at.table.river.empty();
    }
};
using no_leftover_is_due = none_of<for_acting_seat<may_take_leftover>>;

/// EGZ-036: boats on card and round spaces come back, those at sites stay.
struct boats_come_back {
    constexpr void operator()(auto& at) const {
        for (auto& p : at.table.players)
            for (int i = p.boats.on_river(); i != 0; --i)
                if (!is_kind(print_in(at), p.boats[i - 1], river_print::kind::site))
                    p.boats.take(p.boats[i - 1]);
    }
};

template <class Table>
inline constexpr auto boats = sequence(
    each<skipping<has_passed, in_rounds<in_order_of<&Table::tiles>>>>( // EGZ-030, EGZ-035
        either<all_of<has_boat_in_hand, can<place>>>(
            sequence(
                run<boat_may_be_placed>,
                until<no_boat_is_due>(
                    named<"W2">(choose<
                                again<stones_6>,
                                again<sell>,
                                again<improve>,
                                again<paid_improve>,
                                place,
                                pass>),
                    owed_choices,
                    when<can<extra_boat>>(named<"W2b">(choose<extra_boat, end>)))),
            run<pass_by_itself>)),
    each<those_who<may_take_leftover, in_order_of<&Table::tiles>>>(
        until<no_leftover_is_due>(named<"W2L">(choose<take_leftover, none>), owed_choices)),
    run<boats_come_back>);

// Phase 3 (section 7)

using can_act_freely = can<stones_6, sell, improve, paid_improve>;

/// Nothing to be chosen: neither a card nor a stone, and no other action.
struct feeding_is_certain {
    constexpr bool operator()(auto const& at) const {
        return !can<stones_6, sell, improve, paid_improve, assign_improver>{}(at) &&
               detail::count_legal<feed>(at) == 1;
    }
};
struct feed_by_itself {
    constexpr void operator()(auto& at) const {
        feed_with(at, at.seat(), harvest_of(at, at.seat()));
    }
};

template <class Table>
inline constexpr auto feeding = sequence(
    run<note<&Table::turns, from_front_of<&Table::points>>>,
    each<in_order_of<&Table::turns>>(either<feeding_is_certain>(
        run<feed_by_itself>,
        named<"W3">(choose<
                    again<stones_6>,
                    again<sell>,
                    again<improve>,
                    again<paid_improve>,
                    again<assign_improver>,
                    feed>))));

// Phase 4 (section 8)

/// EGZ-075, EGZ-166
struct produce {
    constexpr void operator()(auto& at) const {
        seat const me = at.seat();
        gain_stones(at, me, sum_of(at, held(at, me, word::quarry), word::quarry));
    }
};

template <class Table>
inline constexpr auto production = each<in_order_of<&Table::tiles>>(
    run<produce>,
    when<can_act_freely>(named<"W4">(choose<
                                     again<stones_6>,
                                     again<sell>,
                                     again<improve>,
                                     again<paid_improve>,
                                     end>))); // EGZ-077

// Phase 5 (sections 9 and 10)

/// The boat of a player at the site that is up, or none.
constexpr bool has_boat_there(auto const& at, seat s) noexcept {
    return at.table.players[s].boats.has(
        print_in(at).site[static_cast<int>(at.table.site)].on_river);
}
struct may_build_first { // EGZ-180
    constexpr bool operator()(auto const& at, seat s) const {
        return holds(at, s, word::build_first) && has_boat_there(at, s) &&
               !at.table.players[s].builds_first;
    }
};
struct nobody_had_a_turn {
    constexpr void operator()(auto& at) const {
        for (auto& p : at.table.players)
            p.had_turn = false;
    }
};

/// EGZ-079, EGZ-083, EGZ-084, EGZ-181, EGZ-182: first those who play first, then from slot to slot, then who waits.
struct by_slots {
    static constexpr actor first(auto const& at) {
        auto const& berths = at.table.site_berths[static_cast<int>(at.table.site)];
        for (bool const before_all : {true, false})
            for (auto const& berth : berths) {
                if (!berth.held() || at.table.players[berth.seat()].had_turn ||
                    (before_all && !at.table.players[berth.seat()].builds_first))
                    continue;
                if (may_build_for_nothing(at, berth.seat()) ||
                    holds(at, berth.seat(), word::build_while_waiting))
                    return berth.seat();
            }
        return actor::nobody();
    }
    static constexpr actor next(auto const& at, seat) { return first(at); }
};

/// EGZ-083: a waiting boat that may not build is removed.
struct idle_boat_comes_back {
    constexpr void operator()(auto& at) const {
        auto const site = static_cast<int>(at.table.site);
        auto& waiting = at.table.site_berths[site][most_slots];
        if (!waiting.held() || at.table.players[waiting.seat()].had_turn)
            return;
        at.table.players[waiting.seat()].boats.take(print_in(at).site[site].on_river);
        waiting.take_back();
    }
};
struct decline_by_itself { // EGZ-081
    constexpr void operator()(auto& at) const { decline{}.play(at); }
};
struct is_at_sphinx {
    constexpr bool operator()(auto const& at) const { return is_sphinx_site(at.table.site); }
};
struct all_are_drawn {
    constexpr bool operator()(auto const& at) const { return at.table.build.to_draw == 0; }
};

inline constexpr auto sphinx_build = sequence(
    named<"W5b at A">(choose<draw>),
    named<"Sphinx cards">(until<all_are_drawn>(
        either<sphinx_card_is_certain>(run<draw_certain_sphinx_card>, drawn<sphinx_card>))),
    named<"W5k">(choose<keep>));
inline constexpr auto stone_build = loop(
    named<"W5b">(choose<put, ends<finish>>),
    named<"graves">(until<graves_are_turned_up>(drawn<grave_tile>)));

template <class Table>
inline constexpr auto building_phase = counting<&Table::site>( // EGZ-078
    run<nobody_had_a_turn>,
    each<those_who<may_build_first, in_order_of<&Table::tiles>>>(
        named<"W5p">(choose<build_first, skip>)),
    each<by_slots>(either<can<start_build, stones_6, sell, improve, paid_improve>>(
        named<"W5">(choose<
                    again<stones_6>,
                    again<sell>,
                    again<improve>,
                    again<paid_improve>,
                    then<start_build, either<is_at_sphinx>(sphinx_build, stone_build)>,
                    decline>),
        run<decline_by_itself>)),
    run<idle_boat_comes_back>);

// Phase 6 (section 12)

struct score_participation { // EGZ-129, EGZ-130
    constexpr void operator()(auto& at) const {
        score(at, at.seat(), print_in(at).participation[own(at).built_at.count()]);
    }
};
struct boats_leave_sites { // EGZ-132
    constexpr void operator()(auto& at) const {
        for (int s = 0; s != site_kinds; ++s)
            for (auto& berth : at.table.site_berths[s]) {
                if (berth.held())
                    at.table.players[berth.seat()].boats.take(print_in(at).site[s].on_river);
                berth.take_back();
            }
    }
};
struct is_last_round {
    constexpr bool operator()(auto const& at) const { return at.table.round.at_top(); }
};

template <class Table>
inline constexpr auto participation = sequence(
    run<note<&Table::turns, from_front_of<&Table::points>>>,
    each<in_order_of<&Table::turns>>(run<score_participation>),
    run<boats_leave_sites>,
    when<is_last_round>( // EGZ-133
        run<note<&Table::turns, from_front_of<&Table::points>>>,
        each<in_order_of<&Table::turns>>(
            when<can<stones_6, sell>>(named<"W6">(choose<again<stones_6>, again<sell>, end>)))));

// Phase 7 (section 13)

/// EGZ-134
struct assign_tiles {
    constexpr void operator()(auto& at) const { at.table.tiles = at.table.points.from_rear(); }
};
/// EGZ-028, EGZ-029: what was dealt and not taken, and the rest of the deck.
struct clear_river {
    constexpr void operator()(auto& at) const {
        for (int const space : at.table.river.filled())
            at.table.gone.put(at.table.river.take(space));
        if (!print_in(at).deck_leaves_after[at.table.round - 1])
            return;
        auto& deck = nile_card::deck(at);
        for (int c = 0; c != nile_cards; ++c)
            if (deck->count(static_cast<card_id>(c)) != 0) {
                deck->take(static_cast<card_id>(c));
                at.table.gone.put(static_cast<card_id>(c));
            }
    }
};

/// EGZ-023, EGZ-144
template <class Table>
inline constexpr auto all_rounds = counting<&Table::round>(
    deal,
    boats<Table>,
    feeding<Table>,
    production<Table>,
    building_phase<Table>,
    participation<Table>,
    run<assign_tiles>,
    run<clear_river>);

} // namespace senet::egizia

#endif // SENET_GAMES_EGIZIA_PHASES_HPP
