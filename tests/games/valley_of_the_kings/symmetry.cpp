// SPDX-License-Identifier: MIT

#include "games/valley_of_the_kings/laws.hpp"

#include <senet/testing/renumber_seats.hpp>
#include <senet/testing/symmetry.hpp>

#include "support/catch.hpp"

// The game does not change when the board is turned, or when everybody moves on by a seat.
namespace {

using namespace valley_tests;

/// INV-VOK-25: site k lies where k + 5 lay, area 17 where 19 did, and 18 where 20 did.
constexpr int turned_site(int site) { return (site + 4) % sites + 1; }
constexpr cell turned(cell where) {
    if (!where.is_area())
        return cell::square(turned_site(where.site()), static_cast<char>('A' + where.letter()));
    return where == cell{} ? where : cell::area((where.area_id() - 17 + 2) % 6 + 17);
}
static_assert(
    turned(c("16")) == c("16") && turned(c("17")) == c("19") && turned(c("22")) == c("18"));
static_assert(turned(c("8C")) == c("13C") && turned(c("12H")) == c("2H"));

template <class Game>
struct board_turned {
    using table = typename Game::table;

    constexpr table operator()(table const& t) const {
        table result = t;
        for (int s = 0; s != Game::seats; ++s) {
            for (int f = 0; f != foremen_each; ++f)
                result.foremen.move(s, f, turned(t.foremen[s][f]));
            for (int w = 0; w != workers_each; ++w)
                result.workers.move(s, w, turned(t.workers[s][w]));
            result.programmes[s]->clear();
            for (auto const& written : *t.programmes[s])
                result.programmes[s]->add({written.f, turned(written.cell)});
        }
        result.sites = {};
        for (int site = 1; site <= sites; ++site) {
            result.sites[turned_site(site)] = t.sites[site];
            if (t.sites.owned(site))
                result.sites.give_to(turned_site(site), t.sites.owner(site));
        }
        return result;
    }
    constexpr fstep operator()(fstep const& m) const { return {m.f, turned(m.cell)}; }
    constexpr wstep operator()(wstep const& m) const { return {m.w, turned(m.cell)}; }
    constexpr leg operator()(leg const& m) const { return {m.f, turned(m.cell)}; }
    constexpr take operator()(take const& m) const { return {turned_site(m.site)}; }
    constexpr steal operator()(steal const& m) const {
        return {turned_site(m.site), m.kind, m.colour};
    }
    constexpr build operator()(build const& m) const {
        return {turned_site(m.site), m.kind, m.colour};
    }
    // These have nothing to do with the board.
    constexpr start operator()(start const& m) const { return m; }
    constexpr draw_cube operator()(draw_cube const& m) const { return m; }
    constexpr bid operator()(bid const& m) const { return m; }
    constexpr lay operator()(lay const& m) const { return m; }
    constexpr claim operator()(claim const& m) const { return m; }
};

/// Everybody moves on by a seat, with all that is theirs.
template <class Game>
struct seats_moved_on {
    using table = typename Game::table;

    constexpr table operator()(table const& t) const {
        table result = t;
        senet::testing::give_to_next_seat<Game::seats>(result);
        result.passed = {};
        for (int const s : t.passed)
            result.passed.insert((s + 1) % Game::seats);
        return result;
    }
    constexpr seat operator()(seat s) const { return (s + 1) % Game::seats; }
    constexpr start operator()(start const& m) const { return {(m.seat + 1) % Game::seats}; }
    template <class Move>
    requires(!std::is_same_v<Move, start>) constexpr Move operator()(Move const& m) const {
        return m;
    }
};

/// In whole games, and in the middle of later rounds.
template <class Engine, class Symmetry>
void is_symmetric() {
    using game = typename Engine::game;
    auto const whole =
        senet::testing::check_symmetry<game, Symmetry>({.games = 30, .positions = 300});
    INFO(whole);
    CHECK(whole);
    for (auto const& begin :
         {before_stealing<Engine>(), with_six_legs<Engine>(), with_programmes<Engine>(),
          with_a_small_bag<Engine>()}) {
        auto const told = senet::testing::check_symmetry_from<game, Symmetry>(
            begin, {.games = 20, .positions = 300});
        INFO(told);
        CHECK(told);
    }
}

/// What lies on the board is forgotten, and only the pawns are turned.
template <class Game>
struct sites_forgotten : board_turned<Game> {
    using table = typename Game::table;
    using board_turned<Game>::operator();
    constexpr table operator()(table const& t) const {
        table result = board_turned<Game>{}(t);
        result.sites = t.sites;
        return result;
    }
};

using two_drawn = senet::engine<game<options{.players = 2, .quick = true}>>;
using three_drawn =
    senet::engine<game<options{.players = 3, .expert = true, .single_tablet = true}>>;
using four_drawn = senet::engine<game<>>;

} // namespace

TEMPLATE_TEST_CASE("INV-VOK-25: the board can be turned", "", two_drawn, three_drawn, four_drawn) {
    is_symmetric<TestType, board_turned<typename TestType::game>>();
}

TEMPLATE_TEST_CASE("seats are alike", "", two_drawn, three_drawn, four_drawn) {
    is_symmetric<TestType, seats_moved_on<typename TestType::game>>();
}

TEST_CASE("a board of which only the pawns are turned is another one") {
    using half = sites_forgotten<two_drawn::game>;
    auto const told =
        senet::testing::check_symmetry<two_drawn::game, half>({.games = 30, .positions = 300});
    CHECK(told.law == "LAW-SYMMETRIC-PLAY");
}
