// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_TURN_ORDER_HPP
#define SENET_TABLE_TURN_ORDER_HPP

#include <senet/assert.hpp>
#include <senet/detail/index_iterator.hpp>
#include <senet/seats.hpp>

#include <cstddef>
#include <cstdint>

namespace senet {

/// An order of all seats that the game changes: turn order tiles, a queue. At first it is 0, 1, 2 …
template <int Seats>
class turn_order {
    static_assert(
        Seats >= 1 && Seats <= most_seats, "senet: a game has between 1 and most_seats seats");

public:
    using value_type = seat;
    static constexpr int seats = Seats;

    constexpr turn_order() noexcept {
        for (int i = 0; i != Seats; ++i)
            seats_[i] = static_cast<std::uint8_t>(i);
    }

    static constexpr int size() noexcept { return Seats; }
    /// The seat at a place, counted from 0.
    constexpr seat operator[](int place) const noexcept {
        SENET_ASSERT(place >= 0 && place < Seats, "senet: there is a place for each seat");
        return seats_[place];
    }
    constexpr seat first() const noexcept { return seats_[0]; }
    constexpr seat last() const noexcept { return seats_[Seats - 1]; }
    constexpr int place_of(seat who) const noexcept {
        int place = 0;
        while (place != Seats - 1 && seats_[place] != who)
            ++place;
        SENET_ASSERT(seats_[place] == who, "senet: there are that many seats");
        return place;
    }
    /// One seat comes before another.
    constexpr bool before(seat a, seat b) const noexcept { return place_of(a) < place_of(b); }

    constexpr auto begin() const noexcept {
        return detail::index_iterator<turn_order, seat>{*this, 0};
    }
    constexpr auto end() const noexcept {
        return detail::index_iterator<turn_order, seat>{*this, Seats};
    }

    /// Moves a seat to a place; those between its old and its new place close up.
    constexpr void move_to(seat who, int place) noexcept {
        SENET_ASSERT(place >= 0 && place < Seats, "senet: there is a place for each seat");
        int from = place_of(who);
        for (; from < place; ++from)
            seats_[from] = seats_[from + 1];
        for (; from > place; --from)
            seats_[from] = seats_[from - 1];
        seats_[place] = static_cast<std::uint8_t>(static_cast<int>(who));
    }
    constexpr void move_to_front(seat who) noexcept { move_to(who, 0); }
    constexpr void move_to_back(seat who) noexcept { move_to(who, Seats - 1); }
    /// Two seats change places.
    constexpr void exchange(seat a, seat b) noexcept {
        int const place_of_a = place_of(a);
        int const place_of_b = place_of(b);
        seats_[place_of_a] = static_cast<std::uint8_t>(static_cast<int>(b));
        seats_[place_of_b] = static_cast<std::uint8_t>(static_cast<int>(a));
    }
    /// A seat becomes the first; those before it go to the end in the same order.
    constexpr void begin_with(seat who) noexcept {
        for (int moves = place_of(who); moves != 0; --moves)
            move_to_back(first());
    }
    constexpr turn_order reversed() const noexcept {
        turn_order result;
        for (int i = 0; i != Seats; ++i)
            result.seats_[i] = seats_[Seats - 1 - i];
        return result;
    }

    friend constexpr bool operator==(turn_order const&, turn_order const&) = default;

    static constexpr int number_count() noexcept { return Seats; }
    static constexpr int highest_number(int) noexcept { return Seats - 1; }
    constexpr int number(int i) const noexcept { return seats_[i]; }
    constexpr void set_number(int i, int value) noexcept {
        seats_[i] = static_cast<std::uint8_t>(value);
    }
    /// Every seat has one place.
    constexpr bool possible() const noexcept {
        for (int i = 0; i != Seats; ++i)
            for (int j = 0; j != i; ++j)
                if (seats_[i] == seats_[j])
                    return false;
        return true;
    }

private:
    std::uint8_t seats_[static_cast<std::size_t>(Seats)] = {};
};

/// Once each, in the order that a functor reads off the table; it must stay as it is until all have had their turn.
template <class Order>
struct in_order_by {
    static constexpr actor first(auto const& at) noexcept {
        auto const& order = Order{}(at);
        if (order.size() == 0)
            return actor::nobody();
        return order.first();
    }
    static constexpr actor next(auto const& at, seat s) noexcept {
        auto const& order = Order{}(at);
        int const place = order.place_of(s) + 1;
        if (place == order.size())
            return actor::nobody();
        return order[place];
    }
};

/// Once each, from the last to the first.
template <class Order>
struct in_reverse_order_by {
    static constexpr actor first(auto const& at) noexcept {
        auto const& order = Order{}(at);
        if (order.size() == 0)
            return actor::nobody();
        return order.last();
    }
    static constexpr actor next(auto const& at, seat s) noexcept {
        auto const& order = Order{}(at);
        int const place = order.place_of(s);
        if (place == 0)
            return actor::nobody();
        return order[place - 1];
    }
};

namespace detail {

template <auto Member>
struct order_on_table {
    constexpr auto const& operator()(auto const& at) const noexcept { return at.table.*Member; }
};

} // namespace detail

/// Once each, in the order a member of the table says, a `turn_order` or a `line_up`:
/// `each<in_order_of<&table::tiles>>(…)`.
template <auto Member>
using in_order_of = in_order_by<detail::order_on_table<Member>>;

/// Once each, from the last to the first.
template <auto Member>
using in_reverse_order_of = in_reverse_order_by<detail::order_on_table<Member>>;

} // namespace senet

#endif // SENET_TABLE_TURN_ORDER_HPP
