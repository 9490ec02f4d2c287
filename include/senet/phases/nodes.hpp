// SPDX-License-Identifier: MIT

#ifndef SENET_PHASES_NODES_HPP
#define SENET_PHASES_NODES_HPP

#include <senet/detail/type_list.hpp>
#include <senet/fixed_string.hpp>
#include <senet/phases/counting.hpp>
#include <senet/phases/node.hpp>
#include <senet/phases/orders.hpp>
#include <senet/phases/program.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>

namespace senet::detail {

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

} // namespace senet::detail

#endif // SENET_PHASES_NODES_HPP
