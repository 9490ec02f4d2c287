// SPDX-License-Identifier: MIT

// One random game of each classic: how it went, how it ended, and what it was worth.
#include <senet/games/classic/breakthrough.hpp>
#include <senet/games/classic/connect_four.hpp>
#include <senet/games/classic/kuhn_poker.hpp>
#include <senet/games/classic/pig.hpp>
#include <senet/games/classic/tic_tac_toe.hpp>
#include <senet/io.hpp>

#include <iostream>

template <class Engine>
void play(std::uint64_t seed, int moves_shown) {
    std::cout << "== " << Engine::game::name << ", seed " << seed << '\n';
    senet::random_source random{seed};
    auto p = Engine::start();
    int made = 0;
    for (; !Engine::over(p); ++made) {
        auto const m = Engine::random_move(p, random);
        if (made < moves_shown)
            std::cout << Engine::to_act(p) << ": " << Engine::text(p, m) << '\n';
        Engine::play(p, m);
    }
    if (made > moves_shown)
        std::cout << "... and " << made - moves_shown << " moves more\n";
    std::cout << p << Engine::sheet(p) << '\n';
}

int main() {
    using namespace senet;
    play<engine<tic_tac_toe::game<tic_tac_toe::options{.rows = 4, .columns = 5, .line = 4}>>>(1, 4);
    play<engine<connect_four::game<>>>(2, 4);
    play<engine<breakthrough::game<>>>(3, 4);
    play<engine<kuhn_poker::game<>>>(4, 10);
    play<engine<pig::game<pig::options{.players = 4, .target = 50}>>>(5, 8);
}
