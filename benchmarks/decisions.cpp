// SPDX-License-Identifier: MIT

// The four full games with four players: what a decision costs, which is to list the moves, to choose one and to play
// it, and how large the positions are.
//
//     decisions                       the benchmarks, with Google Benchmark's own options
//     decisions --play GAME HOW GAMES  plays so many games and nothing else, to count instructions; then says how many
//                                     decisions there were, how often memory was allocated, and the size of a position
#include <senet/games/egizia.hpp>
#include <senet/games/fertility.hpp>
#include <senet/games/pharaon.hpp>
#include <senet/games/valley_of_the_kings.hpp>

#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

namespace {

long allocations = 0;

} // namespace

void* operator new(std::size_t size) {
    ++allocations;
    if (void* const memory = std::malloc(size))
        return memory;
    throw std::bad_alloc{};
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

using fertility = senet::engine<senet::fertility::game<>>;
using valley_of_the_kings = senet::engine<
    senet::valley_of_the_kings::game<senet::valley_of_the_kings::options{.players = 4}>>;
using egizia = senet::engine<senet::egizia::game<senet::egizia::options{.players = 4}>>;
using pharaon = senet::engine<senet::pharaon::game<senet::pharaon::options{.players = 4}>>;

/// The loop that a user of the library writes; nature's decisions are decisions like others.
template <class Engine>
struct move_by_move {
    [[gnu::noinline]] static long play(senet::random_source& random) {
        auto p = Engine::start();
        long decisions = 0;
        for (; !Engine::over(p); ++decisions)
            Engine::play(p, Engine::random_move(p, random));
        return decisions;
    }
};

/// The same games left to the engine, which does not say how many decisions there were.
template <class Engine>
struct played_out {
    [[gnu::noinline]] static long play(senet::random_source& random) {
        auto p = Engine::start();
        benchmark::DoNotOptimize(Engine::play_out(p, random));
        return 0;
    }
};

template <class Engine>
void random_games(benchmark::State& state) {
    senet::random_source random{1};
    long decisions = 0;
    long const before = allocations;
    for (auto _ : state)
        decisions += move_by_move<Engine>::play(random);
    auto const games = static_cast<double>(state.iterations());
    using benchmark::Counter;
    state.counters["games/s"] = Counter(games, Counter::kIsRate);
    state.counters["decisions/s"] = Counter(double(decisions), Counter::kIsRate);
    state.counters["decisions/game"] = double(decisions) / games;
    state.counters["allocations/game"] = double(allocations - before) / games;
    state.counters["sizeof(position)"] = sizeof(typename Engine::position);
    state.counters["sizeof(move)"] = sizeof(typename Engine::move);
}

BENCHMARK(random_games<fertility>)->Name("fertility/decisions");
BENCHMARK(random_games<valley_of_the_kings>)->Name("valley of the kings/decisions");
BENCHMARK(random_games<egizia>)->Name("egizia/decisions");
BENCHMARK(random_games<pharaon>)->Name("pharaon/decisions");

template <class Engine, class Player>
int play_many(long games) {
    senet::random_source random{1};
    long decisions = 0;
    long const before = allocations;
    for (long g = 0; g != games; ++g)
        decisions += Player::play(random);
    std::printf(
        "%ld decisions, %ld allocations, positions of %zu bytes\n", decisions, allocations - before,
        sizeof(typename Engine::position));
    return 0;
}

template <class Engine>
int play_how(char const* how, long games) {
    if (std::strcmp(how, "move_by_move") == 0)
        return play_many<Engine, move_by_move<Engine>>(games);
    if (std::strcmp(how, "played_out") == 0)
        return play_many<Engine, played_out<Engine>>(games);
    std::fprintf(stderr, "games are played move_by_move or played_out, not %s\n", how);
    return 2;
}

int play_only(char const* game, char const* how, long games) {
    if (std::strcmp(game, "fertility") == 0)
        return play_how<fertility>(how, games);
    if (std::strcmp(game, "valley_of_the_kings") == 0)
        return play_how<valley_of_the_kings>(how, games);
    if (std::strcmp(game, "egizia") == 0)
        return play_how<egizia>(how, games);
    if (std::strcmp(game, "pharaon") == 0)
        return play_how<pharaon>(how, games);
    std::fprintf(stderr, "there is no game %s\n", game);
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    if (argc == 5 && std::strcmp(argv[1], "--play") == 0)
        return play_only(argv[2], argv[3], std::atol(argv[4]));
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
