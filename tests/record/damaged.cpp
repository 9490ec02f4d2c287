// SPDX-License-Identifier: MIT

#include <senet/record.hpp>

#include "support/bazaar.hpp"
#include "support/catch.hpp"
#include "support/classics.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace {

using tic_tac_toe = senet::engine<senet::tic_tac_toe::game<>>;
using kuhn_poker = senet::engine<senet::kuhn_poker::game<>>;
using pig = senet::engine<senet::pig::game<>>;
using market = senet::engine<bazaar::game<>>;

constexpr std::string_view good_text = "senet record 1\n"
                                       "game: tic-tac-toe\n"
                                       "options: rows=3 columns=3 line=3\n"
                                       "seed: 12\n"
                                       "\n"
                                       "seat 0: place a1\n"
                                       "seat 1: place b1\n"
                                       "seat 0: place a2\n"
                                       "seat 1: place b2\n"
                                       "seat 0: place a3\n"
                                       "\n"
                                       "score line: 1 0\n"
                                       "total: 1 0\n"
                                       "places: 1 2\n"
                                       "end\n";

constexpr std::string_view good_json =
    "{\"format\":\"senet record 1\",\"game\":\"Kuhn poker\",\"options\":{\"ante\":1,\"bet\":1},\"seed\":5}\n"
    "{\"actor\":\"nature\",\"phase\":\"dealing\",\"move\":\"deal\",\"dealt\":\"king\",\"legal\":3}\n"
    "{\"actor\":\"nature\",\"phase\":\"dealing\",\"move\":\"deal\",\"dealt\":\"jack\",\"legal\":2}\n"
    "{\"actor\":0,\"phase\":\"betting\",\"move\":\"pass\",\"legal\":2}\n"
    "{\"actor\":1,\"phase\":\"betting\",\"move\":\"pass\",\"legal\":2}\n"
    "{\"sheet\":{\"stake\":[1,-1]},\"total\":[1,-1],\"places\":[1,2]}\n";

/// A text in which the first occurrence of something is something else.
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

std::string text_error(std::string_view what, std::string_view instead) {
    return error_in<tic_tac_toe>(with(good_text, what, instead));
}
std::string json_error(std::string_view what, std::string_view instead) {
    return error_in<kuhn_poker>(with(good_json, what, instead));
}

} // namespace

TEST_CASE("what is undamaged is read") {
    CHECK(error_in<tic_tac_toe>(good_text) == "nothing");
    CHECK(error_in<kuhn_poker>(good_json) == "nothing");
    CHECK(senet::to_text(*senet::read_text<tic_tac_toe>(good_text)) == good_text);
    CHECK(senet::to_json_lines(*senet::read_json_lines<kuhn_poker>(good_json)) == good_json);
}

TEST_CASE("damaged text is told by line, column and what was expected") {
    struct damage {
        char const* what;
        char const* instead;
        char const* message;
    };
    auto const d = GENERATE(values<damage>({
        // the head
        {"senet record 1", "senet record 2", "line 1, column 1: expected \"senet record 1\""},
        {"senet record 1", "senet record 11", "line 1, column 15: expected the end of the line"},
        {"game:", "gama:", "line 2, column 1: expected \"game:\""},
        {"tic-tac-toe", "pig", "line 2, column 7: expected \"tic-tac-toe\", the game to be read"},
        {"tic-tac-toe", "tic-tac-toes",
         "line 2, column 7: expected \"tic-tac-toe\", the game to be read"},
        {"options: ", "", "line 3, column 1: expected \"options:\""},
        {"rows=3", "rows=4", "line 3, column 15: expected 3, the option of the game to be read"},
        {"line=3", "line=33", "line 3, column 32: expected 3, the option of the game to be read"},
        {"columns=3", "cols=3", "line 3, column 17: expected \"columns=3\""},
        {" line=3", "", "line 3, column 26: expected \"line=3\""},
        {"line=3", "line=3 gravity=yes", "line 3, column 34: expected the end of the line"},
        {"seed: 12", "seed: -1", "line 4, column 7: expected a number of at most 64 bits"},
        {"seed: 12", "seed: 18446744073709551616",
         "line 4, column 7: expected a number of at most 64 bits"},
        {"seed: 12", "seed: 12 13", "line 4, column 10: expected the end of the line"},
        {"seed: 12", "speed: 12",
         "line 4, column 1: expected \"seat 0:\" and a move, or \"unfinished\""},
        // the moves
        {"seat 0: place a1", "seat 1: place a1",
         "line 6, column 1: expected \"seat 0:\" and a move, or \"unfinished\""},
        {"seat 1: place b1", "nature: place b1",
         "line 7, column 1: expected \"seat 1:\" and a move, or \"unfinished\""},
        {"seat 1: place b1\n", "",
         "line 7, column 1: expected \"seat 1:\" and a move, or \"unfinished\""},
        {"seat 1: place b1", "seat 1: plaice b1", "line 7, column 9: expected \"place\""},
        {"seat 1: place b1", "seat 1: place", "line 7, column 14: expected more words"},
        {"seat 1: place b1", "seat 1: place d1",
         "line 7, column 15: expected a square from a1 to c3"},
        {"seat 1: place b1", "seat 1: place b1 c1",
         "line 7, column 18: expected the end of the move"},
        {"seat 0: place a2", "seat 0: place b1", "line 8, column 9: TTT-1: this square is taken"},
        {"seat 1: place b2", "unfinished\nend",
         "line 11, column 1: expected nothing after \"end\""},
        {"seat 1: place b2", "unfinished business",
         "line 9, column 12: expected the end of the line"},
        // the scores
        {"score line: 1 0", "seat 1: place c1", "line 12, column 1: expected \"score line:\""},
        {"score line: 1 0", "unfinished", "line 12, column 1: expected \"score line:\""},
        {"score line: 1 0", "score line: 1 1", "line 12, column 15: expected 0 for seat 1"},
        {"score line: 1 0", "score line: 0 1", "line 12, column 13: expected 1 for seat 0"},
        {"score line: 1 0", "score line: 1", "line 12, column 14: expected 0 for seat 1"},
        {"score line: 1 0", "score line: 1 0 0",
         "line 12, column 17: expected the end of the line"},
        {"score line: 1 0", "score line: 99999999999999999999 0",
         "line 12, column 13: expected 1 for seat 0"},
        {"score line: 1 0\n", "", "line 12, column 1: expected \"score line:\""},
        {"total: 1 0", "total: 10", "line 13, column 8: expected 1 for seat 0"},
        {"total:", "sum:", "line 13, column 1: expected \"total:\""},
        {"places: 1 2", "places: 1 1", "line 14, column 11: expected 2 for seat 1"},
        {"places: 1 2\n", "", "line 14, column 1: expected \"places:\""},
        // the end
        {"end\n", "", "line 15, column 1: expected \"end\""},
        {"end\n", "end", "line 15, column 4: expected a line break after \"end\""},
        {"end\n", "en", "line 15, column 1: expected \"end\""},
        {"end\n", "ending\n", "line 15, column 1: expected \"end\""},
        {"end\n", "end.\n", "line 15, column 4: expected the end of the line"},
        {"end\n", "end\nseat 1: place c1\n", "line 16, column 1: expected nothing after \"end\""},
    }));
    CHECK(text_error(d.what, d.instead) == d.message);
}

TEST_CASE("damaged JSON lines are told by line, column and what was expected") {
    struct damage {
        char const* what;
        char const* instead;
        char const* message;
    };
    auto const d = GENERATE(values<damage>({
        // JSON
        {"{\"format\"", "format", "line 1, column 1: expected \"senet record 1\""},
        {"{\"actor\":\"nature\"", "actor: nature",
         "line 2, column 1: expected a line of JSON: \"{\""},
        {"{\"actor\":\"nature\"", "{'actor':\"nature\"",
         "line 2, column 2: expected a name in quotes"},
        {"\"dealt\":\"king\"", "\"dealt\":king", "line 2, column 59: expected a JSON value"},
        {"\"dealt\":\"king\"", "\"dealt\",\"king\"", "line 2, column 58: expected \":\""},
        {"\"king\",", "\"king\" ", "line 2, column 66: expected \",\" or \"}\""},
        {"\"king\"", "\"king", "line 2, column 66: expected \",\" or \"}\""},
        {"\"king\"", "\"ki\\ng\\q\"", "line 2, column 65: expected an escape of JSON"},
        {"\"king\"", "\"\\ud800\"", "line 2, column 60: expected an escape of JSON"},
        {"\"king\"", "\"ki\tng\"", "line 2, column 62: expected no control characters in a string"},
        {"\"legal\":3}", "\"legal\":03}", "line 2, column 74: expected a whole number"},
        {"\"legal\":3}", "\"legal\":3.0}", "line 2, column 74: expected a whole number"},
        {"\"legal\":3}", "\"legal\":3}}", "line 2, column 76: expected the end of the line"},
        {"\"legal\":3}", "\"legal\":[[[[[[[[[[3", "line 2, column 81: expected less nesting"},
        {"[1,-1]},", "[1 -1]},", "line 6, column 22: expected \",\" or \"]\""},
        // the head
        {"senet record 1", "senet record 2", "line 1, column 11: expected \"senet record 1\""},
        {"\"format\"", "\"formal\"",
         "line 1, column 2: expected one of the names \"format\", \"game\", \"options\", \"seed\", \"start\""},
        {"Kuhn poker", "pig", "line 1, column 35: expected \"Kuhn poker\", the game to be read"},
        {"\"game\":\"Kuhn poker\",", "", "line 1, column 65: expected \"game\""},
        {"\"bet\":1", "\"bet\":1,\"players\":2",
         "line 1, column 76: expected one of the names \"ante\", \"bet\""},
        {"\"ante\":1,", "", "line 1, column 66: expected \"ante\""},
        {"\"ante\":1", "\"ante\":2",
         "line 1, column 66: expected 1, the option of the game to be read"},
        {"{\"ante\":1,\"bet\":1}", "[]", "line 1, column 58: expected an object: \"{\""},
        {"\"seed\":5", "\"seed\":-5", "line 1, column 84: expected a number of at most 64 bits"},
        {"\"seed\":5", "\"seed\":5,\"seed\":5", "line 1, column 86: expected \"seed\" once"},
        // the moves
        {"\"actor\":0", "\"actor\":1", "line 4, column 10: expected 0"},
        {"\"actor\":0", "\"actor\":\"nature\"", "line 4, column 10: expected 0"},
        {"\"actor\":\"nature\"", "\"actor\":0", "line 2, column 10: expected \"nature\""},
        {"{\"actor\":0,", "{", "line 4, column 43: expected \"actor\""},
        {"\"phase\":\"betting\"", "\"phase\":\"dealing\"",
         "line 4, column 20: expected \"betting\""},
        {"\"move\":\"pass\"", "\"move\":\"paws\"",
         "line 4, column 37: expected one of the moves \"deal\", \"pass\", \"bet\", \"call\", \"fold\""},
        {"\"move\":\"pass\",", "", "line 4, column 39: expected \"move\""},
        {"\"move\":\"pass\"", "\"move\":\"call\"",
         "line 4, column 37: KUHN-3: there is no bet to answer"},
        {"\"dealt\":\"king\"", "\"dealt\":\"ace\"",
         "line 2, column 59: expected jack, queen or king, in quotes"},
        {"\"dealt\":\"king\"", "\"dealt\":2",
         "line 2, column 59: expected jack, queen or king, in quotes"},
        {"\"dealt\":\"king\",", "", "line 2, column 60: expected \"dealt\""},
        {"\"dealt\":\"king\"", "\"card\":\"king\"",
         "line 2, column 51: expected one of the names \"actor\", \"phase\", \"move\", \"legal\", \"dealt\""},
        {"jack", "king", "line 3, column 44: SENET-3: chance cannot bring this outcome"},
        {"\"legal\":3", "\"legal\":4", "line 2, column 74: expected 3, the number of legal moves"},
        {"{\"actor\":1", "{\"unfinished\":false}\n{\"actor\":1",
         "line 5, column 15: expected true"},
        {"{\"actor\":1", "{\"unfinished\":true}\n{\"actor\":1",
         "line 6, column 1: expected nothing after the last line"},
        {"{\"actor\":1", "[]\n{\"actor\":1", "line 5, column 1: expected an object: \"{\""},
        // the scores
        {"[1,-1]", "[1,1]", "line 6, column 22: expected -1 for seat 1"},
        {"[1,-1]", "[1]", "line 6, column 21: expected [1,-1]"},
        {"[1,-1]", "[1,-1,0]", "line 6, column 25: expected [1,-1]"},
        {"[1,-1]", "1", "line 6, column 19: expected [1,-1]"},
        {"\"stake\"", "\"steak\"", "line 6, column 11: expected one of the names \"stake\""},
        {"\"total\":[1,-1]", "\"total\":[1,-2]", "line 6, column 38: expected -1 for seat 1"},
        {"\"places\":[1,2]", "\"places\":[2,1]", "line 6, column 52: expected 1 for seat 0"},
        {",\"places\":[1,2]", "", "line 6, column 41: expected \"places\""},
        {"\"places\":[1,2]}\n", "\"places\":[1,2]}", "line 6, column 57: expected a line break"},
        {"{\"sheet\":{\"stake\":[1,-1]},\"total\":[1,-1],\"places\":[1,2]}\n", "",
         "line 6, column 1: expected {\"sheet\":"},
    }));
    CHECK(json_error(d.what, d.instead) == d.message);
}

TEST_CASE("an error is a value with its parts") {
    auto const words = senet::read_text<tic_tac_toe>(with(good_text, "place b1", "place 1b"));
    REQUIRE_FALSE(words);
    CHECK(words.error().line == 7);
    CHECK(words.error().column == 15);
    CHECK(words.error().expected == "a square from a1 to c3");
    CHECK(words.error().broken == senet::allowed);

    auto const illegal = senet::read_text<tic_tac_toe>(with(good_text, "place a2", "place b1"));
    REQUIRE_FALSE(illegal);
    CHECK(illegal.error().expected.empty());
    CHECK(illegal.error().broken.rule() == "TTT-1");
    CHECK(illegal.error().broken.why() == "this square is taken");
}

TEST_CASE("a record of another game or of other options is refused") {
    auto const game = senet::random_record<pig>(1);
    auto const text = senet::to_text(game);
    auto const json = senet::to_json_lines(game);
    CHECK(
        error_in<kuhn_poker>(text) ==
        "line 2, column 7: expected \"Kuhn poker\", the game to be read");
    CHECK(
        error_in<kuhn_poker>(json) ==
        "line 1, column 35: expected \"Kuhn poker\", the game to be read");
    using three = senet::engine<senet::pig::game<senet::pig::options{.players = 3}>>;
    using short_pig = senet::engine<senet::pig::game<senet::pig::options{.target = 20}>>;
    CHECK(
        error_in<three>(text) ==
        "line 3, column 18: expected 3, the option of the game to be read");
    CHECK(
        error_in<three>(json) ==
        "line 1, column 62: expected 3, the option of the game to be read");
    CHECK(
        error_in<short_pig>(text) ==
        "line 3, column 27: expected 20, the option of the game to be read");
    CHECK(
        error_in<short_pig>(json) ==
        "line 1, column 73: expected 20, the option of the game to be read");

    using dry = senet::engine<bazaar::game<bazaar::options{3, true, bazaar::season::dry}>>;
    using quiet = senet::engine<bazaar::game<bazaar::options{3, false, bazaar::season::flood}>>;
    auto const fair = senet::random_record<market>(1);
    CHECK(
        error_in<dry>(senet::to_text(fair)) ==
        "line 3, column 40: expected dry, the option of the game to be read");
    CHECK(
        error_in<dry>(senet::to_json_lines(fair)) ==
        "line 1, column 92: expected \"dry\", the option of the game to be read");
    CHECK(
        error_in<quiet>(senet::to_text(fair)) ==
        "line 3, column 29: expected no, the option of the game to be read");
    CHECK(
        error_in<quiet>(senet::to_json_lines(fair)) ==
        "line 1, column 78: expected false, the option of the game to be read");
}

TEST_CASE("members of moves are read strictly from JSON") {
    auto game = senet::record<market>{};
    for (auto const words :
         {"grab gold", "grab clay", "grab clay", "bid 9 \"secretly\"", "bid 0 \"secretly\"",
          "bid 3 \"secretly\""})
        REQUIRE(game.try_play(*market::parse(words)));
    REQUIRE(game.try_play(*market::parse("visit {0,3} from b2, haggle: yes, pay -1")));
    auto const text = senet::to_json_lines(game);
    REQUIRE(error_in<market>(text) == "nothing");
    auto const error = [&](char const* what, char const* instead) {
        return error_in<market>(with(text, what, instead));
    };
    CHECK(
        error("\"stalls\":[0,3]", "\"stalls\":[0,4]") ==
        "line 8, column 53: expected an array of different numbers up to 3");
    CHECK(
        error("\"stalls\":[0,3]", "\"stalls\":[3,3]") ==
        "line 8, column 53: expected an array of different numbers up to 3");
    CHECK(
        error("\"stalls\":[0,3]", "\"stalls\":\"{0,3}\"") ==
        "line 8, column 53: expected an array of different numbers up to 3");
    CHECK(error("\"stalls\":[0,3]", "\"stalls\":[3,0]") == "nothing");
    CHECK(
        error("\"haggle\":true", "\"haggle\":\"yes\"") ==
        "line 8, column 68: expected true or false");
    CHECK(
        error("\"where\":\"b2\"", "\"where\":\"b3\"") ==
        "line 8, column 81: expected a square from a1 to c2, in quotes");
    CHECK(
        error("\"where\":\"b2\"", "\"where\":\"b2 \"") ==
        "line 8, column 81: expected a square from a1 to c2, in quotes");
    CHECK(error("\"pay\":-1", "\"pay\":-3") == "line 8, column 92: expected a number from -2 to 2");
    CHECK(
        error("\"pay\":-1", "\"pay\":null") == "line 8, column 92: expected a number from -2 to 2");
}

TEMPLATE_LIST_TEST_CASE(
    "a record that breaks off is never taken for a whole one", "", support::classics) {
    auto const game = senet::random_record<TestType>(2, TestType::start(), 60);
    for (auto const& text : {senet::to_text(game), senet::to_json_lines(game)}) {
        REQUIRE(senet::read_record<TestType>(text));
        auto const lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
        for (std::size_t size = 0; size != text.size(); ++size) {
            auto const read = senet::read_record<TestType>(text.substr(0, size));
            REQUIRE_FALSE(read);
            REQUIRE(read.error().line >= 1);
            REQUIRE(read.error().line <= lines + 1);
            REQUIRE(read.error().column >= 1);
            REQUIRE_FALSE(read.error().message().empty());
        }
    }
}

TEMPLATE_LIST_TEST_CASE(
    "a changed byte is noticed, or changes nothing but what it says", "", support::classics) {
    auto const game = senet::random_record<TestType>(3, TestType::start(), 25);
    for (auto const& text : {senet::to_text(game), senet::to_json_lines(game)})
        for (std::size_t place = 0; place != text.size(); ++place)
            for (char const c : {'\0', '\n', ' ', '1', 'a', '"', '}', '\xff'}) {
                auto changed = text;
                changed[place] = c;
                auto const read = senet::read_record<TestType>(changed);
                if (!read)
                    continue;
                auto const again = senet::read_record<TestType>(senet::to_text(*read));
                REQUIRE(again);
                REQUIRE(*again == *read);
            }
}

TEST_CASE("long lines and deep nesting are errors like others") {
    std::string const a_million(1'000'000, 'x');
    CHECK(error_in<pig>(a_million) == "line 1, column 1: expected \"senet record 1\"");
    CHECK(
        error_in<tic_tac_toe>(with(good_text, "place b1", "place b1" + a_million)) ==
        "line 7, column 15: expected a square from a1 to c3");
    CHECK(
        error_in<kuhn_poker>(with(good_json, "\"king\"", "\"" + a_million + "\"")) ==
        "line 2, column 59: expected jack, queen or king, in quotes");
    CHECK(
        error_in<kuhn_poker>("{\"format\":" + std::string(1'000'000, '[')) ==
        "line 1, column 18: expected less nesting");
    std::string numbers = "[0";
    for (int i = 0; i != 300'000; ++i)
        numbers += ",0";
    CHECK(
        error_in<kuhn_poker>(with(good_json, "[1,-1]", numbers + "]")) ==
        "line 6, column 20: expected 1 for seat 0");
}

TEST_CASE("nothing is no record") {
    CHECK(error_in<pig>("") == "line 1, column 1: expected \"senet record 1\"");
    CHECK(error_in<pig>("\n\n") == "line 3, column 1: expected \"senet record 1\"");
    CHECK(
        senet::read_json_lines<pig>("").error().message() ==
        "line 1, column 1: expected a line of JSON: \"{\"");
    CHECK(
        senet::read_json_lines<pig>("\n ").error().message() ==
        "line 2, column 2: expected a line of JSON: \"{\"");
}
