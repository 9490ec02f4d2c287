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

template <class Type>
inline constexpr bool is_piece_list = false;
template <class... Kinds>
inline constexpr bool is_piece_list<piece_list<Kinds...>> = true;

template <class Game>
concept has_number_of_decisions = requires {
    requires std::is_same_v<decltype(Game::longest_game), int const>;
    requires std::bool_constant<(Game::longest_game >= 1)>::value;
};
template <class Game>
concept has_number_of_points = requires {
    requires std::is_same_v<decltype(Game::sum_of_totals), int const>;
};
template <class Game>
concept says_whether_seats_are_alike = requires {
    requires std::is_same_v<decltype(Game::seats_are_alike), bool const>;
};
template <class Game>
concept names_kinds_of_pieces = is_piece_list<std::remove_cvref_t<decltype(Game::unlimited)>>;

/// What else a game may promise to the law checker.
template <class Game>
consteval bool explain_promises() {
    bool kept = true;
    if constexpr (requires { Game::longest_game; }) {
        static_assert(
            has_number_of_decisions<Game>,
            "senet: the longest game is a number of decisions: `static constexpr int longest_game = ...`");
        kept = kept && has_number_of_decisions<Game>;
    }
    if constexpr (requires { Game::sum_of_totals; }) {
        static_assert(
            has_number_of_points<Game>,
            "senet: what the totals of all seats sum to is a number: `static constexpr int sum_of_totals = ...`");
        kept = kept && has_number_of_points<Game>;
    }
    if constexpr (requires { Game::seats_are_alike; }) {
        static_assert(
            says_whether_seats_are_alike<Game>,
            "senet: seats are alike or not: `static constexpr bool seats_are_alike = true;`");
        kept = kept && says_whether_seats_are_alike<Game>;
    }
    if constexpr (requires { Game::unlimited; }) {
        static_assert(
            names_kinds_of_pieces<Game>,
            "senet: pieces without limit are named by their kinds: `static constexpr auto unlimited = "
            "senet::unlimited<coin>;`");
        kept = kept && names_kinds_of_pieces<Game>;
    }
    return kept;
}

} // namespace senet::detail

#endif // SENET_DETAIL_EXPLAIN_INVARIANTS_HPP
