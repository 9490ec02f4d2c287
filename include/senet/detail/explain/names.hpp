// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_EXPLAIN_NAMES_HPP
#define SENET_DETAIL_EXPLAIN_NAMES_HPP

#include <senet/detail/members.hpp>
#include <senet/detail/type_name.hpp>
#include <senet/fixed_string.hpp>
#include <senet/moves/domain.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

// Compilers show the template arguments of an assertion that fails. What a message is about is therefore made an
// argument, in a form that all of them spell out.
namespace senet::detail {

template <std::size_t Length>
consteval fixed_string<Length> label(std::string_view name) noexcept {
    fixed_string<Length> result;
    for (std::size_t i = 0; i != Length; ++i)
        result.text[i] = name[i];
    return result;
}

template <char... Letters>
struct letters {};

template <fixed_string Name, std::size_t... I>
constexpr letters<Name.text[I]...> spell(std::index_sequence<I...>) noexcept {
    return {};
}

/// Some compilers show a string as numbers, but all of them letters as letters.
template <fixed_string Name>
using spelled = decltype(spell<Name>(std::make_index_sequence<std::string_view{Name}.size()>{}));

/// The first of some names that was there before; `count` if each is new.
consteval std::size_t first_repeated(std::string_view const* names, std::size_t count) noexcept {
    for (std::size_t i = 1; i < count; ++i)
        for (std::size_t before = 0; before != i; ++before)
            if (names[before] == names[i])
                return i;
    return count;
}

/// Asked only about names that `first_repeated` has found.
template <class Name>
concept is_given_once = sizeof(Name) == 0;

template <class Type>
constexpr bool numbered_if_enumeration() noexcept {
    if constexpr (std::is_enum_v<Type>)
        return is_numbered<Type>;
    else
        return true;
}

template <class Type>
concept has_numbered_enumerators = numbered_if_enumeration<Type>();

/// Closure types differ from one source file to the next, and with them the engine would.
template <class Type>
consteval bool is_closure() noexcept {
    if constexpr (std::is_aggregate_v<Type>) // which closures are not
        return false;
    else
        return full_type_name<Type>().find("lambda") != std::string_view::npos;
}

template <class Type>
concept named_struct = !is_closure<Type>();

} // namespace senet::detail

#endif // SENET_DETAIL_EXPLAIN_NAMES_HPP
