// SPDX-License-Identifier: MIT

#include "games/egizia/recount.hpp"

#include "support/catch.hpp"
#include "support/play.hpp"

#include <string>
#include <vector>

// Random games to the end: everything that players have is counted once more from the moves alone, and what may never
// change back does not.
namespace {

using namespace egizia_tests;

template <class Engine>
class follower {
public:
    using position = typename Engine::position;

    follower() : count(Engine::seats) {}

    void play(position& p, typename Engine::move m) {
        position const before = p;
        int const s = p.seat();
        INFO(Engine::text(m).view());
        Engine::play(p, m);
        m.visit([&](auto const& typed) {
            at_a_move(before, s, typed);
            count.follow(s, typed);
        });
        count.go_on(Engine::phase(p), p.seat(), static_cast<int>(p.table.site), p.table.round);
        same(p);
        nothing_is_undone(before, p, m);
    }

    recount count;
    int bonuses = 0;

private:
    /// INV-18, INV-19
    void at_a_move(position const& before, int s, finish const&) {
        REQUIRE(count.spent() == before.table.build.spent);
        REQUIRE(count.spent() <= count.strength());
        REQUIRE(count.spent() <= stock_of(before, s));
    }
    void at_a_move(position const& before, int s, keep const& m) {
        REQUIRE(before.table.players[s].drawn.size() <= 5);
        REQUIRE(m.cards.size() <= 2);
    }
    /// INV-16
    void at_a_move(position const& before, int s, place const& m) {
        auto const& boats = before.table.players[s].boats;
        if (static_cast<int>(m.space) <= boats.most_downstream())
            REQUIRE(!unused(before, s, word::upstream).empty());
    }
    template <class Move>
    void at_a_move(position const&, int, Move const&) {}

    /// Everything a player has, as it was counted.
    void same(position const& p) {
        if (Engine::phase(p) == "setup" || Engine::phase(p) == "W2c")
            return; // effects are under way
        for (int s = 0; s != Engine::seats; ++s) {
            auto const& expected = count[s];
            auto const& found = p.table.players[s];
            INFO("seat " << s << " in " << Engine::phase(p));
            REQUIRE(score_of(p, s) == expected.score);
            REQUIRE(stock_of(p, s) == expected.stock);
            REQUIRE(has_crews(
                p.table, s, expected.crews.at('A'), expected.crews.at('B'), expected.crews.at('C'),
                expected.crews.at('J')));
            REQUIRE(market_of(p.table, s, market_id::stone) == expected.stone);
            REQUIRE(market_of(p.table, s, market_id::grain) == expected.grain);
            REQUIRE(found.cards.size() == static_cast<int>(expected.cards.size()));
            for (card_id const c : expected.cards)
                REQUIRE(found.cards.has(c));
            REQUIRE(found.sphinx.size() == static_cast<int>(expected.sphinx.size()));
            for (sphinx_id const c : expected.sphinx)
                REQUIRE(found.sphinx.has(c));
            REQUIRE(found.graves.size() == static_cast<int>(expected.graves.size()));
            for (int l = 0; l != line_kinds; ++l) {
                auto const id = static_cast<line_id>(l);
                REQUIRE(pieces_on(p, s, id) == count.pieces(s, {recount::line_name(id).c_str()}));
            }
            REQUIRE(p.table.tiles[s] == count.tiles()[static_cast<std::size_t>(s)]);
            REQUIRE(
                p.table.points.from_front()[s] == count.from_front()[static_cast<std::size_t>(s)]);
        }
    }

    /// INV-4, INV-10, INV-12, INV-21, INV-22
    void nothing_is_undone(position const& before, position const& after, typename Engine::move m) {
        for (int i = 0; i != Engine::table::cell_count; ++i)
            if (before.table.pieces[i].held())
                REQUIRE(before.table.pieces[i] == after.table.pieces[i]);
        for (int s = 0; s != Engine::seats; ++s) {
            for (int c = 0; c != crew_tiles; ++c)
                REQUIRE(after.table.players[s].crews[c] >= before.table.players[s].crews[c]);
            for (int k = 0; k != market_kinds; ++k)
                REQUIRE(after.table.players[s].markets[k] >= before.table.players[s].markets[k]);
        }
        for (int const l : after.table.paid)
            if (!before.table.paid.contains(l)) {
                ++bonuses;
                REQUIRE(m.template is<finish>());
            }
        REQUIRE((before.table.paid - after.table.paid).empty());
    }
};

template <class Engine>
follower<Engine> follow_game(std::uint64_t seed) {
    INFO("seed " << seed);
    senet::random_source random{seed};
    follower<Engine> f;
    auto p = Engine::start();
    int decisions = 0;
    for (; !Engine::over(p); ++decisions) {
        REQUIRE(broken_promises<Engine>(p) == "");
        auto const before = p;
        auto const m = Engine::random_move(p, random);
        f.play(p, m);
        REQUIRE(broken_promises<Engine>(before, m, p) == "");
    }
    auto const sheet = Engine::sheet(p);
    auto const expected = f.count.finish_game();
    for (int s = 0; s != Engine::seats; ++s) {
        int total = 0;
        for (int i = 0; i != sheet.lines; ++i) {
            INFO(sheet.name(i));
            REQUIRE(
                sheet.points(i, s) ==
                expected[static_cast<std::size_t>(s)][static_cast<std::size_t>(i)]);
            total += sheet.points(i, s);
        }
        REQUIRE(sheet.total(s) == total); // INV-25
        auto const order = f.count.from_front();
        int place = 0;
        while (order[static_cast<std::size_t>(place)] != s)
            ++place;
        REQUIRE(Engine::ranking(p).place(s) == place + 1); // nobody shares a place
    }
    REQUIRE(decisions <= Engine::game::longest_game); // INV-24
    return f;
}

} // namespace

TEMPLATE_TEST_CASE(
    "INV-1 to INV-26, EGZ-144 to EGZ-152: random games, counted once more", "", two, three, four) {
    for (std::uint64_t seed = 0; seed != 60; ++seed)
        follow_game<TestType>(seed);
    static_assert(sizeof(typename TestType::position) <= 512);
    static_assert(sizeof(typename TestType::move) == 2);
    static_assert(std::is_trivially_copyable_v<typename TestType::position>);
}
