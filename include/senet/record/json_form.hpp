// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_JSON_FORM_HPP
#define SENET_RECORD_JSON_FORM_HPP

#include <senet/detail/string_text.hpp>
#include <senet/fixed_string.hpp>
#include <senet/moves/domain.hpp>
#include <senet/moves/maybe.hpp>
#include <senet/record/json_line.hpp>
#include <senet/table/index_set.hpp>
#include <senet/text.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace senet::detail {

/// A string in JSON, with its quotes.
inline std::string json_string(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out = "\"";
    for (char const c : text) {
        auto const byte = static_cast<unsigned char>(c);
        if (byte < 0x20) {
            out += "\\u00";
            out += digits[byte >> 4];
            out += digits[byte & 0xfu];
        } else {
            if (c == '"' || c == '\\')
                out += '\\';
            out += c;
        }
    }
    return out + "\"";
}

/// Numbers in JSON: `[1,2]`
template <class Number>
std::string json_numbers(int count, Number const& number) {
    std::string out = "[";
    for (int i = 0; i != count; ++i)
        out += (i == 0 ? "" : ",") + std::to_string(number(i));
    return out + "]";
}

/// How the values of a domain look in JSON: numbers, true and false, arrays for selections, and words for the rest.
template <class Type>
struct json_form {
    static std::string write(Type const& value) { return json_string(words_for(value)); }
    static bool read(json_line const& json, std::size_t value, Type& out) {
        if (!json.is(value, json_kind::string))
            return false;
        auto const words = json.text(value);
        text_reader reader{words};
        return domain<Type>::read(reader, out) && reader.at_end();
    }
    static std::string expected() { return description_of<Type>() + ", in quotes"; }
};

template <int Low, int High>
struct json_form<within<Low, High>> {
    static std::string write(within<Low, High> value) {
        return std::to_string(static_cast<int>(value));
    }
    static bool read(json_line const& json, std::size_t value, within<Low, High>& out) {
        long long number = 0;
        if (!json.number(value, Low, High, number))
            return false;
        out = static_cast<int>(number);
        return true;
    }
    static std::string expected() { return description_of<within<Low, High>>(); }
};

template <>
struct json_form<bool> {
    static std::string write(bool value) { return value ? "true" : "false"; }
    static bool read(json_line const& json, std::size_t value, bool& out) {
        out = json.is(value, json_kind::boolean) && json.raw(value) == "true";
        return json.is(value, json_kind::boolean);
    }
    static std::string expected() { return "true or false"; }
};

template <int N>
struct json_form<index_set<N>> {
    static std::string write(index_set<N> const& value) {
        std::string out;
        for (int const i : value)
            out += (out.empty() ? "" : ",") + std::to_string(i);
        return "[" + out + "]";
    }
    static bool read(json_line const& json, std::size_t value, index_set<N>& out) {
        if (!json.is(value, json_kind::array))
            return false;
        out = {};
        for (std::size_t i = value + 1; i != json[value].next; i = json[i].next) {
            long long number = 0;
            if (!json.number(i, 0, N - 1, number) || out.contains(static_cast<int>(number)))
                return false;
            out.insert(static_cast<int>(number));
        }
        return true;
    }
    static std::string expected() {
        return "an array of different numbers up to " + std::to_string(N - 1);
    }
};

/// A value as such, or the word for none.
template <class Type, fixed_string Word>
struct json_form<maybe<Type, Word>> {
    static std::string write(maybe<Type, Word> const& value) {
        return value.there() ? json_form<Type>::write(value.get()) : json_string(Word);
    }
    static bool read(json_line const& json, std::size_t value, maybe<Type, Word>& out) {
        if (json.is(value, json_kind::string) && json.text(value) == std::string_view{Word}) {
            out = {};
            return true;
        }
        Type there{};
        if (!json_form<Type>::read(json, value, there))
            return false;
        out = there;
        return true;
    }
    static std::string expected() {
        return json_form<Type>::expected() + ", or " + json_string(Word);
    }
};

/// A setting of a game: a plain number as such, what is given in an array.
template <class Value>
std::string json_setting(Value const& value) {
    if constexpr (countable<Value>) {
        return json_form<Value>::write(value);
    } else if constexpr (requires { value.begin(); }) {
        std::string out;
        for (auto const& one : value)
            out += (out.empty() ? "" : ",") + json_setting(one);
        return "[" + out + "]";
    } else {
        return std::to_string(value);
    }
}

} // namespace senet::detail

#endif // SENET_RECORD_JSON_FORM_HPP
