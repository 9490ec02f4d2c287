// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_WRITE_TEXT_HPP
#define SENET_RECORD_WRITE_TEXT_HPP

#include <senet/detail/members.hpp>
#include <senet/detail/string_text.hpp>
#include <senet/moves/move_text.hpp>
#include <senet/position.hpp>
#include <senet/record/arranged.hpp>
#include <senet/record/game_record.hpp>
#include <senet/record/settings.hpp>
#include <senet/seats.hpp>
#include <senet/table/component.hpp>

#include <string>
#include <string_view>

// A record as people read and write it:
//
//     senet record 1
//     game: pig
//     options: players=2 target=100
//     seed: 7
//
//     seat 0: roll
//     nature: die shows 4
//     …
//
//     score banked: 100 97
//     total: 100 97
//     places: 1 2
//     end
//
// Empty lines, spaces around the parts of a line and lines that begin with # make no difference. A game without options
// has no line for them, and one that is not finished says `unfinished` in place of the scores. A start that is not the
// normal one is written out below the seed: the place in the phases, and the numbers of each member of the table.
namespace senet {

/// A record as text for people.
template <class Engine>
std::string to_text(record<Engine> const& game) {
    using game_type = typename Engine::game;
    using access = detail::position_access<game_type>;
    using table = typename Engine::table;

    std::string text = "senet record 1\ngame: ";
    text += std::string_view{game_type::name};
    text += "\n";
    if constexpr (detail::has_settings<game_type>) {
        text += "options:";
        detail::for_each_setting<game_type>([&](std::string_view name, auto const& value) {
            text += " " + std::string{name} + "=" + detail::setting_in_words(value);
        });
        text += "\n";
    }
    if (game.seed())
        text += "seed: " + std::to_string(*game.seed()) + "\n";

    if (game.arranged()) {
        auto const& start = game.start();
        text += "start: arranged\nstop: " + std::to_string(access::stop(start));
        if (auto const name = detail::phase_of_stop<game_type>(access::stop(start)); !name.empty())
            text += " " + std::string{name};
        text += "\nseat: " + std::to_string(static_cast<int>(start.seat())) + "\n";
        auto const add_numbers = [&](std::string_view key, int count, auto const& number) {
            text += key;
            text += ":";
            for (int i = 0; i != count; ++i)
                text += " " + std::to_string(number(i));
            text += "\n";
        };
        if constexpr (access::saved_seats > 0)
            add_numbers("saved seats", access::saved_seats, [&](int i) {
                return access::saved_seat(start, i);
            });
        if constexpr (access::repetitions > 0)
            add_numbers("repetitions", access::repetitions, [&](int i) {
                return access::repetition(start, i);
            });
        detail::for_each_member(start.table, [&](auto i, auto const& part) {
            using part_type = detail::member_type<table, i>;
            add_numbers(
                "table " + std::string{detail::member_name<table, i>()},
                detail::number_count<part_type>(), [&](int n) { return detail::number(part, n); });
        });
    }
    text += "\n";

    auto p = game.start();
    for (auto const& m : game.moves()) {
        text += detail::words_for(Engine::to_act(p)) + ": ";
        detail::string_text to{text};
        m.visit([&](auto const& typed) { detail::write_move(to, typed); });
        text += "\n";
        Engine::play(p, m);
    }
    if (game.size() != 0)
        text += "\n";

    if (game.over()) {
        auto const sheet = Engine::sheet(p);
        auto const ranking = Engine::ranking(p);
        auto const add_seats = [&](std::string const& key, auto const& points) {
            text += key + ":";
            for (int s = 0; s != Engine::seats; ++s)
                text += " " + std::to_string(points(seat{s}));
            text += "\n";
        };
        for (int i = 0; i != sheet.lines; ++i)
            add_seats(
                "score " + std::string{sheet.name(i)}, [&](seat s) { return sheet.points(i, s); });
        add_seats("total", [&](seat s) { return sheet.total(s); });
        add_seats("places", [&](seat s) { return ranking.place(s); });
    } else {
        text += "unfinished\n";
    }
    return text + "end\n";
}

} // namespace senet

#endif // SENET_RECORD_WRITE_TEXT_HPP
