// SPDX-License-Identifier: MIT

#include <senet/table/holder.hpp>

#include <senet/phases/orders.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

using token = senet::holder<4>;

static_assert(senet::component<token> && sizeof(token) == 1);
static_assert(!senet::detail::holds_pieces<token>);

struct some_table {
    token first_player;
};
struct some_position {
    static constexpr int seats = 4;
    some_table table;
};
using from_the_first_player = senet::clockwise_from<senet::holder_of<&some_table::first_player>>;
static_assert(senet::seat_order<from_the_first_player, some_position>);

constexpr bool is_given_to_seats() {
    token t;
    expect(!t.held() && t.who().is_nobody() && !t.is(0));
    t.give_to(3);
    expect(t.held() && t.seat() == 3 && t.who() == 3 && t.is(3) && !t.is(0));
    t.give_to(0);
    expect(indistinguishable(t, token{0}));
    t.take_back();
    expect(indistinguishable(t, token{}));
    expect(keeps_promises(token{}) && keeps_promises(token{3}));
    return true;
}

constexpr bool says_who_starts() {
    some_position const at{{token{2}}};
    expect(from_the_first_player::first(at) == 2);
    expect(from_the_first_player::next(at, 3) == 0);
    expect(from_the_first_player::next(at, 1).is_nobody());
    return true;
}

static_assert(is_given_to_seats());
static_assert(says_who_starts());
static_assert(keeps_contracts([] { token{}.give_to(3); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { token{}.give_to(4); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { (void)token{}.seat(); }));

} // namespace

TEST_CASE("a thing is given to seats") { CHECK(is_given_to_seats()); }
TEST_CASE("the seat that has a thing starts") { CHECK(says_who_starts()); }
