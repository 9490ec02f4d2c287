// SPDX-License-Identifier: MIT

#include <senet/seats.hpp>

#include "support/catch.hpp"

using namespace senet;

namespace {

enum class colour { red, green, blue };

constexpr bool actors_are_told_apart() {
    actor const third{seat{2}};
    return third.is_seat() && third.seat() == 2 && third == 2 && third == seat{2} &&
           !(third == 1) && actor::nature().is_nature() && !actor::nature().is_seat() &&
           actor::nobody().is_nobody() && actor{} == actor::nobody() &&
           !(actor::nobody() == actor::nature()) && !(actor::nobody() == -2) &&
           !(actor::nature() == -1);
}
static_assert(actors_are_told_apart());
static_assert(static_cast<int>(seat{5}) == 5);
static_assert(colour(seat{1}) == colour::green);
static_assert(!std::is_convertible_v<seat, colour>); // only when asked for

} // namespace

TEST_CASE("an actor is a seat, nature or nobody") { CHECK(actors_are_told_apart()); }

TEST_CASE("a seat names its enumerator") {
    CHECK(colour(seat{2}) == colour::blue);
    CHECK(seat{3} + 1 == 4);
}
