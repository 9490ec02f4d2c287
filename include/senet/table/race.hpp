// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_RACE_HPP
#define SENET_TABLE_RACE_HPP

#include <senet/assert.hpp>
#include <senet/detail/bits.hpp>
#include <senet/seats.hpp>
#include <senet/table/turn_order.hpp>

#include <cstddef>
#include <cstdint>

namespace senet {

/// One marker for each seat on a common track from `Low` to `High`. Markers on the same square stand one behind the
/// other: whoever arrives, from whichever side, stands behind those already there.
template <int Seats, int Low, int High>
class race {
    static_assert(
        Seats >= 1 && Seats <= most_seats, "senet: a game has between 1 and most_seats seats");
    static_assert(Low <= High, "senet: a track ends where it starts or after that");
    using word = detail::word_of<detail::bits_for(static_cast<std::uint64_t>(High - Low) + 1)>;

public:
    static constexpr int seats = Seats;
    static constexpr int lowest = Low;
    static constexpr int highest = High;

    /// All markers on the first square, seat 0 rearmost.
    constexpr race() noexcept : race(turn_order<Seats>{}) {}
    /// All markers on one square, in this order, the first of them rearmost.
    constexpr explicit race(turn_order<Seats> const& from_rear, int square = Low) noexcept {
        SENET_ASSERT(square >= Low && square <= High, "senet: the square is on the track");
        for (int i = 0; i != Seats; ++i) {
            from_rear_[i] = static_cast<word>(static_cast<int>(from_rear[i]));
            squares_[i] = static_cast<word>(square - Low);
        }
    }

    static constexpr int size() noexcept { return Seats; }
    /// The square of a seat's marker.
    constexpr int operator[](seat who) const noexcept {
        SENET_ASSERT(who < Seats, "senet: there are that many seats");
        return squares_[static_cast<int>(who)] + Low;
    }
    /// One marker is in front of another.
    constexpr bool ahead(seat a, seat b) const noexcept { return place_of(a) > place_of(b); }
    /// The seats in the order of their markers, rearmost first.
    constexpr turn_order<Seats> from_rear() const noexcept {
        turn_order<Seats> result;
        for (int i = 0; i != Seats; ++i)
            result.set_number(i, from_rear_[i]);
        return result;
    }
    /// The seats in the order of their markers, foremost first.
    constexpr turn_order<Seats> from_front() const noexcept { return from_rear().reversed(); }

    /// Moves a marker forward; returns how many steps were lost at the end of the track.
    constexpr int advance(seat who, int steps = 1) noexcept {
        SENET_ASSERT(
            steps >= 0, "senet: a marker advances by a number of steps that is not negative");
        int const room = High - (*this)[who];
        int const lost = steps > room ? steps - room : 0;
        move(who, steps - lost);
        return lost;
    }
    /// Moves a marker back; returns how many steps were lost at the start of the track.
    constexpr int retreat(seat who, int steps = 1) noexcept {
        SENET_ASSERT(
            steps >= 0, "senet: a marker retreats by a number of steps that is not negative");
        int const room = (*this)[who] - Low;
        int const lost = steps > room ? steps - room : 0;
        move(who, lost - steps);
        return lost;
    }

    friend constexpr bool operator==(race const&, race const&) = default;

    static constexpr int number_count() noexcept { return 2 * Seats; }
    static constexpr int highest_number(int i) noexcept {
        return i < Seats ? High - Low : Seats - 1;
    }
    constexpr int number(int i) const noexcept {
        return static_cast<int>(i < Seats ? squares_[i] : from_rear_[i - Seats]);
    }
    constexpr void set_number(int i, int value) noexcept {
        (i < Seats ? squares_[i] : from_rear_[i - Seats]) = static_cast<word>(value);
    }
    /// Every seat has one place, and nobody behind another one is on a higher square.
    constexpr bool possible() const noexcept {
        if (!from_rear().possible())
            return false;
        for (int i = 1; i != Seats; ++i)
            if (square_at(i) < square_at(i - 1))
                return false;
        return true;
    }

private:
    constexpr int place_of(seat who) const noexcept {
        int place = 0;
        while (place != Seats - 1 && static_cast<int>(from_rear_[place]) != who)
            ++place;
        return place;
    }

    constexpr void move(seat who, int by) noexcept {
        if (by == 0)
            return; // no movement: the marker keeps its place among the others
        int place = place_of(who);
        int const square = squares_[static_cast<int>(who)] + by;
        squares_[static_cast<int>(who)] = static_cast<word>(square);
        // Overtake those who are further back, be overtaken by those who are there or further on.
        for (; place != Seats - 1 && square_at(place + 1) < square; ++place)
            from_rear_[place] = from_rear_[place + 1];
        for (; place != 0 && square_at(place - 1) >= square; --place)
            from_rear_[place] = from_rear_[place - 1];
        from_rear_[place] = static_cast<word>(static_cast<int>(who));
    }
    constexpr int square_at(int place) const noexcept {
        return static_cast<int>(squares_[static_cast<int>(from_rear_[place])]);
    }

    word squares_[static_cast<std::size_t>(Seats)] = {};
    word from_rear_[static_cast<std::size_t>(Seats)] =
        {}; // of the same type: no gaps between bytes
};

namespace detail {

template <auto Member>
struct markers_from_rear {
    constexpr auto operator()(auto const& at) const noexcept {
        return (at.table.*Member).from_rear();
    }
};

} // namespace detail

/// Once each, in the order of their markers on a race, the rearmost first: `each<from_rear_of<&table::points>>(…)`.
template <auto Member>
using from_rear_of = in_order_by<detail::markers_from_rear<Member>>;

/// Once each, the foremost first.
template <auto Member>
using from_front_of = in_reverse_order_by<detail::markers_from_rear<Member>>;

} // namespace senet

#endif // SENET_TABLE_RACE_HPP
