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

/// The name of an enumerator, or an empty one when the enumeration has no enumerator of that value.
template <auto Value>
constexpr std::string_view enumerator_name() noexcept {
    constexpr std::string_view known = spelled_with_value<true>();
    constexpr std::size_t before = known.find("true");
    constexpr std::size_t after = known.size() - before - 4;
    constexpr std::string_view here = spelled_with_value<Value>();
    constexpr std::string_view spelled = here.substr(before, here.size() - before - after);
    // a value without an enumerator is spelled as a cast, "(suit)7", or as a bare number
    constexpr std::size_t last = spelled.find_last_of(":)") + 1;
    if (last == spelled.size() || spelled[last] == '-' ||
        (spelled[last] >= '0' && spelled[last] <= '9'))
        return {};
    return last_name(spelled);
}

} // namespace senet::detail

#endif // SENET_DETAIL_TYPE_NAME_HPP
