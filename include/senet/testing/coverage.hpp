// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_COVERAGE_HPP
#define SENET_TESTING_COVERAGE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace senet::testing {

/// How often a part of the description was reached.
struct covered {
    std::string name;
    std::uint64_t times = 0;
};

/// A line of the score: how often it gave points in a position, and between which bounds.
struct covered_line {
    std::string name;
    std::uint64_t times = 0;
    int least = 0;
    int most = 0;
};

/// What of a description was reached.
struct coverage {
    std::vector<covered> phases;
    std::vector<covered> moves;
    std::vector<covered> rules;
    std::vector<covered_line> lines;

    /// `the phase "betting"`, `the rule KUHN-3` … as far as it was never reached.
    std::vector<std::string> never_reached() const {
        std::vector<std::string> names;
        auto const add = [&](std::string_view what, auto const& entries, char const* quote) {
            for (auto const& entry : entries)
                if (entry.times == 0)
                    names.push_back(std::string{what} + " " + quote + entry.name + quote);
        };
        add("the phase", phases, "\"");
        add("the move", moves, "\"");
        add("the rule", rules, "");
        add("the score line", lines, "\"");
        return names;
    }

    /// And what was reached of the same description elsewhere.
    void add(coverage const& more) {
        auto const add_each = [](auto& entries, auto const& others) {
            for (std::size_t i = 0; i != entries.size(); ++i)
                entries[i].times += others[i].times;
        };
        add_each(phases, more.phases);
        add_each(moves, more.moves);
        add_each(rules, more.rules);
        add_each(lines, more.lines);
        for (std::size_t i = 0; i != lines.size(); ++i) {
            lines[i].least = std::min(lines[i].least, more.lines[i].least);
            lines[i].most = std::max(lines[i].most, more.lines[i].most);
        }
    }
};

/// A phase with several decisions has an entry for each of them: "market", "market (2)".
inline void add_phase(std::vector<covered>& phases, std::string_view name) {
    std::string const plain = name.empty() ? "(without a name)" : std::string{name};
    std::string full = plain;
    for (int n = 2;; ++n) {
        bool taken = false;
        for (auto const& phase : phases)
            taken = taken || phase.name == full;
        if (!taken)
            break;
        full = plain + " (" + std::to_string(n) + ")";
    }
    phases.push_back({std::move(full)});
}

/// Rules are few and known by their ids.
inline bool cover_rule(std::vector<covered>& rules, std::string_view id) {
    for (auto& rule : rules)
        if (rule.name == id) {
            ++rule.times;
            return true;
        }
    return false;
}

inline void cover_line(covered_line& line, int points) {
    if (points != 0)
        ++line.times;
    line.least = points < line.least ? points : line.least;
    line.most = points > line.most ? points : line.most;
}

} // namespace senet::testing

#endif // SENET_TESTING_COVERAGE_HPP
