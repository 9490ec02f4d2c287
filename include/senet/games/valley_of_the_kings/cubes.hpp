// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_CUBES_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_CUBES_HPP

#include <senet/games/valley_of_the_kings/rules.hpp>
#include <senet/games/valley_of_the_kings/table.hpp>
#include <senet/moves.hpp>

#include <boost/hana/define_struct.hpp>

// Phases 4 to 6: stealing cubes and sites, and building (sections 11 to 13).
namespace senet::valley_of_the_kings {

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

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_CUBES_HPP
