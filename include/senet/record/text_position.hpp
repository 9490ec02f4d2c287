// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_TEXT_POSITION_HPP
#define SENET_RECORD_TEXT_POSITION_HPP

#include <senet/detail/members.hpp>
#include <senet/position.hpp>
#include <senet/record/arranged.hpp>
#include <senet/record/reading.hpp>
#include <senet/record/text_lines.hpp>
#include <senet/rules.hpp>
#include <senet/table/component.hpp>

#include <string>
#include <string_view>

namespace senet::detail {

/// An arranged start: the place in the phases, the seats, and what lies on the table.
template <class Engine>
class text_position {
    using game_type = typename Engine::game;
    using access = position_access<game_type>;
    using table = typename Engine::table;
    using position = typename Engine::position;

public:
    explicit text_position(text_fields& in) noexcept : in_(in) {}

    bool read(position& start) { return read_start(start); }

private:
    bool read_start(position& start) {
        auto const where = in_.lines; // an impossible start is reported here
        if (!in_.lines.reader.word("arranged"))
            return in_.fail(in_quotes("arranged"));
        start = position{};
        int stop = 0;
        if (!in_.end_of_line() || !in_.next_is("stop") ||
            !in_.read_number(static_cast<int>(stop_count<game_type>), stop))
            return false;
        access::set_stop(start, stop);
        in_.lines.reader.skip_spaces();
        auto const name = phase_of_stop<game_type>(stop);
        if (!name.empty() && !in_.lines.reader.literal(name))
            return in_.fail(in_quotes(name));
        int who = 0;
        if (!in_.end_of_line() || !in_.next_is("seat") ||
            !in_.read_number(Engine::seats - 1, who) || !in_.end_of_line())
            return false;
        access::set_seat(start, who);
        if constexpr (access::saved_seats > 0) {
            if (!in_.next_is("saved seats"))
                return false;
            for (int i = 0; i != access::saved_seats; ++i) {
                if (!in_.read_number(highest_saved_seat<game_type>(stop, i), who))
                    return false;
                access::set_saved_seat(start, i, who);
            }
            if (!in_.end_of_line())
                return false;
        }
        if constexpr (access::repetitions > 0) {
            if (!in_.next_is("repetitions"))
                return false;
            for (int i = 0; i != access::repetitions; ++i) {
                int count = 0;
                if (!in_.read_number(highest_repetition<game_type>(stop, i), count))
                    return false;
                access::set_repetition(start, i, count);
            }
            if (!in_.end_of_line())
                return false;
        }
        bool good = true;
        for_each_member(start.table, [&](auto i, auto& part) {
            good = good && read_member(member_name<table, i>(), part);
        });
        if (!good)
            return false;
        if (auto const answer = check_arranged<game_type>(start); !answer) {
            in_.error = where.refusal(answer);
            return false;
        }
        in_.next();
        return true;
    }
    template <class Part>
    bool read_member(std::string_view name, Part& part) {
        if (!in_.next_is("table " + std::string{name}))
            return false;
        auto const where = in_.lines;
        for (int i = 0; i != number_count<Part>(); ++i) {
            int value = 0;
            if (!in_.read_number(highest_number<Part>(i), value))
                return false;
            set_number(part, i, value);
        }
        if (!in_.end_of_line())
            return false;
        // numbers that are in range one by one may still not be a thing: they have to come out as they went in
        in_.lines.reader = where.reader;
        for (int i = 0; i != number_count<Part>(); ++i) {
            auto const before = in_.lines.reader;
            int value = 0;
            if (in_.read_number(highest_number<Part>(i), value) && number(part, i) == value)
                continue;
            in_.lines.reader = before;
            in_.lines.reader.skip_spaces();
            return in_.fail("numbers that belong together");
        }
        in_.lines.reader = where.reader;
        return is_possible(part) || in_.fail("numbers that belong together");
    }

    text_fields& in_;
};

} // namespace senet::detail

#endif // SENET_RECORD_TEXT_POSITION_HPP
