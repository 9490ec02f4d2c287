// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_WRITE_JSON_LINES_HPP
#define SENET_RECORD_WRITE_JSON_LINES_HPP

#include <senet/detail/members.hpp>
#include <senet/detail/type_list.hpp>
#include <senet/moves/move_traits.hpp>
#include <senet/position.hpp>
#include <senet/record/arranged.hpp>
#include <senet/record/game_record.hpp>
#include <senet/record/json_form.hpp>
#include <senet/record/settings.hpp>
#include <senet/seats.hpp>
#include <senet/table/component.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

// A record as other programs read and write it, one JSON object per line:
//
//     {"format":"senet record 1","game":"Kuhn poker","options":{},"seed":7}
//     {"actor":"nature","phase":"dealing","move":"deal","dealt":"king","legal":3}
//     {"actor":0,"phase":"betting","move":"pass","legal":2}
//     …
//     {"sheet":{"stake":[1,-1]},"total":[1,-1],"places":[1,2]}
//
// A move is its name and its members; if a member has a name that the line needs for itself, such as "move", the members
// are in an object of their own, under the name of the move: {…,"move":"flood","flood":{"move":-1},…}. "legal" is how many moves or outcomes there were. A game that is not finished
// ends with {"unfinished":true}. A start that is not the normal one is "start" in the first line. The order of the names
// in a line makes no difference; a name that is not expected is an error.
namespace senet {

namespace detail {

/// In JSON lines moves are told apart by their names.
template <class... Moves>
constexpr bool names_of_moves_differ(type_list<Moves...>) noexcept {
    constexpr std::string_view names[] = {name_of_move<Moves>()...};
    for (std::size_t i = 0; i != sizeof...(Moves); ++i)
        for (std::size_t j = 0; j != i; ++j)
            if (names[i] == names[j])
                return false;
    return true;
}
/// What a line says beside the members of a move.
constexpr bool is_said_by_each_line(std::string_view name) noexcept {
    for (std::string_view const taken : {"actor", "phase", "move", "legal", "unfinished"})
        if (name == taken)
            return true;
    return false;
}
template <class Move>
constexpr bool members_stand_apart() noexcept {
    bool apart = false;
    for_each_member_index<Move>(
        [&](auto i) { apart = apart || is_said_by_each_line(printed_name<Move, i>()); });
    return apart;
}
template <class Move>
constexpr bool members_have_a_place() noexcept {
    return !members_stand_apart<Move>() || !is_said_by_each_line(name_of_move<Move>());
}
template <class Sheet>
constexpr bool names_of_lines_differ() noexcept {
    for (int i = 0; i != Sheet::lines; ++i)
        if (Sheet::find(Sheet::name(i)) != i)
            return false;
    return true;
}

template <class Engine>
constexpr bool fits_json_lines() noexcept {
    static_assert(
        names_of_moves_differ(typename Engine::move_types{}),
        "senet: in JSON lines moves are told apart by their names; give two of the same name a "
        "`static constexpr std::string_view name` each");
    static_assert(
        []<class... Moves>(type_list<Moves...>) {
            return (members_have_a_place<Moves>() && ...);
        }(typename Engine::move_types{}),
        "senet: in JSON lines a move with a member that is called actor, phase, move, legal or "
        "unfinished is not called so itself; give it a `static constexpr std::string_view name`");
    static_assert(
        names_of_lines_differ<typename Engine::sheet_type>(),
        "senet: in JSON lines the lines of a score sheet are told apart by their names");
    return true;
}

inline std::string json_actor(actor who) {
    return who.is_seat() ? std::to_string(static_cast<int>(who.seat())) : "\"nature\"";
}

} // namespace detail

/// A record as JSON lines for other programs.
template <class Engine>
std::string to_json_lines(record<Engine> const& game) {
    static_assert(detail::fits_json_lines<Engine>());
    using game_type = typename Engine::game;
    using access = detail::position_access<game_type>;
    using table = typename Engine::table;
    auto const named = [](std::string_view name, std::string const& value) {
        return "," + detail::json_string(name) + ":" + value;
    };

    std::string options;
    detail::for_each_setting<game_type>([&](std::string_view name, auto const& value) {
        options += named(name, detail::json_setting(value));
    });
    std::string text = "{\"format\":\"senet record 1\"";
    text += named("game", detail::json_string(game_type::name));
    text += named("options", "{" + (options.empty() ? options : options.substr(1)) + "}");
    if (game.seed())
        text += named("seed", std::to_string(*game.seed()));
    if (game.arranged()) {
        auto const& start = game.start();
        text += ",\"start\":{\"stop\":" + std::to_string(access::stop(start));
        text += named(
            "phase", detail::json_string(detail::phase_of_stop<game_type>(access::stop(start))));
        text += named("seat", std::to_string(static_cast<int>(start.seat())));
        if constexpr (access::saved_seats > 0)
            text += named("saved_seats", detail::json_numbers(access::saved_seats, [&](int i) {
                              return access::saved_seat(start, i);
                          }));
        if constexpr (access::repetitions > 0)
            text += named("repetitions", detail::json_numbers(access::repetitions, [&](int i) {
                              return access::repetition(start, i);
                          }));
        std::string members;
        detail::for_each_member(start.table, [&](auto i, auto const& part) {
            members += named(
                detail::member_name<table, i>(),
                detail::json_numbers(
                    detail::number_count<detail::member_type<table, i>>(),
                    [&](int n) { return detail::number(part, n); }));
        });
        text += named("table", "{" + (members.empty() ? members : members.substr(1)) + "}");
        text += "}";
    }
    text += "}\n";

    auto p = game.start();
    for (auto const& m : game.moves()) {
        text += "{\"actor\":" + detail::json_actor(Engine::to_act(p));
        text += named("phase", detail::json_string(Engine::phase(p)));
        m.visit([&](auto const& typed) {
            using type = std::remove_cvref_t<decltype(typed)>;
            text += named("move", detail::json_string(detail::name_of_move<type>()));
            std::string members;
            detail::for_each_member(typed, [&](auto i, auto const& value) {
                members += named(
                    detail::printed_name<type, i>(),
                    detail::json_form<detail::member_type<type, i>>::write(value));
            });
            if constexpr (detail::members_stand_apart<type>())
                members = named(detail::name_of_move<type>(), "{" + members.substr(1) + "}");
            text += members;
        });
        text += named("legal", std::to_string(Engine::count_moves(p))) + "}\n";
        Engine::play(p, m);
    }

    if (!game.over())
        return text + "{\"unfinished\":true}\n";
    auto const sheet = Engine::sheet(p);
    auto const ranking = Engine::ranking(p);
    std::string lines;
    for (int i = 0; i != sheet.lines; ++i)
        lines += named(sheet.name(i), detail::json_numbers(Engine::seats, [&](int s) {
                           return sheet.points(i, seat{s});
                       }));
    text += "{\"sheet\":{" + (lines.empty() ? lines : lines.substr(1)) + "}";
    text += named(
        "total", detail::json_numbers(Engine::seats, [&](int s) { return sheet.total(seat{s}); }));
    text += named("places", detail::json_numbers(Engine::seats, [&](int s) {
                      return ranking.place(seat{s});
                  }));
    return text + "}\n";
}

} // namespace senet

#endif // SENET_RECORD_WRITE_JSON_LINES_HPP
