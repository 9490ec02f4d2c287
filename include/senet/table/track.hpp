// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_TRACK_HPP
#define SENET_TABLE_TRACK_HPP

#include <senet/assert.hpp>
#include <senet/moves/domain.hpp>

namespace senet {

/// A marker on a track from `Low` to `High`: it stops at the ends, and what goes beyond them is told.
template <int Low, int High>
class track {
public:
    static constexpr int lowest = Low;
    static constexpr int highest = High;

    constexpr track() noexcept : value_(Low) {}
    constexpr track(int value) noexcept : value_(value) {} // NOLINT: it is a number

    constexpr operator int() const noexcept { return value_; }
    constexpr int value() const noexcept { return value_; }
    constexpr bool at_top() const noexcept { return value_ == High; }
    constexpr bool at_bottom() const noexcept { return value_ == Low; }

    /// Moves up; returns how many steps were lost at the upper end.
    constexpr int advance(int steps = 1) noexcept {
        SENET_ASSERT(
            steps >= 0, "senet: a marker advances by a number of steps that is not negative");
        int const lost = steps > High - value_ ? steps - (High - value_) : 0;
        value_ = value_ + (steps - lost);
        return lost;
    }
    /// Moves down; returns how many steps were lost at the lower end.
    constexpr int retreat(int steps = 1) noexcept {
        SENET_ASSERT(
            steps >= 0, "senet: a marker retreats by a number of steps that is not negative");
        int const lost = steps > value_ - Low ? steps - (value_ - Low) : 0;
        value_ = value_ - (steps - lost);
        return lost;
    }

    static constexpr int number_count() noexcept { return 1; }
    static constexpr int highest_number(int) noexcept { return High - Low; }
    constexpr int number(int) const noexcept { return value_ - Low; }
    constexpr void set_number(int, int value) noexcept { value_ = value + Low; }

private:
    within<Low, High> value_;
};

/// A counter that starts at zero.
template <int High>
using counter = track<0, High>;

} // namespace senet

#endif // SENET_TABLE_TRACK_HPP
