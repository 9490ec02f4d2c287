// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_INVARIANTS_OF_PLAYERS_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_INVARIANTS_OF_PLAYERS_HPP

#include <senet/games/valley_of_the_kings/moment.hpp>
#include <senet/games/valley_of_the_kings/moves.hpp>
#include <senet/games/valley_of_the_kings/scoring.hpp>
#include <senet/games/valley_of_the_kings/table.hpp>
#include <senet/invariants.hpp>

// Pawns, sites, tablets, the disc and the score (section 23).
namespace senet::valley_of_the_kings {

struct pawns_are_on_the_board : invariant<"INV-VOK-06", "every pawn is in an area or on a square"> {
    constexpr bool operator()(auto const& at) const {
        return (occupied_cells(at) - board_of(at).existing).empty();
    }
};

struct pawns_stand_alone
    : invariant<"INV-VOK-07", "no square holds two pawns, and none of a closed site any"> {
    template <class At>
    constexpr bool operator()(At const& at) const {
        auto const occupied = occupied_cells(at);
        int on_squares = 0;
        for (int s = 0; s != at.seats; ++s) {
            for (cell const where : at.table.foremen[s])
                on_squares += where.is_area() ? 0 : 1;
            for (cell const where : at.table.workers[s])
                on_squares += where.is_area() ? 0 : 1;
        }
        return (occupied - board_of(at).areas_only).count() == on_squares &&
               (occupied - open_cells<At::game::print, At::seats>).empty();
    }
};

struct scarabs_are_conserved
    : invariant<"INV-VOK-08", "a player's scarabs and sites are eight together"> {
    constexpr bool operator()(auto const& at) const {
        for (int s = 0; s != at.seats; ++s)
            if (at.table.scarabs[s] + at.table.sites.owned_by(seat{s}) != scarabs_each)
                return false;
        return true;
    }
};

struct owners_build
    : invariant<"INV-VOK-09", "closed sites have no owner, and sites without one no cubes"> {
    constexpr bool operator()(auto const& at) const {
        auto const& all = at.table.sites;
        for (int site = 1; site <= sites; ++site)
            if ((!all.open(site) && all.owned(site)) || (!all.owned(site) && !all[site].empty()))
                return false;
        return true;
    }
};

struct owners_change_in_their_phases
    : invariant<
          "INV-VOK-14",
          "sites are claimed in phase 2 and taken over in phase 5, and never without an owner again"> {
    constexpr bool operator()(auto const& before, auto move, auto const& after) const {
        for (int site = 1; site <= sites; ++site) {
            auto const& was = before.table.sites;
            auto const& is = after.table.sites;
            if (!was.owned(site)) {
                if (is.owned(site) &&
                    !(move.template is<claim>() && is.owned_by(site, before.seat())))
                    return false;
            } else if (!is.owned(site)) {
                return false;
            } else if (!is.owned_by(site, was.owner(site))) {
                if (!move.template is<take>() || !is.owned_by(site, before.seat()))
                    return false;
            }
        }
        return true;
    }
};

struct claims_are_few
    : invariant<
          "INV-VOK-15",
          "a site was claimed by foremen only in their own turn, at most one by each"> {
    constexpr bool operator()(auto const& before, auto move, auto const&) const {
        return !move.template is<claim>() ||
               !before.table.claimed.contains(move.template as<claim>().f);
    }
    constexpr bool operator()(auto const& at) const {
        auto const phase = phase_of(at);
        return at.table.claimed.empty() ||
               ((phase == "foreman step" || phase == "claim window") &&
                at.table.claimed.count() <= at.table.sites.owned_by(at.seat()));
    }
};

struct two_sites_in_the_first_round
    : invariant<"INV-VOK-16", "in the first round nobody owns more than two sites"> {
    constexpr bool operator()(auto const& at) const {
        if (!is_first_round(at))
            return true;
        for (int s = 0; s != at.seats; ++s)
            if (at.table.sites.owned_by(seat{s}) > foremen_each)
                return false;
        return true;
    }
};

struct points_are_limited
    : invariant<
          "INV-VOK-17",
          "there are 0 to 6 points of movement left, and none but for who moves, one for a line"> {
    constexpr bool operator()(auto const& before, auto move, auto const& after) const {
        auto const& board = board_of(before);
        auto const s = before.seat();
        for (int f = 0; f != foremen_each; ++f) {
            bool const steps = move.template is<fstep>() && move.template as<fstep>().f == f;
            if (steps
                    ? !board.lines.joined(before.table.foremen[s][f], after.table.foremen[s][f]) ||
                          after.table.points != before.table.points - 1
                    : is_first_round(before) &&
                          before.table.foremen[s][f] != after.table.foremen[s][f])
                return false;
        }
        for (int w = 0; w != workers_each; ++w) {
            bool const steps = move.template is<wstep>() && move.template as<wstep>().w == w;
            if (steps
                    ? !board.lines.joined(before.table.workers[s][w], after.table.workers[s][w]) ||
                          after.table.points != before.table.points - 1
                    : before.table.workers[s][w] != after.table.workers[s][w])
                return false;
        }
        return true;
    }
    constexpr bool operator()(auto const& at) const {
        auto const phase = phase_of(at);
        return at.table.points >= 0 && at.table.points <= points_each &&
               (at.table.points == 0 || phase == "foreman step" || phase == "worker step");
    }
};

struct tablets_are_conserved
    : invariant<
          "INV-VOK-18",
          "everybody has eight tablets of value 10, laid only during the auction"> {
    constexpr bool operator()(auto const& at) const {
        for (int s = 0; s != at.seats; ++s) {
            auto const& own = *at.table.tablets[s];
            int sum = 0;
            for (int v = 0; v <= tablet::highest; ++v) {
                int const all = own.kept.count(v) + own.laid.count(v);
                if (all != (v == 0 ? blanks_each : 1))
                    return false;
                sum += v * all;
            }
            if (sum != 10 || own.kept.size() + own.laid.size() != tablets_each ||
                own.beside.size() != own.laid.size())
                return false;
            if (!own.laid.empty() && (!is_buying(at) || phase_of(at) == "draw"))
                return false;
            for (int const group : own.beside)
                if (group > groups_offered(at))
                    return false;
        }
        return true;
    }
};

struct disc_goes_round
    : invariant<
          "INV-VOK-21",
          "the disc is as many seats from where it started as rounds have passed"> {
    constexpr bool operator()(auto const& before, auto, auto const& after) const {
        if (before.table.round == 0)
            return true;
        int const rounds = after.table.round - before.table.round;
        return (rounds == 0 || rounds == 1) &&
               after.table.disc.is((before.table.disc.seat() + rounds) % before.seats);
    }
    template <class At>
    constexpr bool operator()(At const& at) const {
        constexpr auto given = At::game::settings.start_player;
        if (!at.table.disc.held() || at.table.round == 0)
            return at.table.round == 0 && phase_of(at) == "start";
        if constexpr (given.size() != 0)
            return at.table.round.at_top() ||
                   at.table.disc.is((given[0] + at.table.round - 1) % at.seats);
        else
            return true;
    }
};

struct first_round_is_peaceful
    : invariant<
          "INV-VOK-22",
          "in the first round nothing is stolen, and no worker is on another's site"> {
    constexpr bool operator()(auto const& at) const {
        if (!is_first_round(at))
            return true;
        auto const phase = phase_of(at);
        if (phase == "steal" || phase == "take over")
            return false;
        for (int s = 0; s != at.seats; ++s)
            for (cell const where : at.table.workers[s])
                if (!where.is_area() && at.table.sites.owned_by_another(where.site(), seat{s}))
                    return false;
        return true;
    }
};

struct scores_are_bounded
    : invariant<
          "INV-VOK-24",
          "nobody scores more than eight sites can be worth, nor all more than all sites"> {
    template <class At>
    constexpr bool operator()(At const& at) const {
        int open[2] = {};
        for (int site = 1; site <= sites; ++site)
            open[static_cast<int>(edition_of(at).site[site - 1].size)] +=
                at.table.sites.open(site) ? 1 : 0;
        int most[2] = {};
        for (int size = 0; size != 2; ++size)
            for (int c = 0; c != 4; ++c)
                for (auto const* table : {&edition_of(at).base[size], &edition_of(at).expert[size]})
                    most[size] = points_for(*table, static_cast<category>(c)) > most[size]
                                     ? points_for(*table, static_cast<category>(c))
                                     : most[size];
        int const large = open[1] < scarabs_each ? open[1] : scarabs_each;
        int const small = open[0] < scarabs_each - large ? open[0] : scarabs_each - large;
        int all = 0;
        for (int s = 0; s != at.seats; ++s) {
            int const score =
                pyramids<site_size::small>{}(at, s) + pyramids<site_size::large>{}(at, s);
            if (score < 0 || score > large * most[1] + small * most[0])
                return false;
            all += score;
        }
        return all <= open[1] * most[1] + open[0] * most[0];
    }
};

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_INVARIANTS_OF_PLAYERS_HPP
