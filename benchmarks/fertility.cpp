// SPDX-License-Identifier: MIT

// Random games of Fertility: how many a second, and what the same games cost written by hand.
//
//     fertility                              the benchmarks, with Google Benchmark's own options
//     fertility --play fertility HOW GAMES   plays so many games and nothing else, to count instructions
#include "by_hand/fertility.hpp"

#include <senet/games/fertility.hpp>

#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <type_traits>

namespace {

namespace rules = senet::fertility;
using four = senet::engine<rules::game<>>;
using three = senet::engine<rules::game<rules::options{.players = 3}>>;
using two = senet::engine<rules::game<rules::options{.players = 2}>>;

// What plays a game is a function of its own in all of them, so that none is mixed up with the loop that calls it.
#define SENET_BENCHMARK_PLAYER [[gnu::noinline]]

/// The loop that a user of the library writes.
template <class Engine>
struct move_by_move {
    SENET_BENCHMARK_PLAYER static int play(senet::random_source& random) {
        auto p = Engine::start();
        while (!Engine::over(p))
            Engine::play(p, Engine::random_move(p, random));
        return Engine::sheet(p).total(0);
    }
};

/// The same games left to the engine.
template <class Engine>
struct played_out {
    SENET_BENCHMARK_PLAYER static int play(senet::random_source& random) {
        auto p = Engine::start();
        return Engine::play_out(p, random).total(0);
    }
};

struct by_hand_player {
    SENET_BENCHMARK_PLAYER static int play(senet::random_source& random) {
        return by_hand::fertility::random_game(random).total(0);
    }
};

template <class Player>
void random_games(benchmark::State& state) {
    senet::random_source random{1};
    for (auto _ : state)
        benchmark::DoNotOptimize(Player::play(random));
    state.counters["games/s"] =
        benchmark::Counter(double(state.iterations()), benchmark::Counter::kIsRate);
}

template <class Engine>
void listing(benchmark::State& state) {
    senet::random_source random{1};
    auto p = Engine::start();
    Engine::settle(p, random);
    for (auto _ : state) {
        benchmark::DoNotOptimize(p);
        auto const moves = Engine::moves(p);
        benchmark::DoNotOptimize(moves.data());
        benchmark::ClobberMemory();
    }
    state.counters["moves"] = Engine::count_moves(p);
}

template <class Engine>
void copying(benchmark::State& state) {
    auto const p = Engine::start();
    for (auto _ : state) {
        auto copy = p;
        benchmark::DoNotOptimize(copy);
    }
    state.counters["sizeof(position)"] = sizeof(typename Engine::position);
    state.counters["sizeof(move)"] = sizeof(typename Engine::move);
}

template <class Engine>
void hashing(benchmark::State& state) {
    auto p = Engine::start();
    for (auto _ : state) {
        benchmark::DoNotOptimize(p);
        benchmark::DoNotOptimize(Engine::hash(p));
    }
}

BENCHMARK(random_games<move_by_move<four>>)->Name("fertility/4 players, move by move");
BENCHMARK(random_games<played_out<four>>)->Name("fertility/4 players, played out");
BENCHMARK(random_games<by_hand_player>)->Name("fertility/4 players, by hand");
BENCHMARK(random_games<move_by_move<three>>)->Name("fertility/3 players, move by move");
BENCHMARK(random_games<move_by_move<two>>)->Name("fertility/2 players, move by move");
BENCHMARK(listing<four>)->Name("fertility/list the first placements");
BENCHMARK(copying<four>)->Name("fertility/copy a position");
BENCHMARK(hashing<four>)->Name("fertility/hash a position");

// The described and the hand-written engine play the same games: every move and every line of the sheet is compared.
class trajectory {
public:
    void operator()(unsigned kind, unsigned a = 0, unsigned b = 0, unsigned c = 0, unsigned d = 0) {
        for (unsigned const value : {kind, a, b, c, d})
            hash_ = (hash_ ^ value) * 0x0000'0100'0000'01b3u;
        ++length_;
    }
    friend bool operator==(trajectory const&, trajectory const&) = default;

private:
    std::uint64_t hash_ = 0xcbf2'9ce4'8422'2325u;
    int length_ = 0;
};

/// A move of the described game as the hand-written one tells it.
class translation {
public:
    explicit translation(trajectory& to) : to_(to) {}

    void operator()(rules::lay_board const& m) const { tell(m, m.id); }
    void operator()(rules::turn_board const& m) const { tell(m, m.x); }
    void operator()(rules::pick_symbol const& m) const { tell(m, 16 * m.r + m.c); }
    void operator()(rules::rotate_start const& m) const { tell(m, m.k); }
    void operator()(rules::reveal_domino const& m) const { tell(m, m.id); }
    void operator()(rules::deal_metropolis const& m) const { tell(m, m.id); }
    void operator()(rules::deal_monuments const& m) const { tell(m, m.id); }
    void operator()(rules::reveal_district const& m) const { tell(m, m.id); }
    void operator()(rules::place const& m) const { tell(m, m.t, 16 * m.r + m.c, m.d); }
    void operator()(rules::discard const& m) const { tell(m, m.t); }
    void operator()(rules::quarry const& m) const { tell(m, m.q, m.x); }
    void operator()(rules::build const& m) const {
        unsigned payment = 0;
        auto const& ways = by_hand::fertility::table.payments;
        while (ways[payment][0] != m.a || ways[payment][1] != m.b || ways[payment][2] != m.p ||
               ways[payment][3] != m.g || ways[payment][4] != m.w)
            ++payment;
        tell(m, m.i, payment);
    }
    void operator()(rules::supply const& m) const { tell(m, m.x, rules::number_of_shop(m.s, m.k)); }
    void operator()(rules::chain const& m) const { tell(m, m.x, rules::number_of_shop(m.s, m.k)); }
    void operator()(rules::draft const& m) const { tell(m, m.j); }
    template <class Move>
    void operator()(Move const& m) const {
        tell(m);
    }

private:
    template <class Move, class... Values>
    void tell(Move const& m, Values... values) const {
        to_(static_cast<unsigned>(four::move{m}.kind()),
            static_cast<unsigned>(static_cast<int>(values))...);
    }

    trajectory& to_;
};

void compare_games(int games) {
    for (int seed = 0; seed != games; ++seed) {
        senet::random_source ours{static_cast<std::uint64_t>(seed)};
        senet::random_source theirs = ours;
        senet::random_source again = ours;
        trajectory described;
        trajectory written;
        auto p = four::start();
        while (!four::over(p)) {
            auto const m = four::random_move(p, ours);
            m.visit(translation{described});
            four::play(p, m);
        }
        auto const sheet = four::sheet(p);
        auto const by_hand = by_hand::fertility::random_game(
            theirs, [&](unsigned kind, auto... values) { written(kind, values...); });
        auto q = four::start();
        bool same = described == written && ours == theirs && four::play_out(q, again) == sheet &&
                    q == p && again == ours;
        for (int line = 0; line != 5; ++line)
            for (int s = 0; s != four::seats; ++s)
                same = same && sheet.points(line, s) == by_hand.lines[line][s];
        if (!same) {
            std::fprintf(
                stderr, "the described and the hand-written game with seed %d differ\n", seed);
            std::exit(1);
        }
    }
}

template <class Player>
int play_many(long games) {
    senet::random_source random{1};
    long points = 0;
    for (long g = 0; g != games; ++g)
        points += Player::play(random);
    std::printf("%ld points\n", points);
    return 0;
}

int play_only(char const* how, long games) {
    if (std::strcmp(how, "described") == 0)
        return play_many<played_out<four>>(games);
    if (std::strcmp(how, "move_by_move") == 0)
        return play_many<move_by_move<four>>(games);
    if (std::strcmp(how, "by_hand") == 0)
        return play_many<by_hand_player>(games);
    std::fprintf(stderr, "there is nothing to play as %s\n", how);
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    if (argc == 5 && std::strcmp(argv[1], "--play") == 0)
        return play_only(argv[3], std::atol(argv[4]));
    compare_games(5000);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
