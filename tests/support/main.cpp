// SPDX-License-Identifier: MIT

// Catch2 2 has no library with a main; compiled once for all test programs.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
