// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_OPTIONS_HPP
#define SENET_TESTING_OPTIONS_HPP

#include <cstdint>
#include <cstdlib>

namespace senet::testing {

/// How hard the law checker tries: `check_game<my_game>({.games = 10'000})`.
struct options {
    /// Where random numbers begin; the environment variable SENET_SEED is stronger.
    std::uint64_t seed = 3100;
    /// How many games are played at random; the environment variable SENET_GAMES is stronger.
    int games = 200;
    /// How many positions are looked at breadth-first, before that.
    int positions = 20'000;
    /// A random game is left unfinished after so many decisions.
    int longest_game = 10'000;
    /// How many moves are tried in each position to see whether they are legal, if there are more.
    int ids = 2'048;
    /// What is described and never reached breaks a law, too.
    bool everything_is_reached = false;
    /// How hidden things lie is compared with how often `redeal` lays them so, in the positions looked at first.
    bool fair_redeal = true;
};

/// A number from the environment, if there is one.
inline std::uint64_t number_from_environment(char const* name, std::uint64_t otherwise) {
    char const* const text = std::getenv(name); // NOLINT: nobody writes to the environment here
    if (text == nullptr || *text < '0' || *text > '9')
        return otherwise;
    char* end = nullptr;
    auto const number = std::strtoull(text, &end, 0);
    return *end == '\0' ? number : otherwise;
}

/// The same with what the environment says.
inline options with_environment(options o) {
    o.seed = number_from_environment("SENET_SEED", o.seed);
    auto const games = number_from_environment(
        "SENET_GAMES", static_cast<std::uint64_t>(o.games < 0 ? 0 : o.games));
    o.games = games > 1'000'000'000 ? 1'000'000'000 : static_cast<int>(games);
    return o;
}

} // namespace senet::testing

#endif // SENET_TESTING_OPTIONS_HPP
