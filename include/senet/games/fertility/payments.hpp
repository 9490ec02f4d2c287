// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_FERTILITY_PAYMENTS_HPP
#define SENET_GAMES_FERTILITY_PAYMENTS_HPP

#include <senet/games/fertility/edition.hpp>
#include <senet/table/index_set.hpp>

#include <cstdint>

// All ways to pay for a district, so that those within a player's means are an intersection of a few sets.
namespace senet::fertility {

/// Tokens of each type, and wheat behind them (FER-111).
inline constexpr int means = resources + 1;

struct payment {
    std::uint8_t of[means] = {};
};

constexpr int count_payments() noexcept {
    int n = 1; // dearest + means over means
    for (int i = 1; i <= means; ++i)
        n = n * (dearest + i) / i;
    return n;
}
inline constexpr int payment_count = count_payments();
using payment_set = index_set<payment_count>;

struct payment_tables {
    payment payments[payment_count];
    payment_set costing[dearest + 1];        // exactly so much
    payment_set at_most[means][dearest + 1]; // so many of one kind

    constexpr payment_tables() noexcept {
        int n = 0;
        for (int cost = 0; cost <= dearest; ++cost) {
            payment p{};
            add(n, p, 0, cost);
        }
        for (int i = 0; i != payment_count; ++i) {
            int sum = 0;
            for (int kind = 0; kind != means; ++kind) {
                sum += payments[i].of[kind];
                for (int most = payments[i].of[kind]; most <= dearest; ++most)
                    at_most[kind][most].insert(i);
            }
            costing[sum].insert(i);
        }
    }

private:
    constexpr void add(int& n, payment& p, int kind, int left) noexcept {
        if (kind + 1 == means) {
            p.of[kind] = static_cast<std::uint8_t>(left);
            payments[n++] = p;
            return;
        }
        for (int here = left; here >= 0; --here) {
            p.of[kind] = static_cast<std::uint8_t>(here);
            add(n, p, kind + 1, left - here);
        }
    }
};
inline constexpr payment_tables payments{};

/// What a hand and a wheat marker can pay for.
constexpr payment_set payments_from(auto const& hand, int wheat) noexcept {
    auto const upto = [](int n) { return n < dearest ? n : dearest; };
    auto result = payments.at_most[resources][upto(wheat)];
    for (resource const r : all_resources)
        result = result & payments.at_most[static_cast<int>(r)][upto(hand.count(r))];
    return result;
}

} // namespace senet::fertility

#endif // SENET_GAMES_FERTILITY_PAYMENTS_HPP
