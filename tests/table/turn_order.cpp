// SPDX-License-Identifier: MIT

#include <senet/table/turn_order.hpp>

#include <senet/phases/orders.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

using order = senet::turn_order<4>;

static_assert(senet::component<order> && sizeof(order) == 4);
static_assert(!senet::detail::holds_pieces<order>);

struct some_table {
    order tiles;
};
struct some_position {
    some_table table;
};
struct tiles_backwards {
    constexpr order operator()(auto const& at) const { return at.table.tiles.reversed(); }
};
static_assert(senet::seat_order<senet::in_order_of<&some_table::tiles>, some_position>);
static_assert(senet::seat_order<senet::in_reverse_order_of<&some_table::tiles>, some_position>);
static_assert(senet::seat_order<senet::in_order_by<tiles_backwards>, some_position>);

/// The seats as the digits of a number.
constexpr int digits(order const& o) {
    int sum = 0;
    for (senet::seat const s : o)
        sum = 10 * sum + s;
    return sum;
}

template <class Order>
constexpr int walk(some_position const& at) {
    int sum = 0;
    for (senet::actor a = Order::first(at); a.is_seat(); a = Order::next(at, a.seat()))
        sum = 10 * sum + a.seat();
    return sum;
}

constexpr bool seats_move_about() {
    order o;
    expect(digits(o) == 123 && o.first() == 0 && o.last() == 3);
    o.move_to_front(2);
    expect(digits(o) == 2013);
    o.move_to_back(0);
    expect(digits(o) == 2130);
    o.move_to(2, 2);
    expect(digits(o) == 1320);
    o.move_to(0, 1);
    expect(digits(o) == 1032);
    o.move_to(0, 1);
    expect(digits(o) == 1032);
    o.exchange(1, 2);
    expect(digits(o) == 2031);
    o.exchange(3, 3);
    expect(digits(o) == 2031);
    o.begin_with(3);
    expect(digits(o) == 3120);
    o.begin_with(3);
    expect(digits(o) == 3120);
    expect(digits(o.reversed()) == 213);
    expect(o.place_of(2) == 2 && o[2] == 2 && o.before(3, 0) && !o.before(0, 3));
    return true;
}

constexpr bool stays_a_permutation() {
    senet::random_source random{11};
    order o;
    for (int i = 0; i != 100; ++i) {
        senet::seat const a = static_cast<int>(senet::draw_below(4, random));
        int const b = static_cast<int>(senet::draw_below(4, random));
        switch (senet::draw_below(3, random)) {
        case 0:
            o.move_to(a, b);
            break;
        case 1:
            o.exchange(a, b);
            break;
        default:
            o.begin_with(a);
            break;
        }
        int mask = 0;
        for (senet::seat const s : o)
            mask |= 1 << s;
        expect(mask == 15);
        for (int s = 0; s != 4; ++s)
            expect(o[o.place_of(s)] == s);
        expect(o.reversed().reversed() == o);
        expect(keeps_promises(o));
    }
    return true;
}

constexpr bool seats_act_in_it() {
    some_position at;
    at.table.tiles.move_to_front(3);
    at.table.tiles.exchange(0, 2);
    expect(digits(at.table.tiles) == 3210);
    expect(walk<senet::in_order_of<&some_table::tiles>>(at) == 3210);
    expect(walk<senet::in_reverse_order_of<&some_table::tiles>>(at) == 123);
    expect(walk<senet::in_order_by<tiles_backwards>>(at) == 123);
    return true;
}

static_assert(seats_move_about());
static_assert(stays_a_permutation());
static_assert(seats_act_in_it());
static_assert(keeps_contracts([] { order{}.move_to(3, 0); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { order{}.move_to(4, 0); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { order{}.move_to(0, 4); }));

} // namespace

TEST_CASE("seats move about in a turn order") { CHECK(seats_move_about()); }
TEST_CASE("a turn order has every seat once") { CHECK(stays_a_permutation()); }
TEST_CASE("seats act in a turn order") { CHECK(seats_act_in_it()); }
