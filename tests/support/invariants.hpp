// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_SUPPORT_INVARIANTS_HPP
#define SENET_TESTS_SUPPORT_INVARIANTS_HPP

#include "support/catch.hpp"

/// What a game promises of its positions and moves, for tests that lead it where the law checker does not.
namespace support {

template <class Engine>
void keeps_invariants(typename Engine::position const& p) {
    Engine::game::invariants.for_each([&](auto invariant) {
        INFO(invariant.text().id);
        if constexpr (requires { invariant(p); })
            REQUIRE(invariant(p));
    });
}

/// After a move was played.
template <class Engine>
void keeps_invariants(
    typename Engine::position const& before,
    typename Engine::move m,
    typename Engine::position const& after) {
    Engine::game::invariants.for_each([&](auto invariant) {
        INFO(invariant.text().id);
        if constexpr (requires { invariant(before, m, after); })
            REQUIRE(invariant(before, m, after));
    });
}

} // namespace support

#endif // SENET_TESTS_SUPPORT_INVARIANTS_HPP
