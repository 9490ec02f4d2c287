// SPDX-License-Identifier: MIT

#ifndef SENET_PHASES_ORDER_ADAPTORS_HPP
#define SENET_PHASES_ORDER_ADAPTORS_HPP

#include <senet/phases/conditions.hpp>
#include <senet/phases/orders.hpp>
#include <senet/seats.hpp>

// Orders made of orders.
namespace senet {

namespace detail {

/// What all orders made of one other have in common: `Adaptor::first(at)` and `Adaptor::after(at, s, me)`. It wants to
/// know as many seats as the other one.
template <class Adaptor, class Order>
struct adapted_order {
    static constexpr actor next(auto const& at, seat s, seat me) requires relative_order<Order> {
        return Adaptor::after(at, s, me);
    }
    static constexpr actor next(auto const& at, seat s) requires(!relative_order<Order>) {
        return Adaptor::after(at, s, s);
    }
};

} // namespace detail

/// Without those for whom a condition holds when their turn comes: they have passed, they are out of the game. If it
/// holds for everybody, all have had their turn.
template <class Condition, class Order>
struct skipping : detail::adapted_order<skipping<Condition, Order>, Order> {
    static constexpr actor first(auto const& at) { return from(at, Order::first(at), at.seat()); }
    static constexpr actor after(auto const& at, seat s, seat me) {
        return from(at, detail::following<Order>(at, s, me), me);
    }

private:
    static constexpr actor from(auto const& at, actor who, seat me) {
        // who comes after as many as there are seats has been asked before
        for (int asked = 0; asked != at.seats && who.is_seat(); ++asked) {
            if (!Condition{}(at, who.seat()))
                return who;
            who = detail::following<Order>(at, who.seat(), me);
        }
        return actor::nobody();
    }
};

/// Only those for whom a condition holds when their turn comes.
template <class Condition, class Order = by_number>
using those_who = skipping<none_of<Condition>, Order>;

/// Again and again, from the first to the last: `each<skipping<has_passed, in_rounds<in_order_of<&table::tiles>>>>(…)`
/// goes on until everybody has passed.
template <class Order>
struct in_rounds : detail::adapted_order<in_rounds<Order>, Order> {
    static constexpr actor first(auto const& at) { return Order::first(at); }
    static constexpr actor after(auto const& at, seat s, seat me) {
        actor const who = detail::following<Order>(at, s, me);
        if (who.is_nobody())
            return Order::first(at);
        return who;
    }
};

/// Until a condition holds at the end of a turn; nobody has a turn if it holds already.
template <class Condition, class Order>
struct ending_when : detail::adapted_order<ending_when<Condition, Order>, Order> {
    static constexpr actor first(auto const& at) {
        if (Condition{}(at))
            return actor::nobody();
        return Order::first(at);
    }
    static constexpr actor after(auto const& at, seat s, seat me) {
        if (Condition{}(at))
            return actor::nobody();
        return detail::following<Order>(at, s, me);
    }
};

/// Once each, from the highest `Count{}(at, seat)` to the lowest; who is tied acts in another order. The counts stay as
/// they are until all have had their turn.
template <class Count, class Ties = by_number>
struct most_first : detail::adapted_order<most_first<Count, Ties>, Ties> {
    static constexpr actor first(auto const& at) { return best(at, at.seat(), actor::nobody()); }
    static constexpr actor after(auto const& at, seat s, seat me) { return best(at, me, s); }

private:
    /// The first of those who come after a seat.
    static constexpr actor best(auto const& at, seat me, actor after) {
        actor found = actor::nobody();
        bool passed = after.is_nobody(); // who is tied with this seat has to come behind it
        for (actor who = Ties::first(at); who.is_seat();
             who = detail::following<Ties>(at, who.seat(), me)) {
            if (who == after) {
                passed = true;
                continue;
            }
            int const count = Count{}(at, who.seat());
            if (after.is_seat()) {
                int const before = Count{}(at, after.seat());
                if (count > before || (count == before && !passed))
                    continue;
            }
            if (found.is_nobody() || count > Count{}(at, found.seat()))
                found = who;
        }
        return found;
    }
};

namespace detail {

template <class Count>
struct negative {
    constexpr int operator()(auto const& at, seat s) const { return -Count{}(at, s); }
};

} // namespace detail

/// Once each, from the lowest `Count{}(at, seat)` to the highest.
template <class Count, class Ties = by_number>
using fewest_first = most_first<detail::negative<Count>, Ties>;

} // namespace senet

#endif // SENET_PHASES_ORDER_ADAPTORS_HPP
