// SPDX-License-Identifier: MIT

#ifndef SENET_PHASES_ORDERS_HPP
#define SENET_PHASES_ORDERS_HPP

#include <senet/seats.hpp>

#include <concepts>

namespace senet {

// An order of seats says who is first, and who follows a seat; `actor::nobody()` when all have had their turn:
//
//     static constexpr actor first(auto const& at);
//     static constexpr actor next(auto const& at, seat s);            or, if it depends on who had the turn before:
//     static constexpr actor next(auto const& at, seat s, seat me);
//
// Orders are live. Only the position is looked at, once for the first seat and once more after each turn; nothing of an
// order is remembered but the seat whose turn it is. So an order may react to what was done (`skipping<has_passed, …>`),
// and what it is read from has to stay as it is otherwise. An order that is to stay what it was although the table
// changes is written down on the table first, see `line_up`.

namespace detail {

template <class Position>
constexpr seat seat_left_of(seat s) noexcept {
    if constexpr ((Position::seats & (Position::seats - 1)) == 0)
        return (s + 1) & (Position::seats - 1);
    else
        return s + 1 == Position::seats ? 0 : s + 1;
}

template <class Position>
constexpr seat seat_right_of(seat s) noexcept {
    return s == 0 ? Position::seats - 1 : s - 1;
}

/// Any position, to ask an order for how many seats it wants to know.
struct any_position {
    static constexpr int seats = 1;
};

/// An order that depends on the seat that had the turn before.
template <class Order>
concept relative_order = requires(any_position const& at, seat s) {
    Order::next(at, s, s);
};

/// Who follows a seat; `me` is the seat that had the turn before the order began.
template <class Order>
constexpr actor following(auto const& at, seat s, [[maybe_unused]] seat me) {
    if constexpr (relative_order<Order>)
        return Order::next(at, s, me);
    else
        return Order::next(at, s);
}

} // namespace detail

template <class Order, class Position>
concept seat_order = requires(Position const& at, seat s) {
    { Order::first(at) } -> std::same_as<actor>;
    requires requires {
        { Order::next(at, s) } -> std::same_as<actor>;
    } || requires {
        { Order::next(at, s, s) } -> std::same_as<actor>;
    };
};

// Starters: structs that say who begins, `constexpr seat operator()(auto const& at) const`.

/// The seat that has the turn before the order begins.
struct acting_seat {
    constexpr seat operator()(auto const& at) const noexcept { return at.seat(); }
};

/// The next seat clockwise.
template <class Who>
struct left_of {
    template <class Position>
    constexpr seat operator()(Position const& at) const noexcept {
        return detail::seat_left_of<Position>(Who{}(at));
    }
};

/// The next seat counter-clockwise.
template <class Who>
struct right_of {
    template <class Position>
    constexpr seat operator()(Position const& at) const noexcept {
        return detail::seat_right_of<Position>(Who{}(at));
    }
};

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
        seat const following = detail::seat_left_of<Position>(s);
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
        seat const following = detail::seat_right_of<Position>(s);
        if (following == Starter{}(at))
            return actor::nobody();
        return following;
    }
};

/// Everybody once, clockwise, beginning with the seat whose turn it is.
template <>
struct clockwise_from<acting_seat> {
    static constexpr actor first(auto const& at) noexcept { return at.seat(); }
    template <class Position>
    static constexpr actor next(Position const&, seat s, seat me) noexcept {
        seat const left = detail::seat_left_of<Position>(s);
        if (left == me)
            return actor::nobody();
        return left;
    }
};

/// Everybody once, counter-clockwise, beginning with the seat whose turn it is.
template <>
struct counterclockwise_from<acting_seat> {
    static constexpr actor first(auto const& at) noexcept { return at.seat(); }
    template <class Position>
    static constexpr actor next(Position const&, seat s, seat me) noexcept {
        seat const right = detail::seat_right_of<Position>(s);
        if (right == me)
            return actor::nobody();
        return right;
    }
};

/// Everybody but the seat whose turn it is, clockwise.
struct others_clockwise {
    static constexpr actor first(auto const& at) noexcept { return next(at, at.seat(), at.seat()); }
    static constexpr actor next(auto const& at, seat s, seat me) noexcept {
        return clockwise_from<acting_seat>::next(at, s, me);
    }
};

/// Everybody but the seat whose turn it is, counter-clockwise.
struct others_counterclockwise {
    static constexpr actor first(auto const& at) noexcept { return next(at, at.seat(), at.seat()); }
    static constexpr actor next(auto const& at, seat s, seat me) noexcept {
        return counterclockwise_from<acting_seat>::next(at, s, me);
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
        return detail::seat_left_of<Position>(s);
    }
};

/// One seat and no other; `Who` may also say `actor::nobody()`.
template <class Who>
struct only {
    static constexpr actor first(auto const& at) noexcept { return Who{}(at); }
    static constexpr actor next(auto const&, seat) noexcept { return actor::nobody(); }
};

} // namespace senet

#endif // SENET_PHASES_ORDERS_HPP
