// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_LAWS_NATURE_LAWS_HPP
#define SENET_TESTING_LAWS_NATURE_LAWS_HPP

#include <senet/detail/ids.hpp>
#include <senet/random.hpp>
#include <senet/testing/contracts.hpp>
#include <senet/testing/laws.hpp>
#include <senet/testing/laws/move_laws.hpp>
#include <senet/testing/statistics.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

namespace senet::testing {

/// What a move of nature says its odds sum to: `static constexpr int total_odds(auto const& at)`; -1 if it does not say.
template <class Engine>
long long declared_odds(typename Engine::position const& p, move_id id) {
    return Engine::move_at(id).visit([&](auto const& typed) -> long long {
        using type = std::remove_cvref_t<decltype(typed)>;
        if constexpr (requires { type::total_odds(p); })
            return type::total_odds(p);
        else
            return -1;
    });
}

/// LAW-ODDS
template <class Engine>
finding
odds_are_as_declared(typename Engine::position const& p, std::vector<move_id> const& listed) {
    struct {
        long long total = 0;
        long long of_kind = 0;
        long long declared = -1;
        int kind = -1;
        int told = 0;
        bool positive = true;
    } sums;
    std::size_t i = 0;
    bool wrong = false;
    char const* const broken = contract_watch::broken_by([&] {
        for (; i != listed.size(); ++i) {
            auto const move = Engine::move_at(listed[i]);
            if (move.kind() != sums.kind) {
                wrong = sums.declared >= 0 && sums.of_kind != sums.declared;
                if (wrong)
                    return;
                sums.kind = move.kind();
                sums.of_kind = 0;
                sums.declared = declared_odds<Engine>(p, listed[i]);
            }
            int const odds = Engine::odds(p, move);
            sums.positive = odds > 0;
            if (!sums.positive)
                return;
            sums.of_kind += odds;
            sums.total += odds;
        }
        wrong = sums.declared >= 0 && sums.of_kind != sums.declared;
        if (sums.total <= std::numeric_limits<int>::max())
            sums.told = Engine::total_odds(p);
    });
    if (broken)
        return finding(law::contract, "when odds are asked for: ", broken);
    if (!sums.positive)
        return finding(
            law::odds, quoted_move<Engine>(listed[i]), " is possible with odds of 0 or less");
    if (wrong)
        return finding(
            law::odds, "the odds sum to ", sums.of_kind, ", and ", sums.declared, " is declared");
    if (sums.total > std::numeric_limits<int>::max())
        return {law::odds, "the odds sum to more than a number can hold"};
    if (sums.told != sums.total)
        return finding(
            law::odds, "the odds sum to ", sums.total, ", and the engine says ", sums.told);
    return {};
}

/// LAW-DRAW
template <class Engine>
finding draws_by_the_odds(typename Engine::position const& p, std::vector<move_id> const& sorted) {
    std::vector<double> expected(sorted.size());
    std::vector<std::uint64_t> counts(sorted.size(), 0);
    std::size_t const tries =
        std::min<std::size_t>(std::max<std::size_t>(60 * sorted.size(), 200), 4000);
    std::size_t impossible = 0;
    move_id stray = 0;
    char const* const broken = contract_watch::broken_by([&] {
        double const total = Engine::total_odds(p);
        for (std::size_t i = 0; i != sorted.size(); ++i)
            expected[i] =
                static_cast<double>(tries) * Engine::odds(p, Engine::move_at(sorted[i])) / total;
        random_source random{Engine::hash(p) ^ 0x6472'6177u};
        for (std::size_t n = 0; n != tries; ++n) {
            auto const id = Engine::id(Engine::draw(p, random));
            auto const place = std::lower_bound(sorted.begin(), sorted.end(), id);
            if (place == sorted.end() || *place != id) {
                ++impossible;
                stray = id;
            } else {
                ++counts[static_cast<std::size_t>(place - sorted.begin())];
            }
        }
    });
    if (broken)
        return finding(law::contract, "when nature draws: ", broken);
    if (impossible != 0)
        return finding(law::draw, quoted_move<Engine>(stray), " is drawn and is not possible");
    if (deviation(counts, expected) < too_far)
        return {};
    std::size_t worst = 0;
    auto const off = [&](std::size_t i) {
        double const by = static_cast<double>(counts[i]) - expected[i];
        return by * by / expected[i];
    };
    for (std::size_t i = 0; i != sorted.size(); ++i)
        if (off(i) > off(worst))
            worst = i;
    return finding(
        law::draw, quoted_move<Engine>(sorted[worst]), " is drawn ", counts[worst], " times in ",
        tries, ", and by its odds it should be about ",
        static_cast<long long>(expected[worst] + 0.5));
}

} // namespace senet::testing

#endif // SENET_TESTING_LAWS_NATURE_LAWS_HPP
