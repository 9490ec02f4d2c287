// SPDX-License-Identifier: MIT

#include <senet/scoring.hpp>

#include "support/catch.hpp"

#include <senet/engine.hpp>
#include <senet/table/several.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/define_struct.hpp>

using namespace senet;

namespace {

struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table, (per_seat<4, track<0, 99>>, goods), (per_seat<4, track<0, 9>>, debts));
};

struct goods_held {
    constexpr int operator()(auto const& at, seat s) const { return at.table.goods[s]; }
};
struct debts_held {
    constexpr int operator()(auto const& at, seat s) const { return at.table.debts[s]; }
};
struct pass {
    constexpr void play(auto&) const {}
};

struct game {
    static constexpr auto name = "scores";
    static constexpr int seats = 4;
    using table = ::table;
    static constexpr auto phases = named<"only">(choose<pass>);
    static constexpr auto scoring = senet::scoring(
                                        line<"goods", per_piece<goods_held, 2>>,
                                        line<"majority", majority<goods_held, 15, 7>>,
                                        line<"ladder", ladder<goods_held, 0, 3, 6, 10>>)
                                        .ties(fewest<debts_held>);
};
using scores = senet::engine<game>;

constexpr scores::position with(int a, int b, int c, int d, int debt_of_a = 0) {
    table t{};
    t.goods[0] = a;
    t.goods[1] = b;
    t.goods[2] = c;
    t.goods[3] = d;
    t.debts[0] = debt_of_a;
    return scores::arrange<"only">(t);
}

constexpr bool majority_is(scores::position const& p, int a, int b, int c, int d) {
    auto const sheet = scores::sheet(p);
    return sheet.points("majority", 0) == a && sheet.points("majority", 1) == b &&
           sheet.points("majority", 2) == c && sheet.points("majority", 3) == d;
}

// The podium of FER-217 to FER-220: all who share a rank get its points, and sharing takes nothing from the next.
static_assert(majority_is(with(0, 0, 0, 0), 0, 0, 0, 0));
static_assert(majority_is(with(3, 0, 0, 0), 15, 0, 0, 0));
static_assert(majority_is(with(3, 3, 1, 0), 15, 15, 7, 0));
static_assert(majority_is(with(1, 4, 2, 3), 0, 15, 0, 7));
static_assert(majority_is(with(2, 2, 2, 5), 7, 7, 7, 15));
static_assert(majority_is(with(4, 4, 4, 4), 15, 15, 15, 15));

constexpr bool lines_add_up() {
    auto const sheet = scores::sheet(with(1, 2, 3, 9));
    return sheet.points("goods", 3) == 18 && sheet.points("ladder", 0) == 3 &&
           sheet.points("ladder", 2) == 10 && sheet.points("ladder", 3) == 10 &&
           sheet.total(3) == 18 + 15 + 10 && sheet.total(2) == 6 + 7 + 10;
}
static_assert(lines_add_up());

constexpr bool places_are(scores::position const& p, int a, int b, int c, int d) {
    auto const ranking = scores::ranking(p);
    return ranking.place(0) == a && ranking.place(1) == b && ranking.place(2) == c &&
           ranking.place(3) == d;
}
static_assert(places_are(with(1, 2, 3, 4), 4, 3, 2, 1));
static_assert(places_are(with(5, 5, 3, 4), 1, 1, 4, 3));
static_assert(places_are(with(5, 5, 3, 4, 1), 2, 1, 4, 3)); // the tie is broken by debts
static_assert(places_are(with(2, 2, 2, 2), 1, 1, 1, 1));

} // namespace

TEST_CASE("majorities give all who share a rank its points") {
    CHECK(majority_is(with(3, 3, 1, 0), 15, 15, 7, 0));
    CHECK(majority_is(with(1, 4, 2, 3), 0, 15, 0, 7));
    CHECK(majority_is(with(2, 2, 2, 5), 7, 7, 7, 15));
    CHECK(majority_is(with(0, 0, 0, 0), 0, 0, 0, 0));
}

TEST_CASE("the lines of a sheet have names and add up") {
    CHECK(lines_add_up());
    CHECK(scores::sheet_type::lines == 3);
    CHECK(scores::sheet_type::name(1) == "majority");
    CHECK(scores::sheet_type::find("ladder") == 2);
    CHECK(scores::sheet_type::find("nothing") == scores::sheet_type::lines);
}

TEST_CASE("places are shared after the last tie-break, and the next place is left out") {
    CHECK(places_are(with(1, 2, 3, 4), 4, 3, 2, 1));
    CHECK(places_are(with(5, 5, 3, 4), 1, 1, 4, 3));
    CHECK(places_are(with(5, 5, 3, 4, 1), 2, 1, 4, 3));
    CHECK(scores::ranking(with(2, 2, 2, 2)).winners() == 4);
    CHECK(scores::ranking(with(5, 5, 3, 4)).won(1));
    CHECK_FALSE(scores::ranking(with(5, 5, 3, 4)).won(2));
}
