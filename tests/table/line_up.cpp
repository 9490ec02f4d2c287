// SPDX-License-Identifier: MIT

#include <senet/table/line_up.hpp>

#include <senet/phases/order_adaptors.hpp>
#include <senet/table/turn_order.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

using line = senet::line_up<4>;

static_assert(senet::component<line> && sizeof(line) == 4);
static_assert(!senet::detail::holds_pieces<line>);

/// The seats as the digits of a number that begins with 9.
constexpr int digits(line const& l) {
    int sum = 9;
    for (senet::seat const s : l)
        sum = 10 * sum + s;
    return sum;
}

constexpr bool seats_join_and_leave() {
    line l;
    expect(l.empty() && l.size() == 0 && digits(l) == 9);
    l.put(2);
    l.put(0);
    l.put(3);
    expect(digits(l) == 9203 && l.size() == 3 && l.first() == 2 && l.last() == 3);
    expect(l.contains(0) && !l.contains(1) && l.place_of(3) == 2 && l[1] == 0);
    l.remove(2);
    expect(digits(l) == 903 && keeps_promises(l));
    l.put(2);
    l.put(1);
    expect(digits(l) == 90321 && keeps_promises(l));
    l.remove(1);
    expect(digits(l) == 9032);
    l.clear();
    expect(l == line{});
    return true;
}

constexpr bool knows_what_is_possible() {
    line l;
    l.set_number(1, 3);
    expect(!l.possible()); // a gap
    l.set_number(0, 3);
    expect(!l.possible()); // twice
    l.set_number(0, 4);
    expect(l.possible() && digits(l) == 932);
    return true;
}

struct some_table {
    line turns;
    senet::turn_order<4> tiles;
};
struct some_position {
    static constexpr int seats = 4;
    some_table table;
    constexpr senet::seat seat() const { return 1; }
};
struct is_odd {
    constexpr bool operator()(auto const&, senet::seat s) const { return s % 2 == 1; }
};

constexpr bool an_order_is_written_down() {
    some_position at;
    at.table.tiles.move_to_front(3);
    using tiles = senet::in_order_of<&some_table::tiles>;
    senet::note<&some_table::turns, tiles>{}(at);
    expect(digits(at.table.turns) == 93012);
    senet::note<&some_table::turns, senet::skipping<is_odd, tiles>>{}(at);
    expect(digits(at.table.turns) == 902);
    senet::note<&some_table::turns, senet::others_clockwise>{}(at);
    expect(digits(at.table.turns) == 9230);
    // an order without an end is written down once
    senet::note<&some_table::turns, senet::in_rounds<senet::others_clockwise>>{}(at);
    expect(digits(at.table.turns) == 9230);
    return true;
}

static_assert(seats_join_and_leave());
static_assert(knows_what_is_possible());
static_assert(an_order_is_written_down());
static_assert(keeps_contracts([] { line{}.put(3); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { line{}.put(4); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { line{}.remove(0); }));
static_assert(!contracts_are_checked || !keeps_contracts([] {
    line l;
    l.put(1);
    l.put(1);
}));

} // namespace

TEST_CASE("seats join and leave a line") { CHECK(seats_join_and_leave()); }
TEST_CASE("a line has no gaps and nobody twice") { CHECK(knows_what_is_possible()); }
TEST_CASE("an order is written down in a line") { CHECK(an_order_is_written_down()); }
