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
        return detail::left_of<position>(seat_);
    }

    friend constexpr bool operator==(position const& a, position const& b) noexcept {
        return a.stop_ == b.stop_ && a.seat_ == b.seat_ && a.saved_ == b.saved_ &&
               a.counts_ == b.counts_ && detail::same_table(a.table, b.table);
    }

private:
    friend class engine<Game>;
    friend struct detail::flow<Game>;

    static_assert(
        detail::stop_count<Game> < 256,
        "senet: a game has at most 255 places where somebody decides");

    std::uint8_t stop_ = 0; // 0: the game is over
    senet::seat seat_{};
    [[no_unique_address]] detail::
        small_bytes<detail::program_of<Game>.code.seat_slots, detail::saved_seats>
            saved_{};
    [[no_unique_address]] detail::
        small_bytes<detail::program_of<Game>.code.count_slots, detail::repetitions>
            counts_{};
};

} // namespace senet

#endif // SENET_POSITION_HPP
