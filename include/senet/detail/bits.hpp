// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_BITS_HPP
#define SENET_DETAIL_BITS_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace senet::detail {

/// The smallest unsigned integer with at least so many bits.
template <int Bits>
using word_of = std::conditional_t<
    (Bits <= 8),
    std::uint8_t,
    std::conditional_t<
        (Bits <= 16),
        std::uint16_t,
        std::conditional_t<(Bits <= 32), std::uint32_t, std::uint64_t>>>;

/// How many bits it takes to write the numbers below `count`.
constexpr int bits_for(std::uint64_t count) noexcept {
    return count <= 1 ? 0 : static_cast<int>(std::bit_width(count - 1));
}

/// The n-th lowest set bit of a word of which only so many bits are ever set, alone; `n` is less than the number of set
/// bits.
template <int Bits = 64, class Word>
constexpr Word nth_bit(Word word, int n) noexcept {
    if (!std::is_constant_evaluated()) {
#if defined(__BMI2__) && defined(__x86_64__)
        if constexpr (sizeof(Word) <= 4)
            return static_cast<Word>(__builtin_ia32_pdep_si(1u << n, word));
        else
            return static_cast<Word>(__builtin_ia32_pdep_di(1ull << n, word));
#endif
    }
    // Without a deposit instruction: a short loop, which byte sums shorten where it would be long (Vigna's broadword
    // selection).
    int place = 0;
    if constexpr (Bits > 16) {
        if (n > 7) {
            constexpr std::uint64_t ones = 0x0101'0101'0101'0101u;
            constexpr std::uint64_t tops = ones << 7;
            std::uint64_t const all = word;
            std::uint64_t sums = all - ((all >> 1) & 0x5555'5555'5555'5555u);
            sums = (sums & 0x3333'3333'3333'3333u) + ((sums >> 2) & 0x3333'3333'3333'3333u);
            sums = ((sums + (sums >> 4)) & 0x0f0f'0f0f'0f0f'0f0fu) * ones;
            std::uint64_t const rank = static_cast<std::uint64_t>(n) * ones;
            std::uint64_t const full_bytes =
                (((rank | tops) - sums) & tops) >> 7; // one for each byte with sum <= n
            place = static_cast<int>((full_bytes * ones) >> 56) * 8;
            n -= static_cast<int>(
                (sums << 8 >> place) & 0xffu); // bit 8 or later is in no first byte
            word = static_cast<Word>(all >> place);
        }
    }
    for (; n != 0; --n)
        word = static_cast<Word>(word & (word - 1));
    return static_cast<Word>(static_cast<Word>(word & (~word + 1)) << place);
}

/// A row of `Count` bits with the operations of a set; one word when they fit in one, of at least so many bits.
template <int Count, int LeastWord = 8>
struct bit_row {
    static_assert(
        Count > 0 && Count <= 1024, "senet: a set has between 1 and 1024 possible members");
    static constexpr int words = (Count + 63) / 64;
    using word = std::
        conditional_t<words == 1, word_of<(Count > LeastWord ? Count : LeastWord)>, std::uint64_t>;

    word bits[static_cast<std::size_t>(words)] = {};

    constexpr bool test(int i) const noexcept { return (bits[i / 64] >> (i % 64) & 1u) != 0; }
    constexpr void set(int i) noexcept {
        bits[i / 64] = static_cast<word>(bits[i / 64] | word{1} << (i % 64));
    }
    constexpr void reset(int i) noexcept {
        bits[i / 64] = static_cast<word>(bits[i / 64] & ~(word{1} << (i % 64)));
    }

    constexpr void flip(int i) noexcept {
        bits[i / 64] = static_cast<word>(bits[i / 64] ^ word{1} << (i % 64));
    }

    // The usual row is a single word, or two. They are told apart from the loops because g++ decides what to inline before
    // it unrolls them.
    constexpr bool none() const noexcept {
        if constexpr (words == 1)
            return bits[0] == 0;
        else if constexpr (words == 2)
            return (bits[0] | bits[1]) == 0;
        word all = 0;
        for (word const w : bits)
            all = static_cast<word>(all | w);
        return all == 0;
    }

    constexpr int count() const noexcept {
        if constexpr (words == 1)
            return std::popcount(bits[0]);
        else if constexpr (words == 2)
            return std::popcount(bits[0]) + std::popcount(bits[1]);
        int sum = 0;
        for (word const w : bits)
            sum += std::popcount(w);
        return sum;
    }

    constexpr int lowest() const noexcept {
        for (int w = 0; w != words; ++w)
            if (bits[w] != 0)
                return w * 64 + std::countr_zero(bits[w]);
        return Count;
    }

    constexpr int nth(int n) const noexcept {
        int w = 0;
        if constexpr (words == 2) {
            int const here = std::popcount(bits[0]);
            return n < here ? std::countr_zero(nth_bit<64>(bits[0], n))
                            : 64 + std::countr_zero(nth_bit<64>(bits[1], n - here));
        } else if constexpr (words > 2)
            for (int here = std::popcount(bits[0]); here <= n; here = std::popcount(bits[w])) {
                n -= here;
                ++w;
            }
        return w * 64 + std::countr_zero(nth_bit<Count>(bits[w], n));
    }

    constexpr void drop_lowest() noexcept {
        for (word& w : bits)
            if (w != 0) {
                w = static_cast<word>(w & (w - 1));
                return;
            }
    }

    /// Every bit moved up by so many places (down if negative); what leaves the row is lost only above the last word.
    constexpr bit_row moved(int by) const noexcept {
        bit_row result;
        if constexpr (words == 1) {
            constexpr int width = 8 * static_cast<int>(sizeof(word));
            if (by > -width && by < width) // further than that everything leaves the row
                result.bits[0] = static_cast<word>(by >= 0 ? bits[0] << by : bits[0] >> -by);
        } else if (words == 2 && by > 0 && by < 64) {
            result.bits[0] = bits[0] << by;
            result.bits[1] = bits[1] << by | bits[0] >> (64 - by);
        } else if (words == 2 && by < 0 && by > -64) {
            result.bits[0] = bits[0] >> -by | bits[1] << (64 + by);
            result.bits[1] = bits[1] >> -by;
        } else {
            int const by_words = (by >= 0 ? by : -by) / 64;
            int const by_bits = (by >= 0 ? by : -by) % 64;
            for (int w = 0; w != words; ++w) {
                int const near = by >= 0 ? w - by_words : w + by_words;
                int const far = by >= 0 ? near - 1 : near + 1;
                word sum = 0;
                if (near >= 0 && near < words)
                    sum = by >= 0 ? bits[near] << by_bits : bits[near] >> by_bits;
                if (by_bits != 0 && far >= 0 && far < words)
                    sum |= by >= 0 ? bits[far] >> (64 - by_bits) : bits[far] << (64 - by_bits);
                result.bits[w] = sum;
            }
        }
        return result;
    }

    constexpr bit_row& operator&=(bit_row const& other) noexcept {
        return combine(other, [](word a, word b) { return a & b; });
    }
    constexpr bit_row& operator|=(bit_row const& other) noexcept {
        return combine(other, [](word a, word b) { return a | b; });
    }
    constexpr bit_row& operator-=(bit_row const& other) noexcept {
        return combine(other, [](word a, word b) { return a & ~b; });
    }

    constexpr bit_row& operator^=(bit_row const& other) noexcept {
        return combine(other, [](word a, word b) { return a ^ b; });
    }

    friend constexpr bool operator==(bit_row const&, bit_row const&) = default;

private:
    template <class Operation>
    constexpr bit_row& combine(bit_row const& other, Operation operation) noexcept {
        if constexpr (words == 1)
            bits[0] = static_cast<word>(operation(bits[0], other.bits[0]));
        else if constexpr (words == 2) {
            bits[0] = operation(bits[0], other.bits[0]);
            bits[1] = operation(bits[1], other.bits[1]);
        } else
            for (int w = 0; w != words; ++w)
                bits[w] = operation(bits[w], other.bits[w]);
        return *this;
    }
};

} // namespace senet::detail

#endif // SENET_DETAIL_BITS_HPP
