// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_INDEX_SET_HPP
#define SENET_TABLE_INDEX_SET_HPP

#include <senet/assert.hpp>
#include <senet/detail/bits.hpp>

#include <compare>
#include <cstddef>
#include <initializer_list>

namespace senet {

namespace detail {

/// Behind the last member of a set. (<iterator> has one too, but costs more to include than all of senet.)
struct end_of_set {};

/// Walks over the members of a set of bits, lowest first; `Set::member(i)` says what the i-th bit stands for.
template <class Set, class Bits>
class bit_iterator {
public:
    using value_type = decltype(Set::member(0));
    using difference_type = std::ptrdiff_t;

    constexpr bit_iterator() = default;
    constexpr explicit bit_iterator(Bits const& rest) noexcept : rest_(rest) {}

    constexpr value_type operator*() const noexcept { return Set::member(rest_.lowest()); }
    constexpr bit_iterator& operator++() noexcept {
        rest_.drop_lowest();
        return *this;
    }
    constexpr bit_iterator operator++(int) noexcept {
        auto const before = *this;
        ++*this;
        return before;
    }

    friend constexpr bool operator==(bit_iterator const&, bit_iterator const&) = default;
    friend constexpr bool operator==(bit_iterator const& i, end_of_set) noexcept {
        return i.rest_.none();
    }

private:
    Bits rest_;
};

} // namespace detail

namespace detail {

template <int N>
constexpr bit_row<N> make_all_below() noexcept {
    bit_row<N> all;
    for (int i = 0; i != N; ++i)
        all.set(i);
    return all;
}
template <int N>
inline constexpr bit_row<N> all_below = make_all_below<N>();

} // namespace detail

/// A set of small numbers 0 … N-1, one bit each.
template <int N>
class index_set {
public:
    using value_type = int;

    constexpr index_set() = default;
    constexpr index_set(std::initializer_list<int> members) noexcept {
        for (int const i : members)
            insert(i);
    }
    constexpr explicit index_set(detail::bit_row<N> const& row) noexcept : row_(row) {}

    /// All of 0 … N-1.
    static constexpr index_set full() noexcept {
        index_set all;
        all.row_ = detail::all_below<N>;
        return all;
    }

    static constexpr int capacity() noexcept { return N; }
    static constexpr int member(int bit) noexcept { return bit; }

    constexpr bool contains(int i) const noexcept {
        SENET_ASSERT(i >= 0 && i < N, "senet: the number is below the size of the index_set");
        return row_.test(i);
    }
    constexpr void insert(int i) noexcept {
        SENET_ASSERT(i >= 0 && i < N, "senet: the number is below the size of the index_set");
        row_.set(i);
    }
    constexpr void erase(int i) noexcept {
        SENET_ASSERT(i >= 0 && i < N, "senet: the number is below the size of the index_set");
        row_.reset(i);
    }

    constexpr bool empty() const noexcept { return row_.none(); }
    constexpr int count() const noexcept { return row_.count(); }
    constexpr int size() const noexcept { return row_.count(); }

    /// The n-th smallest member; `n` is less than `count()`.
    constexpr int nth(int n) const noexcept { return row_.nth(n); }
    constexpr int lowest() const noexcept { return row_.lowest(); }

    constexpr auto begin() const noexcept {
        return detail::bit_iterator<index_set, detail::bit_row<N>>{row_};
    }
    constexpr detail::end_of_set end() const noexcept { return {}; }

    /// Every number so much larger (smaller if negative); those that are no members of such a set any more are gone.
    constexpr index_set shifted(int by) const noexcept {
        index_set result;
        result.row_ = row_.moved(by);
        result.row_ &= detail::all_below<N>;
        return result;
    }

    friend constexpr index_set operator&(index_set a, index_set const& b) noexcept {
        a.row_ &= b.row_;
        return a;
    }
    friend constexpr index_set operator|(index_set a, index_set const& b) noexcept {
        a.row_ |= b.row_;
        return a;
    }
    friend constexpr index_set operator-(index_set a, index_set const& b) noexcept {
        a.row_ -= b.row_;
        return a;
    }
    friend constexpr bool operator==(index_set const&, index_set const&) = default;

    // As a component of a table: one number per possible member.
    static constexpr int number_count() noexcept { return N; }
    static constexpr int highest_number(int) noexcept { return 1; }
    constexpr int number(int i) const noexcept { return row_.test(i) ? 1 : 0; }
    constexpr void set_number(int i, int value) noexcept {
        value != 0 ? row_.set(i) : row_.reset(i);
    }

private:
    detail::bit_row<N> row_;
};

} // namespace senet

#endif // SENET_TABLE_INDEX_SET_HPP
