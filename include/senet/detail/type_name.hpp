// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_TYPE_NAME_HPP
#define SENET_DETAIL_TYPE_NAME_HPP

#include <cstddef>
#include <string_view>

namespace senet::detail {

/// `senet::pig::roll` -> `roll`, `senet::fertility::parts<…>::place` -> `place`.
constexpr std::string_view last_name(std::string_view qualified) noexcept {
    std::size_t begin = 0;
    std::size_t end = qualified.size();
    int depth = 0;
    for (std::size_t i = 0; i != qualified.size(); ++i) {
        char const c = qualified[i];
        if ((c == '<' || c == '(' || c == '{') && depth++ == 0)
            end = i;
        else if (c == '>' || c == ')' || c == '}')
            --depth;
        else if ((c == ':' || c == ' ') && depth == 0) {
            begin = i + 1;
            end = qualified.size();
        }
    }
    return qualified.substr(begin, end - begin);
}

// What a compiler writes around the name of a template argument is found out once, with a known name.
template <class Type>
constexpr std::string_view spelled_with_type() noexcept {
#ifdef _MSC_VER
    return __FUNCSIG__;
#else
    return __PRETTY_FUNCTION__;
#endif
}

template <auto Value>
constexpr std::string_view spelled_with_value() noexcept {
#ifdef _MSC_VER
    return __FUNCSIG__;
#else
    return __PRETTY_FUNCTION__;
#endif
}

template <class Type>
constexpr std::string_view full_type_name() noexcept {
    constexpr std::string_view known = spelled_with_type<float>();
    constexpr std::size_t before = known.find("float");
    constexpr std::size_t after = known.size() - before - 5;
    constexpr std::string_view here = spelled_with_type<Type>();
    return here.substr(before, here.size() - before - after);
}

/// The name a type has in the source, without namespaces and template arguments.
template <class Type>
inline constexpr std::string_view type_name = last_name(full_type_name<Type>());

inline constexpr std::size_t before_value = spelled_with_value<true>().find("true");
inline constexpr std::size_t after_value = spelled_with_value<true>().size() - before_value - 4;

/// What stands last in the spelling of a value: an enumerator's name, or a number where there is none.
template <auto Value>
constexpr std::string_view spelled_last() noexcept {
    std::string_view spelled = spelled_with_value<Value>();
    spelled.remove_suffix(after_value);
    // a value without an enumerator is spelled as a cast, "(suit)7", or as a bare number
    std::size_t first = spelled.size();
    while (first > before_value && spelled[first - 1] != ':' && spelled[first - 1] != ')')
        --first;
    return spelled.substr(first);
}

/// The name of an enumerator, or an empty one when the enumeration has no enumerator of that value.
template <auto Value>
constexpr std::string_view enumerator_name() noexcept {
    constexpr std::string_view last = spelled_last<Value>();
    if (last.empty() || last[0] == '-' || (last[0] >= '0' && last[0] <= '9'))
        return {};
    return last;
}

} // namespace senet::detail

#endif // SENET_DETAIL_TYPE_NAME_HPP
