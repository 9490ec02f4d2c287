// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_FLOW_HPP
#define SENET_DETAIL_FLOW_HPP

#include <senet/assert.hpp>
#include <senet/detail/game_traits.hpp>
#include <senet/detail/loops.hpp>
#include <senet/detail/with_index.hpp>
#include <senet/phases/conditions.hpp>
#include <senet/phases/orders.hpp>
#include <senet/position.hpp>
#include <senet/seats.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace senet::detail {

/// Runs a game's program. Every instruction is a function of its own with its jumps known at compile time, so that
/// straight-line phases become straight-line code. Only what goes round without a stop is a loop at run time.
template <class Game>
struct flow {
    using at = position<Game>;

    static constexpr auto const& code = program_of<Game>.code.code;

    /// Goes on from an instruction until somebody has to decide or the game is over. `at_end(p)` is called where the game
    /// ends, not later: there the compiler still knows by which condition it did.
    template <std::uint16_t Address>
    static constexpr void run(at& p, auto&... at_end) {
        if constexpr (has_loops) {
            constexpr auto const& loops = loops_of<Game>;
            auto next = go<Address>(p, at_end...);
            while (next != stopped)
                next = with_index<loops.count>(
                    next, [&](auto l) { return go<loops.heads[l]>(p, at_end...); });
        } else {
            go<Address>(p, at_end...);
        }
    }

    /// Goes on from the beginning of a phase with a seat whose turn it is. A phase that is itself an order of seats
    /// begins with that seat's turn, unless nobody has a turn.
    template <std::uint16_t Address, std::uint16_t OrdersOpen, std::uint16_t SeatsSaved>
    static constexpr void enter(at& p, senet::seat who) {
        constexpr instruction i = code[Address];
        p.seat_ = who;
        if constexpr (SeatsSaved > 0)
            for (std::size_t slot = 0; slot != SeatsSaved; ++slot)
                p.saved_.bytes[slot] = static_cast<std::uint8_t>(static_cast<int>(who));
        if constexpr (i.what == op::first_seat && OrdersOpen == 0) {
            if (payload_of<Game, i.payload>::first(static_cast<at const&>(p)).is_nobody())
                run<i.target>(p);
            else
                run<Address + 1>(p);
        } else {
            run<Address>(p);
        }
    }

    static constexpr senet::seat at_the_table(actor who) {
        SENET_ASSERT(
            who.is_seat() && who.seat() < at::seats,
            "senet: the next seat of an order is at the table");
        return who.seat();
    }

    /// Goes on after the move of an entry was played at a stop.
    template <std::size_t Stop, class Entry>
    static constexpr void resume(at& p, auto&... at_end) {
        constexpr std::uint16_t here = stops_of<Game>.address[Stop];
        if constexpr (entry_traits<Entry>::branches)
            run<program_of<Game>.code.branches
                    [code[here].branches + branch_of<Entry>(entries_at<Game, Stop>{})]>(
                p, at_end...);
        else if constexpr (entry_traits<Entry>::then == afterwards::ask_again)
            run<here>(p, at_end...);
        else if constexpr (entry_traits<Entry>::then == afterwards::leave_loop)
            run<code[here].exit>(p, at_end...);
        else
            run<code[here].target>(p, at_end...);
    }

private:
    static constexpr bool has_loops = loops_of<Game>.count > 0;

    /// Where to go round next; nothing in a program that never goes round without a stop.
    using way = std::conditional_t<has_loops, std::uint16_t, void>;

    static constexpr std::uint16_t stopped = 0xffff;
    static constexpr way stop() noexcept {
        if constexpr (has_loops)
            return stopped;
    }

    /// Loops are told by their numbers, not by where they begin: nothing is looked up at run time.
    static constexpr std::uint16_t number_of_loop(std::uint16_t head) noexcept {
        std::uint16_t i = 0;
        while (loops_of<Game>.heads[i] != head)
            ++i;
        return i;
    }

    /// Goes on from an instruction. If a loop begins there it goes round here; a loop that began elsewhere is left by
    /// telling where it begins.
    template <std::uint16_t Address>
    static constexpr way go(at& p, auto&... at_end) {
        if constexpr (loops_of<Game>.begins[Address]) {
            constexpr way here = number_of_loop(Address);
            way next = here;
            while (next == here)
                next = step<Address>(p, at_end...);
            return next;
        } else {
            return step<Address>(p, at_end...);
        }
    }

    /// From one instruction to another, which may be back where a loop begins.
    template <std::uint16_t From, std::uint16_t To>
    static constexpr way jump(at& p, auto&... at_end) {
        if constexpr (To <= From && loops_of<Game>.begins[To]) {
            constexpr way back = number_of_loop(To);
            return back;
        } else {
            return go<To>(p, at_end...);
        }
    }

    template <std::uint16_t Address>
    static constexpr way step(at& p, auto&... at_end) {
        constexpr instruction i = code[Address];
        if constexpr (i.what == op::choose || i.what == op::nature) {
            p.stop_ = static_cast<std::uint8_t>(i.stop);
            return stop();
        } else if constexpr (i.what == op::end) {
            p.stop_ = 0;
            (at_end(p), ...);
            return stop();
        } else if constexpr (i.what == op::run) {
            payload_of<Game, i.payload>{}(p);
            return go<Address + 1>(p, at_end...);
        } else if constexpr (i.what == op::unless) {
            if (payload_of<Game, i.payload>{}(static_cast<at const&>(p)))
                return go<Address + 1>(p, at_end...);
            else
                return jump<Address, i.target>(p, at_end...);
        } else if constexpr (i.what == op::jump) {
            return jump<Address, i.target>(p, at_end...);
        } else if constexpr (i.what == op::leave) {
            return jump<Address, i.exit>(p, at_end...);
        } else if constexpr (i.what == op::first_seat) {
            actor const first = payload_of<Game, i.payload>::first(static_cast<at const&>(p));
            if (first.is_nobody())
                return jump<Address, i.target>(p, at_end...);
            p.seat_ = at_the_table(first);
            return go<Address + 1>(p, at_end...);
        } else if constexpr (i.what == op::next_seat) {
            return to_next_seat<Address>(p, at_end...);
        } else if constexpr (i.what == op::save_seat) {
            p.saved_.bytes[i.slot] = static_cast<std::uint8_t>(static_cast<int>(p.seat_));
            return go<Address + 1>(p, at_end...);
        } else if constexpr (i.what == op::load_seat) {
            p.seat_ = senet::seat{p.saved_.bytes[i.slot]};
            p.saved_.bytes[i.slot] = 0;
            return go<Address + 1>(p, at_end...);
        } else if constexpr (i.what == op::clear_count) {
            p.counts_.bytes[i.slot] = 0;
            return go<Address + 1>(p, at_end...);
        } else if constexpr (i.what == op::count_up) {
            if (++p.counts_.bytes[i.slot] != i.times)
                return jump<Address, i.target>(p, at_end...);
            p.counts_.bytes[i.slot] = 0; // equal positions are equal in every byte
            return go<Address + 1>(p, at_end...);
        }
    }

    template <std::uint16_t Address>
    static constexpr way to_next_seat(at& p, auto&... at_end) {
        constexpr instruction i = code[Address];
        using order = payload_of<Game, i.payload>;
        if constexpr (!has_loops && requires {
                          typename order::done;
                          order::following(static_cast<at const&>(p), p.seat_);
                      }) {
            if (leave_if(typename order::done{}, p, [&] { go<Address + 1>(p, at_end...); }))
                return;
            p.seat_ = at_the_table(order::following(static_cast<at const&>(p), p.seat_));
            return jump<Address, i.target>(p, at_end...);
        } else {
            actor const next = seat_after<order, i.slot>(p);
            if (next.is_nobody())
                return go<Address + 1>(p, at_end...);
            p.seat_ = at_the_table(next);
            return jump<Address, i.target>(p, at_end...);
        }
    }

    /// Each of several conditions has a way out of its own.
    template <class First, class... Rest>
    static constexpr bool leave_if(any_of<First, Rest...>, at& p, auto leave) {
        if (leave_if(First{}, p, leave))
            return true;
        if constexpr (sizeof...(Rest) > 0)
            return leave_if(any_of<Rest...>{}, p, leave);
        else
            return false;
    }
    template <class Condition>
    static constexpr bool leave_if(Condition condition, at& p, auto leave) {
        if (!condition(static_cast<at const&>(p)))
            return false;
        leave();
        return true;
    }

    template <class Order, std::uint16_t Slot>
    static constexpr actor seat_after(at const& p) {
        if constexpr (relative_order<Order>)
            return Order::next(p, p.seat_, senet::seat{p.saved_.bytes[Slot]});
        else
            return Order::next(p, p.seat_);
    }

    /// Which of the branches of a choice belongs to an entry.
    template <class Entry, class... Entries>
    static constexpr std::size_t branch_of(type_list<Entries...> all) noexcept {
        constexpr bool branches[] = {entry_traits<Entries>::branches...};
        std::size_t number = 0;
        for (std::size_t i = 0; i != index_in<Entry>(all); ++i)
            number += branches[i] ? 1 : 0;
        return number;
    }
};

} // namespace senet::detail

#endif // SENET_DETAIL_FLOW_HPP
