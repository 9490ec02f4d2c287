// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_EFFECTS_HPP
#define SENET_GAMES_EGIZIA_EFFECTS_HPP

#include <senet/games/egizia/table.hpp>

// What cards and spaces do at once, clause by clause, with a stop where a choice is left to the player.
namespace senet::egizia {

/// EGZ-135, EGZ-136, EGZ-137, EGZ-139, EGZ-141, EGZ-143: the points of one event move the marker once, behind those who
/// are there, whichever way it comes. EGZ-138: none, and it stays. EGZ-140: so two markers never stand abreast.
constexpr void score(auto& at, seat s, int points) {
    if (points >= 0)
        at.table.points.advance(s, points);
    else
        at.table.points.retreat(s, -points);
}
/// EGZ-076: what does not fit on the track is lost.
constexpr void gain_stones(auto& at, seat s, int stones) {
    at.table.players[s].stock.advance(stones);
}
/// EGZ-017, EGZ-051: what a crew cannot advance is lost.
constexpr void advance_crew(auto& at, seat s, crew_id c, int steps = 1) {
    auto& strength = at.table.players[s].crews[static_cast<int>(c)];
    int const room = print_in(at).crew_end[static_cast<int>(c)] - strength;
    strength.advance(steps < room ? steps : room);
}
constexpr bool can_advance(auto const& at, seat s, crew_id c) noexcept {
    return at.table.players[s].crews[static_cast<int>(c)] <
           print_in(at).crew_end[static_cast<int>(c)];
}

/// EGZ-122, EGZ-123, EGZ-124, EGZ-125, EGZ-126: step by step, each that ends at the bottom with its reward, and nothing
/// else on the way.
constexpr void move_market(auto& at, seat s, market_id m, int steps) {
    auto& place = at.table.players[s].markets[static_cast<int>(m)];
    for (int i = 0; i != steps; ++i) {
        place.advance();
        if (!place.at_top())
            continue;
        if (m == market_id::stone)
            gain_stones(at, s, print_in(at).stone_reward);
        else
            score(at, s, print_in(at).grain_reward);
    }
}

/// The members of a set of an edition.
template <class Thing>
constexpr bool is_in(Thing thing, unsigned set) noexcept {
    return (set >> static_cast<int>(thing) & 1u) != 0;
}

/// What is done of an effect, and what is still to be done.
constexpr clause const& clause_in_progress(auto const& at) noexcept {
    auto const& effect = at.table.effect;
    int const source = effect.of.place();
    auto const& says = source < river_places ? print_in(at).river[source].says
                                             : print_in(at).nile[source - river_places].says;
    return says[effect.clause];
}
constexpr bool is_in_progress(auto const& at) noexcept { return at.table.effect.of.there(); }
constexpr bool is_owed(auto const& at, word w) noexcept {
    return is_in_progress(at) && clause_in_progress(at).what == w;
}

/// How many advances of choice are owed in all: now, and when the effect happens once more (EGZ-188).
constexpr int owed_advances(auto const& at) noexcept {
    auto const& effect = at.table.effect;
    int const n = clause_in_progress(at).n;
    return n - effect.steps + n * effect.more_times;
}
constexpr bool any_crew_can_advance(auto const& at, seat s) noexcept {
    for (crew_id const c : all_crews)
        if (can_advance(at, s, c))
            return true;
    return false;
}

/// EGZ-220: goes on with an effect until it leaves a choice to the player, or is over.
constexpr void go_on(auto& at) {
    auto& effect = at.table.effect;
    seat const me = at.seat();
    while (effect.of.there()) {
        if (effect.clause == most_clauses) {
            effect.clause = 0;
            effect.steps = 0;
            if (effect.more_times == 0)
                effect = {};
            else
                effect.more_times = effect.more_times - 1;
            continue;
        }
        clause const& now = clause_in_progress(at);
        switch (now.what) {
        case word::market_down:
            move_market(at, me, static_cast<market_id>(now.of), now.n);
            break;
        case word::advance:
            for (crew_id const c : all_crews)
                if (is_in(c, now.of))
                    advance_crew(at, me, c, now.n);
            break;
        case word::gain_stones:
            gain_stones(at, me, now.n);
            break;
        case word::gain_points:
            score(at, me, now.n);
            break;
        case word::points_per_piece: {
            int pieces = 0;
            for (int b = 0; b != building_kinds; ++b)
                if (is_in(b, now.of))
                    pieces += pieces_on(at, me, static_cast<building>(b));
            score(at, me, now.n * pieces);
            break;
        }
        case word::advance_any:
            // a lost advance is not asked for
            if (effect.steps != now.n && any_crew_can_advance(at, me))
                return;
            break;
        case word::move_flood:
            if (effect.steps != now.n)
                return;
            break;
        default:
            break;
        }
        effect.clause = effect.clause + 1;
        effect.steps = 0;
    }
}

/// What a place on the river or a card says happens, so many times in succession (EGZ-187).
constexpr void begin_effect(auto& at, int source, int times) {
    at.table.effect.of.move_to(source);
    at.table.effect.more_times = times - 1;
    go_on(at);
}

/// EGZ-048, EGZ-158, EGZ-165: a card of the river goes in front of the player, or out of the game if it is immediate.
constexpr void take_card(auto& at, card_id taken) {
    if (print_in(at).nile[static_cast<int>(taken)].when == timing::immediate)
        at.table.gone.put(taken);
    else
        own(at).cards.put(taken);
    begin_effect(at, river_places + static_cast<int>(taken), 1);
}

} // namespace senet::egizia

#endif // SENET_GAMES_EGIZIA_EFFECTS_HPP
