// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_FERTILITY_INVARIANTS_HPP
#define SENET_GAMES_FERTILITY_INVARIANTS_HPP

#include <senet/games/fertility/moves.hpp>
#include <senet/games/fertility/scoring.hpp>
#include <senet/invariants.hpp>

// What is true of every position (section 16).
namespace senet::fertility {

template <class At>
constexpr edition const& edition_of(At const&) noexcept {
    return At::game::print;
}

// Where in a turn a position is, as the table tells it

/// Dominoes, boards and districts have been dealt.
constexpr bool is_set_up(auto const& at) noexcept {
    return dominoes_used(at) > 0 || at.table.districts.full();
}
/// Somebody is about to place a domino.
constexpr bool is_turn_begun(auto const& at) noexcept {
    return is_set_up(at) && at.table.pools[at.seat()].full() && at.table.districts.full() &&
           (at.table.common.full() || at.table.turns_left.there());
}
/// How many turns of a seat have had their step 1.
constexpr int turns_of(auto const& at, seat s) noexcept {
    return (dominoes_used(at) + at.seats - 1 - s) / at.seats;
}

struct tokens_are_conserved
    : invariant<"INV-FER-1", "of each type there are 20 tokens in stock, hand and on shops"> {
    constexpr bool operator()(auto const& at) const {
        for (resource const r : all_resources) {
            int sum = at.table.stock.count(r) + at.table.hand.count(r);
            for (auto const& m : at.table.metropolises)
                sum += m.tokens_of(r);
            if (sum != edition_of(at).tokens[static_cast<int>(r)])
                return false;
        }
        return true;
    }
};

struct stock_is_limited : invariant<"INV-FER-2", "the stock holds 0 to 20 tokens of each type"> {
    constexpr bool operator()(auto const& at) const {
        for (resource const r : all_resources)
            if (at.table.stock.count(r) < 0 ||
                at.table.stock.count(r) > edition_of(at).tokens[static_cast<int>(r)])
                return false;
        return true;
    }
};

struct hand_is_for_a_turn
    : invariant<"INV-FER-3", "there are tokens in hand only from step 1 to step 3 of a turn"> {
    constexpr bool operator()(auto const& at) const {
        return at.table.hand.empty() ||
               (dominoes_used(at) > 0 && at.table.pools[at.seat()].size() == personal_pool - 1);
    }
};

struct dominoes_are_conserved
    : invariant<"INV-FER-4", "of each pair of types there are five dominoes, wherever they are"> {
    constexpr bool operator()(auto const& at) const {
        auto const& t = at.table;
        int all = 0;
        for (int i = 0; i != domino_kinds; ++i) {
            auto const d = static_cast<domino>(i);
            int sum = t.placed.count(d) + t.discarded.count(d) + t.removed.count(d) +
                      t.common.count(d) + t.dominoes.count(d);
            for (auto const& pool : t.pools)
                sum += pool.count(d);
            if (sum != edition_of(at).copies[i])
                return false;
            all += sum;
        }
        int const put_away = t.dominoes.size() - t.dominoes_left;
        return put_away == all - std::remove_cvref_t<decltype(at)>::game::settings.tiles() &&
               (t.removed.empty() || std::remove_cvref_t<decltype(at)>::game::settings.variant);
    }
};

struct scenes_lie_on_desert
    : invariant<
          "INV-FER-5",
          "four scenes and two for each domino lie on desert, and monuments too"> {
    constexpr bool operator()(auto const& at) const {
        auto const& valley = at.table.valley;
        auto const scenes = valley.all_scenes();
        int sum = 0;
        for (resource const r : all_resources)
            sum += valley.scenes(r).count();
        if (sum != scenes.count() || !(scenes - valley.desert()).empty())
            return false;
        for (auto const& seat_monuments : at.table.monuments)
            for (auto const& pawn : seat_monuments)
                if (pawn.there() && !valley.empty_desert().contains(pawn.place()))
                    return false;
        return sum == (is_set_up(at) || sum != 0 ? resources + 2 * at.table.placed.size() : 0);
    }
};

struct turns_are_counted : invariant<"INV-FER-6", "each turn uses up one domino, seat after seat"> {
    constexpr bool operator()(auto const& at) const {
        int const used = dominoes_used(at);
        if (is_turn_begun(at))
            return at.seat() == used % at.seats;
        return used == 0 || at.seat() == (used - 1) % at.seats;
    }
};

struct pools_are_full
    : invariant<
          "INV-FER-7",
          "a personal pool holds 3 dominoes, 2 from step 1 to the draft and at the end"> {
    constexpr bool operator()(auto const& at) const {
        if (!is_set_up(at))
            return true;
        for (int s = 0; s != at.seats; ++s) {
            int const size = at.table.pools[s].size();
            bool const played_out = turns_of(at, s) == turns_each;
            bool const in_turn = s == at.seat() && !is_turn_begun(at);
            if (played_out ? size != personal_pool - 1
                           : size != personal_pool && !(in_turn && size == personal_pool - 1))
                return false;
        }
        return true;
    }
};

struct common_pool_is_full
    : invariant<
          "INV-FER-8",
          "between turns the common pool holds 3 dominoes, in the final round 2, or 1 in the variant"> {
    constexpr bool operator()(auto const& at) const {
        if (!is_turn_begun(at))
            return at.table.common.size() <= common_pool;
        bool const variant = std::remove_cvref_t<decltype(at)>::game::settings.variant;
        int const fewer = at.table.turns_left.there() ? 1 + (variant ? 1 : 0) : 0;
        return at.table.common.size() == common_pool - fewer;
    }
};

struct districts_are_conserved
    : invariant<"INV-FER-9", "there are 40 districts: built, in the pile, and 4 or 3 in the row"> {
    constexpr bool operator()(auto const& at) const {
        int sum = at.table.districts.size() + at.table.district_pile.size();
        for (auto const& m : at.table.metropolises)
            sum += m.districts();
        return sum == district_tiles &&
               (!is_set_up(at) || at.table.districts.size() >= district_row - 1);
    }
};

struct districts_are_few
    : invariant<"INV-FER-10", "a player builds at most one district a turn, and seven in all"> {
    constexpr bool operator()(auto const& at) const {
        for (int s = 0; s != at.seats; ++s)
            if (at.table.metropolises[s].districts() > district_slots ||
                at.table.metropolises[s].districts() > turns_of(at, s))
                return false;
        return true;
    }
};

struct monuments_stand_alone : invariant<"INV-FER-11", "every monument stands alone on a quarry"> {
    constexpr bool operator()(auto const& at) const {
        auto left = at.table.valley.quarries();
        for (auto const& seat_monuments : at.table.monuments)
            for (auto const& pawn : seat_monuments) {
                if (!pawn.there())
                    continue;
                if (!left.contains(pawn.place()))
                    return false;
                left.erase(pawn.place());
            }
        return true;
    }
};

struct quarries_are_closed
    : invariant<"INV-FER-12", "quarries and monuments have no open neighbour, now or ever after"> {
    constexpr bool operator()(auto const& before, auto, auto const& after) const {
        return before.table.valley.all_scenes().empty() ||
               (before.table.valley.quarries() - after.table.valley.quarries()).empty();
    }

    constexpr bool operator()(auto const& at) const {
        auto const open = at.table.valley.free();
        auto const closed = [&](auto const& marker) {
            return !marker.there() || (marker.place().neighbours() & open).empty();
        };
        for (auto const& quarry : at.table.quarries)
            if (!closed(quarry) ||
                (quarry.there() && !at.table.valley.quarries().contains(quarry.place())))
                return false;
        for (auto const& seat_monuments : at.table.monuments)
            for (auto const& pawn : seat_monuments)
                if (!closed(pawn))
                    return false;
        return true;
    }
};

struct closed_squares_are_quarries
    : invariant<
          "INV-FER-13",
          "an open square without an open neighbour is a quarry, and there is none at setup"> {
    constexpr bool operator()(auto const& at) const {
        auto const& valley = at.table.valley;
        if (is_set_up(at) && dominoes_used(at) == 0 && !valley.quarries().empty())
            return false;
        for (resource const r : all_resources)
            if (!(valley.beside(r) == (valley.scenes(r).neighbours() & valley.free())))
                return false;
        return valley.all_scenes().empty()
                   ? valley.free().empty()
                   : valley.free() == valley.empty_desert() - valley.quarries();
    }
};

struct wheat_is_on_its_track
    : invariant<"INV-FER-14", "wheat is within 0 to 10, and falls only in step 2"> {
    constexpr bool operator()(auto const& before, auto move, auto const& after) const {
        for (int s = 0; s != before.seats; ++s)
            if (after.table.metropolises[s].wheat < before.table.metropolises[s].wheat &&
                !(move.template is<build>() && s == before.seat()))
                return false;
        return true;
    }
    constexpr bool operator()(auto const& at) const {
        for (auto const& m : at.table.metropolises)
            if (m.wheat < 0 || m.wheat >= edition_of(at).wheat_squares)
                return false;
        return true;
    }
};

struct shops_hold_their_icons
    : invariant<"INV-FER-15", "tokens lie only on shops with icons for them, and stay there"> {
    constexpr bool operator()(auto const& before, auto, auto const& after) const {
        for (int s = 0; s != before.seats; ++s)
            for (int n = 0; n != shop_places; ++n)
                for (resource const r : all_resources)
                    if (after.table.metropolises[s].tokens(n, r) <
                        before.table.metropolises[s].tokens(n, r))
                        return false;
        return true;
    }
    constexpr bool operator()(auto const& at) const {
        for (auto const& m : at.table.metropolises) {
            if (!m.possible())
                return false;
            for (int const n : m.shops()) {
                bool full = true;
                for (resource const r : all_resources)
                    full = full && !m.takers(r).contains(n);
                if (full != (m.tokens(n) == m.print_of(n).icons))
                    return false;
            }
        }
        return true;
    }
};

struct benefits_come_once
    : invariant<"INV-FER-16", "a shop gives its benefit exactly when it becomes full"> {
    /// An exchange is due only for a full exchange shop of the active player.
    constexpr bool operator()(auto const& at) const {
        if (!at.table.exchange.there())
            return true;
        auto const& own = at.table.metropolises[at.seat()];
        int const shop = at.table.exchange.place();
        return own.full_shops().contains(shop) &&
               own.print_of(shop).gives == benefit::kind::resource;
    }
    constexpr bool operator()(auto const& before, auto move, auto const& after) const {
        if (!move.template is<supply>() && !move.template is<chain>())
            return !after.table.exchange.there();
        auto const& was = before.table.metropolises[before.seat()];
        auto const& is = after.table.metropolises[before.seat()];
        int wheat = 0;
        bool exchange = false;
        for (int const n : is.full_shops() - was.full_shops()) {
            wheat += is.print_of(n).gives == benefit::kind::wheat ? is.print_of(n).n : 0;
            exchange = exchange || is.print_of(n).gives == benefit::kind::resource;
        }
        auto expected = was.wheat;
        expected.advance(wheat);
        return expected == is.wheat && exchange == after.table.exchange.there();
    }
};

struct metropolis_is_small : invariant<"INV-FER-17", "a Metropolis holds at most 26 tokens"> {
    constexpr bool operator()(auto const& at) const {
        auto const& print = edition_of(at);
        int most_starting = 0;
        for (auto const& m : print.metropolises) {
            int sum = 0;
            for (auto const& s : m.shops)
                sum += static_cast<int>(s.need.size());
            most_starting = sum > most_starting ? sum : most_starting;
        }
        int most_on_tile = 0;
        for (auto const& d : print.districts) {
            int sum = 0;
            for (auto const& s : d.shops)
                sum += static_cast<int>(s.need.size());
            most_on_tile = sum > most_on_tile ? sum : most_on_tile;
        }
        for (auto const& m : at.table.metropolises)
            if (m.all_tokens() > most_starting + district_slots * most_on_tile)
                return false;
        return true;
    }
};

struct quarries_are_few
    : invariant<
          "INV-FER-18",
          "a placement joins a scene, and gains within the bounds of its neighbours"> {
    /// What is gained by cases A to D: a >= 1, a + b + d <= 6, c <= 2 and d <= 4.
    constexpr bool operator()(auto const& before, auto move, auto const& after) const {
        if (!move.template is<place>())
            return true;
        auto const laid = move.template as<place>();
        auto const& valley = before.table.valley;
        auto const a = laid.first_square(before);
        auto const b = laid.second_square(before);
        auto const d = before.table.pools[before.seat()][laid.t];
        int const joined = (a.neighbours() & valley.scenes(first_scene(d))).count() +
                           (b.neighbours() & valley.scenes(second_scene(d))).count();
        int const wheat = ((a.neighbours() | b.neighbours()) & valley.wheat()).count();
        int quarries = 0;
        for (auto const& quarry : after.table.quarries)
            quarries += quarry.there() ? 1 : 0;
        int const gained = after.table.hand.size() - before.table.hand.size();
        return joined >= 1 && joined + wheat + quarries <= 6 && quarries <= 4 &&
               gained <= joined + 2;
    }

    constexpr bool operator()(auto const& at) const {
        bool there = true; // they are decided in order, and listed without gaps
        int n = 0;
        for (auto const& quarry : at.table.quarries) {
            if (quarry.there() && !there)
                return false;
            there = quarry.there();
            n += there ? 1 : 0;
        }
        return at.table.quarries_decided < n || (n == 0 && at.table.quarries_decided == 0);
    }
};

struct game_ends_in_time
    : invariant<
          "INV-FER-19",
          "the end is triggered at the end of turn 8n, and the game ends after turn 9n"> {
    constexpr bool operator()(auto const& at) const {
        int const used = dominoes_used(at);
        for (int s = 0; s != at.seats; ++s)
            if (turns_of(at, s) - turns_of(at, 0) > 0 || turns_of(at, 0) - turns_of(at, s) > 1)
                return false;
        if (!at.table.turns_left.there())
            return used <= (turns_each - 1) * at.seats;
        int const to_go = turns_each * at.seats - used;
        int const left = at.table.turns_left.place();
        return used >= (turns_each - 1) * at.seats && (left == to_go || left == to_go + 1);
    }
};

struct scores_are_bounded
    : invariant<"INV-FER-20", "no part of a score is negative, and none larger than it can be"> {
    template <class At>
    constexpr bool operator()(At const& at) const {
        constexpr auto const& print = At::game::print;
        constexpr senet::majority<
            monuments_built, print.most_monuments, print.second_most_monuments>
            monuments_scored;
        bool built = false;
        bool first = false;
        for (int s = 0; s != at.seats; ++s) {
            int const monuments = monuments_scored(at, s);
            int const gods_scored = statues<print>{}(at, s);
            int const wheat_scored = wheat_stored<print>{}(at, s);
            if (generic_shops{}(at, s) < 0 || specialised_shops{}(at, s) < 0 || monuments < 0 ||
                monuments > print.most_monuments || gods_scored < 0 ||
                gods_scored > print.statue_scale[gods] || wheat_scored < 0 ||
                wheat_scored > print.wheat_track[print.wheat_squares - 1])
                return false;
            built = built || monuments_on_valley(at, s) > 0;
            first = first || monuments == print.most_monuments;
        }
        return built == first;
    }
};

struct placing_or_discarding
    : invariant<"INV-FER-21", "there are placements or discards, never both and never neither"> {
    constexpr bool operator()(auto const& at) const {
        if (!is_turn_begun(at))
            return true;
        bool can_place = false;
        for (auto const& set : place::moves(at).sets)
            can_place = can_place || !set.empty();
        return can_place == discard::moves(at).empty();
    }
};

struct nothing_is_undone
    : invariant<"INV-FER-22", "scenes, districts and monuments stay where they are"> {
    constexpr bool operator()(auto const& before, auto, auto const& after) const {
        for (resource const r : all_resources)
            if (!(before.table.valley.scenes(r) - after.table.valley.scenes(r)).empty())
                return false;
        for (int s = 0; s != before.seats; ++s) {
            for (int i = 0; i != before.table.monuments[s].size(); ++i)
                if (before.table.monuments[s][i].there() &&
                    !(before.table.monuments[s][i] == after.table.monuments[s][i]))
                    return false;
            auto const& was = before.table.metropolises[s];
            for (int slot = 1; slot <= was.districts(); ++slot)
                if (after.table.metropolises[s].districts() < slot ||
                    after.table.metropolises[s].district_on(slot) != was.district_on(slot))
                    return false;
        }
        return true;
    }
};

struct seats_are_alike
    : invariant<"INV-FER-23", "what a score is does not depend on who sits where"> {
    /// The same table with every seat's things one seat further.
    constexpr bool operator()(auto const& at) const {
        auto renamed = at;
        for (int s = 0; s != at.seats; ++s) {
            int const next = s + 1 == at.seats ? 0 : s + 1;
            renamed.table.metropolises[next] = at.table.metropolises[s];
            renamed.table.monuments[next] = at.table.monuments[s];
        }
        for (int s = 0; s != at.seats; ++s) {
            int const next = s + 1 == at.seats ? 0 : s + 1;
            if (generic_shops{}(at, s) != generic_shops{}(renamed, next) ||
                specialised_shops{}(at, s) != specialised_shops{}(renamed, next) ||
                different_statues{}(at, s) != different_statues{}(renamed, next) ||
                tokens_used{}(at, s) != tokens_used{}(renamed, next) ||
                monument_score(at, s) != monument_score(renamed, next))
                return false;
        }
        return true;
    }
    template <class At>
    static constexpr int monument_score(At const& at, seat s) {
        return senet::majority<
            monuments_built, At::game::print.most_monuments,
            At::game::print.second_most_monuments>{}(at, s);
    }
};

struct valley_is_connected
    : invariant<"INV-FER-24", "at setup the open squares form one region of 77 or 104 squares"> {
    constexpr bool operator()(auto const& at) const {
        if (!is_set_up(at) || dominoes_used(at) != 0)
            return true;
        auto const open = at.table.valley.empty_desert();
        auto region = decltype(at.table.valley.free()){open.lowest()};
        for (auto before = region; before.count() != open.count(); before = region) {
            region = region | (region.neighbours() & open);
            if (region == before)
                return false;
        }
        return true;
    }
};

inline constexpr auto all_invariants = invariants<
    tokens_are_conserved,
    stock_is_limited,
    hand_is_for_a_turn,
    dominoes_are_conserved,
    scenes_lie_on_desert,
    turns_are_counted,
    pools_are_full,
    common_pool_is_full,
    districts_are_conserved,
    districts_are_few,
    monuments_stand_alone,
    quarries_are_closed,
    closed_squares_are_quarries,
    wheat_is_on_its_track,
    shops_hold_their_icons,
    benefits_come_once,
    metropolis_is_small,
    quarries_are_few,
    game_ends_in_time,
    scores_are_bounded,
    placing_or_discarding,
    nothing_is_undone,
    seats_are_alike,
    valley_is_connected>;

} // namespace senet::fertility

#endif // SENET_GAMES_FERTILITY_INVARIANTS_HPP
