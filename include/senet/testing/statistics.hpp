// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_STATISTICS_HPP
#define SENET_TESTING_STATISTICS_HPP

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace senet::testing {

/// How far counts are from what was expected of them (chi-square), in standard deviations of pure chance. Seeds are
/// fixed, so that the same program gives the same answer; a threshold of 6 is reached by chance once in a thousand
/// million times.
inline double
deviation(std::vector<std::uint64_t> const& counts, std::vector<double> const& expected) {
    // What is rare is counted together, because the approximation is for five and more.
    double sum = 0;
    double rare_expected = 0;
    double rare_count = 0;
    int bins = 0;
    auto const add = [&](double count, double should_be) {
        sum += (count - should_be) * (count - should_be) / should_be;
        ++bins;
    };
    for (std::size_t i = 0; i != counts.size(); ++i)
        if (expected[i] >= 5) {
            add(static_cast<double>(counts[i]), expected[i]);
        } else {
            rare_expected += expected[i];
            rare_count += static_cast<double>(counts[i]);
        }
    if (rare_expected >= 1)
        add(rare_count, rare_expected);
    else if (rare_count > 40 * rare_expected + 20)
        return 100;
    if (bins < 2)
        return 0;
    double const freedom = bins - 1;
    // after Wilson and Hilferty the cube root of a chi-square is very nearly normal
    double const spread = 2 / (9 * freedom);
    return (std::cbrt(sum / freedom) - (1 - spread)) / std::sqrt(spread);
}

inline constexpr double too_far = 6;

} // namespace senet::testing

#endif // SENET_TESTING_STATISTICS_HPP
