// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_SUPPORT_CATCH_HPP
#define SENET_TESTS_SUPPORT_CATCH_HPP

// Catch2 moved its headers in version 3; tests include this one and build with both.
#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_approx.hpp>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_all.hpp>
#include <catch2/matchers/catch_matchers_all.hpp>
using Catch::Approx;
#else
#include <catch2/catch.hpp>
#endif

#endif // SENET_TESTS_SUPPORT_CATCH_HPP
