// SPDX-License-Identifier: MIT

#include <senet/table/plan.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

#include <senet/table/component.hpp>

using namespace senet_tests;

namespace {

using orders = senet::plan<senet::within<-1, 1>, 3>;

static_assert(senet::component<orders> && sizeof(orders) == 3);
static_assert(!senet::detail::holds_pieces<orders>);

constexpr bool values_are_written_down() {
    orders o;
    expect(o.empty() && o.size() == 0 && !o.full());
    o.add(1);
    o.add(-1);
    o.add(1); // the same value again
    expect(o.full() && o.size() == 3 && o[0] == 1 && o[1] == -1 && o[2] == 1);
    expect(keeps_promises(o));
    expect(o.take_first() == 1 && o == orders({-1, 1}) && keeps_promises(o));
    expect(o.take_last() == 1 && o == orders({-1}));
    int sum = 0;
    for (int const value : orders{1, 1, 0})
        sum = 10 * sum + value;
    expect(sum == 110);
    o.clear();
    expect(o == orders{});
    o.set_number(1, 2);
    expect(!o.possible());
    return true;
}

/// As many as fill a word are counted another way.
constexpr bool a_word_of_values_is_counted() {
    senet::plan<senet::below<9>, 8> bytes;
    senet::plan<senet::below<999>, 4> halves;
    for (int i = 0; i != 8; ++i) {
        expect(bytes.size() == i && bytes.empty() == (i == 0) && !bytes.full());
        bytes.add(i % 3 == 0 ? 0 : 8);
        expect(bytes[i] == (i % 3 == 0 ? 0 : 8) && keeps_promises(bytes));
    }
    for (int i = 0; i != 4; ++i) {
        expect(halves.size() == i);
        halves.add(i % 2 == 0 ? 0 : 998);
    }
    expect(bytes.size() == 8 && bytes.full() && halves.size() == 4 && halves.full());
    expect(bytes.take_last() == 8 && bytes.take_first() == 0 && bytes.size() == 6);
    return true;
}

static_assert(values_are_written_down());
static_assert(a_word_of_values_is_counted());
static_assert(keeps_contracts([] { (void)orders{0, 0}[1]; }));
static_assert(!contracts_are_checked || !keeps_contracts([] { (void)orders{0, 0}[2]; }));
static_assert(!contracts_are_checked || !keeps_contracts([] { orders{0, 0, 0}.add(1); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { orders{}.take_last(); }));

} // namespace

TEST_CASE("values are written down in a plan") { CHECK(values_are_written_down()); }
TEST_CASE("a plan that fills a word is counted") { CHECK(a_word_of_values_is_counted()); }

TEST_CASE("a guessed plan may be of any length") {
    senet::random_source random{3};
    int lengths[4] = {};
    int values[3] = {};
    for (int i = 0; i != 4000; ++i) {
        orders o{1, 1};
        o.guess(random);
        REQUIRE(keeps_promises(o));
        REQUIRE(o.possible());
        ++lengths[o.size()];
        for (int const value : o)
            ++values[value + 1];
    }
    CHECK(chi_square(lengths) < 16.3); // 0.999 of three degrees of freedom
    CHECK(chi_square(values) < 13.9);  // and of two
}
