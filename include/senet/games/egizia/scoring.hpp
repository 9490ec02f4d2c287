// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_SCORING_HPP
#define SENET_GAMES_EGIZIA_SCORING_HPP

#include <senet/games/egizia/effects.hpp>
#include <senet/scoring.hpp>

// The end of the game (sections 14 and 16.6). The sheet is what final scoring adds to the track; cards played at any
// moment are worth nothing any more (EGZ-147, EGZ-148).
namespace senet::egizia {

struct on_track {
    constexpr int operator()(auto const& at, seat s) const { return at.table.points[s]; }
};

/// EGZ-127, EGZ-149: all stones that make a point.
struct stone_sale {
    constexpr int operator()(auto const& at, seat s) const {
        auto const& p = at.table.players[s];
        auto const& print = print_in(at);
        return p.markets[static_cast<int>(market_id::stone)] >= print.sell_from
                   ? p.stock / print.stones_per_point
                   : 0;
    }
};

/// EGZ-150, EGZ-178: tiles and cards.
constexpr int grave_total(auto const& at, seat s) noexcept {
    int sum = sum_of(at, held(at, s, word::grave_value), word::grave_value);
    for (int const g : at.table.players[s].graves.kinds())
        sum += print_in(at).grave_values[g];
    return sum;
}
struct grave_points {
    constexpr int operator()(auto const& at, seat s) const {
        int points = 0;
        for (grave_band const& band : print_in(at).graves)
            if (grave_total(at, s) >= band.from)
                points = band.points;
        return points;
    }
};

/// EGZ-208: face values, whatever the flood, start cards included.
constexpr int total_of(auto const& at, seat s, category c) noexcept {
    if (c == category::quarry)
        return sum_of(at, held(at, s, word::quarry), word::quarry);
    auto const wanted = c == category::green    ? colour::green
                        : c == category::yellow ? colour::yellow
                                                : colour::brown;
    int sum = 0;
    for (int const f : held(at, s, word::field))
        if (colour_of(at, f) == wanted)
            sum += clause_of(print_in(at), f, word::field).n;
    return sum;
}
/// EGZ-207
constexpr bool has_majority(auto const& at, seat s, category c) noexcept {
    int const mine = total_of(at, s, c);
    for (int other = 0; other != at.seats; ++other)
        if (total_of(at, other, c) > mine)
            return false;
    return mine > 0;
}
constexpr bool is_at_bottom(auto const& at, seat s, int market) noexcept {
    return at.table.players[s].markets[market].at_top();
}
/// EGZ-199
constexpr bool is_complete(auto const& at, building b) noexcept {
    for (int l = 0; l != line_kinds; ++l)
        if (print_in(at).line[l].part_of == b && !is_full(at, static_cast<line_id>(l)))
            return false;
    return true;
}

/// EGZ-197 to EGZ-206: what a Sphinx card is worth to a player; TEN_PERCENT is counted last and apart.
constexpr int worth(auto const& at, seat s, sphinx_print const& print) noexcept {
    auto const& me = at.table.players[s];
    auto const each_of = [&](int kinds, auto const& holds_for) {
        for (int i = 0; i != kinds; ++i)
            if (is_in(i, print.of) && !holds_for(i))
                return 0;
        return print.points;
    };
    switch (print.what) {
    case condition::obelisk_level:
        return filled(at, line_id::obelisk) >= print.n ? print.points : 0;
    case condition::building_complete:
        return each_of(
            building_kinds, [&](int b) { return is_complete(at, static_cast<building>(b)); });
    case condition::market_count: {
        int at_bottom = 0;
        for (int p = 0; p != at.seats; ++p)
            at_bottom += is_at_bottom(at, p, static_cast<int>(print.of)) ? 1 : 0;
        return print.by_players[at_bottom];
    }
    case condition::stones_at_least:
        return each_of(building_kinds, [&](int b) {
            return pieces_on(at, s, static_cast<building>(b)) >= print.n;
        });
    case condition::market_bottom:
        return each_of(market_kinds, [&](int m) { return is_at_bottom(at, s, m); });
    case condition::per_permanent:
        return print.points * (me.cards.kinds() & lookup_in(at).marked_permanent).count();
    case condition::per_grave_stone:
        return print.points * pieces_on(at, s, building::graves);
    case condition::crew_strength:
        return print.points * me.crews[static_cast<int>(print.of)];
    case condition::majority:
        return has_majority(at, s, static_cast<category>(print.of)) ? print.points : 0;
    case condition::ten_percent:
        return 0;
    }
    return 0;
}

struct sphinx_points {
    constexpr int operator()(auto const& at, seat s) const {
        int sum = 0;
        for (int const card : at.table.players[s].sphinx.kinds())
            sum += worth(at, s, print_in(at).sphinx[card]);
        return sum;
    }
};

/// EGZ-209
struct ten_percent {
    constexpr int operator()(auto const& at, seat s) const {
        int const score = on_track{}(at, s) + stone_sale{}(at, s) + grave_points{}(at, s) +
                          sphinx_points{}(at, s);
        int sum = 0;
        for (int const card : at.table.players[s].sphinx.kinds()) {
            auto const& print = print_in(at).sphinx[card];
            if (print.what == condition::ten_percent && score > 0)
                sum += score / print.n;
        }
        return sum;
    }
};

/// EGZ-145, EGZ-146, EGZ-152: where a marker is in the end, counted from the rear. The player in front scores first.
struct place_at_the_end {
    constexpr int operator()(auto const& at, seat s) const {
        auto track = at.table.points;
        for (seat const who : at.table.points.from_front())
            track.advance(
                who, stone_sale{}(at, who) + grave_points{}(at, who) + sphinx_points{}(at, who) +
                         ten_percent{}(at, who));
        return track.from_rear().place_of(s);
    }
};

/// EGZ-151: the Sphinx cards last, and TEN_PERCENT last of them.
inline constexpr auto final_scoring = senet::scoring(
                                          line<"score track", on_track>,
                                          line<"stone sale", stone_sale>,
                                          line<"graves", grave_points>,
                                          line<"Sphinx cards", sphinx_points>,
                                          line<"ten percent", ten_percent>)
                                          .ties(most<place_at_the_end>);

} // namespace senet::egizia

#endif // SENET_GAMES_EGIZIA_SCORING_HPP
