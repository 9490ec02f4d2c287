// SPDX-License-Identifier: MIT

#include <senet/table/race.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

using points = senet::race<3, 0, 300>;

static_assert(senet::component<points>);
static_assert(sizeof(points) == 12 && std::has_unique_object_representations_v<points>);
static_assert(sizeof(senet::race<4, -5, 50>) == 8);

constexpr int digits(senet::turn_order<3> const& o) { return 100 * o[0] + 10 * o[1] + o[2]; }

constexpr bool late_comers_stand_behind() {
    points p;
    expect(digits(p.from_rear()) == 12 && p[0] == 0 && p.ahead(2, 1));
    p.advance(0, 5);
    expect(digits(p.from_rear()) == 120);
    p.advance(2, 5); // 0 was there before
    expect(digits(p.from_rear()) == 120 && p.ahead(0, 2));
    p.advance(1, 5); // so were both
    expect(digits(p.from_rear()) == 120);
    p.advance(2, 1);
    expect(digits(p.from_rear()) == 102 && digits(p.from_front()) == 201);
    p.retreat(2, 1); // coming back, it is the last to arrive as well
    expect(digits(p.from_rear()) == 210);
    p.retreat(0, 3);
    expect(digits(p.from_rear()) == 21 && p[0] == 2 && p[1] == 5 && p[2] == 5);
    return true;
}

constexpr bool no_points_are_no_movement() {
    points p;
    p.advance(2, 0);
    p.retreat(2, 0);
    expect(p.retreat(2, 4) == 4); // already at the end
    expect(indistinguishable(p, points{}));
    expect(p.advance(2, 299) == 0 && p.advance(1, 300) == 0 && p.advance(2, 3) == 2);
    expect(p[2] == 300 && p.ahead(1, 2)); // 1 was there before
    expect(p.advance(1, 1) == 1 && p.ahead(1, 2));
    return true;
}

constexpr bool starts_in_any_order() {
    senet::turn_order<3> order;
    order.begin_with(2);
    points const p{order, 7};
    expect(digits(p.from_rear()) == 201 && p[0] == 7 && p[1] == 7 && p[2] == 7);
    expect(keeps_promises(p));
    return true;
}

/// Against a list of arrivals: in front is who has more points, or who came there earlier.
constexpr bool agrees_with_a_list_of_arrivals() {
    using track = senet::race<4, -3, 3>;
    senet::random_source random{5};
    for (int game = 0; game != 5; ++game) {
        track t;
        int score[4] = {-3, -3, -3, -3};
        int arrival[4] = {-1, -2, -3, -4};
        for (int time = 0; time != 20; ++time) {
            int const who = static_cast<int>(senet::draw_below(4, random));
            int const by = static_cast<int>(senet::draw_below(9, random)) - 4;
            int const before = score[who];
            score[who] += by;
            int lost = 0;
            if (score[who] > 3) {
                lost = score[who] - 3;
                score[who] = 3;
            }
            if (score[who] < -3) {
                lost = -3 - score[who];
                score[who] = -3;
            }
            if (score[who] != before)
                arrival[who] = time;
            expect((by >= 0 ? t.advance(who, by) : t.retreat(who, -by)) == lost);
            for (int a = 0; a != 4; ++a) {
                expect(t[a] == score[a]);
                for (int b = 0; b != 4; ++b)
                    expect(
                        t.ahead(a, b) ==
                        (score[a] > score[b] || (score[a] == score[b] && arrival[a] < arrival[b])));
            }
        }
        expect(keeps_promises(t));
    }
    return true;
}

static_assert(late_comers_stand_behind());
static_assert(no_points_are_no_movement());
static_assert(starts_in_any_order());
static_assert(agrees_with_a_list_of_arrivals());
static_assert(!contracts_are_checked || !keeps_contracts([] { points{}.advance(0, -1); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { (void)points{}[3]; }));

} // namespace

TEST_CASE("markers that arrive later stand behind") { CHECK(late_comers_stand_behind()); }
TEST_CASE("a change of no points is no movement") { CHECK(no_points_are_no_movement()); }
TEST_CASE("a race starts in any order") { CHECK(starts_in_any_order()); }
TEST_CASE("a race agrees with a list of arrivals") { CHECK(agrees_with_a_list_of_arrivals()); }
