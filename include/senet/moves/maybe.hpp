// SPDX-License-Identifier: MIT

#ifndef SENET_MOVES_MAYBE_HPP
#define SENET_MOVES_MAYBE_HPP

#include <senet/assert.hpp>
#include <senet/detail/bits.hpp>
#include <senet/moves/domain.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace senet {

/// A value that may be missing: a member of a move that need not be given.
template <countable Type>
class maybe {
    using storage = detail::word_of<detail::bits_for(domain<Type>::size + 1)>;
    storage stored_ = 0; // the ordinal number counted from 1

public:
    using value_type = Type;

    constexpr maybe() = default;
    constexpr maybe(Type value) noexcept // NOLINT: a value is there
        : stored_(static_cast<storage>(domain<Type>::ordinal(value) + 1)) {}

    constexpr bool there() const noexcept { return stored_ != 0; }
    constexpr Type get() const noexcept {
        SENET_ASSERT(there(), "senet: there is something to look at");
        return domain<Type>::value(static_cast<std::uint64_t>(stored_ - 1));
    }
    /// 0 if nothing is there, otherwise the ordinal number of the value counted from 1.
    constexpr int number() const noexcept { return static_cast<int>(stored_); }
    constexpr void set_number(int n) noexcept { stored_ = static_cast<storage>(n); }

    friend constexpr bool operator==(maybe, maybe) = default;
};

/// A value or `none`.
template <class Type>
struct domain<maybe<Type>> : detail::packed_as_ordinal<domain<maybe<Type>>, maybe<Type>> {
    static constexpr std::uint64_t size = domain<Type>::size + 1;
    static constexpr std::size_t longest =
        detail::longest_text<Type> > 4 ? detail::longest_text<Type> : 4;

    static constexpr std::uint64_t ordinal(maybe<Type> const& value) noexcept {
        return value.there() ? domain<Type>::ordinal(value.get()) + 1 : 0;
    }
    static constexpr maybe<Type> value(std::uint64_t ordinal) noexcept {
        if (ordinal == 0)
            return {};
        return domain<Type>::value(ordinal - 1);
    }

    template <class Text>
    static constexpr void write(Text& text, maybe<Type> const& value) noexcept {
        if (value.there())
            domain<Type>::write(text, value.get());
        else
            text << std::string_view{"none"};
    }
    static constexpr bool read(text_reader& reader, maybe<Type>& value) noexcept {
        static_assert(
            !is_a_text_of_its_own(),
            "senet: a maybe<...> without a value is called none, which is no name of a value");
        if (reader.word("none")) {
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
        text << std::string_view{" or none"};
    }

private:
    static constexpr bool is_a_text_of_its_own() noexcept {
        text_reader none{"none"};
        Type value{};
        return domain<Type>::read(none, value);
    }
};

} // namespace senet

#endif // SENET_MOVES_MAYBE_HPP
