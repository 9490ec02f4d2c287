// SPDX-License-Identifier: MIT

#ifndef SENET_MOVES_VALUE_OR_HPP
#define SENET_MOVES_VALUE_OR_HPP

#include <senet/assert.hpp>
#include <senet/detail/bits.hpp>
#include <senet/fixed_string.hpp>
#include <senet/moves/domain.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace senet {

/// A value, or something else that has a name of its own: `value_or<below<3>, "deck">` is one of three slots or the
/// deck. A set offers the other one as the number behind those of all values.
template <countable Value, fixed_string Other>
class value_or {
    using storage = detail::word_of<detail::bits_for(domain<Value>::size + 1)>;

public:
    /// The number of the other one, among those of the values.
    static constexpr int other_number = static_cast<int>(domain<Value>::size);

    constexpr value_or() = default;
    template <std::convertible_to<Value> From>
    requires(!std::convertible_to<From, std::string_view>) constexpr value_or(
        From value) noexcept // NOLINT: it is a value
        : number_(static_cast<storage>(domain<Value>::ordinal(Value(value)))) {}
    constexpr value_or([[maybe_unused]] std::string_view other) noexcept // NOLINT: or the other one
        : number_(static_cast<storage>(other_number)) {
        SENET_ASSERT(other == Other, "senet: a value, or the other one by its name");
    }
    constexpr value_or(char const* other) noexcept // NOLINT: as above
        : value_or(std::string_view{other}) {}

    static constexpr value_or numbered(int number) noexcept {
        SENET_ASSERT(
            number >= 0 && number <= other_number, "senet: there are that many values and one");
        value_or result;
        result.number_ = static_cast<storage>(number);
        return result;
    }
    constexpr int number() const noexcept { return number_; }

    constexpr bool is_other() const noexcept { return number_ == other_number; }
    /// The value, if it is one.
    constexpr Value value() const noexcept {
        SENET_ASSERT(!is_other(), "senet: it is a value");
        return domain<Value>::value(number_);
    }

    friend constexpr bool operator==(value_or, value_or) = default;

private:
    storage number_ = 0;
};

template <countable Value, fixed_string Other>
struct domain<value_or<Value, Other>>
    : detail::packed_as_ordinal<domain<value_or<Value, Other>>, value_or<Value, Other>> {
    static constexpr std::uint64_t size = domain<Value>::size + 1;
    static constexpr std::size_t longest = detail::longest_text<Value> >
                                                   std::string_view{Other}.size()
                                               ? detail::longest_text<Value>
                                               : std::string_view{Other}.size();

    static constexpr std::uint64_t ordinal(value_or<Value, Other> value) noexcept {
        return static_cast<std::uint64_t>(value.number());
    }
    static constexpr value_or<Value, Other> value(std::uint64_t ordinal) noexcept {
        return value_or<Value, Other>::numbered(static_cast<int>(ordinal));
    }

    template <class Text>
    static constexpr void write(Text& text, value_or<Value, Other> value) noexcept {
        if (value.is_other())
            text << std::string_view{Other};
        else
            domain<Value>::write(text, value.value());
    }
    static constexpr bool read(text_reader& reader, value_or<Value, Other>& value) noexcept {
        if (reader.word(Other)) {
            value = std::string_view{Other};
            return true;
        }
        Value read{};
        if (!domain<Value>::read(reader, read))
            return false;
        value = read;
        return true;
    }
    template <class Text>
    static constexpr void describe(Text& text) noexcept {
        domain<Value>::describe(text);
        text << std::string_view{", or "} << std::string_view{Other};
    }
};

} // namespace senet

#endif // SENET_MOVES_VALUE_OR_HPP
