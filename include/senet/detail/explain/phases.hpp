// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_EXPLAIN_PHASES_HPP
#define SENET_DETAIL_EXPLAIN_PHASES_HPP

#include <senet/detail/explain/moves.hpp>
#include <senet/detail/explain/names.hpp>
#include <senet/detail/explain/orders.hpp>
#include <senet/detail/game_traits.hpp>
#include <senet/detail/type_list.hpp>
#include <senet/phases.hpp>
#include <senet/position.hpp>
#include <senet/seats.hpp>

#include <concepts>
#include <cstddef>
#include <string_view>
#include <utility>

namespace senet::detail {

// As a program
template <class Game>
concept phases_are_phases = phase<phases_of<Game>>;

template <class Game>
concept phases_fit_a_program = !program_of<Game>.code.too_long;

template <class Game>
concept phases_have_a_decision = program_of<Game>
.code.stops > 0;

template <class Game>
concept decisions_fit_a_byte = program_of<Game>
.code.stops < 256;

template <class Condition>
struct plain_condition {
    using type = Condition;
};
template <class Condition>
struct plain_condition<negated<Condition>> {
    using type = Condition;
};

// Decisions
template <class... Entries>
concept offers_something = sizeof...(Entries) > 0;

template <class... Moves>
concept offers_each_once = unique<type_list<Moves...>>::size == sizeof...(Moves);

template <class Move>
concept has_no_odds = !mentions_odds<Move>;

template <class Entry, bool InLoop>
concept ends_a_loop = InLoop || entry_traits<Entry>::then != afterwards::leave_loop;

template <class Entry, bool InLoop>
consteval bool explain_end() {
    static_assert(
        ends_a_loop<Entry, InLoop>,
        "senet: ends<...> marks a move that leaves a loop(...); there is no loop around this one");
    return ends_a_loop<Entry, InLoop>;
}

template <class Move>
consteval bool explain_choosable() {
    static_assert(
        has_no_odds<Move>, "senet: a move with odds is nature's; offer it in nature<...>");
    return has_no_odds<Move>;
}

template <class At, op What, bool InLoop, class... Entries>
consteval bool explain_decision(type_list<Entries...>) {
    static_assert(
        offers_something<Entries...>, "senet: choose<...> and nature<...> offer at least one move");
    if constexpr (offers_something<Entries...> && (explain_move<move_of<Entries>, At>() && ...)) {
        static_assert(
            offers_each_once<move_of<Entries>...>,
            "senet: choose<...> and nature<...> offer each move once");
        if constexpr (!offers_each_once<move_of<Entries>...>)
            return false;
        else if constexpr (What == op::choose)
            return (explain_choosable<move_of<Entries>>() && ...) &&
                   (explain_end<Entries, InLoop>() && ...);
        else
            return (explain_end<Entries, InLoop>() && ...);
    }
    return false;
}

/// What the parts of a program are used for, by the number by which its instructions know them.
template <class Game>
struct payload_uses {
    static constexpr std::size_t count = phases_of<Game>::payloads::size;

    op what[count + 1] = {};
    bool in_loop[count + 1] = {};

    constexpr payload_uses() noexcept {
        auto const& program = program_of<Game>.code;
        for (std::size_t i = 0; i != program.size; ++i) {
            auto const& code = program.code[i];
            switch (code.what) {
            case op::choose:
            case op::nature:
            case op::run:
            case op::unless:
            case op::first_seat:
                what[code.payload] = code.what;
                in_loop[code.payload] = code.exit != no_exit;
                break;
            default:
                break;
            }
        }
    }
};

template <class Game>
inline constexpr payload_uses<Game> uses_of{};

template <class At, op What, bool InLoop, class Payload>
consteval bool explain_payload() {
    if constexpr (begins_a_count<Payload>)
        return count_parts<At, Payload>::explain();
    else if constexpr (What == op::run)
        return explain_effect<At, Payload>();
    else if constexpr (What == op::unless)
        return explain_condition<At, typename plain_condition<Payload>::type>();
    else if constexpr (What == op::first_seat)
        return order_parts<Payload>::template explain<At>();
    else
        return explain_decision<At, What, InLoop>(Payload{});
}

template <class Game, class... Payloads>
consteval bool explain_payloads(type_list<Payloads...>) {
    return []<std::size_t... I>(std::index_sequence<I...>) {
        return (
            explain_payload<
                position<Game>, uses_of<Game>.what[I], uses_of<Game>.in_loop[I], Payloads>() &&
            ...);
    }
    (std::index_sequence_for<Payloads...>{});
}

/// The first named phase whose name another phase had before; the number of all if there is none.
template <class Game>
consteval std::size_t repeated_phase_name() noexcept {
    auto const& program = program_of<Game>.code;
    for (std::size_t i = 1; i < program.region_count; ++i)
        for (std::size_t before = 0; before != i; ++before)
            if (program.regions[before].name == program.regions[i].name &&
                program.regions[before].phase != program.regions[i].phase)
                return i;
    return program.region_count;
}

template <class Game>
consteval bool explain_phase_names() {
    constexpr std::size_t repeated = repeated_phase_name<Game>();
    if constexpr (repeated != program_of<Game>.code.region_count) {
        constexpr auto name = program_of<Game>.code.regions[repeated].name;
        static_assert(
            is_given_once<spelled<label<name.size()>(name)>>,
            "senet: two phases have the same name; only one and the same phase can be there twice with its name");
        return false;
    }
    return true;
}

template <class Game>
consteval bool explain_phases() {
    if constexpr (!phases_are_phases<Game>) {
        static_assert(
            phases_are_phases<Game>,
            "senet: `phases` is made of choose<...>, nature<...>, run<...>, sequence(...) and their like");
    } else if constexpr (!program_of<Game>.code.mistaken) { // otherwise it has been said there
        static_assert(
            phases_fit_a_program<Game>,
            "senet: the phases of a game are flattened to at most 767 steps, with 96 names and 256 moves followed by "
            "phases of their own");
        static_assert(
            decisions_fit_a_byte<Game>,
            "senet: a game has at most 255 places where somebody decides");
        static_assert(
            phases_have_a_decision<Game>,
            "senet: the phases of a game have a decision in them: a choose<...> or nature<...>");
        if constexpr (
            phases_fit_a_program<Game> && decisions_fit_a_byte<Game> &&
            phases_have_a_decision<Game>)
            if constexpr (explain_payloads<Game>(typename phases_of<Game>::payloads{}))
                return explain_phase_names<Game>();
    }
    return false;
}

} // namespace senet::detail

#endif // SENET_DETAIL_EXPLAIN_PHASES_HPP
