// SPDX-License-Identifier: MIT

#ifndef SENET_INVARIANTS_HPP
#define SENET_INVARIANTS_HPP

#include <senet/fixed_string.hpp>
#include <senet/rules.hpp>

#include <concepts>
#include <cstddef>

namespace senet {

namespace detail {

struct invariant_base {};

} // namespace detail

/// Something that is true of every position of a game, told by the specification and not by the components: the law
/// checker asks for it everywhere it comes. Name it for what it promises and derive from this:
///
///     struct nothing_is_lost : senet::invariant<"INV-FER-3", "all 54 tiles are somewhere"> {
///         constexpr bool operator()(auto const& at) const { return tiles_in(at.table) == 54; }
///     };
///
/// What is true of every move instead, such as that something never becomes less, is asked with the move and the positions
/// before and after it:
///
///     struct wheat_is_only_paid : senet::invariant<"INV-FER-14", "wheat falls only when it is paid"> {
///         constexpr bool operator()(auto const& before, auto move, auto const& after) const {
///             return wheat_of(after) >= wheat_of(before) || move.template is<build>();
///         }
///     };
///
/// One struct may have both.
template <fixed_string Id, fixed_string Sentence>
struct invariant : detail::invariant_base {
    static constexpr rule_text const& text() noexcept { return detail::rule_text_of<Id, Sentence>; }
};

/// The invariants of a game.
template <class... Invariants>
struct invariant_list {
    static constexpr std::size_t count = sizeof...(Invariants);

    /// Calls `f` with each invariant.
    template <class Function>
    static constexpr void for_each(Function&& f) {
        (f(Invariants{}), ...);
    }
};

/// What a game promises, beside its rules: `static constexpr auto invariants = senet::invariants<nothing_is_lost>;`.
template <class... Invariants>
inline constexpr invariant_list<Invariants...> invariants{};

/// Kinds of pieces.
template <class... Kinds>
struct piece_list {
    template <class Kind>
    static constexpr bool contains = (std::same_as<Kind, Kinds> || ...);
};

/// Pieces are conserved, the law checker sees to that. These come out of a box that does not lie on the table, or go back
/// into it: `static constexpr auto unlimited = senet::unlimited<coin>;`.
template <class... Kinds>
inline constexpr piece_list<Kinds...> unlimited{};

} // namespace senet

#endif // SENET_INVARIANTS_HPP
