// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_TABLE_HPP
#define SENET_GAMES_EGIZIA_TABLE_HPP

#include <senet/games/egizia/fleet.hpp>
#include <senet/games/egizia/options.hpp>
#include <senet/games/egizia/printed.hpp>
#include <senet/seats.hpp>
#include <senet/table/apart.hpp>
#include <senet/table/holder.hpp>
#include <senet/table/index_set.hpp>
#include <senet/table/line_up.hpp>
#include <senet/table/marker.hpp>
#include <senet/table/pile.hpp>
#include <senet/table/race.hpp>
#include <senet/table/row.hpp>
#include <senet/table/secret.hpp>
#include <senet/table/several.hpp>
#include <senet/table/slots.hpp>
#include <senet/table/supply.hpp>
#include <senet/table/track.hpp>
#include <senet/table/turn_order.hpp>

#include <boost/hana/define_struct.hpp>

// What lies on the table. Everything is in the open but the order of the decks, the graves face down, and the Sphinx cards
// players hold or drew (EGZ-210, EGZ-211, EGZ-212). Scarabs follow from the score (EGZ-011), and pieces that are not on a
// building are in reserve (EGZ-094).
namespace senet::egizia {

/// The track has no ends (EGZ-070, EGZ-142); nobody comes this far.
inline constexpr int end_of_track = 2000;

/// What lies in front of a player, and what he is allowed to do.
template <edition const& Print>
struct player {
    using stones = track<0, Print.stone_track>;
    using market_track = track<0, Print.market_bottom>;
    using strength = track<1, 9>;

    BOOST_HANA_DEFINE_STRUCT(
        player,
        (fleet<Print.boats>, boats),
        (several<crew_tiles, strength>, crews), // EGZ-004
        (index_set<crew_tiles>, used_crews),    // flipped (EGZ-087)
        (stones, stock),
        (several<market_kinds, market_track>, markets), // EGZ-128
        (supply<card_id, 1>, cards),                    // EGZ-157
        (card_set, used_cards),                 // permissions used this round (EGZ-024, EGZ-159)
        (secret<supply<sphinx_id, 1>>, sphinx), // EGZ-103
        (secret<row<sphinx_id, most_drawn>>, drawn), // to be decided on
        (supply<grave_id, 1>, graves),               // EGZ-107
        (index_set<site_kinds>, built_at),           // this round (EGZ-129)
        (bool, passed),                              // EGZ-033
        (bool, builds_first),                        // EGZ-180
        (bool, had_turn));                           // at the site that is up
};

/// EGZ-220: an effect that leaves a choice to a player.
struct effect_in_progress {
    /// A place on the river, or a card.
    using source = below<river_places + card_kinds>;

    BOOST_HANA_DEFINE_STRUCT(
        effect_in_progress,
        (marker<source>, of),
        (below<most_clauses + 1>, clause),
        (below<8>, steps),        // of the clause that are done
        (below<3>, more_times),   // it happens once more (EGZ-187)
        (marker<crew_id>, last)); // the crew that was chosen before
};

/// What a player has begun to build (EGZ-214).
struct build_in_progress {
    BOOST_HANA_DEFINE_STRUCT(
        build_in_progress,
        (below<64>, strength),
        (below<64>, spent),                // at B and C
        (marker<line_id>, last),           // line that was put on
        (below<most_drawn + 1>, to_draw)); // at A
};

enum class boat_duty : std::uint8_t { none, may_pass, must_place };

template <edition const& Print, int Players>
struct table {
    using player_type = player<Print>;
    using berths = several<most_slots + 1, holder<Players>>; // slots 1, 2, 3 and waiting (EGZ-047)
    static constexpr int cell_count = cells_of(Print);
    static constexpr int most_improvers =
        cards_saying(Print, word::raise_field) == 0 ? 1 : cards_saying(Print, word::raise_field);
    /// EGZ-100: all Sphinx cards but those dealt at the start can be underneath.
    using sphinx_pile = pile<sphinx_id, 1, sphinx_cards - 2>;

    BOOST_HANA_DEFINE_STRUCT(
        table,
        (track<1, rounds>, round),
        (site_id, site),              // that is up in phase 5
        (flood_position, flood),      // EGZ-010
        (turn_order<Players>, tiles), // tile 1 first
        (race<Players, -end_of_track, end_of_track>, points),
        (line_up<Players>, turns), // the order of a phase, fixed when it starts (EGZ-062, EGZ-131)
        (per_seat<Players, player_type>, players),
        (several<deck_kinds, apart<pile<card_id>>>, nile_decks),
        (slots<card_id, card_spaces>, river), // EGZ-026
        (supply<card_id, 1>, gone),           // out of the game (EGZ-155)
        (sphinx_pile, sphinx_deck),
        (pile<grave_id>, grave_pile), // face down, those that are not in the game among them
        (row<grave_id, face_up_graves>, face_up),
        (several<site_kinds, berths>, site_berths),
        (several<cell_count, holder<Players>>, pieces), // EGZ-093
        (several<most_improvers, marker<card_id>>,
         improved),                    // the field of the i-th card that improves one
        (index_set<line_kinds>, paid), // floors whose bonus was paid (EGZ-118)
        (boat_duty, duty),             // of the player who places
        (effect_in_progress, effect),
        (build_in_progress, build));
};

// Whose things these are

constexpr auto& own(auto& at) noexcept { return at.table.players[at.seat()]; }

template <class At>
constexpr edition const& print_in(At const&) noexcept {
    return At::game::print;
}
template <class At>
constexpr lookup const& lookup_in(At const&) noexcept {
    return printed<At::game::print>;
}

// Cards

/// The cards in front of a player that say something.
constexpr card_set held(auto const& at, seat s, word w) noexcept {
    return at.table.players[s].cards.kinds() & lookup_in(at).saying[static_cast<int>(w)];
}
constexpr bool holds(auto const& at, seat s, word w) noexcept { return !held(at, s, w).empty(); }
/// EGZ-159: those whose permission has not been used in this round.
constexpr card_set unused(auto const& at, seat s, word w) noexcept {
    return held(at, s, w) - at.table.players[s].used_cards;
}
/// The numbers of some cards with a word, added up.
constexpr int sum_of(auto const& at, card_set const& of, word w) noexcept {
    int sum = 0;
    for (int const c : of)
        sum += clause_of(print_in(at), c, w).n;
    return sum;
}

/// EGZ-155, EGZ-221: the card with the lowest id is played, and leaves the game.
constexpr int spend(auto& at, seat s, word w) {
    int const spent = held(at, s, w).lowest();
    at.table.players[s].cards.take(static_cast<card_id>(spent));
    at.table.gone.put(static_cast<card_id>(spent));
    return clause_of(print_in(at), spent, w).n;
}
constexpr void use_up(auto& at, seat s, card_set const& permissions) {
    at.table.players[s].used_cards.insert(permissions.lowest());
}

// The river

/// The card space with this number, counted from 0, or which card space a place is.
constexpr int card_space_of(edition const& print, place_on_river place) noexcept {
    int n = 0;
    for (int i = 0; i != static_cast<int>(place); ++i)
        n += print.river[i].what == river_print::kind::card ? 1 : 0;
    return n;
}
constexpr bool is_kind(edition const& print, place_on_river place, river_print::kind k) noexcept {
    return print.river[static_cast<int>(place)].what == k;
}
constexpr int site_of(edition const& print, place_on_river place) noexcept {
    int s = 0;
    while (s != site_kinds - 1 && print.site[s].on_river != place)
        ++s;
    return s;
}
constexpr place_set occupied_places(auto const& at) noexcept {
    place_set places;
    for (auto const& p : at.table.players)
        places = places | p.boats.places();
    return places;
}
/// EGZ-041
constexpr bool is_occupied(auto const& at, place_on_river place) noexcept {
    for (auto const& p : at.table.players)
        if (p.boats.has(place))
            return true;
    return false;
}

// Buildings

constexpr int cell_of(auto const& at, line_id l, int i) noexcept {
    return lookup_in(at).first_cell[static_cast<int>(l)] + i;
}
constexpr int cells_in(auto const& at, line_id l) noexcept {
    return print_in(at).line[static_cast<int>(l)].cells;
}
/// How many cells of a line are filled; they are the first ones (EGZ-105, EGZ-106, EGZ-111, EGZ-115).
constexpr int filled(auto const& at, line_id l) noexcept {
    int n = 0;
    while (n != cells_in(at, l) && at.table.pieces[cell_of(at, l, n)].held())
        ++n;
    return n;
}
/// Its last cell says it.
constexpr bool is_full(auto const& at, line_id l) noexcept {
    int const cells = cells_in(at, l);
    return cells == 0 || at.table.pieces[cell_of(at, l, cells - 1)].held();
}
/// The pieces of a player on a line.
constexpr int pieces_on(auto const& at, seat s, line_id l) noexcept {
    int n = 0;
    for (int i = 0; i != cells_in(at, l); ++i)
        n += at.table.pieces[cell_of(at, l, i)].is(s) ? 1 : 0;
    return n;
}
/// … on a building.
constexpr int pieces_on(auto const& at, seat s, building b) noexcept {
    int n = 0;
    for (int l = 0; l != line_kinds; ++l)
        if (print_in(at).line[l].part_of == b)
            n += pieces_on(at, s, static_cast<line_id>(l));
    return n;
}
/// INV-3
constexpr int pieces_placed(auto const& at, seat s) noexcept {
    int n = 0;
    for (auto const& cell : at.table.pieces)
        n += cell.is(s) ? 1 : 0;
    return n;
}

/// EGZ-065, EGZ-168: the colour of a field, raised by what improves it.
constexpr colour colour_of(auto const& at, int field) noexcept {
    auto c = static_cast<int>(clause_of(print_in(at), field, word::field).of);
    for (auto const& improved : at.table.improved)
        if (improved.is_at(static_cast<card_id>(field)) && c != static_cast<int>(colour::green))
            ++c;
    return static_cast<colour>(c);
}

} // namespace senet::egizia

#endif // SENET_GAMES_EGIZIA_TABLE_HPP
