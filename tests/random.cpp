// SPDX-License-Identifier: MIT

#include <senet/random.hpp>

#include "support/catch.hpp"

#include <array>
#include <random>

using senet::draw_below;
using senet::random_source;

namespace {

constexpr std::uint64_t third_number(std::uint64_t seed) {
    random_source random{seed};
    random();
    random();
    return random();
}

// The stream is part of the format of records: these numbers never change.
static_assert(third_number(0) == 0x61fb51318f47d2a4u);
static_assert(third_number(42) == 0xcb5756512b93433au);

constexpr bool draws_stay_below(std::uint64_t count) {
    random_source random{count};
    for (int i = 0; i != 100; ++i)
        if (draw_below(count, random) >= count)
            return false;
    return true;
}
static_assert(draws_stay_below(1) && draws_stay_below(6) && draws_stay_below(1'000'000'007));

} // namespace

TEST_CASE("the random stream is the same everywhere, at compile time too") {
    CHECK(third_number(0) == 0x61fb51318f47d2a4u);
    CHECK(third_number(42) == 0xcb5756512b93433au);
    CHECK(random_source{1} == random_source{1});
    CHECK_FALSE(random_source{1} == random_source{2});
}

TEST_CASE("draws are uniform") {
    random_source random{99};
    std::array<int, 7> seen{};
    int const draws = 70000;
    for (int i = 0; i != draws; ++i)
        ++seen[draw_below(7, random)];
    double chi_square = 0;
    for (int const n : seen)
        chi_square += (n - draws / 7.0) * (n - draws / 7.0) / (draws / 7.0);
    CHECK(chi_square < 22.46); // 6 degrees of freedom, p = 0.001
}

TEST_CASE("every bit of the stream is set half of the time") {
    random_source random{5};
    std::array<int, 64> ones{};
    for (int i = 0; i != 20000; ++i) {
        auto const word = random();
        for (std::size_t b = 0; b != 64; ++b)
            ones[b] += static_cast<int>(word >> b & 1u);
    }
    for (int const n : ones)
        CHECK(std::abs(n - 10000) < 350); // five standard deviations
}

TEST_CASE("other generators of 64 random bits do as well") {
    std::mt19937_64 other{3};
    for (int i = 0; i != 100; ++i)
        CHECK(draw_below(10, other) < 10);
}
