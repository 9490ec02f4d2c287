// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_CHECK_GAME_HPP
#define SENET_TESTING_CHECK_GAME_HPP

#include <senet/detail/type_name.hpp>
#include <senet/engine.hpp>
#include <senet/testing/check.hpp>
#include <senet/testing/game_under_test.hpp>
#include <senet/testing/laws/table_laws.hpp>
#include <senet/testing/options.hpp>
#include <senet/testing/report.hpp>

#include <string>
#include <string_view>

namespace senet::testing {

/// The name of a type as it can be written in a program.
template <class Type>
std::string spelled_type() {
    std::string name{senet::detail::full_type_name<Type>()};
    for (std::string_view const hidden :
         {"(anonymous namespace)::", "{anonymous}::", "<unnamed>::"})
        for (auto at = name.find(hidden); at != std::string::npos; at = name.find(hidden))
            name.erase(at, hidden.size());
    return name;
}

/// Hunts for contradictions in an engine, which may be one of your own making; see `check_game`.
template <class Engine>
report check_engine(options const& o = {}) {
    auto const used = with_environment(o);
    game_under_test<Engine> subject{used};
    return checker<game_under_test<Engine>>{
        subject, used, "senet::testing::replay_engine<" + spelled_type<Engine>() + ">("}
        .check();
}

/// Hunts for contradictions in the description of a game: every position is looked at breadth-first as far as the
/// options say, small games completely; then games are played at random; and the way to what was found is made as short
/// as possible. `CHECK(senet::testing::check_game<my_game>());` is the test, in any framework.
template <class Game>
report check_game(options const& o = {}) {
    auto const used = with_environment(o);
    using subject_type = game_under_test<engine<Game>>;
    subject_type subject{used};
    return checker<subject_type>{
        subject, used, "senet::testing::replay<" + spelled_type<Game>() + ">("}
        .check();
}

/// The same from a position of your own, such as an arranged one in the middle of a game, to which random games hardly
/// lead. Reports are added up: `auto told = check_game<G>(); told += check_game_from<G>(late);`.
template <class Engine>
report check_engine_from(typename Engine::position const& start, options const& o = {}) {
    auto const used = with_environment(o);
    game_under_test<Engine> subject{used, &start};
    return checker<game_under_test<Engine>>{
        subject, used, "senet::testing::replay_engine_from<" + spelled_type<Engine>() + ">(start,"}
        .check();
}
template <class Game>
report check_game_from(typename engine<Game>::position const& start, options const& o = {}) {
    using subject_type = game_under_test<engine<Game>>;
    auto const used = with_environment(o);
    subject_type subject{used, &start};
    return checker<subject_type>{
        subject, used, "senet::testing::replay_from<" + spelled_type<Game>() + ">(start,"}
        .check();
}

/// Plays moves in words and says whether a law is broken on the way, or only a certain one: the last lines of a report,
/// kept as a test.
template <class Engine>
report replay_engine(std::string_view moves, std::string_view law = {}, options const& o = {}) {
    game_under_test<Engine> subject{o};
    return checker<game_under_test<Engine>>{
        subject, o, "senet::testing::replay_engine<" + spelled_type<Engine>() + ">("}
        .replay(moves, law, number_of_law<typename Engine::game>(law));
}
template <class Game>
report replay(std::string_view moves, std::string_view law = {}, options const& o = {}) {
    using subject_type = game_under_test<engine<Game>>;
    subject_type subject{o};
    return checker<subject_type>{
        subject, o, "senet::testing::replay<" + spelled_type<Game>() + ">("}
        .replay(moves, law, number_of_law<Game>(law));
}

/// The same from the position where such a check began.
template <class Engine>
report replay_engine_from(
    typename Engine::position const& start,
    std::string_view moves,
    std::string_view law = {},
    options const& o = {}) {
    game_under_test<Engine> subject{o, &start};
    return checker<game_under_test<Engine>>{
        subject, o, "senet::testing::replay_engine_from<" + spelled_type<Engine>() + ">(start,"}
        .replay(moves, law, number_of_law<typename Engine::game>(law));
}
template <class Game>
report replay_from(
    typename engine<Game>::position const& start,
    std::string_view moves,
    std::string_view law = {},
    options const& o = {}) {
    using subject_type = game_under_test<engine<Game>>;
    subject_type subject{o, &start};
    return checker<subject_type>{
        subject, o, "senet::testing::replay_from<" + spelled_type<Game>() + ">(start,"}
        .replay(moves, law, number_of_law<Game>(law));
}

} // namespace senet::testing

#endif // SENET_TESTING_CHECK_GAME_HPP
