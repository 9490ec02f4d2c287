// SPDX-License-Identifier: MIT

#ifndef SENET_PHASES_HPP
#define SENET_PHASES_HPP

#include <senet/fixed_string.hpp>
#include <senet/phases/conditions.hpp> // IWYU pragma: export
#include <senet/phases/counting.hpp>
#include <senet/phases/order_adaptors.hpp> // IWYU pragma: export
#include <senet/phases/orders.hpp>         // IWYU pragma: export
#include <senet/phases/program.hpp>

#include <concepts>
#include <type_traits>

// The phases of a game, written as a value of an empty type:
//
//     sequence(a, b, …)                 one after the other
//     choose<Moves…>                    the seat whose turn it is picks one of these moves
//     nature<Moves…>                    dice are thrown, something is drawn
//     run<Effects…>                     something happens by itself
//     when<Condition>(a, …)             only if it holds;  either<Condition>(a, b) has an otherwise
//     first_of(when<A>(…), …)           the first of these whose condition holds, or else otherwise(…)
//     until<Condition>(a, …)            again and again until it holds (not at all if it holds already)
//     loop(a, …)                        again and again until a move marked ends<Move> is chosen
//     repeat<N>(a, …)                   N times
//     counting<&table::round>(a, …)     once for each number of a track on the table
//     each_seat(a, …)                   once for every seat, in the order of their numbers
//     each<Order>(a, …)                 once for every seat of an order of the game's own
//     take_turns_until<Condition>(a, …) round and round the table
//     by<Who>(a, …)                     somebody else decides for a moment
//     named<"name">(a, …)               gives a phase its name
//
// Conditions, effects and orders are named structs, so that an error or a debugger shows their names:
//
//     struct line_complete { constexpr bool operator()(auto const& at) const { … } };
namespace senet {

/// An offered move after which these phases follow, and then what follows the choice:
/// `choose<then<quarry, choose<build, leave>>, pass>`.
template <class Move, auto... Phases>
struct then {};

/// An offered move after which, and after these phases, the same choice is up again: `choose<again<sell>, done>`.
template <class Move, auto... Phases>
struct again {};

/// An offered move that ends the `loop` around it, after these phases: `loop(choose<build, ends<done>>)`.
template <class Move, auto... Phases>
struct ends {};

namespace detail {

struct phase_base {};

template <class Type>
concept phase = std::derived_from<Type, phase_base> && std::is_empty_v<Type>;

enum class afterwards : std::uint8_t { go_on, ask_again, leave_loop };

template <phase... Nodes>
struct sequence_node : phase_base {
    using payloads = concat<typename Nodes::payloads...>;
    static constexpr void emit(builder& b) noexcept { (Nodes::emit(b), ...); }
};

/// Stands for what is no phase, so that nothing more is said about it.
struct mistaken_node : phase_base {
    using payloads = type_list<>;
    static constexpr void emit(builder& b) noexcept { b.mistaken = true; }
};

// Mistakes are told in functions: a class in which an assertion fails is no type for the `phases` of a game any more,
// and that would be told, too.
template <class... Body>
constexpr auto make_body() noexcept {
    constexpr bool possible = (phase<Body> && ...);
    static_assert(
        possible,
        "senet: a phase is made of phases: choose<...>, nature<...>, run<...>, sequence(...) and their like");
    if constexpr (!possible)
        return mistaken_node{};
    else if constexpr (sizeof...(Body) == 1)
        return (Body{}, ...);
    else
        return sequence_node<Body...>{};
}

/// What a phase is made of, one after the other.
template <class... Body>
using body = decltype(make_body<Body...>());

/// What is offered in a choice, and what follows it.
template <class Move, afterwards Then, auto... Phases>
struct entry {
    using move = Move;
    static constexpr afterwards then = Then;
    static constexpr bool branches = sizeof...(Phases) > 0;
    using branch = body<std::remove_const_t<decltype(Phases)>...>;
};

template <class Entry>
struct entry_traits : entry<Entry, afterwards::go_on> {};
template <class Move, auto... Phases>
struct entry_traits<senet::then<Move, Phases...>> : entry<Move, afterwards::go_on, Phases...> {};
template <class Move, auto... Phases>
struct entry_traits<again<Move, Phases...>> : entry<Move, afterwards::ask_again, Phases...> {};
template <class Move, auto... Phases>
struct entry_traits<ends<Move, Phases...>> : entry<Move, afterwards::leave_loop, Phases...> {};

template <class Entry>
using move_of = typename entry_traits<Entry>::move;

template <op What, class... Entries>
struct stop_node : phase_base {
    using payloads = concat<
        type_list<type_list<Entries...>>,
        typename entry_traits<Entries>::branch::payloads...>;

    static constexpr void emit(builder& b) noexcept {
        constexpr bool leaves = ((entry_traits<Entries>::then == afterwards::leave_loop) || ...);
        constexpr std::size_t branches = (std::size_t{entry_traits<Entries>::branches} + ... + 0);
        auto const here = b.add(
            {.what = What,
             .payload = b.payload(),
             .branches = b.add_branches(branches),
             .exit = leaves ? no_exit : std::uint16_t{0},
             .stop = ++b.stops,
             .seats_saved = b.seats_saved,
             .counts_nested = b.counts_nested});
        if constexpr (branches > 0) {
            auto next = b.code[here].branches;
            std::uint16_t joins[branches] = {};
            std::size_t joining = 0;
            auto const emit_branch = [&]<class Entry>(type_box<Entry>) {
                if constexpr (Entry::branches) {
                    b.branches[next++] = b.size;
                    Entry::branch::emit(b);
                    if constexpr (Entry::then == afterwards::ask_again)
                        b.add({.what = op::jump, .target = here});
                    else if constexpr (Entry::then == afterwards::leave_loop)
                        b.add(
                            {.what = op::leave,
                             .exit = no_exit,
                             .seats_saved = b.seats_saved,
                             .counts_nested = b.counts_nested});
                    else
                        joins[joining++] = b.add({.what = op::jump});
                }
            };
            (emit_branch(type_box<entry_traits<Entries>>{}), ...);
            for (std::size_t i = 0; i != joining; ++i)
                b.code[joins[i]].target = b.size;
        }
        b.code[here].target = b.size;
    }
};

template <class... Effects>
struct run_node : phase_base {
    using payloads = type_list<Effects...>;
    static constexpr void emit(builder& b) noexcept {
        (static_cast<void>(sizeof(Effects)), ...);
        for (std::size_t i = 0; i != sizeof...(Effects); ++i)
            b.add({.what = op::run, .payload = b.payload()});
    }
};

template <class Condition, class Then, class Else>
struct either_node : phase_base {
    using payloads = concat<type_list<Condition>, typename Then::payloads, typename Else::payloads>;
    static constexpr void emit(builder& b) noexcept {
        auto const test = b.add({.what = op::unless, .payload = b.payload()});
        Then::emit(b);
        if constexpr (std::same_as<Else, sequence_node<>>) {
            b.code[test].target = b.size;
        } else {
            auto const skip = b.add({.what = op::jump});
            b.code[test].target = b.size;
            Else::emit(b);
            b.code[skip].target = b.size;
        }
    }
};

template <class Condition>
struct negated {
    constexpr bool operator()(auto const& at) const { return !Condition{}(at); }
};

template <class Condition, class Body>
struct until_node : phase_base {
    using payloads = concat<type_list<negated<Condition>>, typename Body::payloads>;
    static constexpr void emit(builder& b) noexcept {
        auto const test = b.add({.what = op::unless, .payload = b.payload()});
        Body::emit(b);
        b.add({.what = op::jump, .target = test});
        b.code[test].target = b.size;
    }
};

template <class Body>
struct loop_node : phase_base {
    using payloads = typename Body::payloads;
    static constexpr void emit(builder& b) noexcept {
        auto const start = b.size;
        Body::emit(b);
        b.add({.what = op::jump, .target = start});
        // Who leaves the loop from inside an order or a repetition closes these on the way out, so that the turn goes
        // back to whom it belongs.
        auto const behind_body = b.size;
        for (auto i = start; i != behind_body; ++i)
            if (b.code[i].exit == no_exit) {
                bool const inside = b.code[i].seats_saved != b.seats_saved ||
                                    b.code[i].counts_nested != b.counts_nested;
                b.code[i].exit = inside ? b.size : leave_at_end;
                if (inside)
                    emit_way_out(b, b.code[i]);
            }
        for (auto i = start; i != b.size; ++i) {
            if (b.code[i].exit == leave_at_end)
                b.code[i].exit = b.size;
            if (b.code[i].what == op::jump && b.code[i].target == leave_at_end)
                b.code[i].target = b.size;
        }
    }

private:
    static constexpr void emit_way_out(builder& b, instruction const& from) noexcept {
        for (auto slot = from.seats_saved; slot > b.seats_saved; --slot)
            b.add({.what = op::load_seat, .slot = static_cast<std::uint16_t>(slot - 1)});
        for (auto slot = from.counts_nested; slot > b.counts_nested; --slot)
            b.add({.what = op::clear_count, .slot = static_cast<std::uint16_t>(slot - 1)});
        b.add({.what = op::jump, .target = leave_at_end});
    }
};

template <int Times, class Body>
struct repeat_node : phase_base {
    using payloads = typename Body::payloads;
    static constexpr void emit(builder& b) noexcept {
        auto const slot = b.counts_nested++;
        if (b.count_slots < b.counts_nested)
            b.count_slots = b.counts_nested;
        b.add({.what = op::clear_count, .slot = slot});
        auto const start = b.size;
        Body::emit(b);
        b.add({.what = op::count_up, .target = start, .slot = slot, .times = Times});
        --b.counts_nested;
    }
};

template <auto Member, class Body>
struct counting_node : phase_base {
    using payloads = concat<
        type_list<begin_count<Member>>,
        typename Body::payloads,
        type_list<count_is_complete<Member>, count_on<Member>>>;
    static constexpr void emit(builder& b) noexcept {
        b.add({.what = op::run, .payload = b.payload()});
        auto const start = b.size;
        Body::emit(b);
        auto const test = b.add({.what = op::unless, .payload = b.payload()});
        auto const leave = b.add({.what = op::jump});
        b.code[test].target = b.size;
        b.add({.what = op::run, .payload = b.payload()});
        b.add({.what = op::jump, .target = start});
        b.code[leave].target = b.size;
    }
};

template <class Order, class Body, bool GivesBack = false>
struct each_node : phase_base {
    using payloads = concat<type_list<Order>, typename Body::payloads>;
    static constexpr void emit(builder& b) noexcept {
        auto const order = b.payload();
        // The outermost order has nobody to give the turn back to, unless it began with the seat that had the turn.
        bool const saves = b.orders_open != 0 || GivesBack || relative_order<Order>;
        ++b.orders_open;
        auto const slot = b.seats_saved;
        if (saves) {
            if (b.seat_slots < ++b.seats_saved)
                b.seat_slots = b.seats_saved;
            b.add({.what = op::save_seat, .slot = slot});
        }
        auto const first = b.add({.what = op::first_seat, .payload = order});
        auto const start = b.size;
        Body::emit(b);
        b.add({.what = op::next_seat, .payload = order, .target = start, .slot = slot});
        b.code[first].target = b.size;
        if (saves) {
            b.add({.what = op::load_seat, .slot = slot});
            --b.seats_saved;
        }
        --b.orders_open;
    }
};

template <fixed_string Name, class Body>
struct named_node : phase_base {
    using payloads = typename Body::payloads;
    static constexpr void emit(builder& b) noexcept {
        if (b.region_count == builder::most_regions) {
            b.too_long = true;
            return;
        }
        auto const index = b.region_count++;
        b.regions[index] = {
            Name, &address_of_type<named_node>, b.size, b.size, b.orders_open, b.seats_saved};
        Body::emit(b);
        b.regions[index].last = b.size;
    }
};

template <template <class> class Node>
struct wrap_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return Node<body<Body...>>{};
    }
};

template <class Condition>
struct when_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return either_node<Condition, body<Body...>, sequence_node<>>{};
    }
};
template <class Condition>
struct either_fn {
    template <class Then, class Else>
    constexpr auto operator()(Then, Else) const noexcept {
        return either_node<Condition, body<Then>, body<Else>>{};
    }
};
/// What `first_of` does if none of the conditions before holds; it is no phase of its own.
template <class Body>
struct otherwise_node {};

template <class Node>
inline constexpr bool is_when = false;
template <class Condition, class Then>
inline constexpr bool is_when<either_node<Condition, Then, sequence_node<>>> = true;

template <class Node>
inline constexpr bool is_otherwise = false;
template <class Body>
inline constexpr bool is_otherwise<otherwise_node<Body>> = true;

template <class... Nodes>
consteval bool are_alternatives() {
    std::size_t whens = 0;
    bool last_is_otherwise = false;
    ((whens += is_when<Nodes> ? 1 : 0, last_is_otherwise = is_otherwise<Nodes>), ...);
    return whens != 0 && whens + (last_is_otherwise ? 1 : 0) == sizeof...(Nodes);
}

template <class... Nodes>
struct alternatives {
    using type = sequence_node<>;
};
template <class Body>
struct alternatives<otherwise_node<Body>> {
    using type = Body;
};
template <class Condition, class Then, class Else, class... Rest>
struct alternatives<either_node<Condition, Then, Else>, Rest...> {
    using type = either_node<Condition, Then, typename alternatives<Rest...>::type>;
};

struct first_of_fn {
    template <class... Nodes>
    constexpr auto operator()(Nodes...) const noexcept {
        constexpr bool possible = are_alternatives<Nodes...>();
        static_assert(
            possible,
            "senet: first_of(...) is made of when<...>(...), after which one otherwise(...) may come");
        if constexpr (possible)
            return typename alternatives<Nodes...>::type{};
        else
            return mistaken_node{};
    }
};
struct otherwise_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return otherwise_node<body<Body...>>{};
    }
};

template <class Condition>
struct until_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return until_node<Condition, body<Body...>>{};
    }
};
template <int Times>
struct repeat_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        constexpr bool possible = Times >= 1 && Times <= 255;
        static_assert(possible, "senet: a phase is repeated between 1 and 255 times");
        return std::conditional_t<possible, repeat_node<Times, body<Body...>>, mistaken_node>{};
    }
};
template <auto Member>
struct counting_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return counting_node<Member, body<Body...>>{};
    }
};
template <class Order>
struct each_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return each_node<Order, body<Body...>>{};
    }
};
template <class Who>
struct by_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return each_node<only<Who>, body<Body...>, true>{};
    }
};
template <fixed_string Name>
struct named_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return named_node<Name, body<Body...>>{};
    }
};
struct sequence_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return body<Body...>{};
    }
};

} // namespace detail

using detail::phase;

/// One phase after the other.
inline constexpr detail::sequence_fn sequence{};

/// The seat whose turn it is picks one of these moves; `then`, `again` and `ends` say what follows one of them.
template <class... Moves>
inline constexpr detail::stop_node<detail::op::choose, Moves...> choose{};

/// Nature makes one of these moves, each outcome as likely as its `odds` say.
template <class... Moves>
inline constexpr detail::stop_node<detail::op::nature, Moves...> nature{};

/// Things that happen by themselves.
template <class... Effects>
inline constexpr detail::run_node<Effects...> run{};

/// Only if a condition holds.
template <class Condition>
inline constexpr detail::when_fn<Condition> when{};

/// One phase if a condition holds, another one otherwise.
template <class Condition>
inline constexpr detail::either_fn<Condition> either{};

/// The first of some `when<Condition>(…)` whose condition holds, and no other; `otherwise(…)` if none does.
inline constexpr detail::first_of_fn first_of{};

/// The last of the alternatives in `first_of`.
inline constexpr detail::otherwise_fn otherwise{};

/// Again and again until a condition holds; not at all if it holds already.
template <class Condition>
inline constexpr detail::until_fn<Condition> until{};

/// Again and again until a move marked with `ends` is chosen in it.
inline constexpr detail::wrap_fn<detail::loop_node> loop{};

/// So many times.
template <int Times>
inline constexpr detail::repeat_fn<Times> repeat{};

/// Once for each value of a member of the table, from the lowest to the highest; the member says which one it is, and
/// stays at the highest afterwards: `counting<&table::round>(…)` with a `track<1, 5>`.
template <auto Member>
inline constexpr detail::counting_fn<Member> counting{};

/// Once for every seat of an order.
template <class Order>
inline constexpr detail::each_fn<Order> each{};

/// Once for every seat, in the order of their numbers.
inline constexpr detail::each_fn<by_number> each_seat{};

/// Round and round the table, clockwise from seat 0, until a condition holds at the end of a turn.
template <class Condition>
inline constexpr detail::each_fn<clockwise_until<Condition>> take_turns_until{};

/// Somebody else acts for a moment: `Who{}(at)` is a seat.
template <class Who>
inline constexpr detail::by_fn<Who> by{};

/// Gives a phase the name by which records, reports and `arrange` know it.
template <fixed_string Name>
inline constexpr detail::named_fn<Name> named{};

} // namespace senet

#endif // SENET_PHASES_HPP
