// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_READ_JSON_LINES_HPP
#define SENET_RECORD_READ_JSON_LINES_HPP

#include <senet/detail/members.hpp>
#include <senet/detail/string_text.hpp>
#include <senet/detail/type_list.hpp>
#include <senet/moves/move_traits.hpp>
#include <senet/record/game_record.hpp>
#include <senet/record/json_form.hpp>
#include <senet/record/json_header.hpp>
#include <senet/record/json_line.hpp>
#include <senet/record/json_lines.hpp>
#include <senet/record/json_position.hpp>
#include <senet/record/reading.hpp>
#include <senet/record/write_json_lines.hpp>
#include <senet/rules.hpp>
#include <senet/seats.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace senet {

namespace detail {

/// A whole record as lines of JSON.
template <class Engine>
class json_lines_form {
    using game_type = typename Engine::game;
    using position = typename Engine::position;
    using move = typename Engine::move;

public:
    explicit json_lines_form(std::string_view text) noexcept : in_(text) {}

    record_reading<record<Engine>> read() {
        json_header<game_type> header{in_};
        if (!in_.next_line() || !header.read())
            return in_.error;
        position start = Engine::start();
        if (header.start() != json_line::none &&
            !json_position<Engine>{in_}.read(header.start(), start))
            return in_.error;
        record<Engine> game{start};
        game.set_seed(header.seed());
        if (!read_lines(game))
            return in_.error;
        return game;
    }

private:
    // Moves
    bool read_lines(record<Engine>& game) {
        while (!game.over()) {
            if (!in_.next_line("a move, or {\"unfinished\":true}"))
                return false;
            if (in_.json.find(0, "unfinished") != json_line::none)
                return read_unfinished();
            if (!read_move(game))
                return false;
        }
        return in_.next_line("{\"sheet\":") && read_sheet(game.now()) && in_.end();
    }
    bool read_unfinished() {
        std::vector<std::size_t> found;
        return in_.take(0, {"unfinished"}, 1, found) &&
               (in_.json.raw(found[0]) == "true" || in_.fail(found[0], "true")) && in_.end();
    }
    bool read_move(record<Engine>& game) {
        auto const& p = game.now();
        auto const kind = in_.json.find(0, "move");
        std::string name;
        if (in_.json.is(kind, json_kind::string))
            name = in_.json.text(kind);
        bool known = false;
        bool good = false;
        auto const try_kind = [&]<class Move>(type_box<Move>) {
            if (kind != json_line::none && name == name_of_move<Move>()) {
                known = true;
                good = read_move_of_kind<Move>(game, kind);
            }
        };
        [&]<class... Moves>(type_list<Moves...>) {
            (try_kind(type_box<Moves>{}), ...);
        }(typename Engine::move_types{});
        if (known)
            return good;
        auto const actor = in_.json.find(0, "actor");
        if (actor == json_line::none)
            return in_.fail_at(in_.json[0].end - 1, "\"actor\"");
        if (in_.json.raw(actor) != json_actor(Engine::to_act(p)))
            return in_.fail(actor, json_actor(Engine::to_act(p)));
        if (kind == json_line::none)
            return in_.fail_at(in_.json[0].end - 1, "\"move\"");
        std::string list;
        [&]<class... Moves>(type_list<Moves...>) {
            (add_item(list, json_string(name_of_move<Moves>())), ...);
        }(typename Engine::move_types{});
        return in_.fail(kind, "one of the moves " + list);
    }
    template <class Move>
    bool read_move_of_kind(record<Engine>& game, std::size_t kind) {
        auto const& p = game.now();
        json_names known{"actor", "phase", "move", "legal"};
        json_names members;
        for_each_member_index<Move>([&](auto i) { members.push_back(printed_name<Move, i>()); });
        constexpr bool apart = members_stand_apart<Move>();
        if constexpr (apart)
            known.push_back(name_of_move<Move>());
        else
            known.insert(known.end(), members.begin(), members.end());
        std::vector<std::size_t> found;
        if (!in_.take(0, known, known.size(), found))
            return false;
        if (in_.json.raw(found[0]) != json_actor(Engine::to_act(p)))
            return in_.fail(found[0], json_actor(Engine::to_act(p)));
        if (!in_.is_text(found[1], Engine::phase(p)))
            return false;
        std::vector<std::size_t> values(found.begin() + 4, found.end());
        if (apart && !in_.take(found[4], members, members.size(), values))
            return false;
        Move read{};
        bool good = true;
        for_each_member(read, [&](auto i, auto& value) {
            using form = json_form<member_type<Move, i>>;
            if (good && !form::read(in_.json, values[i], value))
                good = in_.fail(values[i], form::expected());
        });
        if (!good)
            return false;
        if (auto const answer = Engine::check(p, move{read}); !answer)
            return in_.refuse(kind, answer);
        auto const legal = std::to_string(Engine::count_moves(p));
        if (in_.json.raw(found[3]) != legal)
            return in_.fail(found[3], legal + ", the number of legal moves");
        return static_cast<bool>(game.try_play(move{read}));
    }

    // Last line
    template <class Points>
    bool read_seats(std::size_t array, Points const& points) {
        std::string const all = json_numbers(Engine::seats, [&](int s) { return points(seat{s}); });
        if (!in_.json.is(array, json_kind::array))
            return in_.fail(array, all);
        int s = 0;
        for (std::size_t v = array + 1; v != in_.json[array].next; v = in_.json[v].next, ++s) {
            if (s == Engine::seats)
                return in_.fail(v, all);
            auto const right = std::to_string(points(seat{s}));
            if (in_.json.raw(v) != right)
                return in_.fail(v, right + " for " + words_for(actor{seat{s}}));
        }
        return s == Engine::seats || in_.fail_at(in_.json[array].end - 1, all);
    }
    bool read_sheet(position const& p) {
        auto const sheet = Engine::sheet(p);
        auto const ranking = Engine::ranking(p);
        std::vector<std::size_t> found;
        if (!in_.take(0, {"sheet", "total", "places"}, 3, found))
            return false;
        json_names known;
        for (int i = 0; i != sheet.lines; ++i)
            known.push_back(sheet.name(i));
        std::vector<std::size_t> lines;
        if (!in_.take(found[0], known, known.size(), lines))
            return false;
        for (int i = 0; i != sheet.lines; ++i)
            if (!read_seats(
                    lines[static_cast<std::size_t>(i)], [&](seat s) { return sheet.points(i, s); }))
                return false;
        return read_seats(found[1], [&](seat s) { return sheet.total(s); }) &&
               read_seats(found[2], [&](seat s) { return ranking.place(s); });
    }
    json_lines in_;
};

} // namespace detail

/// Reads a record from JSON lines. Whatever the text is, nothing happens but that it is read or that the first place
/// where it is not such a record is told.
template <class Engine>
record_reading<record<Engine>> read_json_lines(std::string_view text) {
    static_assert(detail::fits_json_lines<Engine>());
    return detail::json_lines_form<Engine>{text}.read();
}

} // namespace senet

#endif // SENET_RECORD_READ_JSON_LINES_HPP
