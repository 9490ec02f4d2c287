// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_MOVING_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_MOVING_HPP

#include <senet/games/valley_of_the_kings/rules.hpp>
#include <senet/games/valley_of_the_kings/table.hpp>
#include <senet/moves.hpp>

#include <boost/hana/define_struct.hpp>

// Phases 2 and 3: foremen, claims and workers (sections 6 to 10).
namespace senet::valley_of_the_kings {

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
        at.table.foremen.move(at.seat(), f, cell);
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
        at.table.workers.move(at.seat(), w, cell);
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

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_MOVING_HPP
