// SPDX-License-Identifier: MIT

#include "games/valley_of_the_kings/laws.hpp"

namespace {

using namespace valley_tests;

using base = senet::engine<game<options{.players = 3}>>;
using quick_and_striped = senet::engine<game<options{.players = 3, .quick = true, .expert = true}>>;
using one_by_one = senet::engine<game<options{
    .players = 3,
    .single_tablet = true,
    .worker_single_use = false,
    .allow_over_budget = false,
    .round_cap = 7}>>;

} // namespace

TEMPLATE_TEST_CASE(
    "INV-VOK-01 to INV-VOK-27: no law is broken by three",
    "",
    base,
    quick_and_striped,
    one_by_one) {
    keeps_all_laws<TestType>();
}
