// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_TESTING_BROKEN_BREAKS_HPP
#define SENET_TESTS_TESTING_BROKEN_BREAKS_HPP

#include <senet/testing/check_game.hpp>

#include "support/catch.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace broken {

/// The report names this law, after exactly as many moves as are needed; and what it gives to paste fails in the same
/// way.
inline void is_told(
    senet::testing::report const& told,
    senet::testing::report const& again,
    std::string_view law,
    std::size_t moves) {
    INFO(told);
    CHECK_FALSE(told);
    CHECK(told.law == law);
    CHECK(told.moves.size() == moves);
    CHECK(told.shortest);
    CHECK_FALSE(told.sentence.empty());
    CHECK_FALSE(told.position.empty());
    CHECK(told.replay.find(std::string{law}) != std::string::npos);
    INFO(again);
    CHECK(again.law == told.law);
    CHECK(again.sentence == told.sentence);
    CHECK(again.detail == told.detail);
    CHECK(again.moves == told.moves);
    CHECK(again.position == told.position);
    CHECK(again.replay == told.replay);
}

template <class Game>
void game_breaks(std::string_view law, std::size_t moves) {
    auto const told = senet::testing::check_game<Game>();
    is_told(told, senet::testing::replay<Game>(told.trace, told.law), law, moves);
}

template <class Engine>
void engine_breaks(std::string_view law, std::size_t moves) {
    auto const told = senet::testing::check_engine<Engine>();
    is_told(told, senet::testing::replay_engine<Engine>(told.trace, told.law), law, moves);
}

} // namespace broken

#endif // SENET_TESTS_TESTING_BROKEN_BREAKS_HPP
