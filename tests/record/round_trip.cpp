// SPDX-License-Identifier: MIT

#include <senet/record.hpp>

#include "support/bazaar.hpp"
#include "support/catch.hpp"
#include "support/classics.hpp"

#include <cstdint>
#include <limits>
#include <string>
#include <tuple>

namespace {

using tic_tac_toe = senet::engine<senet::tic_tac_toe::game<>>;
using kuhn_poker = senet::engine<senet::kuhn_poker::game<>>;
using pig = senet::engine<senet::pig::game<>>;

using recorded = decltype(std::tuple_cat(
    support::classics{},
    std::tuple<
        senet::engine<bazaar::game<>>,
        senet::engine<bazaar::game<bazaar::options{2, false, bazaar::season::dry}>>,
        senet::engine<senet::pig::game<senet::pig::options{.players = 10, .target = 20}>>>{}));

template <class Engine>
std::string what_came_of(senet::record<Engine> const& game, std::string const& text) {
    auto const read = senet::read_record<Engine>(text);
    if (!read)
        return read.error().message() + " in\n" + text;
    if (!(*read == game) || !(read->now() == game.now()))
        return "another game than\n" + text;
    if (Engine::hash(read->replay()) != Engine::hash(game.now()))
        return "another end than\n" + text;
    return "";
}

} // namespace

TEMPLATE_LIST_TEST_CASE("a record is read as it was written", "", recorded) {
    for (std::uint64_t seed = 0; seed != 60; ++seed) {
        auto const game = senet::random_record<TestType>(seed);
        REQUIRE(game.over());
        REQUIRE(what_came_of(game, senet::to_text(game)) == "");
        REQUIRE(what_came_of(game, senet::to_json_lines(game)) == "");
    }
}

TEMPLATE_LIST_TEST_CASE("an unfinished game can be recorded", "", recorded) {
    auto const whole = senet::random_record<TestType>(4);
    for (std::size_t most = 0; most < whole.size() && most != 40; ++most) {
        auto const game = senet::random_record<TestType>(4, TestType::start(), most);
        REQUIRE(game.size() == most);
        REQUIRE(game.now() == whole.replay(most));
        REQUIRE(what_came_of(game, senet::to_text(game)) == "");
        REQUIRE(what_came_of(game, senet::to_json_lines(game)) == "");
    }
}

TEMPLATE_LIST_TEST_CASE(
    "a position anywhere in a game can be recorded and continued", "", recorded) {
    for (std::uint64_t seed = 0; seed != 4; ++seed) {
        auto const whole = senet::random_record<TestType>(seed);
        for (std::size_t i = 0; i <= whole.size() && i != 70; ++i) {
            senet::record<TestType> game{whole.replay(i)};
            REQUIRE(game.arranged() == !(whole.replay(i) == TestType::start()));
            auto const start = senet::read_record<TestType>(senet::to_text(game));
            REQUIRE(start);
            REQUIRE(start->now() == whole.replay(i));
            REQUIRE(TestType::hash(start->now()) == TestType::hash(whole.replay(i)));

            for (std::size_t next = i; next != whole.size() && next != i + 12; ++next)
                REQUIRE(game.try_play(whole.moves()[next]));
            REQUIRE(what_came_of(game, senet::to_text(game)) == "");
            REQUIRE(what_came_of(game, senet::to_json_lines(game)) == "");
        }
    }
}

TEST_CASE("only legal moves get into a record") {
    senet::record<tic_tac_toe> game;
    CHECK_FALSE(game.arranged());
    CHECK_FALSE(game.seed());
    CHECK(game.try_play(*tic_tac_toe::parse("place b2")));
    auto const before = game;
    auto const answer = game.try_play(*tic_tac_toe::parse("place b2"));
    CHECK(answer.rule() == "TTT-1");
    CHECK(game == before);
    CHECK(game.now() == before.now());

    CHECK(game.try_play(*tic_tac_toe::parse("place a1")));
    CHECK(game.size() == 2);
    game.take_back();
    CHECK(game == before);
    CHECK(game.now() == before.now());
    CHECK(game.replay(0) == tic_tac_toe::start());
}

TEST_CASE("the text of a record") {
    senet::record<tic_tac_toe> game;
    game.set_seed(std::numeric_limits<std::uint64_t>::max());
    CHECK(
        senet::to_text(game) == "senet record 1\n"
                                "game: tic-tac-toe\n"
                                "options: rows=3 columns=3 line=3\n"
                                "seed: 18446744073709551615\n"
                                "\n"
                                "unfinished\n"
                                "end\n");
    CHECK(
        senet::to_json_lines(game) ==
        "{\"format\":\"senet record 1\",\"game\":\"tic-tac-toe\",\"options\":{\"rows\":3,"
        "\"columns\":3,\"line\":3},\"seed\":18446744073709551615}\n"
        "{\"unfinished\":true}\n");
    CHECK(what_came_of(game, senet::to_text(game)) == "");
    CHECK(what_came_of(game, senet::to_json_lines(game)) == "");
}

TEST_CASE("spaces, empty lines, comments and the ends of lines make no difference") {
    auto const read = senet::read_text<kuhn_poker>("# found in an attic\r\n"
                                                   "\r\n"
                                                   "  senet record 1  \r\n"
                                                   "game:Kuhn poker\r\n"
                                                   " options:ante=1  bet=1\r\n"
                                                   "   # nature first\r\n"
                                                   "nature : deal   king\r\n"
                                                   "\tnature:deal jack \r\n"
                                                   "seat 0:pass\r\n"
                                                   "\r\n"
                                                   "unfinished\r\n"
                                                   "end\r\n"
                                                   "# and no more\n");
    REQUIRE(read);
    CHECK(read->size() == 3);
    CHECK(kuhn_poker::phase(read->now()) == "betting");
}

TEST_CASE("the order of names in a line of JSON makes no difference, nor do escapes") {
    auto const read = senet::read_json_lines<kuhn_poker>(
        "\n"
        " { \"options\" : { \"bet\" : 1 , \"ante\":1 } , \"game\":\"K\\u0075hn poker\",\"format\":\"senet record 1\"}\r\n"
        "{\"dealt\":\"\\u006bing\",\"legal\":3,\"move\":\"deal\",\"phase\":\"dealing\",\"actor\":"
        "\"nature\"}\n"
        "\t\n"
        "{\"unfinished\":true}\n"
        "\n");
    REQUIRE(read);
    CHECK(read->size() == 1);
}

// Whatever the machine and the compiler, dice and cards fall like this.
TEST_CASE("a stored record replays to the same position with every compiler") {
    auto const cards = senet::read_record<kuhn_poker>("senet record 1\n"
                                                      "game: Kuhn poker\n"
                                                      "options: ante=1 bet=1\n"
                                                      "seed: 5\n"
                                                      "nature: deal king\n"
                                                      "nature: deal jack\n"
                                                      "seat 0: pass\n"
                                                      "seat 1: pass\n"
                                                      "score stake: 1 -1\n"
                                                      "total: 1 -1\n"
                                                      "places: 1 2\n"
                                                      "end\n");
    REQUIRE(cards);
    CHECK(kuhn_poker::hash(cards->now()) == 0x30ff'9a41'b2fa'c29eu);
    CHECK(*cards == senet::random_record<kuhn_poker>(5));

    using short_pig = senet::engine<senet::pig::game<senet::pig::options{.target = 12}>>;
    auto const dice = senet::read_record<short_pig>("senet record 1\n"
                                                    "game: pig\n"
                                                    "options: players=2 target=12\n"
                                                    "seed: 3\n"
                                                    "\n"
                                                    "seat 0: roll\n"
                                                    "nature: die shows 3\n"
                                                    "seat 0: hold\n"
                                                    "seat 1: hold\n"
                                                    "seat 0: roll\n"
                                                    "nature: die shows 5\n"
                                                    "seat 0: roll\n"
                                                    "nature: die shows 5\n"
                                                    "seat 0: hold\n"
                                                    "\n"
                                                    "score banked: 12 0\n"
                                                    "total: 12 0\n"
                                                    "places: 1 2\n"
                                                    "end\n");
    REQUIRE(dice);
    CHECK(short_pig::hash(dice->now()) == 0xb955'a193'8a79'fd19u);
    CHECK(*dice == senet::random_record<short_pig>(3));

    using small_bazaar =
        senet::engine<bazaar::game<bazaar::options{2, false, bazaar::season::dry}>>;
    CHECK(
        small_bazaar::hash(senet::random_record<small_bazaar>(9).now()) == 0xfc58'8ff8'bad2'2881u);
}
