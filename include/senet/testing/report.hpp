// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_REPORT_HPP
#define SENET_TESTING_REPORT_HPP

#include <senet/testing/coverage.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace senet::testing {

/// Breaks a text into lines that test frameworks do not break again; each begins with `indent`.
inline std::string wrapped(std::string_view text, std::string const& indent) {
    constexpr std::size_t width = 76;
    std::string result;
    while (!text.empty()) {
        auto const room = indent.size() < width - 20 ? width - indent.size() : std::size_t{20};
        auto cut = text.find('\n');
        bool const broken = cut <= room && cut != std::string_view::npos;
        if (!broken) {
            cut = text.size();
            if (cut > room) {
                cut = text.rfind(' ', room);
                if (cut == std::string_view::npos || cut == 0)
                    cut = text.find(' ', room);
                if (cut == std::string_view::npos)
                    cut = text.size();
            }
        }
        result += indent + std::string{text.substr(0, cut)} + "\n";
        text.remove_prefix(cut == text.size() ? cut : cut + 1);
    }
    return result;
}

/// Text as it is written in a program, in pieces of a line each.
inline std::string as_literal(std::string_view text, std::string const& indent) {
    constexpr std::size_t width = 70;
    std::string result;
    std::string line;
    auto const end_line = [&] {
        result += (result.empty() ? "" : "\n") + indent + "\"" + line + "\"";
        line.clear();
    };
    std::size_t last_break = 0;
    for (std::size_t i = 0; i != text.size(); ++i) {
        if (text[i] == '"' || text[i] == '\\')
            line += '\\';
        line += text[i];
        // rather between two moves
        if (text[i] == ' ' && (i == 0 || text[i - 1] == ';' || last_break == 0))
            last_break = line.size();
        if (line.size() + indent.size() > width && last_break != 0) {
            std::string const rest = line.substr(last_break);
            line.resize(last_break);
            end_line();
            line = rest;
            last_break = 0;
        }
    }
    end_line();
    return result;
}

/// What the law checker found: true if no law is broken. It prints itself, in a failing test too.
struct report {
    /// What was checked.
    std::string checked;

    /// The id of the broken law, what it says and how it is broken; all empty if no law is.
    std::string law;
    std::string sentence;
    std::string detail;
    /// How to get there: `seat 0: place b2`, `nature: deal king` …
    std::vector<std::string> moves;
    /// The same for a program: `place b2; deal king`.
    std::string trace;
    /// Found breadth-first: no shorter way leads there.
    bool shortest = false;
    /// How many moves the way had before it was made shorter.
    std::size_t moves_before_shrinking = 0;
    /// What lies on the table there.
    std::string position;
    /// A line of C++ that checks just this again.
    std::string replay;

    /// Where the random numbers began.
    std::uint64_t seed = 0;
    /// How many different positions were looked at, breadth-first.
    std::uint64_t positions = 0;
    /// These are all there are: what holds in them holds in every game.
    bool proved = false;
    /// In a game of which all positions are known: the most decisions a game can have; -1 if there is no limit.
    int longest_possible = -1;
    /// Random games, and how many decisions they had.
    std::uint64_t games = 0;
    std::uint64_t unfinished_games = 0;
    std::uint64_t shortest_game = 0;
    std::uint64_t longest_game = 0;
    /// What of the description was reached, and how often.
    coverage reached;

    explicit operator bool() const noexcept { return law.empty(); }

    /// With what was found from another beginning: what was explored is summed up, and what was found first is told.
    report& operator+=(report const& more) {
        auto all = law.empty() && !more.law.empty() ? more : *this;
        all.positions = positions + more.positions;
        all.proved = proved && more.proved;
        all.longest_possible = std::max(longest_possible, more.longest_possible);
        all.shortest_game = games == 0        ? more.shortest_game
                            : more.games == 0 ? shortest_game
                                              : std::min(shortest_game, more.shortest_game);
        all.longest_game = std::max(longest_game, more.longest_game);
        all.games = games + more.games;
        all.unfinished_games = unfinished_games + more.unfinished_games;
        all.reached = reached;
        all.reached.add(more.reached);
        return *this = std::move(all);
    }

    /// All of it, in lines of less than 80 characters.
    std::string text() const {
        std::string all = law.empty()
                              ? checked + " keeps its laws\n"
                              : checked + " breaks " + law + ":\n" + wrapped(sentence, "  ");
        if (!law.empty())
            all += failure();
        all += explored();
        if (law.empty())
            all += covered_parts();
        return all;
    }

    friend std::ostream& operator<<(std::ostream& stream, report const& shown) {
        return stream << shown.text();
    }

private:
    std::string failure() const {
        std::string all;
        all += wrapped(detail, "  ");
        if (moves.empty()) {
            all += position.empty() ? "" : "at the start\n";
        } else {
            all +=
                "after " + std::to_string(moves.size()) + (moves.size() == 1 ? " move" : " moves");
            if (shortest)
                all += " (no way there is shorter)";
            else if (moves_before_shrinking > moves.size())
                all += " (made shorter from " + std::to_string(moves_before_shrinking) + ")";
            all += ":\n";
            auto const digits = std::to_string(moves.size()).size();
            for (std::size_t i = 0; i != moves.size(); ++i) {
                // the beginning and the end of a very long way
                if (moves.size() > 240 && i == 40) {
                    i = moves.size() - 160;
                    all += "  ...\n";
                }
                auto const number = std::to_string(i + 1);
                all += "  " + std::string(digits - number.size(), ' ') + number + ". " + moves[i] +
                       "\n";
            }
        }
        if (!position.empty())
            all += "position:\n" + indented(position);
        if (!replay.empty())
            all += "to see it again:\n" + replay + "\n";
        return all;
    }

    std::string explored() const {
        std::string all;
        if (positions != 0) {
            all += "looked at " + std::to_string(positions) +
                   (positions == 1 ? " position" : " positions") + " breadth-first";
            if (proved)
                all += ", which are all there are:\nproved outright, ";
            if (proved && longest_possible >= 0)
                all += "no game has more than " + std::to_string(longest_possible) + " decisions";
            else if (proved)
                all += "a game may go on for ever";
            all += "\n";
        }
        if (games != 0) {
            all += std::to_string(games) + " random games of " + std::to_string(shortest_game) +
                   " to " + std::to_string(longest_game) + " decisions (seed " +
                   std::to_string(seed) + ")";
            if (unfinished_games != 0)
                all += ", " + std::to_string(unfinished_games) + " left unfinished";
            all += "\n";
        } else if (!shortest && moves_before_shrinking != 0) {
            all += "found in the first random game (seed " + std::to_string(seed) + ")\n";
        }
        return all;
    }

    std::string covered_parts() const {
        std::string all;
        auto const add = [&](char const* what, auto const& entries) {
            std::string list;
            for (auto const& entry : entries)
                if (entry.times != 0)
                    list += (list.empty() ? "" : ", ") + entry.name + " " +
                            std::to_string(entry.times) + range(entry);
            if (!list.empty())
                all += wrapped(what + (": " + list), "  ");
        };
        add("phases", reached.phases);
        add("moves", reached.moves);
        add("rules", reached.rules);
        add("score lines", reached.lines);
        std::string missing;
        for (auto const& name : reached.never_reached())
            missing += (missing.empty() ? "" : ", ") + name;
        if (!all.empty())
            all = "reached, and how often:\n" + all;
        if (!missing.empty())
            all += wrapped("never reached: " + missing, "  ");
        return all;
    }
    static std::string range(covered const&) { return {}; }
    static std::string range(covered_line const& line) {
        return " (" + std::to_string(line.least) + " to " + std::to_string(line.most) + ")";
    }

    static std::string indented(std::string const& text) {
        std::string result;
        bool begins = true;
        for (char const c : text) {
            if (begins && c != '\n')
                result += "  ";
            begins = c == '\n';
            result += c;
        }
        if (!result.empty() && result.back() != '\n')
            result += '\n';
        return result;
    }
};

} // namespace senet::testing

#endif // SENET_TESTING_REPORT_HPP
