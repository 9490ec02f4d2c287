// SPDX-License-Identifier: MIT

#ifndef SENET_MOVES_STRUCT_DOMAIN_HPP
#define SENET_MOVES_STRUCT_DOMAIN_HPP

#include <senet/detail/members.hpp>
#include <senet/moves/domain.hpp>
#include <senet/text.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

namespace senet {

namespace detail {

template <class Type, std::size_t I>
using field = domain<member_type<Type, I>>;

template <class Type>
constexpr bool all_fields_are_finite() noexcept {
    return []<std::size_t... I>(std::index_sequence<I...>) {
        return (countable<member_type<Type, I>> && ...);
    }
    (std::make_index_sequence<member_count<Type>>{});
}

/// How many different values a struct has.
template <class Type>
constexpr std::uint64_t count_values() noexcept {
    // More than anybody can number: larger decisions are refused, see packed_move.
    constexpr std::uint64_t too_many = std::uint64_t{1} << 62;
    std::uint64_t product = 1;
    for_each_member_index<Type>([&](auto i) {
        product =
            product > too_many / field<Type, i>::size ? too_many : product * field<Type, i>::size;
    });
    return product;
}

template <class Type>
inline constexpr std::uint64_t value_count = count_values<Type>();

/// Numbers the values of a struct, the first member counting slowest.
template <class Type>
constexpr std::uint64_t ordinal_of(Type const& object) noexcept {
    std::uint64_t number = 0;
    for_each_member(object, [&](auto i, auto const& value) {
        number = number * field<Type, i>::size + field<Type, i>::ordinal(value);
    });
    return number;
}

template <class Type>
constexpr Type value_of(std::uint64_t ordinal) noexcept {
    Type object{};
    auto rest = value_count<Type>;
    for_each_member(object, [&](auto i, auto& value) {
        rest /= field<Type, i>::size;
        value = field<Type, i>::value(ordinal / rest);
        ordinal %= rest;
    });
    return object;
}

/// A described struct of values that can be counted.
template <class Type>
concept struct_of_values = std::is_class_v<Type> && reflected<Type> && std::is_aggregate_v<Type> &&
    all_fields_are_finite<Type>();

} // namespace detail

/// Structs of such values, described with Boost.Hana, with the names of their members: `(gold 2, silver 1)`.
template <detail::struct_of_values Type>
struct domain<Type> : detail::packed_as_ordinal<domain<Type>, Type> {
    static constexpr std::uint64_t size = detail::value_count<Type>;
    static constexpr std::size_t longest = [] {
        std::size_t sum = 0;
        detail::for_each_member_index<Type>([&](auto i) {
            sum += detail::member_name<Type, i>().size() + 1 +
                   detail::longest_text<detail::member_type<Type, i>> + 2;
        });
        return sum; // the parentheses take as much as the comma that is not there
    }();

    static constexpr std::uint64_t ordinal(Type const& value) noexcept {
        return detail::ordinal_of(value);
    }
    static constexpr Type value(std::uint64_t ordinal) noexcept {
        return detail::value_of<Type>(ordinal);
    }

    template <class Text>
    static constexpr void write(Text& text, Type const& value) noexcept {
        text << '(';
        detail::for_each_member(value, [&](auto i, auto const& part) {
            if (i != 0)
                text << std::string_view{", "};
            text << detail::member_name<Type, i>() << ' ';
            detail::field<Type, i>::write(text, part);
        });
        text << ')';
    }
    static constexpr bool read(text_reader& reader, Type& value) noexcept {
        auto const before = reader.place();
        Type read{};
        bool good = reader.literal("(");
        detail::for_each_member(read, [&](auto i, auto& part) {
            if (i != 0) {
                reader.skip_spaces();
                good = good && reader.literal(",");
            }
            reader.skip_spaces();
            good = good && reader.word(detail::member_name<Type, i>());
            reader.skip_spaces();
            good = good && detail::field<Type, i>::read(reader, part);
        });
        reader.skip_spaces();
        if (!good || !reader.literal(")")) {
            reader.go_back_to(before);
            return false;
        }
        value = read;
        return true;
    }
    template <class Text>
    static constexpr void describe(Text& text) noexcept {
        text << '(';
        detail::for_each_member_index<Type>([&](auto i) {
            if (i != 0)
                text << std::string_view{", "};
            text << detail::member_name<Type, i>() << ' ';
            detail::field<Type, i>::describe(text);
        });
        text << ')';
    }
};

} // namespace senet

#endif // SENET_MOVES_STRUCT_DOMAIN_HPP
