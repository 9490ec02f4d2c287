// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_MAYBE_HPP
#define SENET_DETAIL_MAYBE_HPP

#include <senet/assert.hpp>
#include <senet/detail/bits.hpp>
#include <senet/moves/domain.hpp>

#include <cstdint>

namespace senet::detail {

/// A value that may be missing.
template <countable Type>
class maybe {
    using storage = word_of<bits_for(domain<Type>::size + 1)>;
    storage stored_ = 0; // the ordinal number counted from 1

public:
    constexpr maybe() = default;
    constexpr maybe(Type value) noexcept // NOLINT: a value is there
        : stored_(static_cast<storage>(domain<Type>::ordinal(value) + 1)) {}

    constexpr bool there() const noexcept { return stored_ != 0; }
    constexpr Type get() const noexcept {
        SENET_ASSERT(there(), "senet: there is something to look at");
        return domain<Type>::value(static_cast<std::uint64_t>(stored_ - 1));
    }
    constexpr int number() const noexcept { return static_cast<int>(stored_); }
    constexpr void set_number(int n) noexcept { stored_ = static_cast<storage>(n); }

    friend constexpr bool operator==(maybe, maybe) = default;
};

} // namespace senet::detail

#endif // SENET_DETAIL_MAYBE_HPP
