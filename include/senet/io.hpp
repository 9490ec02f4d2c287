// SPDX-License-Identifier: MIT

#ifndef SENET_IO_HPP
#define SENET_IO_HPP

#include <senet/detail/string_text.hpp>
#include <senet/detail/table_text.hpp>
#include <senet/engine.hpp>

#include <ostream>
#include <string>

// Text for people, derived from the description alone: what is printed can be compared with what was printed before.
// To be read back, a game is written as a record; see senet/record.hpp.
namespace senet {

/// `seat 0`, `nature` or `nobody`.
inline std::ostream& operator<<(std::ostream& stream, actor who) {
    return stream << detail::words_for(who);
}

/// `seat 0`
inline std::ostream& operator<<(std::ostream& stream, seat which) {
    return stream << detail::words_for(actor{which});
}

/// `allowed`, or the rule that forbids it with its id: `TTT-1: this square is taken`.
inline std::ostream& operator<<(std::ostream& stream, verdict const& answer) {
    if (answer)
        return stream << "allowed";
    return stream << std::string{answer.rule()} + ": " + std::string{answer.why()};
}

/// A move in words, as `engine::text` says it.
template <class... Moves>
std::ostream& operator<<(std::ostream& stream, packed_move<Moves...> const& move) {
    std::string words;
    detail::string_text to{words};
    move.visit([&](auto const& typed) { detail::write_move(to, typed); });
    return stream << words;
}

namespace detail {

template <class Lines, int Seats>
void write_sheet(
    std::string& text, score_sheet<Lines, Seats> const& sheet, standings<Seats> const* ranking) {
    constexpr int lines = score_sheet<Lines, Seats>::lines;
    std::size_t names = 5; // "total" and "place"
    for (int i = 0; i != lines; ++i)
        if (auto const width = width_of(sheet.name(i)); width > names)
            names = width;
    auto const add_line = [&](std::string_view name, auto const& entry) {
        text += padded(name, names);
        for (int s = 0; s != Seats; ++s) {
            auto const what = entry(s);
            std::size_t width = words_for(actor{seat{s}}).size();
            for (int i = 0; i != lines; ++i)
                if (auto const here = std::to_string(sheet.points(i, seat{s})).size(); here > width)
                    width = here;
            if (auto const here = std::to_string(sheet.total(seat{s})).size(); here > width)
                width = here;
            text += "  " + padded(what, width, true);
        }
        text += "\n";
    };
    add_line("", [](int s) { return words_for(actor{seat{s}}); });
    for (int i = 0; i != lines; ++i)
        add_line(sheet.name(i), [&](int s) { return std::to_string(sheet.points(i, seat{s})); });
    add_line("total", [&](int s) { return std::to_string(sheet.total(seat{s})); });
    if (ranking)
        add_line("place", [&](int s) { return std::to_string(ranking->place(seat{s})); });
}

inline std::string situation(actor to_act, seat turn, std::string_view phase) {
    if (to_act.is_nobody())
        return "the game is over\n";
    std::string text = phase.empty() ? "" : std::string{phase} + ": ";
    text += words_for(to_act) + " to act";
    if (to_act.is_nature())
        text += " for " + words_for(actor{turn});
    return text + "\n";
}

} // namespace detail

/// A score sheet as a table: a line for each line of the scoring and the total, a column for each seat.
template <class Lines, int Seats>
std::ostream& operator<<(std::ostream& stream, score_sheet<Lines, Seats> const& sheet) {
    std::string text;
    detail::write_sheet<Lines, Seats>(text, sheet, nullptr);
    return stream << text;
}

/// A score sheet as a table, with the places below the totals.
template <class Lines, int Seats>
void print(
    std::ostream& stream, score_sheet<Lines, Seats> const& sheet, standings<Seats> const& ranking) {
    std::string text;
    detail::write_sheet(text, sheet, &ranking);
    stream << text;
}

/// Who came in where, the winners first: `1. seat 2 and seat 0, 3. seat 1`.
template <int Seats>
std::ostream& operator<<(std::ostream& stream, standings<Seats> const& ranking) {
    std::string text;
    for (int place = 1; place <= Seats; ++place) {
        std::string who;
        for (int s = 0; s != Seats; ++s)
            if (ranking.place(seat{s}) == place)
                who += (who.empty() ? "" : " and ") + detail::words_for(actor{seat{s}});
        if (!who.empty())
            detail::add_item(text, std::to_string(place) + ". " + who);
    }
    return stream << text;
}

/// What lies on a table, each member by its name: boards with coordinates, pieces counted by kind, seat by seat.
template <class Table>
requires detail::reflected<Table>
void print(std::ostream& stream, Table const& table) {
    std::string text;
    detail::write_members(text, table, "");
    stream << text;
}

/// Everything about a position, secrets included.
template <class Game>
std::ostream& operator<<(std::ostream& stream, position<Game> const& at) {
    using engine = senet::engine<Game>;
    std::string text = detail::situation(engine::to_act(at), at.seat(), engine::phase(at));
    detail::write_members(text, at.table, "");
    return stream << text;
}

/// What a seat sees of a position, with a question mark for what is hidden from it.
template <class Game>
std::ostream& operator<<(std::ostream& stream, view<Game> const& seen) {
    std::string text = "as seen by " + detail::words_for(actor{seen.viewer()}) + ", " +
                       detail::situation(seen.to_act(), seen.turn(), seen.phase());
    detail::write_members(text, seen.seen(), "");
    return stream << text;
}

} // namespace senet

#endif // SENET_IO_HPP
