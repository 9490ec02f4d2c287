// SPDX-License-Identifier: MIT

#ifndef SENET_TEXT_HPP
#define SENET_TEXT_HPP

#include <senet/assert.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace senet {

/// A short piece of text that needs no allocation and can be made at compile time.
template <std::size_t Capacity>
class short_text {
public:
    constexpr short_text() noexcept = default;
    constexpr short_text(std::string_view text) noexcept { *this << text; } // NOLINT: text is text

    constexpr short_text& operator<<(std::string_view more) noexcept {
        for (char const c : more)
            *this << c;
        return *this;
    }
    constexpr short_text& operator<<(char c) noexcept {
        SENET_ASSERT(size_ < Capacity, "senet: the text fits into its short_text");
        if (size_ < Capacity)
            text_[size_++] = c;
        return *this;
    }
    constexpr short_text& operator<<(long long number) noexcept {
        if (number < 0)
            *this << '-';
        auto rest = number < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(number)
                               : static_cast<std::uint64_t>(number);
        char digits[20] = {};
        int count = 0;
        do {
            digits[count++] = static_cast<char>('0' + rest % 10);
            rest /= 10;
        } while (rest != 0);
        while (count != 0)
            *this << digits[--count];
        return *this;
    }
    constexpr short_text& operator<<(int number) noexcept {
        return *this << static_cast<long long>(number);
    }

    constexpr std::size_t size() const noexcept { return size_; }
    constexpr bool empty() const noexcept { return size_ == 0; }
    constexpr std::string_view view() const noexcept { return {text_, size_}; }
    constexpr operator std::string_view() const noexcept { return view(); }

    friend constexpr bool operator==(short_text const& a, short_text const& b) noexcept {
        return a.view() == b.view();
    }
    friend constexpr bool operator==(short_text const& a, std::string_view b) noexcept {
        return a.view() == b;
    }

    /// To any stream that takes characters; the stream's own header is not needed here.
    template <class Stream>
    requires requires(Stream& stream) { stream.write("", 0).flush(); }
    friend Stream& operator<<(Stream& stream, short_text const& text) {
        stream.write(text.text_, static_cast<long>(text.size_));
        return stream;
    }

private:
    char text_[Capacity] = {};
    std::size_t size_ = 0;
};

/// Reads a text from left to right; what cannot be read leaves the place where it is.
class text_reader {
public:
    constexpr explicit text_reader(std::string_view text) noexcept : text_(text) {}

    constexpr std::size_t place() const noexcept { return place_; }
    constexpr void go_back_to(std::size_t place) noexcept { place_ = place; }
    constexpr bool at_end() const noexcept { return place_ == text_.size(); }
    constexpr std::string_view rest() const noexcept { return text_.substr(place_); }

    constexpr void skip_spaces() noexcept {
        while (place_ < text_.size() && (text_[place_] == ' ' || text_[place_] == '\t'))
            ++place_;
    }

    /// Exactly these characters.
    constexpr bool literal(std::string_view expected) noexcept {
        if (!rest().starts_with(expected))
            return false;
        place_ += expected.size();
        return true;
    }

    /// These characters, not followed by more of the same word.
    constexpr bool word(std::string_view expected) noexcept {
        auto const before = place_;
        if (literal(expected) && (at_end() || !is_word_character(text_[place_])))
            return true;
        place_ = before;
        return false;
    }

    /// A decimal number between two bounds.
    constexpr bool number(long long low, long long high, long long& value) noexcept {
        auto const before = place_;
        bool const negative = literal("-");
        std::size_t digits = 0;
        long long sum = 0;
        while (place_ < text_.size() && text_[place_] >= '0' && text_[place_] <= '9' &&
               digits < 18) {
            sum = sum * 10 + (text_[place_] - '0');
            ++place_;
            ++digits;
        }
        sum = negative ? -sum : sum;
        if (digits == 0 || sum < low || sum > high ||
            (!at_end() && is_word_character(text_[place_]))) {
            place_ = before;
            return false;
        }
        value = sum;
        return true;
    }

    static constexpr bool is_word_character(char c) noexcept {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_';
    }

private:
    std::string_view text_;
    std::size_t place_ = 0;
};

} // namespace senet

#endif // SENET_TEXT_HPP
