// SPDX-License-Identifier: MIT

#include "games/pharaon/laws.hpp"

using namespace pharaon_tests;

TEST_CASE("INV-PHA-1 to INV-PHA-24: no law is broken alone") {
    // Scribes are dealt in discovery mode only.
    keeps_all_laws<senet::engine<game<options{.players = 1, .difficulty = 3}>>>(
        {"the phase \"pregame\"", "the move \"deal_scribe\""});
}
