// SPDX-License-Identifier: MIT

#include "games/pharaon/laws.hpp"

using namespace pharaon_tests;

TEST_CASE("INV-PHA-1 to INV-PHA-24: no law is broken by five, one of them in discovery mode") {
    keeps_all_laws<senet::engine<game<options{.players = 5, .discovery = {false, false, true}}>>>(
        {});
}
