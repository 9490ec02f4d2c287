// SPDX-License-Identifier: MIT

#ifndef SENET_MOVES_MAYBE_HPP
#define SENET_MOVES_MAYBE_HPP

#include <senet/assert.hpp>
#include <senet/detail/bits.hpp>
#include <senet/fixed_string.hpp>
#include <senet/moves/domain.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace senet {

/// A value that may be missing: a member of a move that need not be given. `Word` is what is said instead: a tablet goes
/// beside a group or is kept, `maybe<group, "keep">`.
template <countable Type, fixed_string Word = "none">
class maybe {
    using storage = detail::word_of<detail::bits_for(domain<Type>::size + 1)>;
    storage stored_ = 0; // the ordinal number counted from 1

public:
    using value_type = Type;
    static constexpr std::string_view word = Word;

    constexpr maybe() = default;
    template <std::convertible_to<Type> From>
    constexpr maybe(From const& value) noexcept // NOLINT: a value is there
        : stored_(static_cast<storage>(domain<Type>::ordinal(Type(value)) + 1)) {}

    constexpr bool there() const noexcept { return stored_ != 0; }
    constexpr Type get() const noexcept {
        SENET_ASSERT(there(), "senet: there is something to look at");
        return domain<Type>::value(static_cast<std::uint64_t>(stored_ - 1));
    }
    /// 0 if nothing is there, otherwise the ordinal number of the value counted from 1.
    constexpr int number() const noexcept { return static_cast<int>(stored_); }
    constexpr void set_number(int n) noexcept { stored_ = static_cast<storage>(n); }
    static constexpr maybe numbered(int n) noexcept {
        SENET_ASSERT(
            n >= 0 && static_cast<std::uint64_t>(n) <= domain<Type>::size,
            "senet: there are that many values and nothing");
        maybe result;
        result.set_number(n);
        return result;
    }

    friend constexpr bool operator==(maybe, maybe) = default;
};

/// A value or a word.
template <class Type, fixed_string Word>
struct domain<maybe<Type, Word>>
    : detail::packed_as_ordinal<domain<maybe<Type, Word>>, maybe<Type, Word>> {
    using one = maybe<Type, Word>;
    static constexpr std::uint64_t size = domain<Type>::size + 1;
    static constexpr std::size_t longest = detail::longest_text<Type> > one::word.size()
                                               ? detail::longest_text<Type>
                                               : one::word.size();

    static constexpr std::uint64_t ordinal(one const& value) noexcept {
        return value.there() ? domain<Type>::ordinal(value.get()) + 1 : 0;
    }
    static constexpr one value(std::uint64_t ordinal) noexcept {
        if (ordinal == 0)
            return {};
        return domain<Type>::value(ordinal - 1);
    }

    template <class Text>
    static constexpr void write(Text& text, one const& value) noexcept {
        if (value.there())
            domain<Type>::write(text, value.get());
        else
            text << one::word;
    }
    static constexpr bool read(text_reader& reader, one& value) noexcept {
        static_assert(
            !is_a_text_of_its_own(),
            "senet: what a maybe<...> is called without a value, none if nothing else is said, is no name of a value");
        if (reader.word(one::word)) {
            value = {};
            return true;
        }
        Type there{};
        if (!domain<Type>::read(reader, there))
            return false;
        value = there;
        return true;
    }
    template <class Text>
    static constexpr void describe(Text& text) noexcept {
        domain<Type>::describe(text);
        text << std::string_view{" or "} << one::word;
    }

private:
    static constexpr bool is_a_text_of_its_own() noexcept {
        text_reader none{one::word};
        Type value{};
        return domain<Type>::read(none, value);
    }
};

} // namespace senet

#endif // SENET_MOVES_MAYBE_HPP
