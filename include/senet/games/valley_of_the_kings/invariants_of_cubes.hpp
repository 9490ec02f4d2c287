// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_INVARIANTS_OF_CUBES_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_INVARIANTS_OF_CUBES_HPP

#include <senet/games/valley_of_the_kings/moment.hpp>
#include <senet/games/valley_of_the_kings/moves.hpp>
#include <senet/games/valley_of_the_kings/table.hpp>
#include <senet/invariants.hpp>

// Where the cubes are (section 23).
namespace senet::valley_of_the_kings {

constexpr int cubes_of(auto const& at, cube colour) noexcept {
    auto const& t = at.table;
    int sum = t.bag.count(colour) + t.sites.pieces(colour) + t.pharaoh.count(colour);
    for (auto const& group : t.display)
        sum += group.count(colour);
    for (auto const& hand : t.hands)
        sum += hand.count(colour);
    return sum;
}

struct colours_are_conserved
    : invariant<"INV-VOK-01", "of each colour there are 33 cubes, wherever they are"> {
    constexpr bool operator()(auto const& at) const {
        for (cube const colour : all_colours)
            if (cubes_of(at, colour) != edition_of(at).cubes[static_cast<int>(colour)])
                return false;
        return true;
    }
};

struct cubes_are_conserved : invariant<"INV-VOK-02", "there are 165 cubes, wherever they are"> {
    constexpr bool operator()(auto const& at) const {
        int sum = 0;
        for (cube const colour : all_colours)
            sum += cubes_of(at, colour);
        return sum == all_cubes(edition_of(at));
    }
};

struct pharaoh_has_room
    : invariant<
          "INV-VOK-03",
          "the Pharaoh pyramid has at most 30 cubes, never fewer than before, and 30 only in the last round"> {
    constexpr bool operator()(auto const& before, auto, auto const& after) const {
        for (cube const colour : all_colours)
            if (after.table.pharaoh.count(colour) < before.table.pharaoh.count(colour))
                return false;
        return true;
    }
    constexpr bool operator()(auto const& at) const {
        // complete at the beginning of an auction, the game would have been over
        return at.table.pharaoh.size() <= pharaoh_cubes &&
               (!is_buying(at) || at.table.pharaoh.size() < pharaoh_cubes);
    }
};

struct hands_are_for_a_round
    : invariant<"INV-VOK-04", "hands are empty from the end of building to the sale"> {
    constexpr bool operator()(auto const& at) const {
        auto const phase = phase_of(at);
        for (int s = 0; s != at.seats; ++s) {
            bool const built = phase.empty() || is_buying(at) || phase == "start" ||
                               (phase == "build" && turn_of(at, s) < turn_of(at, at.seat()));
            if (built && !at.table.hands[s].empty())
                return false;
        }
        return true;
    }
};

struct display_is_for_the_auction
    : invariant<
          "INV-VOK-05",
          "groups of five are on display during the auction, and only the last is short"> {
    constexpr bool operator()(auto const& at) const {
        auto const& display = at.table.display;
        int const offered = groups_offered(at);
        if (!is_buying(at))
            return offered == 0;
        for (int g = 0; g != display.size(); ++g)
            if (g < offered - 1 ? display[g].size() != group_size
                                : (g < offered) == display[g].empty())
                return false;
        return offered > 0 || phase_of(at) == "draw";
    }
};

struct layers_are_full_below : invariant<"INV-VOK-10", "a layer with another one on it is full"> {
    constexpr bool operator()(auto const& at) const {
        auto const& all = at.table.sites;
        for (int site = 1; site <= sites; ++site) {
            auto const& shape = all.shape(site);
            bool full = true;
            for (int layer = 0; layer != shape.layers; ++layer) {
                int cubes = 0;
                for (int i = shape.begin[layer]; i != shape.begin[layer + 1]; ++i)
                    cubes += all[site].has(i) ? 1 : 0;
                if (cubes != 0 && !full)
                    return false;
                full = cubes == shape.side[layer] * shape.side[layer];
            }
        }
        return true;
    }
};

struct pyramids_are_bounded
    : invariant<"INV-VOK-11", "there are at most 5 cubes on a small and 14 on a large site"> {
    constexpr bool operator()(auto const& at) const {
        auto const& all = at.table.sites;
        for (int site = 1; site <= sites; ++site)
            if (all[site].size() > all.shape(site).cells() ||
                all.finished(site) != (all[site].size() == all.shape(site).cells()))
                return false;
        return true;
    }
};

struct finished_pyramids_stay
    : invariant<"INV-VOK-12", "a finished site keeps its owner and its cubes"> {
    constexpr bool operator()(auto const& before, auto, auto const& after) const {
        for (int site = 1; site <= sites; ++site)
            if (before.table.sites.finished(site) &&
                (!(before.table.sites[site] == after.table.sites[site]) ||
                 !after.table.sites.owned_by(site, before.table.sites.owner(site))))
                return false;
        return true;
    }
};

struct cubes_are_stolen_and_built
    : invariant<
          "INV-VOK-13",
          "cubes leave sites only when stolen and come only when built, one by one"> {
    constexpr bool operator()(auto const& before, auto move, auto const& after) const {
        for (int site = 1; site <= sites; ++site) {
            int const more = after.table.sites[site].size() - before.table.sites[site].size();
            bool stolen = false;
            bool built = false;
            if (move.template is<steal>())
                stolen = move.template as<steal>().site == site;
            if (move.template is<build>())
                built = move.template as<build>().site == site;
            if (more != (built ? 1 : 0) - (stolen ? 1 : 0))
                return false;
        }
        return true;
    }
};

struct workers_carry_little
    : invariant<"INV-VOK-19", "each worker on a site has stolen or placed at most two cubes"> {
    constexpr bool operator()(auto const& at) const {
        auto const phase = phase_of(at);
        bool const stealing = phase == "steal" || phase == "take over";
        for (int s = 0; s != at.seats; ++s)
            for (int w = 0; w != workers_each; ++w) {
                int const load = at.table.carried[s][w];
                if (load != 0 && (load > carried_each || at.table.workers[s][w].is_area() ||
                                  (!stealing && phase != "build")))
                    return false;
            }
        return true;
    }
};

struct round_brings_few_cubes
    : invariant<
          "INV-VOK-20",
          "cubes come into hands from the display and from sites, and go to sites and leftovers"> {
    constexpr bool operator()(auto const& before, auto move, auto const& after) const {
        int more = 0;
        for (int s = 0; s != before.seats; ++s)
            more += after.table.hands[s].size() - before.table.hands[s].size();
        int displayed = 0;
        for (auto const& group : before.table.display)
            displayed += group.size();
        if (move.template is<steal>())
            return more == 1;
        if (move.template is<build>())
            return more == -1;
        if (is_buying(before))
            return more >= 0 && more <= displayed;
        return phase_of(before) == "build" ? more == -before.table.hands[before.seat()].size()
                                           : more == 0;
    }
    constexpr bool operator()(auto const& at) const {
        int held = 0;
        int carried = 0;
        for (int s = 0; s != at.seats; ++s) {
            held += at.table.hands[s].size();
            for (int const load : at.table.carried[s])
                carried += load;
        }
        int const stolen = phase_of(at) == "build" ? 2 * workers_each * at.seats : carried;
        return held <= group_size * (at.seats + extra_groups) + stolen;
    }
};

struct bag_suffices
    : invariant<"INV-VOK-23", "as long as the game goes on there are cubes to display"> {
    constexpr bool operator()(auto const& at) const {
        if (phase_of(at) != "draw" || groups_offered(at) != 0)
            return true;
        return at.table.bag.size() >= all_cubes(edition_of(at)) -
                                          (open_capacity(edition_of(at), at.seats) - 1) -
                                          (pharaoh_cubes - 1);
    }
};

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_INVARIANTS_OF_CUBES_HPP
