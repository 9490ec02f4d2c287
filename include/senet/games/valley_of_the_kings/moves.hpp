// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_MOVES_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_MOVES_HPP

#include <senet/games/valley_of_the_kings/rules.hpp>
#include <senet/games/valley_of_the_kings/table.hpp>
#include <senet/moves.hpp>

#include <boost/hana/define_struct.hpp>

#include <type_traits>

// What the players decide. The names of the moves and of their members are those of the specification's table of
// actions (section 21), so that a record says the same to every implementation of it.
namespace senet::valley_of_the_kings {

// Phase 1: buying cubes

/// A1: where the next tablet of 4, 3, 2, 1 and the blanks goes (VOK-083, VOK-085).
struct bid {
    BOOST_HANA_DEFINE_STRUCT(bid, (lot, g));

    static constexpr index_set<most_groups + 1> moves(auto const& at) {
        index_set<most_groups + 1> result;
        result.insert(0);
        for (int g = lowest_group(at); g <= groups_offered(at); ++g)
            result.insert(g);
        return result;
    }
    constexpr verdict check(auto const& at) const {
        if (!g.there())
            return allowed;
        if (g.get() > groups_offered(at))
            return group_is_on_display{};
        return blanks_are_in_order{}(g.get() >= lowest_group(at));
    }
    constexpr void play(auto& at) const { at.table.bids[at.seat()]->add(g); }

    /// Blanks are laid by ascending groups.
    static constexpr int lowest_group(auto const& at) {
        auto const& written = *at.table.bids[at.seat()];
        int const n = written.size();
        return n > first_blank && n < tablets_each ? static_cast<int>(written[n - 1].get()) : 1;
    }
    static constexpr int first_blank = tablets_each - blanks_each;
};

/// A2: a tablet of value v beside group g (VOK-331).
struct lay {
    BOOST_HANA_DEFINE_STRUCT(lay, (tablet, v), (group_number, g));

    static constexpr auto moves(auto const& at) {
        first_and<tablet::highest + 1, index_set<most_groups + 1>> offer;
        for (int v = 0; v <= tablet::highest; ++v)
            if (at.table.tablets[at.seat()]->kept.has(v))
                for (int g = 1; g <= groups_offered(at); ++g)
                    offer[v].insert(g);
        return offer;
    }
    constexpr verdict check(auto const& at) const {
        if (g > groups_offered(at))
            return group_is_on_display{};
        return tablet_is_held{}(at.table.tablets[at.seat()]->kept.has(v));
    }
    constexpr void play(auto& at) const { at.table.tablets[at.seat()]->lay(v, g); }
};

/// A2: VOK-331, VOK-332
struct pass {
    constexpr void play(auto& at) const { at.table.passed.insert(at.seat()); }
};

// Pawns

/// VOK-117, VOK-118, VOK-119: open cells but, in the first round, the squares of other players' sites.
template <class At>
constexpr cell_set cells_to_enter(At const& at) {
    auto cells = open_cells<At::game::print, At::seats>;
    if (is_first_round(at))
        for (int site = 1; site <= sites; ++site)
            if (at.table.sites.owned_by_another(site, at.seat()))
                cells = cells - board_of(at).squares_of[site];
    return cells;
}

/// What a step of a pawn from one cell to another asks for, whoever steps.
template <class PointsLeft, class SquareIsFree>
constexpr verdict check_step(auto const& at, cell from, cell to) {
    auto const& board = board_of(at);
    if (at.table.points == 0)
        return PointsLeft{};
    if (!board.existing.contains(to))
        return square_exists{};
    if (!board.lines.joined(from, to))
        return move_follows_a_line{};
    if (!to.is_area() && !at.table.sites.open(to.site()))
        return site_is_open{};
    if (!is_free(at, to))
        return SquareIsFree{};
    return rivals_are_left_alone{}(cells_to_enter(at).contains(to));
}

/// A3: foreman f crosses a line (VOK-110, VOK-130, VOK-131, VOK-134).
struct fstep {
    BOOST_HANA_DEFINE_STRUCT(fstep, (foreman_number, f), (valley_of_the_kings::cell, cell));

    static constexpr auto moves(auto const& at) {
        first_and<foremen_each, cell_set> offer;
        if (at.table.points == 0)
            return offer;
        auto const cells = cells_to_enter(at) & free_cells(at);
        for (int n = 0; n != foremen_each; ++n)
            offer[n] = board_of(at).lines.neighbours(at.table.foremen[at.seat()][n]) & cells;
        return offer;
    }
    constexpr verdict check(auto const& at) const {
        return check_step<foremen_have_points_left, square_is_free_for_foreman>(
            at, at.table.foremen[at.seat()][f], cell);
    }
    constexpr void play(auto& at) const {
        at.table.foremen[at.seat()][f] = cell;
        at.table.points.retreat();
    }
};

/// A4: foreman f claims the site it stands on, if its player likes (VOK-140, VOK-141), no matter since when (VOK-145) and
/// where it goes next (VOK-146). Two foremen make two sites at most (VOK-143); workers claim none (VOK-147). The site stays
/// owned (VOK-149).
struct claim {
    BOOST_HANA_DEFINE_STRUCT(claim, (foreman_number, f));

    static constexpr index_set<foremen_each> moves(auto const& at) {
        index_set<foremen_each> result;
        for (int n = 0; n != foremen_each; ++n)
            if (claim{n}.check(at))
                result.insert(n);
        return result;
    }
    constexpr verdict check(auto const& at) const {
        int const site = site_of(at);
        if (site == 0) // VOK-176: in an area
            return foreman_stands_on_site{};
        if (at.table.claimed.contains(f))
            return foreman_claims_once{};
        if (at.table.sites.owned(site))
            return site_has_no_owner{};
        return scarab_is_left_for_claim{}(at.table.scarabs[at.seat()] != 0);
    }
    constexpr void play(auto& at) const {
        at.table.scarabs[at.seat()].retreat();
        at.table.sites.give_to(site_of(at), at.seat());
        at.table.claimed.insert(f);
    }

    constexpr int site_of(auto const& at) const { return at.table.foremen[at.seat()][f].site(); }
};

/// A5, A10, A12, A14, A16: the end of a player's part of a phase.
struct done {
    constexpr void play(auto&) const {}
};

/// Where a foreman would be after the legs written so far (VOK-162).
constexpr cell planned_cell(auto const& at, seat s, int foreman) {
    cell where = at.table.foremen[s][foreman];
    for (auto const& written : *at.table.programmes[s])
        if (written.f == foreman)
            where = written.cell;
    return where;
}
/// VOK-163: what the legs of a programme cost that has not been begun.
constexpr int cost_of_programme(auto const& at, seat s) {
    cell planned[foremen_each] = {at.table.foremen[s][0], at.table.foremen[s][1]};
    int sum = 0;
    for (auto const& written : *at.table.programmes[s]) {
        sum += cost_between(at, planned[written.f], written.cell);
        planned[written.f] = written.cell;
    }
    return sum;
}

/// A6: a leg of the programme, for foreman f (VOK-160 to VOK-164).
struct leg {
    BOOST_HANA_DEFINE_STRUCT(leg, (foreman_number, f), (valley_of_the_kings::cell, cell));

    template <class At>
    static constexpr auto moves(At const& at) {
        first_and<foremen_each, cell_set> offer;
        int const cost = cost_of_programme(at, at.seat());
        if (at.table.programmes[at.seat()]->full() || cost > points_each)
            return offer;
        for (int n = 0; n != foremen_each; ++n) {
            auto const from = planned_cell(at, at.seat(), n);
            offer[n] = open_cells<At::game::print, At::seats>;
            if (!settings_of(at).allow_over_budget)
                offer[n] = offer[n] & board_of(at).ways.within(from, points_each - cost);
            offer[n].erase(from);
        }
        return offer;
    }
    constexpr verdict check(auto const& at) const {
        int const cost = cost_of_programme(at, at.seat());
        if (cost > points_each)
            return programme_is_not_void{};
        if (at.table.programmes[at.seat()]->full())
            return programme_has_room{};
        if (!board_of(at).existing.contains(cell))
            return square_exists{};
        if (!cell.is_area() && !at.table.sites.open(cell.site()))
            return site_is_open{};
        auto const from = planned_cell(at, at.seat(), f);
        if (from == cell)
            return leg_goes_elsewhere{};
        return programme_stays_within_budget{}(
            settings_of(at).allow_over_budget ||
            cost + cost_between(at, from, cell) <= points_each);
    }
    constexpr void play(auto& at) const { at.table.programmes[at.seat()]->add({f, cell}); }
};

/// A7
struct commit {
    constexpr void play(auto&) const {}
};

/// A8
struct proceed {
    constexpr void play(auto&) const {}
};

/// A9: worker w crosses a line (VOK-190, VOK-191, VOK-194).
struct wstep {
    BOOST_HANA_DEFINE_STRUCT(wstep, (worker_number, w), (valley_of_the_kings::cell, cell));

    static constexpr auto moves(auto const& at) {
        first_and<workers_each, cell_set> offer;
        if (at.table.points == 0)
            return offer;
        auto const cells = cells_to_enter(at) & free_cells(at);
        for (int n = 0; n != workers_each; ++n)
            if (is_first_there(at, n))
                offer[n] = board_of(at).lines.neighbours(at.table.workers[at.seat()][n]) & cells;
        return offer;
    }
    constexpr verdict check(auto const& at) const {
        auto const answer = check_step<workers_have_points_left, square_is_free_for_worker>(
            at, at.table.workers[at.seat()][w], cell);
        if (!answer)
            return answer;
        return first_of_equal_workers{}(is_first_there(at, w));
    }
    constexpr void play(auto& at) const {
        at.table.workers[at.seat()][w] = cell;
        at.table.points.retreat();
    }

    static constexpr bool is_first_there(auto const& at, int worker) {
        auto const& own = at.table.workers[at.seat()];
        for (int n = 0; n != worker; ++n)
            if (own[n] == own[worker])
                return false;
        return true;
    }
};

// Cubes and sites

/// The colours of the cubes of a kind, one set of numbers for both kinds.
using cubes_of_kinds = index_set<2 * colours>;

constexpr int number_of(visibility kind, cube colour) noexcept {
    return static_cast<int>(kind) * colours + static_cast<int>(colour);
}

/// A11: a cube of the highest layer, whichever (VOK-206), then of the one below (VOK-207), its centre included (VOK-208).
/// The workers of the owner do not matter (VOK-203), and there is no way to rob the Pharaoh (VOK-210, VOK-275).
struct steal {
    BOOST_HANA_DEFINE_STRUCT(steal, (site_number, site), (visibility, kind), (cube, colour));

    static constexpr auto moves(auto const& at) {
        first_and<sites, cubes_of_kinds> offer;
        for (auto const& where : at.table.foremen[at.seat()]) {
            int const s = where.site();
            if (s == 0 || !check_thief(at, s))
                continue;
            auto const& here = at.table.sites[s];
            if (here.empty())
                continue;
            auto const& shape = at.table.sites.shape(s);
            int const layer = here.highest_used(shape);
            for (auto const v : {visibility::V, visibility::H})
                for (int const c : here.colours_in(shape, layer, v))
                    offer[s - 1].insert(number_of(v, static_cast<cube>(c)));
        }
        return offer;
    }
    static constexpr steal made_of(int number_of_site, int cube_of_kind) {
        return {
            number_of_site + 1, static_cast<visibility>(cube_of_kind / colours),
            static_cast<cube>(cube_of_kind % colours)};
    }

    constexpr verdict check(auto const& at) const {
        if (auto const answer = check_thief(at, site); !answer)
            return answer;
        auto const& here = at.table.sites[site];
        if (here.empty())
            return cube_is_on_top{};
        auto const& shape = at.table.sites.shape(site);
        return cube_is_on_top{}(here.colours_in(shape, here.highest_used(shape), kind)
                                    .contains(static_cast<int>(colour)));
    }
    constexpr void play(auto& at) const {
        at.table.sites[site].take(at.table.sites.shape(site), kind, colour);
        at.table.hands[at.seat()].put(colour); // VOK-211
        carry_cube(at, site);
    }

private:
    static constexpr verdict check_thief(auto const& at, int from) {
        auto const& all = at.table.sites;
        seat const me = at.seat();
        if (!all.open(from))
            return site_is_open{};
        if (!all.owned_by_another(from, me))
            return victim_is_another_player{};
        if (all.finished(from))
            return finished_is_safe_from_thieves{};
        if (foremen_on(at, me, from) <= foremen_on(at, all.owner(from), from))
            return thief_has_more_foremen{};
        if (workers_on(at, me, from) == 0)
            return thief_has_worker{};
        return workers_carry_two{}(left_to_carry(at, me, from) != 0);
    }
};

/// A13: others than the owner do not matter (VOK-223); the cubes stay (VOK-228). It is no claim (VOK-230).
struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (site_number, site));

    static constexpr index_set<sites + 1> moves(auto const& at) {
        index_set<sites + 1> result;
        for (auto const& where : at.table.foremen[at.seat()])
            if (!where.is_area() && take{where.site()}.check(at))
                result.insert(where.site());
        return result;
    }
    constexpr verdict check(auto const& at) const {
        auto const& all = at.table.sites;
        seat const me = at.seat();
        if (!all.open(site))
            return site_is_open{};
        if (!all.owned_by_another(site, me))
            return site_is_anothers{};
        if (all.finished(site))
            return finished_is_kept{};
        seat const owner = all.owner(site); // VOK-224: at this moment
        int const held = workers_on(at, owner, site);
        if (foremen_on(at, me, site) <= foremen_on(at, owner, site) ||
            workers_on(at, me, site) <= held)
            return taker_has_majorities{};
        if (workers_for_takeover(at, me, site) <= held)
            return thieves_do_not_count{};
        return scarab_is_left_for_takeover{}(at.table.scarabs[me] != 0);
    }
    constexpr void play(auto& at) const {
        auto& table = at.table;
        table.scarabs[table.sites.owner(site)].advance(); // VOK-225
        table.scarabs[at.seat()].retreat();
        table.sites.give_to(site, at.seat());
    }
};

/// A15: a cube in any free cell of the lowest layer that is not full (VOK-245, VOK-247), where it stays (VOK-249). Workers
/// place it and no foremen (VOK-242), on sites just taken over, too (VOK-244).
struct build {
    BOOST_HANA_DEFINE_STRUCT(build, (site_number, site), (visibility, kind), (cube, colour));

    static constexpr auto moves(auto const& at) {
        first_and<sites, cubes_of_kinds> offer;
        index_set<colours> held;
        for (cube const c : all_colours)
            if (at.table.hands[at.seat()].has(c))
                held.insert(static_cast<int>(c));
        if (held.empty())
            return offer;
        for (auto const& where : at.table.workers[at.seat()]) {
            int const s = where.site();
            if (s == 0 || !check_builder(at, s))
                continue;
            auto const& here = at.table.sites[s];
            auto const& shape = at.table.sites.shape(s);
            int const layer = here.lowest_unfilled(shape);
            for (auto const v : {visibility::V, visibility::H})
                if (here.has_room(shape, layer, v))
                    for (int const c : held)
                        offer[s - 1].insert(number_of(v, static_cast<cube>(c)));
        }
        return offer;
    }
    static constexpr build made_of(int number_of_site, int cube_of_kind) {
        return {
            number_of_site + 1, static_cast<visibility>(cube_of_kind / colours),
            static_cast<cube>(cube_of_kind % colours)};
    }

    constexpr verdict check(auto const& at) const {
        if (auto const answer = check_builder(at, site); !answer)
            return answer;
        if (!at.table.hands[at.seat()].has(colour))
            return cube_is_in_hand{};
        auto const& here = at.table.sites[site];
        auto const& shape = at.table.sites.shape(site);
        if (here.has_room(shape, here.lowest_unfilled(shape), kind))
            return allowed;
        if (kind == visibility::H)
            return centre_is_free{};
        return layer_has_free_cell{};
    }
    constexpr void play(auto& at) const {
        at.table.hands[at.seat()].take(colour);
        at.table.sites[site].put(at.table.sites.shape(site), kind, colour);
        carry_cube(at, site);
    }

private:
    static constexpr verdict check_builder(auto const& at, int on) {
        auto const& all = at.table.sites;
        if (!all.open(on))
            return site_is_open{};
        if (!all.owned_by(on, at.seat()))
            return site_is_own{};
        if (all.finished(on))
            return finished_never_changes{};
        return worker_can_place{}(left_to_carry(at, at.seat(), on) != 0);
    }
};

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_MOVES_HPP
