// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_TABLE_HPP
#define SENET_GAMES_PHARAON_TABLE_HPP

#include <senet/games/pharaon/options.hpp>
#include <senet/games/pharaon/wheel.hpp>
#include <senet/seats.hpp>
#include <senet/table/agenda.hpp>
#include <senet/table/apart.hpp>
#include <senet/table/holder.hpp>
#include <senet/table/index_set.hpp>
#include <senet/table/line_up.hpp>
#include <senet/table/marker.hpp>
#include <senet/table/pile.hpp>
#include <senet/table/row.hpp>
#include <senet/table/secret.hpp>
#include <senet/table/several.hpp>
#include <senet/table/slots.hpp>
#include <senet/table/supply.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/define_struct.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>

namespace senet::pharaon {

template <std::size_t N>
constexpr int most_of(int const (&counts)[N]) noexcept {
    int most = 1;
    for (int const n : counts)
        most = n > most ? n : most;
    return most;
}
template <std::size_t N>
constexpr int sum_of(int const (&counts)[N]) noexcept {
    int sum = 0;
    for (int const n : counts)
        sum += n;
    return sum;
}
constexpr int most_stacked(edition const& print) noexcept {
    int most = 1;
    for (auto const& of_tile : print.traitor)
        for (auto const& s : of_tile)
            most = s.vases > most ? s.vases : most;
    return most;
}
constexpr int highest_noble_level(edition const& print) noexcept {
    int most = print.traitor_noble_pp;
    for (auto const& of_tile : print.traitor)
        for (auto const& s : of_tile)
            for (auto const& cell : s.cells)
                for (auto const& e : cell.effects)
                    if (e.what == cell_effect::kind::noble_level && e.n > most)
                        most = e.n;
    return most;
}

/// What an edition has to be for the rules to work with it.
constexpr bool is_complete(edition const& e) noexcept {
    for (int const n : e.tokens)
        if (n < 0 || n > 255)
            return false;
    if (sum_of(e.offerings) > 40 || e.rounds < 1 || e.rounds > 20 || e.rotation < 0 ||
        e.rotation > colours || e.burial_steps < 1 || e.burial_steps > edition::most_burial_steps ||
        e.silver < 0 || e.silver > 3)
        return false;
    for (int i = 0; i != edition::most_players; ++i)
        if (e.usable_spaces[i] < gain_print::most - 1 || e.usable_spaces[i] > wheel_spaces ||
            e.vases_on_display[i] < (i < 2 ? 2 + (i == 1 ? 1 : 0) : i + 1) ||
            e.vases_on_display[i] > edition::most_players || e.offering_pairs[i] < 1 ||
            e.offering_pairs[i] > edition::most_players + 1 || e.offering_bonus[i] < 1)
            return false;
    if (e.noble_draw != 2 || e.noble_slots != 3 || e.artisan_slots != 4)
        return false;
    for (auto const& row : e.pyramid)
        if (row.length < 1 || row.length > pyramid_row::longest)
            return false;
    for (auto const& n :
         e.nobles) { // PHA-095: what comes at once, and no more than an agenda holds
        int effects = 0;
        for (int i = 0; i != n.power.steps; ++i) {
            auto const what = n.power.sequence[i].what;
            effects += n.power.sequence[i].times;
            if (what != effect::nile_move && what != effect::SIL &&
                what != effect::bonus_offering && what != effect::take_artisan &&
                what != effect::burial_step)
                return false;
        }
        if (effects > 5)
            return false;
    }
    return true;
}

/// What a token or a requirement of a payment is, in the fixed order: `oX` is an offering token that shows a resource,
/// `oDIS` one that shows the district of the action.
enum class kind : std::uint8_t { AGR, CON, COM, ROY, JUS, SIL, oAGR, oCON, oCOM, oROY, oJUS, oDIS };
inline constexpr int kinds_of_tokens = 12;
inline constexpr int longest_rest = 4; // PHA-084

/// What is being done in a district: NOB, ART, BUR, six options of the Nile, OFF without and with the extra.
inline constexpr int district_actions = 11;
using action_number = below<district_actions>;

template <edition const& Print>
using tokens = supply<resource, most_of(Print.tokens)>;
template <edition const& Print>
using offerings = supply<offering, most_of(Print.offerings)>;

/// In front of a player, and what the board says of him; there is no limit to what he owns (PHA-096, PHA-113).
template <edition const& Print>
struct possessions {
    BOOST_HANA_DEFINE_STRUCT(
        possessions,
        (tokens<Print>, resources),
        (pharaon::offerings<Print>, offerings),
        (supply<noble, 1>, nobles),
        (supply<artisan, 1>, artisans),
        (several<colours, track<0, Print.nile_levels - 1>>, nile),
        (counter<Print.burial_steps>, burial),
        (below<pyramid_row::longest>, square), // of the round marker on the pyramid
        // PHA-024: drawn and not chosen yet, or set aside
        (several<2, secret<noble>>, drawn));
};

/// PHA-206, PHA-207, PHA-210: what only the Traitor has.
template <edition const& Print>
struct traitor_board {
    using stack_of_vases = several<most_stacked(Print), secret<vase>>;

    BOOST_HANA_DEFINE_STRUCT(
        traitor_board,
        (several<traitor_tiles, marker<tile>>, tiles), // from the left
        (several<traitor_tiles, marker<side>>, sides),
        (several<traitor_tiles, marker<colour>>, ties),
        (several<traitor_tiles, counter<tile_cells>>, covered),
        (tokens<Print>, on_tiles),
        (below<traitor_tiles>, covering), // the tile whose cell has just been covered
        (index_set<gods>, gods_met),
        (counter<highest_noble_level(Print)>, noble_level),
        // Nobody knows what lies there (17.4). Vases from before the deck was shuffled do not mix with later ones.
        (apart<stack_of_vases>, old_stack),
        (stack_of_vases, stack));
};
struct no_traitor {};

/// How much of a given order has been drawn (PHA-258).
struct orders_drawn {
    BOOST_HANA_DEFINE_STRUCT(
        orders_drawn,
        (counter<noble_cards>, nobles),
        (counter<artisan_cards>, artisans),
        (counter<vase_tiles>, vases),
        (counter<40>, offerings),
        (counter<scribe_cards>, scribes));
};

/// What lies on the table (PHA-001, PHA-008, PHA-009). Districts are numbered 0 to 4 clockwise by their positions.
/// Only what decks, bag and stack will bring and nobles drawn before the game are hidden (17.4, PHA-035).
template <edition const& Print, int Players>
struct table {
    static constexpr bool solo = Players == 1;
    static constexpr int seats = solo ? 2 : Players;
    static constexpr int display_size = Print.vases_on_display[Players - 1];
    static constexpr int pair_slots = Print.offering_pairs[Players - 1];
    static constexpr int bonus_places = Print.offering_bonus[Players - 1];
    /// PHA-164: each refill can lay one token more than usual.
    static constexpr int most_bonus = bonus_places + Print.rounds - 1;
    static constexpr int longest_agenda = 14;

    using offering_pair = slots<offering, pair_tokens>;

    BOOST_HANA_DEFINE_STRUCT(
        table,
        // the board
        (several<district_count, marker<district>>, layout), // PHA-011
        (below<colours>, offset),                            // PHA-012, PHA-058
        (turning, direction),                                // PHA-013
        (several<colours, segment>, wheel),                  // by the number of the segment
        (tokens<Print>, bank),
        (several<pair_slots, offering_pair>, pairs),
        (slots<offering, most_bonus>, bonus),
        (offerings<Print>, bag),
        (offerings<Print>, discarded_offerings),
        (slots<vase, display_size>, display),
        (pile<vase>, vase_deck),
        (supply<vase, 1>, discarded_vases),
        (row<vase, 1>, opened), // the vase that is being resolved
        (slots<noble, Print.noble_slots>, nobles),
        (pile<noble>, noble_deck),
        (supply<noble, 1>, discarded_nobles),
        (supply<noble, 1>, spare_scribes), // PHA-033: not dealt yet
        (slots<artisan, Print.artisan_slots>, artisans),
        (pile<artisan>, artisan_deck),
        (supply<artisan, 1>, discarded_artisans),
        // the players
        (per_seat<seats, possessions<Print>>, players),
        (holder<seats>, first_player),
        (holder<seats>, pharaoh),
        (track<1, Print.rounds>, round),
        (line_up<seats>, passed),
        (index_set<noble_cards + 1>, tilted), // PHA-124: powers used in this round
        // the turn
        (bool, acted), // the player has chosen an action, or passed, in this turn
        (marker<action_number>, action),
        (marker<kind>, access),
        (row<kind, longest_rest>, rest),
        (marker<colour>, last), // PHA-256: the last of equal choices
        (agenda<effect, longest_agenda>, due),
        (orders_drawn, orders),
        (std::conditional_t<solo, traitor_board<Print>, no_traitor>, traitor));
};

template <class At>
constexpr edition const& print_of(At const&) noexcept {
    return At::game::print;
}
template <class At>
constexpr options const& settings_of(At const&) noexcept {
    return At::game::settings;
}
template <class At>
inline constexpr bool is_solo = std::remove_cvref_t<At>::game::settings.solo();

/// Alone, seat 1 is the Traitor.
inline constexpr seat human{0};
inline constexpr seat the_traitor{1};
template <class At>
constexpr bool is_traitor(At const&, seat s) noexcept {
    return is_solo<At> && s == the_traitor;
}

constexpr auto& own(auto& at) noexcept { return at.table.players[at.seat()]; }

// The board

/// PHA-058: the segment that a position faces.
constexpr int segment_facing(auto const& table, int position) noexcept {
    int const s = position - table.offset;
    return s < 0 ? s + colours : s;
}
constexpr int position_of(auto const& table, district d) noexcept {
    for (int p = 0; p != district_count; ++p)
        if (table.layout[p].is_at(d))
            return p;
    return 0;
}
constexpr int segment_of(auto const& at, district d) noexcept {
    return segment_facing(at.table, position_of(at.table, d));
}
constexpr int segment_of_colour(auto const& at, colour c) noexcept {
    int s = 0;
    while (print_of(at).wheel[s] != c)
        ++s;
    return s;
}
/// PHA-059
template <class At>
constexpr int usable_spaces(At const&) noexcept {
    return At::game::print.usable_spaces[At::game::settings.players - 1];
}
constexpr int free_spaces(auto const& at, int segment) noexcept {
    return usable_spaces(at) - at.table.wheel[segment].size();
}

/// The basic resources of which there are tokens.
constexpr index_set<colours> colours_in_bank(auto const& at) noexcept {
    index_set<colours> left;
    for (int c = 0; c != colours; ++c)
        if (at.table.bank.has(static_cast<resource>(c)))
            left.insert(c);
    return left;
}

/// PHA-112: a token can be drawn, the discarded ones included.
constexpr bool bag_can_be_drawn_from(auto const& at) noexcept {
    return !at.table.bag.empty() || !at.table.discarded_offerings.empty();
}
constexpr bool some_offering_is_left(auto const& at) noexcept {
    return !at.table.bonus.empty() || bag_can_be_drawn_from(at);
}

// Nobles

constexpr bool has_power(auto const& at, seat s, noble n) noexcept {
    return at.table.players[s].nobles.has(n);
}

/// The nobles with a power, as the edition has them.
template <edition const& Print>
struct powers {
    static constexpr int most = 5;
    struct list {
        int of[most] = {};
        int count = 0;
    };

    static constexpr list with(power::kind what, int where = -1) noexcept {
        list found;
        for (int n = 1; n <= noble_cards; ++n) {
            auto const& print = Print.nobles[n - 1].power;
            if (print.what == what && (where < 0 || static_cast<int>(print.where) == where))
                if (found.count != most)
                    found.of[found.count++] = n;
        }
        return found;
    }
};

template <edition const& Print, power::kind What, int Where = -1>
inline constexpr auto nobles_with = powers<Print>::with(What, Where);

/// A noble with a power that a seat owns and has not tilted; 0 if there is none. The Traitor's have no powers (PHA-226).
template <power::kind What, int Where = -1, class At>
constexpr int ready_noble(At const& at, seat s) noexcept {
    if (is_traitor(at, s))
        return 0;
    constexpr auto const& list = nobles_with<At::game::print, What, Where>;
    for (int i = 0; i != list.count; ++i)
        if (has_power(at, s, list.of[i]) && !at.table.tilted.contains(list.of[i]))
            return list.of[i];
    return 0;
}
template <power::kind What, int Where = -1, class At>
constexpr bool owns_noble(At const& at, seat s) noexcept {
    if (is_traitor(at, s))
        return false;
    constexpr auto const& list = nobles_with<At::game::print, What, Where>;
    for (int i = 0; i != list.count; ++i)
        if (has_power(at, s, list.of[i]))
            return true;
    return false;
}
/// The same for a district known at run time.
template <power::kind What, class At>
constexpr int ready_noble_in(At const& at, seat s, district d) noexcept {
    int found = 0;
    [&]<int... D>(std::integer_sequence<int, D...>) {
        ((D == static_cast<int>(d) ? static_cast<void>(found = ready_noble<What, D>(at, s))
                                   : static_cast<void>(0)),
         ...);
    }
    (std::make_integer_sequence<int, district_count>{});
    return found;
}

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_TABLE_HPP
