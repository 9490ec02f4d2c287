// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_EXPLORE_HPP
#define SENET_TESTING_EXPLORE_HPP

#include <senet/testing/coverage.hpp>
#include <senet/testing/laws.hpp>
#include <senet/testing/laws/move_laws.hpp>
#include <senet/testing/options.hpp>
#include <senet/testing/progress.hpp>
#include <senet/testing/visited_set.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace senet::testing {

/// A broken law and the moves that lead to it.
struct counterexample {
    finding found;
    std::vector<move_id> moves;

    explicit operator bool() const noexcept { return static_cast<bool>(found); }
};

/// LAW-LENGTH, for a game that says how long it can be.
template <class Subject>
finding keeps_its_length(typename Subject::state const& s, std::size_t decisions) {
    if constexpr (Subject::longest_game >= 0)
        if (decisions >= static_cast<std::size_t>(Subject::longest_game) && !Subject::over(s))
            return finding(
                law::length, "the game is declared to have at most ", Subject::longest_game,
                " decisions, and it is not over");
    return {};
}

/// The positions of a game, breadth-first from its start: each is inspected when it is met for the first time, so that
/// the first broken law is met on a shortest way.
template <class Subject>
class breadth_first {
public:
    using state = typename Subject::state;

    struct node {
        state here;
        std::uint32_t parent;
        std::uint32_t depth;
        move_id move;
    };

    breadth_first(Subject& subject, std::size_t most_positions)
        : subject_(subject), most_(std::max<std::size_t>(most_positions, 1)) {}

    /// Explores from a state. `visit(number)` is called for every new position after it was inspected and may give a
    /// finding of its own.
    using visitor = std::function<finding(std::uint32_t)>;
    counterexample
    run(state const& start, int only, coverage* reached, progress* shown, visitor const& visit) {
        if (auto found = meet(start, visited_set::nothing, 0, only, reached, visit))
            return {std::move(found), {}};
        std::vector<move_id> ids;
        std::vector<std::uint64_t> hashes;
        for (std::uint32_t head = 0; head != nodes_.size(); ++head) {
            if (shown)
                shown->tell("positions looked at", nodes_.size(), most_);
            edges_from_.push_back(edges_.size());
            Subject::list(nodes_[head].here, ids);
            hashes.clear();
            for (move_id const id : ids) {
                state next = nodes_[head].here;
                if (auto found = subject_.play(next, id, only))
                    return {std::move(found), way_to(head, id)};
                auto const hash = Subject::hash(next);
                hashes.push_back(hash);
                if (reached)
                    ++reached->moves[Subject::kind_of(id)].times;
                auto number = find(next, hash);
                if (number == visited_set::nothing) {
                    if (auto found = inspect_equal_hash(next, hash, only))
                        return {std::move(found), way_to(head, id)};
                    if (nodes_.size() == most_) {
                        edges_.resize(edges_from_.back());
                        edges_from_.pop_back();
                        complete_ = false;
                        return {};
                    }
                    number = static_cast<std::uint32_t>(nodes_.size());
                    if (auto found = meet(next, head, id, only, reached, visit))
                        return {std::move(found), way_to(head, id)};
                }
                edges_.push_back(number);
            }
            // The same moves again, after others: nothing may be remembered outside the position.
            if (asks_for(only, law::function))
                for (std::size_t i = ids.size(); i-- != 0;) {
                    state next = nodes_[head].here;
                    if (!subject_.go(next, ids[i]) || Subject::hash(next) != hashes[i])
                        return {
                            finding(
                                law::function, "\"", Subject::words(ids[i]),
                                "\" played again, after other moves, leads to "
                                "another position"),
                            way_to(head, ids[i])};
                }
        }
        return {};
    }

    /// All positions that can be reached were met.
    bool complete() const noexcept { return complete_; }
    std::vector<node> const& nodes() const noexcept { return nodes_; }
    /// How many of them, the first ones, have all their moves made.
    std::size_t expanded() const noexcept { return edges_from_.size(); }
    std::uint32_t const* edges_begin(std::size_t n) const { return edges_.data() + edges_from_[n]; }
    std::uint32_t const* edges_end(std::size_t n) const {
        return edges_.data() + (n + 1 < edges_from_.size() ? edges_from_[n + 1] : edges_.size());
    }

    /// The number of an equal state; `visited_set::nothing` if none was met.
    std::uint32_t find(state const& s, std::uint64_t hash) const {
        return known_.find(
            hash, [&](std::uint32_t number) { return Subject::same(nodes_[number].here, s); });
    }
    bool has_met(std::uint64_t hash) const { return known_.contains(hash); }

    std::vector<move_id> way_to(std::uint32_t number) const {
        std::vector<move_id> moves;
        for (; nodes_[number].parent != visited_set::nothing; number = nodes_[number].parent)
            moves.push_back(nodes_[number].move);
        std::reverse(moves.begin(), moves.end());
        return moves;
    }
    std::vector<move_id> way_to(std::uint32_t number, move_id then) const {
        auto moves = way_to(number);
        moves.push_back(then);
        return moves;
    }

private:
    finding meet(
        state const& s,
        std::uint32_t parent,
        move_id move,
        int only,
        coverage* reached,
        visitor const& visit) {
        auto const number = static_cast<std::uint32_t>(nodes_.size());
        auto const depth = parent == visited_set::nothing ? 0u : nodes_[parent].depth + 1;
        known_.insert(Subject::hash(s), number);
        nodes_.push_back({s, parent, depth, move});
        if (auto found = subject_.inspect(s, only, reached))
            return found;
        if (asks_for(only, law::length))
            if (auto found = keeps_its_length<Subject>(s, depth))
                return found;
        return visit ? visit(number) : finding{};
    }
    finding inspect_equal_hash(state const& s, std::uint64_t hash, int only) const {
        if (!asks_for(only, law::hash) && !asks_for(only, law::numbers))
            return {};
        auto const other = known_.find(hash, [](std::uint32_t) { return true; });
        if (other == visited_set::nothing)
            return {};
        return subject_.inspect_collision(s, nodes_[other].here);
    }

    Subject& subject_;
    std::size_t most_;
    bool complete_ = true;
    visited_set known_;
    std::vector<node> nodes_;
    std::vector<std::uint32_t> edges_;
    std::vector<std::size_t> edges_from_;
};

/// What a completely known game can say of its ends.
struct ends_of_game {
    /// A position from which no end can be reached; the first one met. `visited_set::nothing` if there is none.
    std::uint32_t endless = visited_set::nothing;
    /// The most decisions; -1 if positions can repeat.
    int longest = -1;
    /// The same from every position; where positions can repeat, `circling`.
    std::vector<int> longest_from{};

    static constexpr int circling = -1;
};

template <class Subject>
ends_of_game find_ends(breadth_first<Subject> const& graph) {
    ends_of_game result;
    auto const count = graph.nodes().size();
    // backwards from the ends
    std::vector<std::uint32_t> into(count + 1, 0);
    for (std::size_t n = 0; n != count; ++n)
        for (auto const* e = graph.edges_begin(n); e != graph.edges_end(n); ++e)
            ++into[*e + 1];
    for (std::size_t n = 0; n != count; ++n)
        into[n + 1] += into[n];
    std::vector<std::uint32_t> sources(into[count]);
    auto fill = into;
    for (std::size_t n = 0; n != count; ++n)
        for (auto const* e = graph.edges_begin(n); e != graph.edges_end(n); ++e)
            sources[fill[*e]++] = static_cast<std::uint32_t>(n);
    std::vector<char> ends(count, 0);
    std::vector<std::uint32_t> queue;
    std::vector<std::uint32_t> left(count, 0); // moves not yet followed back
    std::vector<int> longest(count, 0);
    for (std::size_t n = 0; n != count; ++n)
        if (Subject::over(graph.nodes()[n].here)) {
            ends[n] = 1;
            queue.push_back(static_cast<std::uint32_t>(n));
        }
    for (std::size_t i = 0; i != queue.size(); ++i)
        for (auto s = into[queue[i]]; s != into[queue[i] + 1]; ++s)
            if (!ends[sources[s]]) {
                ends[sources[s]] = 1;
                queue.push_back(sources[s]);
            }
    for (std::size_t n = 0; n != count; ++n)
        if (!ends[n]) {
            result.endless = static_cast<std::uint32_t>(n);
            return result;
        }
    // longest ways, from the ends to the start; what lies on a circle is never done
    queue.clear();
    for (std::size_t n = 0; n != count; ++n) {
        left[n] = static_cast<std::uint32_t>(graph.edges_end(n) - graph.edges_begin(n));
        if (left[n] == 0)
            queue.push_back(static_cast<std::uint32_t>(n));
    }
    for (std::size_t i = 0; i != queue.size(); ++i)
        for (auto s = into[queue[i]]; s != into[queue[i] + 1]; ++s) {
            auto const from = sources[s];
            longest[from] = std::max(longest[from], longest[queue[i]] + 1);
            if (--left[from] == 0)
                queue.push_back(from);
        }
    for (std::size_t n = 0; n != count; ++n)
        if (left[n] != 0)
            longest[n] = ends_of_game::circling;
    result.longest = longest[0];
    result.longest_from = std::move(longest);
    return result;
}

/// The first moves of a longest game.
template <class Subject>
std::vector<move_id>
long_way(breadth_first<Subject> const& graph, ends_of_game const& ends, std::size_t moves) {
    std::vector<move_id> way;
    std::vector<move_id> ids;
    std::size_t here = 0;
    while (way.size() != moves) {
        Subject::list(graph.nodes()[here].here, ids);
        auto const* const first = graph.edges_begin(here);
        std::size_t best = 0;
        for (std::size_t e = 0; e != ids.size(); ++e) {
            int const with = ends.longest_from[first[e]];
            int const so_far = ends.longest_from[first[best]];
            if (so_far != ends_of_game::circling &&
                (with == ends_of_game::circling || with > so_far))
                best = e;
        }
        way.push_back(ids[best]);
        here = first[best];
    }
    return way;
}

/// Whether the end can be reached from a state, as far as so many positions tell.
template <class Subject>
bool never_ends(Subject& subject, typename Subject::state const& from, std::size_t most) {
    breadth_first<Subject> graph{subject, most};
    bool ends = false;
    graph.run(from, no_law, nullptr, nullptr, [&](std::uint32_t number) -> finding {
        if (!Subject::over(graph.nodes()[number].here))
            return {};
        ends = true;
        return {law::ends, {}}; // enough
    });
    return !ends && graph.complete();
}

} // namespace senet::testing

#endif // SENET_TESTING_EXPLORE_HPP
