// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_TEXT_HEADER_HPP
#define SENET_RECORD_TEXT_HEADER_HPP

#include <senet/record/reading.hpp>
#include <senet/record/settings.hpp>
#include <senet/record/text_lines.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace senet::detail {

/// The first lines of a record: of which game it is, with which options, and from which seed.
template <class Game>
class text_header {
    using game_type = Game;

public:
    explicit text_header(text_fields& in) noexcept : in_(in) {}

    bool read() { return read_header(); }
    std::optional<std::uint64_t> const& seed() const noexcept { return seed_; }

private:
    bool read_header() {
        in_.next();
        if (!in_.lines.reader.literal("senet record 1"))
            return in_.fail(in_quotes("senet record 1"));
        if (!in_.end_of_line() || !in_.next_is("game"))
            return false;
        auto const before = in_.lines.reader;
        bool const same_game = in_.lines.reader.literal(game_type::name);
        in_.lines.reader.skip_spaces();
        if (!same_game || !in_.lines.reader.at_end()) {
            in_.lines.reader = before;
            return in_.fail(in_quotes(game_type::name) + ", the game to be read");
        }
        if constexpr (has_settings<game_type>) {
            if (!in_.next_is("options"))
                return false;
            bool same = true;
            for_each_setting<game_type>([&](std::string_view name, auto const& value) {
                same = same && read_setting(name, setting_in_words(value));
            });
            if (!same || !in_.end_of_line())
                return false;
        }
        in_.next();
        if (!in_.here || !in_.lines.key("seed"))
            return true;
        return read_seed() && in_.end_of_line() && (in_.next(), true);
    }
    bool read_setting(std::string_view name, std::string const& value) {
        auto& reader = in_.lines.reader;
        reader.skip_spaces();
        auto const rest = reader.rest();
        auto const word = rest.substr(0, rest.find_first_of(" \t"));
        if (!reader.literal(std::string{name} + "="))
            return in_.fail(in_quotes(std::string{name} + "=" + value));
        if (word.substr(name.size() + 1) != value)
            return in_.fail(value + ", the option of the game to be read");
        reader.literal(value);
        return true;
    }
    bool read_seed() {
        auto& reader = in_.lines.reader;
        auto const before = reader.place();
        std::uint64_t sum = 0;
        bool fits = true;
        auto rest = reader.rest();
        rest = rest.substr(0, rest.find_first_not_of("0123456789"));
        for (char const c : rest) {
            auto const digit = static_cast<std::uint64_t>(c - '0');
            fits = fits && sum <= (~std::uint64_t{0} - digit) / 10;
            sum = sum * 10 + digit;
        }
        if (rest.empty() || !fits)
            return in_.fail("a number of at most 64 bits");
        reader.go_back_to(before + rest.size());
        seed_ = sum;
        return true;
    }

    text_fields& in_;
    std::optional<std::uint64_t> seed_;
};

} // namespace senet::detail

#endif // SENET_RECORD_TEXT_HEADER_HPP
