// SPDX-License-Identifier: MIT

#ifndef SENET_RECORD_GAME_RECORD_HPP
#define SENET_RECORD_GAME_RECORD_HPP

#include <senet/assert.hpp>
#include <senet/engine.hpp>
#include <senet/random.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace senet {

/// A game from its start to where it has come: every move, nature's included. Only legal moves get into a record, so
/// that it can always be replayed.
template <class Engine>
class record {
public:
    using engine = Engine;
    using position = typename Engine::position;
    using move = typename Engine::move;

    /// A game that is about to begin.
    record() : record(Engine::start()) {}
    /// A game from any position: a puzzle, a test, a game that was set up.
    explicit record(position const& start) : start_(start), now_(start) {}

    position const& start() const noexcept { return start_; }
    /// The start is not the normal one.
    bool arranged() const { return !(start_ == Engine::start()); }

    std::vector<move> const& moves() const noexcept { return moves_; }
    std::size_t size() const noexcept { return moves_.size(); }
    /// The position after all moves.
    position const& now() const noexcept { return now_; }
    bool over() const noexcept { return Engine::over(now_); }

    /// Plays and records a move if it is legal; a refused one changes nothing.
    verdict try_play(move const& m) {
        auto const answer = Engine::check(now_, m);
        if (answer) {
            moves_.push_back(m);
            Engine::play(now_, m);
        }
        return answer;
    }
    /// Takes the last move back.
    void take_back() {
        SENET_ASSERT(!moves_.empty(), "senet: there is a move to take back");
        moves_.pop_back();
        now_ = replay();
    }

    /// The position after all moves, played again from the start.
    position replay() const { return replay(size()); }
    /// The position after the first so many moves.
    position replay(std::size_t count) const {
        SENET_ASSERT(count <= size(), "senet: the record has that many moves");
        position p = start_;
        for (std::size_t i = 0; i != count; ++i)
            Engine::play(p, moves_[i]);
        return p;
    }

    /// The seed from which the random moves came, if somebody wants to know: nothing depends on it.
    std::optional<std::uint64_t> const& seed() const noexcept { return seed_; }
    void set_seed(std::optional<std::uint64_t> seed) noexcept { seed_ = seed; }

    friend bool operator==(record const& a, record const& b) {
        return a.start_ == b.start_ && a.moves_ == b.moves_ && a.seed_ == b.seed_;
    }

private:
    position start_;
    position now_;
    std::vector<move> moves_;
    std::optional<std::uint64_t> seed_;
};

/// A game played at random from a seed, nature's moves by their odds. It is left unfinished when nobody can move any
/// more or after `most_moves` moves.
template <class Engine>
record<Engine> random_record(
    std::uint64_t seed,
    typename Engine::position const& start = Engine::start(),
    std::size_t most_moves = 100'000) {
    record<Engine> game{start};
    game.set_seed(seed);
    random_source random{seed};
    while (!game.over() && game.size() != most_moves && Engine::count_moves(game.now()) != 0)
        if (!game.try_play(Engine::random_move(game.now(), random)))
            break; // a list of moves that `check` does not agree with: the law checker says more
    return game;
}

} // namespace senet

#endif // SENET_RECORD_GAME_RECORD_HPP
