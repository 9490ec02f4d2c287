// SPDX-License-Identifier: MIT

#ifndef SENET_MOVES_PARSED_HPP
#define SENET_MOVES_PARSED_HPP

#include <senet/assert.hpp>
#include <senet/moves/move_text.hpp>

namespace senet {

/// What came of reading a move: the move, or what was expected where.
template <class Move>
class parsed {
public:
    constexpr parsed(Move move) noexcept : move_(move), read_(true) {} // NOLINT: a move was read
    constexpr parsed(reading_error const& error) noexcept
        : error_(error) {} // NOLINT: or it was not

    constexpr explicit operator bool() const noexcept { return read_; }
    constexpr Move const& operator*() const noexcept {
        SENET_ASSERT(read_, "senet: the text was a move");
        return move_;
    }
    /// The column, counted from 1, and what should have been there.
    constexpr reading_error const& error() const noexcept { return error_; }

private:
    Move move_{};
    reading_error error_{};
    bool read_ = false;
};

} // namespace senet

#endif // SENET_MOVES_PARSED_HPP
