// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_GAMES_VALLEY_OF_THE_KINGS_RECOUNT_HPP
#define SENET_TESTS_GAMES_VALLEY_OF_THE_KINGS_RECOUNT_HPP

#include "games/valley_of_the_kings/arranged.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// Valley of the Kings counted once more, slowly, from the edition and the moves alone: pawns by the names of their cells,
/// cubes as letters. It shares nothing with the game but the data.
namespace valley_tests {

class recount {
public:
    struct tablet_laid {
        int value;
        int group;
        int time; // which tablet in the whole auction
    };
    struct player {
        std::vector<std::string> foremen = {"16", "16"};
        std::vector<std::string> workers = std::vector<std::string>(5, "16");
        std::multiset<char> hand;
        std::vector<tablet_laid> tablets;
        std::vector<int> bids; // of 4, 3, 2, 1 and the blanks; 0 is kept
        std::vector<std::pair<int, std::string>> programme;
        std::map<int, int> stolen; // from which site how many
        int scarabs = 8;
    };
    struct building {
        int owner = -1;
        std::vector<std::vector<char>> layers{3}; // what is seen of them, in the order of building
        char hidden = 0;
        int cubes() const {
            int n = hidden != 0 ? 1 : 0;
            for (auto const& layer : layers)
                n += static_cast<int>(layer.size());
            return n;
        }
    };

    explicit recount(options const& o) : chosen(o), players(static_cast<std::size_t>(o.players)) {
        for (cube const colour : all_colours)
            for (int i = 0; i != 33; ++i)
                bag.insert(letter(colour));
        for (int site = 1; site <= sites; ++site)
            for (int q = 0; q != reconstructed.site[site - 1].squares; ++q)
                area_of_square[name(site, q)] =
                    std::to_string(reconstructed.site[site - 1].square[q].area);
    }

    static char letter(cube colour) { return "kwgnr"[static_cast<int>(colour)]; }
    static std::string name(cell where) {
        return where.is_area() ? std::to_string(where.area_id())
                               : name(where.site(), where.letter());
    }
    static std::string name(int site, int square) {
        return std::to_string(site) + static_cast<char>('A' + square);
    }
    static int site_of(std::string const& where) {
        return where.back() < 'A' ? 0 : std::stoi(where.substr(0, where.size() - 1));
    }

    player& operator[](int s) { return players[static_cast<std::size_t>(s)]; }
    int count() const { return chosen.players; }
    int after(int turn) const { return (disc + turn) % count(); }

    // The board

    bool closed(int site) const {
        int const suns = reconstructed.site[site - 1].suns;
        return (count() == 3 && suns == 3) || (count() == 2 && suns != 0);
    }
    static bool borders(std::string const& a, std::string const& b) {
        for (int i = 0; i != reconstructed.borders; ++i) {
            auto const x = std::to_string(reconstructed.border_of[i].a);
            auto const y = std::to_string(reconstructed.border_of[i].b);
            if ((x == a && y == b) || (x == b && y == a))
                return true;
        }
        return false;
    }
    bool joined(std::string const& a, std::string const& b) const {
        auto const from = area_of_square.find(a);
        auto const to = area_of_square.find(b);
        if (from != area_of_square.end())
            return to == area_of_square.end() && from->second == b;
        return to != area_of_square.end() ? to->second == a : borders(a, b);
    }
    /// By areas: one line out of a square, one line into one.
    int distance(std::string const& from, std::string const& to) const {
        if (from == to)
            return 0;
        auto const out = area_of_square.find(from);
        auto const in = area_of_square.find(to);
        std::string const a = out == area_of_square.end() ? from : out->second;
        std::string const b = in == area_of_square.end() ? to : in->second;
        int const lines = (a != from ? 1 : 0) + (b != to ? 1 : 0);
        if (a == b)
            return lines;
        // area 16 borders all others
        return lines + (borders(a, b) ? 1 : 2);
    }
    bool occupied(std::string const& where) const {
        if (site_of(where) == 0)
            return false;
        for (auto const& p : players)
            if (std::count(p.foremen.begin(), p.foremen.end(), where) +
                    std::count(p.workers.begin(), p.workers.end(), where) >
                0)
                return true;
        return false;
    }
    int foremen_on(int s, int site) {
        return static_cast<int>(std::count_if(
            (*this)[s].foremen.begin(), (*this)[s].foremen.end(),
            [&](auto const& where) { return site_of(where) == site; }));
    }
    int workers_on(int s, int site) {
        return static_cast<int>(std::count_if(
            (*this)[s].workers.begin(), (*this)[s].workers.end(),
            [&](auto const& where) { return site_of(where) == site; }));
    }
    bool can_step(int s, std::string const& from, std::string const& to) {
        int const site = site_of(to);
        return points > 0 && joined(from, to) && !occupied(to) && (site == 0 || !closed(site)) &&
               !(round == 1 && site != 0 && built[site].owner >= 0 && built[site].owner != s);
    }

    // The auction

    void draw(char colour) {
        bag.erase(bag.find(colour));
        if (groups.empty() || groups.back().size() == 5)
            groups.emplace_back();
        groups.back().insert(colour);
    }
    void sell() {
        std::multiset<char> unsold;
        for (std::size_t g = 0; g != groups.size(); ++g) {
            int best = -1;
            std::pair<int, int> merit{0, 0}; // the bid, and minus the time
            for (int turn = 0; turn != count(); ++turn) {
                int const s = after(turn);
                int sum = 0;
                int first = 1000;
                for (auto const& t : (*this)[s].tablets)
                    if (t.group == static_cast<int>(g) + 1) {
                        sum += t.value;
                        if (t.value > 0)
                            first = std::min(first, chosen.single_tablet ? t.time : turn);
                    }
                if (sum > 0 && (best < 0 || std::pair{sum, -first} > merit)) {
                    best = s;
                    merit = {sum, -first};
                }
            }
            auto& to = best < 0 ? unsold : (*this)[best].hand;
            to.insert(groups[g].begin(), groups[g].end());
        }
        groups.clear();
        if (chosen.quick)
            bury(unsold);
        else
            bag.insert(unsold.begin(), unsold.end());
        for (auto& p : players) {
            p.tablets.clear();
            p.bids.clear();
        }
    }
    /// By ascending colour number; letters do not ascend like colours.
    void bury(std::multiset<char>& cubes) {
        for (char const colour : std::string{"kwgnr"})
            while (cubes.count(colour) != 0) {
                cubes.erase(cubes.find(colour));
                (pharaoh.size() < 30 ? pharaoh : bag).insert(colour);
            }
    }

    // Programmes

    int cost_of(int s) {
        auto where = (*this)[s].foremen;
        int sum = 0;
        for (auto const& [f, to] : (*this)[s].programme) {
            sum += distance(where[static_cast<std::size_t>(f)], to);
            where[static_cast<std::size_t>(f)] = to;
        }
        return sum;
    }
    bool can_claim(int s, int f) {
        int const site = site_of((*this)[s].foremen[static_cast<std::size_t>(f)]);
        return site != 0 && claimed.count(f) == 0 && built[site].owner < 0 &&
               (*this)[s].scarabs > 0;
    }
    void claim(int s, int f) {
        built[site_of((*this)[s].foremen[static_cast<std::size_t>(f)])].owner = s;
        --(*this)[s].scarabs;
        claimed.insert(f);
    }
    /// Carries out programmes until somebody has a window; false when all are done.
    bool execute() {
        for (; executing < count(); ++executing) {
            int const s = after(executing);
            auto& own = (*this)[s];
            if (!begun) {
                begun = true;
                claimed.clear();
                if (cost_of(s) > 6)
                    own.programme.clear();
                if (can_claim(s, 0) || can_claim(s, 1))
                    return true;
            }
            while (!own.programme.empty()) {
                auto const [f, to] = own.programme.front();
                own.programme.erase(own.programme.begin());
                own.foremen[static_cast<std::size_t>(f)] = occupied(to) ? area_of_square[to] : to;
                if (can_claim(s, 0) || can_claim(s, 1))
                    return true;
            }
            begun = false;
        }
        executing = -1;
        return false;
    }

    // Cubes

    static std::size_t layers_of(int site) {
        return reconstructed.site[site - 1].size == site_size::large ? 3 : 2;
    }
    /// How many cubes are seen in a layer, and whether there is a centre, when it is full.
    static std::size_t visible_cells(int site, std::size_t layer) {
        if (layers_of(site) == 3)
            return layer == 0 ? 8 : layer == 1 ? 4 : 1;
        return layer == 0 ? 4 : 1;
    }
    static bool has_centre(int site, std::size_t layer) {
        return layers_of(site) == 3 && layer == 0;
    }
    bool full(int site, std::size_t layer) {
        return built[site].layers[layer].size() == visible_cells(site, layer) &&
               (!has_centre(site, layer) || built[site].hidden != 0);
    }
    bool finished(int site) {
        for (std::size_t layer = 0; layer != layers_of(site); ++layer)
            if (!full(site, layer))
                return false;
        return true;
    }
    std::size_t building_layer(int site) {
        std::size_t layer = 0;
        while (full(site, layer))
            ++layer;
        return layer;
    }
    /// The layer to steal from, if there is a cube.
    std::optional<std::size_t> top_layer(int site) {
        for (std::size_t layer = layers_of(site); layer-- != 0;)
            if (!built[site].layers[layer].empty() ||
                (has_centre(site, layer) && built[site].hidden != 0))
                return layer;
        return std::nullopt;
    }
    bool can_steal(int s, int site, visibility kind, char colour) {
        int const owner = built[site].owner;
        if (owner < 0 || owner == s || finished(site) ||
            foremen_on(s, site) <= foremen_on(owner, site) ||
            (*this)[s].stolen[site] >= 2 * workers_on(s, site))
            return false;
        auto const layer = top_layer(site);
        if (!layer)
            return false;
        if (kind == visibility::H)
            return has_centre(site, *layer) && built[site].hidden == colour;
        auto const& cubes = built[site].layers[*layer];
        return std::count(cubes.begin(), cubes.end(), colour) != 0;
    }
    void steal(int s, int site, visibility kind, char colour) {
        if (kind == visibility::H) {
            built[site].hidden = 0;
        } else {
            auto& cubes = built[site].layers[*top_layer(site)];
            cubes.erase(std::find(cubes.begin(), cubes.end(), colour));
        }
        (*this)[s].hand.insert(colour);
        ++(*this)[s].stolen[site];
    }
    bool can_take(int s, int site) {
        int const owner = built[site].owner;
        if (owner < 0 || owner == s || finished(site) || (*this)[s].scarabs == 0)
            return false;
        int const used = chosen.worker_single_use ? ((*this)[s].stolen[site] + 1) / 2 : 0;
        return foremen_on(s, site) > foremen_on(owner, site) &&
               workers_on(s, site) - used > workers_on(owner, site);
    }
    void take(int s, int site) {
        ++(*this)[built[site].owner].scarabs;
        --(*this)[s].scarabs;
        built[site].owner = s;
    }
    bool can_build(int s, int site, visibility kind, char colour) {
        if (built[site].owner != s || finished(site) || (*this)[s].hand.count(colour) == 0 ||
            placed[site] >= 2 * workers_on(s, site))
            return false;
        auto const layer = building_layer(site);
        return kind == visibility::H
                   ? has_centre(site, layer) && built[site].hidden == 0
                   : built[site].layers[layer].size() < visible_cells(site, layer);
    }
    void build(int s, int site, visibility kind, char colour) {
        (*this)[s].hand.erase((*this)[s].hand.find(colour));
        ++placed[site];
        if (kind == visibility::H)
            built[site].hidden = colour;
        else
            built[site].layers[building_layer(site)].push_back(colour);
    }

    // The end

    bool all_finished() {
        for (int site = 1; site <= sites; ++site)
            if (!closed(site) && !finished(site))
                return false;
        return true;
    }
    bool is_over() {
        return pharaoh.size() == 30 || all_finished() ||
               (chosen.round_cap != 0 && round == chosen.round_cap);
    }
    int points_for(int site) {
        if (!finished(site))
            return 0;
        std::set<char> all;
        bool layered = true;
        for (auto const& layer : built[site].layers) {
            layered = layered && std::set<char>(layer.begin(), layer.end()).size() <= 1;
            all.insert(layer.begin(), layer.end());
        }
        bool const large = layers_of(site) == 3;
        if (all.size() == 1)
            return large ? 11 : 4;
        if (layered)
            return large ? 9 : 3;
        if (chosen.expert && all.size() == 2)
            return large ? 7 : 2;
        return large ? 5 : 1;
    }
    int score(int s, site_size size) {
        int sum = 0;
        for (int site = 1; site <= sites; ++site)
            if (built[site].owner == s && reconstructed.site[site - 1].size == size)
                sum += points_for(site);
        return sum;
    }

    options chosen;
    std::vector<player> players;
    std::map<std::string, std::string> area_of_square;
    std::multiset<char> bag;
    std::multiset<char> pharaoh;
    std::vector<std::multiset<char>> groups;
    std::map<int, building> built;
    std::map<int, int> placed; // in this building phase of a player
    std::set<int> claimed;
    int laid = 0;
    int points = 0;
    int disc = 0;
    int round = 1;
    int executing = -1; // whose programme, counted from the disc
    bool begun = false;
};

} // namespace valley_tests

#endif // SENET_TESTS_GAMES_VALLEY_OF_THE_KINGS_RECOUNT_HPP
