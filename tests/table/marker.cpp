// SPDX-License-Identifier: MIT

#include <senet/table/marker.hpp>
#include <senet/table/squares.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

enum class flood : std::uint8_t { left, centre, right };
using flood_marker = senet::marker<flood>;
using pawn = senet::marker<senet::square<senet::board_shape<8, 8>>>;

static_assert(senet::component<flood_marker> && senet::component<pawn>);
static_assert(!senet::detail::holds_pieces<flood_marker>);
static_assert(sizeof(flood_marker) == 1 && sizeof(pawn) == 1);

constexpr bool is_somewhere_or_nowhere() {
    flood_marker m;
    expect(!m.there() && !m.is_at(flood::left));
    m.move_to(flood::right);
    expect(m.there() && m.place() == flood::right && m.is_at(flood::right));
    expect(!m.is_at(flood::left));
    m.remove();
    expect(indistinguishable(m, flood_marker{}));
    expect(flood_marker{flood::left} != flood_marker{});
    return true;
}

constexpr bool stands_on_squares() {
    pawn p = senet::square<senet::board_shape<8, 8>>{7, 7};
    expect(p.is_at({7, 7}) && p.place().row() == 7);
    expect(keeps_promises(p) && p.number(0) == 64 && pawn::highest_number(0) == 64);
    return true;
}

constexpr bool is_told_by_numbers() {
    expect(keeps_promises(flood_marker{}));
    expect(keeps_promises(flood_marker{flood::right}));
    return true;
}

static_assert(is_somewhere_or_nowhere());
static_assert(stands_on_squares());
static_assert(is_told_by_numbers());
static_assert(keeps_contracts([] { (void)flood_marker{flood::left}.place(); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { (void)flood_marker{}.place(); }));

} // namespace

TEST_CASE("a marker is somewhere or nowhere") { CHECK(is_somewhere_or_nowhere()); }
TEST_CASE("a marker stands on a square") { CHECK(stands_on_squares()); }
TEST_CASE("a marker is told by a number") { CHECK(is_told_by_numbers()); }
