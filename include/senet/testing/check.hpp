// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_CHECK_HPP
#define SENET_TESTING_CHECK_HPP

#include <senet/testing/explore.hpp>
#include <senet/testing/fairness.hpp>
#include <senet/testing/laws.hpp>
#include <senet/testing/laws/move_laws.hpp>
#include <senet/testing/options.hpp>
#include <senet/testing/progress.hpp>
#include <senet/testing/random_games.hpp>
#include <senet/testing/report.hpp>
#include <senet/testing/shrink.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace senet::testing {

/// The whole of a check: breadth-first, at random, shorter, told. What is checked is a subject: see game_under_test.hpp.
template <class Subject>
class checker {
public:
    using state = typename Subject::state;

    /// `again` is the beginning of a line of C++ that replays: `senet::testing::replay<my_game>(`.
    checker(Subject& subject, options const& o, std::string again)
        : subject_(subject), options_(o), again_(std::move(again)) {
        told_.checked = Subject::name();
        told_.seed = o.seed;
        told_.reached = Subject::nothing_reached();
    }

    report check() {
        progress shown{Subject::name()};
        state start{};
        if (auto found = subject_.begin(start)) {
            tell(start, {std::move(found), {}}, true);
            return std::move(told_);
        }
        breadth_first<Subject> graph{
            subject_, static_cast<std::size_t>(std::max(options_.positions, 1))};
        if (auto broken = look_at(graph, start, every_law, &shown)) {
            tell(start, std::move(broken), true);
            return std::move(told_);
        }
        if (!graph.complete())
            if (auto broken = play_at_random(subject_, start, options_, graph, told_, shown)) {
                told_.moves_before_shrinking = broken.moves.size();
                shrinker<Subject> shorter{subject_, start, broken.found};
                broken.moves = shorter.shrink(std::move(broken.moves));
                if (shorter.found_last())
                    broken.found = shorter.found_last();
                tell(start, std::move(broken), false);
                return std::move(told_);
            }
        if (options_.everything_is_reached)
            if (auto const missing = told_.reached.never_reached(); !missing.empty()) {
                std::string list;
                for (auto const& name : missing)
                    list += (list.empty() ? "" : ", ") + name;
                name_law(finding(law::reached, "never reached: ", list));
            }
        return std::move(told_);
    }

    /// Plays moves in words, separated by semicolons, and looks at every position on the way.
    report replay(std::string_view words, std::string_view law_id, int only) {
        if (only == no_law) {
            told_.law = law_id;
            told_.sentence = "the law to be checked again is one of the game";
            told_.detail = "there is no law " + std::string{law_id};
            return std::move(told_);
        }
        state start{};
        if (auto found = subject_.begin(start)) {
            tell(start, {std::move(found), {}}, false);
            return std::move(told_);
        }
        counterexample game;
        state s = start;
        for (;;) {
            game.found = inspect_alone(s, game.moves, only);
            words.remove_prefix(std::min(words.find_first_not_of(" ;\n"), words.size()));
            if (game.found || words.empty())
                break;
            auto const move = read_move(words);
            if (!move.first) {
                told_.law = "LAW-WORDS";
                told_.sentence = "the words to be replayed are moves of the game";
                told_.detail = "no move begins with \"" + std::string{words.substr(0, 40)} + "\"";
                break;
            }
            if (Subject::over(s) || !Subject::is_legal(s, move.second)) {
                told_.law = "LAW-LEGAL";
                told_.sentence = "the moves to be replayed are legal";
                told_.detail = "\"" + Subject::words(move.second) + "\" is not legal here";
                break;
            }
            game.moves.push_back(move.second);
            game.found = subject_.play(s, move.second, only);
            if (game.found)
                break;
        }
        if (!game.found && told_.law.empty())
            game.found = look_around(start, s, game.moves, only);
        if (game.found || !told_.law.empty())
            tell(start, std::move(game), false);
        return std::move(told_);
    }

private:
    /// Everything that needs the positions breadth-first.
    counterexample
    look_at(breadth_first<Subject>& graph, state const& start, int only, progress* shown) {
        counterexample broken;
        if constexpr (Subject::hides) {
            equal_views<Subject> views{graph};
            broken = graph.run(start, only, &told_.reached, shown, [&](std::uint32_t number) {
                return views.meet(number, only);
            });
            if (!broken)
                broken = look_at_ends(graph, only);
            if (!broken && options_.fair_redeal && asks_for(only, law::fair))
                broken = views.is_fair();
        } else {
            broken = graph.run(start, only, &told_.reached, shown, {});
            if (!broken)
                broken = look_at_ends(graph, only);
        }
        told_.positions = graph.nodes().size();
        told_.proved = !broken && graph.complete();
        if constexpr (requires { subject_.everything_was_tried(); })
            told_.proved = told_.proved && subject_.everything_was_tried();
        if (!broken && asks_for(only, law::record))
            broken = look_at_records(graph);
        return broken;
    }

    counterexample look_at_ends(breadth_first<Subject>& graph, int only) {
        if (!graph.complete())
            return {};
        auto const ends = find_ends(graph);
        if (ends.endless != visited_set::nothing) {
            if (asks_for(only, law::ends))
                return {
                    {law::ends, "no end of the game can be reached any more"},
                    graph.way_to(ends.endless)};
            return {};
        }
        told_.longest_possible = ends.longest;
        if constexpr (Subject::longest_game >= 0)
            if (asks_for(only, law::length) &&
                (ends.longest == ends_of_game::circling || ends.longest > Subject::longest_game))
                return {
                    finding(
                        law::length, "the game is declared to have at most ", Subject::longest_game,
                        " decisions, and it is not over"),
                    long_way(graph, ends, static_cast<std::size_t>(Subject::longest_game))};
        return {};
    }

    /// Games on the way to some of the positions.
    counterexample look_at_records(breadth_first<Subject>& graph) {
        auto const count = graph.nodes().size();
        auto const step = count <= 200 ? std::size_t{1} : count / 200;
        for (std::size_t n = 0; n < count; n += step) {
            auto const number = static_cast<std::uint32_t>(n);
            auto way = graph.way_to(number);
            if (auto found = subject_.inspect_game(way, graph.nodes()[n].here, every_law))
                return {std::move(found), std::move(way)};
        }
        return {};
    }

    finding inspect_alone(state const& s, std::vector<move_id> const& moves, int only) {
        auto found = subject_.inspect(s, only, nullptr);
        if (!found && asks_for(only, law::length))
            found = keeps_its_length<Subject>(s, moves.size());
        return found;
    }

    /// The laws for which other positions are needed, asked about one.
    finding
    look_around(state const& start, state const& s, std::vector<move_id> const& moves, int only) {
        if (auto found = subject_.inspect_game(moves, s, only))
            return found;
        if (asks_for(only, law::ends) && !Subject::over(s) && never_ends(subject_, s, 20'000))
            return {law::ends, "no end of the game can be reached any more"};
        if constexpr (Subject::hides)
            if (asks_for(only, law::secret) || asks_for(only, law::fair)) {
                breadth_first<Subject> graph{
                    subject_, static_cast<std::size_t>(std::max(options_.positions, 1))};
                equal_views<Subject> views{graph};
                finding of_this;
                graph.run(start, no_law, nullptr, nullptr, [&](std::uint32_t number) {
                    auto found = views.meet(number, only);
                    if (found && !of_this && Subject::same(graph.nodes()[number].here, s))
                        of_this = std::move(found);
                    return finding{};
                });
                auto const number = graph.find(s, Subject::hash(s));
                if (!of_this && number != visited_set::nothing && asks_for(only, law::fair))
                    of_this = views.is_fair(number).found;
                return of_this;
            }
        return {};
    }

    /// The longest piece up to a semicolon that is a move.
    std::pair<bool, move_id> read_move(std::string_view& words) {
        std::pair<bool, move_id> best{false, 0};
        std::size_t length = 0;
        for (std::size_t end = words.find(';', 0);; end = words.find(';', end + 1)) {
            auto const piece = words.substr(0, end);
            move_id id = 0;
            if (Subject::read(piece, id)) {
                best = {true, id};
                length = piece.size();
            }
            if (end == std::string_view::npos || best.first)
                break;
        }
        words.remove_prefix(length);
        return best;
    }

    void name_law(finding const& found) {
        auto const text = Subject::law_text(found.which);
        told_.law = text.id;
        told_.sentence = text.sentence;
        told_.detail = found.detail;
    }

    void tell(state const& start, counterexample broken, bool shortest) {
        if (broken.found)
            name_law(broken.found);
        told_.proved = false;
        told_.longest_possible = -1;
        told_.shortest = shortest;
        state s = start;
        bool playable = true;
        for (move_id const id : broken.moves) {
            auto const words = Subject::words(id);
            told_.moves.push_back(Subject::actor_of(s) + ": " + words);
            told_.trace += (told_.trace.empty() ? "" : "; ") + words;
            playable = playable && subject_.go(s, id);
        }
        told_.position = (playable ? "" : "(before the last move)\n") + Subject::picture(s);
        told_.replay =
            wrapped(again_, "  ") + as_literal(told_.trace, "      ") + ",\n      \"" + told_.law +
            "\"" +
            (options_.ids == options{}.ids ? std::string{}
                                           : ", {.ids = " + std::to_string(options_.ids) + "}") +
            ")";
    }

    Subject& subject_;
    options options_;
    std::string again_;
    report told_;
};

} // namespace senet::testing

#endif // SENET_TESTING_CHECK_HPP
