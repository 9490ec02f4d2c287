// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_PLAN_HPP
#define SENET_TABLE_PLAN_HPP

#include <senet/assert.hpp>
#include <senet/detail/index_iterator.hpp>
#include <senet/moves/domain.hpp>
#include <senet/moves/maybe.hpp>
#include <senet/random.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace senet {

/// At most `N` values written down one after the other: the orders of a programme, a bid for each lot. They are no
/// pieces: a value may be written down any number of times. (A `row` is of pieces.)
template <countable Value, int N>
class plan {
    static_assert(N >= 1, "senet: a plan has room for at least one value");

public:
    using value_type = Value;

    constexpr plan() = default;
    constexpr plan(std::initializer_list<Value> values) noexcept {
        for (Value const& value : values)
            add(value);
    }

    static constexpr int capacity() noexcept { return N; }
    constexpr int size() const noexcept {
        if constexpr (is_word) {
            // the last value has the highest bit
            constexpr int each = 8 * static_cast<int>(sizeof(maybe<Value>));
            auto const word = std::bit_cast<std::uint64_t>(values_);
            return static_cast<int>((std::bit_width(word) + each - 1) / each);
        } else {
            int n = 0;
            while (n != N && values_[n].there())
                ++n;
            return n;
        }
    }
    constexpr bool empty() const noexcept { return !values_[0].there(); }
    constexpr bool full() const noexcept { return values_[N - 1].there(); }
    /// The i-th value, counted from 0.
    constexpr Value operator[](int i) const noexcept {
        SENET_ASSERT(
            i >= 0 && i < N && values_[i].there(),
            "senet: a plan has a value at each of its places");
        return values_[i].get();
    }
    constexpr auto begin() const noexcept { return detail::index_iterator<plan, Value>{*this, 0}; }
    constexpr auto end() const noexcept {
        return detail::index_iterator<plan, Value>{*this, size()};
    }

    /// Writes a value at the end.
    constexpr void add(Value const& value) noexcept {
        SENET_ASSERT(!full(), "senet: there is room in the plan");
        values_[size()] = value;
    }
    /// Crosses out the first value, which is done; those behind it move up.
    constexpr Value take_first() noexcept {
        Value const first = (*this)[0];
        for (int i = 0; i != N - 1; ++i)
            values_[i] = values_[i + 1];
        values_[N - 1] = {};
        return first;
    }
    /// Crosses out the last value.
    constexpr Value take_last() noexcept {
        int const last = size() - 1;
        Value const taken = (*this)[last];
        values_[last] = {};
        return taken;
    }
    constexpr void clear() noexcept { *this = plan{}; }

    friend constexpr bool operator==(plan const&, plan const&) = default;

    /// Any plan: each length is as likely as the others, and so is each value.
    template <class Random>
    constexpr void guess(Random& random) noexcept {
        clear();
        for (auto left = draw_below(N + 1, random); left != 0; --left)
            add(domain<Value>::value(draw_below(domain<Value>::size, random)));
    }

    static constexpr int number_count() noexcept { return N; }
    static constexpr int highest_number(int) noexcept {
        return static_cast<int>(domain<Value>::size);
    }
    constexpr int number(int i) const noexcept { return values_[i].number(); }
    constexpr void set_number(int i, int value) noexcept { values_[i].set_number(value); }
    /// There are no gaps.
    constexpr bool possible() const noexcept {
        for (int i = 1; i != N; ++i)
            if (values_[i].there() && !values_[i - 1].there())
                return false;
        return true;
    }

private:
    static constexpr bool is_word =
        N * sizeof(maybe<Value>) == 8 && std::endian::native == std::endian::little;

    maybe<Value> values_[static_cast<std::size_t>(N)] = {}; // nothing after the last value
};

} // namespace senet

#endif // SENET_TABLE_PLAN_HPP
