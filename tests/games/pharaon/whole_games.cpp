// SPDX-License-Identifier: MIT

#include "games/pharaon/referee.hpp"

#include "support/catch.hpp"
#include "support/play.hpp"

#include <map>
#include <set>
#include <string>

// Random games to the end: every payment and every score is found once more, and what may never change does not.
namespace {

using namespace pharaon_tests;

template <int Difficulty>
using solo_at = senet::engine<game<options{.players = 1, .difficulty = Difficulty}>>;

template <class Engine>
class follower {
public:
    using position = typename Engine::position;

    void before_a_decision(position const& p) {
        Engine::game::invariants.for_each([&](auto invariant) {
            if constexpr (requires { invariant(p); }) {
                INFO(invariant.text().id);
                REQUIRE(invariant(p));
            }
        });
        if (Engine::phase(p) == "action")
            begin_turn(p);
    }

    void play(position& p, typename Engine::move m) {
        position const before = p;
        Engine::play(p, m);
        Engine::game::invariants.for_each([&](auto invariant) {
            if constexpr (requires { invariant(before, m, p); }) {
                INFO(invariant.text().id);
                REQUIRE(invariant(before, m, p));
            }
        });
        if (m.template is<take_action>())
            ++actions;
        if (p.table.round != before.table.round)
            actions = 0;
        // PHA-038, PHA-040: what is spent is back before anything is gained
        REQUIRE(Engine::count_moves(p) > (Engine::over(p) ? -1 : 0)); // PHA-253, PHA-254
    }

    void at_the_end(position const& p) {
        REQUIRE(p.table.round == 5); // PHA-048, PHA-170
        REQUIRE(p.table.passed.size() == Engine::seats);
        recount<Engine> const count{p};
        auto const sheet = Engine::sheet(p);
        auto const ranking = Engine::ranking(p);
        for (int s = 0; s != Engine::seats; ++s) {
            auto const lines = count.lines(s);
            int total = 0;
            for (int i = 0; i != 7; ++i) {
                INFO(sheet.name(i) << " of seat " << s);
                REQUIRE(sheet.points(i, s) == lines[static_cast<std::size_t>(i)]);
                total += lines[static_cast<std::size_t>(i)];
            }
            REQUIRE(sheet.total(s) == total); // PHA-192, INV-PHA-19
            int place = 1;
            for (int other = 0; other != Engine::seats; ++other)
                place += count.merits(other) > count.merits(s) ? 1 : 0;
            REQUIRE(ranking.place(s) == place); // PHA-193 to PHA-196, PHA-252
        }
        REQUIRE(faced.size() == 5);
        for (auto const& [place, segments] : faced) // PHA-062, INV-PHA-16
            REQUIRE(segments.size() == 5);
    }

    int plans = 0;
    int turns = 0;

private:
    /// PHA-072 to PHA-090: each legal plan is there once, and no other.
    void begin_turn(position const& p) {
        ++turns;
        for (int pos = 0; pos != 5; ++pos)
            faced[pos].insert((pos - p.table.offset + 5) % 5);
        referee<Engine> const once_more{p};
        for (int a = 0; a != 11; ++a) {
            auto const expected = once_more.plans(a);
            auto const action = referee<Engine>::spelled(a);
            INFO(Engine::text(p, action).view());
            REQUIRE(static_cast<bool>(Engine::check(p, action)) == !expected.empty());
            if (expected.empty())
                continue;
            auto const found = offered_plans<Engine>(p, action);
            REQUIRE(found.size() == expected.size()); // without duplicates
            REQUIRE(std::set<plan>(found.begin(), found.end()) == expected);
            plans += static_cast<int>(found.size());
            for (auto const& [access, rest] : found)
                REQUIRE(rest.size() + 1 <= 5); // PHA-084
        }
        // INV-PHA-14
        int without_space = 0;
        for (auto const& mine : p.table.players)
            for (int n = 13; n <= 16; ++n)
                without_space += mine.nobles.has(n) ? 1 : 0;
        REQUIRE(actions <= 5 * usable_spaces(p) + without_space);
    }

    std::map<int, std::set<int>> faced;
    int actions = 0;
};

template <class Engine>
follower<Engine> follow_game(std::uint64_t seed) {
    INFO("seed " << seed);
    senet::random_source random{seed};
    follower<Engine> f;
    auto p = Engine::start();
    int decisions = 0;
    for (; !Engine::over(p); ++decisions) {
        f.before_a_decision(p);
        f.play(p, Engine::random_move(p, random));
    }
    f.at_the_end(p);
    REQUIRE(decisions <= Engine::game::longest_game);
    return f;
}

} // namespace

TEMPLATE_TEST_CASE(
    "PHA-060 to PHA-090, PHA-182 to PHA-196, INV-PHA-1 to INV-PHA-24: random games, judged once more",
    "",
    solo,
    solo_at<3>,
    two,
    three,
    four,
    five) {
    int plans = 0;
    int turns = 0;
    for (std::uint64_t seed = 0; seed != 12; ++seed) {
        auto const f = follow_game<TestType>(seed);
        plans += f.plans;
        turns += f.turns;
    }
    CHECK(plans > turns);
    static_assert(sizeof(typename TestType::position) <= (TestType::seats == 5 ? 768 : 512));
    static_assert(sizeof(typename TestType::move) <= 4);
    static_assert(std::is_trivially_copyable_v<typename TestType::position>);
}
