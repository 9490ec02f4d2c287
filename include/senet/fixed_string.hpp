// SPDX-License-Identifier: MIT

#ifndef SENET_FIXED_STRING_HPP
#define SENET_FIXED_STRING_HPP

#include <cstddef>
#include <string_view>

namespace senet {

/// A string literal that can be a template argument: `rule<"KUHN-3", "there is no bet to call">`.
template <std::size_t Length>
struct fixed_string {
    char text[Length + 1] = {};

    constexpr fixed_string() = default;
    constexpr fixed_string(
        char const (&literal)[Length + 1]) noexcept { // NOLINT: implicit by design
        for (std::size_t i = 0; i != Length; ++i)
            text[i] = literal[i];
    }

    constexpr operator std::string_view() const noexcept { return {text, Length}; }

    friend constexpr bool operator==(fixed_string const&, fixed_string const&) = default;
};

template <std::size_t Size>
fixed_string(char const (&)[Size]) -> fixed_string<Size - 1>;

} // namespace senet

#endif // SENET_FIXED_STRING_HPP
