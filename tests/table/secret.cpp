// SPDX-License-Identifier: MIT

#include <senet/table/secret.hpp>

#include <senet/table/row.hpp>
#include <senet/table/several.hpp>
#include <senet/table/supply.hpp>

#include <boost/hana/define_struct.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

using card = senet::below<5>;
using hidden_card = senet::secret<card>;
using hand = senet::supply<card, 3>;
using hidden_hand = senet::secret<hand>;
using hidden_row = senet::secret<senet::row<card, 4>>;
enum class bid : std::uint8_t { none, low, high };
using hidden_bid = senet::commitment<bid>;

static_assert(senet::component<hidden_card> && senet::component<hidden_hand>);
static_assert(senet::component<hidden_row> && senet::component<hidden_bid>);
static_assert(senet::detail::holds_pieces<hidden_card> && senet::detail::holds_pieces<hidden_row>);
static_assert(!senet::detail::holds_pieces<hidden_bid>); // a decision is not a piece
static_assert(senet::detail::hides_something<hidden_card>);
static_assert(senet::detail::hides_something<hidden_hand>);
static_assert(senet::detail::hides_something<hidden_bid>);
static_assert(sizeof(hidden_card) == 1 && sizeof(hidden_hand) == sizeof(hand));
// what is seen is another type: there is no way back from it to the secret
static_assert(!std::is_convertible_v<decltype(hidden_card{}.seen(0, false)), hidden_card>);

constexpr bool one_piece_is_there_or_not() {
    hidden_card s;
    expect(s.empty() && !s.there());
    s.put(3);
    expect(s.there() && s.value() == 3 && s.pieces(3) == 1 && s.pieces(2) == 0);
    expect(s != hidden_card{2} && s == hidden_card{3});
    expect(s.take() == 3);
    expect(indistinguishable(s, hidden_card{}) && s.pieces(0) == 0);
    return keeps_promises(hidden_card{}) && keeps_promises(hidden_card{4});
}

constexpr bool only_its_owner_sees_a_piece() {
    hidden_card const s{3};
    hidden_card const t{1};
    auto const own = s.seen(0, true);
    expect(own.there() && own.known() && own.value() == 3);
    auto const others = s.seen(0, false);
    expect(others.there() && !others.known());
    expect(same_bytes(others, t.seen(0, false))); // nothing of it is left
    expect(s.seen(0, true) != t.seen(0, true));
    expect(others != hidden_card{}.seen(0, false)); // that it is there is seen
    return true;
}

template <class Hidden>
constexpr Hidden some_pieces(std::initializer_list<int> cards) {
    Hidden h;
    for (int const c : cards)
        h.put(c);
    return h;
}

template <class Hidden>
constexpr bool only_its_owner_sees_pieces() {
    auto const a = some_pieces<Hidden>({1, 4});
    auto const b = some_pieces<Hidden>({0, 0});
    auto const own = a.seen(0, true);
    expect(own.known() && own.size() == 2 && own.value().count(4) == 1);
    auto const others = a.seen(0, false);
    expect(!others.known() && others.size() == 2);
    expect(others == b.seen(0, false) && own != b.seen(0, true));
    expect(others != Hidden{}.seen(0, false)); // how many there are is seen
    expect(a.pieces(4) == 1 && a.pieces(0) == 0);
    return keeps_promises(a) && keeps_promises(b) && indistinguishable(Hidden{}, Hidden{});
}

constexpr bool a_decision_is_made_and_revealed() {
    hidden_bid b;
    expect(!b.made());
    b.make(bid::high);
    expect(b.made() && b.value() == bid::high);
    auto const own = b.seen(0, true);
    expect(own.known() && own.value() == bid::high);
    hidden_bid other;
    other.make(bid::none);
    expect(same_bytes(b.seen(0, false), other.seen(0, false)));
    expect(!b.seen(0, false).known() && b.seen(0, false).there());
    expect(keeps_promises(b));
    b.clear();
    expect(indistinguishable(b, hidden_bid{}));
    return keeps_promises(b);
}

constexpr bool only_others_decisions_are_guessed() {
    senet::random_source random{3};
    hidden_bid b;
    b.guess(random, 0, false);
    expect(!b.made()); // none was made, and that is known
    b.make(bid::low);
    for (int i = 0; i != 10; ++i) {
        b.guess(random, 0, true);
        expect(b.value() == bid::low);
    }
    bool changed = false;
    for (int i = 0; i != 10; ++i) {
        b.guess(random, 0, false);
        expect(b.made());
        changed = changed || b.value() != bid::low;
    }
    expect(changed);
    return true;
}

struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table,
        (senet::per_seat<3, hidden_hand>, hands),
        (senet::per_seat<3, hidden_card>, cards),
        (senet::supply<card, 3>, discarded));
};

constexpr table some_game() {
    table t{};
    t.hands[0].put(0);
    t.hands[0].put(1);
    t.hands[1].put(2);
    t.hands[1].put(3);
    t.hands[2].put(1);
    t.cards[1].put(4);
    t.discarded.put(0, 2);
    return t;
}

constexpr bool others_pieces_are_dealt_anew() {
    senet::random_source random{5};
    for (int viewer = 0; viewer != 3; ++viewer)
        for (int i = 0; i != 8; ++i) {
            table const before = some_game();
            table const after = redealt<card>(before, viewer, random);
            expect(after.hands[viewer] == before.hands[viewer]);
            expect(after.cards[viewer] == before.cards[viewer]);
            expect(after.discarded == before.discarded);
            for (int s = 0; s != 3; ++s) {
                expect(after.hands[s].size() == before.hands[s].size());
                expect(after.cards[s].there() == before.cards[s].there());
            }
            for (int k = 0; k != 5; ++k)
                expect(
                    senet::detail::count_pieces(after, card{k}) ==
                    senet::detail::count_pieces(before, card{k}));
        }
    return true;
}

static_assert(one_piece_is_there_or_not());
static_assert(only_its_owner_sees_a_piece());
static_assert(only_its_owner_sees_pieces<hidden_hand>());
static_assert(only_its_owner_sees_pieces<hidden_row>());
static_assert(a_decision_is_made_and_revealed());
static_assert(only_others_decisions_are_guessed());
static_assert(others_pieces_are_dealt_anew());

static_assert(!contracts_are_checked || !keeps_contracts([] { (void)hidden_card{}.value(); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { hidden_card{1}.put(2); }));
static_assert(!contracts_are_checked || !keeps_contracts([] {
    (void)hidden_card{1}.seen(0, false).value();
}));
static_assert(!contracts_are_checked || !keeps_contracts([] {
    (void)hidden_hand{}.seen(0, false).value();
}));
static_assert(!contracts_are_checked || !keeps_contracts([] { (void)hidden_bid{}.value(); }));

} // namespace

TEST_CASE("a secret piece is there or not") { CHECK(one_piece_is_there_or_not()); }
TEST_CASE("only its owner sees a secret piece") { CHECK(only_its_owner_sees_a_piece()); }
TEMPLATE_TEST_CASE("only their owner sees secret pieces", "", hidden_hand, hidden_row) {
    CHECK(only_its_owner_sees_pieces<TestType>());
}
TEST_CASE("a decision is made in secret and revealed") { CHECK(a_decision_is_made_and_revealed()); }

TEST_CASE("others' decisions are guessed") {
    CHECK(only_others_decisions_are_guessed());
    senet::random_source random{17};
    int counts[3] = {};
    hidden_bid b;
    b.make(bid::low);
    for (int i = 0; i != 3000; ++i) {
        b.guess(random, 0, false);
        ++counts[static_cast<int>(b.value())];
    }
    CHECK(chi_square(counts) < 13.9); // 0.999 of two degrees of freedom
}

TEST_CASE("others' pieces are dealt anew, each way equally likely") {
    CHECK(others_pieces_are_dealt_anew());
    // Seat 0 knows its own cards; 1, 2, 3 and 4 are elsewhere: two with seat 1, one with seat 2, one before seat 1.
    senet::random_source random{29};
    int counts[12] = {}; // the last two, in order
    for (int i = 0; i != 12000; ++i) {
        table const t = redealt<card>(some_game(), 0, random);
        int const single = t.cards[1].value() - 1;
        int third = 0;
        while (t.hands[2].count(third) == 0)
            ++third;
        third -= 1;
        REQUIRE(single >= 0);
        REQUIRE(third >= 0);
        REQUIRE(third != single);
        ++counts[single * 3 + (third > single ? third - 1 : third)];
    }
    CHECK(chi_square(counts) < 31.3); // 0.999 of eleven degrees of freedom
}
