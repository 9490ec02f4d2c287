// SPDX-License-Identifier: MIT

#ifndef SENET_SEATS_HPP
#define SENET_SEATS_HPP

#include <senet/assert.hpp>

#include <cstdint>
#include <type_traits>

namespace senet {

/// A place at the table: 0, 1, 2 … clockwise.
class seat {
public:
    constexpr seat() = default;
    constexpr seat(int index) noexcept // NOLINT: seats are numbers
        : index_(static_cast<std::uint8_t>(index)) {
        SENET_ASSERT(
            index >= 0 && index < 256, "senet: seats are numbered from 0, and there are few");
    }

    constexpr operator int() const noexcept { return index_; }

    /// The enumerator with the seat's number: `mark(at.seat())` is the mark of the seat that acts.
    template <class Enum>
    requires std::is_enum_v<Enum>
    constexpr explicit operator Enum() const noexcept { return static_cast<Enum>(index_); }

private:
    std::uint8_t index_ = 0;
};

/// Who decides next: a seat, nature (dice, draws), or nobody because the game is over.
class actor {
public:
    constexpr actor() = default;
    constexpr actor(senet::seat who) noexcept
        : who_(static_cast<std::int8_t>(static_cast<int>(who))) {} // NOLINT

    static constexpr actor nature() noexcept { return actor{std::int8_t{-1}}; }
    static constexpr actor nobody() noexcept { return actor{std::int8_t{-2}}; }

    constexpr bool is_seat() const noexcept { return who_ >= 0; }
    constexpr bool is_nature() const noexcept { return who_ == -1; }
    constexpr bool is_nobody() const noexcept { return who_ == -2; }

    /// The seat, if it is one.
    constexpr senet::seat seat() const noexcept { return senet::seat{who_}; }

    friend constexpr bool operator==(actor, actor) = default;
    friend constexpr bool operator==(actor a, senet::seat s) noexcept { return a == actor{s}; }
    friend constexpr bool operator==(actor a, int index) noexcept {
        return index >= 0 && a.who_ == index;
    }

private:
    constexpr explicit actor(std::int8_t who) noexcept : who_(who) {}

    std::int8_t who_ = -2;
};

/// The most seats a game can have.
inline constexpr int most_seats = 16;

} // namespace senet

#endif // SENET_SEATS_HPP
