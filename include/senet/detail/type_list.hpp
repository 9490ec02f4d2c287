// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_TYPE_LIST_HPP
#define SENET_DETAIL_TYPE_LIST_HPP

#include <cstddef>
#include <type_traits>
#include <utility>

// Lookup by inheritance is the cheapest there is to compile, and phases are looked up by number all the time.
namespace senet::detail {

template <class... Types>
struct type_list {
    static constexpr std::size_t size = sizeof...(Types);
};

template <class Type>
struct type_box {
    using type = Type;
};

template <std::size_t Index, class Type>
struct indexed_type {};

template <class Indices, class... Types>
struct indexed_types;

template <std::size_t... Index, class... Types>
struct indexed_types<std::index_sequence<Index...>, Types...> : indexed_type<Index, Types>... {};

template <std::size_t Index, class Type>
type_box<Type> pick_type(indexed_type<Index, Type> const&);

template <class List, std::size_t Index>
struct type_at_impl;

template <class... Types, std::size_t Index>
struct type_at_impl<type_list<Types...>, Index> {
    using type = typename decltype(pick_type<Index>(
        std::declval<indexed_types<std::index_sequence_for<Types...>, Types...> const&>()))::type;
};

template <class List, std::size_t Index>
using type_at = typename type_at_impl<List, Index>::type;

template <class... Lists>
struct concat_impl {
    using type = type_list<>;
};

template <class List>
struct concat_impl<List> {
    using type = List;
};

template <class... As, class... Bs, class... Rest>
struct concat_impl<type_list<As...>, type_list<Bs...>, Rest...> {
    using type = typename concat_impl<type_list<As..., Bs...>, Rest...>::type;
};

template <class... Lists>
using concat = typename concat_impl<Lists...>::type;

template <class Type, class... Types>
constexpr std::size_t index_in(type_list<Types...>) noexcept {
    constexpr bool same[] = {std::is_same_v<Type, Types>..., true};
    std::size_t i = 0;
    while (!same[i])
        ++i;
    return i; // the size of the list if it is not there
}

/// The position of a type in a list; the list's size if it is not in it.
template <class List, class Type>
inline constexpr std::size_t index_of = index_in<Type>(List{});

template <class List, class Type>
inline constexpr bool contains = index_of<List, Type> < List::size;

template <class Done, class... Rest>
struct unique_impl {
    using type = Done;
};

template <class... Done, class Next, class... Rest>
struct unique_impl<type_list<Done...>, Next, Rest...> {
    using type = typename unique_impl<
        std::conditional_t<
            contains<type_list<Done...>, Next>,
            type_list<Done...>,
            type_list<Done..., Next>>,
        Rest...>::type;
};

template <class List>
struct unique_of;

template <class... Types>
struct unique_of<type_list<Types...>> {
    using type = typename unique_impl<type_list<>, Types...>::type;
};

/// Each type once, in the order of their first appearance.
template <class List>
using unique = typename unique_of<List>::type;

} // namespace senet::detail

#endif // SENET_DETAIL_TYPE_LIST_HPP
