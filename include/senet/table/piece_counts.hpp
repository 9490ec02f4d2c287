// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_PIECE_COUNTS_HPP
#define SENET_TABLE_PIECE_COUNTS_HPP

#include <senet/assert.hpp>
#include <senet/detail/bits.hpp>
#include <senet/moves/domain.hpp>
#include <senet/random.hpp>
#include <senet/table/component.hpp>
#include <senet/table/index_set.hpp>

#include <cstdint>

namespace senet::detail {

/// How many pieces of each kind there are: a bit each if no kind comes twice, a byte each otherwise. Their sum is kept
/// beside them if it is asked for all the time and takes no more room than a kind.
template <countable Kind, int MostEach, bool SumIsAskedFor = false>
class piece_counts {
    static_assert(
        MostEach >= 1 && MostEach <= 65535,
        "senet: of each kind there are between 1 and 65535 pieces");
    static constexpr int kinds = static_cast<int>(domain<Kind>::size);
    static constexpr bool as_bits = MostEach == 1;
    using counter = word_of<bits_for(static_cast<std::uint64_t>(MostEach) + 1)>;

    static constexpr bool keeps_sum =
        SumIsAskedFor && !as_bits &&
        bits_for(static_cast<std::uint64_t>(MostEach) * static_cast<std::uint64_t>(kinds) + 1) <=
            8 * static_cast<int>(sizeof(counter));

    struct counters {
        counter of[static_cast<std::size_t>(kinds)] = {};
        friend constexpr bool operator==(counters const&, counters const&) = default;
    };
    struct counters_and_sum {
        counter of[static_cast<std::size_t>(kinds)] = {};
        counter sum = 0;
        friend constexpr bool
        operator==(counters_and_sum const&, counters_and_sum const&) = default;
    };
    std::conditional_t<
        as_bits,
        bit_row<kinds>,
        std::conditional_t<keeps_sum, counters_and_sum, counters>>
        counts_;

    static constexpr int index(Kind kind) noexcept {
        return static_cast<int>(domain<Kind>::ordinal(kind));
    }

public:
    using piece = Kind;

    constexpr int at(int i) const noexcept {
        if constexpr (as_bits)
            return counts_.test(i) ? 1 : 0;
        else
            return counts_.of[i];
    }
    constexpr void set(int i, int count) noexcept {
        SENET_ASSERT(
            count >= 0 && count <= MostEach, "senet: there are that many pieces of a kind");
        if constexpr (keeps_sum)
            counts_.sum = static_cast<counter>(counts_.sum + count - counts_.of[i]);
        if constexpr (as_bits)
            count != 0 ? counts_.set(i) : counts_.reset(i);
        else
            counts_.of[i] = static_cast<counter>(count);
    }
    constexpr int count(Kind kind) const noexcept { return at(index(kind)); }
    constexpr void add(Kind kind, int count) noexcept { set(index(kind), at(index(kind)) + count); }

    /// The numbers of the kinds of which there are pieces.
    constexpr index_set<kinds> present() const noexcept {
        if constexpr (as_bits) {
            return index_set<kinds>{counts_};
        } else {
            index_set<kinds> result;
            for (int i = 0; i != kinds; ++i)
                if (counts_.of[i] != 0)
                    result.insert(i);
            return result;
        }
    }

    constexpr int total() const noexcept {
        if constexpr (as_bits) {
            return counts_.count();
        } else if constexpr (keeps_sum) {
            return counts_.sum;
        } else {
            int sum = 0;
            for (counter const c : counts_.of)
                sum += c;
            return sum;
        }
    }

    constexpr bool none() const noexcept {
        if constexpr (as_bits) {
            return counts_.none();
        } else if constexpr (keeps_sum) {
            return counts_.sum == 0;
        } else {
            counter any = 0;
            for (counter const c : counts_.of)
                any = static_cast<counter>(any | c);
            return any == 0;
        }
    }

    /// The piece with this number when all pieces are laid out in a line, kind by kind.
    constexpr Kind nth(int n) const noexcept {
        if constexpr (as_bits) {
            return domain<Kind>::value(static_cast<std::uint64_t>(counts_.nth(n)));
        } else {
            std::uint64_t kind = 0;
            while (n >= counts_.of[kind])
                n -= counts_.of[kind++];
            return domain<Kind>::value(kind);
        }
    }

    friend constexpr bool operator==(piece_counts const&, piece_counts const&) = default;

    static constexpr int number_count() noexcept { return kinds; }
    static constexpr int highest_number(int) noexcept { return MostEach; }
    constexpr int number(int i) const noexcept { return at(i); }
    constexpr void set_number(int i, int value) noexcept { set(i, value); }
};

} // namespace senet::detail

#endif // SENET_TABLE_PIECE_COUNTS_HPP
