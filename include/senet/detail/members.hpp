// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_MEMBERS_HPP
#define SENET_DETAIL_MEMBERS_HPP

#include <boost/hana/accessors.hpp>
#include <boost/hana/at.hpp>
#include <boost/hana/concept/struct.hpp>
#include <boost/hana/first.hpp>
#include <boost/hana/length.hpp>
#include <boost/hana/second.hpp>
#include <boost/hana/tuple.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

// Everything senet knows about the members of a user's struct it knows from Boost.Hana; this is the only header that
// asks.
namespace senet::detail {

/// Described with BOOST_HANA_DEFINE_STRUCT or BOOST_HANA_ADAPT_STRUCT.
template <class Type>
concept reflected = boost::hana::Struct<std::remove_cv_t<Type>>::value;

/// Reflected, or without members at all.
template <class Type>
concept has_known_members = reflected<Type> || std::is_empty_v<Type>;

template <class Type>
constexpr std::size_t count_members() noexcept {
    if constexpr (reflected<Type>)
        return decltype(boost::hana::length(boost::hana::accessors<Type>()))::value;
    else
        return 0;
}

template <class Type>
inline constexpr std::size_t member_count = count_members<Type>();

/// Stands for a member in compilers' messages, where it reads `&table::deck`.
template <class Type, std::size_t Index>
using member_accessor = std::remove_cvref_t<decltype(boost::hana::second(
    boost::hana::at_c<Index>(boost::hana::accessors<Type>())))>;

template <std::size_t Index, class Type>
constexpr decltype(auto) member(Type& object) noexcept {
    // made anew, because to take it out of all accessors costs many steps of constant evaluation each time
    return member_accessor<std::remove_const_t<Type>, Index>{}(object);
}

template <class Type, std::size_t Index>
using member_type = std::remove_cvref_t<decltype(member<Index>(std::declval<Type&>()))>;

template <class Type, std::size_t Index>
constexpr std::string_view member_name() noexcept {
    using name = std::remove_cvref_t<decltype(boost::hana::first(
        boost::hana::at_c<Index>(boost::hana::accessors<Type>())))>;
    return {name::c_str(), decltype(boost::hana::length(std::declval<name>()))::value};
}

/// Calls `f(index, member)` for each member; the index is an integral constant.
template <class Type, class Function>
constexpr void for_each_member(Type& object, Function&& f) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (f(std::integral_constant<std::size_t, I>{}, member<I>(object)), ...);
    }
    (std::make_index_sequence<member_count<std::remove_const_t<Type>>>{});
}

/// Calls `f(index)` for each member of a type.
template <class Type, class Function>
constexpr void for_each_member_index(Function&& f) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (f(std::integral_constant<std::size_t, I>{}), ...);
    }
    (std::make_index_sequence<member_count<Type>>{});
}

} // namespace senet::detail

#endif // SENET_DETAIL_MEMBERS_HPP
