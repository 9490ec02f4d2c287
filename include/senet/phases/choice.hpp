// SPDX-License-Identifier: MIT

#ifndef SENET_PHASES_CHOICE_HPP
#define SENET_PHASES_CHOICE_HPP

#include <senet/detail/type_list.hpp>
#include <senet/phases/node.hpp>
#include <senet/phases/program.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

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

enum class afterwards : std::uint8_t { go_on, ask_again, leave_loop };

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

} // namespace detail

} // namespace senet

#endif // SENET_PHASES_CHOICE_HPP
