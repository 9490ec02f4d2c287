// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_SUPPORT_PLAY_HPP
#define SENET_TESTS_SUPPORT_PLAY_HPP

#include <senet/engine.hpp>
#include <senet/testing/perft.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What tests of all games do with an engine.
namespace support {

/// A whole random game; nature's moves are drawn.
template <class Engine>
constexpr typename Engine::position
finish_randomly(typename Engine::position p, std::uint64_t seed) {
    senet::random_source random{seed};
    while (!Engine::over(p))
        Engine::play(p, Engine::random_move(p, random));
    return p;
}

template <class Engine>
constexpr typename Engine::position random_game(std::uint64_t seed) {
    return finish_randomly<Engine>(Engine::start(), seed);
}

/// The published kind of table: the number of move sequences of length 1, 2, 3 …
template <class Engine>
std::vector<std::uint64_t> perft_up_to(int depth) {
    std::vector<std::uint64_t> counts;
    for (int d = 1; d <= depth; ++d)
        counts.push_back(senet::testing::perft<Engine>(Engine::start(), d));
    return counts;
}

/// Plays moves given in words; says which one failed, and why.
template <class Engine>
std::string play_words(typename Engine::position& p, std::vector<std::string_view> const& moves) {
    for (auto const words : moves) {
        auto const read = Engine::parse(p, words);
        if (!read)
            return std::string(words) + ": expected " + std::string(read.error().expected.view());
        if (auto const answer = Engine::try_play(p, *read); !answer)
            return std::string(words) + ": " + std::string(answer.rule()) + " " +
                   std::string(answer.why());
    }
    return "";
}

/// The legal moves in words.
template <class Engine>
std::vector<std::string> moves_in_words(typename Engine::position const& p) {
    std::vector<std::string> words;
    for (auto const m : Engine::moves(p))
        words.emplace_back(Engine::text(p, m).view());
    return words;
}

} // namespace support

#endif // SENET_TESTS_SUPPORT_PLAY_HPP
