// SPDX-License-Identifier: MIT

#include <senet/testing/statistics.hpp>

#include "support/catch.hpp"

using senet::testing::deviation;
using senet::testing::too_far;

TEST_CASE("counts as expected do not deviate") {
    CHECK(deviation({100, 100, 100}, {100, 100, 100}) < 0);
    CHECK(deviation({92, 109, 99}, {100, 100, 100}) < 2);
    CHECK(deviation({400}, {400}) == 0);
}

TEST_CASE("counts far from what is expected deviate") {
    CHECK(deviation({0, 200}, {100, 100}) > too_far);
    CHECK(deviation({170, 65, 65}, {100, 100, 100}) > too_far);
    CHECK(deviation({140, 60}, {100, 100}) > 4);
}

TEST_CASE("what is expected hardly ever is counted together") {
    CHECK(deviation({1000, 1, 0, 2}, {997, 1, 1, 1}) < too_far);
    CHECK(deviation({900, 50, 50, 0}, {999.7, 0.1, 0.1, 0.1}) > too_far);
}
