// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_FAIRNESS_HPP
#define SENET_TESTING_FAIRNESS_HPP

#include <senet/detail/string_text.hpp>
#include <senet/io.hpp>
#include <senet/random.hpp>
#include <senet/seats.hpp>
#include <senet/testing/contracts.hpp>
#include <senet/testing/explore.hpp>
#include <senet/testing/laws.hpp>
#include <senet/testing/laws/knowledge_laws.hpp>
#include <senet/testing/laws/move_laws.hpp>
#include <senet/testing/statistics.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace senet::testing {

/// The positions of a graph that look the same to a seat, and what follows from that: the seat has the same moves in all
/// of them (LAW-SECRET), and `redeal` gives each of them as often as chance does (LAW-FAIR).
///
/// How likely a position is depends on how the others play, and no dealing can know that. It is compared only where it
/// does not matter: where a seat that chooses evenly and one that counts every way as one lead to the same odds, after
/// every number of decisions.
template <class Subject>
class equal_views {
public:
    using engine = typename Subject::engine;
    using state = typename Subject::state;
    using graph = breadth_first<Subject>;

    explicit equal_views(graph const& g) : graph_(g) {}

    /// Sorts a new position in; LAW-SECRET.
    finding meet(std::uint32_t number, int only) {
        auto const& p = graph_.nodes()[number].here;
        for (int s = 0; s != engine::seats; ++s) {
            auto const group = group_of(number, s);
            auto const first = members_[group].front();
            if (first == number || !asks_for(only, law::secret) || !(engine::to_act(p) == seat{s}))
                continue;
            std::vector<move_id> here;
            std::vector<move_id> there;
            Subject::list(p, here);
            Subject::list(graph_.nodes()[first].here, there);
            if (auto const move = only_on_one_list<engine>(here, there); !move.empty())
                return finding(
                    law::secret, senet::detail::words_for(actor{seat{s}}),
                    " sees the same here and after \"", in_words(first), "\", but only once ", move,
                    " is legal");
        }
        return {};
    }

    /// LAW-FAIR, for every position or only for one.
    counterexample is_fair(std::uint32_t only_one = visited_set::nothing) {
        weigh();
        std::size_t const groups = members_.size();
        std::size_t const most = 400;
        std::size_t const step = groups <= most ? 1 : groups / most;
        for (std::size_t group = 0; group < groups;
             group += only_one == visited_set::nothing ? step : 1) {
            auto const& members = members_[group];
            if (only_one != visited_set::nothing) {
                if (std::find(members.begin(), members.end(), only_one) != members.end())
                    if (auto found = compare(group, only_one))
                        return {std::move(found), graph_.way_to(only_one)};
                continue;
            }
            if (auto found = compare(group, members.front()))
                return {std::move(found), graph_.way_to(members.front())};
        }
        return {};
    }

private:
    struct odds {
        std::vector<double> even;    // seats choose evenly
        std::vector<double> counted; // every way of seats counts as one
        bool known = false;
        bool depends_on_play = false;
    };

    std::string in_words(std::uint32_t number) const {
        std::string words;
        for (move_id const id : graph_.way_to(number))
            words += (words.empty() ? "" : "; ") + Subject::words(id);
        return words;
    }

    std::size_t group_of(std::uint32_t number, int s) {
        auto const& p = graph_.nodes()[number].here;
        auto const view = engine::view(p, seat{s});
        std::ostringstream text;
        text << view;
        auto& candidates = by_text_[std::to_string(s) + text.str()];
        for (auto const group : candidates) {
            auto const& other = graph_.nodes()[members_[group].front()].here;
            if (engine::view(other, seat{s}) == view && same_place<engine>(p, other)) {
                members_[group].push_back(number);
                return group;
            }
        }
        members_.push_back({number});
        seats_.push_back(s);
        candidates.push_back(members_.size() - 1);
        return members_.size() - 1;
    }

    /// How likely each position of each group is, decision after decision.
    void weigh() {
        odds_.assign(members_.size(), {});
        auto const count = graph_.nodes().size();
        std::vector<std::vector<std::pair<std::size_t, std::size_t>>> places(count);
        for (std::size_t group = 0; group != members_.size(); ++group)
            for (std::size_t i = 0; i != members_[group].size(); ++i)
                places[members_[group][i]].emplace_back(group, i);

        std::vector<double> even(count, 0);
        std::vector<double> counted(count, 0);
        std::vector<std::uint32_t> layer{0};
        even[0] = counted[0] = 1;
        std::vector<move_id> ids;
        for (int decisions = 0; decisions != 400 && !layer.empty(); ++decisions) {
            weigh_layer(layer, even, counted, places);
            std::vector<double> next_even(count, 0);
            std::vector<double> next_counted(count, 0);
            std::vector<std::uint32_t> next;
            for (auto const n : layer) {
                if (n >= graph_.expanded())
                    return; // what comes now is not known completely
                auto const& p = graph_.nodes()[n].here;
                bool const nature = Subject::nature_acts(p);
                if (nature)
                    Subject::list(p, ids);
                auto const* const first = graph_.edges_begin(n);
                auto const* const last = graph_.edges_end(n);
                for (auto const* e = first; e != last; ++e) {
                    double const chance =
                        nature ? Subject::chance(p, ids[static_cast<std::size_t>(e - first)]) : 1;
                    if (next_counted[*e] == 0)
                        next.push_back(*e);
                    next_counted[*e] += counted[n] * chance;
                    next_even[*e] +=
                        even[n] * (nature ? chance : 1 / static_cast<double>(last - first));
                }
            }
            double most = 0;
            for (auto const n : next)
                most = std::max(most, next_counted[n]);
            for (auto const n : next)
                next_counted[n] /= most; // ways are many; only how they compare matters
            layer = std::move(next);
            even = std::move(next_even);
            counted = std::move(next_counted);
        }
    }
    void weigh_layer(
        std::vector<std::uint32_t> const& layer,
        std::vector<double> const& even,
        std::vector<double> const& counted,
        std::vector<std::vector<std::pair<std::size_t, std::size_t>>> const& places) {
        std::vector<std::size_t> touched;
        for (auto const n : layer)
            for (auto const& [group, i] : places[n])
                touched.push_back(group);
        std::sort(touched.begin(), touched.end());
        touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
        for (auto const group : touched) {
            odds here;
            for (auto const n : members_[group]) {
                here.even.push_back(even[n]);
                here.counted.push_back(counted[n]);
            }
            make_sum_one(here.even);
            make_sum_one(here.counted);
            auto& known = odds_[group];
            if (!alike(here.even, here.counted) || (known.known && !alike(here.even, known.even)))
                known.depends_on_play = true;
            if (!known.known) {
                known.even = std::move(here.even);
                known.known = true;
            }
        }
    }
    static void make_sum_one(std::vector<double>& parts) {
        double sum = 0;
        for (double const part : parts)
            sum += part;
        for (double& part : parts)
            part /= sum;
    }
    static bool alike(std::vector<double> const& a, std::vector<double> const& b) {
        for (std::size_t i = 0; i != a.size(); ++i)
            if (std::abs(a[i] - b[i]) > 1e-9)
                return false;
        return true;
    }

    finding compare(std::size_t group, std::uint32_t from) {
        auto const& members = members_[group];
        auto const& known = odds_[group];
        seat const viewer{seats_[group]};
        std::string const who = senet::detail::words_for(actor{viewer});
        bool const by_odds = known.known && !known.depends_on_play;
        std::size_t const tries =
            std::min<std::size_t>(std::max<std::size_t>(40 * members.size(), 200), 4'000);
        std::vector<std::uint64_t> counts(members.size(), 0);
        auto const& p = graph_.nodes()[from].here;
        random_source random{engine::hash(p) ^ 0x6661'6972u};
        for (std::size_t n = 0; n != tries; ++n) {
            state dealt = p;
            if (contract_watch::broken_by([&] { dealt = engine::redeal(p, viewer, random); }))
                return {}; // another law says that
            auto const number = graph_.find(dealt, engine::hash(dealt));
            auto const place = std::find(members.begin(), members.end(), number);
            if (place != members.end()) {
                ++counts[static_cast<std::size_t>(place - members.begin())];
                continue;
            }
            if (!graph_.complete())
                return {};
            std::ostringstream shown;
            shown << dealt;
            return finding(
                law::fair, "with what ", who,
                " cannot see dealt anew, a position is made that no game comes "
                "to:\n",
                shown.str());
        }
        if (!by_odds)
            return {};
        std::vector<double> expected(known.even);
        for (double& e : expected)
            e *= static_cast<double>(tries);
        if (deviation(counts, expected) < too_far)
            return {};
        std::size_t worst = 0;
        auto const off = [&](std::size_t i) {
            return std::abs(static_cast<double>(counts[i]) - expected[i]);
        };
        for (std::size_t i = 0; i != members.size(); ++i)
            if (off(i) > off(worst))
                worst = i;
        return finding(
            law::fair, "to ", who, ", ", members.size(), " positions look like this; \"",
            in_words(members[worst]), "\" should be dealt about ",
            static_cast<long long>(expected[worst] + 0.5), " times in ", tries, ", and is dealt ",
            counts[worst], " times");
    }

    graph const& graph_;
    std::unordered_map<std::string, std::vector<std::size_t>> by_text_;
    std::vector<std::vector<std::uint32_t>> members_;
    std::vector<int> seats_;
    std::vector<odds> odds_;
};

} // namespace senet::testing

#endif // SENET_TESTING_FAIRNESS_HPP
