// SPDX-License-Identifier: MIT

#include "shared.hpp"

#include <cstdio>

namespace {

int failures = 0;

void same(bool yes, char const* what) {
    if (!yes) {
        std::printf("not the same in both translation units: %s\n", what);
        ++failures;
    }
}

template <class Engine>
void same_games(char const* name) {
    for (std::uint64_t seed = 0; seed != 50; ++seed) {
        senet::random_source ours{seed};
        senet::random_source theirs{seed};
        auto p = Engine::start();
        auto const finished_there = there::finish(p, theirs);
        while (!Engine::over(p))
            Engine::play(p, Engine::random_move(p, ours));
        same(p == finished_there, name);
        same(ours == theirs, name);
        same(Engine::hash(p) == there::hash(p), "a hash");
    }
}

void same_answers() {
    auto p = kuhn::start();
    senet::random_source random{3};
    kuhn::settle(p, random);
    for (std::uint64_t id = 0; id != kuhn::move_ids; ++id) {
        auto const m = kuhn::move_at(id);
        same(kuhn::check(p, m) == there::check(p, m), "a verdict");
        same(kuhn::text(p, m) == there::text(p, m), "a text");
    }
    same(kuhn::view(p, 1) == there::view(p, 1), "a view");
    same(kuhn::moves(p) == there::moves(p), "a list of moves");
    same(*there::parse(p, "bet") == *kuhn::parse(p, "bet"), "a move that was read");
    same(
        there::parse(p, "bat").error().expected == kuhn::parse(p, "bat").error().expected,
        "an error");
    p = there::finish(p, random);
    same(kuhn::sheet(p) == there::sheet(p), "a score sheet");
    same(kuhn::ranking(p) == there::ranking(p), "a ranking");
}

} // namespace

int main() {
    senet::random_source random{7};
    auto const continued = there::after(random, 3);
    for (int i = 0; i < 3; ++i)
        random();
    same(random == continued, "a random source");
    same_games<ttt>("a game of tic-tac-toe");
    same_games<kuhn>("a game of Kuhn poker");
    same_games<pig3>("a game of pig");
    same_games<c4>("a game of connect four");
    same_answers();
    return failures;
}
