// SPDX-License-Identifier: MIT

#ifndef SENET_PHASES_DRAWN_HPP
#define SENET_PHASES_DRAWN_HPP

#include <senet/phases.hpp>

#include <type_traits>

namespace senet {

/// A condition: the options of the game lay down the next outcome of this kind. A kind of outcome is a move of nature
/// with one member that says where they may do so, and how many of its kind came before the next one:
///
///     static constexpr auto given_in(options const& o) { return o.tiles; }     a `given<Value, N>`
///     static constexpr int before(auto const& at);
template <class Outcome>
struct is_given {
    constexpr bool operator()(auto const& at) const {
        constexpr auto given = Outcome::given_in(std::remove_cvref_t<decltype(at)>::game::settings);
        if constexpr (given.size() == 0)
            return false;
        else
            return Outcome::before(at) < given.size();
    }
};

/// An effect: the outcome that the options lay down.
template <class Outcome>
struct happens_as_given {
    constexpr void operator()(auto& at) const {
        constexpr auto given = Outcome::given_in(std::remove_cvref_t<decltype(at)>::game::settings);
        if constexpr (given.size() != 0)
            Outcome{given[Outcome::before(at)]}.play(at);
    }
};

/// Chance, unless the options of the game lay its outcome down.
template <class Outcome>
inline constexpr auto
    drawn = either<is_given<Outcome>>(run<happens_as_given<Outcome>>, nature<Outcome>);

} // namespace senet

#endif // SENET_PHASES_DRAWN_HPP
