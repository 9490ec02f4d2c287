// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_ENUMERATORS_HPP
#define SENET_DETAIL_ENUMERATORS_HPP

#include <senet/detail/type_name.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

// What compilers tell about the enumerators of an enumeration, by the way they spell its values.
namespace senet::detail {

inline constexpr int most_enumerators = 256;

template <class Enum, int Count = 0>
constexpr int count_enumerators() noexcept {
    if constexpr (Count < most_enumerators && !enumerator_name<static_cast<Enum>(Count)>().empty())
        return count_enumerators<Enum, Count + 1>();
    else
        return Count;
}

template <class Enum>
concept has_any_name = requires {
    Enum::any_name;
};

template <class Enum>
constexpr int count_all_enumerators() noexcept {
    // clang 14 instantiates a scoped enumeration of a class template only when it looks for something in it
    static_cast<void>(has_any_name<Enum>);
    return count_enumerators<Enum>();
}

/// The number of enumerators from 0 on without a gap.
template <class Enum>
inline constexpr int enumerators = count_all_enumerators<Enum>();

template <auto... Values>
constexpr std::string_view spelled_with_values() noexcept {
#ifdef _MSC_VER
    return __FUNCSIG__;
#else
    return __PRETTY_FUNCTION__;
#endif
}

inline constexpr std::size_t before_values = spelled_with_values<true>().find("true");

constexpr std::size_t digits_of(int number) noexcept {
    return number < 10 ? 1 : number < 100 ? 2 : 3;
}

/// Whether none of these values has an enumerator: they are then spelled "(suit)7, (suit)8", like a value that certainly
/// has none. One look at all of them, because to ask each for its name would take a compiler long.
template <class Enum, int Nameless, int... Values>
constexpr bool have_no_names() noexcept {
    constexpr std::string_view spelled = spelled_with_value<static_cast<Enum>(Nameless)>();
    constexpr std::string_view all = spelled_with_values<static_cast<Enum>(Values)...>();
    constexpr std::size_t cast = spelled.size() - before_value - after_value - digits_of(Nameless);
    std::size_t at = before_values;
    for (int const value : {Values...}) {
        if (cast != 0 && (all[at] != '(' || all[at + cast - 1] != ')'))
            return false;
        if (all[at + cast] < '0' || all[at + cast] > '9')
            return false;
        at += cast + digits_of(value) + 2;
    }
    return true;
}

/// An enumeration of a type that is known can hold any number; one that is neither a class nor has a type can hold no
/// more than its enumerators need, and cannot be asked for others.
template <class Enum>
concept holds_any_number = requires {
    Enum{0};
};

template <class Enum>
constexpr int highest_value() noexcept {
    using number = std::underlying_type_t<Enum>;
    if constexpr (sizeof(number) > 1)
        return most_enumerators - 1;
    else
        return std::is_signed_v<number> ? 127 : std::is_same_v<number, bool> ? 1 : 255;
}

/// Where enumerators behind a gap are looked for: among the numbers that follow, and where people like to put them.
struct suspicious_values {
    static constexpr int count = 25;
    int of[count] = {32, 64, 99, 100, 127, 128, 200, 254, 255};

    constexpr suspicious_values(int first, int highest) noexcept {
        for (int i = 0; i != count; ++i) {
            if (i >= 9)
                of[i] = first + i - 9;
            if (of[i] < first || of[i] > highest)
                of[i] = first;
        }
    }
};

/// There are enumerators with other numbers than 0, 1, 2 … : behind a gap, or below zero.
template <class Enum>
constexpr bool has_stray_enumerators() noexcept {
    constexpr int count = enumerators<Enum>;
    if constexpr (holds_any_number<Enum>) {
        if constexpr (std::is_signed_v<std::underlying_type_t<Enum>>)
            if (!enumerator_name<static_cast<Enum>(-1)>().empty())
                return true;
        if constexpr (count < highest_value<Enum>()) {
            constexpr suspicious_values values{count + 1, highest_value<Enum>()};
            return [&]<int... I>(std::integer_sequence<int, I...>) {
                return !have_no_names<Enum, count, values.of[I]...>();
            }
            (std::make_integer_sequence<int, suspicious_values::count>{});
        }
    }
    return false;
}

template <class Enum>
inline constexpr bool is_numbered = enumerators<Enum> > 0 && !has_stray_enumerators<Enum>();

/// The number of enumerators; one if they are not numbered well, so that nothing is said but that.
template <class Enum>
constexpr std::uint64_t enumeration_size() noexcept {
    static_assert(
        is_numbered<Enum>,
        "senet: an enumeration used in a game has enumerators numbered 0, 1, 2 ... without gaps");
    return is_numbered<Enum> ? static_cast<std::uint64_t>(enumerators<Enum>) : 1;
}

template <class Enum>
struct enumerator_table {
    std::string_view names[enumerators<Enum> == 0 ? 1 : enumerators<Enum>] = {};

    constexpr enumerator_table() noexcept {
        [&]<int... I>(std::integer_sequence<int, I...>) {
            ((names[I] = enumerator_name<static_cast<Enum>(I)>()), ...);
        }
        (std::make_integer_sequence<int, enumerators<Enum>>{});
    }
};

template <class Enum>
inline constexpr enumerator_table<Enum> enumerator_names{};

} // namespace senet::detail

#endif // SENET_DETAIL_ENUMERATORS_HPP
