// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_FLEET_HPP
#define SENET_GAMES_EGIZIA_FLEET_HPP

#include <senet/assert.hpp>
#include <senet/games/egizia/edition.hpp>
#include <senet/table/index_set.hpp>

#include <cstddef>
#include <cstdint>

namespace senet::egizia {

/// The boats of a player: in hand, or on the river. Boats are alike; the most downstream one is kept first.
template <int Boats>
class fleet {
public:
    static constexpr int size() noexcept { return Boats; }
    constexpr int on_river() const noexcept {
        int n = 0;
        while (n != Boats && at_[n] != 0)
            ++n;
        return n;
    }
    constexpr int in_hand() const noexcept { return Boats - on_river(); }
    /// The place of the i-th boat on the river, from downstream.
    constexpr place_on_river operator[](int i) const noexcept {
        SENET_ASSERT(i >= 0 && i < on_river(), "senet: so many boats are on the river");
        return static_cast<place_on_river>(at_[i] - 1);
    }
    /// The index of the most downstream boat, -1 without a boat on the river.
    constexpr int most_downstream() const noexcept { return at_[0] - 1; }
    constexpr int count(place_on_river place) const noexcept {
        int n = 0;
        for (auto const at : at_)
            n += at == static_cast<int>(place) + 1 ? 1 : 0;
        return n;
    }
    constexpr bool has(place_on_river place) const noexcept { return count(place) != 0; }
    /// The places with a boat.
    constexpr index_set<river_places> places() const noexcept {
        index_set<river_places> all;
        for (int i = 0; i != Boats && at_[i] != 0; ++i)
            all.insert(at_[i] - 1);
        return all;
    }

    constexpr void put(place_on_river place) noexcept {
        SENET_ASSERT(in_hand() != 0, "senet: a boat is in hand");
        auto const index = static_cast<std::uint8_t>(static_cast<int>(place) + 1);
        int i = on_river();
        for (; i != 0 && at_[i - 1] < index; --i)
            at_[i] = at_[i - 1];
        at_[i] = index;
    }
    /// One boat comes back from a place.
    constexpr void take(place_on_river place) noexcept {
        int i = 0;
        while (i != Boats - 1 && at_[i] != static_cast<int>(place) + 1)
            ++i;
        SENET_ASSERT(at_[i] == static_cast<int>(place) + 1, "senet: a boat is at the place");
        for (; i != Boats - 1; ++i)
            at_[i] = at_[i + 1];
        at_[Boats - 1] = 0;
    }

    friend constexpr bool operator==(fleet const&, fleet const&) = default;

    static constexpr int number_count() noexcept { return Boats; }
    static constexpr int highest_number(int) noexcept { return river_places; }
    constexpr int number(int i) const noexcept { return at_[i]; }
    constexpr void set_number(int i, int value) noexcept {
        at_[i] = static_cast<std::uint8_t>(value);
    }
    constexpr bool possible() const noexcept {
        for (int i = 1; i != Boats; ++i)
            if (at_[i] > at_[i - 1])
                return false;
        return true;
    }

private:
    std::uint8_t at_[static_cast<std::size_t>(Boats)] = {}; // counted from 1, 0: in hand
};

} // namespace senet::egizia

#endif // SENET_GAMES_EGIZIA_FLEET_HPP
