// SPDX-License-Identifier: MIT

#include <senet/games/classic/kuhn_poker.hpp>

#include "support/catch.hpp"
#include "support/play.hpp"

#include <array>
#include <cmath>
#include <vector>

namespace {

using namespace senet;
using kuhn = senet::engine<kuhn_poker::game<>>;
using kuhn_poker::card;
using table = kuhn_poker::game<>::table;

static_assert(std::is_trivially_copyable_v<kuhn::position>);
static_assert(std::is_trivially_copyable_v<kuhn::move>);
static_assert(kuhn::over(support::random_game<kuhn>(1)));
static_assert(kuhn::over(support::random_game<kuhn>(7)));

/// Seat 0 holds the first card, seat 1 the second.
constexpr kuhn::position dealt(card first, card second) {
    auto p = kuhn::start();
    kuhn::play(p, kuhn_poker::deal{first});
    kuhn::play(p, kuhn_poker::deal{second});
    return p;
}

/// Positions that look alike to the seat that acts.
struct information_set {
    kuhn::view_type view;
    std::vector<double> regret;
    std::vector<double> strategy;
    std::vector<double> strategy_sum;
};

class solver {
public:
    /// Counterfactual regret minimisation, knowing nothing of the game but the engine's contract.
    double expected_value_of_seat_0(int iterations) {
        for (int i = 0; i != iterations; ++i) {
            for (auto& set : sets_)
                match_regrets(set);
            run(kuhn::start(), {1, 1}, 1);
        }
        for (auto& set : sets_) {
            double sum = 0;
            for (double const s : set.strategy_sum)
                sum += s;
            for (std::size_t a = 0; a != set.strategy.size(); ++a)
                set.strategy[a] = set.strategy_sum[a] / sum;
        }
        learning_ = false;
        return run(kuhn::start(), {1, 1}, 1);
    }
    std::size_t information_sets() const { return sets_.size(); }

private:
    information_set& find(kuhn::position const& p, std::size_t actions) {
        auto const view = kuhn::view(p, kuhn::to_act(p).seat());
        for (auto& set : sets_)
            if (set.view == view) {
                REQUIRE(set.strategy.size() == actions);
                return set;
            }
        sets_.push_back(
            {view, std::vector<double>(actions),
             std::vector<double>(actions, 1.0 / double(actions)), std::vector<double>(actions)});
        return sets_.back();
    }

    static void match_regrets(information_set& set) {
        double sum = 0;
        for (double const r : set.regret)
            sum += r > 0 ? r : 0;
        for (std::size_t a = 0; a != set.strategy.size(); ++a)
            set.strategy[a] = sum > 0 ? (set.regret[a] > 0 ? set.regret[a] / sum : 0)
                                      : 1.0 / double(set.regret.size());
    }

    /// The value for seat 0 when both reach this position with these probabilities.
    double run(kuhn::position const& p, std::array<double, 2> reach, double chance) {
        if (kuhn::over(p))
            return kuhn::sheet(p).total(0);
        auto const moves = kuhn::moves(p);
        if (kuhn::to_act(p).is_nature()) {
            double sum = 0;
            for (auto const m : moves) {
                double const share = double(kuhn::odds(p, m)) / kuhn::total_odds(p);
                sum += share * run(after(p, m), reach, chance * share);
            }
            return sum;
        }
        auto const me = static_cast<std::size_t>(static_cast<int>(kuhn::to_act(p).seat()));
        auto const strategy = find(p, moves.size()).strategy;
        std::vector<double> values;
        double value = 0;
        for (std::size_t a = 0; a != moves.size(); ++a) {
            auto reached = reach;
            reached[me] *= strategy[a];
            values.push_back(run(after(p, moves[a]), reached, chance));
            value += strategy[a] * values[a];
        }
        if (learning_) {
            auto& set = find(p, moves.size());
            double const sign = me == 0 ? 1 : -1;
            for (std::size_t a = 0; a != moves.size(); ++a) {
                set.regret[a] += chance * reach[1 - me] * sign * (values[a] - value);
                set.strategy_sum[a] += reach[me] * strategy[a];
            }
        }
        return value;
    }

    static kuhn::position after(kuhn::position p, kuhn::move m) {
        kuhn::play(p, m);
        return p;
    }

    std::vector<information_set> sets_;
    bool learning_ = true;
};

int count_finished(kuhn::position const& p) {
    if (kuhn::over(p))
        return 1;
    int sum = 0;
    for (auto const m : kuhn::moves(p)) {
        auto next = p;
        kuhn::play(next, m);
        sum += count_finished(next);
    }
    return sum;
}

} // namespace

TEST_CASE("Kuhn poker has 6 deals and 30 finished histories") {
    CHECK(senet::testing::perft<kuhn>(kuhn::start(), 2) == 6);
    CHECK(count_finished(kuhn::start()) == 30);
}

TEST_CASE("Kuhn poker has 12 information sets and is worth -1/18 to the first seat") {
    solver s;
    CHECK(std::abs(s.expected_value_of_seat_0(3000) + 1.0 / 18.0) < 1e-3);
    CHECK(s.information_sets() == 12);
}

TEST_CASE("Kuhn poker pays the stakes") {
    auto const value = [](std::vector<std::string_view> const& betting, card first, card second) {
        auto p = dealt(first, second);
        REQUIRE(support::play_words<kuhn>(p, betting).empty());
        REQUIRE(kuhn::over(p));
        CHECK(kuhn::sheet(p).total(0) + kuhn::sheet(p).total(1) == 0);
        return kuhn::sheet(p).points("stake", 0);
    };
    CHECK(value({"pass", "pass"}, card::king, card::jack) == 1);
    CHECK(value({"pass", "pass"}, card::jack, card::queen) == -1);
    CHECK(value({"bet", "call"}, card::queen, card::jack) == 2);
    CHECK(value({"bet", "fold"}, card::jack, card::king) == 1);
    CHECK(value({"pass", "bet", "fold"}, card::king, card::jack) == -1);
    CHECK(value({"pass", "bet", "call"}, card::queen, card::king) == -2);
}

TEST_CASE("KUHN-2 and KUHN-3: bets are answered, and only bets") {
    auto p = dealt(card::jack, card::queen);
    CHECK(kuhn::check(p, kuhn_poker::call{}).rule() == "KUHN-3");
    CHECK(kuhn::check(p, kuhn_poker::fold{}).rule() == "KUHN-3");
    kuhn::play(p, kuhn_poker::bet{});
    CHECK(kuhn::check(p, kuhn_poker::pass{}).rule() == "KUHN-2");
    CHECK(kuhn::check(p, kuhn_poker::bet{}).rule() == "KUHN-2");
    CHECK(kuhn::check(p, kuhn_poker::deal{card::king}).rule() == "SENET-2");
}

TEST_CASE("Kuhn poker: a card is dealt once") {
    auto p = kuhn::start();
    kuhn::play(p, kuhn_poker::deal{card::queen});
    CHECK(kuhn::check(p, kuhn_poker::deal{card::queen}).rule() == "SENET-3");
    CHECK(kuhn::count_moves(p) == 2);
    CHECK(kuhn::total_odds(p) == 2);
}

TEST_CASE("Kuhn poker: what a seat may not see changes neither its view nor its moves") {
    auto const a = dealt(card::queen, card::king);
    auto const b = dealt(card::queen, card::jack);
    CHECK(kuhn::view(a, 0) == kuhn::view(b, 0));
    CHECK(kuhn::moves(a) == kuhn::moves(b));
    CHECK_FALSE(kuhn::view(a, 1) == kuhn::view(b, 1));
    CHECK_FALSE(a == b);
    auto const seen = kuhn::view(a, 0);
    CHECK(seen[&table::hands][0].value() == card::queen);
    CHECK(seen[&table::hands][1].there());
    CHECK_FALSE(seen[&table::hands][1].known());
    CHECK(seen[&table::deck].size() == 1);
}

TEST_CASE("Kuhn poker: redealing is uniform over what is possible") {
    auto const p = dealt(card::queen, card::king);
    random_source random{1950};
    std::array<int, 3> held{};
    int const games = 30000;
    for (int i = 0; i != games; ++i) {
        auto const q = kuhn::redeal(p, 0, random);
        REQUIRE(kuhn::view(q, 0) == kuhn::view(p, 0));
        REQUIRE(q.table.hands[0].value() == card::queen);
        REQUIRE(q.table.deck.count(q.table.hands[1].value()) == 0);
        ++held[static_cast<std::size_t>(q.table.hands[1].value())];
    }
    CHECK(held[1] == 0);
    double const half = games / 2.0;
    double const chi_square =
        (held[0] - half) * (held[0] - half) / half + (held[2] - half) * (held[2] - half) / half;
    CHECK(chi_square < 10.83); // 1 degree of freedom, p = 0.001

    // before anything is seen every one of the six deals is possible
    auto start = kuhn::start();
    kuhn::play(start, kuhn_poker::deal{card::jack});
    std::array<int, 3> first{};
    for (int i = 0; i != games; ++i)
        ++first[static_cast<std::size_t>(kuhn::redeal(start, 1, random).table.hands[0].value())];
    double const third = games / 3.0;
    double sum = 0;
    for (int const n : first)
        sum += (n - third) * (n - third) / third;
    CHECK(sum < 13.82); // 2 degrees of freedom, p = 0.001
}

TEST_CASE("KUHN-1: each card is in one place, wherever a game is and nowhere else") {
    for (std::uint64_t seed = 0; seed != 12; ++seed) {
        random_source random{seed};
        auto p = kuhn::start();
        for (;; kuhn::play(p, kuhn::random_move(p, random))) {
            CHECK(kuhn_poker::game<>::possible(p));
            auto more = p;
            more.table.deck = pile<card>::of_each(1); // what was dealt is there, too
            CHECK((kuhn_poker::game<>::possible(more).rule() == "KUHN-1") == (p != kuhn::start()));
            if (kuhn::over(p))
                break;
        }
    }
    auto nothing_dealt = kuhn::arrange<"betting">(kuhn::start().table);
    CHECK(kuhn_poker::game<>::possible(nothing_dealt).rule() == "KUHN-1");
}
