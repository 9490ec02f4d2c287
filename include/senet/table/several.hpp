// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_SEVERAL_HPP
#define SENET_TABLE_SEVERAL_HPP

#include <senet/assert.hpp>
#include <senet/table/component.hpp>
#include <senet/table/seen.hpp>

#include <cstddef>

namespace senet {

namespace detail {

/// Several things of one type; `Owned` if the i-th belongs to seat i.
template <int N, class Type, bool Owned>
class array_of_components {
    static_assert(N >= 1, "senet: there is at least one of several things");

public:
    static constexpr bool owned = Owned;
    static constexpr int count = N;
    using element = Type;

    constexpr array_of_components() noexcept {
        // One by one: an array of classes that `{}` has initialised is not always constant to g++ 12.
        for (Type& part : elements_)
            part = Type{};
    }

    static constexpr int size() noexcept { return N; }
    constexpr Type& operator[](int i) noexcept {
        SENET_ASSERT(i >= 0 && i < N, "senet: there are that many of them");
        return elements_[i];
    }
    constexpr Type const& operator[](int i) const noexcept {
        SENET_ASSERT(i >= 0 && i < N, "senet: there are that many of them");
        return elements_[i];
    }
    constexpr Type* begin() noexcept { return elements_; }
    constexpr Type* end() noexcept { return elements_ + N; }
    constexpr Type const* begin() const noexcept { return elements_; }
    constexpr Type const* end() const noexcept { return elements_ + N; }

    friend constexpr bool
    operator==(array_of_components const& a, array_of_components const& b) noexcept {
        for (int i = 0; i != N; ++i)
            if (!same_table(a.elements_[i], b.elements_[i]))
                return false;
        return true;
    }

    static constexpr int number_count() noexcept { return N * detail::number_count<Type>(); }
    static constexpr int highest_number(int i) noexcept {
        return detail::highest_number<Type>(i % detail::number_count<Type>());
    }
    constexpr int number(int i) const noexcept {
        constexpr int each = detail::number_count<Type>();
        return detail::number(elements_[i / each], i % each);
    }
    constexpr void set_number(int i, int value) noexcept {
        constexpr int each = detail::number_count<Type>();
        detail::set_number(elements_[i / each], i % each, value);
    }

    constexpr auto seen(seat viewer, bool owns) const noexcept requires(hides<Type>()) {
        return seen_array<N, seen_type<Type>>{
            [&](int i) { return see(elements_[i], viewer, Owned ? viewer == i : owns); }};
    }

    template <class Kind>
    constexpr void lift(piece_pool<Kind>& pool, seat viewer, bool owns) const noexcept
        requires(hides<Type>()) {
        for (int i = 0; i != N; ++i)
            lift_pieces(elements_[i], pool, viewer, Owned ? viewer == i : owns);
    }
    template <class Kind, class Random>
    constexpr void lay(piece_pool<Kind>& pool, Random& random, seat viewer, bool owns) noexcept
        requires(hides<Type>()) {
        for (int i = 0; i != N; ++i)
            lay_pieces(elements_[i], pool, random, viewer, Owned ? viewer == i : owns);
    }

    template <class Random>
    constexpr void guess(Random& random, seat viewer, bool owns) noexcept requires(hides<Type>()) {
        for (int i = 0; i != N; ++i)
            guess_commitments(elements_[i], random, viewer, Owned ? viewer == i : owns);
    }

private:
    Type elements_[static_cast<std::size_t>(N)];
};

template <int N, class Type, bool Owned>
struct piece_types_of<array_of_components<N, Type, Owned>> {
    using type = piece_types<Type>;
};

template <class Kind, int N, class Type, bool Owned>
constexpr int count_pieces(array_of_components<N, Type, Owned> const& holder, Kind kind) noexcept {
    int sum = 0;
    for (auto const& part : holder)
        sum += count_pieces(part, kind);
    return sum;
}

} // namespace detail

/// One thing for each seat, which owns it: `per_seat<4, secret<hand>>`.
template <int Seats, class Type>
using per_seat = detail::array_of_components<Seats, Type, true>;

/// Several things of one type that belong to nobody in particular, or to the seat that owns them all.
template <int N, class Type>
using several = detail::array_of_components<N, Type, false>;

} // namespace senet

#endif // SENET_TABLE_SEVERAL_HPP
