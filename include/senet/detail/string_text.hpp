// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_STRING_TEXT_HPP
#define SENET_DETAIL_STRING_TEXT_HPP

#include <senet/moves/domain.hpp>
#include <senet/seats.hpp>

#include <string>
#include <string_view>

namespace senet::detail {

/// Adds to a string what could also be written to a short_text, however long it becomes.
class string_text {
public:
    explicit string_text(std::string& to) noexcept : to_(to) {}

    string_text& operator<<(std::string_view more) {
        to_.append(more);
        return *this;
    }
    string_text& operator<<(char c) {
        to_.push_back(c);
        return *this;
    }
    string_text& operator<<(long long number) {
        to_.append(std::to_string(number));
        return *this;
    }
    string_text& operator<<(int number) { return *this << static_cast<long long>(number); }

private:
    std::string& to_;
};

/// A value in words.
template <countable Type>
std::string words_for(Type const& value) {
    std::string text;
    string_text to{text};
    domain<Type>::write(to, value);
    return text;
}

/// What values of a type look like, for errors.
template <countable Type>
std::string description_of() {
    std::string text;
    string_text to{text};
    domain<Type>::describe(to);
    return text;
}

inline std::string words_for(actor who) {
    if (who.is_nature())
        return "nature";
    if (who.is_nobody())
        return "nobody";
    return "seat " + std::to_string(static_cast<int>(who.seat()));
}

/// Adds to a list of things; the first needs no comma.
inline void add_item(std::string& list, std::string_view item) {
    if (!list.empty())
        list += ", ";
    list += item;
}

} // namespace senet::detail

#endif // SENET_DETAIL_STRING_TEXT_HPP
