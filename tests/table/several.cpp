// SPDX-License-Identifier: MIT

#include <senet/table/several.hpp>

#include <senet/table/secret.hpp>
#include <senet/table/supply.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/define_struct.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

enum class good : std::uint8_t { wheat, grape };
using card = senet::below<4>;

struct player {
    BOOST_HANA_DEFINE_STRUCT(
        player, (senet::supply<good, 9>, goods), (senet::track<1, 9>, crew), (bool, passed));
};

using tracks = senet::several<3, senet::track<1, 9>>;
using players = senet::per_seat<2, player>;
using hands = senet::per_seat<3, senet::secret<card>>;
using many_hands = senet::per_seat<2, senet::several<2, senet::secret<card>>>;

static_assert(senet::component<tracks> && senet::component<players> && senet::component<hands>);
static_assert(!senet::detail::hides<tracks>() && !senet::detail::hides<players>());
static_assert(senet::detail::hides<hands>() && senet::detail::hides<many_hands>());
static_assert(!senet::detail::hides_something<players>); // seen as they are
static_assert(std::is_same_v<senet::detail::seen_type<players>, players>);
static_assert(std::is_same_v<senet::detail::piece_types<players>, senet::detail::type_list<good>>);
static_assert(
    std::is_same_v<senet::detail::piece_types<many_hands>, senet::detail::type_list<card>>);

constexpr bool there_is_one_for_each_seat() {
    players p;
    expect(p.size() == 2 && p[0].crew == 1 && p[1].goods.empty() && !p[1].passed);
    p[1].crew.advance(3);
    p[0].goods.put(good::grape, 2);
    p[1].goods.put(good::grape, 3);
    p[1].passed = true;
    int crews = 0;
    for (player const& each : p)
        crews += each.crew;
    expect(crews == 5);
    expect(senet::detail::count_pieces(p, good::grape) == 5);
    expect(senet::detail::count_pieces(p, good::wheat) == 0);
    expect(p != players{} && keeps_promises(p) && keeps_promises(players{}));
    players q = p;
    expect(indistinguishable(p, q));
    q[0].passed = true;
    expect(p != q);
    return true;
}

constexpr bool numbers_are_those_of_the_parts() {
    players p;
    p[1].goods.put(good::grape, 4);
    p[1].crew.advance(2);
    expect(players::number_count() == 8);
    expect(p.number(4) == 0 && p.number(5) == 4 && p.number(6) == 2 && p.number(7) == 0);
    expect(players::highest_number(1) == 9 && players::highest_number(6) == 8);
    expect(players::highest_number(3) == 1);
    p.set_number(7, 1);
    expect(p[1].passed && !p[0].passed);
    return true;
}

constexpr bool a_seat_sees_its_own() {
    hands h;
    h[0].put(2);
    h[1].put(3);
    for (int viewer = 0; viewer != 3; ++viewer) {
        auto const seen = h.seen(viewer, false);
        expect(seen.size() == 3);
        for (int s = 0; s != 3; ++s) {
            expect(seen[s].there() == h[s].there());
            expect(seen[s].known() == (s == viewer && h[s].there()));
        }
    }
    expect(h.seen(0, false)[0].value() == 2);
    // owning everything does not make other seats' things one's own
    expect(!h.seen(0, true)[1].known());
    hands g = h;
    g[1].take();
    g[1].put(0);
    expect(g.seen(0, false) == h.seen(0, false) && g.seen(2, false) == h.seen(2, false));
    expect(g.seen(1, false) != h.seen(1, false));
    return true;
}

constexpr bool things_within_belong_to_the_same_seat() {
    many_hands m;
    m[0][1].put(1);
    m[1][0].put(2);
    auto const seen = m.seen(1, false);
    expect(seen[1][0].known() && !seen[0][1].known() && seen[0][1].there());
    return keeps_promises(m);
}

static_assert(there_is_one_for_each_seat());
static_assert(numbers_are_those_of_the_parts());
static_assert(a_seat_sees_its_own());
static_assert(things_within_belong_to_the_same_seat());
static_assert(!contracts_are_checked || !keeps_contracts([] { (void)players{}[2]; }));

} // namespace

TEST_CASE("there is one thing for each seat") { CHECK(there_is_one_for_each_seat()); }
TEST_CASE("several things are told by their parts") { CHECK(numbers_are_those_of_the_parts()); }
TEST_CASE("a seat sees its own secrets") { CHECK(a_seat_sees_its_own()); }
TEST_CASE("things within belong to the same seat") {
    CHECK(things_within_belong_to_the_same_seat());
}
