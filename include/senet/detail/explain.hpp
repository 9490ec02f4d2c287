// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_EXPLAIN_HPP
#define SENET_DETAIL_EXPLAIN_HPP

#include <senet/detail/explain/invariants.hpp>
#include <senet/detail/explain/moves.hpp>
#include <senet/detail/explain/phases.hpp>
#include <senet/detail/explain/scoring.hpp>
#include <senet/detail/explain/table.hpp>
#include <senet/detail/explain/words.hpp>
#include <senet/detail/game_traits.hpp>
#include <senet/seats.hpp>

#include <string_view>
#include <type_traits>

// What a description has to have, asserted from the most basic to the most particular. Each rung is climbed only if the
// one below holds, so that one mistake has one message; nothing else is made of a game that does not reach the top.
namespace senet::detail {

template <class Game>
concept has_name = requires {
    std::string_view{Game::name};
};

template <class Game>
concept has_seats = requires {
    requires std::is_same_v<decltype(&Game::seats), int const*>;
};

template <class Game>
concept has_constant_seats = has_seats<Game> && requires {
    typename std::integral_constant<int, Game::seats>;
};

template <class Game>
concept has_possible_seats = Game::seats >= 1 && Game::seats <= most_seats;

template <class Game>
concept has_table = requires {
    typename Game::table;
};

template <class Game>
concept has_phases = requires {
    Game::phases;
};

template <class Game>
concept has_scoring = requires {
    Game::scoring;
};

/// The five parts are there.
template <class Game>
consteval bool explain_parts() {
    static_assert(
        has_name<Game>, "senet: a game has a name: `static constexpr auto name = ...` and a text");
    if constexpr (has_name<Game>) {
        static_assert(
            has_seats<Game>,
            "senet: a game has a number of seats: `static constexpr int seats = ...`");
        static_assert(
            !has_seats<Game> || has_constant_seats<Game>,
            "senet: the number of seats is known when a game is compiled");
        if constexpr (has_constant_seats<Game>) {
            static_assert(has_possible_seats<Game>, "senet: a game has 1 to 16 seats");
            static_assert(
                has_table<Game>,
                "senet: a game has a table: `using table = ...`, a struct of what lies on it");
            static_assert(
                has_phases<Game>, "senet: a game has phases: `static constexpr auto phases = ...`");
            static_assert(
                has_scoring<Game>,
                "senet: a game has a scoring: `static constexpr auto scoring = senet::scoring(...)`");
            return has_possible_seats<Game> && has_table<Game> && has_phases<Game> &&
                   has_scoring<Game>;
        }
    }
    return false;
}

/// True if a game is described completely; otherwise the compiler says what is missing.
template <class Game>
consteval bool explain_game() {
    if constexpr (explain_parts<Game>())
        if constexpr (explain_table<Game>())
            if constexpr (explain_phases<Game>())
                if constexpr (explain_scoring<Game>())
                    if constexpr (explain_rules<Game>())
                        if constexpr (explain_invariants<Game>() && explain_promises<Game>())
                            if constexpr (explain_sizes(all_moves<Game>{}))
                                return explain_all_words(all_moves<Game>{});
    return false;
}

template <class Game>
concept described = explain_game<Game>();

} // namespace senet::detail

#endif // SENET_DETAIL_EXPLAIN_HPP
