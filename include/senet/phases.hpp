// SPDX-License-Identifier: MIT

#ifndef SENET_PHASES_HPP
#define SENET_PHASES_HPP

#include <senet/fixed_string.hpp>
#include <senet/phases/choice.hpp>     // IWYU pragma: export
#include <senet/phases/conditions.hpp> // IWYU pragma: export
#include <senet/phases/make.hpp>
#include <senet/phases/node.hpp>
#include <senet/phases/order_adaptors.hpp> // IWYU pragma: export
#include <senet/phases/orders.hpp>         // IWYU pragma: export

// The phases of a game, written as a value of an empty type:
//
//     sequence(a, b, …)                 one after the other
//     choose<Moves…>                    the seat whose turn it is picks one of these moves
//     nature<Moves…>                    dice are thrown, something is drawn
//     run<Effects…>                     something happens by itself
//     when<Condition>(a, …)             only if it holds;  either<Condition>(a, b) has an otherwise
//     first_of(when<A>(…), …)           the first of these whose condition holds, or else otherwise(…)
//     until<Condition>(a, …)            again and again until it holds (not at all if it holds already)
//     loop(a, …)                        again and again until a move marked ends<Move> is chosen
//     repeat<N>(a, …)                   N times
//     counting<&table::round>(a, …)     once for each number of a track on the table
//     each_seat(a, …)                   once for every seat, in the order of their numbers
//     each<Order>(a, …)                 once for every seat of an order of the game's own
//     take_turns_until<Condition>(a, …) round and round the table
//     by<Who>(a, …)                     somebody else decides for a moment
//     named<"name">(a, …)               gives a phase its name
//
// Conditions, effects and orders are named structs, so that an error or a debugger shows their names:
//
//     struct line_complete { constexpr bool operator()(auto const& at) const { … } };
namespace senet {

using detail::phase;

/// One phase after the other.
inline constexpr detail::sequence_fn sequence{};

/// The seat whose turn it is picks one of these moves; `then`, `again` and `ends` say what follows one of them.
template <class... Moves>
inline constexpr detail::stop_node<detail::op::choose, Moves...> choose{};

/// Nature makes one of these moves, each outcome as likely as its `odds` say.
template <class... Moves>
inline constexpr detail::stop_node<detail::op::nature, Moves...> nature{};

/// Things that happen by themselves.
template <class... Effects>
inline constexpr detail::run_node<Effects...> run{};

/// Only if a condition holds.
template <class Condition>
inline constexpr detail::when_fn<Condition> when{};

/// One phase if a condition holds, another one otherwise.
template <class Condition>
inline constexpr detail::either_fn<Condition> either{};

/// The first of some `when<Condition>(…)` whose condition holds, and no other; `otherwise(…)` if none does.
inline constexpr detail::first_of_fn first_of{};

/// The last of the alternatives in `first_of`.
inline constexpr detail::otherwise_fn otherwise{};

/// Again and again until a condition holds; not at all if it holds already.
template <class Condition>
inline constexpr detail::until_fn<Condition> until{};

/// Again and again until a move marked with `ends` is chosen in it.
inline constexpr detail::wrap_fn<detail::loop_node> loop{};

/// So many times.
template <int Times>
inline constexpr detail::repeat_fn<Times> repeat{};

/// Once for each value of a member of the table, from the lowest to the highest; the member says which one it is, and
/// stays at the highest afterwards: `counting<&table::round>(…)` with a `track<1, 5>`.
template <auto Member>
inline constexpr detail::counting_fn<Member> counting{};

/// Once for every seat of an order.
template <class Order>
inline constexpr detail::each_fn<Order> each{};

/// Once for every seat, in the order of their numbers.
inline constexpr detail::each_fn<by_number> each_seat{};

/// Round and round the table, clockwise from seat 0, until a condition holds at the end of a turn.
template <class Condition>
inline constexpr detail::each_fn<clockwise_until<Condition>> take_turns_until{};

/// Somebody else acts for a moment: `Who{}(at)` is a seat.
template <class Who>
inline constexpr detail::by_fn<Who> by{};

/// Gives a phase the name by which records, reports and `arrange` know it.
template <fixed_string Name>
inline constexpr detail::named_fn<Name> named{};

} // namespace senet

#endif // SENET_PHASES_HPP
