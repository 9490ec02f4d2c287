// SPDX-License-Identifier: MIT

#ifndef SENET_PHASES_NODE_HPP
#define SENET_PHASES_NODE_HPP

#include <senet/detail/type_list.hpp>
#include <senet/phases/program.hpp>

#include <concepts>
#include <type_traits>

// What all phases have in common: they are empty types that write themselves down as instructions of a program.
namespace senet::detail {

struct phase_base {};

template <class Type>
concept phase = std::derived_from<Type, phase_base> && std::is_empty_v<Type>;

template <phase... Nodes>
struct sequence_node : phase_base {
    using payloads = concat<typename Nodes::payloads...>;
    static constexpr void emit(builder& b) noexcept { (Nodes::emit(b), ...); }
};

/// Stands for what is no phase, so that nothing more is said about it.
struct mistaken_node : phase_base {
    using payloads = type_list<>;
    static constexpr void emit(builder& b) noexcept { b.mistaken = true; }
};

// Mistakes are told in functions: a class in which an assertion fails is no type for the `phases` of a game any more,
// and that would be told, too.
template <class... Body>
constexpr auto make_body() noexcept {
    constexpr bool possible = (phase<Body> && ...);
    static_assert(
        possible,
        "senet: a phase is made of phases: choose<...>, nature<...>, run<...>, sequence(...) and their like");
    if constexpr (!possible)
        return mistaken_node{};
    else if constexpr (sizeof...(Body) == 1)
        return (Body{}, ...);
    else
        return sequence_node<Body...>{};
}

/// What a phase is made of, one after the other.
template <class... Body>
using body = decltype(make_body<Body...>());

} // namespace senet::detail

#endif // SENET_PHASES_NODE_HPP
