// SPDX-License-Identifier: MIT

#ifndef SENET_GIVEN_HPP
#define SENET_GIVEN_HPP

#include <senet/assert.hpp>

#include <concepts>
#include <cstddef>

namespace senet {

/// What an option of a game lays down that would otherwise be left to chance: up to `N` values, in the order in which
/// they would be drawn, as far as they go. `options{.boards = {board::V2, board::V1}}`
template <class Value, int N>
struct given {
    // Public, so that it can be part of a template argument.
    Value values[static_cast<std::size_t>(N)] = {};
    int count = 0;

    constexpr given() = default;
    template <std::convertible_to<Value>... Values>
    requires(
        sizeof...(Values) >= 1 &&
        sizeof...(Values) <= static_cast<std::size_t>(N)) constexpr given(Values... first) noexcept
        : values{static_cast<Value>(first)...}, count(static_cast<int>(sizeof...(Values))) {}

    static constexpr int capacity() noexcept { return N; }
    constexpr int size() const noexcept { return count; }
    constexpr Value operator[](int i) const noexcept {
        SENET_ASSERT(i >= 0 && i < count, "senet: so many values are given");
        return values[i];
    }
    constexpr Value const* begin() const noexcept { return values; }
    constexpr Value const* end() const noexcept { return values + count; }

    /// Nothing is given twice.
    constexpr bool all_different() const noexcept {
        for (int i = 0; i < count; ++i)
            for (int j = 0; j != i; ++j)
                if (values[i] == values[j])
                    return false;
        return true;
    }
    constexpr bool all_within(Value lowest, Value highest) const noexcept {
        for (int i = 0; i < count; ++i)
            if (values[i] < lowest || highest < values[i])
                return false;
        return true;
    }

    friend constexpr bool operator==(given const&, given const&) = default;
};

} // namespace senet

#endif // SENET_GIVEN_HPP
