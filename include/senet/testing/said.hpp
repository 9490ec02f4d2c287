// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_SAID_HPP
#define SENET_TESTING_SAID_HPP

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>

namespace senet::testing {

/// A piece of a sentence: text, or a number.
class piece_of_text {
public:
    piece_of_text(std::string_view text) noexcept : text_(text) {}   // NOLINT: it is text
    piece_of_text(std::string const& text) noexcept : text_(text) {} // NOLINT
    piece_of_text(char const* text) noexcept : text_(text) {}        // NOLINT
    template <std::integral Number>
    piece_of_text(Number number) noexcept // NOLINT
        : number_(static_cast<long long>(number)), is_number_(true) {}

    void add_to(std::string& sentence) const {
        if (is_number_)
            sentence += std::to_string(number_);
        else
            sentence += text_;
    }

private:
    std::string_view text_;
    long long number_ = 0;
    bool is_number_ = false;
};

/// A sentence made of pieces. The laws say much and are made anew for every game; what is put together here need not be
/// compiled anew.
#if defined(__GNUC__)
__attribute__((noinline))
#endif
inline std::string
said(std::initializer_list<piece_of_text> pieces) {
    std::string sentence;
    for (auto const& piece : pieces)
        piece.add_to(sentence);
    return sentence;
}

} // namespace senet::testing

#endif // SENET_TESTING_SAID_HPP
