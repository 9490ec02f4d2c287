// SPDX-License-Identifier: MIT

#include <senet/table/row.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

#include <iterator>

using namespace senet_tests;

namespace {

enum class card : std::uint8_t { reed, lotus, papyrus };
using display = senet::row<card, 3>;

static_assert(senet::component<display>);
static_assert(senet::detail::holds_pieces<display>);
static_assert(senet::detail::can_lie_on_a_table<display>());
static_assert(!senet::detail::hides_something<display>); // it lies face up
static_assert(std::forward_iterator<decltype(display{}.begin())>);
static_assert(sizeof(display) == 4);
static_assert(std::has_unique_object_representations_v<display>);
static_assert(sizeof(senet::row<senet::below<300>, 4>) == 10);

constexpr bool later_pieces_move_up() {
    display shown{card::reed, card::lotus, card::papyrus};
    expect(shown.full() && shown.missing() == 0 && shown.size() == 3 && !shown.empty());
    expect(shown.take(1) == card::lotus);
    expect(shown.size() == 2 && shown[0] == card::reed && shown[1] == card::papyrus);
    expect(!shown.full() && shown.missing() == 1);
    shown.put(card::lotus);
    expect(shown[2] == card::lotus);
    expect(shown.take(2) == card::lotus && shown.take(0) == card::reed);
    expect(shown.take(0) == card::papyrus && shown.empty());
    return true;
}

constexpr bool is_asked_for_kinds() {
    display const shown{card::lotus, card::reed, card::lotus};
    expect(shown.place_of(card::lotus) == 0 && shown.place_of(card::reed) == 1);
    expect(shown.place_of(card::papyrus) == -1);
    expect(shown.has(card::lotus) && !shown.has(card::papyrus));
    expect(shown.count(card::lotus) == 2 && shown.pieces(card::lotus) == 2);
    expect(senet::detail::count_pieces(shown, card::papyrus) == 0);
    expect(senet::detail::count_pieces(shown, 0 == 1) == 0); // no piece of that type lies in it
    return true;
}

constexpr bool can_be_walked_over() {
    display const shown{card::lotus, card::reed};
    int seen = 0;
    for (card const c : shown)
        seen = 10 * seen + static_cast<int>(c) + 1;
    expect(seen == 21);
    return true;
}

constexpr bool forgets_what_was_taken() {
    display a{card::papyrus, card::lotus, card::lotus};
    a.take(0);
    a.take(1);
    expect(indistinguishable(a, display{card::lotus}));
    expect(a != display{card::reed});
    a.clear();
    expect(indistinguishable(a, display{}));
    // the order is part of it
    expect(display{card::reed, card::lotus} != display{card::lotus, card::reed});
    return true;
}

constexpr bool is_told_by_numbers() {
    expect(display::number_count() == 3 && display::highest_number(0) == 3);
    expect(keeps_promises(display{}));
    expect(keeps_promises(display{card::papyrus, card::papyrus}));
    expect(keeps_promises(senet::row<senet::below<300>, 2>{299, 0}));
    return true;
}

static_assert(later_pieces_move_up());
static_assert(is_asked_for_kinds());
static_assert(can_be_walked_over());
static_assert(forgets_what_was_taken());
static_assert(is_told_by_numbers());

static_assert(keeps_contracts([] { display{card::reed}.take(0); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { display{card::reed}.take(1); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { display{}[-1]; }));
static_assert(!contracts_are_checked || !keeps_contracts([] {
    display{card::reed, card::reed, card::reed}.put(card::reed);
}));

} // namespace

TEST_CASE("a row closes up when a piece is taken") { CHECK(later_pieces_move_up()); }
TEST_CASE("a row is asked for kinds") { CHECK(is_asked_for_kinds()); }
TEST_CASE("a row can be walked over") { CHECK(can_be_walked_over()); }
TEST_CASE("a row forgets what was taken") { CHECK(forgets_what_was_taken()); }
TEST_CASE("a row is told by numbers") { CHECK(is_told_by_numbers()); }
