// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_SEEN_HPP
#define SENET_TABLE_SEEN_HPP

#include <senet/assert.hpp>
#include <senet/table/component.hpp>

#include <boost/hana/tuple.hpp>

#include <cstddef>
#include <utility>

// What a seat may know of a table is a value of another type, into which only the permitted parts are copied: what is
// not in it cannot leak.
namespace senet {

template <class Table>
class seen_struct;

namespace detail {

/// What a seat sees of a component: the component itself if it hides nothing.
template <class Type>
constexpr auto see(Type const& shown, seat viewer, bool owns) noexcept {
    if constexpr (hides_something<Type>)
        return shown.seen(viewer, owns);
    else if constexpr (hides<Type>())
        return seen_struct<Type>{shown, viewer, owns};
    else
        return shown;
}

template <class Type>
using seen_type = decltype(see(std::declval<Type const&>(), seat{}, true));

/// Equality of what is seen; plain structs on a table have no operator of their own.
template <class Type>
constexpr bool same_seen(Type const& a, Type const& b) noexcept {
    if constexpr (can_lie_on_a_table<Type>())
        return same_table(a, b);
    else
        return a == b;
}

template <class Table, std::size_t I>
struct seen_member {
    seen_type<member_type<Table, I>> value;
};

template <class Table, class Indices>
struct seen_members;

template <class Table, std::size_t... I>
struct seen_members<Table, std::index_sequence<I...>> : seen_member<Table, I>... {
    constexpr seen_members(Table const& table, seat viewer, bool owns) noexcept
        : seen_member<Table, I>{see(member<I>(table), viewer, owns)}... {}

    friend constexpr bool operator==(seen_members const& a, seen_members const& b) noexcept {
        return (
            same_seen(
                static_cast<seen_member<Table, I> const&>(a).value,
                static_cast<seen_member<Table, I> const&>(b).value) &&
            ...);
    }
};

/// A table to compare addresses with, which is how a pointer to a member finds its member.
template <class Table>
inline constexpr Table blank_table{};

} // namespace detail

/// Several things, as a seat sees them.
template <int N, class Seen>
class seen_array {
public:
    static constexpr int size() noexcept { return N; }
    constexpr Seen const& operator[](int i) const noexcept {
        SENET_ASSERT(i >= 0 && i < N, "senet: there are that many of them");
        return seen_[i];
    }
    constexpr Seen const* begin() const noexcept { return seen_; }
    constexpr Seen const* end() const noexcept { return seen_ + N; }

    template <class Make>
    constexpr explicit seen_array(Make make) noexcept
        : seen_array(make, std::make_index_sequence<static_cast<std::size_t>(N)>{}) {}

    friend constexpr bool operator==(seen_array const& a, seen_array const& b) noexcept {
        for (int i = 0; i != N; ++i)
            if (!detail::same_seen(a.seen_[i], b.seen_[i]))
                return false;
        return true;
    }

private:
    template <class Make, std::size_t... I>
    constexpr seen_array(Make make, std::index_sequence<I...>) noexcept
        : seen_{make(static_cast<int>(I))...} {}

    Seen seen_[static_cast<std::size_t>(N)];
};

/// A struct or a whole table, as a seat sees it: `seen[&table::hands]`.
template <class Table>
class seen_struct {
public:
    constexpr seen_struct(Table const& table, seat viewer, bool owns) noexcept
        : members_(table, viewer, owns) {}

    /// What is seen of a member of the table.
    template <class Member>
    constexpr detail::seen_type<Member> const& operator[](Member Table::*which) const noexcept {
        return find<0>(which);
    }

    /// Calls `f(index, seen)` for what is seen of each member; the index is an integral constant.
    template <class Function>
    constexpr void for_each(Function&& f) const {
        detail::for_each_member_index<Table>([&](auto i) {
            f(i, static_cast<detail::seen_member<Table, i> const&>(members_).value);
        });
    }

    friend constexpr bool operator==(seen_struct const&, seen_struct const&) = default;

private:
    template <std::size_t I, class Member>
    constexpr detail::seen_type<Member> const& find(Member Table::*which) const noexcept {
        if constexpr (std::is_same_v<detail::member_type<Table, I>, Member>)
            if (&(detail::blank_table<Table>.*which) ==
                &detail::member<I>(detail::blank_table<Table>))
                return static_cast<detail::seen_member<Table, I> const&>(members_).value;
        if constexpr (I + 1 < detail::member_count<Table>)
            return find<I + 1>(which);
        else
            return last_of<Member>();
    }
    // Not reached: a pointer to a member of the table always finds it.
    template <class Member, std::size_t I = detail::member_count<Table> - 1>
    constexpr detail::seen_type<Member> const& last_of() const noexcept {
        if constexpr (std::is_same_v<detail::member_type<Table, I>, Member>)
            return static_cast<detail::seen_member<Table, I> const&>(members_).value;
        else
            return last_of<Member, I - 1>();
    }

    detail::seen_members<Table, std::make_index_sequence<detail::member_count<Table>>> members_;
};

} // namespace senet

#endif // SENET_TABLE_SEEN_HPP
