// SPDX-License-Identifier: MIT

#ifndef SENET_RANDOM_HPP
#define SENET_RANDOM_HPP

#include <senet/assert.hpp>

#include <cstdint>
#include <limits>

namespace senet {

namespace detail {

struct wide_product {
    std::uint64_t high;
    std::uint64_t low;
};

/// The full 128-bit product of two words.
constexpr wide_product multiply(std::uint64_t a, std::uint64_t b) noexcept {
#ifdef __SIZEOF_INT128__
    __extension__ using wide = unsigned __int128;
    auto const product = static_cast<wide>(a) * b;
    return {static_cast<std::uint64_t>(product >> 64), static_cast<std::uint64_t>(product)};
#else
    std::uint64_t const a_low = a & 0xffff'ffffu, a_high = a >> 32;
    std::uint64_t const b_low = b & 0xffff'ffffu, b_high = b >> 32;
    std::uint64_t const middle = a_high * b_low + ((a_low * b_low) >> 32);
    std::uint64_t const upper = a_low * b_high + (middle & 0xffff'ffffu);
    return {a_high * b_high + (middle >> 32) + (upper >> 32), a * b};
#endif
}

} // namespace detail

/// A stream of random numbers: the same numbers from the same seed on every machine, at compile time too.
///
/// The standard distributions give other numbers in other standard libraries, so a game drawn with them
/// could not be replayed elsewhere; this is the whole of senet's randomness.
class random_source {
public:
    using result_type = std::uint64_t;

    constexpr explicit random_source(std::uint64_t seed) noexcept : state_(seed) {}

    static constexpr result_type min() noexcept { return 0; }
    static constexpr result_type max() noexcept { return std::numeric_limits<result_type>::max(); }

    constexpr result_type operator()() noexcept {
        state_ += 0xa076'1d64'78bd'642fu;
        auto const [high, low] = detail::multiply(state_, state_ ^ 0xe703'7ed1'a0b4'28dbu);
        return high ^ low;
    }

    friend constexpr bool operator==(random_source const&, random_source const&) = default;

private:
    std::uint64_t state_;
};

/// A number from 0 to `count` - 1, all equally likely (to within count / 2^64), from any generator of 64 random bits.
template <class Random>
constexpr std::uint64_t draw_below(std::uint64_t count, Random& random) noexcept {
    static_assert(
        Random::min() == 0 && Random::max() == std::numeric_limits<std::uint64_t>::max(),
        "senet: random numbers come from a generator of 64 random bits, such as senet::random_source");
    SENET_ASSERT(count > 0, "there is nothing to draw from");
    return detail::multiply(random(), count).high;
}

} // namespace senet

#endif // SENET_RANDOM_HPP
