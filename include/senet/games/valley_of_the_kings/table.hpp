// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_TABLE_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_TABLE_HPP

#include <senet/games/valley_of_the_kings/auction.hpp>
#include <senet/games/valley_of_the_kings/building_sites.hpp>
#include <senet/games/valley_of_the_kings/cell.hpp>
#include <senet/games/valley_of_the_kings/options.hpp>
#include <senet/seats.hpp>
#include <senet/table/apart.hpp>
#include <senet/table/concealed.hpp>
#include <senet/table/holder.hpp>
#include <senet/table/index_set.hpp>
#include <senet/table/pawns.hpp>
#include <senet/table/plan.hpp>
#include <senet/table/several.hpp>
#include <senet/table/supply.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/define_struct.hpp>

namespace senet::valley_of_the_kings {

using foreman_number = below<foremen_each>;
using worker_number = below<workers_each>;

/// VOK-161: a leg of a programme.
struct written_leg {
    BOOST_HANA_DEFINE_STRUCT(written_leg, (foreman_number, f), (valley_of_the_kings::cell, cell));

    friend constexpr bool operator==(written_leg const&, written_leg const&) = default;
};

/// What lies on the table. All is in the open but the values of tablets and the programmes being written; what is in
/// the bag can be worked out by anybody (section 20).
template <edition const& Print, int Players>
struct table {
    static constexpr int groups = Players + extra_groups;
    static constexpr int most_each = most_cubes(Print);
    using cubes = supply<cube, most_each>;

    BOOST_HANA_DEFINE_STRUCT(
        table,
        (holder<Players>, disc),                              // VOK-008
        (track<0, most_rounds>, round),                       // 0 before the first
        (cubes, bag),                                         // VOK-007
        (several<groups, supply<cube, group_size>>, display), // VOK-080, VOK-082
        (per_seat<Players, apart<player_tablets>>, tablets),  // VOK-003
        (per_seat<Players, concealed<plan<lot, tablets_each>>>,
         bids),                             // while somebody lays tablets
        (index_set<Players>, passed),       // VOK-332
        (per_seat<Players, cubes>, hands),  // VOK-094
        (counter<points_each>, points),     // of movement left to the player whose turn it is
        (index_set<foremen_each>, claimed), // by which foremen of that player (VOK-142)
        (per_seat<Players, concealed<plan<written_leg, most_legs>>>, programmes), // VOK-009
        (per_seat<Players, several<workers_each, counter<carried_each>>>,
         carried), // cubes each worker has stolen or placed
        (per_seat<Players, counter<scarabs_each>>, scarabs), // VOK-004, VOK-046
        (pawns<Players, foremen_each, cell>, foremen),
        (pawns<Players, workers_each, cell>, workers),
        (building_sites<Print, Players>, sites),
        (supply<cube, pharaoh_cubes>, pharaoh));
};

// Pawns

/// VOK-025: the squares and areas where somebody stands.
constexpr cell_set occupied_cells(auto const& at) noexcept {
    return at.table.foremen.taken() | at.table.workers.taken();
}
/// VOK-026: only squares are ever occupied.
constexpr cell_set free_cells(auto const& at) noexcept {
    return board_of(at).existing - (occupied_cells(at) - board_of(at).areas_only);
}
constexpr bool is_free(auto const& at, cell where) noexcept {
    return where.is_area() || !occupied_cells(at).contains(where);
}

constexpr cell area_of(auto const& at, cell where) noexcept { return board_of(at).area_of[where]; }

/// VOK-112
constexpr int cost_between(auto const& at, cell from, cell to) noexcept {
    return board_of(at).ways.between(from, to);
}

/// F(p,s) of the specification.
constexpr int foremen_on(auto const& at, seat s, int site) noexcept {
    int sum = 0;
    for (cell const where : at.table.foremen[s])
        sum += where.site() == site ? 1 : 0;
    return sum;
}
/// W(p,s)
constexpr int workers_on(auto const& at, seat s, int site) noexcept {
    int sum = 0;
    for (cell const where : at.table.workers[s])
        sum += where.site() == site ? 1 : 0;
    return sum;
}
/// W*(p,s), VOK-222: workers that have stolen cubes do not count. Cubes are carried by as few workers as possible.
constexpr int workers_for_takeover(auto const& at, seat s, int site) noexcept {
    if (!settings_of(at).worker_single_use)
        return workers_on(at, s, site);
    int sum = 0;
    for (int w = 0; w != workers_each; ++w)
        sum += at.table.workers[s][w].site() == site && at.table.carried[s][w] == 0 ? 1 : 0;
    return sum;
}
/// VOK-204, VOK-241: how many cubes the workers of a seat on a site can still carry.
constexpr int left_to_carry(auto const& at, seat s, int site) noexcept {
    int sum = 0;
    for (int w = 0; w != workers_each; ++w)
        if (at.table.workers[s][w].site() == site)
            sum += carried_each - at.table.carried[s][w];
    return sum;
}
/// The first worker with a hand free carries a cube.
constexpr void carry_cube(auto& at, int site) noexcept {
    seat const s = at.seat();
    for (int w = 0; w != workers_each; ++w)
        if (at.table.workers[s][w].site() == site && at.table.carried[s][w] != carried_each) {
            at.table.carried[s][w].advance();
            return;
        }
}
constexpr void unload_workers(auto& at) noexcept {
    for (auto& own : at.table.carried)
        for (auto& load : own)
            load = 0;
}

// Cubes

/// VOK-081: groups are filled in order, and those that would be empty are not offered.
constexpr int groups_offered(auto const& at) noexcept {
    auto const& display = at.table.display;
    int n = display.size();
    while (n != 0 && display[n - 1].empty())
        --n;
    return n;
}

/// VOK-273: by ascending colour number until it is full; surplus goes back to the bag.
constexpr void put_on_pharaoh_pyramid(auto& at, auto& cubes) noexcept {
    auto& table = at.table;
    for (cube const colour : all_colours) {
        int const room = pharaoh_cubes - table.pharaoh.size();
        int const all = cubes.count(colour);
        int const placed = all < room ? all : room;
        table.pharaoh.put(colour, placed);
        table.bag.put(colour, all - placed);
        cubes.take(colour, all);
    }
}

// Rounds

constexpr bool is_first_round(auto const& at) noexcept { return at.table.round <= 1; }

/// Section 0: how far a seat is behind the holder of the disc.
constexpr int turn_of(auto const& at, seat s) noexcept {
    return (s - at.table.disc.seat() + at.seats) % at.seats;
}

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_TABLE_HPP
