// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_JSON_LINES_HPP
#define SENET_RECORD_JSON_LINES_HPP

#include <senet/detail/string_text.hpp>
#include <senet/record/json_form.hpp>
#include <senet/record/json_line.hpp>
#include <senet/record/reading.hpp>
#include <senet/rules.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace senet::detail {

using json_names = std::vector<std::string_view>;

/// Goes through the lines of a text one by one and takes them apart; the first place where one is not as it should be is
/// the error.
class json_lines {
public:
    explicit json_lines(std::string_view text) noexcept : text_(text) {}

    bool fail_at(std::size_t place, std::string expected) {
        error = {line_, place + 1, std::move(expected), {}};
        return false;
    }
    bool fail(std::size_t value, std::string expected) {
        return fail_at(json[value].begin, std::move(expected));
    }
    bool refuse(std::size_t value, verdict broken) {
        error = {line_, json[value].begin + 1, {}, broken};
        return false;
    }
    /// Goes to the next line with something on it and takes it apart.
    bool next_line(char const* expected = "a line of JSON: \"{\"") {
        std::string_view line;
        if (!find_line(line)) {
            bool const broken_off = !text_.empty() && text_.back() != '\n';
            line_ += broken_off ? 0 : 1;
            return fail_at(broken_off ? text_.size() - (text_.rfind('\n') + 1) : 0, expected);
        }
        if (!json.parse(line))
            return fail_at(json.place(), std::string{json.expected()});
        return json.is(0, json_kind::object) || fail(0, "an object: \"{\"");
    }
    bool find_line(std::string_view& line) noexcept {
        while (next_ != text_.size()) {
            auto const end = text_.find('\n', next_);
            ended_ = end != std::string_view::npos;
            line = text_.substr(next_, (ended_ ? end : text_.size()) - next_);
            next_ += line.size() + (ended_ ? 1 : 0);
            ++line_;
            if (line.find_first_not_of(" \t\r") != std::string_view::npos)
                return true;
        }
        return false;
    }

    // Objects
    /// The values of these names in an object, in this order. Those that are missing are `none`, and an error unless they
    /// come after the first `required` ones; other names are errors.
    bool take(
        std::size_t object,
        json_names const& known,
        std::size_t required,
        std::vector<std::size_t>& values) {
        if (!json.is(object, json_kind::object))
            return fail(object, "an object: \"{\"");
        values.assign(known.size(), json_line::none);
        bool good = true;
        json.for_each_name(object, [&](std::size_t key, std::size_t value) {
            auto const name = json.text(key);
            std::size_t i = 0;
            while (i != known.size() && known[i] != name)
                ++i;
            if (i == known.size()) {
                std::string list;
                for (auto const one : known)
                    add_item(list, in_quotes(one));
                good = fail(key, list.empty() ? "no names at all" : "one of the names " + list);
            } else if (values[i] != json_line::none) {
                good = fail(key, in_quotes(name) + " once");
            } else {
                values[i] = value;
            }
            return good;
        });
        for (std::size_t i = 0; good && i != required; ++i)
            if (values[i] == json_line::none)
                good = fail_at(json[object].end - 1, in_quotes(known[i]));
        return good;
    }
    /// An array of so many numbers: `f(i, number)` is asked about each, after `highest(i)`.
    template <class Highest, class Function>
    bool take_numbers(std::size_t array, int count, Highest const& highest, Function const& f) {
        std::string const all = "an array of " + std::to_string(count) + " numbers";
        if (!json.is(array, json_kind::array))
            return fail(array, all);
        int i = 0;
        for (std::size_t v = array + 1; v != json[array].next; v = json[v].next, ++i) {
            if (i == count)
                return fail(v, all);
            long long number = 0;
            if (!json.number(v, 0, highest(i), number))
                return fail(v, number_up_to(highest(i)));
            f(i, static_cast<int>(number));
        }
        return i == count || fail_at(json[array].end - 1, all);
    }
    bool is_text(std::size_t value, std::string_view text, std::string_view why = "") {
        if (json.is(value, json_kind::string) && json.text(value) == text)
            return true;
        return fail(value, json_string(text) + std::string{why});
    }

    // Nothing more
    bool end() {
        if (!ended_)
            return fail_at(text_.size() - (text_.rfind('\n') + 1), "a line break");
        std::string_view line;
        if (!find_line(line))
            return true;
        return fail_at(line.find_first_not_of(" \t\r"), "nothing after the last line");
    }

    json_line json;
    record_error error;

private:
    std::string_view text_;
    std::size_t next_ = 0;
    std::size_t line_ = 0;
    bool ended_ = false;
};

} // namespace senet::detail

#endif // SENET_RECORD_JSON_LINES_HPP
