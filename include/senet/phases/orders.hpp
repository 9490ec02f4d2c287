// SPDX-License-Identifier: MIT

#ifndef SENET_PHASES_ORDERS_HPP
#define SENET_PHASES_ORDERS_HPP

#include <senet/seats.hpp>

#include <concepts>

namespace senet {

/// An order of seats: who is first, and who follows a seat (`actor::nobody()` when all have had their turn). Both look
/// at the position only and give the same answers until all have had their turn, so that a game writes its own in a
/// few lines.
template <class Order, class Position>
concept seat_order = requires(Position const& at, seat s) {
    { Order::first(at) } -> std::same_as<actor>;
    { Order::next(at, s) } -> std::same_as<actor>;
};

namespace detail {

template <class Position>
constexpr seat left_of(seat s) noexcept {
    if constexpr ((Position::seats & (Position::seats - 1)) == 0)
        return (s + 1) & (Position::seats - 1);
    else
        return s + 1 == Position::seats ? 0 : s + 1;
}

template <class Position>
constexpr seat right_of(seat s) noexcept {
    return s == 0 ? Position::seats - 1 : s - 1;
}

} // namespace detail

/// Seat 0, 1, 2 … once each.
struct by_number {
    static constexpr actor first(auto const&) noexcept { return seat{0}; }
    static constexpr actor next(auto const& at, seat s) noexcept {
        if (s + 1 == at.seats)
            return actor::nobody();
        return seat{s + 1};
    }
};

/// Once each, clockwise; `Starter` says who begins and must give the same answer until all have had their turn.
template <class Starter>
struct clockwise_from {
    static constexpr actor first(auto const& at) noexcept { return Starter{}(at); }
    template <class Position>
    static constexpr actor next(Position const& at, seat s) noexcept {
        seat const following = detail::left_of<Position>(s);
        if (following == Starter{}(at))
            return actor::nobody();
        return following;
    }
};

/// Once each, counter-clockwise.
template <class Starter>
struct counterclockwise_from {
    static constexpr actor first(auto const& at) noexcept { return Starter{}(at); }
    template <class Position>
    static constexpr actor next(Position const& at, seat s) noexcept {
        seat const following = detail::right_of<Position>(s);
        if (following == Starter{}(at))
            return actor::nobody();
        return following;
    }
};

/// Seat 0.
struct seat_0 {
    constexpr seat operator()(auto const&) const noexcept { return 0; }
};

/// Round and round the table, clockwise, until a condition holds at the end of a turn.
template <class Done, class Starter = seat_0>
struct clockwise_until {
    using done = Done;

    static constexpr actor first(auto const& at) noexcept {
        // not a conditional expression: g++ 12 cannot evaluate this one at compile time
        if (Done{}(at))
            return actor::nobody();
        return Starter{}(at);
    }
    template <class Position>
    static constexpr actor next(Position const& at, seat s) noexcept {
        if (Done{}(at))
            return actor::nobody();
        return following(at, s);
    }
    /// The next seat if it goes on.
    template <class Position>
    static constexpr seat following(Position const&, seat s) noexcept {
        return detail::left_of<Position>(s);
    }
};

/// One seat and no other.
template <class Who>
struct only {
    static constexpr actor first(auto const& at) noexcept { return Who{}(at); }
    static constexpr actor next(auto const&, seat) noexcept { return actor::nobody(); }
};

} // namespace senet

#endif // SENET_PHASES_ORDERS_HPP
