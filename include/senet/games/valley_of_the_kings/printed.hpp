// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_PRINTED_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_PRINTED_HPP

#include <senet/games/valley_of_the_kings/cell.hpp>
#include <senet/games/valley_of_the_kings/edition.hpp>
#include <senet/table/graph.hpp>

#include <cstdint>

// An edition as the rules look at it.
namespace senet::valley_of_the_kings {

/// VOK-027: a square and its area, and two neighbouring areas. Every line costs 1 (VOK-110).
using board_graph = graph<cell::count, sites * cell::squares_each + edition::most_borders>;

constexpr board_graph graph_of(edition const& print) noexcept {
    board_graph board;
    for (int i = 0; i != print.borders; ++i)
        board.join(cell::area(print.border_of[i].a), cell::area(print.border_of[i].b));
    for (int s = 0; s != sites; ++s)
        for (int q = 0; q != print.site[s].squares; ++q)
            board.join(first_square_of(s + 1) + q, cell::area(print.site[s].square[q].area));
    return board;
}

/// The board, with everything about it worked out beforehand (VOK-113, VOK-114). Paths run only through areas, so nobody is ever in the
/// way (VOK-115), and the cheapest way crosses the fewest lines (VOK-112); further than 6 lines nobody can go.
template <edition const& Print>
struct board_tables {
    board_graph lines = graph_of(Print);
    distances<cell::count, points_each> ways{lines};
    cell_set existing{};
    cell_set squares_of[sites + 1] = {};
    cell_set areas_only{};
    std::uint8_t area_of[cell::count] = {}; // the number of the cell; an area is its own

    constexpr board_tables() noexcept {
        for (int a = 0; a != areas; ++a) {
            existing.insert(a);
            areas_only.insert(a);
            area_of[a] = static_cast<std::uint8_t>(a);
        }
        for (int s = 0; s != sites; ++s)
            for (int q = 0; q != Print.site[s].squares; ++q) {
                int const square = first_square_of(s + 1) + q;
                existing.insert(square);
                squares_of[s + 1].insert(square);
                area_of[square] = static_cast<std::uint8_t>(
                    static_cast<int>(cell::area(Print.site[s].square[q].area)));
            }
    }
};

template <edition const& Print>
inline constexpr board_tables<Print> board{};

/// VOK-043, VOK-044, VOK-045
template <edition const& Print, int Players>
constexpr bool is_open(int site) noexcept {
    return !Print.closed[Players].contains(site);
}

/// VOK-047: nobody goes to a closed site.
template <edition const& Print, int Players>
constexpr cell_set find_open_cells() noexcept {
    cell_set open = board<Print>.existing;
    for (int site = 1; site <= sites; ++site)
        if (!is_open<Print, Players>(site))
            open = open - board<Print>.squares_of[site];
    return open;
}
template <edition const& Print, int Players>
inline constexpr cell_set open_cells = find_open_cells<Print, Players>();

constexpr int capacity_of(site_size size) noexcept { return size == site_size::large ? 14 : 5; }

/// VOK-048
constexpr int open_capacity(edition const& print, int players) noexcept {
    int sum = 0;
    for (int s = 1; s <= sites; ++s)
        if (!print.closed[players].contains(s))
            sum += capacity_of(print.site[s - 1].size);
    return sum;
}

constexpr int all_cubes(edition const& print) noexcept {
    int sum = 0;
    for (int const count : print.cubes)
        sum += count;
    return sum;
}
constexpr int most_cubes(edition const& print) noexcept {
    int most = 1;
    for (int const count : print.cubes)
        most = count > most ? count : most;
    return most;
}

/// Every square has an area, every place can be reached, and there are cubes enough for the game to end and for every
/// auction (INV-VOK-23).
constexpr bool is_complete(edition const& print) noexcept {
    for (auto const& site : print.site) {
        if (site.squares < 1 || site.squares > cell::squares_each)
            return false;
        for (int q = 0; q != site.squares; ++q)
            if (site.square[q].area < first_area || site.square[q].area >= first_area + areas)
                return false;
    }
    for (int i = 0; i != print.borders; ++i)
        if (print.border_of[i].a < first_area || print.border_of[i].a >= print.border_of[i].b ||
            print.border_of[i].b >= first_area + areas)
            return false;
    graph<areas, edition::most_borders> map;
    for (int i = 0; i != print.borders; ++i)
        map.join(print.border_of[i].a - first_area, print.border_of[i].b - first_area);
    if (!distances<areas, areas - 1>{map}.complete())
        return false;
    for (int players = 2; players <= 4; ++players)
        if (print.closed[players].contains(0) ||
            open_capacity(print, players) + pharaoh_cubes - 2 >= all_cubes(print))
            return false;
    return true;
}

/// The edition of the game a position belongs to, worked out.
template <class At>
constexpr auto const& board_of(At const&) noexcept {
    return board<At::game::print>;
}
template <class At>
constexpr edition const& edition_of(At const&) noexcept {
    return At::game::print;
}

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_PRINTED_HPP
