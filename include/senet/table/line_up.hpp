// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_LINE_UP_HPP
#define SENET_TABLE_LINE_UP_HPP

#include <senet/assert.hpp>
#include <senet/detail/index_iterator.hpp>
#include <senet/phases/orders.hpp>
#include <senet/seats.hpp>

#include <cstddef>
#include <cstdint>

namespace senet {

/// Some of the seats, or all, in an order: who has passed, who still waits. Nobody at first. (`turn_order` always has
/// all seats.)
template <int Seats>
class line_up {
    static_assert(
        Seats >= 1 && Seats <= most_seats, "senet: a game has between 1 and most_seats seats");

public:
    using value_type = seat;
    static constexpr int seats = Seats;

    constexpr int size() const noexcept {
        int n = 0;
        while (n != Seats && seats_[n] != 0)
            ++n;
        return n;
    }
    constexpr bool empty() const noexcept { return seats_[0] == 0; }
    /// The seat at a place, counted from 0.
    constexpr seat operator[](int place) const noexcept {
        SENET_ASSERT(place >= 0 && place < size(), "senet: somebody stands there in the line");
        return seats_[place] - 1;
    }
    constexpr seat first() const noexcept { return (*this)[0]; }
    constexpr seat last() const noexcept { return (*this)[size() - 1]; }
    constexpr bool contains(seat who) const noexcept { return find(who) != Seats; }
    constexpr int place_of(seat who) const noexcept {
        SENET_ASSERT(contains(who), "senet: the seat stands in the line");
        return find(who);
    }

    constexpr auto begin() const noexcept {
        return detail::index_iterator<line_up, seat>{*this, 0};
    }
    constexpr auto end() const noexcept {
        return detail::index_iterator<line_up, seat>{*this, size()};
    }

    /// A seat joins at the end.
    constexpr void put(seat who) noexcept {
        SENET_ASSERT(who < Seats && !contains(who), "senet: a seat stands in a line once");
        seats_[size()] = static_cast<std::uint8_t>(who + 1);
    }
    /// A seat leaves; those behind it move up.
    constexpr void remove(seat who) noexcept {
        int place = place_of(who);
        for (; place != Seats - 1; ++place)
            seats_[place] = seats_[place + 1];
        seats_[Seats - 1] = 0;
    }
    constexpr void clear() noexcept { *this = line_up{}; }

    friend constexpr bool operator==(line_up const&, line_up const&) = default;

    static constexpr int number_count() noexcept { return Seats; }
    static constexpr int highest_number(int) noexcept { return Seats; }
    constexpr int number(int i) const noexcept { return seats_[i]; }
    constexpr void set_number(int i, int value) noexcept {
        seats_[i] = static_cast<std::uint8_t>(value);
    }
    /// There are no gaps, and nobody is there twice.
    constexpr bool possible() const noexcept {
        for (int i = 0; i != Seats; ++i)
            if (seats_[i] != 0 && ((i != 0 && seats_[i - 1] == 0) || find(seats_[i] - 1) != i))
                return false;
        return true;
    }

private:
    /// The place of a seat, or `Seats`.
    constexpr int find(seat who) const noexcept {
        int place = 0;
        while (place != Seats && seats_[place] != who + 1)
            ++place;
        return place;
    }

    std::uint8_t seats_[static_cast<std::size_t>(Seats)] =
        {}; // seats counted from 1; 0 behind the last
};

/// An effect: writes an order down as it is now, in a `line_up` on the table. Afterwards the order can be kept although
/// what it was read from changes:
///
///     run<note<&table::turns, most_first<points>>>, each<in_order_of<&table::turns>>(…)
template <auto LineUp, class Order>
struct note {
    constexpr void operator()(auto& at) const {
        auto& line = at.table.*LineUp;
        line.clear();
        auto const& now = at;
        for (actor who = Order::first(now); who.is_seat() && !line.contains(who.seat());
             who = detail::following<Order>(now, who.seat(), at.seat()))
            line.put(who.seat());
    }
};

} // namespace senet

#endif // SENET_TABLE_LINE_UP_HPP
