// SPDX-License-Identifier: MIT

#include <senet/table/track.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

using strength = senet::track<-2, 9>;

static_assert(senet::component<strength> && senet::component<senet::counter<40>>);
static_assert(!senet::detail::holds_pieces<strength>);
static_assert(sizeof(strength) == 1 && sizeof(senet::counter<300>) == 2);

constexpr bool stops_at_its_ends() {
    strength t;
    expect(t == -2 && t.at_bottom() && !t.at_top());
    expect(t.advance() == 0 && t == -1);
    expect(t.advance(8) == 0 && t.value() == 7);
    expect(t.advance(5) == 3 && t.at_top() && t == 9);
    expect(t.advance(0) == 0);
    expect(t.retreat(4) == 0 && t == 5);
    expect(t.retreat(9) == 2 && t.at_bottom());
    t = 3;
    expect(t + 1 == 4 && !t.at_bottom() && !t.at_top());
    expect(strength{3} == t && strength{4} != t);
    return true;
}

constexpr bool is_told_by_a_number() {
    for (int v = -2; v <= 9; ++v)
        expect(keeps_promises(strength{v}) && strength{v}.number(0) == v + 2);
    expect(strength::highest_number(0) == 11);
    expect(keeps_promises(senet::counter<300>{300}));
    return true;
}

static_assert(stops_at_its_ends());
static_assert(is_told_by_a_number());
static_assert(!contracts_are_checked || !keeps_contracts([] { strength{10}; }));
static_assert(!contracts_are_checked || !keeps_contracts([] { strength{}.advance(-1); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { strength{}.retreat(-1); }));

} // namespace

TEST_CASE("a track stops at its ends") { CHECK(stops_at_its_ends()); }
TEST_CASE("a track is told by a number") { CHECK(is_told_by_a_number()); }
