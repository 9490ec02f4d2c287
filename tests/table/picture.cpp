// SPDX-License-Identifier: MIT

#include <senet/table/picture.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

using board = senet::board_shape<2, 3>;
using columns_first = senet::board_shape<2, 3, senet::lay::by_columns>;

constexpr senet::picture<board> oasis{"..~"
                                      "W.~"};

constexpr bool has_the_top_row_first() {
    expect(oasis[{0, 0}] == 'W' && oasis[{1, 0}] == '.' && oasis[{1, 2}] == '~');
    expect(oasis.squares('~') == senet::square_set<board>{{0, 2}, {1, 2}});
    expect(oasis.squares('W') == senet::square_set<board>{{0, 0}});
    expect(oasis.squares('x').empty());
    return true;
}

constexpr bool ignores_blanks() {
    expect(senet::picture<board>{"\n  . . ~\n  W . ~\n"} == oasis);
    return true;
}

constexpr bool does_not_depend_on_the_order_in_memory() {
    senet::picture<columns_first> const same{"..~W.~"};
    for (int r = 0; r != 2; ++r)
        for (int c = 0; c != 3; ++c)
            expect(oasis[{r, c}] == same[{r, c}]);
    return true;
}

static_assert(has_the_top_row_first());
static_assert(ignores_blanks());
static_assert(does_not_depend_on_the_order_in_memory());
static_assert(!contracts_are_checked || !keeps_contracts([] { senet::picture<board>{"....."}; }));
static_assert(!contracts_are_checked || !keeps_contracts([] { senet::picture<board>{"......."}; }));

} // namespace

TEST_CASE("a picture has the top row first") { CHECK(has_the_top_row_first()); }
TEST_CASE("a picture may have blanks") { CHECK(ignores_blanks()); }
TEST_CASE("a picture is read by rows") { CHECK(does_not_depend_on_the_order_in_memory()); }
