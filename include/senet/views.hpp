// SPDX-License-Identifier: MIT

#ifndef SENET_VIEWS_HPP
#define SENET_VIEWS_HPP

#include <senet/engine.hpp>
#include <senet/table/squares.hpp>

#include <range/v3/view/filter.hpp>
#include <range/v3/view/iota.hpp>
#include <range/v3/view/transform.hpp>

#include <utility>

// Positions as ranges, for tools, tests and programs at the edge. Views of range-v3 cost more than loops and cannot be
// evaluated at compile time; no engine needs them.
namespace senet::views {

/// All seats of a game.
template <class Engine>
auto seats() {
    return ::ranges::views::iota(0, Engine::seats) |
           ::ranges::views::transform([](int i) { return seat{i}; });
}

/// Every move of a game, legal or not, in the order of their ids.
template <class Engine>
auto all_moves() {
    return ::ranges::views::iota(std::uint64_t{0}, Engine::move_ids) |
           ::ranges::views::transform([](std::uint64_t id) { return Engine::move_at(id); });
}

/// The legal moves of a position, made one by one instead of listed.
template <class Engine>
auto legal_moves(typename Engine::position const& p) {
    return ::ranges::views::iota(0, Engine::count_moves(p)) |
           ::ranges::views::transform([p](int n) { return Engine::nth_move(p, n); });
}

/// The positions that follow a position, each with the move that leads there.
template <class Engine>
auto successors(typename Engine::position const& p) {
    return legal_moves<Engine>(p) | ::ranges::views::transform([p](typename Engine::move m) {
               auto next = p;
               Engine::play(next, m);
               return std::pair{m, next};
           });
}

/// The legal moves of one kind, in their own type.
template <class Move, class Engine>
auto legal_moves_of_kind(typename Engine::position const& p) {
    return legal_moves<Engine>(p) |
           ::ranges::views::filter([](typename Engine::move m) { return m.template is<Move>(); }) |
           ::ranges::views::transform(
               [](typename Engine::move m) { return m.template as<Move>(); });
}

/// The seats with the best place.
template <class Engine>
auto winners(typename Engine::position const& p) {
    return seats<Engine>() |
           ::ranges::views::filter([places = Engine::ranking(p)](seat s) { return places.won(s); });
}

} // namespace senet::views

#endif // SENET_VIEWS_HPP
