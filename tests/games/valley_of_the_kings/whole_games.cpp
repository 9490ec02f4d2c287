// SPDX-License-Identifier: MIT

#include "games/valley_of_the_kings/recount.hpp"

#include "support/catch.hpp"
#include "support/invariants.hpp"
#include "support/play.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

// Random games to the end, counted once more: what is on offer, what comes of every move, and the score.
namespace {

using namespace valley_tests;

template <class Engine>
class follower {
public:
    using position = typename Engine::position;

    follower() : count(Engine::game::settings) {}

    void before_a_decision(position const& p) {
        support::keeps_invariants<Engine>(p);
        same_table(p);
        same_offer(p);
    }

    void play(position& p, typename Engine::move m) {
        position const before = p;
        Engine::play(p, m);
        support::keeps_invariants<Engine>(before, m, p);
        std::string const was{Engine::phase(before)};
        std::string const is{Engine::phase(p)};
        m.visit([&](auto const& typed) { follow(before.seat(), was, typed); });
        has_claimed = m.template is<claim>();
        what_follows(before, p, was, is);
    }

    void at_the_end(position const& p) {
        support::keeps_invariants<Engine>(p);
        same_table(p);
        auto const sheet = Engine::sheet(p);
        auto const ranking = Engine::ranking(p);
        std::vector<int> totals;
        for (int s = 0; s != Engine::seats; ++s) {
            REQUIRE(sheet.points("small pyramids", s) == count.score(s, site_size::small));
            REQUIRE(sheet.points("large pyramids", s) == count.score(s, site_size::large));
            totals.push_back(sheet.total(s));
        }
        for (int s = 0; s != Engine::seats; ++s) {
            auto const better = std::count_if(totals.begin(), totals.end(), [&](int total) {
                return total > totals[static_cast<std::size_t>(s)];
            });
            REQUIRE(ranking.place(s) == better + 1);
        }
    }

    recount count;
    int sold = 0;
    int built = 0;
    int stolen = 0;
    int taken = 0;
    int windows = 0;

private:
    static std::multiset<char> letters(auto const& cubes) {
        std::multiset<char> all;
        for (cube const colour : all_colours)
            for (int i = 0; i != cubes.count(colour); ++i)
                all.insert(recount::letter(colour));
        return all;
    }

    void same_table(position const& p) {
        REQUIRE(letters(p.table.bag) == count.bag);
        REQUIRE(letters(p.table.pharaoh) == count.pharaoh);
        REQUIRE((p.table.round == 0 || p.table.round == count.round));
        REQUIRE((p.table.round == 0 || p.table.disc.is(count.disc)));
        for (int s = 0; s != Engine::seats; ++s) {
            REQUIRE(letters(p.table.hands[s]) == count[s].hand);
            REQUIRE(p.table.scarabs[s] == count[s].scarabs);
            for (int f = 0; f != 2; ++f)
                REQUIRE(
                    recount::name(p.table.foremen[s][f]) ==
                    count[s].foremen[static_cast<std::size_t>(f)]);
            for (int w = 0; w != 5; ++w)
                REQUIRE(
                    recount::name(p.table.workers[s][w]) ==
                    count[s].workers[static_cast<std::size_t>(w)]);
        }
        for (int site = 1; site <= sites; ++site) {
            auto& here = count.built[site];
            REQUIRE(
                (p.table.sites.owned(site) ? static_cast<int>(p.table.sites.owner(site)) : -1) ==
                here.owner);
            auto const& shape = p.table.sites.shape(site);
            for (int layer = 0; layer != shape.layers; ++layer) {
                std::multiset<char> seen;
                for (int i = shape.begin[layer]; i != shape.begin[layer + 1]; ++i)
                    if (i != shape.hidden && p.table.sites[site].has(i))
                        seen.insert(recount::letter(p.table.sites[site][i]));
                auto const& cubes = here.layers[static_cast<std::size_t>(layer)];
                REQUIRE(seen == std::multiset<char>(cubes.begin(), cubes.end()));
            }
            char const hidden = shape.hidden >= 0 && p.table.sites[site].has(shape.hidden)
                                    ? recount::letter(p.table.sites[site][shape.hidden])
                                    : '\0';
            REQUIRE(hidden == here.hidden);
        }
    }

    /// What is on offer, found by trying everything.
    void same_offer(position const& p) {
        if (Engine::over(p))
            return;
        auto const phase = Engine::phase(p);
        int const s = p.seat();
        std::set<std::uint64_t> expected;
        if (phase == "foreman step" || phase == "worker step") {
            bool const foremen = phase == "foreman step";
            auto const& own = foremen ? count[s].foremen : count[s].workers;
            for (int n = 0; n != static_cast<int>(own.size()); ++n) {
                auto const& from = own[static_cast<std::size_t>(n)];
                if (!foremen && std::find(own.begin(), own.begin() + n, from) != own.begin() + n)
                    continue;
                for (int const to : board<reconstructed>.existing)
                    if (count.can_step(s, from, recount::name(cell{to})))
                        expected.insert(
                            foremen ? Engine::id(fstep{n, to}) : Engine::id(wstep{n, to}));
            }
            if (foremen)
                for (int f = 0; f != 2; ++f)
                    if (count.can_claim(s, f))
                        expected.insert(Engine::id(claim{f}));
            expected.insert(Engine::id(done{}));
        } else if (phase == "steal" || phase == "take over" || phase == "build") {
            expected.insert(Engine::id(done{}));
            for (int site = 1; site <= sites; ++site) {
                if (phase == "take over" && count.can_take(s, site))
                    expected.insert(Engine::id(take{site}));
                for (auto const kind : {visibility::V, visibility::H})
                    for (cube const colour : all_colours) {
                        char const letter = recount::letter(colour);
                        if (phase == "steal" && count.can_steal(s, site, kind, letter))
                            expected.insert(Engine::id(steal{site, kind, colour}));
                        if (phase == "build" && count.can_build(s, site, kind, letter))
                            expected.insert(Engine::id(build{site, kind, colour}));
                    }
            }
        } else {
            return;
        }
        std::set<std::uint64_t> found;
        for (auto const m : Engine::moves(p))
            found.insert(Engine::id(m));
        REQUIRE(found == expected);
    }

    void follow(int, std::string const&, start const& m) { count.disc = m.seat; }
    void follow(int, std::string const&, draw_cube const& m) {
        count.draw(recount::letter(m.colour));
    }
    void follow(int s, std::string const&, bid const& m) {
        auto& own = count[s];
        own.bids.push_back(m.g.there() ? static_cast<int>(m.g.get()) : 0);
        auto const n = own.bids.size();
        if (m.g.there())
            own.tablets.push_back({n <= 4 ? 5 - static_cast<int>(n) : 0, own.bids.back(), 0});
    }
    void follow(int s, std::string const&, lay const& m) {
        count[s].tablets.push_back({m.v, m.g, count.laid++});
    }
    void follow(int s, std::string const&, fstep const& m) {
        count[s].foremen.at(static_cast<std::size_t>(static_cast<int>(m.f))) =
            recount::name(m.cell);
        --count.points;
    }
    void follow(int s, std::string const&, wstep const& m) {
        count[s].workers.at(static_cast<std::size_t>(static_cast<int>(m.w))) =
            recount::name(m.cell);
        --count.points;
    }
    void follow(int s, std::string const&, claim const& m) { count.claim(s, m.f); }
    void follow(int s, std::string const&, leg const& m) {
        count[s].programme.push_back({m.f, recount::name(m.cell)});
    }
    void follow(int s, std::string const&, steal const& m) {
        count.steal(s, m.site, m.kind, recount::letter(m.colour));
        ++stolen;
    }
    void follow(int s, std::string const&, take const& m) {
        count.take(s, m.site);
        ++taken;
    }
    void follow(int s, std::string const&, build const& m) {
        count.build(s, m.site, m.kind, recount::letter(m.colour));
        ++built;
    }
    void follow(int s, std::string const& was, done const&) {
        if (was == "build") {
            count.bury(count[s].hand);
            count.placed.clear();
        }
        count.claimed.clear();
        count.points = 6;
    }
    template <class Move>
    void follow(int, std::string const&, Move const&) {}

    /// What happens by itself after a move.
    void what_follows(
        position const& before, position const& p, std::string const& was, std::string const& is) {
        if ((was == "bid" || was == "lay") && is != was) {
            sold += static_cast<int>(count.groups.size());
            count.sell();
            count.laid = 0;
            count.claimed.clear();
            count.points = 6;
        }
        if (was == "leg" && is != "leg")
            count.executing = 0;
        if (count.executing >= 0) {
            // after a claim the window is looked at again
            int const s = before.seat();
            bool const window_goes_on = was == "claim window" && has_claimed &&
                                        (count.can_claim(s, 0) || count.can_claim(s, 1));
            if (window_goes_on) {
                REQUIRE(is == "claim window");
                REQUIRE(p.seat() == before.seat());
            }
            if (!window_goes_on) {
                bool const open = count.execute();
                REQUIRE(open == (is == "claim window"));
                if (open)
                    REQUIRE(p.seat() == count.after(count.executing));
                windows += open ? 1 : 0;
            }
            if (count.executing < 0)
                count.points = 6;
        }
        if (was == "build" && (is != "build")) {
            for (auto& own : count.players)
                own.stolen.clear();
            REQUIRE(Engine::over(p) == count.is_over());
            if (!count.is_over()) {
                ++count.round;
                count.disc = (count.disc + 1) % Engine::seats;
            }
        }
    }

    bool has_claimed = false;
};

/// Prefers to build, claim, steal and take over, and to move where that is possible; otherwise any move.
template <class Engine>
typename Engine::move eager_move(typename Engine::position const& p, senet::random_source& random) {
    auto const any = Engine::random_move(p, random);
    if (Engine::to_act(p).is_nature())
        return any;
    for (int tries = 0; tries != 20; ++tries) {
        auto const m = Engine::random_move(p, random);
        auto const& all = p.table.sites;
        seat const me = p.seat();
        auto const own = [&](int site) {
            return site != 0 && all.owned_by(site, me) && !all.finished(site);
        };
        auto const prey = [&](int site) {
            return site != 0 && all.owned_by_another(site, me) && !all.finished(site) &&
                   !all[site].empty();
        };
        bool good = m.template is<build>() || m.template is<claim>() || m.template is<steal>() ||
                    m.template is<take>();
        if (m.template is<wstep>()) {
            auto const step = m.template as<wstep>();
            int const from = p.table.workers[me][step.w].site();
            int const to = step.cell.site();
            good =
                (own(to) && !own(from)) || (prey(to) && foremen_on(p, me, to) != 0 && !prey(from));
        }
        if (m.template is<fstep>())
            good = !m.template as<fstep>().cell.is_area();
        if (m.template is<leg>()) {
            auto after = p;
            Engine::play(after, m);
            int const to = m.template as<leg>().cell.site();
            good = cost_of_programme(after, me) <= points_each && to != 0 &&
                   (prey(to) || !all.owned(to));
        }
        if (good)
            return m;
    }
    // a leg more would make the programme void
    if (Engine::phase(p) == "leg")
        return commit{};
    return any;
}

struct tally {
    int games = 0, sold = 0, built = 0, stolen = 0, taken = 0, windows = 0, points = 0;
};

template <class Engine>
tally follow_games(int games) {
    tally all;
    for (int g = 0; g != games; ++g) {
        INFO("game " << g);
        senet::random_source random{static_cast<std::uint64_t>(g)};
        follower<Engine> f;
        auto p = Engine::start();
        if constexpr (Engine::game::settings.start_player.size() != 0)
            f.count.disc = Engine::game::settings.start_player[0];
        int decisions = 0;
        for (; !Engine::over(p) && decisions != 20'000; ++decisions) {
            f.before_a_decision(p);
            f.play(p, g % 3 == 0 ? Engine::random_move(p, random) : eager_move<Engine>(p, random));
        }
        REQUIRE(Engine::over(p));
        f.at_the_end(p);
        all.sold += f.sold;
        all.built += f.built;
        all.stolen += f.stolen;
        all.taken += f.taken;
        all.windows += f.windows;
        for (int s = 0; s != Engine::seats; ++s)
            all.points += Engine::sheet(p).total(s);
        ++all.games;
    }
    return all;
}

using everything = senet::engine<game<options{
    .players = 4,
    .quick = true,
    .expert = true,
    .single_tablet = true,
    .worker_single_use = false,
    .allow_over_budget = false,
    .round_cap = 8}>>;
using drawn_two = senet::engine<game<options{.players = 2}>>;

} // namespace

TEMPLATE_TEST_CASE(
    "INV-VOK-01 to INV-VOK-24: random games, counted once more",
    "",
    drawn_two,
    three,
    four,
    expert,
    quick,
    single,
    everything) {
    auto const all = follow_games<TestType>(24);
    CHECK(all.sold > 24);
    CHECK(all.built > 100);
    CHECK(all.windows > 10);
    CHECK(all.stolen > 0);
    CHECK(all.points > 0);
    static_assert(sizeof(typename TestType::position) <= 512);
    static_assert(sizeof(typename TestType::move) == 2);
    static_assert(std::is_trivially_copyable_v<typename TestType::position>);
}
