// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_PHASES_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_PHASES_HPP

#include <senet/games/valley_of_the_kings/moves.hpp>
#include <senet/games/valley_of_the_kings/nature.hpp>
#include <senet/phases.hpp>
#include <senet/phases/can.hpp>
#include <senet/phases/drawn.hpp>

// When something is done (section 4). Everybody finishes a phase before the next one begins (VOK-060).
namespace senet::valley_of_the_kings {

struct disc_holder {
    constexpr seat operator()(auto const& at) const { return at.table.disc.seat(); }
};
/// VOK-061
using turn_order = clockwise_from<disc_holder>;

// Setup (section 3)

/// VOK-049, VOK-353
inline constexpr auto setup = named<"start">(drawn<start>);

// Phase 1 (section 5)

struct display_is_laid_out {
    constexpr bool operator()(auto const& at) const {
        auto const& display = at.table.display;
        return display[display.size() - 1].size() == group_size || at.table.bag.empty();
    }
};

/// Nobody sees a bid before it is complete, since the tablets are decided in a fixed order (section 21, A1).
struct begin_bid {
    constexpr void operator()(auto& at) const { at.table.bids[at.seat()].clear(); }
};
/// All tablets have their place: after a blank that is kept, the other blanks are kept.
struct bid_is_complete {
    constexpr bool operator()(auto const& at) const {
        auto const& written = *at.table.bids[at.seat()];
        int const n = written.size();
        return n == tablets_each || (n > bid::first_blank && !written[n - 1].there());
    }
};
/// VOK-083, VOK-084, VOK-086: now the tablets lie there, face down.
struct lay_tablets {
    constexpr void operator()(auto& at) const {
        auto& bid = at.table.bids[at.seat()];
        auto& tablets = *at.table.tablets[at.seat()];
        auto const written = *bid;
        int const decided = written.size();
        for (int g = 1, last = groups_offered(at); g <= last; ++g)
            for (int i = 0; i != decided; ++i)
                if (written[i] == lot{g})
                    tablets.lay(tablet_values[i], g);
        bid.clear();
        bid.reveal(); // there is nothing to hide any more
    }
};

/// VOK-331, VOK-332
struct lays_no_more {
    constexpr bool operator()(auto const& at, seat s) const {
        return at.table.passed.contains(s) || at.table.tablets[s]->kept.empty();
    }
};

/// VOK-089, VOK-090, VOK-334: who gets a group, if anybody.
constexpr actor highest_bidder(auto const& at, int group) {
    bool const one_at_a_time = settings_of(at).single_tablet;
    actor best = actor::nobody();
    int highest = 0;
    int earliest = 0;
    for (int i = 0; i != at.seats; ++i) {
        seat const s = (at.table.disc.seat() + i) % at.seats;
        auto const& own = *at.table.tablets[s];
        int const bid = own.bid_on(group);
        if (bid == 0)
            continue;
        // Everybody's n-th tablet is laid before anybody's next one.
        int const time = one_at_a_time ? own.first_valid_bid_on(group) : 0;
        if (bid > highest || (bid == highest && time < earliest)) {
            best = s;
            highest = bid;
            earliest = time;
        }
    }
    return best;
}

/// All tablets are turned up at once (VOK-087), and each group is sold by itself (VOK-093, VOK-096): cubes nobody has bid
/// for go back into the bag (VOK-091, VOK-092), in the quick variant to the Pharaoh pyramid (VOK-320). Everybody takes the
/// tablets back (VOK-095).
struct sell_groups {
    constexpr void operator()(auto& at) const {
        auto& table = at.table;
        auto unsold = table.bag;
        unsold = {};
        for (int g = 1; g <= table.display.size(); ++g) {
            auto& group = table.display[g - 1];
            actor const buyer = highest_bidder(at, g);
            auto& to = buyer.is_seat() ? table.hands[buyer.seat()] : unsold;
            for (cube const colour : all_colours)
                to.put(colour, group.count(colour));
            group = {};
        }
        if (settings_of(at).quick)
            put_on_pharaoh_pyramid(at, unsold);
        else
            for (cube const colour : all_colours)
                table.bag.put(colour, unsold.count(colour));
        for (auto& own : table.tablets)
            own->take_back();
        table.passed = {};
    }
};

/// VOK-083, VOK-084
inline constexpr auto lay_all_at_once = each<turn_order>(
    named<"bid">(run<begin_bid>, until<bid_is_complete>(choose<bid>), run<lay_tablets>));
/// VOK-330 to VOK-333
inline constexpr auto lay_one_at_a_time =
    each<skipping<lays_no_more, in_rounds<turn_order>>>(named<"lay">(choose<lay, pass>));

template <bool SingleTablet>
constexpr auto make_laying() {
    if constexpr (SingleTablet)
        return lay_one_at_a_time;
    else
        return lay_all_at_once;
}

template <bool SingleTablet>
inline constexpr auto buying_cubes = sequence(
    named<"draw">(until<display_is_laid_out>(nature<draw_cube>)),
    make_laying<SingleTablet>(),
    run<sell_groups>);

// Phases 2 and 3 (sections 7 to 10)

/// VOK-131, VOK-191
struct give_points {
    constexpr void operator()(auto& at) const { at.table.points = points_each; }
};
/// VOK-116
struct lose_points {
    constexpr void operator()(auto& at) const { at.table.points = 0; }
};
/// VOK-142: in this round.
struct forget_claims {
    constexpr void operator()(auto& at) const { at.table.claimed = {}; }
};

/// VOK-130, VOK-132, VOK-134
inline constexpr auto foremen_in_the_open = each<turn_order>(
    named<"foremen">(
        run<give_points>, named<"foreman step">(loop(choose<fstep, claim, ends<done>>))),
    run<lose_points, forget_claims>);

/// VOK-160: from now on the programme of the seat is its own business.
struct begin_programme {
    constexpr void operator()(auto& at) const { at.table.programmes[at.seat()].clear(); }
};
/// VOK-165
struct reveal_programmes {
    constexpr void operator()(auto& at) const {
        for (auto& programme : at.table.programmes)
            programme.reveal();
    }
};
/// VOK-166. The foremen still stand where they stood when the programme was written.
struct cancel_programme_over_budget {
    constexpr void operator()(auto& at) const {
        if (cost_of_programme(at, at.seat()) > points_each)
            at.table.programmes[at.seat()]->clear();
    }
};
struct programme_is_done {
    constexpr bool operator()(auto const& at) const {
        return at.table.programmes[at.seat()]->empty();
    }
};
/// VOK-168: the first leg that is left. An area always has room (VOK-169), and so has a free square (VOK-170); a foreman
/// whose square is occupied goes to the area beside it (VOK-171), and on from there (VOK-172), where it may be already
/// (VOK-173).
struct carry_out_leg {
    constexpr void operator()(auto& at) const {
        auto const next = at.table.programmes[at.seat()]->take_first();
        at.table.foremen.move(
            at.seat(), next.f, is_free(at, next.cell) ? next.cell : area_of(at, next.cell));
    }
};

/// VOK-174, VOK-175: there is a window only for who can claim (section 21, detail 4), with one foreman or with both.
inline constexpr auto claim_window = named<"claim window">(
    when<can<claim>>(choose<then<claim, when<can<claim>>(choose<claim, proceed>)>, proceed>));

/// VOK-160, VOK-165, VOK-167
inline constexpr auto foremen_by_programme = sequence(
    each<turn_order>(
        named<"programme">(run<begin_programme>, named<"leg">(loop(choose<leg, ends<commit>>)))),
    run<reveal_programmes>,
    each<turn_order>(
        named<"execution">(
            run<cancel_programme_over_budget>,
            claim_window,
            until<programme_is_done>(run<carry_out_leg>, claim_window)),
        run<forget_claims>));

/// VOK-190, VOK-193
inline constexpr auto workers = each<turn_order>(
    named<"workers">(run<give_points>, named<"worker step">(loop(choose<wstep, ends<done>>))),
    run<lose_points>);

// Phases 4 and 5 (sections 11 and 12)

/// VOK-212, VOK-213, VOK-214
inline constexpr auto stealing_cubes =
    each<turn_order>(named<"steal">(loop(choose<steal, ends<done>>)));
/// VOK-229, VOK-231: ownership changes here only.
inline constexpr auto stealing_sites =
    each<turn_order>(named<"take over">(loop(choose<take, ends<done>>)));

struct all_workers_unload {
    constexpr void operator()(auto& at) const { unload_workers(at); }
};

// Phase 6 (sections 13 and 14)

/// VOK-270, VOK-271, VOK-272
struct leave_leftovers {
    constexpr void operator()(auto& at) const {
        put_on_pharaoh_pyramid(at, at.table.hands[at.seat()]);
    }
};

/// VOK-252
inline constexpr auto building =
    each<turn_order>(named<"build">(loop(choose<build, ends<done>>)), run<leave_leftovers>);

// The round (sections 4 and 15)

struct begin_round {
    constexpr void operator()(auto& at) const { at.table.round.advance(); }
};
struct is_round_1 {
    constexpr bool operator()(auto const& at) const { return is_first_round(at); }
};

/// VOK-281, VOK-282, VOK-352: asked between rounds only (VOK-280, VOK-283, VOK-321).
struct game_is_over {
    constexpr bool operator()(auto const& at) const {
        return at.table.pharaoh.size() == pharaoh_cubes || at.table.sites.all_finished() ||
               (settings_of(at).round_cap != 0 && at.table.round >= settings_of(at).round_cap);
    }
};

/// VOK-284, VOK-285
struct pass_the_disc {
    constexpr void operator()(auto& at) const {
        at.table.disc.give_to((at.table.disc.seat() + 1) % at.seats);
    }
};

/// VOK-062, VOK-063, VOK-064
template <bool SingleTablet>
inline constexpr auto rounds = until<game_is_over>(
    run<begin_round>,
    buying_cubes<SingleTablet>,
    either<is_round_1>(
        sequence(foremen_in_the_open, workers),
        sequence(foremen_by_programme, workers, stealing_cubes, stealing_sites)),
    run<all_workers_unload>,
    building,
    run<all_workers_unload>,
    when<none_of<game_is_over>>(run<pass_the_disc>));

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_PHASES_HPP
