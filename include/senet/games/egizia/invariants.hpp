// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_INVARIANTS_HPP
#define SENET_GAMES_EGIZIA_INVARIANTS_HPP

#include <senet/games/egizia/actions.hpp>
#include <senet/games/egizia/building.hpp>
#include <senet/games/egizia/nature.hpp>
#include <senet/games/egizia/scoring.hpp>
#include <senet/invariants.hpp>

// What is true of every position (section 22). Of those that speak of what happens from one position to the next, this is
// the part that a position shows.
namespace senet::egizia {

/// The first Nile card has been dealt.
constexpr bool is_set_up(auto const& at) noexcept {
    int first_deck = 0;
    for (deck_id const d : print_in(at).deck_of)
        first_deck += d == print_in(at).deck_of_round[0] ? 1 : 0;
    return at.table.round > 1 ||
           at.table.nile_decks[static_cast<int>(print_in(at).deck_of_round[0])]->size() !=
               first_deck;
}
/// Somebody places boats.
constexpr bool is_phase_2(auto const& at) noexcept { return at.table.duty != boat_duty::none; }
/// Somebody builds at the obelisk, the graves, the temple or the pyramid.
constexpr bool is_in_build(auto const& at) noexcept { return at.table.build.last.there(); }

constexpr int used_cards_saying(auto const& at, seat s, word w) noexcept {
    return (held(at, s, w) & at.table.players[s].used_cards).count();
}

struct boats_are_conserved
    : invariant<"INV-1", "the boats of a player are in hand, on the river, in slots or waiting"> {
    constexpr bool operator()(auto const& at) const {
        for (int s = 0; s != at.seats; ++s) {
            auto const& boats = at.table.players[s].boats;
            int elsewhere = 0;
            for (int i = 0; i != boats.on_river(); ++i)
                elsewhere += is_kind(print_in(at), boats[i], river_print::kind::site) ? 0 : 1;
            int at_sites = 0;
            for (int site = 0; site != site_kinds; ++site)
                for (auto const& berth : at.table.site_berths[site])
                    if (berth.is(s)) {
                        ++at_sites;
                        if (!boats.has(print_in(at).site[site].on_river))
                            return false;
                    }
            if (boats.in_hand() + elsewhere + at_sites != print_in(at).boats)
                return false;
        }
        return true;
    }
};

struct pieces_are_limited
    : invariant<"INV-2", "a player has 20 pieces, and substitutes if pieces are not limited"> {
    template <class At>
    constexpr bool operator()(At const& at) const {
        for (int s = 0; s != at.seats; ++s)
            if (!At::game::settings.unlimited_pieces && pieces_placed(at, s) > print_in(at).pieces)
                return false;
        return true;
    }
};

struct pieces_fill_cells
    : invariant<"INV-3", "the pieces of all players are as many as there are filled cells"> {
    constexpr bool operator()(auto const& at) const {
        int pieces = 0;
        for (int s = 0; s != at.seats; ++s) {
            int on_buildings = 0;
            for (int b = 0; b != building_kinds; ++b)
                on_buildings += pieces_on(at, s, static_cast<building>(b));
            if (on_buildings != pieces_placed(at, s))
                return false;
            pieces += on_buildings;
        }
        int cells = 0;
        for (int l = 0; l != line_kinds; ++l)
            cells += filled(at, static_cast<line_id>(l));
        return pieces == cells;
    }
};

struct bonuses_stay_paid
    : invariant<"INV-4", "cells are never emptied: a floor whose bonus was paid is full"> {
    constexpr bool operator()(auto const& at) const {
        for (int const l : at.table.paid)
            if (!is_full(at, static_cast<line_id>(l)))
                return false;
        return true;
    }
};

struct lines_are_filled_in_order
    : invariant<"INV-5", "lines are filled from their first cell on, on what carries them"> {
    constexpr bool operator()(auto const& at) const {
        for (int l = 0; l != line_kinds; ++l) {
            auto const id = static_cast<line_id>(l);
            int const n = filled(at, id);
            for (int i = n; i != cells_in(at, id); ++i)
                if (at.table.pieces[cell_of(at, id, i)].held())
                    return false;
            int const under = print_in(at).line[l].rests_on;
            if (n != 0 && (!is_open(at, id) ||
                           (under >= 0 && filled(at, static_cast<line_id>(under)) < n + 1)))
                return false;
        }
        return true;
    }
};

struct graves_are_counted
    : invariant<"INV-6", "twelve graves are taken, face up or face down, and four are face up"> {
    constexpr bool operator()(auto const& at) const {
        int const spaces = cells_in(at, line_id::graves);
        int const taken = filled(at, line_id::graves);
        int const face_up = at.table.face_up.size();
        int tiles = at.table.grave_pile.size() + face_up;
        for (auto const& p : at.table.players)
            tiles += p.graves.size();
        int const wanted = spaces - taken < face_up_graves ? spaces - taken : face_up_graves;
        // chance has its say after a tile is taken, and at the start
        bool const being_turned_up = is_in_build(at) && face_up == wanted - 1;
        return tiles == grave_tiles && taken == tiles - at.table.grave_pile.size() - face_up &&
               (!is_set_up(at) ? face_up <= wanted : face_up == wanted || being_turned_up);
    }
};

struct cards_are_conserved
    : invariant<
          "INV-7",
          "each Nile card is in a deck, on the river, in front of a player or gone"> {
    constexpr bool operator()(auto const& at) const {
        for (int c = 0; c != card_kinds; ++c) {
            auto const id = static_cast<card_id>(c);
            int places = at.table.river.count(id) + at.table.gone.count(id);
            for (auto const& deck : at.table.nile_decks)
                places += deck->count(id);
            for (auto const& p : at.table.players) {
                places += p.cards.count(id);
                if (p.cards.has(id) && print_in(at).nile[c].when == timing::immediate)
                    return false;
            }
            if (places != 1)
                return false;
        }
        return true;
    }
};

struct sphinx_cards_are_conserved
    : invariant<"INV-8", "each Sphinx card is in the deck, held, or drawn and undecided"> {
    template <class At>
    constexpr bool operator()(At const& at) const {
        int sum = at.table.sphinx_deck.size();
        for (auto const& p : at.table.players)
            sum += p.sphinx.size() + p.drawn.size();
        return sum == sphinx_card::sphinx_cards_in(At::game::settings, print_in(at));
    }
};

struct flood_is_in_range : invariant<"INV-9", "the flood has three positions"> {
    constexpr bool operator()(auto const& at) const {
        return static_cast<int>(at.table.flood) < flood_positions;
    }
};

struct crews_are_in_range
    : invariant<"INV-10", "crews are between their start and the end of their track"> {
    constexpr bool operator()(auto const& at) const {
        for (auto const& p : at.table.players)
            for (int c = 0; c != crew_tiles; ++c)
                if (p.crews[c] < print_in(at).crew_start[c] ||
                    p.crews[c] > print_in(at).crew_end[c])
                    return false;
        return true;
    }
};

struct stock_is_in_range : invariant<"INV-11", "the stock of a player is between 0 and 25"> {
    constexpr bool operator()(auto const& at) const {
        for (auto const& p : at.table.players)
            if (p.stock < 0 || p.stock > print_in(at).stone_track)
                return false;
        return true;
    }
};

struct markets_are_in_range : invariant<"INV-12", "markets have spaces from 0 to 3"> {
    constexpr bool operator()(auto const& at) const {
        for (auto const& p : at.table.players)
            for (int const m : p.markets)
                if (m < 0 || m > print_in(at).market_bottom)
                    return false;
        return true;
    }
};

struct orders_are_strict
    : invariant<"INV-13", "each seat has one tile, and the markers stand in a strict order"> {
    constexpr bool operator()(auto const& at) const {
        return at.table.tiles.possible() && at.table.points.possible();
    }
};

struct spaces_hold_few_boats
    : invariant<
          "INV-14",
          "a space holds one boat, a round space one more for each time it is used again"> {
    constexpr bool operator()(auto const& at) const {
        int again = 0;
        for (int i = 0; i != river_places; ++i) {
            auto const& print = print_in(at).river[i];
            if (print.what == river_print::kind::site)
                continue;
            int boats = 0;
            for (auto const& p : at.table.players)
                boats += p.boats.count(static_cast<place_on_river>(i));
            if (boats > 1 && !print.may_be_reused)
                return false;
            again += boats > 1 ? boats - 1 : 0;
        }
        int reused = 0;
        for (int s = 0; s != at.seats; ++s)
            reused += used_cards_saying(at, s, word::reuse);
        return again <= reused;
    }
};

struct sites_hold_few_boats
    : invariant<
          "INV-15",
          "a site has a boat in each slot and one that waits, none of the same player"> {
    template <class At>
    constexpr bool operator()(At const& at) const {
        int const slots = print_in(at).slots[At::seats];
        for (auto const& berths : at.table.site_berths) {
            bool all_taken = true;
            for (int i = 0; i != most_slots; ++i) {
                if (i >= slots && berths[i].held())
                    return false;
                all_taken = all_taken && (i >= slots || berths[i].held());
            }
            for (int i = 0; i <= most_slots; ++i)
                for (int j = 0; j != i; ++j)
                    if (berths[i].held() && berths[j].held() &&
                        berths[i].seat() == berths[j].seat())
                        return false;
            if (is_phase_2(at) && berths[most_slots].held() && !all_taken)
                return false;
        }
        return true;
    }
};

struct boats_go_downstream
    : invariant<
          "INV-16",
          "two boats of a player are at one place only if one of them went upstream"> {
    constexpr bool operator()(auto const& at) const {
        for (int s = 0; s != at.seats; ++s) {
            auto const& boats = at.table.players[s].boats;
            int together = 0;
            for (int i = 1; i < boats.on_river(); ++i)
                together += boats[i] == boats[i - 1] ? 1 : 0;
            if (together > used_cards_saying(at, s, word::upstream))
                return false;
        }
        return true;
    }
};

struct crews_are_used_once
    : invariant<"INV-17", "a build uses a crew of its own, and the joker helps another crew"> {
    constexpr bool operator()(auto const& at) const {
        for (auto const& p : at.table.players) {
            bool const joker = p.used_crews.contains(static_cast<int>(crew_id::J));
            int const regular = p.used_crews.count() - (joker ? 1 : 0);
            if (p.built_at.count() > regular || (joker && regular == 0))
                return false;
        }
        return true;
    }
};

struct builds_can_be_paid
    : invariant<"INV-18", "what a build fills is worth no more than its strength and the stock"> {
    constexpr bool operator()(auto const& at) const {
        auto const& build = at.table.build;
        return build.spent <= build.strength && build.spent <= own(at).stock &&
               is_in_build(at) == (build.spent != 0);
    }
};

struct few_sphinx_cards_are_drawn
    : invariant<"INV-19", "at most five Sphinx cards are drawn at once"> {
    constexpr bool operator()(auto const& at) const {
        for (int s = 0; s != at.seats; ++s)
            if (at.table.players[s].drawn.size() +
                    (at.seat() == s ? static_cast<int>(at.table.build.to_draw) : 0) >
                print_in(at).most_sphinx)
                return false;
        return true;
    }
};

struct participation_is_counted
    : invariant<"INV-20", "nobody has built anything while boats are placed"> {
    constexpr bool operator()(auto const& at) const {
        for (auto const& p : at.table.players)
            if (is_phase_2(at) && !p.built_at.empty())
                return false;
        return true;
    }
};

struct feeding_is_bounded
    : invariant<"INV-21", "a player eats what his crews are strong, used or not"> {
    constexpr bool operator()(auto const& at) const {
        for (int s = 0; s != at.seats; ++s) {
            int need = 0;
            for (int c = 0; c != crew_tiles; ++c)
                need += at.table.players[s].crews[c];
            if (need_of(at, s) != need || harvest_of(at, s) < 0)
                return false;
        }
        return true;
    }
};

struct bonuses_are_paid_once
    : invariant<"INV-22", "a full floor has paid its bonus, to a player with a fair share of it"> {
    constexpr bool operator()(auto const& at) const {
        for (int l = 0; l != line_kinds; ++l) {
            auto const id = static_cast<line_id>(l);
            if (!print_in(at).line[l].has_bonus || !is_full(at, id) || is_in_build(at))
                continue;
            int const most = pieces_on(at, owner_of_bonus(at, id), id);
            if (!at.table.paid.contains(l) || most * at.seats < cells_in(at, id) ||
                most > cells_in(at, id))
                return false;
        }
        return true;
    }
};

struct decks_shrink
    : invariant<"INV-23", "while boats are placed, ten or twenty cards of a deck were dealt"> {
    constexpr bool operator()(auto const& at) const {
        if (!is_phase_2(at))
            return true;
        auto const now = print_in(at).deck_of_round[at.table.round - 1];
        int left = 0;
        for (deck_id const d : print_in(at).deck_of)
            left += d == now ? 1 : 0;
        for (int r = 0; r != at.table.round; ++r)
            left -= print_in(at).deck_of_round[r] == now ? card_spaces : 0;
        return at.table.nile_decks[static_cast<int>(now)]->size() == left;
    }
};

struct placements_end
    : invariant<"INV-24", "a player is to place a boat only while one is in hand"> {
    constexpr bool operator()(auto const& at) const {
        return !is_phase_2(at) || own(at).boats.in_hand() > 0;
    }
};

struct final_scoring_adds : invariant<"INV-25", "final scoring takes nothing from anybody"> {
    constexpr bool operator()(auto const& at) const {
        for (int s = 0; s != at.seats; ++s)
            if (stone_sale{}(at, s) < 0 || grave_points{}(at, s) < 0 ||
                sphinx_points{}(at, s) < 0 || ten_percent{}(at, s) < 0)
                return false;
        return true;
    }
};

struct secrets_are_somewhere
    : invariant<"INV-26", "only who is building looks at Sphinx cards he may give back"> {
    constexpr bool operator()(auto const& at) const {
        for (int s = 0; s != at.seats; ++s)
            if (!at.table.players[s].drawn.empty() && at.seat() != s)
                return false;
        return true;
    }
};

inline constexpr auto all_invariants = senet::invariants<
    boats_are_conserved,
    pieces_are_limited,
    pieces_fill_cells,
    bonuses_stay_paid,
    lines_are_filled_in_order,
    graves_are_counted,
    cards_are_conserved,
    sphinx_cards_are_conserved,
    flood_is_in_range,
    crews_are_in_range,
    stock_is_in_range,
    markets_are_in_range,
    orders_are_strict,
    spaces_hold_few_boats,
    sites_hold_few_boats,
    boats_go_downstream,
    crews_are_used_once,
    builds_can_be_paid,
    few_sphinx_cards_are_drawn,
    participation_is_counted,
    feeding_is_bounded,
    bonuses_are_paid_once,
    decks_shrink,
    placements_end,
    final_scoring_adds,
    secrets_are_somewhere>;

} // namespace senet::egizia

#endif // SENET_GAMES_EGIZIA_INVARIANTS_HPP
