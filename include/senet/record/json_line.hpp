// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_JSON_LINE_HPP
#define SENET_RECORD_JSON_LINE_HPP

#include <senet/text.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// The JSON that records need: one value per line, whole numbers, no deep nesting.
namespace senet::detail {

enum class json_kind : std::uint8_t { null, boolean, number, string, array, object };

/// A value of a line. Values lie in the order of the text, those within an array or an object behind it; in an object
/// names and values alternate.
struct json_value {
    json_kind kind = json_kind::null;
    std::size_t begin = 0; // in the line
    std::size_t end = 0;   // one behind
    std::size_t next = 0;  // the value behind this one and all within it
};

/// A line of JSON, taken apart.
class json_line {
public:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    /// False if the line is not JSON; then `place` and `expected` say why.
    bool parse(std::string_view line) {
        line_ = line;
        place_ = 0;
        values_.clear();
        expected_ = {};
        if (!parse_value(0))
            return false;
        skip_spaces();
        return place_ == line_.size() || fail("the end of the line");
    }
    std::size_t place() const noexcept { return place_; }
    std::string_view expected() const noexcept { return expected_; }

    json_value const& operator[](std::size_t value) const noexcept { return values_[value]; }
    std::string_view raw(std::size_t value) const noexcept {
        return line_.substr(values_[value].begin, values_[value].end - values_[value].begin);
    }
    bool is(std::size_t value, json_kind kind) const noexcept {
        return value != none && values_[value].kind == kind;
    }
    /// The value of a name in an object, or `none`.
    std::size_t find(std::size_t object, std::string_view name) const {
        std::size_t found = none;
        for_each_name(object, [&](std::size_t key, std::size_t value) {
            if (found == none && text(key) == name)
                found = value;
            return found == none;
        });
        return found;
    }
    /// Calls `f(name, value)` until it returns false.
    template <class Function>
    void for_each_name(std::size_t object, Function&& f) const {
        for (std::size_t i = object + 1; i != values_[object].next; i = values_[i + 1].next)
            if (!f(i, i + 1))
                return;
    }

    /// What a string says.
    std::string text(std::size_t value) const {
        auto const inside = raw(value).substr(1, raw(value).size() - 2);
        std::string out;
        for (std::size_t i = 0; i != inside.size();) {
            if (inside[i] != '\\') {
                out += inside[i++];
                continue;
            }
            char const c = inside[i + 1];
            i += 2;
            if (c != 'u') {
                out += c == 'b'   ? '\b'
                       : c == 'f' ? '\f'
                       : c == 'n' ? '\n'
                       : c == 'r' ? '\r'
                       : c == 't' ? '\t'
                                  : c;
                continue;
            }
            std::uint32_t point = hex(inside.substr(i, 4));
            i += 4;
            if (point >= 0xd800 && point < 0xdc00) {
                point =
                    0x10000 + ((point - 0xd800) << 10) + (hex(inside.substr(i + 2, 4)) - 0xdc00);
                i += 6;
            }
            add_utf8(out, point);
        }
        return out;
    }
    /// A number between two bounds.
    bool number(std::size_t value, long long low, long long high, long long& out) const noexcept {
        if (!is(value, json_kind::number))
            return false;
        text_reader reader{raw(value)};
        return reader.number(low, high, out) && reader.at_end();
    }

private:
    static constexpr int deepest = 8;

    bool fail(std::string_view expected) noexcept {
        expected_ = expected;
        return false;
    }
    void skip_spaces() noexcept {
        while (place_ != line_.size() &&
               (line_[place_] == ' ' || line_[place_] == '\t' || line_[place_] == '\r'))
            ++place_;
    }
    bool next_is(char c) const noexcept { return place_ != line_.size() && line_[place_] == c; }
    bool skip(char c) noexcept {
        skip_spaces();
        if (!next_is(c))
            return false;
        ++place_;
        return true;
    }
    std::size_t add(json_kind kind) {
        values_.push_back({kind, place_, place_, values_.size() + 1});
        return values_.size() - 1;
    }
    bool close(std::size_t value) noexcept {
        values_[value].end = place_;
        values_[value].next = values_.size();
        return true;
    }

    bool parse_value(int depth) {
        skip_spaces();
        if (depth == deepest)
            return fail("less nesting");
        if (next_is('{'))
            return parse_object(depth);
        if (next_is('['))
            return parse_array(depth);
        if (next_is('"'))
            return parse_string();
        if (next_is('-') || (place_ != line_.size() && is_digit(line_[place_])))
            return parse_number();
        return parse_word("true", json_kind::boolean) || parse_word("false", json_kind::boolean) ||
               parse_word("null", json_kind::null) ||
               fail(depth == 0 ? "a line of JSON: \"{\"" : "a JSON value");
    }
    bool parse_object(int depth) {
        auto const object = add(json_kind::object);
        ++place_;
        if (skip('}'))
            return close(object);
        do {
            skip_spaces();
            if (!next_is('"'))
                return fail("a name in quotes");
            if (!parse_string())
                return false;
            if (!skip(':'))
                return fail("\":\"");
            if (!parse_value(depth + 1))
                return false;
        } while (skip(','));
        return skip('}') ? close(object) : fail("\",\" or \"}\"");
    }
    bool parse_array(int depth) {
        auto const array = add(json_kind::array);
        ++place_;
        if (skip(']'))
            return close(array);
        do {
            if (!parse_value(depth + 1))
                return false;
        } while (skip(','));
        return skip(']') ? close(array) : fail("\",\" or \"]\"");
    }
    bool parse_number() {
        auto const number = add(json_kind::number);
        if (next_is('-'))
            ++place_;
        auto const digits = place_;
        while (place_ != line_.size() && is_digit(line_[place_]))
            ++place_;
        bool const zero_in_front = place_ - digits > 1 && line_[digits] == '0';
        if (place_ == digits || zero_in_front || next_is('.') || next_is('e') || next_is('E')) {
            place_ = values_[number].begin;
            return fail("a whole number");
        }
        return close(number);
    }
    bool parse_word(std::string_view word, json_kind kind) {
        if (!line_.substr(place_).starts_with(word))
            return false;
        auto const value = add(kind);
        place_ += word.size();
        return close(value);
    }
    bool parse_string() {
        auto const string = add(json_kind::string);
        ++place_;
        while (place_ != line_.size() && line_[place_] != '"') {
            if (static_cast<unsigned char>(line_[place_]) < 0x20)
                return fail("no control characters in a string");
            if (line_[place_] != '\\')
                ++place_;
            else if (!skip_escape())
                return fail("an escape of JSON");
        }
        if (!next_is('"'))
            return fail("the closing quote");
        ++place_;
        return close(string);
    }
    bool skip_escape() noexcept {
        auto const rest = line_.substr(place_);
        if (rest.size() < 2)
            return false;
        if (rest[1] != 'u') {
            if (std::string_view{"\"\\/bfnrt"}.find(rest[1]) == std::string_view::npos)
                return false;
            place_ += 2;
            return true;
        }
        if (!is_hex(rest.substr(2)))
            return false;
        auto const point = hex(rest.substr(2, 4));
        if (point >= 0xdc00 && point < 0xe000)
            return false; // the second half of a pair
        if (point < 0xd800 || point >= 0xdc00) {
            place_ += 6;
            return true;
        }
        auto const second = rest.substr(6);
        if (!second.starts_with("\\u") || !is_hex(second.substr(2)) ||
            (hex(second.substr(2, 4)) & 0xfc00u) != 0xdc00u)
            return false;
        place_ += 12;
        return true;
    }

    static constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
    static constexpr int hex_digit(char c) noexcept {
        return is_digit(c)            ? c - '0'
               : c >= 'a' && c <= 'f' ? c - 'a' + 10
               : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                      : -1;
    }
    static constexpr bool is_hex(std::string_view text) noexcept {
        return text.size() >= 4 && hex_digit(text[0]) >= 0 && hex_digit(text[1]) >= 0 &&
               hex_digit(text[2]) >= 0 && hex_digit(text[3]) >= 0;
    }
    static constexpr std::uint32_t hex(std::string_view four) noexcept {
        std::uint32_t sum = 0;
        for (char const c : four)
            sum = sum * 16 + static_cast<std::uint32_t>(hex_digit(c));
        return sum;
    }
    static void add_utf8(std::string& out, std::uint32_t point) {
        auto const add = [&](std::uint32_t byte) { out += static_cast<char>(byte); };
        if (point < 0x80) {
            add(point);
            return;
        }
        if (point < 0x800) {
            add(0xc0 | point >> 6);
        } else {
            if (point < 0x10000) {
                add(0xe0 | point >> 12);
            } else {
                add(0xf0 | point >> 18);
                add(0x80 | (point >> 12 & 0x3f));
            }
            add(0x80 | (point >> 6 & 0x3f));
        }
        add(0x80 | (point & 0x3f));
    }

    std::string_view line_;
    std::size_t place_ = 0;
    std::string_view expected_;
    std::vector<json_value> values_;
};

} // namespace senet::detail

#endif // SENET_RECORD_JSON_LINE_HPP
