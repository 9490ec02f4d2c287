// SPDX-License-Identifier: MIT

#ifndef SENET_MOVES_DOMAIN_HPP
#define SENET_MOVES_DOMAIN_HPP

#include <senet/assert.hpp>
#include <senet/detail/bits.hpp>
#include <senet/detail/enumerators.hpp>
#include <senet/seats.hpp>
#include <senet/table/index_set.hpp>
#include <senet/table/squares.hpp>
#include <senet/text.hpp>

#include <concepts>
#include <cstdint>
#include <type_traits>

namespace senet {

/// A whole number from `Low` to `High`.
template <int Low, int High>
class within {
    static_assert(
        Low <= High, "senet: the lower bound of a range of numbers is not above the upper one");
    using storage = std::conditional_t<
        (Low >= 0),
        detail::word_of<detail::bits_for(static_cast<std::uint64_t>(High) + 1)>,
        std::conditional_t<
            (Low >= -128 && High <= 127),
            std::int8_t,
            std::conditional_t<(Low >= -32768 && High <= 32767), std::int16_t, std::int32_t>>>;

public:
    static constexpr int lowest = Low;
    static constexpr int highest = High;

    constexpr within() noexcept : value_(static_cast<storage>(Low)) {}
    constexpr within(int value) noexcept
        : value_(static_cast<storage>(value)) { // NOLINT: it is a number
        SENET_ASSERT(value >= Low && value <= High, "senet: the number is within its range");
    }

    constexpr operator int() const noexcept { return static_cast<int>(value_); }

private:
    storage value_;
};

/// A whole number from 0 to `Count` - 1.
template <int Count>
using below = within<0, Count - 1>;

/// Any selection of the numbers 0 … `N` - 1.
template <int N>
using subset = index_set<N>;

/// What a member of a move can be: finitely many values, each with a number, a text and a packed form.
/// Specialise it to teach senet a type of your own.
template <class Type>
struct domain;

/// A type whose values can be counted, numbered and written.
template <class Type>
concept countable = requires(Type const& value, text_reader& reader, Type& target) {
    { domain<Type>::size } -> std::convertible_to<std::uint64_t>;
    { domain<Type>::ordinal(value) } -> std::same_as<std::uint64_t>;
    { domain<Type>::value(std::uint64_t{}) } -> std::same_as<Type>;
    { domain<Type>::read(reader, target) } -> std::same_as<bool>;
};

namespace detail {

/// Counts the characters of what is written to it.
class text_length {
public:
    constexpr text_length& operator<<(std::string_view more) noexcept {
        size_ += more.size();
        return *this;
    }
    constexpr text_length& operator<<(char) noexcept {
        ++size_;
        return *this;
    }
    constexpr text_length& operator<<(long long number) noexcept {
        return *this << (short_text<20>{} << number).view();
    }
    constexpr text_length& operator<<(int number) noexcept {
        return *this << static_cast<long long>(number);
    }
    constexpr std::size_t size() const noexcept { return size_; }

private:
    std::size_t size_ = 0;
};

template <class Type>
constexpr std::size_t length_of(Type const& value) noexcept {
    text_length text;
    domain<Type>::write(text, value);
    return text.size();
}

/// How long the text of a value can become.
template <class Type>
constexpr std::size_t find_longest_text() noexcept {
    if constexpr (requires { domain<Type>::longest; }) {
        return domain<Type>::longest;
    } else {
        constexpr bool few = domain<Type>::size <= 1024;
        static_assert(
            few,
            "senet: a domain of your own with more than 1024 values says how long their texts can be: "
            "`static constexpr std::size_t longest = ...`");
        std::size_t longest = 0;
        if constexpr (few)
            for (std::uint64_t i = 0; i != domain<Type>::size; ++i) {
                auto const length = length_of(domain<Type>::value(i));
                longest = length > longest ? length : longest;
            }
        return longest;
    }
}

template <class Type>
inline constexpr std::size_t longest_text = find_longest_text<Type>();

/// The packed form of most domains is the ordinal number itself.
template <class Domain, class Type>
struct packed_as_ordinal {
    static constexpr int bits() noexcept { return bits_for(Domain::size); }
    static constexpr std::uint64_t pack(Type const& value) noexcept {
        return Domain::ordinal(value);
    }
    static constexpr Type unpack(std::uint64_t packed) noexcept { return Domain::value(packed); }
};

} // namespace detail

/// Numbers of a range.
template <int Low, int High>
struct domain<within<Low, High>>
    : detail::packed_as_ordinal<domain<within<Low, High>>, within<Low, High>> {
    static constexpr std::uint64_t size = static_cast<std::uint64_t>(High - Low) + 1;
    static constexpr std::size_t longest = (detail::text_length{} << Low).size() >
                                                   (detail::text_length{} << High).size()
                                               ? (detail::text_length{} << Low).size()
                                               : (detail::text_length{} << High).size();

    static constexpr std::uint64_t ordinal(within<Low, High> value) noexcept {
        return static_cast<std::uint64_t>(value - Low);
    }
    static constexpr within<Low, High> value(std::uint64_t ordinal) noexcept {
        return static_cast<int>(ordinal) + Low;
    }

    template <class Text>
    static constexpr void write(Text& text, within<Low, High> value) noexcept {
        text << static_cast<int>(value);
    }
    static constexpr bool read(text_reader& reader, within<Low, High>& value) noexcept {
        long long number = 0;
        if (!reader.number(Low, High, number))
            return false;
        value = static_cast<int>(number);
        return true;
    }
    template <class Text>
    static constexpr void describe(Text& text) noexcept {
        text << "a number from " << Low << " to " << High;
    }
};

/// Yes or no.
template <>
struct domain<bool> : detail::packed_as_ordinal<domain<bool>, bool> {
    static constexpr std::uint64_t size = 2;
    static constexpr std::size_t longest = 3;

    static constexpr std::uint64_t ordinal(bool value) noexcept { return value ? 1 : 0; }
    static constexpr bool value(std::uint64_t ordinal) noexcept { return ordinal != 0; }

    template <class Text>
    static constexpr void write(Text& text, bool value) noexcept {
        text << (value ? std::string_view{"yes"} : std::string_view{"no"});
    }
    static constexpr bool read(text_reader& reader, bool& value) noexcept {
        value = reader.word("yes");
        return value || reader.word("no");
    }
    template <class Text>
    static constexpr void describe(Text& text) noexcept {
        text << std::string_view{"yes or no"};
    }
};

/// Enumerators, which must be numbered 0, 1, 2 … without gaps.
template <class Enum>
requires std::is_enum_v<Enum>
struct domain<Enum> : detail::packed_as_ordinal<domain<Enum>, Enum> {
    static constexpr std::uint64_t size = detail::enumeration_size<Enum>();
    static constexpr std::size_t longest = [] {
        std::size_t most = 0;
        for (auto const& name : detail::enumerator_names<Enum>.names)
            most = name.size() > most ? name.size() : most;
        return most;
    }();

    static constexpr std::uint64_t ordinal(Enum value) noexcept {
        SENET_ASSERT(
            static_cast<std::uint64_t>(value) < size,
            "senet: enumerators are numbered 0, 1, 2 … without gaps");
        return static_cast<std::uint64_t>(value);
    }
    static constexpr Enum value(std::uint64_t ordinal) noexcept {
        return static_cast<Enum>(ordinal);
    }

    template <class Text>
    static constexpr void write(Text& text, Enum value) noexcept {
        text << detail::enumerator_names<Enum>.names[static_cast<std::size_t>(value)];
    }
    static constexpr bool read(text_reader& reader, Enum& value) noexcept {
        for (int i = 0; i != detail::enumerators<Enum>; ++i)
            if (reader.word(detail::enumerator_names<Enum>.names[i])) {
                value = static_cast<Enum>(i);
                return true;
            }
        return false;
    }
    template <class Text>
    static constexpr void describe(Text& text) noexcept {
        for (int i = 0; i != detail::enumerators<Enum>; ++i) {
            if (i != 0)
                text
                    << (i + 1 == detail::enumerators<Enum> ? std::string_view{" or "}
                                                           : std::string_view{", "});
            if (i == 8 && 9 < detail::enumerators<Enum>) {
                text << std::string_view{"…"};
                return;
            }
            text << detail::enumerator_names<Enum>.names[i];
        }
    }
};

/// Selections from at most 32 things; larger ones can lie on a table but are taken step by step.
template <int N>
requires(N <= 32) struct domain<index_set<N>>
    : detail::packed_as_ordinal<domain<index_set<N>>, index_set<N>> {
    static constexpr std::uint64_t size = std::uint64_t{1} << N;
    static constexpr std::size_t longest = 2 + (N - 1) + N + (N > 10 ? N - 10 : 0);

    static constexpr std::uint64_t ordinal(index_set<N> const& value) noexcept {
        std::uint64_t bits = 0;
        for (int const i : value)
            bits |= std::uint64_t{1} << i;
        return bits;
    }
    static constexpr index_set<N> value(std::uint64_t ordinal) noexcept {
        index_set<N> set;
        for (int i = 0; i != N; ++i)
            if ((ordinal >> i & 1u) != 0)
                set.insert(i);
        return set;
    }

    template <class Text>
    static constexpr void write(Text& text, index_set<N> const& value) noexcept {
        text << '{';
        bool first = true;
        for (int const i : value) {
            if (!first)
                text << ',';
            first = false;
            text << i;
        }
        text << '}';
    }
    static constexpr bool read(text_reader& reader, index_set<N>& value) noexcept {
        auto const before = reader.place();
        index_set<N> set;
        long long last = -1;
        if (reader.literal("{") && !reader.literal("}"))
            do {
                long long number = 0;
                if (!reader.number(last + 1, N - 1, number)) {
                    reader.go_back_to(before);
                    return false;
                }
                set.insert(static_cast<int>(number));
                last = number;
            } while (reader.literal(","));
        if (last >= 0 && !reader.literal("}")) {
            reader.go_back_to(before);
            return false;
        }
        value = set;
        return reader.place() != before;
    }
    template <class Text>
    static constexpr void describe(Text& text) noexcept {
        text << std::string_view{"ascending numbers up to "} << N - 1
             << std::string_view{" in braces"};
    }
};

/// Squares of a board, written like those of a chess board: a1 is the square in the lower left corner.
template <class Shape>
struct domain<square<Shape>> {
    static constexpr std::uint64_t size = static_cast<std::uint64_t>(Shape::squares);
    static constexpr std::size_t longest =
        1 + (detail::text_length{} << Shape::rows).size() +
        (Shape::columns <= 26 ? 0 : 1 + (detail::text_length{} << Shape::columns).size());

    static constexpr std::uint64_t ordinal(square<Shape> value) noexcept {
        return static_cast<std::uint64_t>(value.index());
    }
    static constexpr square<Shape> value(std::uint64_t ordinal) noexcept {
        return static_cast<int>(ordinal);
    }

    // A square kept as a bit stays one when there is room: no conversion between choosing it and playing it.
    static constexpr int bits() noexcept {
        return square<Shape>::is_bit ? Shape::bits : detail::bits_for(size);
    }
    static constexpr std::uint64_t first_square = square<Shape>::is_bit ? 1 : 0;
    // The first square is packed as zero, so that a packed move full of zeros is a move.
    static constexpr std::uint64_t pack(square<Shape> value) noexcept {
        return static_cast<std::uint64_t>(value.to_word()) ^ first_square;
    }
    static constexpr square<Shape> unpack(std::uint64_t packed) noexcept {
        return square<Shape>::from_word(
            static_cast<typename square<Shape>::word>(packed ^ first_square));
    }

    template <class Text>
    static constexpr void write(Text& text, square<Shape> value) noexcept {
        if constexpr (Shape::columns <= 26)
            text << static_cast<char>('a' + value.column()) << value.row() + 1;
        else
            text << 'c' << value.column() + 1 << 'r' << value.row() + 1;
    }
    static constexpr bool read(text_reader& reader, square<Shape>& value) noexcept {
        auto const before = reader.place();
        long long row = 0;
        long long column = 0;
        if constexpr (Shape::columns <= 26) {
            auto const rest = reader.rest();
            if (rest.empty() || rest[0] < 'a' || rest[0] >= 'a' + Shape::columns)
                return false;
            column = rest[0] - 'a' + 1;
            reader.literal(rest.substr(0, 1));
        } else {
            auto const rest = reader.rest();
            auto const mark = rest.find('r');
            text_reader in_front{rest.substr(0, mark == std::string_view::npos ? 0 : mark)};
            if (!in_front.literal("c") || !in_front.number(1, Shape::columns, column) ||
                !in_front.at_end())
                return false;
            reader.go_back_to(before + mark + 1);
        }
        if (!reader.number(1, Shape::rows, row)) {
            reader.go_back_to(before);
            return false;
        }
        value = square<Shape>{static_cast<int>(row) - 1, static_cast<int>(column) - 1};
        return true;
    }
    template <class Text>
    static constexpr void describe(Text& text) noexcept {
        text << std::string_view{"a square from "};
        write(text, square<Shape>{0, 0});
        text << std::string_view{" to "};
        write(text, square<Shape>{Shape::rows - 1, Shape::columns - 1});
    }
};

} // namespace senet

#include <senet/moves/struct_domain.hpp> // IWYU pragma: export

#endif // SENET_MOVES_DOMAIN_HPP
