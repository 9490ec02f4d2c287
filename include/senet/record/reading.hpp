// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_READING_HPP
#define SENET_RECORD_READING_HPP

#include <senet/assert.hpp>
#include <senet/rules.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace senet {

/// Why a text is not a record of a game: the place, and what should have been there or the rule that forbids the move.
struct record_error {
    /// Counted from 1; columns count bytes.
    std::size_t line = 0;
    std::size_t column = 0;
    /// What should have been there; empty if a rule was broken.
    std::string expected;
    /// The rule that forbids the move that stands there, if there is one.
    verdict broken;

    /// `line 7, column 9: expected "end"` or `line 7, column 9: TTT-1: this square is taken`.
    std::string message() const {
        std::string text =
            "line " + std::to_string(line) + ", column " + std::to_string(column) + ": ";
        if (broken)
            return text + "expected " + expected;
        return text + std::string{broken.rule()} + ": " + std::string{broken.why()};
    }

    friend bool operator==(record_error const&, record_error const&) = default;
};

/// What came of reading a record: the record, or why there is none.
template <class Record>
class record_reading {
public:
    record_reading(Record read) : record_(std::move(read)) {}        // NOLINT: it was read
    record_reading(record_error error) : error_(std::move(error)) {} // NOLINT: or it was not

    explicit operator bool() const noexcept { return record_.has_value(); }
    Record const& operator*() const& noexcept {
        SENET_ASSERT(record_, "senet: the text was a record");
        return *record_;
    }
    Record&& operator*() && noexcept {
        SENET_ASSERT(record_, "senet: the text was a record");
        return *std::move(record_);
    }
    Record const* operator->() const noexcept { return &**this; }

    record_error const& error() const noexcept { return error_; }

private:
    std::optional<Record> record_;
    record_error error_;
};

namespace detail {

// How errors say what they expected
inline std::string in_quotes(std::string_view text) { return "\"" + std::string{text} + "\""; }

inline std::string number_up_to(int high) { return "a number from 0 to " + std::to_string(high); }

} // namespace detail

} // namespace senet

#endif // SENET_RECORD_READING_HPP
