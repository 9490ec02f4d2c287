// SPDX-License-Identifier: MIT

#include <senet/engine.hpp>

#include "support/catch.hpp"
#include "support/classics.hpp"
#include "support/play.hpp"

#include <cmath>
#include <map>
#include <ranges>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

using namespace senet;

namespace {

/// Calls `f` with every position of a few random games, the last one included.
template <class Engine, class Function>
void in_random_games(int games, Function f) {
    for (int g = 0; g != games; ++g) {
        random_source random{static_cast<std::uint64_t>(g)};
        auto p = Engine::start();
        f(p);
        while (!Engine::over(p)) {
            Engine::play(p, Engine::random_move(p, random));
            f(p);
        }
    }
}

} // namespace

TEMPLATE_LIST_TEST_CASE(
    "values are trivially copyable, descriptions are empty", "", support::classics) {
    using game = typename TestType::game;
    static_assert(std::is_trivially_copyable_v<typename TestType::position>);
    static_assert(std::is_trivially_copyable_v<typename TestType::move>);
    static_assert(std::is_trivially_copyable_v<typename TestType::moves_type>);
    static_assert(std::is_trivially_copyable_v<typename TestType::view_type>);
    static_assert(std::is_empty_v<TestType>);
    static_assert(std::is_empty_v<std::remove_cvref_t<decltype(game::phases)>>);
    static_assert(std::is_empty_v<std::remove_cvref_t<decltype(game::scoring)>>);
    static_assert(std::is_empty_v<typename TestType::move_types>);
    static_assert(sizeof(typename TestType::move) <= 8);
}

TEMPLATE_LIST_TEST_CASE("a list of moves is a contiguous sized range", "", support::classics) {
    using list = typename TestType::moves_type;
    static_assert(std::ranges::contiguous_range<list const>);
    static_assert(std::ranges::sized_range<list const>);
}

TEMPLATE_LIST_TEST_CASE("all ways to the legal moves agree", "", support::classics) {
    random_source random{11};
    in_random_games<TestType>(20, [&](auto const& p) {
        auto const list = TestType::moves(p);
        REQUIRE(static_cast<int>(list.size()) == TestType::count_moves(p));
        REQUIRE(list.empty() == TestType::over(p));
        REQUIRE(list.empty() == TestType::to_act(p).is_nobody());
        std::size_t n = 0;
        TestType::for_each_move(p, [&](auto const& m) {
            REQUIRE(n < list.size());
            REQUIRE(list[n] == typename TestType::move{m});
            ++n;
        });
        REQUIRE(n == list.size());
        for (std::size_t i = 0; i != list.size(); ++i)
            REQUIRE(TestType::nth_move(p, static_cast<int>(i)) == list[i]);
        if (!list.empty())
            REQUIRE(list.contains(TestType::random_move(p, random)));
    });
}

TEMPLATE_LIST_TEST_CASE(
    "an id is legal exactly if it is listed, others are refused by a rule", "", support::classics) {
    in_random_games<TestType>(10, [](auto const& p) {
        std::set<std::uint64_t> listed;
        for (auto const m : TestType::moves(p))
            REQUIRE(listed.insert(TestType::id(m)).second);
        for (std::uint64_t id = 0; id != TestType::move_ids; ++id) {
            auto const m = TestType::move_at(id);
            auto const answer = TestType::check(p, m);
            REQUIRE(static_cast<bool>(answer) == listed.contains(id));
            auto q = p;
            auto const played = TestType::try_play(q, m);
            REQUIRE(played == answer);
            if (!answer) {
                REQUIRE_FALSE(answer.rule().empty());
                REQUIRE_FALSE(answer.why().empty());
                REQUIRE(q == p);
            } else {
                REQUIRE(answer.rule().empty());
            }
        }
    });
}

TEMPLATE_LIST_TEST_CASE("ids and texts of moves lead back to the move", "", support::classics) {
    std::set<std::string> texts;
    auto const p = TestType::start();
    for (std::uint64_t id = 0; id != TestType::move_ids; ++id) {
        auto const m = TestType::move_at(id);
        CHECK(TestType::id(m) == id);
        auto const words = TestType::text(p, m);
        CHECK(texts.insert(std::string(words.view())).second);
        auto const read = TestType::parse(p, words);
        REQUIRE(read);
        CHECK(*read == m);
        CHECK(m.visit([](auto const& typed) { return typename TestType::move{typed}; }) == m);
    }
}

TEMPLATE_LIST_TEST_CASE(
    "playing is a function, and equal positions hash equal", "", support::classics) {
    std::map<std::uint64_t, int> hashes;
    in_random_games<TestType>(10, [&](auto const& p) {
        auto const copy = p;
        REQUIRE(copy == p);
        REQUIRE(TestType::hash(copy) == TestType::hash(p));
        for (auto const m : TestType::moves(p)) {
            auto a = p;
            auto b = p;
            TestType::play(a, m);
            TestType::play(b, m);
            REQUIRE(a == b);
            REQUIRE(TestType::hash(a) == TestType::hash(b));
            REQUIRE_FALSE(a == p);
        }
    });
}

TEMPLATE_LIST_TEST_CASE(
    "odds are positive and sum to their total, and draws follow them", "", support::classics) {
    random_source random{3};
    int drawn = 0;
    in_random_games<TestType>(5, [&](auto const& p) {
        if (!TestType::to_act(p).is_nature()) {
            CHECK(TestType::total_odds(p) == 0);
            return;
        }
        int sum = 0;
        for (auto const m : TestType::moves(p)) {
            REQUIRE(TestType::odds(p, m) > 0);
            sum += TestType::odds(p, m);
        }
        REQUIRE(sum == TestType::total_odds(p));
        if (++drawn > 10)
            return;
        std::map<std::uint64_t, int> seen;
        int const throws = 6000;
        for (int i = 0; i != throws; ++i)
            ++seen[TestType::id(TestType::draw(p, random))];
        double chi_square = 0;
        for (auto const m : TestType::moves(p)) {
            double const expected = double(throws) * TestType::odds(p, m) / sum;
            double const off = seen[TestType::id(m)] - expected;
            chi_square += off * off / expected;
        }
        REQUIRE(chi_square < 25); // at most 5 degrees of freedom, p < 0.0002
    });
}

TEMPLATE_LIST_TEST_CASE("settling leaves the decision to a seat", "", support::classics) {
    random_source random{5};
    auto p = TestType::start();
    TestType::settle(p, random);
    CHECK(TestType::to_act(p).is_seat());
}

TEMPLATE_LIST_TEST_CASE("a position looks the same after redealing", "", support::classics) {
    random_source random{17};
    in_random_games<TestType>(5, [&](auto const& p) {
        for (int s = 0; s != TestType::seats; ++s) {
            auto const q = TestType::redeal(p, s, random);
            REQUIRE(TestType::view(q, s) == TestType::view(p, s));
            if (TestType::to_act(p) == seat{s})
                REQUIRE(TestType::moves(q) == TestType::moves(p));
        }
    });
}

TEMPLATE_LIST_TEST_CASE("the score sheet adds up and ranks everybody", "", support::classics) {
    in_random_games<TestType>(5, [&](auto const& p) {
        auto const sheet = TestType::sheet(p);
        auto const ranking = TestType::ranking(p);
        for (int s = 0; s != TestType::seats; ++s) {
            int sum = 0;
            for (int line = 0; line != sheet.lines; ++line)
                sum += sheet.points(line, s);
            REQUIRE(sum == sheet.total(s));
            REQUIRE(ranking.place(s) >= 1);
            REQUIRE(ranking.place(s) <= TestType::seats);
        }
        REQUIRE(ranking.winners() >= 1);
    });
}

TEMPLATE_LIST_TEST_CASE("every decision has a named phase", "", support::classics) {
    in_random_games<TestType>(
        2, [](auto const& p) { REQUIRE(TestType::phase(p).empty() == TestType::over(p)); });
}

TEST_CASE("reading a move says what was expected where") {
    using ttt = senet::engine<tic_tac_toe::game<>>;
    using kuhn = senet::engine<kuhn_poker::game<>>;
    auto const complaint = [](auto const& read) {
        CHECK_FALSE(read);
        return std::to_string(read.error().column) + ": " +
               std::string(read.error().expected.view());
    };
    auto const p = ttt::start();
    CHECK(complaint(ttt::parse(p, "")) == "1: \"place\"");
    CHECK(complaint(ttt::parse(p, "put b2")) == "1: \"place\"");
    CHECK(complaint(ttt::parse(p, "place")) == "6: more words");
    CHECK(complaint(ttt::parse(p, "place d4")) == "7: a square from a1 to c3");
    CHECK(complaint(ttt::parse(p, "place b2 b2")) == "10: the end of the move");
    auto const q = kuhn::start();
    CHECK(complaint(kuhn::parse(q, "deal ten")) == "6: jack, queen or king");
    CHECK(
        complaint(kuhn::parse(q, "raise")) ==
        "1: \"deal\", or \"pass\", or \"bet\", or \"call\", or \"fold\"");
}

TEMPLATE_LIST_TEST_CASE("a move made of nothing is the first one", "", support::classics) {
    CHECK(typename TestType::move{} == TestType::move_at(0));
    CHECK(TestType::id(typename TestType::move{}) == 0);
}

namespace {

/// The contract in a constant expression; after one move most lists are shorter than they can be.
template <class Engine>
constexpr bool answers_at_compile_time() {
    random_source random{3};
    auto p = Engine::start();
    Engine::play(p, Engine::random_move(p, random));
    auto const list = Engine::moves(p);
    auto const m = Engine::nth_move(p, Engine::count_moves(p) - 1);
    bool right = list.count() == Engine::count_moves(p) && list.contains(m);
    right = right && Engine::check(p, m) && Engine::move_at(Engine::id(m)) == m;
    right = right && *Engine::parse(p, Engine::text(p, m).view()) == m;
    right = right && (Engine::to_act(p).is_nature() == (Engine::total_odds(p) > 0));
    auto q = Engine::redeal(p, 1, random);
    Engine::settle(q, random);
    right = right && !Engine::over(q) && Engine::view(q, 0).viewer() == 0;
    auto const sheet = Engine::play_out(q, random);
    right = right && sheet == Engine::sheet(q) && Engine::ranking(q).place(0) > 0;
    return right && Engine::hash(p) != Engine::hash(q) && !Engine::phase(p).empty();
}

template <class>
inline constexpr bool all_answer = false;
template <class... Engines>
inline constexpr bool
    all_answer<std::tuple<Engines...>> = (answers_at_compile_time<Engines>() && ...);
static_assert(all_answer<support::classics>);

} // namespace

TEMPLATE_LIST_TEST_CASE("playing out is playing move by move", "", support::classics) {
    in_random_games<TestType>(5, [](auto const& p) {
        random_source once{7};
        random_source again{7};
        auto at_once = p;
        auto by_moves = p;
        auto const sheet = TestType::play_out(at_once, once);
        while (!TestType::over(by_moves))
            TestType::play(by_moves, TestType::random_move(by_moves, again));
        REQUIRE(at_once == by_moves);
        REQUIRE(sheet == TestType::sheet(by_moves));
        REQUIRE(once == again);
    });
}

TEST_CASE("kinds of moves can be asked for") {
    using kuhn = senet::engine<kuhn_poker::game<>>;
    kuhn::move const m = kuhn_poker::deal{kuhn_poker::card::king};
    CHECK(m.is<kuhn_poker::deal>());
    CHECK_FALSE(m.is<kuhn_poker::call>());
    CHECK(m.as<kuhn_poker::deal>().dealt == kuhn_poker::card::king);
    CHECK(kuhn::move::kinds == 5);
}
