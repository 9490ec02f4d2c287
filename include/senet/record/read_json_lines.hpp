// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_READ_JSON_LINES_HPP
#define SENET_RECORD_READ_JSON_LINES_HPP

#include <senet/detail/members.hpp>
#include <senet/detail/string_text.hpp>
#include <senet/detail/type_list.hpp>
#include <senet/moves/move_traits.hpp>
#include <senet/position.hpp>
#include <senet/record/arranged.hpp>
#include <senet/record/game_record.hpp>
#include <senet/record/json_form.hpp>
#include <senet/record/json_line.hpp>
#include <senet/record/reading.hpp>
#include <senet/record/settings.hpp>
#include <senet/record/write_json_lines.hpp>
#include <senet/rules.hpp>
#include <senet/seats.hpp>
#include <senet/table/component.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace senet {

namespace detail {

template <class Engine>
class json_lines_form {
    using game_type = typename Engine::game;
    using access = position_access<game_type>;
    using table = typename Engine::table;
    using position = typename Engine::position;
    using move = typename Engine::move;
    using names = std::vector<std::string_view>;

public:
    explicit json_lines_form(std::string_view text) noexcept : text_(text) {}

    record_reading<record<Engine>> read() {
        position start = Engine::start();
        if (!next_line() || !read_header(start))
            return error_;
        record<Engine> game{start};
        game.set_seed(seed_);
        if (!read_lines(game))
            return error_;
        return game;
    }

private:
    // Lines
    bool fail_at(std::size_t place, std::string expected) {
        error_ = {line_, place + 1, std::move(expected), {}};
        return false;
    }
    bool fail(std::size_t value, std::string expected) {
        return fail_at(json_[value].begin, std::move(expected));
    }
    bool refuse(std::size_t value, verdict broken) {
        error_ = {line_, json_[value].begin + 1, {}, broken};
        return false;
    }
    /// Goes to the next line with something on it and takes it apart.
    bool next_line(char const* expected = "a line of JSON: \"{\"") {
        std::string_view line;
        if (!find_line(line)) {
            bool const broken_off = !text_.empty() && text_.back() != '\n';
            line_ += broken_off ? 0 : 1;
            return fail_at(broken_off ? text_.size() - (text_.rfind('\n') + 1) : 0, expected);
        }
        if (!json_.parse(line))
            return fail_at(json_.place(), std::string{json_.expected()});
        return json_.is(0, json_kind::object) || fail(0, "an object: \"{\"");
    }
    bool find_line(std::string_view& line) noexcept {
        while (next_ != text_.size()) {
            auto const end = text_.find('\n', next_);
            ended_ = end != std::string_view::npos;
            line = text_.substr(next_, (ended_ ? end : text_.size()) - next_);
            next_ += line.size() + (ended_ ? 1 : 0);
            ++line_;
            if (line.find_first_not_of(" \t\r") != std::string_view::npos)
                return true;
        }
        return false;
    }

    // Objects
    /// The values of these names in an object, in this order. Those that are missing are `none`, and an error unless they
    /// come after the first `required` ones; other names are errors.
    bool take(
        std::size_t object,
        names const& known,
        std::size_t required,
        std::vector<std::size_t>& values) {
        if (!json_.is(object, json_kind::object))
            return fail(object, "an object: \"{\"");
        values.assign(known.size(), json_line::none);
        bool good = true;
        json_.for_each_name(object, [&](std::size_t key, std::size_t value) {
            auto const name = json_.text(key);
            std::size_t i = 0;
            while (i != known.size() && known[i] != name)
                ++i;
            if (i == known.size()) {
                std::string list;
                for (auto const one : known)
                    add_item(list, in_quotes(one));
                good = fail(key, list.empty() ? "no names at all" : "one of the names " + list);
            } else if (values[i] != json_line::none) {
                good = fail(key, in_quotes(name) + " once");
            } else {
                values[i] = value;
            }
            return good;
        });
        for (std::size_t i = 0; good && i != required; ++i)
            if (values[i] == json_line::none)
                good = fail_at(json_[object].end - 1, in_quotes(known[i]));
        return good;
    }
    /// An array of so many numbers: `f(i, number)` is asked about each, after `highest(i)`.
    template <class Highest, class Function>
    bool take_numbers(std::size_t array, int count, Highest const& highest, Function const& f) {
        std::string const all = "an array of " + std::to_string(count) + " numbers";
        if (!json_.is(array, json_kind::array))
            return fail(array, all);
        int i = 0;
        for (std::size_t v = array + 1; v != json_[array].next; v = json_[v].next, ++i) {
            if (i == count)
                return fail(v, all);
            long long number = 0;
            if (!json_.number(v, 0, highest(i), number))
                return fail(v, number_up_to(highest(i)));
            f(i, static_cast<int>(number));
        }
        return i == count || fail_at(json_[array].end - 1, all);
    }
    bool is_text(std::size_t value, std::string_view text, std::string_view why = "") {
        if (json_.is(value, json_kind::string) && json_.text(value) == text)
            return true;
        return fail(value, json_string(text) + std::string{why});
    }

    // First line
    bool read_header(position& start) {
        std::vector<std::size_t> found;
        auto const format = json_.find(0, "format");
        if (format != json_line::none && !is_text(format, "senet record 1"))
            return false;
        if (!take(0, {"format", "game", "options", "seed", "start"}, 3, found) ||
            !is_text(found[1], game_type::name, ", the game to be read") ||
            !read_settings(found[2]))
            return false;
        if (found[3] != json_line::none && !read_seed(found[3]))
            return false;
        return found[4] == json_line::none || read_start(found[4], start);
    }
    bool read_settings(std::size_t object) {
        names known;
        std::vector<std::string> values;
        for_each_setting<game_type>([&](std::string_view name, auto const& value) {
            known.push_back(name);
            values.push_back(json_setting(value));
        });
        std::vector<std::size_t> found;
        if (!take(object, known, known.size(), found))
            return false;
        for (std::size_t i = 0; i != known.size(); ++i) {
            if (without_spaces(found[i]) != values[i])
                return fail(found[i], values[i] + ", the option of the game to be read");
        }
        return true;
    }
    /// A value as it is written, whatever spaces and escapes it was read with.
    std::string without_spaces(std::size_t value) const {
        if (json_.is(value, json_kind::string))
            return json_string(json_.text(value));
        if (!json_.is(value, json_kind::array))
            return std::string{json_.raw(value)};
        std::string out;
        for (std::size_t i = value + 1; i != json_[value].next; i = json_[i].next)
            out += (out.empty() ? "" : ",") + without_spaces(i);
        return "[" + out + "]";
    }
    bool read_seed(std::size_t value) {
        std::uint64_t sum = 0;
        bool fits = json_.is(value, json_kind::number) && json_.raw(value)[0] != '-';
        if (fits)
            for (char const c : json_.raw(value)) {
                auto const digit = static_cast<std::uint64_t>(c - '0');
                fits = fits && sum <= (~std::uint64_t{0} - digit) / 10;
                sum = sum * 10 + digit;
            }
        if (!fits)
            return fail(value, "a number of at most 64 bits");
        seed_ = sum;
        return true;
    }
    bool read_start(std::size_t object, position& start) {
        names known{"stop", "phase", "seat", "table"};
        if constexpr (access::saved_seats > 0)
            known.push_back("saved_seats");
        if constexpr (access::repetitions > 0)
            known.push_back("repetitions");
        std::vector<std::size_t> found;
        if (!take(object, known, known.size(), found))
            return false;
        start = position{};
        int const last = static_cast<int>(stop_count<game_type>);
        long long stop = 0;
        long long who = 0;
        if (!json_.number(found[0], 0, last, stop))
            return fail(found[0], number_up_to(last));
        if (!is_text(found[1], phase_of_stop<game_type>(static_cast<int>(stop))))
            return false;
        if (!json_.number(found[2], 0, Engine::seats - 1, who))
            return fail(found[2], number_up_to(Engine::seats - 1));
        access::set_stop(start, static_cast<int>(stop));
        access::set_seat(start, static_cast<int>(who));
        if constexpr (access::saved_seats > 0)
            if (!take_numbers(
                    found[4], access::saved_seats,
                    [&](int i) { return highest_saved_seat<game_type>(static_cast<int>(stop), i); },
                    [&](int i, int saved) { access::set_saved_seat(start, i, saved); }))
                return false;
        if constexpr (access::repetitions > 0)
            if (!take_numbers(
                    found.back(), access::repetitions,
                    [&](int i) { return highest_repetition<game_type>(static_cast<int>(stop), i); },
                    [&](int i, int count) { access::set_repetition(start, i, count); }))
                return false;
        if (!read_table(found[3], start.table))
            return false;
        auto const answer = check_arranged<game_type>(start);
        return answer || refuse(object, answer);
    }
    bool read_table(std::size_t object, table& all) {
        names known;
        for_each_member_index<table>([&](auto i) { known.push_back(member_name<table, i>()); });
        std::vector<std::size_t> found;
        if (!take(object, known, known.size(), found))
            return false;
        bool good = true;
        for_each_member(
            all, [&](auto i, auto& part) { good = good && read_member(found[i], part); });
        return good;
    }
    template <class Part>
    bool read_member(std::size_t array, Part& part) {
        if (!take_numbers(
                array, number_count<Part>(), [](int i) { return highest_number<Part>(i); },
                [&](int i, int value) { set_number(part, i, value); }))
            return false;
        // numbers that are in range one by one may still not be a thing: they have to come out as they went in
        std::size_t wrong = json_line::none;
        int n = 0;
        for (std::size_t v = array + 1; v != json_[array].next; v = json_[v].next, ++n)
            if (wrong == json_line::none && json_.raw(v) != std::to_string(number(part, n)))
                wrong = v;
        if (wrong == json_line::none && !is_possible(part))
            wrong = array;
        return wrong == json_line::none || fail(wrong, "numbers that belong together");
    }

    // Moves
    bool read_lines(record<Engine>& game) {
        while (!game.over()) {
            if (!next_line("a move, or {\"unfinished\":true}"))
                return false;
            if (json_.find(0, "unfinished") != json_line::none)
                return read_unfinished();
            if (!read_move(game))
                return false;
        }
        return next_line("{\"sheet\":") && read_sheet(game.now()) && read_end();
    }
    bool read_unfinished() {
        std::vector<std::size_t> found;
        return take(0, {"unfinished"}, 1, found) &&
               (json_.raw(found[0]) == "true" || fail(found[0], "true")) && read_end();
    }
    bool read_move(record<Engine>& game) {
        auto const& p = game.now();
        auto const kind = json_.find(0, "move");
        std::string name;
        if (json_.is(kind, json_kind::string))
            name = json_.text(kind);
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
        auto const actor = json_.find(0, "actor");
        if (actor == json_line::none)
            return fail_at(json_[0].end - 1, "\"actor\"");
        if (json_.raw(actor) != json_actor(Engine::to_act(p)))
            return fail(actor, json_actor(Engine::to_act(p)));
        if (kind == json_line::none)
            return fail_at(json_[0].end - 1, "\"move\"");
        std::string list;
        [&]<class... Moves>(type_list<Moves...>) {
            (add_item(list, json_string(name_of_move<Moves>())), ...);
        }(typename Engine::move_types{});
        return fail(kind, "one of the moves " + list);
    }
    template <class Move>
    bool read_move_of_kind(record<Engine>& game, std::size_t kind) {
        auto const& p = game.now();
        names known{"actor", "phase", "move", "legal"};
        for_each_member_index<Move>([&](auto i) { known.push_back(member_name<Move, i>()); });
        std::vector<std::size_t> found;
        if (!take(0, known, known.size(), found))
            return false;
        if (json_.raw(found[0]) != json_actor(Engine::to_act(p)))
            return fail(found[0], json_actor(Engine::to_act(p)));
        if (!is_text(found[1], Engine::phase(p)))
            return false;
        Move read{};
        bool good = true;
        for_each_member(read, [&](auto i, auto& value) {
            using form = json_form<member_type<Move, i>>;
            if (good && !form::read(json_, found[i + 4], value))
                good = fail(found[i + 4], form::expected());
        });
        if (!good)
            return false;
        if (auto const answer = Engine::check(p, move{read}); !answer)
            return refuse(kind, answer);
        auto const legal = std::to_string(Engine::count_moves(p));
        if (json_.raw(found[3]) != legal)
            return fail(found[3], legal + ", the number of legal moves");
        return static_cast<bool>(game.try_play(move{read}));
    }

    // Last line
    template <class Points>
    bool read_seats(std::size_t array, Points const& points) {
        std::string const all = json_numbers(Engine::seats, [&](int s) { return points(seat{s}); });
        if (!json_.is(array, json_kind::array))
            return fail(array, all);
        int s = 0;
        for (std::size_t v = array + 1; v != json_[array].next; v = json_[v].next, ++s) {
            if (s == Engine::seats)
                return fail(v, all);
            auto const right = std::to_string(points(seat{s}));
            if (json_.raw(v) != right)
                return fail(v, right + " for " + words_for(actor{seat{s}}));
        }
        return s == Engine::seats || fail_at(json_[array].end - 1, all);
    }
    bool read_sheet(position const& p) {
        auto const sheet = Engine::sheet(p);
        auto const ranking = Engine::ranking(p);
        std::vector<std::size_t> found;
        if (!take(0, {"sheet", "total", "places"}, 3, found))
            return false;
        names known;
        for (int i = 0; i != sheet.lines; ++i)
            known.push_back(sheet.name(i));
        std::vector<std::size_t> lines;
        if (!take(found[0], known, known.size(), lines))
            return false;
        for (int i = 0; i != sheet.lines; ++i)
            if (!read_seats(
                    lines[static_cast<std::size_t>(i)], [&](seat s) { return sheet.points(i, s); }))
                return false;
        return read_seats(found[1], [&](seat s) { return sheet.total(s); }) &&
               read_seats(found[2], [&](seat s) { return ranking.place(s); });
    }
    bool read_end() {
        if (!ended_)
            return fail_at(text_.size() - (text_.rfind('\n') + 1), "a line break");
        std::string_view line;
        if (!find_line(line))
            return true;
        return fail_at(line.find_first_not_of(" \t\r"), "nothing after the last line");
    }

    std::string_view text_;
    std::size_t next_ = 0;
    std::size_t line_ = 0;
    bool ended_ = false;
    json_line json_;
    std::optional<std::uint64_t> seed_;
    record_error error_;
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
