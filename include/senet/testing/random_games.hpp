// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_RANDOM_GAMES_HPP
#define SENET_TESTING_RANDOM_GAMES_HPP

#include <senet/random.hpp>
#include <senet/testing/contracts.hpp>
#include <senet/testing/coverage.hpp>
#include <senet/testing/explore.hpp>
#include <senet/testing/laws.hpp>
#include <senet/testing/laws/move_laws.hpp>
#include <senet/testing/options.hpp>
#include <senet/testing/progress.hpp>
#include <senet/testing/report.hpp>
#include <senet/testing/visited_set.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace senet::testing {

/// Chooses moves for random games. Every other game is played evenly, nature's moves by their odds; in the others a few
/// kinds of moves are preferred, rather those that were rarely made, and of each kind the values that were.
class swarm {
public:
    explicit swarm(std::size_t kinds) : of_kind_(kinds, 0), weights_(kinds, 1) {}

    void begin_game(random_source& random) {
        auto const most = *std::max_element(of_kind_.begin(), of_kind_.end());
        for (std::size_t k = 0; k != weights_.size(); ++k) {
            // between one half and nine tenths
            auto const rare = 900 - (most == 0 ? 0 : 400 * of_kind_[k] / most);
            weights_[k] = draw_below(1000, random) < rare ? 10 : 1;
        }
    }

    template <class KindOf>
    move_id choose(std::vector<move_id> const& ids, KindOf kind_of, random_source& random) {
        sums_.clear();
        std::uint64_t sum = 0;
        for (move_id const id : ids) {
            auto const times = taken_[id % taken_count];
            sum += 1 + (std::uint64_t{weights_[kind_of(id)]} << 20) / (1 + times);
            sums_.push_back(sum);
        }
        auto const drawn = draw_below(sum, random);
        auto const place = std::upper_bound(sums_.begin(), sums_.end(), drawn);
        return ids[static_cast<std::size_t>(place - sums_.begin())];
    }

    void took(std::size_t kind, move_id id) {
        ++of_kind_[kind];
        ++taken_[id % taken_count];
    }

private:
    static constexpr std::size_t taken_count = 8192;

    std::vector<std::uint64_t> of_kind_;
    std::vector<std::uint32_t> weights_;
    std::vector<std::uint32_t> taken_ = std::vector<std::uint32_t>(taken_count, 0);
    std::vector<std::uint64_t> sums_;
};

/// Games at random, each from a seed of its own, until a law is broken. Positions met before are not inspected again.
template <class Subject>
counterexample play_at_random(
    Subject& subject,
    typename Subject::state const& start,
    options const& o,
    breadth_first<Subject> const& known,
    report& told,
    progress& shown) {
    swarm crowd{told.reached.moves.size()};
    visited_set inspected;
    std::vector<move_id> ids;
    std::uint64_t finished = 0;
    for (int g = 0; g < o.games; ++g) {
        random_source random{
            o.seed ^ (0x9e37'79b9'7f4a'7c15u * (static_cast<std::uint64_t>(g) + 1))};
        bool const evenly = g % 2 == 0;
        crowd.begin_game(random);
        counterexample game;
        auto s = start;
        while (!Subject::over(s) && game.moves.size() < static_cast<std::size_t>(o.longest_game)) {
            shown.tell(
                "random games", static_cast<std::uint64_t>(g), static_cast<std::uint64_t>(o.games));
            move_id chosen = 0;
            if (evenly) {
                char const* const broken =
                    contract_watch::broken_by([&] { chosen = Subject::random_move(s, random); });
                if (broken) {
                    game.found =
                        finding(law::contract, "when moves are counted and chosen: ", broken);
                    return game;
                }
            } else {
                Subject::list(s, ids);
                chosen = crowd.choose(ids, &Subject::kind_of, random);
            }
            game.moves.push_back(chosen);
            auto const kind = Subject::kind_of(chosen);
            crowd.took(kind, chosen);
            ++told.reached.moves[kind].times;
            if ((game.found = subject.play(s, chosen, every_law)))
                return game;
            auto const hash = Subject::hash(s);
            if (!Subject::known_by_hash || (!known.has_met(hash) && !inspected.contains(hash))) {
                inspected.insert(hash, 0);
                if ((game.found = subject.inspect(s, every_law, &told.reached)))
                    return game;
            }
            if ((game.found = keeps_its_length<Subject>(s, game.moves.size())))
                return game;
        }
        auto const length = static_cast<std::uint64_t>(game.moves.size());
        told.shortest_game = g == 0 ? length : std::min(told.shortest_game, length);
        told.longest_game = std::max(told.longest_game, length);
        ++told.games;
        if (Subject::over(s)) {
            ++finished;
        } else {
            ++told.unfinished_games;
            if (never_ends(subject, s, 5'000)) {
                game.found = {law::ends, "no end of the game can be reached any more"};
                return game;
            }
        }
        if ((g < 20 || g % 16 == 0) &&
            (game.found = subject.inspect_game(game.moves, s, every_law)))
            return game;
        if (g + 1 == o.games && finished == 0) {
            game.found = finding(
                law::ends, "none of ", o.games, " random games has ended within ", o.longest_game,
                " decisions");
            return game;
        }
    }
    return {};
}

} // namespace senet::testing

#endif // SENET_TESTING_RANDOM_GAMES_HPP
