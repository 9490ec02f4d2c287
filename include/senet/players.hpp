// SPDX-License-Identifier: MIT

#ifndef SENET_PLAYERS_HPP
#define SENET_PLAYERS_HPP

#include <senet/detail/type_list.hpp>
#include <senet/detail/with_index.hpp>
#include <senet/engine.hpp>

#include <concepts>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <utility>

// The number of players and other options are part of a game's type, so that arrays and loops are constants. These
// functions lead from a number known at run time to the right type, once, at the edge of a program.
namespace senet {

namespace detail {

template <class Function>
constexpr auto call_and_keep(Function&& f) {
    using result = decltype(f());
    if constexpr (std::is_void_v<result>) {
        f();
        return true;
    } else {
        return std::optional<result>(f());
    }
}

} // namespace detail

/// Calls `f` with a number between two bounds as a compile-time constant: `f(std::integral_constant<int, n>{})`.
/// The result is the optional result of `f`, or whether it was called if it returns nothing.
template <int Lowest, int Highest, class Function>
constexpr auto visit_number(int n, Function&& f) {
    static_assert(
        Lowest <= Highest,
        "senet: the lower bound of a range of numbers is not above the upper one");
    using kept =
        decltype(detail::call_and_keep([&] { return f(std::integral_constant<int, Lowest>{}); }));
    if (n < Lowest || n > Highest)
        return kept{};
    return detail::with_index<static_cast<std::size_t>(Highest - Lowest + 1)>(
        static_cast<std::size_t>(n - Lowest), [&](auto i) -> kept {
            return detail::call_and_keep(
                [&] { return f(std::integral_constant<int, Lowest + static_cast<int>(i)>{}); });
        });
}

/// Calls `f` with the engine of a game for so many players: `visit_players<pig::family>(4, [](auto engine) { … })`.
///
/// A family says for how many players it is (`fewest_players`, `most_players`) and what its games are
/// (`template <int Players> using game`). The result is as for `visit_number`; a number of players for which there is
/// no game gives an empty one.
template <class Family, class Function>
constexpr auto visit_players(int players, Function&& f) {
    return visit_number<Family::fewest_players, Family::most_players>(
        players, [&](auto n) { return f(engine<typename Family::template game<n>>{}); });
}

/// Calls `f` with the engine of that one of the games whose options are these:
///
///     visit_options<pig::game<pig::options{.players = 2}>, pig::game<pig::options{.players = 3, .target = 50}>>(
///         wanted, [](auto engine) { … });
///
/// A program names the games that it is to contain, because each is an engine of its own. The result is as for
/// `visit_number`; options of which there is no game give an empty one.
template <class... Games, class Options, class Function>
constexpr auto visit_options(Options const& wanted, Function&& f) {
    static_assert(
        sizeof...(Games) >= 1, "senet: visit_options<...> names the games to choose from");
    static_assert(
        std::equality_comparable<Options>,
        "senet: options are compared: `friend bool operator==(options const&, options const&) = default;`");
    constexpr int count = sizeof...(Games);
    bool const equal[] = {(Games::settings == wanted)...};
    int number = 0;
    while (number != count && !equal[number])
        ++number;
    return visit_number<0, count - 1>(number, [&](auto n) {
        return f(
            engine<
                detail::type_at<detail::type_list<Games...>, static_cast<std::size_t>(n.value)>>{});
    });
}

} // namespace senet

#endif // SENET_PLAYERS_HPP
