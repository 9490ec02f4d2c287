// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_JSON_HEADER_HPP
#define SENET_RECORD_JSON_HEADER_HPP

#include <senet/record/json_form.hpp>
#include <senet/record/json_line.hpp>
#include <senet/record/json_lines.hpp>
#include <senet/record/settings.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace senet::detail {

/// The first line of a record: of which game it is, with which options, from which seed and from where on.
template <class Game>
class json_header {
    using game_type = Game;

public:
    explicit json_header(json_lines& in) noexcept : in_(in) {}

    bool read() {
        std::vector<std::size_t> found;
        auto const format = in_.json.find(0, "format");
        if (format != json_line::none && !in_.is_text(format, "senet record 1"))
            return false;
        if (!in_.take(0, {"format", "game", "options", "seed", "start"}, 3, found) ||
            !in_.is_text(found[1], game_type::name, ", the game to be read") ||
            !read_settings(found[2]))
            return false;
        if (found[3] != json_line::none && !read_seed(found[3]))
            return false;
        start_ = found[4];
        return true;
    }
    std::optional<std::uint64_t> const& seed() const noexcept { return seed_; }
    /// Where the arranged start is; `none` if there is none.
    std::size_t start() const noexcept { return start_; }

private:
    bool read_settings(std::size_t object) {
        json_names known;
        std::vector<std::string> values;
        for_each_setting<game_type>([&](std::string_view name, auto const& value) {
            known.push_back(name);
            values.push_back(json_setting(value));
        });
        std::vector<std::size_t> found;
        if (!in_.take(object, known, known.size(), found))
            return false;
        for (std::size_t i = 0; i != known.size(); ++i) {
            if (without_spaces(found[i]) != values[i])
                return in_.fail(found[i], values[i] + ", the option of the game to be read");
        }
        return true;
    }
    /// A value as it is written, whatever spaces and escapes it was read with.
    std::string without_spaces(std::size_t value) const {
        if (in_.json.is(value, json_kind::string))
            return json_string(in_.json.text(value));
        if (!in_.json.is(value, json_kind::array))
            return std::string{in_.json.raw(value)};
        std::string out;
        for (std::size_t i = value + 1; i != in_.json[value].next; i = in_.json[i].next)
            out += (out.empty() ? "" : ",") + without_spaces(i);
        return "[" + out + "]";
    }
    bool read_seed(std::size_t value) {
        std::uint64_t sum = 0;
        bool fits = in_.json.is(value, json_kind::number) && in_.json.raw(value)[0] != '-';
        if (fits)
            for (char const c : in_.json.raw(value)) {
                auto const digit = static_cast<std::uint64_t>(c - '0');
                fits = fits && sum <= (~std::uint64_t{0} - digit) / 10;
                sum = sum * 10 + digit;
            }
        if (!fits)
            return in_.fail(value, "a number of at most 64 bits");
        seed_ = sum;
        return true;
    }
    json_lines& in_;
    std::optional<std::uint64_t> seed_;
    std::size_t start_ = json_line::none;
};

} // namespace senet::detail

#endif // SENET_RECORD_JSON_HEADER_HPP
