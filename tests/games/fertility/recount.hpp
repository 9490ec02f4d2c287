// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_GAMES_FERTILITY_RECOUNT_HPP
#define SENET_TESTS_GAMES_FERTILITY_RECOUNT_HPP

#include "games/fertility/arranged.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// Fertility counted once more, slowly, from the edition and the moves alone: letters on a grid, and a list of tokens
/// for each shop. It shares nothing with the game but the data.
namespace fertility_tests {

class recount {
public:
    using place_of = std::pair<int, int>; // row and column, or slot and shop

    struct harvest {
        std::map<char, int> a, c;
        int b = 0;
        std::vector<place_of> d;

        int total_a() const { return sum(a); }
        int total_c() const { return sum(c); }
        static int sum(std::map<char, int> const& counts) {
            int n = 0;
            for (auto const& [letter, count] : counts)
                n += count;
            return n;
        }
    };

    struct player {
        std::map<place_of, std::string> tokens; // on shops
        std::vector<int> districts;
        int metropolis = 0;
        int wheat = 0;
        int monuments = 0;
    };

    explicit recount(int players) : players_(static_cast<std::size_t>(players)) {}

    // Setup
    void lay_board(int id) { boards_.push_back({id, false}); }
    void turn_board() { boards_.back().second = true; }
    void lay_start_tile(int row, int column, int rotation) {
        for (auto const& [id, turned] : boards_) {
            auto const& print = reconstructed.boards[id];
            print_.resize(8);
            for (int r = 0; r != 8; ++r)
                for (int c = 0; c != 4; ++c)
                    print_[static_cast<std::size_t>(r)] +=
                        turned ? print.rows[7 - r][static_cast<std::size_t>(3 - c)]
                               : print.rows[r][static_cast<std::size_t>(c)];
        }
        scenes_.assign(8, std::string(print_[0].size(), ' '));
        std::string const orders[] = {"ABPG", "GABP", "PGAB", "BPGA"};
        auto const& order = orders[rotation];
        scene(row, column) = order[0];
        scene(row, column + 1) = order[1];
        scene(row + 1, column + 1) = order[2];
        scene(row + 1, column) = order[3];
    }
    player& operator[](seat s) { return players_[static_cast<std::size_t>(static_cast<int>(s))]; }

    // Step 1

    char print(int r, int c) const {
        return print_.at(static_cast<std::size_t>(r)).at(static_cast<std::size_t>(c));
    }
    char& scene(int r, int c) {
        return scenes_.at(static_cast<std::size_t>(r)).at(static_cast<std::size_t>(c));
    }
    bool inside(int r, int c) const {
        return r >= 0 && r < 8 && c >= 0 && c < static_cast<int>(print_[0].size());
    }
    /// FER-063
    bool open(int r, int c) {
        return inside(r, c) && print(r, c) != 'W' && print(r, c) != '~' && scene(r, c) == ' ';
    }
    static std::vector<place_of> around(int r, int c) {
        return {{r - 1, c}, {r, c - 1}, {r, c + 1}, {r + 1, c}};
    }
    /// FER-091: closed on every side.
    bool closed(int r, int c) {
        for (auto const& [y, x] : around(r, c))
            if (open(y, x))
                return false;
        return true;
    }
    /// FER-062 to FER-066: X on (r, c) and Y on (y, x).
    bool can_lay(char first, int r, int c, char second, int y, int x) {
        auto const joins = [&](char letter, int row, int column) {
            for (auto const& [i, j] : around(row, column))
                if (inside(i, j) && scene(i, j) == letter)
                    return true;
            return false;
        };
        return open(r, c) && open(y, x) && (joins(first, r, c) || joins(second, y, x));
    }
    harvest lay(char first, int r, int c, char second, int y, int x) {
        harvest h;
        for (auto const& [letter, square] :
             {std::pair{first, place_of{r, c}}, {second, place_of{y, x}}}) {
            for (auto const& [i, j] : around(square.first, square.second)) {
                if (inside(i, j) && scene(i, j) == letter)
                    ++h.a[letter];
                if (inside(i, j) && print(i, j) == 'W')
                    ++h.b;
            }
            char const icon = print(square.first, square.second);
            if (icon != '.')
                ++h.c[icon];
        }
        std::set<place_of> closed_before;
        for (int i = 0; i != 8; ++i)
            for (int j = 0; inside(i, j); ++j)
                if (open(i, j) && closed(i, j))
                    closed_before.insert({i, j});
        scene(r, c) = first;
        scene(y, x) = second;
        for (int i = 0; i != 8; ++i)
            for (int j = 0; inside(i, j); ++j)
                if (open(i, j) && closed(i, j) && closed_before.count({i, j}) == 0)
                    h.d.push_back({i, j});
        return h;
    }

    // Shops

    shop const& print_of(seat s, place_of const& where) {
        auto const& own = (*this)[s];
        auto const k = static_cast<std::size_t>(where.second);
        return where.first == 0
                   ? reconstructed.metropolises[own.metropolis].shops[k]
                   : reconstructed
                         .districts[own.districts.at(static_cast<std::size_t>(where.first - 1))]
                         .shops[k];
    }
    /// Whether the tokens fill exactly the icons (FER-133).
    bool is_full(seat s, place_of const& where) {
        auto tokens = (*this)[s].tokens[where];
        auto need = std::string{print_of(s, where).need};
        std::sort(tokens.begin(), tokens.end());
        std::sort(need.begin(), need.end());
        return need == "*" ? tokens.size() == 1 : tokens == need;
    }
    void gain_wheat(seat s, int n) { (*this)[s].wheat = std::min(10, (*this)[s].wheat + n); }
    void supply(seat s, place_of const& where, char token) {
        (*this)[s].tokens[where] += token;
        if (is_full(s, where) && print_of(s, where).gain.k == benefit::kind::wheat)
            gain_wheat(s, print_of(s, where).gain.n);
    }

    // Scoring (section 12)

    std::array<int, 5> lines(seat s) {
        std::array<int, 5> points{};
        auto const& own = (*this)[s];
        std::set<int> printed_gods;
        int of_choice = 0;
        auto const tokens = own.tokens;
        for (auto const& [where, on_it] : tokens) {
            if (!is_full(s, where))
                continue;
            auto const& gain = print_of(s, where).gain;
            if (gain.k == benefit::kind::debens)
                points[0] += gain.n;
            if (gain.k == benefit::kind::per)
                for (auto const& [other, letters] : tokens)
                    for (char const c : letters)
                        points[1] +=
                            gain.of.contains(static_cast<int>(resource_of(c))) ? gain.n : 0;
            if (gain.k == benefit::kind::statue)
                for (int const g : gain.statues)
                    printed_gods.insert(g);
            if (gain.k == benefit::kind::statue_any)
                of_choice += gain.n;
        }
        int const scale[] = {0, 3, 6, 10, 15, 21};
        points[2] = scale[std::min(5, static_cast<int>(printed_gods.size()) + of_choice)];
        std::set<int, std::greater<>> counts;
        for (auto const& p : players_)
            if (p.monuments > 0)
                counts.insert(p.monuments);
        if (own.monuments > 0 && own.monuments == *counts.begin())
            points[3] = 15;
        else if (own.monuments > 0 && own.monuments == *std::next(counts.begin()))
            points[3] = 7;
        int const track[] = {0, 1, 3, 6, 10, 14, 18, 23, 28, 34, 40};
        points[4] = track[own.wheat];
        return points;
    }
    int tokens_used(seat s) {
        int n = 0;
        for (auto const& [where, on_it] : (*this)[s].tokens)
            n += static_cast<int>(on_it.size());
        return n;
    }

private:
    std::vector<std::pair<int, bool>> boards_;
    std::vector<std::string> print_;
    std::vector<std::string> scenes_;
    std::vector<player> players_;
};

} // namespace fertility_tests

#endif // SENET_TESTS_GAMES_FERTILITY_RECOUNT_HPP
