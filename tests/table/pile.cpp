// SPDX-License-Identifier: MIT

#include <senet/table/pile.hpp>

#include <senet/table/secret.hpp>
#include <senet/table/several.hpp>

#include <boost/hana/define_struct.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

using card = senet::below<6>;
using deck = senet::pile<card>;              // every card once, all shuffled
using sphinx = senet::pile<card, 1, 6>;      // cards may be put back underneath
using bag = senet::pile<senet::below<3>, 5>; // tokens

static_assert(senet::component<deck> && senet::component<sphinx> && senet::component<bag>);
static_assert(senet::detail::holds_pieces<sphinx>);
static_assert(senet::detail::hides_something<deck>);
static_assert(sizeof(deck) == 1 && sizeof(bag) == 4 && sizeof(sphinx) == 13);

struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table, (sphinx, cards), (senet::per_seat<3, senet::secret<card>>, hands));
};

constexpr bool is_drawn_from() {
    bag b = bag::of_each(2);
    expect(b.size() == 6 && b.count(1) == 2 && b.odds(1) == 2 && b.pieces(1) == 2);
    b.take(1);
    b.take(1);
    expect(b.odds(1) == 0 && b.size() == 4);
    senet::random_source random{3};
    for (int left = 4; left != 0; --left) {
        auto const drawn = b.pick(random);
        expect(b.odds(drawn) > 0 && b.size() == left);
        b.take(drawn);
    }
    expect(indistinguishable(b, bag{}) && b.empty());
    b.put(2, 5);
    expect(b.size() == 5 && b.odds(2) == 5);
    return true;
}

constexpr bool returned_cards_come_last_and_in_order() {
    sphinx s;
    s.put(0);
    s.put(1);
    s.put_under(5, 1);
    s.put_under(3, 0);
    s.put_under(4, 1);
    expect(s.size() == 5 && s.shuffled() == 2 && s.count(5) == 1);
    expect(s.odds(5) == 0 && s.odds(0) == 1);
    senet::random_source random{3};
    for (int i = 0; i != 10; ++i)
        expect(s.pick(random) < 2);
    s.take(1);
    s.take(0);
    // nothing else is left: no chance any more
    expect(s.odds(5) == 1 && s.odds(3) == 0 && s.pick(random) == 5);
    expect(s.shuffled() == 0 && s.next() == 5);
    s.take(5);
    expect(s.odds(3) == 1 && s.odds(4) == 0);
    s.put_under(5, 2);
    s.take(3);
    s.take(4);
    expect(s.pick(random) == 5 && s.size() == 1);
    s.take(5);
    expect(indistinguishable(s, sphinx{}));
    return true;
}

/// Cards shuffled in after cards were put underneath are above these.
constexpr bool shuffled_cards_lie_above() {
    sphinx s;
    s.put_under(5, 1);
    s.put(2);
    expect(s.odds(5) == 0 && s.odds(2) == 1);
    return true;
}

constexpr bool shows_a_seat_what_it_returned() {
    sphinx s;
    s.put(0);
    s.put(1);
    s.put_under(5, 1);
    s.put_under(3, 0);
    auto const seen = s.seen(1, false);
    expect(seen.size() == 4 && !seen.empty() && seen.under() == 2);
    expect(seen.knows(0) && seen.known(0) == 5 && !seen.knows(1));
    auto const stranger = s.seen(2, false);
    expect(!stranger.knows(0) && !stranger.knows(1) && stranger.size() == 4);
    return true;
}

/// Piles that differ in nothing but what a seat cannot know look the same to it.
constexpr bool shows_nothing_else() {
    sphinx a;
    a.put(0);
    a.put(1);
    a.put_under(5, 1);
    a.put_under(3, 0);
    sphinx b;
    b.put(3);
    b.put(4);
    b.put_under(5, 1);
    b.put_under(0, 2); // others' cards look alike whoever returned them
    expect(a.seen(1, false) == b.seen(1, false) && a.seen(1, true) == b.seen(1, true));
    expect(a.seen(0, false) != b.seen(0, false));
    auto const seen = a.seen(1, false);
    expect(seen.known(1) == card{}); // not the 3 that is there
    expect(deck::of_each(1).seen(0, true).size() == 6);
    return true;
}

constexpr table some_game() {
    table t{};
    t.cards.put(0);
    t.cards.put(1);
    t.cards.put_under(5, 1);
    t.cards.put_under(3, 0);
    t.hands[0].put(2);
    t.hands[1].put(4);
    return t;
}

constexpr bool is_dealt_anew() {
    senet::random_source random{8};
    for (int i = 0; i != 20; ++i)
        for (int viewer = 0; viewer != 3; ++viewer) {
            table const before = some_game();
            table const after = redealt<card>(before, viewer, random);
            for (int k = 0; k != 6; ++k)
                expect(
                    senet::detail::count_pieces(after, card{k}) ==
                    senet::detail::count_pieces(before, card{k}));
            expect(after.cards.seen(viewer, false) == before.cards.seen(viewer, false));
            expect(after.hands.seen(viewer, false) == before.hands.seen(viewer, false));
            expect(after.cards.size() == 4 && after.hands[0].there() && after.hands[1].there());
        }
    return true;
}

constexpr bool is_told_by_numbers() {
    expect(keeps_promises(deck::of_each(1)) && keeps_promises(bag::of_each(5)));
    expect(keeps_promises(some_game().cards));
    expect(keeps_promises(sphinx{}));
    expect(sphinx::number_count() == 6 + 12);
    return true;
}

static_assert(is_drawn_from());
static_assert(returned_cards_come_last_and_in_order());
static_assert(shuffled_cards_lie_above());
static_assert(shows_a_seat_what_it_returned());
static_assert(shows_nothing_else());
static_assert(is_dealt_anew());
static_assert(is_told_by_numbers());

static_assert(!contracts_are_checked || !keeps_contracts([] { deck{}.take(1); }));
static_assert(!contracts_are_checked || !keeps_contracts([] {
    senet::random_source random{1};
    (void)deck{}.pick(random);
}));
static_assert(!contracts_are_checked || !keeps_contracts([] {
    sphinx s;
    s.put(0);
    s.put_under(1, 0);
    s.take(1); // it lies below another
}));
static_assert(!contracts_are_checked || !keeps_contracts([] {
    senet::pile<card, 1, 1> s;
    s.put_under(1, 0);
    s.put_under(2, 0);
}));

} // namespace

TEST_CASE("a pile is drawn from") { CHECK(is_drawn_from()); }
TEST_CASE("cards put underneath are drawn last and in order") {
    CHECK(returned_cards_come_last_and_in_order());
    CHECK(shuffled_cards_lie_above());
}
TEST_CASE("a seat knows the cards it put underneath") { CHECK(shows_a_seat_what_it_returned()); }
TEST_CASE("a pile shows nothing else") { CHECK(shows_nothing_else()); }
TEST_CASE("a pile is told by numbers") { CHECK(is_told_by_numbers()); }

TEST_CASE("hidden pieces are dealt anew, each way equally likely") {
    CHECK(is_dealt_anew());
    // Seat 1 cannot tell where 0, 1, 2 and 3 are: in the hand of seat 0, under the pile, or shuffled in it.
    senet::random_source random{21};
    int in_hand[4] = {};
    int underneath[4] = {};
    int pairs[12] = {};
    for (int i = 0; i != 12000; ++i) {
        table t = redealt<card>(some_game(), 1, random);
        int const hand = t.hands[0].value();
        for (int k = 0; k != 2; ++k) // draw what is shuffled
            t.cards.take(t.cards.pick(random));
        t.cards.take(5);
        int const under = t.cards.pick(random);
        REQUIRE(hand < 4);
        REQUIRE(under < 4);
        ++in_hand[hand];
        ++underneath[under];
        ++pairs[hand * 3 + (under > hand ? under - 1 : under)];
        REQUIRE(t.hands[1].value() == 4);
    }
    CHECK(chi_square(in_hand) < 16.3); // 0.999 of three degrees of freedom
    CHECK(chi_square(underneath) < 16.3);
    CHECK(chi_square(pairs) < 31.3); // of eleven
}
