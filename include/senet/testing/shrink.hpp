// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_SHRINK_HPP
#define SENET_TESTING_SHRINK_HPP

#include <senet/random.hpp>
#include <senet/testing/explore.hpp>
#include <senet/testing/laws.hpp>
#include <senet/testing/laws/move_laws.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace senet::testing {

/// Leaves out what is not needed of a list: halves, quarters … single entries (delta debugging). `still(list)` says
/// whether a shorter list will do, and may make it shorter still.
template <class Entry, class Still>
void leave_out(std::vector<Entry>& list, Still&& still) {
    for (std::size_t size = (list.size() + 1) / 2; size != 0 && !list.empty();) {
        bool shorter = false;
        for (std::size_t end = list.size(); end != 0;) {
            auto const begin = end > size ? end - size : 0;
            std::vector<Entry> without(
                list.begin(), list.begin() + static_cast<std::ptrdiff_t>(begin));
            without.insert(
                without.end(), list.begin() + static_cast<std::ptrdiff_t>(end), list.end());
            if (without.size() < list.size() && still(without) && without.size() < list.size()) {
                list = std::move(without);
                shorter = true;
                end = std::min(begin, list.size());
            } else {
                end = begin;
            }
        }
        if (!shorter)
            size = size == 1 ? 0 : (size + 1) / 2;
        else
            size = std::min(size, std::max<std::size_t>(list.size() / 2, 1));
    }
}

/// Makes the way to a broken law shorter. Moves are left out, and what is then no longer legal is left out as well; in
/// games of turns that is often not enough, so that other ways are looked for from the positions along the way.
template <class Subject>
class shrinker {
public:
    using state = typename Subject::state;

    shrinker(Subject& subject, state const& start, finding const& found)
        : subject_(subject), start_(start), found_(found) {}

    std::vector<move_id> shrink(std::vector<move_id> moves) {
        auto const still = [&](std::vector<move_id>& way) { return breaks(way); };
        if (!still(moves))
            return moves; // it does not happen again: a dependence on something else
        leave_out(moves, still);
        for (int rounds = 0; rounds != 12 && !moves.empty() && look_for_another_way(moves);
             ++rounds)
            leave_out(moves, still);
        say_it_simply(moves);
        return moves;
    }

    /// What was found at the end of the way that `breaks` was asked about last.
    finding const& found_last() const noexcept { return last_; }

    /// Plays what is legal of a list of moves; true if the same law is broken, and the list is then what was played.
    bool breaks(std::vector<move_id>& way) {
        std::vector<move_id> done;
        state s = start_;
        std::size_t i = 0;
        while (!is_broken(s, done)) {
            while (i != way.size() && (Subject::over(s) || !Subject::is_legal(s, way[i])))
                ++i;
            if (i == way.size())
                return false;
            done.push_back(way[i]);
            auto found = subject_.play(s, way[i++], found_.which);
            if (is_the_same(found)) {
                last_ = std::move(found);
                break;
            }
            if (found)
                return false;
        }
        way = std::move(done);
        return true;
    }

private:
    bool is_the_same(finding const& other) const {
        if (other.which != found_.which)
            return false;
        // Contracts are many; this one says the same.
        if (other.which != static_cast<int>(law::contract))
            return true;
        auto const said = [](std::string_view text) {
            return text.substr(std::min(text.rfind(": "), text.size()));
        };
        return said(other.detail) == said(found_.detail);
    }

    bool is_broken(state const& s, std::vector<move_id> const& done) {
        auto found = found_.which == static_cast<int>(law::length)
                         ? keeps_its_length<Subject>(s, done.size())
                     : found_.which == static_cast<int>(law::record)
                         ? subject_.inspect_game(done, s, found_.which)
                     : found_.which == static_cast<int>(law::ends)
                         ? (never_ends(subject_, s, 2'000) ? found_ : finding{})
                         : subject_.inspect(s, found_.which, nullptr);
        if (!is_the_same(found))
            return false;
        last_ = std::move(found);
        return true;
    }

    bool look_for_another_way(std::vector<move_id>& moves) {
        return search_from_the_way(moves) || wander_from_the_way(moves);
    }

    /// Breadth-first from the positions along the way, as far as it may be shorter.
    bool search_from_the_way(std::vector<move_id>& moves) {
        if (!is_local())
            return false;
        state s = start_;
        for (std::size_t k = 0; k + 1 < moves.size() && positions_left_ != 0; ++k) {
            auto suffix = shorter_suffix(s, moves.size() - k - 1);
            if (suffix.second) {
                suffix.first.insert(
                    suffix.first.begin(), moves.begin(),
                    moves.begin() + static_cast<std::ptrdiff_t>(k));
                if (breaks(suffix.first) && suffix.first.size() < moves.size()) {
                    moves = std::move(suffix.first);
                    return true;
                }
            }
            subject_.go(s, moves[k]);
        }
        return false;
    }
    std::pair<std::vector<move_id>, bool> shorter_suffix(state const& from, std::size_t below) {
        breadth_first<Subject> graph{subject_, std::min(positions_each, positions_left_)};
        auto found =
            graph.run(from, found_.which, nullptr, nullptr, [&](std::uint32_t number) -> finding {
                return graph.nodes()[number].depth >= below ? finding{no_law_found, {}} : finding{};
            });
        positions_left_ -= std::min(positions_left_, graph.nodes().size());
        return {std::move(found.moves), is_the_same(found.found)};
    }

    /// At random from the positions along the way.
    bool wander_from_the_way(std::vector<move_id>& moves) {
        random_source random{0x7368'7269'6e6bu + moves.size()};
        std::vector<move_id> ids;
        for (int round = 0; round != 400; ++round) {
            auto const keep = draw_below(moves.size(), random);
            std::vector<move_id> way(
                moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(keep));
            state s = start_;
            for (move_id const id : way)
                subject_.go(s, id);
            while (way.size() + 1 < moves.size() && !Subject::over(s)) {
                Subject::list(s, ids);
                if (ids.empty())
                    break;
                way.push_back(ids[draw_below(ids.size(), random)]);
                if (!subject_.go(s, way.back()))
                    break;
            }
            if (breaks(way) && way.size() < moves.size()) {
                moves = std::move(way);
                return true;
            }
        }
        return false;
    }

    /// The first moves of the lists, where they will do.
    void say_it_simply(std::vector<move_id>& moves) {
        std::vector<move_id> ids;
        state s = start_;
        for (std::size_t i = 0; i != moves.size() && moves.size() <= 200; ++i) {
            Subject::list(s, ids);
            for (std::size_t n = 0; n != std::min<std::size_t>(ids.size(), 6); ++n) {
                if (ids[n] == moves[i])
                    break;
                auto other = moves;
                other[i] = ids[n];
                if (breaks(other) && other.size() <= moves.size() && i < other.size()) {
                    moves = std::move(other);
                    break;
                }
            }
            subject_.go(s, moves[i]);
        }
        breaks(moves); // what is reported is what was found last
    }

    /// The law can be seen in a position, without the way there.
    bool is_local() const noexcept {
        return found_.which != static_cast<int>(law::length) &&
               found_.which != static_cast<int>(law::record) &&
               found_.which != static_cast<int>(law::ends);
    }

    static constexpr std::size_t positions_each = 1'000;
    static constexpr int no_law_found = 1'000'000;

    Subject& subject_;
    state start_;
    finding found_;
    finding last_;
    std::size_t positions_left_ = 60'000; // to look at on the way
};

} // namespace senet::testing

#endif // SENET_TESTING_SHRINK_HPP
