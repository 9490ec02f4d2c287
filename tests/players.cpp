// SPDX-License-Identifier: MIT

#include <senet/players.hpp>

#include <senet/games/classic/pig.hpp>
#include <senet/games/classic/tic_tac_toe.hpp>

#include "support/catch.hpp"

#include <optional>
#include <string_view>

namespace pig = senet::pig;
namespace tic_tac_toe = senet::tic_tac_toe;

namespace {

constexpr auto doubled = [](auto n) { return 2 * static_cast<int>(n); };
static_assert(senet::visit_number<3, 5>(3, doubled) == 6);
static_assert(senet::visit_number<3, 5>(5, doubled) == 10);
static_assert(senet::visit_number<3, 5>(2, doubled) == std::nullopt);
static_assert(senet::visit_number<3, 5>(6, doubled) == std::nullopt);
static_assert(senet::visit_number<-1, -1>(-1, doubled) == -2);

constexpr auto seats_of = [](auto engine) { return decltype(engine)::seats; };
static_assert(senet::visit_players<pig::family>(2, seats_of) == 2);
static_assert(senet::visit_players<pig::family>(10, seats_of) == 10);
static_assert(senet::visit_players<pig::family>(11, seats_of) == std::nullopt);

using small = tic_tac_toe::game<>;
using large = tic_tac_toe::game<tic_tac_toe::options{.rows = 15, .columns = 15, .line = 5}>;
constexpr auto most_moves_of = [](auto engine) { return decltype(engine)::most_moves; };

constexpr std::optional<int> most_moves(tic_tac_toe::options const& wanted) {
    return senet::visit_options<small, large>(wanted, most_moves_of);
}
static_assert(most_moves({}) == 9);
static_assert(most_moves({.rows = 15, .columns = 15, .line = 5}) == 225);
static_assert(most_moves({.rows = 15, .columns = 15}) == std::nullopt);

} // namespace

TEST_CASE("a number known at run time leads to a type") {
    for (int players = 0; players != 13; ++players) {
        auto const seats = senet::visit_players<pig::family>(players, seats_of);
        CHECK(seats == (players >= 2 && players <= 10 ? std::optional{players} : std::nullopt));
    }
    int called = 0;
    CHECK(senet::visit_number<1, 2>(2, [&](auto n) { called += n; }));
    CHECK_FALSE(senet::visit_number<1, 2>(3, [&](auto n) { called += n; }));
    CHECK(called == 2);
}

TEST_CASE("options known at run time lead to the game that has them") {
    tic_tac_toe::options wanted;
    for (int line = 2; line != 7; ++line) {
        wanted = {.rows = 15, .columns = 15, .line = line};
        CHECK(most_moves(wanted).has_value() == (line == 5));
    }
    CHECK(senet::visit_options<small>(tic_tac_toe::options{}, [](auto) {}));
    CHECK_FALSE(senet::visit_options<small>(wanted, [](auto) {}));
}
