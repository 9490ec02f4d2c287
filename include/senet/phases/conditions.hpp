// SPDX-License-Identifier: MIT

#ifndef SENET_PHASES_CONDITIONS_HPP
#define SENET_PHASES_CONDITIONS_HPP

#include <senet/seats.hpp>

// Conditions made of conditions. Those of a position are asked `Condition{}(at)`, those of a seat
// `Condition{}(at, seat)`; all of these work with both.
namespace senet {

/// At least one of them holds; the later ones are not asked when an earlier one does.
template <class... Conditions>
struct any_of {
    constexpr bool operator()(auto const& at, auto... s) const {
        return (Conditions{}(at, s...) || ...);
    }
};

/// All of them hold; the later ones are not asked when an earlier one does not.
template <class... Conditions>
struct all_of {
    constexpr bool operator()(auto const& at, auto... s) const {
        return (Conditions{}(at, s...) && ...);
    }
};

/// None of them holds.
template <class... Conditions>
struct none_of {
    constexpr bool operator()(auto const& at, auto... s) const {
        return !(Conditions{}(at, s...) || ...);
    }
};

/// It holds for the seat whose turn it is.
template <class Condition>
struct for_acting_seat {
    constexpr bool operator()(auto const& at) const { return Condition{}(at, at.seat()); }
};

/// It holds for some seat.
template <class Condition>
struct for_any_seat {
    constexpr bool operator()(auto const& at) const {
        for (int s = 0; s != at.seats; ++s)
            if (Condition{}(at, seat{s}))
                return true;
        return false;
    }
};

/// It holds for every seat.
template <class Condition>
struct for_every_seat {
    constexpr bool operator()(auto const& at) const {
        for (int s = 0; s != at.seats; ++s)
            if (!Condition{}(at, seat{s}))
                return false;
        return true;
    }
};

} // namespace senet

#endif // SENET_PHASES_CONDITIONS_HPP
