// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_INVARIANTS_HPP
#define SENET_GAMES_PHARAON_INVARIANTS_HPP

#include <senet/engine.hpp>
#include <senet/games/pharaon/conservation.hpp>
#include <senet/games/pharaon/scoring.hpp>
#include <senet/games/pharaon/solo_phases.hpp>
#include <senet/invariants.hpp>

// What is true of every position and of every move (section 18). INV-PHA-16 spans five rounds and is tested with whole
// games; INV-PHA-24 is what the law checker asks of every game.
namespace senet::pharaon {

template <class At>
constexpr bool somebody_decides(At const& at) noexcept {
    return engine<typename At::game>::to_act(at).is_seat();
}
/// A player is about to choose his action, or has used a power before it.
template <class At>
constexpr bool turn_begins(At const& at) noexcept {
    return engine<typename At::game>::phase(at) == "action";
}
template <class At>
constexpr int players_of(At const&) noexcept {
    return At::game::settings.players;
}
constexpr int tokens_on_wheel(auto const& at) noexcept {
    int n = 0;
    for (auto const& segment : at.table.wheel)
        n += segment.size();
    return n;
}

struct tracks_are_on_the_board
    : invariant<
          "INV-PHA-6",
          "disks are on levels 0 to 3, cubes on the steps of their path, and never go back"> {
    constexpr bool operator()(auto const& before, auto, auto const& after) const {
        for (int s = 0; s != after.seats; ++s) {
            auto const& was = before.table.players[s];
            auto const& is = after.table.players[s];
            if (is.burial < was.burial)
                return false;
            for (int c = 0; c != colours; ++c)
                if (is.nile[c] < was.nile[c])
                    return false;
        }
        return true;
    }
    constexpr bool operator()(auto const& at) const {
        for (auto const& p : at.table.players) {
            if (p.burial < 0 || p.burial > print_of(at).burial_steps)
                return false;
            for (auto const& track : p.nile)
                if (track < 0 || track >= print_of(at).nile_levels)
                    return false;
        }
        return true;
    }
};

struct segments_hold_their_spaces
    : invariant<"INV-PHA-7", "on a segment there are no more tokens than usable spaces"> {
    constexpr bool operator()(auto const& at) const {
        for (int s = 0; s != colours; ++s)
            if (free_spaces(at, s) < 0)
                return false;
        return true;
    }
};

struct supplies_are_limited : invariant<"INV-PHA-8", "nobody and no supply has less than nothing"> {
    constexpr bool operator()(auto const& at) const {
        auto const holds = [&](auto const& tokens) {
            for (int i = 0; i != resources; ++i) {
                int const n = tokens.count(static_cast<resource>(i));
                if (n < 0 || n > print_of(at).tokens[i])
                    return false;
            }
            return true;
        };
        for (auto const& p : at.table.players)
            if (!holds(p.resources))
                return false;
        return holds(at.table.bank);
    }
};

struct first_player_is_somebody
    : invariant<
          "INV-PHA-9",
          "from round 1 on somebody holds the first player token, and the Pharaoh stays the same"> {
    constexpr bool operator()(auto const& before, auto, auto const& after) const {
        return !before.table.pharaoh.held() || before.table.pharaoh == after.table.pharaoh;
    }
    constexpr bool operator()(auto const& at) const {
        bool const begun = at.table.round > 1 || at.table.acted || !at.table.passed.empty();
        return !begun || at.table.first_player.held();
    }
};

struct pharaoh_is_taken
    : invariant<"INV-PHA-10", "with two nobles and three steps somebody is Pharaoh"> {
    constexpr bool operator()(auto const& at) const {
        for (auto const& p : at.table.players)
            if (p.nobles.size() >= print_of(at).pharaoh_nobles &&
                p.burial >= print_of(at).pharaoh_step)
                return at.table.pharaoh.held();
        return true;
    }
};

struct cards_are_replaced
    : invariant<"INV-PHA-11", "three nobles and four artisans lie face up unless a deck is empty"> {
    constexpr bool operator()(auto const& at) const {
        return !somebody_decides(at) ||
               ((at.table.nobles.full() || at.table.noble_deck.empty()) &&
                (at.table.artisans.full() || at.table.artisan_deck.empty()));
    }
};

struct pairs_are_pairs : invariant<"INV-PHA-12", "every pair has two tokens"> {
    constexpr bool operator()(auto const& at) const {
        if (somebody_decides(at))
            for (auto const& pair : at.table.pairs)
                if (!pair.empty() && !pair.full())
                    return false;
        return at.table.pairs.size() == print_of(at).offering_pairs[players_of(at) - 1];
    }
};

struct passes_are_counted
    : invariant<
          "INV-PHA-13",
          "a seat passes once a round, and all but the last stand on rows of their own"> {
    constexpr bool operator()(auto const& before, auto move, auto const& after) const {
        bool const turned = after.table.round != before.table.round;
        int const passes = after.table.passed.size() - before.table.passed.size();
        // the Traitor may pass as well before anybody decides again
        return turned || passes == 0 || passes == 1 ||
               (is_solo<decltype(after)> && passes == 2 && move.template is<pass>());
    }
    constexpr bool operator()(auto const& at) const {
        auto const& passed = at.table.passed;
        if (!passed.possible())
            return false;
        // who is not on the pyramid has no square
        for (int s = 0; s != at.seats; ++s)
            if (!passed.contains(s) && at.table.players[s].square != 0)
                return false;
        if (passed.size() == at.seats && at.table.players[passed.last()].square != 0)
            return false;
        // the round is over with the last pass
        return !turn_begins(at) || (passed.size() < at.seats && !passed.contains(at.seat()));
    }
};

struct actions_are_few
    : invariant<"INV-PHA-14", "no more actions are taken than spaces and nobles 13 to 16 allow"> {
    constexpr bool operator()(auto const& at) const {
        return tokens_on_wheel(at) <= colours * usable_spaces(at);
    }
};

/// PHA-084
struct payments_are_small
    : invariant<
          "INV-PHA-15",
          "an action spends one to five tokens, one of them on the wheel unless a noble does without"> {
    constexpr bool operator()(auto const& before, auto move, auto const& after) const {
        bool const pays = move.template is<pay>() || move.template is<pay_access>();
        if (!pays || after.table.access.there() || after.table.round != before.table.round)
            return true;
        int const spent = 1 + before.table.rest.size() + (move.template is<pay>() ? 1 : 0);
        int const laid = tokens_on_wheel(after) - tokens_on_wheel(before);
        int const tilted = after.table.tilted.size() - before.table.tilted.size();
        return spent <= colours && laid + tilted == 1;
    }
};

struct tilted_nobles_are_owned
    : invariant<
          "INV-PHA-17",
          "what is tilted is a noble with a power for once a round, and stays so until the next"> {
    template <class At>
    constexpr bool operator()(At const& before, auto, At const& after) const {
        return after.table.round != before.table.round ||
               engine<typename At::game>::phase(before) == "new round" ||
               (before.table.tilted - after.table.tilted).empty();
    }
    constexpr bool operator()(auto const& at) const {
        for (int const n : at.table.tilted) {
            bool owned = false;
            for (int s = 0; s != at.seats; ++s)
                owned = owned || (!is_traitor(at, s) && has_power(at, s, n));
            if (!owned || !print_of(at).of(n).once_per_round)
                return false;
        }
        return true;
    }
};

struct gods_are_awarded_best
    : invariant<"INV-PHA-18", "no feasible set of gods gives more than the awarded one"> {
    constexpr bool operator()(auto const& at) const {
        if (!gods_are_there(at))
            return true;
        for (int s = 0; s != at.seats; ++s) {
            if (is_traitor(at, s))
                continue;
            feasible_gods const feasible{at, s};
            auto const awarded = awarded_gods(at, s);
            int const points = value_of_gods(at, awarded) + points_of_nobles(at, s, awarded);
            if (!feasible(awarded))
                return false;
            for (god_bits set = 0; set != all_sets_of_gods; ++set)
                if (feasible(set) && value_of_gods(at, set) + points_of_nobles(at, s, set) > points)
                    return false;
        }
        return true;
    }
};

struct scores_are_not_negative : invariant<"INV-PHA-19", "no category is negative"> {
    constexpr bool operator()(auto const& at) const {
        for (int s = 0; s != at.seats; ++s)
            if (gods_satisfied{}(at, s) < 0 || nobles_won{}(at, s) < 0 ||
                burial_reached{}(at, s) < 0 || artisans_won{}(at, s) < 0 ||
                tokens_of_rank{}(at, s) < 0 || nile_reached{}(at, s) < 0 ||
                tokens_and_bonus{}(at, s) < 0)
                return false;
        return true;
    }
};

struct markers_are_on_their_rows
    : invariant<"INV-PHA-20", "no marker goes back, or stands behind the end of its row"> {
    constexpr bool operator()(auto const& before, auto, auto const& after) const {
        if (after.table.round == before.table.round)
            for (int s = 0; s != after.seats; ++s)
                if (before.table.players[s].square > after.table.players[s].square)
                    return false;
        return true;
    }
    constexpr bool operator()(auto const& at) const {
        for (int s = 0; s != at.seats; ++s) {
            int const row = row_of(at, s);
            if (row >= 0 && row < pyramid_rows && row + 1 != at.seats &&
                at.table.players[s].square >= print_of(at).pyramid[row].length)
                return false;
        }
        return true;
    }
};

struct vases_are_on_display
    : invariant<
          "INV-PHA-21",
          "each who has passed has taken one of the revealed vases, and in round 5 there are none"> {
    constexpr bool operator()(auto const& at) const {
        if (!turn_begins(at))
            return true;
        int taken = 0;
        for (seat const s : at.table.passed)
            taken += is_traitor(at, s) ? 0 : 1;
        int const revealed =
            at.table.round < print_of(at).rounds ? at.table.display.capacity() - taken : 0;
        return at.table.display.size() == revealed;
    }
};

struct tiles_are_covered
    : invariant<
          "INV-PHA-22",
          "no more tokens lie on the tiles than cells are covered, and a tile stays what it is"> {
    template <class At>
    constexpr bool operator()(At const& before, auto move, At const& after) const {
        if constexpr (is_solo<At>) {
            for (int i = 0; i != traitor_tiles; ++i)
                if ((before.table.traitor.ties[i].there() &&
                     !(before.table.traitor.ties[i] == after.table.traitor.ties[i])) ||
                    after.table.traitor.covered[i] < before.table.traitor.covered[i])
                    return false;
            return vases_stacked(after) <= vases_stacked(before) || move.template is<draw_vase>();
        } else {
            return true;
        }
    }
    template <class At>
    constexpr bool operator()(At const& at) const {
        if constexpr (is_solo<At>) {
            auto const& t = at.table.traitor;
            int covered = 0;
            for (int i = 0; i != traitor_tiles; ++i) {
                covered += t.covered[i];
                if ((t.covered[i] > 0) != t.ties[i].there())
                    return false;
            }
            return t.on_tiles.size() <= covered;
        } else {
            return true;
        }
    }
};

struct leftover_vase_blocks
    : invariant<"INV-PHA-23", "with one or two players a vase blocks three spaces in each round"> {
    constexpr bool operator()(auto const& at) const {
        return !turn_begins(at) || players_of(at) > 2 || tokens_on_wheel(at) >= gain_print::most;
    }
};

inline constexpr auto all_invariants = invariants<
    resources_are_conserved,
    offerings_are_conserved,
    nobles_are_conserved,
    artisans_are_conserved,
    vases_are_conserved,
    tracks_are_on_the_board,
    segments_hold_their_spaces,
    supplies_are_limited,
    first_player_is_somebody,
    pharaoh_is_taken,
    cards_are_replaced,
    pairs_are_pairs,
    passes_are_counted,
    actions_are_few,
    payments_are_small,
    tilted_nobles_are_owned,
    gods_are_awarded_best,
    scores_are_not_negative,
    markers_are_on_their_rows,
    vases_are_on_display,
    tiles_are_covered,
    leftover_vase_blocks>;

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_INVARIANTS_HPP
