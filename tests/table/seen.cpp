// SPDX-License-Identifier: MIT

#include <senet/table/seen.hpp>

#include <senet/table/pile.hpp>
#include <senet/table/secret.hpp>
#include <senet/table/several.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/define_struct.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

using card = senet::below<6>;

struct player {
    BOOST_HANA_DEFINE_STRUCT(player, (senet::secret<card>, hidden), (senet::counter<9>, points));
};

struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table,
        (senet::pile<card>, deck),
        (senet::counter<9>, round),
        (senet::per_seat<2, player>, players),
        (senet::counter<9>, flood), // of the same type as another one
        (senet::per_seat<2, senet::commitment<bool>>, votes));
};

static_assert(senet::detail::hides<table>() && senet::detail::hides<player>());
static_assert(!senet::detail::hides_something<player>); // its members do
static_assert(std::is_same_v<senet::detail::seen_type<senet::counter<9>>, senet::counter<9>>);
static_assert(std::is_same_v<senet::detail::seen_type<player>, senet::seen_struct<player>>);
static_assert(!std::is_convertible_v<senet::seen_struct<table>, table>);

constexpr table some_game() {
    table t{};
    t.deck.put(0);
    t.deck.put(1);
    t.round = 3;
    t.flood = 5;
    t.players[0].hidden.put(2);
    t.players[1].hidden.put(4);
    t.players[1].points = 7;
    t.votes[1].make(true);
    return t;
}

constexpr bool members_are_found_by_name() {
    table const t = some_game();
    senet::seen_struct<table> const seen{t, 0, false};
    expect(seen[&table::round] == 3 && seen[&table::flood] == 5);
    expect(seen[&table::deck].size() == 2);
    expect(seen[&table::players][1][&player::points] == 7);
    expect(seen[&table::players][0][&player::hidden].value() == 2);
    expect(!seen[&table::players][1][&player::hidden].known());
    expect(seen[&table::votes][1].there() && !seen[&table::votes][1].known());
    expect(!seen[&table::votes][0].there());
    return true;
}

constexpr bool what_is_not_seen_makes_no_difference() {
    table const t = some_game();
    table u = some_game();
    u.deck.take(1);
    u.deck.put(4);
    u.players[1].hidden.take();
    u.players[1].hidden.put(1);
    u.votes[1].make(false);
    using seen = senet::seen_struct<table>;
    expect(seen(t, 0, false) == seen(u, 0, false));
    expect(seen(t, 1, false) != seen(u, 1, false));
    return true;
}

constexpr bool what_is_seen_makes_a_difference() {
    using seen = senet::seen_struct<table>;
    table const t = some_game();
    auto const differs = [&](auto change) {
        table u = some_game();
        change(u);
        return seen(t, 0, false) != seen(u, 0, false);
    };
    expect(differs([](table& u) { u.flood = 4; }));
    expect(differs([](table& u) { u.deck.take(0); }));
    expect(differs([](table& u) { u.players[0].hidden.take(); }));
    expect(differs([](table& u) { u.players[1].hidden.take(); }));
    expect(differs([](table& u) { u.players[1].points = 0; }));
    expect(differs([](table& u) { u.votes[1].clear(); }));
    expect(!differs([](table&) {}));
    return true;
}

static_assert(members_are_found_by_name());
static_assert(what_is_not_seen_makes_no_difference());
static_assert(what_is_seen_makes_a_difference());
static_assert(!contracts_are_checked || !keeps_contracts([] {
    (void)senet::seen_struct<table>{some_game(), 0, false}[&table::votes][2];
}));

} // namespace

TEST_CASE("members of a seen table are found") { CHECK(members_are_found_by_name()); }
TEST_CASE("what a seat does not see makes no difference") {
    CHECK(what_is_not_seen_makes_no_difference());
}
TEST_CASE("what a seat sees makes a difference") { CHECK(what_is_seen_makes_a_difference()); }
