// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_COLOUR_SETS_HPP
#define SENET_GAMES_PHARAON_COLOUR_SETS_HPP

#include <senet/games/pharaon/edition.hpp>

#include <cstddef>
#include <cstdint>

namespace senet::pharaon {

/// Some colours, a bit each.
using colour_bits = unsigned;
inline constexpr colour_bits all_colours = (1u << colours) - 1;
constexpr colour_bits bit(colour c) noexcept { return 1u << static_cast<int>(c); }

/// A small number for each set of colours, up to 127. Hall's theorem asks something of all 32 sets at once; here they are
/// the bytes of four words, so that it is asked in a few instructions.
class set_counts {
public:
    constexpr set_counts() = default;
    /// The same number for all sets.
    static constexpr set_counts all(int n) noexcept {
        set_counts result;
        for (auto& w : result.words_)
            w = ones * static_cast<std::uint64_t>(n);
        return result;
    }

    constexpr int operator[](colour_bits set) const noexcept {
        return static_cast<int>(words_[set >> 3] >> 8 * (set & 7) & 0xff);
    }
    constexpr void add(colour_bits set, int n) noexcept {
        words_[set >> 3] += static_cast<std::uint64_t>(n) << 8 * (set & 7);
    }

    /// For each set, what has been added to it and to all its subsets.
    constexpr void sum_over_subsets() noexcept {
        words_[1] += words_[0];
        words_[3] += words_[2];
        words_[2] += words_[0];
        words_[3] += words_[1];
        // Within the words last: g++-12 with -O3 takes the wrong halves of what it has made vectors of.
        for (auto& w : words_) {
            w += (w & 0x00ff'00ff'00ff'00ffu) << 8;
            w += (w & 0x0000'ffff'0000'ffffu) << 16;
            w += (w & 0x0000'0000'ffff'ffffu) << 32;
        }
    }
    /// For each set the number of its complement.
    constexpr set_counts of_complements() const noexcept {
        set_counts result;
        for (int i = 0; i != word_count; ++i)
            result.words_[i] = reversed(words_[word_count - 1 - i]);
        return result;
    }

    friend constexpr set_counts operator+(set_counts a, set_counts const& b) noexcept {
        for (int i = 0; i != word_count; ++i)
            a.words_[i] += b.words_[i];
        return a;
    }
    /// No number that is subtracted is larger than the other.
    friend constexpr set_counts operator-(set_counts a, set_counts const& b) noexcept {
        for (int i = 0; i != word_count; ++i)
            a.words_[i] -= b.words_[i];
        return a;
    }
    /// Of sets that are there once or not at all: those in both, and those in one of them.
    friend constexpr set_counts operator&(set_counts a, set_counts const& b) noexcept {
        for (int i = 0; i != word_count; ++i)
            a.words_[i] &= b.words_[i];
        return a;
    }
    friend constexpr set_counts operator|(set_counts a, set_counts const& b) noexcept {
        for (int i = 0; i != word_count; ++i)
            a.words_[i] |= b.words_[i];
        return a;
    }
    /// Whether `a` has at least as much for every set.
    friend constexpr bool covers(set_counts const& a, set_counts const& b) noexcept {
        std::uint64_t enough = highest;
        for (int i = 0; i != word_count; ++i)
            enough &= (a.words_[i] | highest) - b.words_[i];
        return enough == highest;
    }
    friend constexpr bool operator==(set_counts const&, set_counts const&) = default;

private:
    static constexpr int word_count = 4;
    static constexpr std::uint64_t ones = 0x0101'0101'0101'0101u;
    static constexpr std::uint64_t highest = 0x8080'8080'8080'8080u;

    static constexpr std::uint64_t reversed(std::uint64_t w) noexcept {
        w = (w & 0x00ff'00ff'00ff'00ffu) << 8 | (w >> 8 & 0x00ff'00ff'00ff'00ffu);
        w = (w & 0x0000'ffff'0000'ffffu) << 16 | (w >> 16 & 0x0000'ffff'0000'ffffu);
        return w << 32 | w >> 32;
    }

    std::uint64_t words_[word_count] = {};
};

/// One for each set that contains all of these colours, or at least one of them.
struct sets_of_colours {
    set_counts containing[all_colours + 1];
    set_counts touching[all_colours + 1];

    constexpr sets_of_colours() noexcept {
        set_counts single[all_colours + 1];
        for (int c = 0; c != colours; ++c)
            single[1u << c] = with_one(1u << c);
        containing[0] = set_counts::all(1);
        for (colour_bits set = 1; set <= all_colours; ++set) {
            colour_bits const others = set & (set - 1);
            set_counts const& lowest = single[set & ~others];
            containing[set] = containing[others] & lowest;
            touching[set] = touching[others] | lowest;
        }
    }

private:
    static constexpr set_counts with_one(colour_bits colour) noexcept {
        set_counts result;
        for (colour_bits set = 0; set <= all_colours; ++set)
            if ((set & colour) != 0)
                result.add(set, 1);
        return result;
    }
};
inline constexpr sets_of_colours sets{};

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_COLOUR_SETS_HPP
