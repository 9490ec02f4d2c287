// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_TEXT_LINES_HPP
#define SENET_RECORD_TEXT_LINES_HPP

#include <senet/record/reading.hpp>
#include <senet/rules.hpp>
#include <senet/text.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace senet::detail {

/// Goes through the lines of a text one by one; where it stops is where the error is.
class line_reader {
public:
    explicit line_reader(std::string_view text) noexcept : text_(text) {}

    /// The next line that says something; at the end of the text it stays behind the last one.
    bool next_line() noexcept {
        while (next_ != text_.size()) {
            auto const end = text_.find('\n', next_);
            ended_ = end != std::string_view::npos;
            here_ = text_.substr(next_, (ended_ ? end : text_.size()) - next_);
            next_ += here_.size() + (ended_ ? 1 : 0);
            ++line_;
            before_ = 0;
            if (!here_.empty() && here_.back() == '\r')
                here_.remove_suffix(1);
            reader = text_reader{here_};
            reader.skip_spaces();
            if (!reader.at_end() && !reader.rest().starts_with('#'))
                return true;
        }
        if (!text_.empty() && text_.back() != '\n')
            before_ = text_.size() - (text_.rfind('\n') + 1); // the line breaks off here
        else
            ++line_;
        here_ = {};
        reader = text_reader{here_};
        return false;
    }
    /// The line ends with a line break, not with the text.
    bool ended() const noexcept { return ended_; }
    std::size_t line() const noexcept { return line_; }

    /// `name:` with spaces around it.
    bool key(std::string_view name) noexcept {
        auto const before = reader.place();
        reader.skip_spaces();
        if (reader.literal(name)) {
            reader.skip_spaces();
            if (reader.literal(":")) {
                reader.skip_spaces();
                return true;
            }
        }
        reader.go_back_to(before);
        return false;
    }

    record_error error(std::string expected) const {
        return {line_, before_ + reader.place() + 1, std::move(expected), {}};
    }
    record_error refusal(verdict broken) const {
        return {line_, before_ + reader.place() + 1, {}, broken};
    }

    text_reader reader{std::string_view{}};

private:
    std::string_view text_;
    std::string_view here_;
    std::size_t next_ = 0;
    std::size_t line_ = 0;
    std::size_t before_ = 0;
    bool ended_ = false;
};

/// What the lines of a record are made of, and the first place where one is not.
class text_fields {
public:
    explicit text_fields(std::string_view text) noexcept : lines(text) {}

    bool fail(std::string expected) {
        error = lines.error(std::move(expected));
        return false;
    }
    bool next() { return here = lines.next_line(); }
    bool end_of_line() {
        lines.reader.skip_spaces();
        return lines.reader.at_end() || fail("the end of the line");
    }
    /// A line `name: …`
    bool next_is(std::string const& name) {
        next();
        return lines.key(name) || fail(in_quotes(name + ":"));
    }
    bool read_number(int high, int& value) {
        lines.reader.skip_spaces();
        long long number = 0;
        if (!lines.reader.number(0, high, number))
            return fail(number_up_to(high));
        value = static_cast<int>(number);
        return true;
    }

    line_reader lines;
    bool here = false; // there is a line
    record_error error;
};

} // namespace senet::detail

#endif // SENET_RECORD_TEXT_LINES_HPP
