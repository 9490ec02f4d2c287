// SPDX-License-Identifier: MIT

#include <senet/io.hpp>

#include "support/bazaar.hpp"
#include "support/catch.hpp"
#include "support/classics.hpp"
#include "support/play.hpp"

#include <senet/table.hpp>

#include <ostream>
#include <sstream>
#include <string>

namespace {

template <class Shown>
std::string shown(Shown const& what) {
    std::ostringstream stream;
    stream << what;
    return stream.str();
}

/// A component that says itself how it wants to be shown.
struct hourglass : bazaar::dial {
    friend bool operator==(hourglass const&, hourglass const&) = default;
    friend std::ostream& operator<<(std::ostream& stream, hourglass const& c) {
        return stream << c.first << ":" << c.second;
    }
};

enum class sign : std::uint8_t { cat, crocodile, ibis };
using wide = senet::board_shape<2, 28>;
using small = senet::board_shape<2, 2>;

struct hall {
    BOOST_HANA_DEFINE_STRUCT(
        hall,
        (hourglass, water_clock),
        (senet::grid<small, sign>, carvings),
        (senet::grid<wide, bool>, wall),
        (senet::several<2, senet::supply<sign, 3>>, altars));
};

struct street {
    BOOST_HANA_DEFINE_STRUCT(
        street,
        (senet::holder<3>, first_player),
        (senet::marker<sign>, procession),
        (senet::marker<senet::square<small>>, thief),
        (senet::turn_order<3>, order),
        (senet::race<3, 0, 9>, track),
        (senet::row<sign, 4>, display),
        (senet::slots<sign, 4>, niches),
        (senet::several<2, senet::secret<sign>>, buried),
        (senet::pawns<2, 3, senet::square<small>>, litters),
        (senet::per_seat<3, bool>, passed));
};

} // namespace

TEST_CASE("actors, verdicts, moves and places are printed in words") {
    using engine = senet::engine<senet::tic_tac_toe::game<>>;
    auto p = engine::start();
    CHECK(shown(engine::to_act(p)) == "seat 0");
    CHECK(shown(p.seat()) == "seat 0");
    CHECK(shown(senet::actor::nature()) == "nature");
    CHECK(shown(senet::actor::nobody()) == "nobody");

    auto const b2 = *engine::parse("place b2");
    CHECK(shown(b2) == "place b2");
    CHECK(shown(engine::check(p, b2)) == "allowed");
    engine::play(p, b2);
    CHECK(shown(engine::check(p, b2)) == "TTT-1: this square is taken");
    CHECK(shown(engine::ranking(p)) == "1. seat 0 and seat 1");
}

TEST_CASE("a position is printed from its description") {
    using engine = senet::engine<senet::tic_tac_toe::game<>>;
    auto p = engine::start();
    REQUIRE(support::play_words<engine>(p, {"place b2", "place a3"}) == "");
    CHECK(
        shown(p) == "marking: seat 0 to act\n"
                    "board:\n"
                    "  3 o . .\n"
                    "  2 . x .\n"
                    "  1 . . .\n"
                    "    a b c\n");
    REQUIRE(support::play_words<engine>(p, {"place a1", "place c1", "place c3"}) == "");
    CHECK(shown(p).starts_with("the game is over\nboard:\n  3 o . x\n"));
}

TEST_CASE("a score sheet is an aligned table") {
    using engine = senet::engine<senet::kuhn_poker::game<>>;
    auto p = engine::start();
    REQUIRE(
        support::play_words<engine>(p, {"deal king", "deal jack", "pass", "bet", "call"}) == "");
    CHECK(
        shown(engine::sheet(p)) == "       seat 0  seat 1\n"
                                   "stake       2      -2\n"
                                   "total       2      -2\n");
    std::ostringstream both;
    senet::print(both, engine::sheet(p), engine::ranking(p));
    CHECK(
        both.str() == "       seat 0  seat 1\n"
                      "stake       2      -2\n"
                      "total       2      -2\n"
                      "place       1       2\n");
    CHECK(shown(engine::ranking(p)) == "1. seat 0, 2. seat 1");
}

TEST_CASE("a view shows a question mark for what is hidden") {
    using engine = senet::engine<senet::kuhn_poker::game<>>;
    auto p = engine::start();
    REQUIRE(support::play_words<engine>(p, {"deal king"}) == "");
    CHECK(
        shown(p) == "dealing: nature to act for seat 1\n"
                    "deck: 1 jack, 1 queen\n"
                    "hands:\n"
                    "  seat 0: king\n"
                    "  seat 1: nothing\n"
                    "stakes:\n"
                    "  seat 0: 1\n"
                    "  seat 1: 1\n"
                    "folded:\n"
                    "  seat 0: no\n"
                    "  seat 1: no\n"
                    "state: nobody_spoke\n");
    std::string const seen = shown(engine::view(p, 1));
    CHECK(seen.starts_with("as seen by seat 1, dealing: nature to act for seat 1\n"
                           "deck: 2 ?\n"
                           "hands:\n"
                           "  seat 0: ?\n"
                           "  seat 1: nothing\n"));
    CHECK(seen.find("king") == std::string::npos);
}

TEST_CASE("every kind of component has a text") {
    using engine = senet::engine<bazaar::game<>>;
    auto p = engine::start();
    REQUIRE(
        support::play_words<engine>(
            p, {"grab gold", "grab clay", "grab clay", "bid 9 \"secretly\"", "bid 0 \"secretly\"",
                "bid 3 \"secretly\"", "visit {0,3} from b2, haggle: yes, pay -1", "nod", "nod",
                "nod", "bury gold", "nod"}) == "");
    CHECK(
        shown(p) == "crowd: seat 1 to act\n"
                    "bank: 5 gold\n"
                    "sack: 11 gold, 12 silver, 10 clay; then gold\n"
                    "hands:\n"
                    "  seat 0: nothing\n"
                    "  seat 1: 1 clay\n"
                    "  seat 2: 1 clay\n"
                    "bids:\n"
                    "  seat 0: 9\n"
                    "  seat 1: 0\n"
                    "  seat 2: 3\n"
                    "purses:\n"
                    "  seat 0:\n"
                    "    coins: 1\n"
                    "    open: yes\n"
                    "  seat 1:\n"
                    "    coins: -5\n"
                    "    open: no\n"
                    "  seat 2:\n"
                    "    coins: -5\n"
                    "    open: no\n"
                    "river: 1, 0, 0, 1\n"
                    "tokens: {0,30}\n"
                    "flooded:\n"
                    "  2 . * .\n"
                    "  1 . . .\n"
                    "    a b c\n"
                    "calendar: (1 365)\n"
                    "now: flood\n");
    CHECK(shown(engine::view(p, 0))
              .starts_with("as seen by seat 0, crowd: seat 1 to act\n"
                           "bank: 5 gold\n"
                           "sack: 33 ?; then gold\n"
                           "hands:\n"
                           "  seat 0: nothing\n"
                           "  seat 1: 1 ?\n"
                           "  seat 2: 1 ?\n"
                           "bids:\n"
                           "  seat 0: 9\n"
                           "  seat 1: ?\n"
                           "  seat 2: ?\n"));
    CHECK(shown(engine::view(p, 2)).find("sack: 33 ?; then ?\n") != std::string::npos);
}

TEST_CASE("a table can be printed by itself, with components of one's own") {
    hall h{};
    CHECK(h.water_clock == hourglass{});
    h.carvings.put(sign::cat, senet::square<small>{1, 1});
    h.carvings.put(sign::crocodile, senet::square<small>{0, 0});
    h.wall.put(true, senet::square<wide>{0, 27});
    h.altars[1].put(sign::ibis, 2);
    std::ostringstream stream;
    senet::print(stream, h);
    CHECK(
        stream.str() ==
        "water_clock: 1:2\n"
        "carvings:\n"
        "  2 .         cat\n"
        "  1 crocodile .\n"
        "    a         b\n"
        "wall:\n"
        "  2 .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .\n"
        "  1 .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  y\n"
        "    1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28\n"
        "  n no, y yes\n"
        "altars:\n"
        "  0: nothing\n"
        "  1: 2 ibis\n");
}

TEST_CASE("printing minds the width of a stream for short things only") {
    std::ostringstream stream;
    stream.width(8);
    stream << senet::actor::nature();
    CHECK(stream.str() == "  nature");
}

TEST_CASE("orders, markers and rows are printed in words") {
    street s{};
    s.first_player.give_to(2);
    s.thief.move_to({1, 0});
    s.order.move_to_front(2);
    s.track.advance(1, 4);
    s.display.put(sign::ibis);
    s.display.put(sign::cat);
    s.niches.put(sign::cat, 2);
    s.buried[1].put(sign::crocodile);
    s.litters.move(1, 2, {1, 1});
    std::ostringstream stream;
    senet::print(stream, s);
    CHECK(
        stream.str() == "first_player: seat 2\n"
                        "procession: nowhere\n"
                        "thief: a2\n"
                        "order: seat 2, seat 0, seat 1\n"
                        "track: seat 0 0, seat 1 4, seat 2 0\n"
                        "display: ibis, cat\n"
                        "niches: -, -, cat, -\n"
                        "buried:\n"
                        "  0: nothing\n"
                        "  1: crocodile\n"
                        "litters:\n"
                        "  seat 0: a1, a1, a1\n"
                        "  seat 1: a1, a1, b2\n"
                        "passed:\n"
                        "  seat 0: no\n"
                        "  seat 1: no\n"
                        "  seat 2: no\n");
}
