// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_EXPLAIN_SCORING_HPP
#define SENET_DETAIL_EXPLAIN_SCORING_HPP

#include <senet/detail/explain/names.hpp>
#include <senet/detail/type_list.hpp>
#include <senet/position.hpp>
#include <senet/rules.hpp>
#include <senet/scoring/lines.hpp>
#include <senet/seats.hpp>

#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>

namespace senet::detail {

template <class Type>
inline constexpr bool is_scoring_node = false;
template <class Lines, class Ties>
inline constexpr bool is_scoring_node<scoring_node<Lines, Ties>> = true;

template <class Type>
inline constexpr bool is_line_node = false;
template <fixed_string Name, class Points>
inline constexpr bool is_line_node<line_node<Name, Points>> = true;

template <class Type>
inline constexpr bool is_tie_node = false;
template <class Count, int Sign>
inline constexpr bool is_tie_node<tie_node<Count, Sign>> = true;

template <class Game>
using scoring_of = std::remove_cvref_t<decltype(Game::scoring)>;

template <class Game>
concept scoring_is_a_scoring = is_scoring_node<scoring_of<Game>>;

template <class Line>
concept is_line = is_line_node<Line>;

template <class Tie>
concept is_tie = is_tie_node<Tie>;

template <class Number>
concept whole_number = std::convertible_to<Number, int> && !std::is_floating_point_v<Number>;

template <class Count, class At>
concept gives_a_number = requires(At const& at, seat s) {
    { Count{}(at, s) } -> whole_number;
};

template <class At, class Line>
consteval bool explain_line() {
    static_assert(
        is_line<Line>, "senet: a scoring is made of senet::line<name, points>, one for each line");
    if constexpr (is_line<Line>) {
        static_assert(
            gives_a_number<typename Line::points, At>,
            "senet: the points of a line are `constexpr int operator()(auto const& at, senet::seat s) const`");
        return gives_a_number<typename Line::points, At>;
    }
    return false;
}

template <class At, class Tie>
consteval bool explain_tie() {
    static_assert(is_tie<Tie>, "senet: ties are broken by senet::most<...> or senet::fewest<...>");
    if constexpr (is_tie<Tie>) {
        static_assert(
            gives_a_number<typename Tie::count, At>,
            "senet: what breaks a tie is `constexpr int operator()(auto const& at, senet::seat s) const`");
        return gives_a_number<typename Tie::count, At>;
    }
    return false;
}

template <class Game, class... Lines, class... Ties>
consteval bool explain_sheet(scoring_node<type_list<Lines...>, type_list<Ties...>>) {
    using at = position<Game>;
    if constexpr ((explain_line<at, Lines>() && ...)) {
        constexpr std::string_view names[] = {Lines::name()..., {}};
        constexpr std::size_t repeated = first_repeated(names, sizeof...(Lines));
        if constexpr (repeated != sizeof...(Lines)) {
            static_assert(
                is_given_once<spelled<label<names[repeated].size()>(names[repeated])>>,
                "senet: two lines of the scoring have the same name");
            return false;
        } else {
            return (explain_tie<at, Ties>() && ...);
        }
    }
    return false;
}

template <class Game>
consteval bool explain_scoring() {
    static_assert(
        scoring_is_a_scoring<Game>,
        "senet: `scoring` is senet::scoring(...) with a senet::line<name, points> for each line");
    if constexpr (scoring_is_a_scoring<Game>)
        return explain_sheet<Game>(scoring_of<Game>{});
    return false;
}

// Rules
template <class Type>
inline constexpr bool is_rule_list = false;
template <class... Rules>
inline constexpr bool is_rule_list<rule_list<Rules...>> = true;

template <class Game>
concept rules_are_listed = is_rule_list<std::remove_cvref_t<decltype(Game::rules)>>;

template <class Rule>
concept is_rule = requires {
    { Rule::text() } -> std::same_as<rule_text const&>;
};

template <class Rule>
consteval bool explain_rule() {
    static_assert(
        is_rule<Rule>, "senet: a rule is a struct that derives from senet::rule<id, sentence>");
    return is_rule<Rule>;
}

template <class... Rules>
consteval bool explain_rule_list(rule_list<Rules...>) {
    if constexpr ((explain_rule<Rules>() && ...)) {
        constexpr std::string_view ids[] = {Rules::text().id..., {}};
        constexpr std::size_t repeated = first_repeated(ids, sizeof...(Rules));
        if constexpr (repeated != sizeof...(Rules)) {
            static_assert(
                is_given_once<spelled<label<ids[repeated].size()>(ids[repeated])>>,
                "senet: two rules have the same id");
            return false;
        }
        return true;
    }
    return false;
}

template <class Game>
consteval bool explain_rules() {
    if constexpr (!requires { Game::rules; }) {
        return true; // a game may have nothing to forbid
    } else {
        static_assert(
            rules_are_listed<Game>, "senet: the rules of a game are listed with senet::rules<...>");
        if constexpr (rules_are_listed<Game>)
            return explain_rule_list(Game::rules);
        return false;
    }
}

} // namespace senet::detail

#endif // SENET_DETAIL_EXPLAIN_SCORING_HPP
