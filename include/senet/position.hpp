// SPDX-License-Identifier: MIT

#ifndef SENET_POSITION_HPP
#define SENET_POSITION_HPP

#include <senet/detail/game_traits.hpp>
#include <senet/seats.hpp>
#include <senet/table/component.hpp>

#include <cstdint>

namespace senet {

template <class Game>
class engine;

namespace detail {

template <class Game>
struct flow;

template <class Game>
struct position_access;

struct saved_seats;
struct repetitions;

/// A few bytes, or nothing at all; the tag keeps two nothings from needing two addresses.
template <std::size_t Size, class Tag>
struct small_bytes {
    std::uint8_t bytes[Size] = {};
    friend constexpr bool operator==(small_bytes const&, small_bytes const&) = default;
};
template <class Tag>
struct small_bytes<0, Tag> {
    friend constexpr bool operator==(small_bytes const&, small_bytes const&) = default;
};

} // namespace detail

/// Everything about a game in progress: what lies on the table, how far its phases have come, and who acts.
/// This is the `at` that moves, conditions and effects are given.
template <class Game>
class position {
public:
    using game = Game;

    /// The number of seats of the game.
    static constexpr int seats = Game::seats;

    typename Game::table table{};

    /// The seat whose turn it is; while nature draws, the seat for which it does.
    constexpr senet::seat seat() const noexcept { return seat_; }
    /// The next seat clockwise.
    constexpr senet::seat left_neighbour() const noexcept {
        return detail::seat_left_of<position>(seat_);
    }

    friend constexpr bool operator==(position const& a, position const& b) noexcept {
        return a.stop_ == b.stop_ && a.seat_ == b.seat_ && a.saved_ == b.saved_ &&
               a.counts_ == b.counts_ && detail::same_table(a.table, b.table);
    }

private:
    friend class engine<Game>;
    friend struct detail::flow<Game>;
    friend struct detail::position_access<Game>;

    std::uint8_t stop_ = 0; // 0: the game is over
    senet::seat seat_{};
    [[no_unique_address]] detail::
        small_bytes<detail::program_of<Game>.code.seat_slots, detail::saved_seats>
            saved_{};
    [[no_unique_address]] detail::
        small_bytes<detail::program_of<Game>.code.count_slots, detail::repetitions>
            counts_{};
};

namespace detail {

/// How far a position has come in its phases, for records, which save and restore it. Everything else that is made of a
/// position asks the engine.
template <class Game>
struct position_access {
    using at = position<Game>;

    static constexpr int saved_seats = program_of<Game>.code.seat_slots;
    static constexpr int repetitions = program_of<Game>.code.count_slots;

    static constexpr int stop(at const& p) noexcept { return p.stop_; }
    static constexpr int saved_seat([[maybe_unused]] at const& p, [[maybe_unused]] int i) noexcept {
        if constexpr (saved_seats > 0)
            return p.saved_.bytes[i];
        else
            return 0;
    }
    static constexpr int repetition([[maybe_unused]] at const& p, [[maybe_unused]] int i) noexcept {
        if constexpr (repetitions > 0)
            return p.counts_.bytes[i];
        else
            return 0;
    }

    static constexpr void set_stop(at& p, int stop) noexcept {
        p.stop_ = static_cast<std::uint8_t>(stop);
    }
    static constexpr void set_seat(at& p, int who) noexcept { p.seat_ = who; }
    static constexpr void
    set_saved_seat([[maybe_unused]] at& p, [[maybe_unused]] int i, [[maybe_unused]] int who) {
        if constexpr (saved_seats > 0)
            p.saved_.bytes[i] = static_cast<std::uint8_t>(who);
    }
    static constexpr void
    set_repetition([[maybe_unused]] at& p, [[maybe_unused]] int i, [[maybe_unused]] int count) {
        if constexpr (repetitions > 0)
            p.counts_.bytes[i] = static_cast<std::uint8_t>(count);
    }
};

} // namespace detail

} // namespace senet

#endif // SENET_POSITION_HPP
