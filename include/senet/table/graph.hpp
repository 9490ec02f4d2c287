// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_GRAPH_HPP
#define SENET_TABLE_GRAPH_HPP

#include <senet/assert.hpp>
#include <senet/table/index_set.hpp>

#include <cstddef>
#include <cstdint>

namespace senet {

/// Places joined by at most `Edges` connections, each with a price: roads, areas with common borders. It is printed on
/// a board, so it belongs to an edition and not on a table.
template <int Nodes, int Edges>
class graph {
    static_assert(
        Nodes >= 1 && Nodes <= 1024 && Edges >= 1,
        "senet: a graph has between 1 and 1024 places and room for a connection");

public:
    using nodes = index_set<Nodes>;

    /// A connection of two places, in both directions.
    struct edge {
        std::int16_t from = 0;
        std::int16_t to = 0;
        std::int16_t price = 1;
        friend constexpr bool operator==(edge const&, edge const&) = default;
    };

    /// Joins two places that are not joined yet.
    constexpr void join(int from, int to, int price = 1) noexcept {
        SENET_ASSERT(
            from >= 0 && from < Nodes && to >= 0 && to < Nodes && from != to,
            "senet: a connection joins two places of the graph");
        SENET_ASSERT(!joined(from, to), "senet: two places are joined once");
        SENET_ASSERT(price >= 1, "senet: a connection costs at least 1");
        SENET_ASSERT(edges_ < Edges, "senet: there is room for one more connection");
        edge_[edges_++] = {
            static_cast<std::int16_t>(from), static_cast<std::int16_t>(to),
            static_cast<std::int16_t>(price)};
        neighbours_[from].insert(to);
        neighbours_[to].insert(from);
    }

    static constexpr int size() noexcept { return Nodes; }
    constexpr int edge_count() const noexcept { return edges_; }
    constexpr edge const* begin() const noexcept { return edge_; }
    constexpr edge const* end() const noexcept { return edge_ + edges_; }

    constexpr nodes const& neighbours(int node) const noexcept {
        SENET_ASSERT(node >= 0 && node < Nodes, "senet: the place is one of the graph");
        return neighbours_[node];
    }
    constexpr bool joined(int a, int b) const noexcept { return neighbours(a).contains(b); }
    /// What it costs to go from a place to a neighbour.
    constexpr int price(int a, int b) const noexcept {
        SENET_ASSERT(joined(a, b), "senet: the two places are neighbours");
        for (edge const& e : *this)
            if ((e.from == a && e.to == b) || (e.from == b && e.to == a))
                return e.price;
        return 0;
    }

    friend constexpr bool operator==(graph const&, graph const&) = default;

private:
    int edges_ = 0;
    edge edge_[static_cast<std::size_t>(Edges)] = {};
    nodes neighbours_[static_cast<std::size_t>(Nodes)] = {};
};

/// The cheapest ways through a graph, worked out beforehand: what can be reached from where with up to `Longest`
/// points. Everything further away is out of reach.
template <int Nodes, int Longest>
class distances {
    static_assert(Longest >= 1, "senet: a way has at least one step");

public:
    using nodes = index_set<Nodes>;
    static constexpr int out_of_reach = Longest + 1;

    template <int Edges>
    constexpr explicit distances(graph<Nodes, Edges> const& map) noexcept {
        // Whole sets at a time: what a place reaches with `points` is what its neighbours reach with the points left
        // after the price of going there. A search from every place on its own would take a compiler too long.
        for (int node = 0; node != Nodes; ++node)
            within_[node][0].insert(node);
        for (int points = 1; points <= Longest; ++points) {
            for (auto& reached : within_)
                reached[points] = reached[points - 1];
            for (auto const& e : map)
                if (e.price <= points) {
                    int const left = points - e.price;
                    auto& from = within_[e.from];
                    auto& to = within_[e.to];
                    from[points] = from[points] | to[left];
                    to[points] = to[points] | from[left];
                }
        }
    }

    static constexpr int size() noexcept { return Nodes; }

    /// The price of the cheapest way, or `out_of_reach`.
    constexpr int between(int from, int to) const noexcept {
        SENET_ASSERT(from >= 0 && from < Nodes, "senet: the place is one of the graph");
        int sum = 0;
        for (nodes const& reached : within_[from])
            sum += reached.contains(to) ? 0 : 1;
        return sum;
    }
    /// Everything that can be reached with so many points, the place itself included.
    constexpr nodes const& within(int from, int points) const noexcept {
        SENET_ASSERT(from >= 0 && from < Nodes, "senet: the place is one of the graph");
        SENET_ASSERT(
            points >= 0 && points <= Longest, "senet: ways of that length have been worked out");
        return within_[from][points];
    }
    /// Every place can be reached from every other.
    constexpr bool complete() const noexcept {
        for (auto const& reached : within_)
            if (reached[Longest].count() != Nodes)
                return false;
        return true;
    }

    friend constexpr bool operator==(distances const&, distances const&) = default;

private:
    nodes within_[static_cast<std::size_t>(Nodes)][static_cast<std::size_t>(Longest) + 1] = {};
};

} // namespace senet

#endif // SENET_TABLE_GRAPH_HPP
