// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_EXPLAIN_INVARIANTS_HPP
#define SENET_DETAIL_EXPLAIN_INVARIANTS_HPP

#include <senet/detail/explain/names.hpp>
#include <senet/detail/game_traits.hpp>
#include <senet/invariants.hpp>
#include <senet/position.hpp>

#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>

namespace senet::detail {

template <class Type>
inline constexpr bool is_invariant_list = false;
template <class... Invariants>
inline constexpr bool is_invariant_list<invariant_list<Invariants...>> = true;

template <class Game>
concept invariants_are_listed = is_invariant_list<std::remove_cvref_t<decltype(Game::invariants)>>;

template <class Type>
concept is_invariant = std::derived_from<Type, invariant_base>;

template <class Invariant, class At>
concept is_about_positions = requires(At const& at) {
    { Invariant{}(at) } -> std::same_as<bool>;
};
template <class Invariant, class At>
concept is_about_moves = requires(At const& at, move_type<typename At::game> const& move) {
    { Invariant{}(at, move, at) } -> std::same_as<bool>;
};
template <class Invariant, class At>
concept holds_or_not = is_about_positions<Invariant, At> || is_about_moves<Invariant, At>;

template <class At, class Invariant>
consteval bool explain_invariant() {
    static_assert(
        is_invariant<Invariant>,
        "senet: an invariant is a struct that derives from senet::invariant<id, sentence>");
    if constexpr (is_invariant<Invariant>) {
        static_assert(
            holds_or_not<Invariant, At>,
            "senet: an invariant has `constexpr bool operator()(auto const& at) const`, or the same with `(auto const& "
            "before, auto move, auto const& after)`");
        return holds_or_not<Invariant, At>;
    }
    return false;
}

template <class Game, class... Invariants>
consteval bool explain_invariant_list(invariant_list<Invariants...>) {
    if constexpr ((explain_invariant<position<Game>, Invariants>() && ...)) {
        constexpr std::string_view ids[] = {Invariants::text().id..., {}};
        constexpr std::size_t repeated = first_repeated(ids, sizeof...(Invariants));
        if constexpr (repeated != sizeof...(Invariants)) {
            static_assert(
                is_given_once<spelled<label<ids[repeated].size()>(ids[repeated])>>,
                "senet: two invariants have the same id");
            return false;
        }
        return true;
    }
    return false;
}

template <class Game>
consteval bool explain_invariants() {
    if constexpr (!requires { Game::invariants; }) {
        return true; // a game may promise nothing
    } else {
        static_assert(
            invariants_are_listed<Game>,
            "senet: the invariants of a game are listed with senet::invariants<...>");
        if constexpr (invariants_are_listed<Game>)
            return explain_invariant_list<Game>(Game::invariants);
        return false;
    }
}

} // namespace senet::detail

#endif // SENET_DETAIL_EXPLAIN_INVARIANTS_HPP
