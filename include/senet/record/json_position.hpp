// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_JSON_POSITION_HPP
#define SENET_RECORD_JSON_POSITION_HPP

#include <senet/detail/members.hpp>
#include <senet/position.hpp>
#include <senet/record/arranged.hpp>
#include <senet/record/json_line.hpp>
#include <senet/record/json_lines.hpp>
#include <senet/record/reading.hpp>
#include <senet/table/component.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace senet::detail {

/// An arranged start: the place in the phases, the seats, and what lies on the table.
template <class Engine>
class json_position {
    using game_type = typename Engine::game;
    using access = position_access<game_type>;
    using table = typename Engine::table;
    using position = typename Engine::position;

public:
    explicit json_position(json_lines& in) noexcept : in_(in) {}

    bool read(std::size_t object, position& start) {
        json_names known{"stop", "phase", "seat", "table"};
        if constexpr (access::saved_seats > 0)
            known.push_back("saved_seats");
        if constexpr (access::repetitions > 0)
            known.push_back("repetitions");
        std::vector<std::size_t> found;
        if (!in_.take(object, known, known.size(), found))
            return false;
        start = position{};
        int const last = static_cast<int>(stop_count<game_type>);
        long long stop = 0;
        long long who = 0;
        if (!in_.json.number(found[0], 0, last, stop))
            return in_.fail(found[0], number_up_to(last));
        if (!in_.is_text(found[1], phase_of_stop<game_type>(static_cast<int>(stop))))
            return false;
        if (!in_.json.number(found[2], 0, Engine::seats - 1, who))
            return in_.fail(found[2], number_up_to(Engine::seats - 1));
        access::set_stop(start, static_cast<int>(stop));
        access::set_seat(start, static_cast<int>(who));
        if constexpr (access::saved_seats > 0)
            if (!in_.take_numbers(
                    found[4], access::saved_seats,
                    [&](int i) { return highest_saved_seat<game_type>(static_cast<int>(stop), i); },
                    [&](int i, int saved) { access::set_saved_seat(start, i, saved); }))
                return false;
        if constexpr (access::repetitions > 0)
            if (!in_.take_numbers(
                    found.back(), access::repetitions,
                    [&](int i) { return highest_repetition<game_type>(static_cast<int>(stop), i); },
                    [&](int i, int count) { access::set_repetition(start, i, count); }))
                return false;
        if (!read_table(found[3], start.table))
            return false;
        auto const answer = check_arranged<game_type>(start);
        return answer || in_.refuse(object, answer);
    }

private:
    bool read_table(std::size_t object, table& all) {
        json_names known;
        for_each_member_index<table>([&](auto i) { known.push_back(member_name<table, i>()); });
        std::vector<std::size_t> found;
        if (!in_.take(object, known, known.size(), found))
            return false;
        bool good = true;
        for_each_member(
            all, [&](auto i, auto& part) { good = good && read_member(found[i], part); });
        return good;
    }
    template <class Part>
    bool read_member(std::size_t array, Part& part) {
        if (!in_.take_numbers(
                array, number_count<Part>(), [](int i) { return highest_number<Part>(i); },
                [&](int i, int value) { set_number(part, i, value); }))
            return false;
        // numbers that are in range one by one may still not be a thing: they have to come out as they went in
        std::size_t wrong = json_line::none;
        int n = 0;
        for (std::size_t v = array + 1; v != in_.json[array].next; v = in_.json[v].next, ++n)
            if (wrong == json_line::none && in_.json.raw(v) != std::to_string(number(part, n)))
                wrong = v;
        if (wrong == json_line::none && !is_possible(part))
            wrong = array;
        return wrong == json_line::none || in_.fail(wrong, "numbers that belong together");
    }

    json_lines& in_;
};

} // namespace senet::detail

#endif // SENET_RECORD_JSON_POSITION_HPP
