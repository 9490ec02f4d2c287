// SPDX-License-Identifier: MIT

#ifndef SENET_SCORING_COMBINATORS_HPP
#define SENET_SCORING_COMBINATORS_HPP

#include <senet/seats.hpp>

#include <cstddef>

// Points that many games give alike; each is a line's points: `line<"monuments", majority<monuments_built, 15, 7>>`.
namespace senet {

/// So many points for each piece counted.
template <class Count, int Points = 1>
struct per_piece {
    constexpr int operator()(auto const& at, seat s) const { return Count{}(at, s) * Points; }
};

/// So many points for those for whom a condition holds.
template <int Points, class Condition>
struct points_if {
    constexpr int operator()(auto const& at, seat s) const {
        return Condition{}(at, s) ? Points : 0;
    }
};

/// Points for those who have the most, the second most … of something. All who share a rank get its full points, and
/// sharing takes nothing from the next rank; who has none gets nothing.
template <class Count, int... Points>
struct majority {
    constexpr int operator()(auto const& at, seat s) const {
        constexpr int prizes[] = {Points..., 0};
        int const mine = Count{}(at, s);
        if (mine <= 0)
            return 0;
        std::size_t rank = 0; // how many different larger counts there are
        for (int other = 0; other != at.seats; ++other) {
            int const theirs = Count{}(at, seat{other});
            bool counted = theirs <= mine;
            for (int before = 0; before != other && !counted; ++before)
                counted = Count{}(at, seat{before}) == theirs;
            rank += counted ? 0 : 1;
        }
        return rank < sizeof...(Points) ? prizes[rank] : 0;
    }
};

/// Points that grow with a count as printed on a scale, from 0 upwards; beyond its end the last value counts.
template <class Count, int... Values>
struct ladder {
    constexpr int operator()(auto const& at, seat s) const {
        static_assert(sizeof...(Values) > 0, "senet: a ladder has at least one value");
        constexpr int values[] = {Values...};
        int const steps = Count{}(at, s);
        int const last = static_cast<int>(sizeof...(Values)) - 1;
        return values[steps < 0 ? 0 : steps > last ? last : steps];
    }
};

} // namespace senet

#endif // SENET_SCORING_COMBINATORS_HPP
