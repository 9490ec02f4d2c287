// SPDX-License-Identifier: MIT

// A game of Valley of the Kings between four players who look one move ahead: each auction as the first player sees it, the
// board after every round, what stands on the sites, and the score sheet.
//
//     valley_of_the_kings [seed]
//
// On the board A to D are foremen of the players, a to d their workers; `[8 B]` is a site of player B and `[x]` a closed
// one. Cubes are k black, w white, g grey, n brown and r red.
#include <senet/games/valley_of_the_kings.hpp>
#include <senet/io.hpp>

#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace {

using senet::random_source;
using senet::seat;
using namespace senet::valley_of_the_kings;
using engine = senet::engine<game<>>;
using position = engine::position;

char player(int s) { return "ABCD"[s]; }
char letter(cube colour) { return "kwgnr"[static_cast<int>(colour)]; }

std::string letters(auto const& cubes) {
    std::string text;
    for (cube const colour : all_colours)
        text += std::string(static_cast<std::size_t>(cubes.count(colour)), letter(colour));
    return text.empty() ? "-" : text;
}

std::string name_of(cell where) {
    senet::short_text<4> text;
    senet::domain<cell>::write(text, where);
    return std::string{text.view()};
}

// The board

/// A picture made of characters, over the triangle from (-86.6, -50) to (86.6, 100).
class picture {
public:
    void line(point from, point to) {
        constexpr int steps = 400;
        for (int i = 0; i <= steps; ++i)
            at({from.x + (to.x - from.x) * i / steps, from.y + (to.y - from.y) * i / steps}) = '.';
    }
    /// Text around a point, so many lines below it.
    void write(point centre, int down, std::string const& text) {
        auto* const first = &at(centre) + down * width - static_cast<int>(text.size()) / 2;
        for (std::size_t i = 0; i != text.size(); ++i)
            first[i] = text[i];
    }
    void print() const {
        for (int row = 0; row != height; ++row) {
            std::string text(cells_.begin() + row * width, cells_.begin() + (row + 1) * width);
            text.erase(text.find_last_not_of(' ') + 1);
            std::cout << text << '\n';
        }
    }

private:
    static constexpr int width = 98;
    static constexpr int height = 41;

    char& at(point where) {
        int const column = (where.x + 86'603) * (width - 1) / 173'206;
        int const row = (100'000 - where.y) * (height - 1) / 150'000;
        return cells_[static_cast<std::size_t>(row * width + column)];
    }

    std::vector<char> cells_ =
        std::vector<char>(static_cast<std::size_t>(width * (height + 1)), ' ');
};

/// The pawns on a site or in an area.
template <class Here>
std::string pawns(position const& p, Here const& here) {
    std::string text;
    for (int s = 0; s != engine::seats; ++s) {
        for (cell const where : p.table.foremen[s])
            text += here(where) ? std::string{player(s)} : "";
        for (cell const where : p.table.workers[s])
            text += here(where) ? std::string{static_cast<char>(player(s) - 'A' + 'a')} : "";
    }
    return text;
}

void draw_board(position const& p) {
    auto const& print = engine::game::print;
    picture board;
    for (auto const& area : print.area)
        for (int i = 0; i != area.corners; ++i)
            board.line(area.polygon[i], area.polygon[(i + 1) % area.corners]);
    for (int a = 0; a != areas; ++a) {
        auto const& area = print.area[a];
        point centre{};
        for (int i = 0; i != area.corners; ++i) {
            centre.x += area.polygon[i].x / area.corners;
            centre.y += area.polygon[i].y / area.corners;
        }
        board.write(centre, 0, "(" + std::to_string(first_area + a) + ")");
        board.write(centre, 1, pawns(p, [&](cell where) { return where == cell{a}; }));
    }
    for (int site = 1; site <= sites; ++site) {
        auto const& all = p.table.sites;
        std::string const whose = !all.open(site)   ? "x"
                                  : all.owned(site) ? std::string{player(all.owner(site))}
                                                    : "-";
        auto const centre = print.site[site - 1].centre;
        board.write(centre, 0, "[" + std::to_string(site) + " " + whose + "]");
        board.write(centre, 1, pawns(p, [&](cell where) { return where.site() == site; }));
    }
    board.print();
}

/// Layers and pawns of the sites that belong to somebody, and the pyramid in the middle.
void list_sites(position const& p) {
    for (int site = 1; site <= sites; ++site) {
        auto const& all = p.table.sites;
        if (!all.owned(site))
            continue;
        auto const& shape = all.shape(site);
        std::string text = "site " + std::to_string(site) + " of " + player(all.owner(site)) + ":";
        text.resize(14, ' ');
        for (int layer = 0; layer != shape.layers; ++layer) {
            for (int i = shape.begin[layer]; i != shape.begin[layer + 1]; ++i) {
                if ((i - shape.begin[layer]) % shape.side[layer] == 0)
                    text += i == shape.begin[layer] ? "  " : "/";
                text += all[site].has(i) ? letter(all[site][i]) : '.';
            }
        }
        if (all.finished(site))
            text += "  finished";
        for (int s = 0; s != engine::seats; ++s)
            for (cell const where : p.table.workers[s])
                if (where.site() == site)
                    text += std::string{"  "} + static_cast<char>(player(s) - 'A' + 'a') + " on " +
                            name_of(where);
        std::cout << text << '\n';
    }
    std::cout << "the Pharaoh pyramid: " << p.table.pharaoh.size() << " of " << pharaoh_cubes
              << " cubes\n";
}

/// What a player sees of the auction.
void show_auction(position const& p, seat viewer) {
    auto const seen = engine::view(p, viewer);
    auto const& display = seen[&engine::table::display];
    auto const& tablets = seen[&engine::table::tablets];
    std::cout << "the auction as " << player(viewer) << " sees it before " << player(p.seat())
              << " lays the last tablets:\n";
    for (int g = 1; g <= groups_offered(p); ++g) {
        std::cout << "  group " << g << "  " << letters(display[g - 1]);
        for (int s = 0; s != engine::seats; ++s) {
            auto const& own = tablets[s];
            auto const& beside = own[&player_tablets::beside];
            auto const& laid = own[&player_tablets::laid];
            std::string values;
            for (int i = 0; i != beside.size(); ++i)
                if (beside[i] == g)
                    values += laid.known() ? static_cast<char>('0' + laid.value()[i]) : '?';
            if (!values.empty())
                std::cout << "  " << player(s) << ':' << values;
        }
        std::cout << '\n';
    }
}

// What the players do

/// What a position is worth to a player who thinks no further than this move.
int hopes(position const& p, seat s) {
    auto const& t = p.table;
    int worth = 100 * engine::sheet(p).total(s) + 7 * t.hands[s].size();
    cell_set wanted;
    cell_set unclaimed; // or worth a visit
    for (int site = 1; site <= sites; ++site) {
        if (!t.sites.owned(site))
            unclaimed = unclaimed | board_of(p).squares_of[site];
        auto const& here = t.sites[site];
        if (t.sites.owned_by_another(site, s) && !t.sites.finished(site) && here.size() > 4) {
            // something to steal
            unclaimed = unclaimed | board_of(p).squares_of[site];
            if (foremen_on(p, s, site) > foremen_on(p, t.sites.owner(site), site)) {
                wanted = wanted | board_of(p).squares_of[site];
                worth += 20 + 12 * workers_on(p, s, site);
            }
        }
        if (!t.sites.owned_by(site, s) || t.sites.finished(site))
            continue;
        auto const& shape = t.sites.shape(site);
        worth += 30 + 6 * here.size();
        for (int layer = 0; layer != shape.layers; ++layer)
            worth -= 5 * here.colours_in(shape, layer, visibility::V).count();
        // no more workers than it takes
        if (2 * workers_on(p, s, site) < shape.cells() - here.size())
            wanted = wanted | board_of(p).squares_of[site];
        worth += 8 * workers_on(p, s, site);
    }
    auto const nearest = [&](cell from, cell_set const& cells) {
        int points = 0;
        while (points != points_each && (board_of(p).ways.within(from, points) & cells).empty())
            ++points;
        return points;
    };
    for (cell const where : t.workers[s])
        if (where.is_area() || !t.sites.owned_by(where.site(), s))
            worth -= nearest(where, wanted);
    for (cell const where : t.foremen[s])
        worth -= nearest(where, unclaimed);
    return worth;
}

engine::move choose(position const& p, random_source& random) {
    if (engine::to_act(p).is_nature() || engine::phase(p) == "bid")
        return engine::random_move(p, random);
    seat const me = p.seat();
    auto best = engine::random_move(p, random);
    int highest = -1'000'000;
    for (auto const m : engine::moves(p)) {
        auto after = p;
        engine::play(after, m);
        int worth = 4 * hopes(after, me) + static_cast<int>(senet::draw_below(4, random));
        if (m.is<leg>()) {
            // as if the foreman were there already
            auto there = p;
            auto const written = m.as<leg>();
            there.table.foremen.move(me, written.f, written.cell);
            worth = cost_of_programme(after, me) > points_each ? highest : 4 * hopes(there, me) + 1;
        }
        if (m.is<commit>())
            worth = 4 * hopes(p, me) + 4 * p.table.programmes[me]->size();
        if (worth > highest) {
            highest = worth;
            best = m;
        }
    }
    return best;
}

} // namespace

int main(int argc, char** argv) {
    random_source random{argc > 1 ? std::strtoull(argv[1], nullptr, 0) : 6};
    auto p = engine::start();
    int decisions = 0;
    for (; !engine::over(p); ++decisions) {
        auto const before = p;
        auto const m = choose(p, random);
        engine::play(p, m);
        std::string const was{engine::phase(before)};
        std::string const is{engine::phase(p)};
        if (was == "draw" && is == "bid")
            std::cout << "\nROUND " << p.table.round << ", the disc is with "
                      << player(p.table.disc.seat()) << "\n\n";
        if (was == "bid" && before.seat() != p.seat() && is == "bid" &&
            turn_of(p, p.seat()) == engine::seats - 1)
            show_auction(p, p.table.disc.seat());
        if (was == "bid" && is != "bid")
            for (int s = 0; s != engine::seats; ++s)
                std::cout << player(s) << " gets " << letters(p.table.hands[s]) << '\n';
        if (was == "steal" && m.is<steal>())
            std::cout << player(before.seat()) << " steals a cube from site "
                      << static_cast<int>(m.as<steal>().site) << '\n';
        if (m.is<take>())
            std::cout << player(before.seat()) << " takes over site "
                      << static_cast<int>(m.as<take>().site) << '\n';
        if (was == "build" && is != "build") {
            std::cout << '\n';
            draw_board(p);
            std::cout << '\n';
            list_sites(p);
        }
    }
    std::cout << "\nThe game is over after " << decisions << " decisions, nature's included.\n\n"
              << engine::sheet(p) << '\n';
    for (int s = 0; s != engine::seats; ++s)
        if (engine::ranking(p).won(s))
            std::cout << player(s) << " has won.\n";
}
