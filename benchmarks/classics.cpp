// SPDX-License-Identifier: MIT

// Random games of the classics: how many a second, and what the same games cost written by hand.
//
//     senet-benchmark-classics                          the benchmarks, with Google Benchmark's own options
//     senet-benchmark-classics --play GAME HOW GAMES    plays so many games and nothing else, to count instructions
#include "by_hand/connect_four.hpp"
#include "by_hand/tic_tac_toe.hpp"

#include <senet/games/classic/breakthrough.hpp>
#include <senet/games/classic/connect_four.hpp>
#include <senet/games/classic/kuhn_poker.hpp>
#include <senet/games/classic/pig.hpp>
#include <senet/games/classic/tic_tac_toe.hpp>

#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <type_traits>

namespace {

using tic_tac_toe = senet::engine<senet::tic_tac_toe::game<>>;
using connect_four = senet::engine<senet::connect_four::game<>>;
using breakthrough = senet::engine<senet::breakthrough::game<>>;
using kuhn_poker = senet::engine<senet::kuhn_poker::game<>>;
using pig = senet::engine<senet::pig::game<>>;

/// What a random game leaves behind: by how many points seat 0 is ahead of seat 1, and its length.
struct result {
    int margin;
    int moves;

    friend bool operator==(result const&, result const&) = default;
};

template <class Sheet>
int margin_of(Sheet const& sheet) {
    return sheet.total(0) - sheet.total(1);
}

// What plays a game is a function of its own in all of them, so that none is mixed up with the loop that calls it. A
// program of one game has everything else inlined by itself; in this one, with many, g++ has to be asked.
#define SENET_BENCHMARK_PLAYER [[gnu::flatten, gnu::noinline]]

/// In these games every move fills a square, so that nobody has to count them.
template <class Engine>
concept fills_its_board =
    std::is_same_v<Engine, tic_tac_toe> || std::is_same_v<Engine, connect_four>;

/// The loop that a user of the library writes.
template <class Engine>
struct move_by_move {
    SENET_BENCHMARK_PLAYER static result play(senet::random_source& random) {
        auto p = Engine::start();
        int moves = 0;
        while (!Engine::over(p)) {
            Engine::play(p, Engine::random_move(p, random));
            if constexpr (!fills_its_board<Engine>)
                ++moves;
        }
        if constexpr (fills_its_board<Engine>)
            moves = p.table.board.occupied().count();
        return {margin_of(Engine::sheet(p)), moves};
    }
};

/// The same game left to the engine.
template <fills_its_board Engine>
struct played_out {
    SENET_BENCHMARK_PLAYER static result play(senet::random_source& random) {
        auto p = Engine::start();
        auto const sheet = Engine::play_out(p, random);
        return {margin_of(sheet), p.table.board.occupied().count()};
    }
};

struct tic_tac_toe_by_hand {
    SENET_BENCHMARK_PLAYER static result play(senet::random_source& random) {
        auto const [margin, moves] = by_hand::tic_tac_toe::random_game(random);
        return {margin, moves};
    }
};

struct tic_tac_toe_unrolled {
    SENET_BENCHMARK_PLAYER static result play(senet::random_source& random) {
        auto const [margin, moves] = by_hand::tic_tac_toe::unrolled_game(random);
        return {margin, moves};
    }
};

struct connect_four_by_hand {
    SENET_BENCHMARK_PLAYER static result play(senet::random_source& random) {
        auto const [margin, moves] = by_hand::connect_four::random_game(random);
        return {margin, moves};
    }
};

struct connect_four_unrolled {
    SENET_BENCHMARK_PLAYER static result play(senet::random_source& random) {
        auto const [margin, moves] = by_hand::connect_four::unrolled_game(random);
        return {margin, moves};
    }
};

template <class Player>
void random_games(benchmark::State& state) {
    senet::random_source random{1};
    std::int64_t games = 0;
    std::int64_t moves = 0;
    for (auto _ : state) {
        auto const played = Player::play(random);
        benchmark::DoNotOptimize(played);
        moves += played.moves;
        ++games;
    }
    state.counters["games/s"] = benchmark::Counter(double(games), benchmark::Counter::kIsRate);
    state.counters["moves/s"] = benchmark::Counter(double(moves), benchmark::Counter::kIsRate);
    state.counters["moves/game"] = double(moves) / double(games);
}

template <class Engine, template <class> class Player = move_by_move>
void described_games(benchmark::State& state) {
    random_games<Player<Engine>>(state);
    state.counters["sizeof(position)"] = sizeof(typename Engine::position);
    state.counters["sizeof(move)"] = sizeof(typename Engine::move);
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
}

template <class Engine>
void hashing(benchmark::State& state) {
    auto p = Engine::start();
    for (auto _ : state) {
        benchmark::DoNotOptimize(p);
        benchmark::DoNotOptimize(Engine::hash(p));
    }
}

BENCHMARK(described_games<tic_tac_toe, played_out>)->Name("tic-tac-toe/described");
BENCHMARK(described_games<tic_tac_toe>)->Name("tic-tac-toe/described, move by move");
BENCHMARK(random_games<tic_tac_toe_by_hand>)->Name("tic-tac-toe/by hand");
BENCHMARK(random_games<tic_tac_toe_unrolled>)->Name("tic-tac-toe/by hand, unrolled by ply");
BENCHMARK(described_games<connect_four, played_out>)->Name("connect four/described");
BENCHMARK(described_games<connect_four>)->Name("connect four/described, move by move");
BENCHMARK(random_games<connect_four_by_hand>)->Name("connect four/by hand");
BENCHMARK(random_games<connect_four_unrolled>)->Name("connect four/by hand, unrolled by ply");
BENCHMARK(described_games<breakthrough>)->Name("breakthrough/described");
BENCHMARK(described_games<kuhn_poker>)->Name("Kuhn poker/described");
BENCHMARK(described_games<pig>)->Name("pig/described");
BENCHMARK(listing<tic_tac_toe>)->Name("tic-tac-toe/list moves");
BENCHMARK(listing<connect_four>)->Name("connect four/list moves");
BENCHMARK(listing<breakthrough>)->Name("breakthrough/list moves");
BENCHMARK(hashing<tic_tac_toe>)->Name("tic-tac-toe/hash");
BENCHMARK(hashing<connect_four>)->Name("connect four/hash");
BENCHMARK(hashing<breakthrough>)->Name("breakthrough/hash");

// The described and the hand-written programs play the same games: every move is compared.
class trajectory {
public:
    void operator()(std::uint64_t move) { hash_ = (hash_ ^ move) * 0x0000'0100'0000'01b3u; }
    std::uint64_t hash() const { return hash_; }

private:
    std::uint64_t hash_ = 0xcbf2'9ce4'8422'2325u;
};

template <class Engine, class ByHand, class Number>
void compare_games(char const* name, ByHand play_by_hand, Number number_of) {
    for (std::uint64_t seed = 0; seed != 2000; ++seed) {
        senet::random_source ours{seed};
        senet::random_source theirs{seed};
        senet::random_source again{seed};
        trajectory described_moves;
        trajectory moves_by_hand;
        auto p = Engine::start();
        int moves = 0;
        for (; !Engine::over(p); ++moves) {
            auto const m = Engine::random_move(p, ours);
            described_moves(number_of(m));
            Engine::play(p, m);
        }
        result const a{margin_of(Engine::sheet(p)), moves};
        auto const b = play_by_hand(theirs, [&](unsigned move) { moves_by_hand(move); });
        if (!(a == result{b.margin, b.moves}) || described_moves.hash() != moves_by_hand.hash() ||
            !(ours == theirs) || !(played_out<Engine>::play(again) == a) || !(again == ours)) {
            std::fprintf(
                stderr, "%s: the described and the hand-written game with seed %llu differ\n", name,
                static_cast<unsigned long long>(seed));
            std::exit(1);
        }
    }
}

void compare_all_games() {
    auto const cell = [](tic_tac_toe::move m) { return tic_tac_toe::id(m); };
    compare_games<tic_tac_toe>(
        "tic-tac-toe", [](auto& r, auto o) { return by_hand::tic_tac_toe::random_game(r, o); },
        cell);
    compare_games<tic_tac_toe>(
        "tic-tac-toe, unrolled",
        [](auto& r, auto o) { return by_hand::tic_tac_toe::unrolled_game(r, o); }, cell);
    auto const column = [](connect_four::move m) { return connect_four::id(m) / 6; };
    compare_games<connect_four>(
        "connect four", [](auto& r, auto o) { return by_hand::connect_four::random_game(r, o); },
        column);
    compare_games<connect_four>(
        "connect four, unrolled",
        [](auto& r, auto o) { return by_hand::connect_four::unrolled_game(r, o); }, column);
}

template <class Player>
int play_many(long games) {
    senet::random_source random{1};
    long moves = 0;
    for (long g = 0; g != games; ++g)
        moves += Player::play(random).moves;
    std::printf("%ld moves\n", moves);
    return 0;
}

int play_only(char const* game, char const* how, long games) {
    auto const is = [&](char const* g, char const* h) {
        return std::strcmp(game, g) == 0 && std::strcmp(how, h) == 0;
    };
    if (is("tic_tac_toe", "described"))
        return play_many<played_out<tic_tac_toe>>(games);
    if (is("tic_tac_toe", "move_by_move"))
        return play_many<move_by_move<tic_tac_toe>>(games);
    if (is("tic_tac_toe", "by_hand"))
        return play_many<tic_tac_toe_by_hand>(games);
    if (is("tic_tac_toe", "unrolled"))
        return play_many<tic_tac_toe_unrolled>(games);
    if (is("connect_four", "described"))
        return play_many<played_out<connect_four>>(games);
    if (is("connect_four", "move_by_move"))
        return play_many<move_by_move<connect_four>>(games);
    if (is("connect_four", "by_hand"))
        return play_many<connect_four_by_hand>(games);
    if (is("connect_four", "unrolled"))
        return play_many<connect_four_unrolled>(games);
    std::fprintf(stderr, "there is nothing to play as %s of %s\n", how, game);
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    if (argc == 5 && std::strcmp(argv[1], "--play") == 0)
        return play_only(argv[2], argv[3], std::atol(argv[4]));
    compare_all_games();
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
