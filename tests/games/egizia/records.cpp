// SPDX-License-Identifier: MIT

#include "games/egizia/arranged.hpp"

#include "support/catch.hpp"
#include "support/play.hpp"

#include <senet/record.hpp>

#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>

// Moves are called as the specification calls them, so that any other program that follows it can judge a record; and
// games are written down and read back.
namespace {

using namespace egizia_tests;
namespace detail = senet::detail;

/// The actions of 17.4 with their parameters, as they stand there, and the events of chance of 17.2 and EGZ-222, which have
/// no parameters there: `number` is what a TILE says, `id` which card or tile was drawn.
std::set<std::string> const catalogue{
    "PLACE space slot double",
    "ADVANCE crew",
    "FLOOD move",
    "PASS",
    "EXTRA_BOAT",
    "END",
    "TAKE_LEFTOVER space",
    "NONE",
    "STONES_6",
    "SELL k",
    "IMPROVE crew",
    "PAID_IMPROVE crew",
    "ASSIGN_IMPROVER field",
    "FEED surplus stones",
    "BUILD_FIRST",
    "SKIP",
    "START_BUILD crews joker plus3",
    "DRAW pay extra",
    "KEEP cards",
    "PUT line",
    "FINISH market",
    "DECLINE",
    "TILE number",
    "SPHINX_CARD id",
    "GRAVE_TILE id",
    "NILE_CARD id"};

std::string in_capitals(std::string_view name) {
    std::string text;
    for (char const c : name)
        text += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

template <class... Moves>
std::set<std::string> described(detail::type_list<Moves...>) {
    auto const one = []<class Move>(detail::type_box<Move>) {
        std::string text = in_capitals(detail::name_of_move<Move>());
        detail::for_each_member_index<Move>(
            [&](auto i) { text += " " + std::string{detail::printed_name<Move, i>()}; });
        return text;
    };
    return {one(detail::type_box<Moves>{})...};
}

std::string says(four::move m) { return std::string{four::text(m).view()}; }

/// What a line of JSON says about a move made at a position, without who makes it.
std::string written(four::position const& p, four::move m) {
    senet::record<four> game{p};
    REQUIRE(game.try_play(m));
    auto const text = senet::to_json_lines(game);
    auto const line = text.substr(text.find("\n{\"actor\"") + 1);
    auto const begin = line.find("\"move\"");
    return line.substr(begin, line.find(",\"legal\"") - begin);
}

} // namespace

TEST_CASE("EGZ-219, EGZ-222: moves have the names and parameters of the specification") {
    CHECK(described(four::move_types{}) == catalogue);
    CHECK(described(two::move_types{}) == catalogue);
}

TEST_CASE("moves in words") {
    CHECK(says(place{EDFU, slot_id::none, true}) == "place EDFU slot none double yes");
    CHECK(says(place{SITE_C, slot_id::WAIT, false}) == "place SITE_C slot WAIT double no");
    CHECK(says(flood{-1}) == "flood -1");
    CHECK(says(advance{crew_id::J}) == "advance J");
    CHECK(says(take_leftover{C10}) == "take_leftover C10");
    CHECK(says(sell{10}) == "sell 10");
    CHECK(says(assign_improver{SW3}) == "assign_improver SW3");
    CHECK(says(feed{2, 7}) == "feed surplus 2 stones 7");
    CHECK(says(start_build{crew_choice::BC, true, 1}) == "start_build BC joker yes plus3 1");
    CHECK(says(draw{3, 2}) == "draw pay 3 extra 2");
    CHECK(says(keep{{0, 4}}) == "keep {0,4}");
    CHECK(says(put{line_id::p6}) == "put p6");
    CHECK(says(finish{market_choice::grain}) == "finish market grain");
    CHECK(says(nile_card{N12_07}) == "nile_card N12_07");
}

TEST_CASE("moves in JSON") {
    auto t = start_table();
    give(t, 0, N12_13);
    auto const p = placing(t);
    CHECK(
        written(p, place{SITE_A, slot_id::S2, false}) ==
        "\"move\":\"place\",\"space\":\"SITE_A\",\"slot\":\"S2\",\"double\":false");
    auto q = p;
    four::play(q, place{PASSALON, slot_id::none, false});
    REQUIRE(four::phase(q) == "W2c");
    CHECK(written(q, flood{-1}) == "\"move\":\"flood\",\"flood\":{\"move\":-1}");
}

TEMPLATE_TEST_CASE(
    "a record replays to the same position, as text and as JSON", "", two, three, four) {
    for (std::uint64_t seed = 0; seed != 5; ++seed) {
        auto const game = senet::random_record<TestType>(seed);
        REQUIRE(game.over());
        for (auto const& text : {senet::to_text(game), senet::to_json_lines(game)}) {
            auto const read = senet::read_record<TestType>(text);
            INFO((read ? std::string{} : read.error().message()));
            REQUIRE(read);
            REQUIRE(*read == game);
            REQUIRE(TestType::hash(read->now()) == TestType::hash(game.now()));
        }
    }
}

TEST_CASE("a game can be recorded from the middle of each phase") {
    senet::random_source random{17};
    std::set<std::string> seen;
    for (int games = 0; games != 60; ++games)
        for (auto p = four::start(); !four::over(p); four::play(p, four::random_move(p, random))) {
            if (!seen.insert(std::string{four::phase(p)}).second)
                continue;
            auto const game = senet::random_record<four>(3, p, 25);
            auto const text = senet::to_json_lines(game);
            auto const read = senet::read_record<four>(text);
            INFO((read ? text : read.error().message()));
            REQUIRE(read);
            REQUIRE(*read == game);
            auto const in_words = senet::read_record<four>(senet::to_text(game));
            REQUIRE(in_words);
            REQUIRE(*in_words == game);
        }
    std::set<std::string> const all{"setup",    "deal",         "W2",     "W2c", "W2b", "W2L",
                                    "W3",       "W4",           "W5p",    "W5",  "W5b", "W5k",
                                    "W5b at A", "Sphinx cards", "graves", "W6"};
    CHECK(seen == all);
}
