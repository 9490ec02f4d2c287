// SPDX-License-Identifier: MIT

#include <senet/testing/check_game.hpp>

#include "support/catch.hpp"
#include "support/classics.hpp"
#include "testing/broken/pieces.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <string>

using senet::testing::check_engine;
using senet::testing::check_game;
using senet::testing::replay;

namespace {

using tic_tac_toe = senet::tic_tac_toe::game<>;
using kuhn_poker = senet::kuhn_poker::game<>;

void set_environment(char const* name, char const* value) {
#if defined(_WIN32)
    _putenv_s(name, value ? value : "");
#else
    if (value)
        setenv(name, value, 1);
    else
        unsetenv(name);
#endif
}

bool has(std::string const& text, std::string const& part) {
    return text.find(part) != std::string::npos;
}

} // namespace

TEMPLATE_LIST_TEST_CASE("the classics keep their laws", "", support::classics) {
    CHECK(check_engine<TestType>());
}

TEST_CASE("small games are proved outright, and the report says so") {
    auto const marks = check_game<tic_tac_toe>({.everything_is_reached = true});
    CHECK(marks);
    CHECK(marks.proved);
    CHECK(marks.positions == 5478);
    CHECK(marks.longest_possible == 9);
    CHECK(marks.games == 0); // there is nothing left to look for at random
    CHECK(has(marks.text(), "looked at 5478 positions breadth-first, which are all there are"));
    CHECK(has(marks.text(), "proved outright, no game has more than 9 decisions"));

    auto const poker = check_game<kuhn_poker>({.everything_is_reached = true});
    CHECK(poker);
    CHECK(poker.proved);
    CHECK(poker.longest_possible == 5);
    // The start, 3 first cards and 6 deals, each with 4 positions of betting and 5 ways to end it.
    CHECK(poker.positions == 1 + 3 + 6 * (4 + 5));
}

TEST_CASE("larger games are looked at as far as the options say") {
    auto const told = check_game<senet::connect_four::game<>>({.games = 30, .positions = 500});
    CHECK(told);
    CHECK_FALSE(told.proved);
    CHECK(told.positions == 500);
    CHECK(told.games == 30);
    CHECK(told.shortest_game >= 7);
    CHECK(told.longest_game <= 42);
    CHECK(has(told.text(), "30 random games of "));
    CHECK(has(told.text(), "(seed 3100)"));
}

TEST_CASE("the same options give the same report, another seed another one") {
    using game = senet::connect_four::game<>;
    auto const first = check_game<game>({.games = 30, .positions = 100});
    CHECK(check_game<game>({.games = 30, .positions = 100}).text() == first.text());
    CHECK(check_game<game>({.seed = 1, .games = 30, .positions = 100}).text() != first.text());
}

TEST_CASE("the environment is stronger than the options") {
    set_environment("SENET_SEED", "77");
    set_environment("SENET_GAMES", "3");
    auto const told = check_game<senet::pig::game<>>({.seed = 5, .games = 9, .positions = 10});
    set_environment("SENET_SEED", nullptr);
    set_environment("SENET_GAMES", nullptr);
    CHECK(told.seed == 77);
    CHECK(told.games == 3);
    set_environment("SENET_GAMES", "many"); // no number
    CHECK(check_game<senet::pig::game<>>({.games = 2, .positions = 10}).games == 2);
    set_environment("SENET_GAMES", nullptr);
}

TEST_CASE("a report counts what was reached") {
    auto const told = check_game<kuhn_poker>();
    auto const& reached = told.reached;
    REQUIRE(reached.phases.size() == 2);
    CHECK(reached.phases[0].name == "dealing");
    CHECK(reached.phases[0].times == 4);
    CHECK(reached.phases[1].times == 24);
    REQUIRE(reached.moves.size() == 5);
    CHECK(reached.moves[0].name == "deal");
    CHECK(reached.moves[0].times == 9);
    CHECK(reached.moves[4].name == "fold");
    CHECK(reached.moves[4].times == 12);
    REQUIRE(reached.rules.size() == 2);
    CHECK(reached.rules[0].name == "KUHN-2");
    CHECK(reached.rules[0].times > 0);
    REQUIRE(reached.lines.size() == 1);
    CHECK(reached.lines[0].least == -2);
    CHECK(reached.lines[0].most == 2);
    CHECK(reached.never_reached().empty());
}

TEST_CASE("a report prints itself, in lines that nobody breaks again") {
    auto const told = check_game<broken::lost_piece::game>();
    std::stringstream stream;
    stream << told;
    CHECK(stream.str() == told.text());
    CHECK(stream.str() == R"(shells breaks LAW-PIECES:
  no piece is lost, and none comes from nowhere
  black: there are 2 of them, at the start there were 3
after 5 moves (no way there is shorter):
  1. seat 0: gather white
  2. seat 1: gather white
  3. seat 0: gather white
  4. seat 1: gather black
  5. seat 0: gather black
position:
  gathering: seat 1 to act
  beach: 1 black
  baskets:
    seat 0: 2 white
    seat 1: 1 white, 1 black
  gathered: 5
to see it again:
  senet::testing::replay<broken::lost_piece::game>(
      "gather white; gather white; gather white; gather black; "
      "gather black",
      "LAW-PIECES")
looked at 21 positions breadth-first
)");
    for (std::string line; std::getline(stream, line);)
        CHECK(line.size() < 80);
}

TEST_CASE("the last lines of a report are a test that fails in the same way") {
    auto const again = replay<broken::lost_piece::game>(
        "gather white; gather white; gather white; gather black; "
        "gather black",
        "LAW-PIECES");
    CHECK_FALSE(again);
    CHECK(again.law == "LAW-PIECES");
    CHECK(again.detail == "black: there are 2 of them, at the start there were 3");
    CHECK(again.moves.size() == 5);
    // and it is kept when the mistake is gone
    CHECK(replay<broken::shells::game>(
        "gather white; gather white; gather white; gather black; "
        "gather black",
        "LAW-PIECES"));
    // without the name of a law all of them are asked
    CHECK(
        replay<broken::lost_piece::game>("gather white; gather white; gather white; "
                                         "gather black; gather black")
            .law == "LAW-PIECES");
    CHECK(replay<broken::shells::game>("gather white"));
}

TEST_CASE("what cannot be replayed any more is told") {
    auto const unread = replay<broken::shells::game>("gather white; gather amber", "LAW-PIECES");
    CHECK_FALSE(unread);
    CHECK(unread.detail == "no move begins with \"gather amber\"");
    auto const illegal = replay<broken::shells::game>(
        "gather white; gather white; gather white; gather white", "LAW-PIECES");
    CHECK_FALSE(illegal);
    CHECK(illegal.detail == "\"gather white\" is not legal here");
    CHECK(illegal.moves.size() == 3);
    auto const unknown = replay<broken::shells::game>("gather white", "LAW-OF-NOBODY");
    CHECK_FALSE(unknown);
    CHECK(unknown.detail == "there is no law LAW-OF-NOBODY");
}

TEST_CASE("a check can begin elsewhere") {
    using game = broken::invariant::game;
    using engine = senet::engine<game>;
    auto start = engine::start();
    for (auto const what : {"white", "white", "black"})
        engine::play(start, *engine::parse(std::string{"gather "} + what));

    auto const told = senet::testing::check_game_from<game>(start);
    INFO(told);
    CHECK(told.law == "INV-SHELL-1");
    CHECK(told.moves.size() == 2); // from the beginning it takes five
    CHECK(told.shortest);
    CHECK(has(told.replay, "senet::testing::replay_from<broken::invariant::game>(start,"));
    auto const again = senet::testing::replay_from<game>(start, told.trace, "INV-SHELL-1");
    CHECK(again.law == told.law);
    CHECK(again.detail == told.detail);
    CHECK(again.position == told.position);
    CHECK(senet::testing::replay<game>(told.trace, "INV-SHELL-1"));

    auto const of_engine = senet::testing::check_engine_from<engine>(start);
    CHECK(of_engine.law == told.law);
    CHECK(
        senet::testing::replay_engine_from<engine>(start, of_engine.trace, of_engine.law).replay ==
        of_engine.replay);
}

TEST_CASE("reports are added up") {
    using engine = senet::engine<tic_tac_toe>;
    auto const alone = check_game<tic_tac_toe>();
    auto p = engine::start();
    for (int i = 0; i != 5; ++i)
        engine::play(p, engine::nth_move(p, 0));
    auto const later = senet::testing::check_game_from<tic_tac_toe>(p);
    CHECK(later);
    CHECK(later.proved);
    CHECK(later.longest_possible <= 4);
    auto both = later;
    both += alone;
    CHECK(both);
    CHECK(both.proved);
    CHECK(both.positions == alone.positions + later.positions);
    CHECK(both.longest_possible == 9);
    CHECK(
        both.reached.moves[0].times == alone.reached.moves[0].times + later.reached.moves[0].times);
    CHECK(both.reached.lines[0].most == alone.reached.lines[0].most);
    CHECK(both.reached.never_reached().empty());

    // What is found first is told.
    auto const broken = check_game<broken::invariant::game>();
    auto const other = check_game<broken::lost_piece::game>();
    auto sum = broken;
    sum += other;
    CHECK(sum.law == broken.law);
    CHECK(sum.trace == broken.trace);
    CHECK(sum.positions == broken.positions + other.positions);
    auto found_later = check_game<broken::shells::game>();
    found_later += broken;
    CHECK(found_later.law == broken.law);
    CHECK(found_later.replay == broken.replay);
}

TEST_CASE("what a beginning does not lead to is never reached") {
    using engine = senet::engine<tic_tac_toe>;
    auto p = engine::start();
    senet::random_source random{1};
    static_cast<void>(engine::play_out(p, random));
    auto const told =
        senet::testing::check_game_from<tic_tac_toe>(p, {.everything_is_reached = true});
    CHECK(told.law == "LAW-REACHED");
    CHECK(has(told.detail, "the move \"place\""));
    CHECK(senet::testing::check_game_from<tic_tac_toe>(p));
}

TEST_CASE("nothing is proved where only some moves were tried") {
    auto const told = check_game<tic_tac_toe>({.ids = 8});
    CHECK(told);
    CHECK(told.positions == 5478);
    CHECK_FALSE(told.proved);
    CHECK_FALSE(has(told.text(), "proved"));
}
