// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_INVARIANTS_HPP
#define SENET_GAMES_EGIZIA_INVARIANTS_HPP

#include <senet/games/egizia/actions.hpp>
#include <senet/games/egizia/boats.hpp>
#include <senet/games/egizia/building.hpp>
#include <senet/games/egizia/nature.hpp>
#include <senet/games/egizia/scoring.hpp>
#include <senet/invariants.hpp>

// What is true of every position and of every move (section 22).
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

/// A boat is at a site.
constexpr bool is_any_boat_at_site(auto const& at) noexcept {
    for (auto const& berths : at.table.site_berths)
        for (auto const& berth : berths)
            if (berth.held())
                return true;
    return false;
}

constexpr int points_gained(auto const& before, auto const& after, seat s) noexcept {
    return after.table.points[s] - before.table.points[s];
}
/// EGZ-118: what a move has paid a player for floors.
constexpr int bonuses_gained(auto const& before, auto const& after, seat s) noexcept {
    int sum = 0;
    for (int const l : after.table.paid - before.table.paid) {
        auto const id = static_cast<line_id>(l);
        if (is_full(after, id) && owner_of_bonus(after, id) == s)
            sum += pieces_on(after, s, id);
    }
    return sum;
}
/// What a step of the market that a build chose was worth (EGZ-110, EGZ-124, EGZ-125).
constexpr int market_reward(auto const& at, seat s, finish const& chosen, market_choice m) {
    auto const of = m == market_choice::stone ? market_id::stone : market_id::grain;
    if (chosen.market != m || !is_at_bottom(at, s, static_cast<int>(of)))
        return 0;
    return of == market_id::stone ? print_in(at).stone_reward : print_in(at).grain_reward;
}
/// What the end of a build itself gives a player in points.
constexpr int earned_by(auto const& before, auto move, auto const& after, seat s) {
    bool const is_own = before.seat() == s;
    if (move.template is<finish>()) {
        int const bonuses = bonuses_gained(before, after, s);
        auto const chosen = move.template as<finish>();
        return bonuses + (is_own ? before.table.build.spent +
                                       market_reward(after, s, chosen, market_choice::grain)
                                 : 0);
    }
    if (move.template is<keep>() && is_own)
        return (before.table.players[s].drawn.size() - move.template as<keep>().cards.size()) *
               print_in(before).returned_sphinx;
    return 0;
}
/// Phase 6 was passed by a move: boats have left the sites, and those who built there have their bonus.
constexpr int participation_after(auto const& before, auto const& after, seat s) noexcept {
    return is_any_boat_at_site(before) && !is_any_boat_at_site(after)
               ? print_in(before).participation[before.table.players[s].built_at.count()]
               : 0;
}

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

struct pieces_stay : invariant<"INV-4", "filled cells stay filled, each by its owner"> {
    constexpr bool operator()(auto const& before, auto, auto const& after) const {
        for (int i = 0; i != before.table.cell_count; ++i)
            if (before.table.pieces[i].held() && !(before.table.pieces[i] == after.table.pieces[i]))
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
    : invariant<
          "INV-10",
          "crews are between their start and the end of their track, and never grow weaker"> {
    constexpr bool operator()(auto const& at) const {
        for (auto const& p : at.table.players)
            for (int c = 0; c != crew_tiles; ++c)
                if (p.crews[c] < print_in(at).crew_start[c] ||
                    p.crews[c] > print_in(at).crew_end[c])
                    return false;
        return true;
    }
    constexpr bool operator()(auto const& before, auto, auto const& after) const {
        for (int s = 0; s != before.seats; ++s)
            for (int c = 0; c != crew_tiles; ++c)
                if (after.table.players[s].crews[c] < before.table.players[s].crews[c])
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

struct markets_are_in_range
    : invariant<"INV-12", "markets have spaces from 0 to 3 and never go back"> {
    constexpr bool operator()(auto const& at) const {
        for (auto const& p : at.table.players)
            for (int const m : p.markets)
                if (m < 0 || m > print_in(at).market_bottom)
                    return false;
        return true;
    }
    constexpr bool operator()(auto const& before, auto, auto const& after) const {
        for (int s = 0; s != before.seats; ++s)
            for (int m = 0; m != market_kinds; ++m)
                if (after.table.players[s].markets[m] < before.table.players[s].markets[m])
                    return false;
        return true;
    }
};

struct orders_are_strict
    : invariant<
          "INV-13",
          "each seat has one tile, the markers stand in a strict order, and rounds begin with the tiles "
          "in that order"> {
    constexpr bool operator()(auto const& at) const {
        return at.table.tiles.possible() && at.table.points.possible();
    }
    constexpr bool operator()(auto const&, auto move, auto const& after) const {
        return !move.template is<nile_card>() ||
               after.table.tiles == after.table.points.from_rear();
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
          "a boat goes further downstream than its owner's others, or upstream with a card for it"> {
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
    constexpr bool operator()(auto const& before, auto move, auto const& after) const {
        if (!move.template is<place>())
            return true;
        seat const me = before.seat();
        int const upstream = used_cards_saying(after, me, word::upstream) -
                             used_cards_saying(before, me, word::upstream);
        bool const is_downstream = static_cast<int>(move.template as<place>().space) >
                                   before.table.players[me].boats.most_downstream();
        // the last boat of a round may be placed by a move that leads into the next one
        return after.table.round != before.table.round || upstream == (is_downstream ? 0 : 1);
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

struct builds_are_paid
    : invariant<
          "INV-18",
          "a build costs and scores what its cells are worth, no more than its strength and the stock"> {
    constexpr bool operator()(auto const& at) const {
        auto const& build = at.table.build;
        return build.spent <= build.strength && build.spent <= own(at).stock &&
               is_in_build(at) == (build.spent != 0);
    }
    constexpr bool operator()(auto const& before, auto move, auto const& after) const {
        seat const me = before.seat();
        if (move.template is<put>()) {
            auto const line = move.template as<put>().line;
            return after.table.build.spent - before.table.build.spent ==
                       cost_of_next(before, line) &&
                   filled(after, line) == filled(before, line) + 1 &&
                   after.table.pieces[cell_of(after, line, filled(before, line))].is(me);
        }
        if (!move.template is<finish>())
            return true;
        int const stock =
            before.table.players[me].stock - before.table.build.spent +
            market_reward(after, me, move.template as<finish>(), market_choice::stone);
        int const most = print_in(after).stone_track;
        return after.table.players[me].stock == (stock < most ? stock : most) &&
               points_gained(before, after, me) ==
                   earned_by(before, move, after, me) + participation_after(before, after, me);
    }
};

struct few_sphinx_cards_are_drawn
    : invariant<
          "INV-19",
          "one to five Sphinx cards are drawn for stones, and those returned are a point each"> {
    constexpr bool operator()(auto const& at) const {
        for (int s = 0; s != at.seats; ++s)
            if (at.table.players[s].drawn.size() +
                    (at.seat() == s ? static_cast<int>(at.table.build.to_draw) : 0) >
                print_in(at).most_sphinx)
                return false;
        return true;
    }
    constexpr bool operator()(auto const& before, auto move, auto const& after) const {
        seat const me = before.seat();
        auto const& mine = before.table.players[me];
        if (move.template is<draw>()) {
            int const pay = move.template as<draw>().pay;
            int const extra = move.template as<draw>().extra;
            // what is certain is drawn at once
            return pay >= 1 && mine.stock - after.table.players[me].stock == pay &&
                   after.table.players[me].drawn.size() + after.table.build.to_draw == pay + extra;
        }
        return !move.template is<keep>() ||
               points_gained(before, after, me) ==
                   earned_by(before, move, after, me) + participation_after(before, after, me);
    }
};

struct participation_is_counted
    : invariant<
          "INV-20",
          "when boats leave the sites, their owners have 0, 1, 3 or 6 points for those they built at"> {
    constexpr bool operator()(auto const& at) const {
        for (auto const& p : at.table.players)
            if (is_phase_2(at) && !p.built_at.empty())
                return false;
        return true;
    }
    constexpr bool operator()(auto const& before, auto move, auto const& after) const {
        if (!is_any_boat_at_site(before) || is_any_boat_at_site(after))
            return true;
        for (int s = 0; s != before.seats; ++s)
            if (points_gained(before, after, s) !=
                earned_by(before, move, after, s) + participation_after(before, after, s))
                return false;
        return true;
    }
};

struct feeding_only_costs
    : invariant<"INV-21", "nobody gains points by feeding, and no crew grows stronger"> {
    constexpr bool operator()(auto const& before, auto move, auto const& after) const {
        // These lead into phase 3, or are made there; who has no choice is fed at once.
        if (!move.template is<pass>() && !move.template is<none>() &&
            !move.template is<assign_improver>() && !move.template is<feed>())
            return true;
        for (int s = 0; s != before.seats; ++s) {
            if (points_gained(before, after, s) > 0)
                return false;
            for (int c = 0; c != crew_tiles; ++c)
                if (after.table.players[s].crews[c] != before.table.players[s].crews[c])
                    return false;
        }
        return true;
    }
};

struct bonuses_are_paid_once
    : invariant<
          "INV-22",
          "a full floor has paid its bonus once, to a player with a fair share of it"> {
    constexpr bool operator()(auto const& at) const {
        for (int l = 0; l != line_kinds; ++l) {
            auto const id = static_cast<line_id>(l);
            bool const is_due =
                print_in(at).line[l].has_bonus && is_full(at, id) && !is_in_build(at);
            bool const is_paid = at.table.paid.contains(l);
            if ((is_due && !is_paid) || (is_paid && !is_full(at, id)))
                return false;
        }
        return true;
    }
    constexpr bool operator()(auto const& before, auto move, auto const& after) const {
        if (!(before.table.paid - after.table.paid).empty())
            return false;
        auto const paid = after.table.paid - before.table.paid;
        if (!paid.empty() && !move.template is<finish>())
            return false;
        for (int const l : paid) {
            auto const id = static_cast<line_id>(l);
            if (!is_full(after, id))
                return false;
            int const share = pieces_on(after, owner_of_bonus(after, id), id);
            if (share * before.seats < cells_in(after, id) || share > cells_in(after, id))
                return false;
        }
        for (int s = 0; move.template is<finish>() && s != before.seats; ++s)
            if (points_gained(before, after, s) !=
                earned_by(before, move, after, s) + participation_after(before, after, s))
                return false;
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
    pieces_stay,
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
    builds_are_paid,
    few_sphinx_cards_are_drawn,
    participation_is_counted,
    feeding_only_costs,
    bonuses_are_paid_once,
    decks_shrink,
    placements_end,
    final_scoring_adds,
    secrets_are_somewhere>;

} // namespace senet::egizia

#endif // SENET_GAMES_EGIZIA_INVARIANTS_HPP
