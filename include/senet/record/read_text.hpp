// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_READ_TEXT_HPP
#define SENET_RECORD_READ_TEXT_HPP

#include <senet/detail/string_text.hpp>
#include <senet/record/game_record.hpp>
#include <senet/record/reading.hpp>
#include <senet/record/text_header.hpp>
#include <senet/record/text_lines.hpp>
#include <senet/record/text_position.hpp>
#include <senet/rules.hpp>
#include <senet/seats.hpp>

#include <string>
#include <string_view>

namespace senet {

namespace detail {

/// A whole record as text.
template <class Engine>
class text_form {
    using game_type = typename Engine::game;
    using position = typename Engine::position;

public:
    explicit text_form(std::string_view text) noexcept : in_(text) {}

    record_reading<record<Engine>> read() {
        text_header<game_type> header{in_};
        if (!header.read())
            return in_.error;
        position start = Engine::start();
        if (in_.here && in_.lines.key("start") && !text_position<Engine>{in_}.read(start))
            return in_.error;
        record<Engine> game{start};
        game.set_seed(header.seed());
        if (!read_moves(game) || !read_scores(game) || !read_end())
            return in_.error;
        return game;
    }

private:
    bool read_moves(record<Engine>& game) {
        for (; !game.over(); in_.next()) {
            auto& reader = in_.lines.reader;
            if (reader.word("unfinished"))
                return in_.end_of_line();
            auto const actor = words_for(Engine::to_act(game.now()));
            if (!in_.lines.key(actor))
                return in_.fail(in_quotes(actor + ":") + " and a move, or \"unfinished\"");
            auto const move = Engine::parse(game.now(), reader.rest());
            if (!move) {
                reader.go_back_to(reader.place() + move.error().column - 1);
                return in_.fail(std::string{move.error().expected.view()});
            }
            if (auto const answer = game.try_play(*move); !answer) {
                in_.error = in_.lines.refusal(answer);
                return false;
            }
        }
        return true;
    }

    template <class Points>
    bool read_seats(Points const& points) {
        for (int s = 0; s != Engine::seats; ++s) {
            auto& reader = in_.lines.reader;
            reader.skip_spaces();
            auto const before = reader.place();
            long long number = 0;
            int const right = points(seat{s});
            if (!reader.number(-0x8000'0000ll, 0x7fff'ffffll, number) || number != right) {
                reader.go_back_to(before);
                return in_.fail(std::to_string(right) + " for " + words_for(actor{seat{s}}));
            }
        }
        return in_.end_of_line();
    }
    bool read_scores(record<Engine> const& game) {
        if (!game.over())
            return in_.next(), true;
        auto const sheet = Engine::sheet(game.now());
        auto const ranking = Engine::ranking(game.now());
        for (int i = 0; i != sheet.lines; ++i) {
            auto const name = "score " + std::string{sheet.name(i)};
            if (!in_.lines.key(name))
                return in_.fail(in_quotes(name + ":"));
            if (!read_seats([&](seat s) { return sheet.points(i, s); }))
                return false;
            in_.next();
        }
        if (!in_.lines.key("total"))
            return in_.fail(in_quotes("total:"));
        if (!read_seats([&](seat s) { return sheet.total(s); }) || !in_.next_is("places") ||
            !read_seats([&](seat s) { return ranking.place(s); }))
            return false;
        in_.next();
        return true;
    }
    bool read_end() {
        if (!in_.lines.reader.word("end"))
            return in_.fail(in_quotes("end"));
        if (!in_.end_of_line())
            return false;
        if (!in_.lines.ended())
            return in_.fail("a line break after \"end\"");
        return !in_.next() || in_.fail("nothing after \"end\"");
    }

    text_fields in_;
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
