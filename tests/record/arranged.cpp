// SPDX-License-Identifier: MIT

#include <senet/record.hpp>

#include "support/bazaar.hpp"
#include "support/catch.hpp"
#include "support/classics.hpp"

#include <senet/table/race.hpp>
#include <senet/table/row.hpp>
#include <senet/table/turn_order.hpp>

#include <string>
#include <string_view>

namespace {

using kuhn_poker = senet::engine<senet::kuhn_poker::game<>>;
using tic_tac_toe = senet::engine<senet::tic_tac_toe::game<>>;
using market = senet::engine<bazaar::game<>>;

std::string with(std::string_view text, std::string_view what, std::string_view instead) {
    std::string changed{text};
    auto const place = changed.find(what);
    REQUIRE(place != std::string::npos);
    return changed.replace(place, what.size(), instead);
}

template <class Engine>
std::string error_in(std::string_view text) {
    auto const read = senet::read_record<Engine>(text);
    return read ? "nothing" : read.error().message();
}

enum class sign : std::uint8_t { cat, ibis };

struct procession {
    struct walk {
        BOOST_HANA_DEFINE_STRUCT(walk, (senet::within<1, 2>, steps));
        constexpr void play(auto& at) const { at.table.track.advance(at.seat(), steps); }
    };
    struct there {
        constexpr bool operator()(auto const& at) const {
            return at.table.track[at.seat()] == at.table.track.highest;
        }
    };
    struct distance {
        constexpr int operator()(auto const& at, senet::seat s) const { return at.table.track[s]; }
    };
    struct table {
        BOOST_HANA_DEFINE_STRUCT(
            table,
            (senet::row<sign, 3>, omens),
            (senet::turn_order<2>, order),
            (senet::race<2, 0, 5>, track));
    };

    static constexpr auto name = "procession";
    static constexpr int seats = 2;
    static constexpr auto phases =
        senet::named<"walking">(senet::take_turns_until<there>(senet::choose<walk>));
    static constexpr auto scoring = senet::scoring(senet::line<"distance", distance>);
};

using procession_engine = senet::engine<procession>;

/// Loops that are left from inside an order and a repetition.
struct haggling {
    struct ask {
        constexpr void play(auto& at) const { at.table.asked.advance(); }
    };
    struct leave {
        constexpr void play(auto& at) const { at.table.asked.advance(); }
    };
    struct enough {
        constexpr bool operator()(auto const& at) const { return at.table.asked.at_top(); }
    };
    struct questions {
        constexpr int operator()(auto const& at, senet::seat) const { return at.table.asked; }
    };
    struct table {
        BOOST_HANA_DEFINE_STRUCT(table, (senet::counter<40>, asked));
    };

    static constexpr auto name = "haggling";
    static constexpr int seats = 3;
    static constexpr auto phases = senet::until<enough>(senet::named<"haggling">(senet::each_seat(
        senet::loop(senet::repeat<3>(senet::each_seat(senet::choose<ask, senet::ends<leave>>))))));
    static constexpr auto scoring = senet::scoring(senet::line<"questions", questions>);
};

constexpr std::string_view omens = "senet record 1\n"
                                   "game: procession\n"
                                   "start: arranged\n"
                                   "stop: 1 walking\n"
                                   "seat: 0\n"
                                   "table omens: 1 2 0\n"
                                   "table order: 1 0\n"
                                   "table track: 3 1 1 0\n"
                                   "seat 0: walk 2\n"
                                   "score distance: 5 1\n"
                                   "total: 5 1\n"
                                   "places: 1 2\n"
                                   "end\n";

} // namespace

TEST_CASE("a puzzle is arranged, recorded, read and played on") {
    tic_tac_toe::table t{};
    using square = senet::square<senet::board_shape<3, 3>>;
    t.board.put(senet::tic_tac_toe::mark::x, square{0, 0});
    t.board.put(senet::tic_tac_toe::mark::x, square{0, 1});
    t.board.put(senet::tic_tac_toe::mark::o, square{1, 1});
    senet::record<tic_tac_toe> puzzle{tic_tac_toe::arrange<"marking">(t)};
    REQUIRE(puzzle.arranged());
    CHECK(
        senet::to_text(puzzle) == "senet record 1\n"
                                  "game: tic-tac-toe\n"
                                  "options: rows=3 columns=3 line=3\n"
                                  "start: arranged\n"
                                  "stop: 1 marking\n"
                                  "seat: 0\n"
                                  "table board: 1 1 0 0 2 0 0 0 0\n"
                                  "\n"
                                  "unfinished\n"
                                  "end\n");
    CHECK(
        senet::to_json_lines(puzzle) ==
        "{\"format\":\"senet record 1\",\"game\":\"tic-tac-toe\",\"options\":{\"rows\":3,"
        "\"columns\":3,\"line\":3},\"start\":{\"stop\":1,\"phase\":\"marking\",\"seat\":0,"
        "\"table\":{\"board\":[1,1,0,0,2,0,0,0,0]}}}\n"
        "{\"unfinished\":true}\n");
    for (auto const& text : {senet::to_text(puzzle), senet::to_json_lines(puzzle)}) {
        auto read = senet::read_record<tic_tac_toe>(text);
        REQUIRE(read);
        auto solved = *read;
        CHECK(solved.try_play(*tic_tac_toe::parse("place c1")));
        CHECK(solved.over());
        CHECK(error_in<tic_tac_toe>(senet::to_text(solved)) == "nothing");
        CHECK(error_in<tic_tac_toe>(senet::to_json_lines(solved)) == "nothing");
    }
}

TEST_CASE("a position that is over can be the start") {
    auto const whole = senet::random_record<market>(2);
    senet::record<market> const game{whole.now()};
    REQUIRE(game.over());
    for (auto const& text : {senet::to_text(game), senet::to_json_lines(game)}) {
        auto const read = senet::read_record<market>(text);
        REQUIRE(read);
        CHECK(read->now() == whole.now());
    }
}

TEST_CASE("the place in the phases of an arranged start is checked") {
    auto const whole = senet::random_record<market>(5);
    std::size_t crowd = 0;
    while (market::phase(whole.replay(crowd)) != "crowd" || whole.replay(crowd).seat() != 1)
        ++crowd;
    auto const text = senet::to_text(senet::record<market>{whole.replay(crowd)});
    auto const json = senet::to_json_lines(senet::record<market>{whole.replay(crowd)});
    REQUIRE(error_in<market>(text) == "nothing");
    REQUIRE(error_in<market>(json) == "nothing");
    auto const damaged = [&](char const* what, char const* instead) {
        return error_in<market>(with(text, what, instead));
    };
    CHECK(
        damaged("start: arranged", "start: anywhere") == "line 4, column 8: expected \"arranged\"");
    CHECK(damaged("stop: 4 crowd", "stop: 5") == "line 5, column 7: expected a number from 0 to 4");
    CHECK(damaged("stop: 4 crowd", "stop: 3 crowd") == "line 5, column 9: expected \"market\"");
    CHECK(damaged("seat: 1", "seat: 3") == "line 6, column 7: expected a number from 0 to 2");
    CHECK(damaged("seat: 1", "seat: -1") == "line 6, column 7: expected a number from 0 to 2");
    CHECK(
        damaged("saved seats: 0", "saved seats: 3") ==
        "line 7, column 14: expected a number from 0 to 2");
    CHECK(damaged("saved seats: 0\n", "") == "line 7, column 1: expected \"saved seats:\"");
    // days are counted up to two, rounds of a market up to three
    CHECK(
        damaged("repetitions: 0 0", "repetitions: 2 0") ==
        "line 8, column 14: expected a number from 0 to 1");
    CHECK(
        damaged("repetitions: 0 0", "repetitions: 1 3") ==
        "line 8, column 16: expected a number from 0 to 2");
    CHECK(damaged("repetitions: 0 0", "repetitions: 1 2") == "nothing");
    CHECK(
        damaged("repetitions: 0 0", "repetitions: 1") ==
        "line 8, column 15: expected a number from 0 to 2");
    CHECK(
        damaged("repetitions: 0 0", "repetitions: 1 2 3") ==
        "line 8, column 18: expected the end of the line");
    CHECK(
        damaged("table bank: 5 0 0", "table bank: 61 0 0") ==
        "line 9, column 13: expected a number from 0 to 60");
    CHECK(
        damaged("table bank: 5 0 0", "table bank: 5 0") ==
        "line 9, column 16: expected a number from 0 to 60");
    CHECK(damaged("table bank: 5 0 0\n", "") == "line 9, column 1: expected \"table bank:\"");

    // nobody waits and nothing is counted where the days begin
    auto const dawn = senet::to_text(senet::record<market>{whole.replay(1)});
    REQUIRE(error_in<market>(dawn) == "nothing");
    CHECK(
        error_in<market>(with(dawn, "saved seats: 0", "saved seats: 1")) ==
        "line 7, column 14: expected a number from 0 to 0");
    CHECK(
        error_in<market>(with(dawn, "repetitions: 0 0", "repetitions: 0 1")) ==
        "line 8, column 16: expected a number from 0 to 0");

    auto const changed = [&](char const* what, char const* instead) {
        return error_in<market>(with(json, what, instead));
    };
    CHECK(
        changed("\"stop\":4", "\"stop\":9") == "line 1, column 117: expected a number from 0 to 4");
    CHECK(changed("\"stop\":4", "\"stop\":2") == "line 1, column 127: expected \"bidding\"");
    CHECK(
        changed("\"seat\":1", "\"seat\":3") == "line 1, column 142: expected a number from 0 to 2");
    CHECK(
        changed("\"saved_seats\":[0]", "\"saved_seats\":[0,0]") ==
        "line 1, column 161: expected an array of 1 numbers");
    CHECK(
        changed("\"repetitions\":[0,0]", "\"repetitions\":[0,3]") ==
        "line 1, column 179: expected a number from 0 to 2");
    CHECK(
        changed("\"repetitions\":[0,0]", "\"repetitions\":[0]") ==
        "line 1, column 178: expected an array of 2 numbers");
    CHECK(
        changed("\"bank\":[5,0,0]", "\"bank\":[61,0,0]") ==
        "line 1, column 199: expected a number from 0 to 60");
    CHECK(changed("\"bank\":[5,0,0],", "").starts_with("line 1, column "));
}

TEST_CASE("numbers that do not belong together are refused") {
    REQUIRE(error_in<procession_engine>(omens) == "nothing");
    auto const damaged = [&](char const* what, char const* instead) {
        return error_in<procession_engine>(with(omens, what, instead));
    };
    CHECK(
        damaged("omens: 1 2 0", "omens: 0 2 0") ==
        "line 6, column 14: expected numbers that belong together");
    CHECK(
        damaged("order: 1 0", "order: 1 1") ==
        "line 7, column 14: expected numbers that belong together");
    CHECK(
        damaged("track: 3 1 1 0", "track: 3 1 1 1") ==
        "line 8, column 14: expected numbers that belong together");
    CHECK(
        damaged("track: 3 1 1 0", "track: 3 1 0 1") ==
        "line 8, column 14: expected numbers that belong together");
    CHECK(
        damaged("track: 3 1 1 0", "track: 6 1 1 0") ==
        "line 8, column 14: expected a number from 0 to 5");

    auto const json = senet::to_json_lines(*senet::read_text<procession_engine>(omens));
    REQUIRE(error_in<procession_engine>(json) == "nothing");
    auto const place = std::to_string(json.find("[1,0]") + 1);
    CHECK(
        error_in<procession_engine>(with(json, "\"order\":[1,0]", "\"order\":[0,0]")) ==
        "line 1, column " + place + ": expected numbers that belong together");
}

TEST_CASE("a game can say which positions are possible") {
    using engine = kuhn_poker;
    auto const whole = senet::random_record<engine>(5);
    auto const text = senet::to_text(senet::record<engine>{whole.replay(2)});
    auto const json = senet::to_json_lines(senet::record<engine>{whole.replay(2)});
    CHECK(error_in<engine>(text) == "nothing");
    CHECK(
        error_in<engine>(with(text, "deck: 0 1 0", "deck: 1 1 0")) ==
        "line 4, column 8: KUHN-1: each card is in one place");
    CHECK(
        error_in<engine>(with(json, "\"deck\":[0,1,0]", "\"deck\":[1,1,0]")) ==
        "line 1, column 85: KUHN-1: each card is in one place");
}

TEST_CASE("wherever a game is, its place in the phases is one that can be arranged") {
    using engine = senet::engine<haggling>;
    for (std::uint64_t seed = 0; seed != 20; ++seed) {
        auto const whole = senet::random_record<engine>(seed);
        REQUIRE(whole.over());
        for (std::size_t i = 0; i <= whole.size(); ++i) {
            senet::record<engine> const game{whole.replay(i)};
            REQUIRE(error_in<engine>(senet::to_text(game)) == "nothing");
            REQUIRE(senet::read_record<engine>(senet::to_json_lines(game))->now() == game.now());
        }
    }
}
