// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_PERFT_HPP
#define SENET_TESTING_PERFT_HPP

#include <senet/engine.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace senet::testing {

/// The number of sequences of so many moves from a position, finished games not continued; nature's outcomes count as
/// moves. Published counts pin the rules of a game down.
template <class Engine>
constexpr std::uint64_t perft(typename Engine::position const& p, int depth) {
    if (depth == 0)
        return 1;
    auto const moves = Engine::moves(p);
    if (depth == 1)
        return moves.size();
    std::uint64_t sum = 0;
    for (auto const m : moves) {
        auto next = p;
        Engine::play(next, m);
        sum += perft<Engine>(next, depth - 1);
    }
    return sum;
}

/// What one first move contributes to a count.
struct divided_count {
    std::string move;
    std::uint64_t count;

    friend bool operator==(divided_count const&, divided_count const&) = default;
};

/// The same count, move by move: where two programs disagree is found by following the move whose counts differ.
template <class Engine>
std::vector<divided_count> divide(typename Engine::position const& p, int depth) {
    std::vector<divided_count> counts;
    if (depth > 0)
        for (auto const m : Engine::moves(p)) {
            auto next = p;
            Engine::play(next, m);
            counts.push_back(
                {std::string(Engine::text(p, m).view()), perft<Engine>(next, depth - 1)});
        }
    return counts;
}

} // namespace senet::testing

#endif // SENET_TESTING_PERFT_HPP
