// SPDX-License-Identifier: MIT

#ifndef SENET_SCORING_LINES_HPP
#define SENET_SCORING_LINES_HPP

#include <senet/detail/type_list.hpp>
#include <senet/fixed_string.hpp>
#include <senet/seats.hpp>

#include <concepts>
#include <string_view>
#include <type_traits>

// How a game is scored:
//
//     static constexpr auto scoring = senet::scoring(senet::line<"shops", points_of_shops>,
//                                                    senet::line<"statues", points_of_statues>)
//                                         .ties(senet::fewest<tokens_used>);
//
// A line's points are given by a named struct: `constexpr int operator()(auto const& at, senet::seat s) const`.
// The most points win; ties are broken by the rules in `ties`, one after the other; who is still tied shares a place.
namespace senet {

namespace detail {

template <fixed_string Name, class Points>
struct line_node {
    static constexpr std::string_view name() noexcept { return Name; }
    using points = Points;
};

template <class Count, int Sign>
struct tie_node {
    using count = Count;
    static constexpr int sign = Sign;
};

template <class Lines, class Ties>
struct scoring_node;

template <class... Lines, class... Ties>
struct scoring_node<type_list<Lines...>, type_list<Ties...>> {
    using lines = type_list<Lines...>;
    using tie_rules = type_list<Ties...>;

    /// How ties are broken.
    template <class... More>
    constexpr auto ties(More...) const noexcept {
        return scoring_node<lines, type_list<Ties..., More...>>{};
    }
};

struct scoring_fn {
    template <class... Lines>
    constexpr auto operator()(Lines...) const noexcept {
        return scoring_node<type_list<Lines...>, type_list<>>{};
    }
};

} // namespace detail

/// A named line of the score sheet.
template <fixed_string Name, class Points>
inline constexpr detail::line_node<Name, Points> line{};

/// The lines of the score sheet, in the order in which they are scored.
inline constexpr detail::scoring_fn scoring{};

/// Among tied seats, those with the most of something are ahead.
template <class Count>
inline constexpr detail::tie_node<Count, 1> most{};

/// Among tied seats, those with the fewest of something are ahead.
template <class Count>
inline constexpr detail::tie_node<Count, -1> fewest{};

} // namespace senet

#endif // SENET_SCORING_LINES_HPP
