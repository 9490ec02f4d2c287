// SPDX-License-Identifier: MIT

#include <senet/table/slots.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

enum class card : std::uint8_t { reed, lotus, papyrus };
using river = senet::slots<card, 4>;
using places = senet::index_set<4>;

static_assert(senet::component<river>);
static_assert(senet::detail::holds_pieces<river>);
static_assert(!senet::detail::hides_something<river>);
static_assert(sizeof(river) == 4 && std::has_unique_object_representations_v<river>);

constexpr bool pieces_stay_where_they_are() {
    river r;
    expect(r.empty() && !r.full() && r.size() == 0 && r.missing() == 4);
    r.put(card::reed, 0);
    r.put(card::lotus, 2);
    r.put(card::lotus, 3);
    expect(r.filled() == places{0, 2, 3} && r.free() == places{1});
    expect(r.is_free(1) && !r.is_free(2));
    expect(r.take(2) == card::lotus);
    expect(r[0] == card::reed && r[3] == card::lotus && r.filled() == places{0, 3});
    r.put(card::papyrus, 1);
    r.put(card::papyrus, 2);
    expect(r.full() && r.missing() == 0 && r.free().empty());
    return true;
}

constexpr bool is_asked_for_kinds() {
    river r;
    r.put(card::lotus, 1);
    r.put(card::lotus, 3);
    expect(r.place_of(card::lotus) == 1 && r.place_of(card::reed) == -1);
    expect(r.has(card::lotus) && !r.has(card::reed));
    expect(r.has(card::lotus, 3) && !r.has(card::lotus, 0) && !r.has(card::reed, 3));
    expect(r.count(card::lotus) == 2 && r.pieces(card::reed) == 0);
    return true;
}

constexpr bool forgets_what_was_taken() {
    river a;
    a.put(card::papyrus, 1);
    a.take(1);
    expect(indistinguishable(a, river{}));
    a.put(card::papyrus, 3);
    a.clear();
    expect(indistinguishable(a, river{}));
    return true;
}

constexpr bool is_told_by_numbers() {
    river r;
    expect(keeps_promises(r));
    r.put(card::papyrus, 1);
    r.put(card::reed, 3);
    expect(r.number(0) == 0 && r.number(1) == 3 && r.number(3) == 1);
    expect(keeps_promises(r));
    return true;
}

static_assert(pieces_stay_where_they_are());
static_assert(is_asked_for_kinds());
static_assert(forgets_what_was_taken());
static_assert(is_told_by_numbers());

static_assert(keeps_contracts([] { river{}.put(card::reed, 3); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { river{}.put(card::reed, 4); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { river{}.take(0); }));
static_assert(!contracts_are_checked || !keeps_contracts([] {
    river r;
    r.put(card::reed, 0);
    r.put(card::reed, 0);
}));

} // namespace

TEST_CASE("pieces in slots stay where they are") { CHECK(pieces_stay_where_they_are()); }
TEST_CASE("slots are asked for kinds") { CHECK(is_asked_for_kinds()); }
TEST_CASE("slots forget what was taken") { CHECK(forgets_what_was_taken()); }
TEST_CASE("slots are told by numbers") { CHECK(is_told_by_numbers()); }
