// SPDX-License-Identifier: MIT

#include <senet/table/supply.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

enum class good : std::uint8_t { wheat, grape, cattle };
using bank = senet::supply<good, 20>;

static_assert(senet::component<bank> && senet::detail::holds_pieces<bank>);
static_assert(!senet::detail::hides_something<bank>); // in the open

constexpr bool gives_what_there_is() {
    bank b = bank::of_each(2);
    expect(b.size() == 6 && !b.empty() && b.has(good::grape) && b.count(good::grape) == 2);
    expect(
        b.take_up_to(1, good::grape) == 1 && b.take_up_to(5, good::grape) == 1 &&
        b.take_up_to(1, good::grape) == 0);
    expect(!b.has(good::grape) && b.size() == 4 && b.pieces(good::wheat) == 2);
    b.put(good::grape, 2);
    expect(indistinguishable(b, bank::of_each(2)));
    expect(b != bank::of_each(3) && bank{}.empty());
    return true;
}

constexpr bool knows_its_kinds() {
    bank b;
    b.put(good::cattle, 2);
    b.put(good::wheat);
    expect(b.kinds() == senet::index_set<3>{0, 2});
    senet::supply<good, 1> single;
    expect(single.kinds().empty());
    single.put(good::grape);
    expect(single.kinds() == senet::index_set<3>{1});
    return true;
}

constexpr bool is_told_by_numbers() {
    bank b;
    b.put(good::cattle, 20);
    b.put(good::wheat);
    expect(b.number(0) == 1 && b.number(1) == 0 && b.number(2) == 20);
    expect(bank::highest_number(1) == 20);
    return keeps_promises(b) && keeps_promises(bank{});
}

constexpr bool is_picked_from_without_taking() {
    bank b;
    b.put(good::grape, 3);
    senet::random_source random{1};
    expect(b.pick(random) == good::grape && b.size() == 3);
    return true;
}

static_assert(gives_what_there_is());
static_assert(knows_its_kinds());
static_assert(is_told_by_numbers());
static_assert(is_picked_from_without_taking());
static_assert(!contracts_are_checked || !keeps_contracts([] { bank::of_each(21); }));
static_assert(!contracts_are_checked || !keeps_contracts([] {
    senet::random_source random{1};
    (void)bank{}.pick(random);
}));

} // namespace

TEST_CASE("a supply gives what there is") { CHECK(gives_what_there_is()); }
TEST_CASE("a supply knows its kinds") { CHECK(knows_its_kinds()); }
TEST_CASE("a supply is told by numbers") { CHECK(is_told_by_numbers()); }
TEST_CASE("a supply is picked from without taking") {
    CHECK(is_picked_from_without_taking());
    // every piece is equally likely: one wheat, two grapes, three cattle
    bank b;
    b.put(good::wheat);
    b.put(good::grape, 2);
    b.put(good::cattle, 3);
    senet::random_source random{7};
    int counts[6] = {};
    for (int i = 0; i != 6000; ++i) {
        auto const drawn = b.pick(random);
        int const which = drawn == good::wheat ? 0 : drawn == good::grape ? 1 + i % 2 : 3 + i % 3;
        ++counts[which];
    }
    CHECK(chi_square(counts) < 20.5); // 0.999 of five degrees of freedom
}
