// SPDX-License-Identifier: MIT

#include "games/fertility/recount.hpp"

#include "support/catch.hpp"
#include "support/invariants.hpp"
#include "support/play.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

// Random games to the end: every harvest, every list of placements and every score is counted once more, and what may
// never change back does not.
namespace {

using namespace fertility_tests;

constexpr char letter(resource r) { return "ABPG"[static_cast<int>(r)]; }

/// Follows a game with a recount, move by move.
template <class Engine>
class follower {
public:
    using position = typename Engine::position;

    follower() : count(Engine::seats) {}

    void before_a_decision(position const& p) {
        support::keeps_invariants<Engine>(p);
        if (Engine::phase(p) == "place")
            same_placements(p);
    }

    void play(position& p, typename Engine::move m) {
        position const before = p;
        Engine::play(p, m);
        support::keeps_invariants<Engine>(before, m, p);
        m.visit([&](auto const& typed) { follow(before, p, typed); });
        nothing_is_undone(before, p, m);
    }

    void at_the_end(position const& p) {
        before_a_decision(p);
        auto const sheet = Engine::sheet(p);
        auto const ranking = Engine::ranking(p);
        std::vector<std::pair<int, int>> merits; // FER-243
        for (seat s = 0; s != Engine::seats; s = s + 1) {
            auto const lines = count.lines(s);
            int total = 0;
            for (int i = 0; i != 5; ++i) {
                INFO(sheet.name(i));
                REQUIRE(sheet.points(i, s) == lines[static_cast<std::size_t>(i)]);
                total += lines[static_cast<std::size_t>(i)];
            }
            REQUIRE(sheet.total(s) == total);
            merits.push_back({-total, count.tokens_used(s)});
        }
        for (seat s = 0; s != Engine::seats; s = s + 1) {
            auto const& mine = merits[static_cast<std::size_t>(static_cast<int>(s))];
            int place = 1;
            for (auto const& other : merits)
                place += other < mine ? 1 : 0;
            REQUIRE(ranking.place(s) == place);
        }
    }

    recount count;
    int placements = 0;
    int discards = 0;
    int quarries = 0;

private:
    /// FER-060 to FER-070, FER-260: the list of placements is the one found by trying every square.
    void same_placements(position const& p) {
        std::set<std::uint64_t> expected;
        auto const& pool = p.table.pools[p.seat()];
        for (int t = 0; t != pool.size(); ++t) {
            bool seen = false;
            for (int other = 0; other != t; ++other)
                seen = seen || pool[other] == pool[t];
            if (seen)
                continue;
            for (int r = 0; r != 8; ++r)
                for (int c = 0; count.inside(r, c); ++c)
                    for (int d = 0; d != 4; ++d) {
                        auto const to = static_cast<direction>(d);
                        if (is_double(pool[t]) && (to == direction::N || to == direction::W))
                            continue;
                        if (count.can_lay(
                                letter(first_scene(pool[t])), r, c, letter(second_scene(pool[t])),
                                r + row_step(to), c + column_step(to)))
                            expected.insert(Engine::id(place{t, r, c, to}));
                    }
        }
        std::set<std::uint64_t> found;
        bool discard_offered = false;
        for (auto const& m : Engine::moves(p))
            if (m.template is<place>())
                found.insert(Engine::id(m));
            else
                discard_offered = true;
        REQUIRE(found == expected);
        REQUIRE(discard_offered == expected.empty()); // FER-070, INV-FER-21
    }

    static int gained(position const& before, position const& after, resource r) {
        return after.table.hand.count(r) - before.table.hand.count(r);
    }

    void follow(position const&, position const&, lay_board const& m) {
        count.lay_board(static_cast<int>(m.id));
    }
    void follow(position const&, position const&, turn_board const& m) {
        if (m.x == 1)
            count.turn_board();
    }
    void follow(position const& before, position const& after, rotate_start const& m) {
        auto const corner = before.table.start_symbol.place();
        count.lay_start_tile(corner.row(), corner.column(), m.k);
        REQUIRE(after.table.hand.empty()); // FER-029
    }
    void follow(position const& before, position const&, deal_metropolis const& m) {
        count[before.seat()].metropolis = static_cast<int>(m.id);
    }
    void follow(position const& before, position const& after, place const& m) {
        ++placements;
        seat const s = before.seat();
        domino const d = before.table.pools[s][m.t];
        auto const h = count.lay(
            letter(first_scene(d)), m.r, m.c, letter(second_scene(d)), m.second_row(),
            m.second_column());
        // INV-FER-18, FER-082, FER-104
        REQUIRE(h.total_a() >= 1);
        REQUIRE(h.total_a() + h.b + static_cast<int>(h.d.size()) <= 6);
        REQUIRE(h.total_c() <= 2);
        REQUIRE(h.d.size() <= 4);
        REQUIRE(h.total_a() <= 6);
        for (auto const& [type, n] : h.a) // FER-081, FER-082, FER-083
            REQUIRE(n <= (is_double(d) ? 6 : 3));
        for (resource const r : all_resources) { // FER-101, FER-202
            auto const wanted = [&](auto const& counts) {
                auto const found = counts.find(letter(r));
                return found == counts.end() ? 0 : found->second;
            };
            REQUIRE(
                gained(before, after, r) ==
                std::min(before.table.stock.count(r), wanted(h.a) + wanted(h.c)));
        }
        count.gain_wheat(s, h.b);
        REQUIRE(after.table.metropolises[s].wheat == count[s].wheat);
        quarries += static_cast<int>(h.d.size());
        for (std::size_t q = 0; q != 4; ++q) {
            auto const& marker = after.table.quarries[static_cast<int>(q)];
            REQUIRE(marker.there() == (q < h.d.size())); // FER-090, FER-091, FER-092
            if (marker.there())
                REQUIRE(marker.is_at({h.d[q].first, h.d[q].second}));
        }
    }
    void follow(position const& before, position const& after, discard const& m) {
        ++discards;
        REQUIRE(before.table.hand == after.table.hand);
        REQUIRE(
            after.table.discarded.count(before.table.pools[before.seat()][m.t]) ==
            before.table.discarded.count(before.table.pools[before.seat()][m.t]) + 1);
    }
    void follow(position const& before, position const& after, quarry const& m) {
        bool const monument = m.x == quarry::choice::monument;
        count[before.seat()].monuments += monument ? 1 : 0;
        for (resource const r : all_resources)
            REQUIRE(
                gained(before, after, r) ==
                (m.x != quarry::choice::none && !monument && m.type() == r ? 1 : 0));
    }
    void follow(position const& before, position const& after, build const& m) {
        auto& own = count[before.seat()];
        own.districts.push_back(static_cast<int>(before.table.districts[m.i]));
        own.wheat -= m.w;
        REQUIRE(after.table.metropolises[before.seat()].wheat == own.wheat);
    }
    void follow(position const& before, position const& after, supply const& m) {
        count.supply(before.seat(), {m.s, m.k}, letter(m.x));
        REQUIRE(after.table.metropolises[before.seat()].wheat == count[before.seat()].wheat);
        REQUIRE(gained(before, after, m.x) == -1);
        exchange_is_due(before, after, {m.s, m.k});
    }
    void follow(position const& before, position const& after, chain const& m) {
        count.supply(before.seat(), {m.s, m.k}, letter(m.x));
        REQUIRE(before.table.hand == after.table.hand);
        exchange_is_due(before, after, {m.s, m.k});
    }
    template <class Move>
    void follow(position const&, position const&, Move const&) {}

    /// INV-FER-16, FER-265
    void exchange_is_due(position const& before, position const& after, recount::place_of where) {
        bool const due = count.is_full(before.seat(), where) &&
                         count.print_of(before.seat(), where).gain.k == benefit::kind::resource;
        REQUIRE(after.table.exchange.there() == due);
        REQUIRE((Engine::phase(after) == "chain") == due);
    }

    /// FER-072, FER-098, FER-135, INV-FER-12, INV-FER-14, INV-FER-15, INV-FER-22
    static void
    nothing_is_undone(position const& before, position const& after, typename Engine::move m) {
        for (resource const r : all_resources)
            REQUIRE((before.table.valley.scenes(r) - after.table.valley.scenes(r)).empty());
        if (!before.table.valley.all_scenes().empty())
            REQUIRE((before.table.valley.quarries() - after.table.valley.quarries()).empty());
        for (int s = 0; s != Engine::seats; ++s) {
            auto const& was = before.table.metropolises[s];
            auto const& is = after.table.metropolises[s];
            REQUIRE((is.wheat >= was.wheat || m.template is<build>()));
            for (int slot = 1; slot <= was.districts(); ++slot)
                REQUIRE(is.district_on(slot) == was.district_on(slot));
            for (int n = 0; n != shop_places; ++n)
                for (resource const r : all_resources)
                    REQUIRE(is.tokens(n, r) >= was.tokens(n, r));
            for (int i = 0; i != reconstructed.pawns; ++i)
                if (before.table.monuments[s][i].there())
                    REQUIRE(before.table.monuments[s][i] == after.table.monuments[s][i]);
        }
        REQUIRE(after.table.placed.size() >= before.table.placed.size());
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
        f.before_a_decision(p);
        f.play(p, Engine::random_move(p, random));
    }
    f.at_the_end(p);
    REQUIRE(f.placements + f.discards == 9 * Engine::seats); // FER-184
    REQUIRE(decisions <= Engine::game::longest_game);
    return f;
}

} // namespace

TEMPLATE_TEST_CASE(
    "FER-072, FER-080 to FER-104, FER-210 to FER-221, INV-FER-1 to INV-FER-24: random games, counted once more",
    "",
    two,
    variant,
    three,
    four) {
    // FER-081, FER-082, FER-091, FER-219 and FER-104 in every placement and every sheet
    int quarries = 0;
    for (std::uint64_t seed = 0; seed != 25; ++seed)
        quarries += follow_game<TestType>(seed).quarries;
    CHECK(quarries > 25);
    static_assert(sizeof(typename TestType::position) <= 512);
    static_assert(sizeof(typename TestType::move) == 4);
    static_assert(std::is_trivially_copyable_v<typename TestType::position>);
}

TEST_CASE("FER-068, FER-071, FER-184: games with forced discards have as many turns") {
    int discards = 0;
    for (std::uint64_t seed = 0; seed != 120; ++seed) {
        auto p = support::random_game<three>(seed);
        discards += p.table.discarded.size();
        CHECK(p.table.placed.size() + p.table.discarded.size() == 27);
    }
    CHECK(discards > 0);
}

TEST_CASE(
    "FER-219, FER-251: sharing a rank takes nothing from the next, and the put-away dominoes are unknown") {
    // FER-251: nature draws among all dominoes not seen, those put away included
    std::map<int, int> unseen;
    for (std::uint64_t seed = 0; seed != 40; ++seed) {
        auto const p = support::random_game<two>(seed);
        CHECK(p.table.dominoes.size() == 26);
        ++unseen[p.table.dominoes.count(domino::AA)];
    }
    CHECK(unseen.size() > 2);
    // FER-219 in random games: whoever shares the first place has 15, and the second place is still 7
    int shared = 0;
    for (std::uint64_t seed = 0; seed != 150; ++seed) {
        auto const sheet = four::sheet(support::random_game<four>(seed));
        int first = 0;
        int second = 0;
        for (int s = 0; s != 4; ++s) {
            first += sheet.points("monuments", s) == 15 ? 1 : 0;
            second += sheet.points("monuments", s) == 7 ? 1 : 0;
        }
        shared += first > 1 && second > 0 ? 1 : 0;
    }
    CHECK(shared > 0);
}

TEST_CASE("INV-FER-23: renaming the seats permutes the scores") {
    // The same game, each seat's moves by the seat behind it: boards, pools and tokens change hands together.
    for (std::uint64_t seed = 0; seed != 10; ++seed) {
        senet::random_source random{seed};
        auto p = three::start();
        three::settle(p, random);
        auto t = p.table;
        for (int s = 0; s != 3; ++s) {
            t.pools[s] = p.table.pools[(s + 2) % 3];
            t.metropolises[s] = p.table.metropolises[(s + 2) % 3];
        }
        auto q = three::arrange<"place">(t, 1);
        while (three::phase(p) != "draft" || !(three::to_act(p) == seat{2})) {
            REQUIRE(three::moves(p) == three::moves(q));
            auto const m = three::random_move(p, random);
            three::play(p, m);
            three::play(q, m);
            auto const sheet = three::sheet(p);
            auto const renamed = three::sheet(q);
            for (int s = 0; s != 3; ++s)
                for (int line = 0; line != 5; ++line)
                    REQUIRE(sheet.points(line, s) == renamed.points(line, (s + 1) % 3));
        }
    }
}
