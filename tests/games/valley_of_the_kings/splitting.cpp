// SPDX-License-Identifier: MIT

#include "games/valley_of_the_kings/arranged.hpp"

#include "support/catch.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

// Large decisions are split into small ones (section 21): every outcome of the whole decision is reached by steps, and no
// other.
namespace {

using namespace valley_tests;
using enum visibility;

/// Calls `f(position)` for every position in which a seat has come to the end of its decision, each way there.
template <class Engine, class Ended, class Function>
void follow_all(typename Engine::position const& p, Ended const& ended, Function const& f) {
    Engine::for_each_move(p, [&](auto const& m) {
        auto next = p;
        Engine::play(next, m);
        if (ended(next))
            f(next);
        else
            follow_all<Engine>(next, ended, f);
    });
}

/// The same, but positions met before are not followed again.
template <class Engine, class Ended, class Function>
void follow_positions(
    typename Engine::position const& start, Ended const& ended, Function const& f) {
    std::set<std::vector<int>> met;
    std::vector<typename Engine::position> open{start};
    auto const key = [](typename Engine::position const& p) {
        std::vector<int> numbers;
        for (int s = 0; s != Engine::seats; ++s) {
            for (cell const where : p.table.foremen[s])
                numbers.push_back(where);
            for (cell const where : p.table.workers[s])
                numbers.push_back(where);
            numbers.push_back(p.table.hands[s].size());
            for (cube const colour : all_colours)
                numbers.push_back(p.table.hands[s].count(colour));
        }
        for (int i = 0; i != p.table.sites.number_count(); ++i)
            numbers.push_back(p.table.sites.number(i));
        numbers.push_back(p.table.points);
        return numbers;
    };
    while (!open.empty()) {
        auto const p = open.back();
        open.pop_back();
        Engine::for_each_move(p, [&](auto const& m) {
            auto next = p;
            Engine::play(next, m);
            if (ended(next))
                f(p);
            else if (met.insert(key(next)).second)
                open.push_back(next);
        });
    }
}

using bid_of_seat =
    std::vector<std::array<int, 2>>; // for each group: the sum, and how many tablets

/// Every way to put eight tablets on `groups` groups or nowhere, the blanks being alike.
std::set<bid_of_seat> all_bids(int groups, std::size_t& ways) {
    std::set<bid_of_seat> all;
    ways = 0;
    std::vector<int> blanks(static_cast<std::size_t>(groups));
    auto const with_blanks = [&](auto const& self, int g, int left,
                                 bid_of_seat const& bid) -> void {
        if (g == groups) {
            all.insert(bid);
            ++ways;
            return;
        }
        for (int here = 0; here <= left; ++here) {
            auto more = bid;
            more[static_cast<std::size_t>(g)][1] += here;
            self(self, g + 1, left - here, more);
        }
    };
    auto const with_value = [&](auto const& self, int value, bid_of_seat const& bid) -> void {
        if (value == 0) {
            with_blanks(with_blanks, 0, blanks_each, bid);
            return;
        }
        self(self, value - 1, bid);
        for (std::size_t g = 0; g != bid.size(); ++g) {
            auto more = bid;
            more[g][0] += value;
            ++more[g][1];
            self(self, value - 1, more);
        }
    };
    with_value(with_value, 4, bid_of_seat(static_cast<std::size_t>(groups)));
    return all;
}

template <class Engine>
void bids_are_complete(std::size_t expected) {
    auto t = table_in_round<Engine>(2);
    for (int g = 1; g <= Engine::seats + 1; ++g)
        on_display(t, g, "kwgnr");
    std::size_t ways = 0;
    auto const wanted = all_bids(Engine::seats + 1, ways);
    std::set<bid_of_seat> found;
    std::size_t paths = 0;
    follow_all<Engine>(
        Engine::template arrange<"bid">(t, 0), [](auto const& p) { return p.seat() != 0; },
        [&](auto const& p) {
            ++paths;
            bid_of_seat bid(static_cast<std::size_t>(Engine::seats) + 1);
            auto const& own = *p.table.tablets[0];
            for (int g = 1; g <= Engine::seats + 1; ++g) {
                auto& here = bid[static_cast<std::size_t>(g - 1)];
                here[0] = own.bid_on(g);
                here[1] = own.beside.size() == 0
                              ? 0
                              : static_cast<int>(std::count(
                                    own.beside.begin(), own.beside.end(), group_number{g}));
            }
            found.insert(bid);
        });
    CHECK(paths == expected); // each distinct bid once: (G + 1)^4 * C(G + 4, 4)
    CHECK(ways == expected);
    CHECK(found == wanted);
}

/// Where a pawn can go with so many points, and what that costs.
int cost(cell from, cell to) { return board<reconstructed>.ways.between(from, to); }

} // namespace

TEST_CASE("A1: every bid is reached by deciding tablet by tablet, and exactly once") {
    bids_are_complete<two>(8'960);
    bids_are_complete<three>(43'750);
}

TEST_CASE("A2: one tablet at a time") {
    auto t = table_in_round<single>(2);
    for (int g = 1; g <= 4; ++g)
        on_display(t, g, "kwgnr");
    auto p = single::arrange<"lay">(t, 0);
    std::set<std::pair<int, int>> wanted;
    for (int v = 0; v <= 4; ++v)
        for (int g = 1; g <= 4; ++g)
            wanted.insert({v, g});
    std::set<std::pair<int, int>> found;
    bool passes = false;
    for (auto const m : single::moves(p))
        if (m.is<lay>())
            found.insert({m.as<lay>().v, m.as<lay>().g});
        else
            passes = true;
    CHECK(found == wanted);
    CHECK(passes);
}

TEST_CASE("A3, VOK-131: both foremen go wherever six points lead, and nowhere else") {
    auto t = table_in_round<two>(1);
    foremen_at(t, 0, "6C", "20");
    foremen_at(t, 1, "8E", "4B");
    workers_at(t, 1, "8A", "8B");
    own(t, 3, 1); // VOK-117
    auto start = two::arrange<"foremen">(t, 0);
    std::set<std::pair<int, int>> found;
    std::set<std::pair<int, int>> wanted;
    // claims change nothing about where foremen can go
    follow_positions<two>(
        start, [](auto const& p) { return p.seat() != 0; },
        [&](auto const& p) {
            found.insert({p.table.foremen[0][0], p.table.foremen[0][1]});
        });
    auto const free = free_cells(start) & cells_to_enter(start);
    for (int const a : board<reconstructed>.existing)
        for (int const b : board<reconstructed>.existing) {
            // 6C is free for foreman 1 once foreman 0 has left it; area 20 always is
            bool const a_can_be_there = a == c("6C") || free.contains(a);
            bool const b_can_be_there = b == c("6C") || free.contains(b);
            if (a_can_be_there && b_can_be_there && (a != b || cell{a}.is_area()) &&
                cost(c("6C"), a) + cost(c("20"), b) <= 6)
                wanted.insert({a, b});
        }
    CHECK(found == wanted);
    CHECK(found.size() > 1000);
}

TEST_CASE("A9, VOK-191: workers go wherever their points lead, and nowhere else") {
    // three points, which is enough for all kinds of ways: areas, common lines, squares
    auto t = table_in_round<two>(2);
    t.points = 3;
    workers_at(t, 0, "1A", "17", "16", "16", "8A");
    workers_at(t, 1, "8B", "8C", "3A");
    auto const start = two::arrange<"worker step">(t, 0);
    using group = std::multiset<int>;
    auto const where = [](auto const& p) {
        group all;
        for (cell const one : p.table.workers[0])
            all.insert(one);
        return all;
    };
    std::set<group> found;
    follow_positions<two>(
        start, [](auto const& p) { return p.seat() != 0; },
        [&](auto const& p) { found.insert(where(p)); });

    std::set<group> wanted;
    cell_set others;
    for (cell const one : t.workers[1])
        others.insert(one);
    for (cell const one : t.foremen[1])
        others.insert(one);
    auto const allowed = open_cells<reconstructed, 2> - (others - board<reconstructed>.areas_only);
    auto const place = [&](auto const& self, int w, int points,
                           std::vector<int> const& before) -> void {
        if (w == workers_each) {
            wanted.insert(group(before.begin(), before.end()));
            return;
        }
        for (int const to : allowed) {
            bool const alone =
                cell{to}.is_area() || std::find(before.begin(), before.end(), to) == before.end();
            int const price = cost(t.workers[0][w], to);
            if (!alone || price > points)
                continue;
            auto more = before;
            more.push_back(to);
            self(self, w + 1, points - price, more);
        }
    };
    place(place, 0, 3, {});
    CHECK(found == wanted);
    CHECK(found.size() > 1000);
}

TEST_CASE(
    "A6, VOK-161 to VOK-164: programmes are all sequences of legs up to the first that costs too much") {
    // Counted leg by leg for the foremen in area 16 and a board seen through its distances only.
    auto t = table_in_round<two>(2);
    auto const start = two::arrange<"programme">(t, 0);
    auto const open = open_cells<reconstructed, 2>;
    auto const counted = [&](auto const& self, two::position const& p, int depth) -> std::uint64_t {
        std::uint64_t sum = 0;
        two::for_each_move(p, [&](auto const& m) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(m)>, commit>) {
                ++sum;
            } else if (depth != 0) {
                auto next = p;
                two::play(next, m);
                sum += self(self, next, depth - 1);
            }
        });
        return sum;
    };
    auto const limited = [&](auto const& self, int a, int b, int spent,
                             int depth) -> std::uint64_t {
        std::uint64_t sum = 1;
        if (spent > 6 || depth == 0)
            return sum;
        for (int const to : open) {
            if (to != a)
                sum += self(self, to, b, spent + cost(a, to), depth - 1);
            if (to != b)
                sum += self(self, a, to, spent + cost(b, to), depth - 1);
        }
        return sum;
    };
    cell const centre = c("16");
    CHECK(counted(counted, start, 2) == limited(limited, centre, centre, 0, 2));

    // VOK-161: six legs lose nothing, since no leg costs nothing
    for (int const from : open)
        for (int const to : open)
            REQUIRE((from == to) == (cost(from, to) == 0));
}

TEST_CASE(
    "A11, VOK-205 to VOK-208: cubes are stolen in every order that goes from the top, and in no other") {
    auto t = table_in_round<two>(3);
    own(t, 8, 1);
    cubes_on(t, 8, "kkwwrggkk nr");
    foremen_at(t, 0, "8D", "16");
    workers_at(t, 0, "8E", "8F");
    std::set<std::string> found;
    auto const follow = [&](auto const& self, two::position const& p,
                            std::string const& taken) -> void {
        found.insert(taken);
        two::for_each_move(p, [&](auto const& m) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(m)>, steal>) {
                auto next = p;
                two::play(next, m);
                self(
                    self, next,
                    taken + (m.kind == V ? "" : "H") + "kwgnr"[static_cast<int>(m.colour)]);
            }
        });
    };
    follow(follow, two::arrange<"steal">(t, 0), "");
    // by hand: at most four; n and r first in any order, then two of kkwwggkk and the hidden r
    std::set<std::string> wanted = {"", "n", "r"};
    for (std::string const top : {"nr", "rn"}) {
        wanted.insert(top);
        for (std::string const first : {"k", "w", "g", "Hr"}) {
            wanted.insert(top + first);
            for (std::string const second : {"k", "w", "g", "Hr"})
                if (first != "Hr" || second != "Hr")
                    wanted.insert(top + first + second);
        }
    }
    CHECK(found == wanted);
}

TEST_CASE(
    "A15, VOK-245 to VOK-248: every arrangement of the cubes in hand that workers can place, and no other") {
    // Room for two in the first layer of site 8, one of them the centre, and four in the second.
    auto t = table_in_round<two>(3);
    own(t, 8, 0);
    cubes_on(t, 8, "kkkk.kkk. ....");
    in_hand(t, 0, "rrww");
    workers_at(t, 0, "8E", "8F");
    // where the cubes end up, apart from which of the equal cells of a layer: centre, corner, and colours above
    std::set<std::string> found;
    follow_positions<two>(
        two::arrange<"build">(t, 0), [](auto const& p) { return p.seat() != 0; },
        [&](auto const& p) {
            auto const& here = p.table.sites[8];
            auto const letter = [&](int i) {
                return here.has(i) ? "kwgnr"[static_cast<int>(here[i])] : '.';
            };
            std::string above{letter(9), letter(10), letter(11), letter(12)};
            std::sort(above.begin(), above.end());
            found.insert(std::string{letter(4), letter(8)} + above);
        });
    std::set<std::string> wanted;
    std::string const hand = "rrww";
    for (char const centre : {'.', 'r', 'w'})
        for (char const corner : {'.', 'r', 'w'})
            for (int red_above = 0; red_above <= 2; ++red_above)
                for (int white_above = 0; white_above <= 2; ++white_above) {
                    int const red = red_above + (centre == 'r') + (corner == 'r');
                    int const white = white_above + (centre == 'w') + (corner == 'w');
                    bool const first_is_full = centre != '.' && corner != '.';
                    if (red > 2 || white > 2 || (red_above + white_above > 0 && !first_is_full))
                        continue;
                    std::string above = std::string(static_cast<std::size_t>(red_above), 'r') +
                                        std::string(static_cast<std::size_t>(white_above), 'w');
                    above += std::string(4 - above.size(), '.');
                    std::sort(above.begin(), above.end());
                    wanted.insert(std::string{centre, corner} + above);
                }
    CHECK(found == wanted);
}

TEST_CASE("INV-VOK-26: which of two identical workers is where makes no difference") {
    for (std::uint64_t seed = 0; seed != 30; ++seed) {
        senet::random_source random{seed};
        auto p = three::start();
        while (!three::over(p) && !(three::phase(p) == "build" && p.table.round == 2))
            three::play(p, three::random_move(p, random));
        if (three::over(p))
            continue;
        // the same with the workers of everybody the other way round
        auto t = p.table;
        for (int s = 0; s != three::seats; ++s)
            for (int w = 0; w != workers_each; ++w)
                t.workers.move(s, w, p.table.workers[s][workers_each - 1 - w]);
        auto q = three::arrange<"build">(t, p.seat());
        auto const legal = [](auto const& list) {
            std::set<std::uint64_t> ids;
            for (auto const m : list)
                ids.insert(three::id(m));
            return ids;
        };
        while (!three::over(p) && three::phase(p) == "build") {
            REQUIRE(legal(three::moves(p)) == legal(three::moves(q)));
            auto const m = three::random_move(p, random);
            three::play(p, m);
            three::play(q, m);
            REQUIRE(p.table.sites == q.table.sites);
            REQUIRE(p.table.hands == q.table.hands);
        }
    }
}
