// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_HOLDER_HPP
#define SENET_TABLE_HOLDER_HPP

#include <senet/assert.hpp>
#include <senet/seats.hpp>

#include <cstdint>

namespace senet {

/// A thing of which there is one, and the seat that has it: a first player token, a favour. Nobody has it at first.
template <int Seats>
class holder {
    static_assert(
        Seats >= 1 && Seats <= most_seats, "senet: a game has between 1 and most_seats seats");

public:
    static constexpr int seats = Seats;

    constexpr holder() = default;
    constexpr holder(senet::seat who) noexcept { give_to(who); } // NOLINT: it is given to a seat

    /// Who has it: a seat or nobody.
    constexpr actor who() const noexcept { return held() ? actor{seat()} : actor::nobody(); }
    constexpr bool held() const noexcept { return held_ != 0; }
    constexpr bool is(senet::seat who) const noexcept { return held_ == static_cast<int>(who) + 1; }
    /// The seat that has it, if one has.
    constexpr senet::seat seat() const noexcept {
        SENET_ASSERT(held(), "senet: somebody has it");
        return held_ - 1;
    }

    constexpr void give_to(senet::seat who) noexcept {
        SENET_ASSERT(who < Seats, "senet: there are that many seats");
        held_ = static_cast<std::uint8_t>(who + 1);
    }
    /// Nobody has it any more.
    constexpr void take_back() noexcept { held_ = 0; }

    friend constexpr bool operator==(holder const&, holder const&) = default;

    static constexpr int number_count() noexcept { return 1; }
    static constexpr int highest_number(int) noexcept { return Seats; }
    constexpr int number(int) const noexcept { return held_; }
    constexpr void set_number(int, int value) noexcept { held_ = static_cast<std::uint8_t>(value); }

private:
    std::uint8_t held_ = 0; // the seat counted from 1
};

/// The seat that has a thing on the table, to start an order with: `clockwise_from<holder_of<&table::first_player>>`.
/// The thing must not change hands until all have had their turn.
template <auto Member>
struct holder_of {
    constexpr seat operator()(auto const& at) const noexcept { return (at.table.*Member).seat(); }
};

} // namespace senet

#endif // SENET_TABLE_HOLDER_HPP
