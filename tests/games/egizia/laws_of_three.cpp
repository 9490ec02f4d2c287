// SPDX-License-Identifier: MIT

#include "games/egizia/laws.hpp"

TEST_CASE("INV-1 to INV-26: egizia keeps the laws with three players, and everything is reached") {
    egizia_tests::keeps_all_laws<egizia_tests::three>(40, 30);
}
