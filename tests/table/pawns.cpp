// SPDX-License-Identifier: MIT

#include <senet/table/pawns.hpp>

#include <senet/testing/renumber_seats.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

using place = senet::within<1, 9>;
using crew = senet::pawns<3, 2, place>;

static_assert(senet::component<crew> && senet::detail::can_lie_on_a_table<crew>());
static_assert(!senet::detail::holds_pieces<crew> && !senet::detail::hides<crew>());
static_assert(crew::number_count() == 6 && crew::highest_number(5) == 8);

constexpr bool pawns_move() {
    crew c;
    expect(c.size() == 3 && c[0].size() == 2);
    expect(c[0][0] == 1 && c[2][1] == 1);
    expect(c.taken() == crew::places{0});
    c.move(0, 0, 4);
    c.move(2, 1, 9);
    expect(c[0][0] == 4 && c[0][1] == 1 && c[2][1] == 9);
    expect(c.taken() == crew::places({0, 3, 8}));
    int sum = 0;
    for (auto const& own : c)
        for (int const where : own)
            sum += where;
    expect(sum == 4 + 1 + 1 + 1 + 1 + 9);
    expect(keeps_promises(c) && keeps_promises(crew{}));
    return true;
}

constexpr bool a_place_is_taken_until_the_last_one_leaves() {
    crew c;
    c.move(0, 1, 4);
    c.move(1, 0, 4);
    expect(c.taken().contains(3));
    c.move(0, 1, 5);
    expect(c.taken().contains(3));
    c.move(1, 0, 1);
    expect(!c.taken().contains(3) && c.taken() == crew::places({0, 4}));
    c.move(0, 1, 5); // where it is
    expect(c.taken() == crew::places({0, 4}));
    c.move(0, 1, 1);
    expect(indistinguishable(c, crew{}));
    return true;
}

constexpr bool seats_exchange_pawns() {
    crew c;
    c.move(2, 0, 7);
    c.move(1, 1, 3);
    senet::testing::give_to_next_seat<3>(c);
    expect(c[0][0] == 7 && c[2][1] == 3 && c[1][1] == 1);
    expect(c.taken() == crew::places({0, 2, 6}));
    return true;
}

static_assert(pawns_move());
static_assert(a_place_is_taken_until_the_last_one_leaves());
static_assert(seats_exchange_pawns());
static_assert(keeps_contracts([] { crew{}.move(2, 1, 9); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { crew{}.move(3, 0, 9); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { crew{}.move(0, 2, 9); }));

} // namespace

TEST_CASE("pawns move, and take their places") { CHECK(pawns_move()); }
TEST_CASE("a place is taken until the last pawn leaves") {
    CHECK(a_place_is_taken_until_the_last_one_leaves());
}
TEST_CASE("seats exchange their pawns") { CHECK(seats_exchange_pawns()); }
