// SPDX-License-Identifier: MIT

#include "games/valley_of_the_kings/laws.hpp"

TEMPLATE_LIST_TEST_CASE(
    "INV-VOK-01 to INV-VOK-27: no law is broken by three", "", valley_tests::variants<3>) {
    valley_tests::keeps_all_laws<TestType>();
}
