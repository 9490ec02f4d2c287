// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_READ_TEXT_HPP
#define SENET_RECORD_READ_TEXT_HPP

#include <senet/detail/members.hpp>
#include <senet/detail/string_text.hpp>
#include <senet/position.hpp>
#include <senet/record/arranged.hpp>
#include <senet/record/game_record.hpp>
#include <senet/record/reading.hpp>
#include <senet/record/settings.hpp>
#include <senet/rules.hpp>
#include <senet/seats.hpp>
#include <senet/table/component.hpp>
#include <senet/text.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace senet {

namespace detail {

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

template <class Engine>
class text_form {
    using game_type = typename Engine::game;
    using access = position_access<game_type>;
    using table = typename Engine::table;
    using position = typename Engine::position;

public:
    explicit text_form(std::string_view text) noexcept : lines_(text) {}

    record_reading<record<Engine>> read() {
        if (!read_header())
            return error_;
        position start = Engine::start();
        if (here_ && lines_.key("start") && !read_start(start))
            return error_;
        record<Engine> game{start};
        game.set_seed(seed_);
        if (!read_moves(game) || !read_scores(game) || !read_end())
            return error_;
        return game;
    }

private:
    bool fail(std::string expected) {
        error_ = lines_.error(std::move(expected));
        return false;
    }
    bool next() { return here_ = lines_.next_line(); }
    bool end_of_line() {
        lines_.reader.skip_spaces();
        return lines_.reader.at_end() || fail("the end of the line");
    }
    /// A line `name: …`
    bool next_is(std::string const& name) {
        next();
        return lines_.key(name) || fail(in_quotes(name + ":"));
    }

    bool read_header() {
        next();
        if (!lines_.reader.literal("senet record 1"))
            return fail(in_quotes("senet record 1"));
        if (!end_of_line() || !next_is("game"))
            return false;
        auto const before = lines_.reader;
        bool const same_game = lines_.reader.literal(game_type::name);
        lines_.reader.skip_spaces();
        if (!same_game || !lines_.reader.at_end()) {
            lines_.reader = before;
            return fail(in_quotes(game_type::name) + ", the game to be read");
        }
        if constexpr (has_settings<game_type>) {
            if (!next_is("options"))
                return false;
            bool same = true;
            for_each_setting<game_type>([&](std::string_view name, auto const& value) {
                same = same && read_setting(name, setting_in_words(value));
            });
            if (!same || !end_of_line())
                return false;
        }
        next();
        if (!here_ || !lines_.key("seed"))
            return true;
        return read_seed() && end_of_line() && (next(), true);
    }
    bool read_setting(std::string_view name, std::string const& value) {
        auto& reader = lines_.reader;
        reader.skip_spaces();
        auto const rest = reader.rest();
        auto const word = rest.substr(0, rest.find_first_of(" \t"));
        if (!reader.literal(std::string{name} + "="))
            return fail(in_quotes(std::string{name} + "=" + value));
        if (word.substr(name.size() + 1) != value)
            return fail(value + ", the option of the game to be read");
        reader.literal(value);
        return true;
    }
    bool read_seed() {
        auto& reader = lines_.reader;
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
            return fail("a number of at most 64 bits");
        reader.go_back_to(before + rest.size());
        seed_ = sum;
        return true;
    }

    bool read_number(int high, int& value) {
        lines_.reader.skip_spaces();
        long long number = 0;
        if (!lines_.reader.number(0, high, number))
            return fail(number_up_to(high));
        value = static_cast<int>(number);
        return true;
    }

    bool read_start(position& start) {
        auto const where = lines_; // an impossible start is reported here
        if (!lines_.reader.word("arranged"))
            return fail(in_quotes("arranged"));
        start = position{};
        int stop = 0;
        if (!end_of_line() || !next_is("stop") ||
            !read_number(static_cast<int>(stop_count<game_type>), stop))
            return false;
        access::set_stop(start, stop);
        lines_.reader.skip_spaces();
        auto const name = phase_of_stop<game_type>(stop);
        if (!name.empty() && !lines_.reader.literal(name))
            return fail(in_quotes(name));
        int who = 0;
        if (!end_of_line() || !next_is("seat") || !read_number(Engine::seats - 1, who) ||
            !end_of_line())
            return false;
        access::set_seat(start, who);
        if constexpr (access::saved_seats > 0) {
            if (!next_is("saved seats"))
                return false;
            for (int i = 0; i != access::saved_seats; ++i) {
                if (!read_number(highest_saved_seat<game_type>(stop, i), who))
                    return false;
                access::set_saved_seat(start, i, who);
            }
            if (!end_of_line())
                return false;
        }
        if constexpr (access::repetitions > 0) {
            if (!next_is("repetitions"))
                return false;
            for (int i = 0; i != access::repetitions; ++i) {
                int count = 0;
                if (!read_number(highest_repetition<game_type>(stop, i), count))
                    return false;
                access::set_repetition(start, i, count);
            }
            if (!end_of_line())
                return false;
        }
        bool good = true;
        for_each_member(start.table, [&](auto i, auto& part) {
            good = good && read_member(member_name<table, i>(), part);
        });
        if (!good)
            return false;
        if (auto const answer = check_arranged<game_type>(start); !answer) {
            error_ = where.refusal(answer);
            return false;
        }
        next();
        return true;
    }
    template <class Part>
    bool read_member(std::string_view name, Part& part) {
        if (!next_is("table " + std::string{name}))
            return false;
        auto const where = lines_;
        for (int i = 0; i != number_count<Part>(); ++i) {
            int value = 0;
            if (!read_number(highest_number<Part>(i), value))
                return false;
            set_number(part, i, value);
        }
        if (!end_of_line())
            return false;
        // numbers that are in range one by one may still not be a thing: they have to come out as they went in
        lines_.reader = where.reader;
        for (int i = 0; i != number_count<Part>(); ++i) {
            auto const before = lines_.reader;
            int value = 0;
            if (read_number(highest_number<Part>(i), value) && number(part, i) == value)
                continue;
            lines_.reader = before;
            lines_.reader.skip_spaces();
            return fail("numbers that belong together");
        }
        lines_.reader = where.reader;
        return is_possible(part) || fail("numbers that belong together");
    }

    bool read_moves(record<Engine>& game) {
        for (; !game.over(); next()) {
            auto& reader = lines_.reader;
            if (reader.word("unfinished"))
                return end_of_line();
            auto const actor = words_for(Engine::to_act(game.now()));
            if (!lines_.key(actor))
                return fail(in_quotes(actor + ":") + " and a move, or \"unfinished\"");
            auto const move = Engine::parse(game.now(), reader.rest());
            if (!move) {
                reader.go_back_to(reader.place() + move.error().column - 1);
                return fail(std::string{move.error().expected.view()});
            }
            if (auto const answer = game.try_play(*move); !answer) {
                error_ = lines_.refusal(answer);
                return false;
            }
        }
        return true;
    }

    template <class Points>
    bool read_seats(Points const& points) {
        for (int s = 0; s != Engine::seats; ++s) {
            auto& reader = lines_.reader;
            reader.skip_spaces();
            auto const before = reader.place();
            long long number = 0;
            int const right = points(seat{s});
            if (!reader.number(-0x8000'0000ll, 0x7fff'ffffll, number) || number != right) {
                reader.go_back_to(before);
                return fail(std::to_string(right) + " for " + words_for(actor{seat{s}}));
            }
        }
        return end_of_line();
    }
    bool read_scores(record<Engine> const& game) {
        if (!game.over())
            return next(), true;
        auto const sheet = Engine::sheet(game.now());
        auto const ranking = Engine::ranking(game.now());
        for (int i = 0; i != sheet.lines; ++i) {
            auto const name = "score " + std::string{sheet.name(i)};
            if (!lines_.key(name))
                return fail(in_quotes(name + ":"));
            if (!read_seats([&](seat s) { return sheet.points(i, s); }))
                return false;
            next();
        }
        if (!lines_.key("total"))
            return fail(in_quotes("total:"));
        if (!read_seats([&](seat s) { return sheet.total(s); }) || !next_is("places") ||
            !read_seats([&](seat s) { return ranking.place(s); }))
            return false;
        next();
        return true;
    }
    bool read_end() {
        if (!lines_.reader.word("end"))
            return fail(in_quotes("end"));
        if (!end_of_line())
            return false;
        if (!lines_.ended())
            return fail("a line break after \"end\"");
        return !next() || fail("nothing after \"end\"");
    }

    line_reader lines_;
    bool here_ = false;
    std::optional<std::uint64_t> seed_;
    record_error error_;
};

} // namespace detail

/// Reads a record from text. Whatever the text is, nothing happens but that it is read or that the first place where it
/// is not such a record is told.
template <class Engine>
record_reading<record<Engine>> read_text(std::string_view text) {
    return detail::text_form<Engine>{text}.read();
}

} // namespace senet

#endif // SENET_RECORD_READ_TEXT_HPP
