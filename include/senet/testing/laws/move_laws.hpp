// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_LAWS_MOVE_LAWS_HPP
#define SENET_TESTING_LAWS_MOVE_LAWS_HPP

#include <senet/detail/ids.hpp>
#include <senet/detail/string_text.hpp>
#include <senet/moves/move_text.hpp>
#include <senet/random.hpp>
#include <senet/rules.hpp>
#include <senet/testing/contracts.hpp>
#include <senet/testing/coverage.hpp>
#include <senet/testing/laws.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace senet::testing {

/// A move as a number: the checker's own parts need not know the games.
using move_id = std::uint64_t;

template <class Engine>
std::string words_of_move(move_id id) {
    std::string words;
    char const* const broken = contract_watch::broken_by([&] { Engine::move_at(id); });
    if (broken)
        return "move " + std::to_string(id);
    Engine::move_at(id).visit([&](auto const& typed) {
        senet::detail::string_text to{words};
        senet::detail::write_move(to, typed);
    });
    return words;
}

template <class Engine>
std::string quoted_move(move_id id) {
    return "\"" + words_of_move<Engine>(id) + "\"";
}

/// The ids of the legal moves, as they are listed. Where a contract is broken, what it says.
template <class Engine>
char const* list_moves(typename Engine::position const& p, std::vector<move_id>& ids) {
    ids.clear();
    return contract_watch::broken_by([&] {
        Engine::for_each_move(
            p, [&](auto const& m) { ids.push_back(Engine::id(typename Engine::move{m})); });
    });
}

/// LAW-OVER
template <class Engine>
finding ends_when_it_ends(typename Engine::position const& p, std::vector<move_id> const& listed) {
    bool const over = Engine::over(p);
    bool const nobody = Engine::to_act(p).is_nobody();
    std::string const who = senet::detail::words_for(Engine::to_act(p));
    if (over != nobody)
        return {
            law::over, over ? "the game is over, and " + who + " is to act"
                            : "the game is on, and nobody acts"};
    if (!over && listed.empty())
        return finding(law::over, who, " is to act and has no legal move");
    if (over && !listed.empty())
        return {law::over, "the game is over, and there are moves"};
    return {};
}

/// LAW-ONCE
template <class Engine>
finding lists_once(std::vector<move_id> sorted) {
    auto const twice = std::adjacent_find(sorted.begin(), sorted.end());
    if (twice == sorted.end())
        return {};
    return finding(law::once, quoted_move<Engine>(*twice), " is listed more than once");
}

/// LAW-LEGAL
template <class Engine>
finding
lists_what_is_legal(typename Engine::position const& p, std::vector<move_id> const& listed) {
    verdict answer;
    std::size_t i = 0;
    char const* const broken = contract_watch::broken_by([&] {
        for (; i != listed.size() && answer; ++i)
            answer = Engine::check(p, Engine::move_at(listed[i]));
    });
    if (broken)
        return finding(
            law::contract, "when it is asked whether ", quoted_move<Engine>(listed[i]),
            " is legal: ", broken);
    if (answer)
        return {};
    return finding(
        law::legal, quoted_move<Engine>(listed[i - 1]), " is listed, but ", answer.rule(),
        " forbids it: ", answer.why());
}

/// LAW-COUNTED
template <class Engine>
finding
counts_what_it_lists(typename Engine::position const& p, std::vector<move_id> const& listed) {
    auto const count = static_cast<int>(listed.size());
    if (count > Engine::most_moves)
        return finding(
            law::counted, count, " moves are legal, and ", Engine::most_moves,
            " were said to be the most");
    int counted = 0;
    int wrong = -1;
    bool same_list = true;
    bool chosen_from_list = true;
    char const* const broken = contract_watch::broken_by([&] {
        counted = Engine::count_moves(p);
        if (counted != count)
            return;
        int const step = count <= 64 ? 1 : count / 32;
        for (int i = 0; i < count && wrong < 0; i += step)
            if (Engine::id(Engine::nth_move(p, i)) != listed[static_cast<std::size_t>(i)])
                wrong = i;
        auto const list = Engine::moves(p);
        same_list = list.size() == listed.size();
        for (std::size_t i = 0; same_list && i != listed.size(); ++i)
            same_list = Engine::id(list[i]) == listed[i];
        if (!same_list || count == 0)
            return;
        random_source random{Engine::hash(p)};
        for (int i = 0; i != 4 && chosen_from_list; ++i)
            chosen_from_list = list.contains(Engine::random_move(p, random));
    });
    if (broken)
        return finding(law::contract, "when moves are counted and chosen: ", broken);
    if (counted != count)
        return finding(law::counted, count, " moves are listed and ", counted, " counted");
    if (wrong >= 0)
        return finding(law::counted, "move number ", wrong, " is not the one listed");
    if (!same_list)
        return {law::counted, "two ways to list the moves do not agree"};
    if (!chosen_from_list)
        return {law::counted, "a move chosen at random is not on the list"};
    return {};
}

/// LAW-LISTED, LAW-REFUSED and LAW-CITED: what is not on the list is refused, by a rule.
template <class Engine>
class filter_law {
public:
    using position = typename Engine::position;
    using game = typename Engine::game;

    /// With the rules of the game, if it lists them. At most so many moves of a kind are tried.
    filter_law(std::vector<covered> rules, bool rules_are_listed)
        : rules_(std::move(rules)), rules_are_listed_(rules_are_listed) {}

    finding operator()(
        position const& p,
        std::vector<move_id> const& sorted,
        int only,
        std::uint64_t most_ids,
        std::vector<covered>* rules) {
        constexpr std::size_t kinds = static_cast<std::size_t>(Engine::move::kinds);
        random_source random{Engine::hash(p)};
        for (std::size_t k = 0; k != kinds; ++k) {
            auto const first = senet::detail::ids_of<game>.first[k];
            auto const count = senet::detail::ids_of<game>.first[k + 1] - first;
            auto found =
                try_kind(p, sorted, first, count, most_ids, random, only, rules ? *rules : rules_);
            if (found)
                return found;
        }
        return {};
    }

    /// Some moves of a kind were left out somewhere.
    bool left_some_out() const noexcept { return left_some_out_; }

private:
    struct trial {
        move_id id = 0;
        bool legal_and_not_listed = false;
        bool changes = false;
        bool two_answers = false;
        verdict answer;
    };

    finding try_kind(
        position const& p,
        std::vector<move_id> const& sorted,
        move_id first,
        std::uint64_t count,
        std::uint64_t most_ids,
        random_source& random,
        int only,
        std::vector<covered>& rules) {
        trial t;
        bool uncited = false;
        char const* const broken = contract_watch::broken_by([&] {
            auto const why = Engine::check(p, Engine::move_at(first)).rule();
            bool const off = why == common_rules::move_belongs_to_phase::text().id ||
                             why == common_rules::game_is_running::text().id;
            auto const tries =
                off ? std::min<std::uint64_t>(count, 4) : std::min<std::uint64_t>(count, most_ids);
            left_some_out_ = left_some_out_ || (!off && tries != count);
            auto const spread = Engine::hash(p) % 16; // others in other positions
            std::uint64_t* counter = nullptr;
            verdict last;
            for (std::uint64_t i = 0; i != tries; ++i) {
                t.id = first + (tries == count ? i : draw_below(count, random));
                auto const move = Engine::move_at(t.id);
                auto const answer = Engine::check(p, move);
                if (answer) {
                    t.legal_and_not_listed =
                        !std::binary_search(sorted.begin(), sorted.end(), t.id);
                    if (t.legal_and_not_listed)
                        return;
                    continue;
                }
                t.answer = answer;
                if (!(last == answer)) {
                    last = answer;
                    counter = counter_of(rules, answer.rule());
                    uncited = answer.rule().empty() || answer.why().empty() ||
                              (rules_are_listed_ && counter == nullptr &&
                               !answer.rule().starts_with("SENET-"));
                    if (uncited)
                        return;
                }
                if (counter)
                    ++*counter;
                if ((i + spread) % 16 == 0 || tries <= 32) {
                    auto after = p;
                    t.two_answers = !(Engine::try_play(after, move) == answer);
                    t.changes = !(after == p);
                    if (t.two_answers || t.changes)
                        return;
                }
            }
        });
        auto const move = [&] { return quoted_move<Engine>(t.id); };
        if (broken)
            return finding(
                law::contract, "when it is asked whether ", move(), " is legal: ", broken);
        if (t.legal_and_not_listed && asks_for(only, law::listed))
            return finding(law::listed, move(), " is legal, but it is not listed");
        if (uncited && asks_for(only, law::cited))
            return finding(
                law::cited, move(), " is refused by ",
                (t.answer.rule().empty()
                     ? "no rule at all"
                     : std::string{t.answer.rule()} + ", which is not among its rules"));
        if (t.two_answers && asks_for(only, law::function))
            return finding(law::function, "asked twice, ", move(), " is refused in two ways");
        if (t.changes && asks_for(only, law::refused))
            return finding(law::refused, "trying ", move(), " changes the position");
        return {};
    }

    static std::uint64_t* counter_of(std::vector<covered>& rules, std::string_view id) {
        for (auto& rule : rules)
            if (rule.name == id)
                return &rule.times;
        return nullptr;
    }

    std::vector<covered> rules_; // counted here when nobody wants to know
    bool left_some_out_ = false;
    bool rules_are_listed_;
};

/// LAW-IDS and LAW-WORDS
template <class Engine>
finding is_known_by_name(move_id id, int only) {
    bool same_id = true;
    bool read = true;
    bool same_move = true;
    char const* const broken = contract_watch::broken_by([&] {
        auto const move = Engine::move_at(id);
        same_id = Engine::id(move) == id;
        auto const words = Engine::text(move);
        auto const again = Engine::parse(words.view());
        read = static_cast<bool>(again);
        same_move = read && *again == move;
    });
    if (broken)
        return finding(law::contract, "when move ", id, " is put into words: ", broken);
    if (!same_id && asks_for(only, law::ids))
        return finding(law::ids, "the move with the id ", id, " has another id");
    if (!read && asks_for(only, law::words))
        return finding(law::words, quoted_move<Engine>(id), " is not read as a move");
    if (!same_move && asks_for(only, law::words))
        return finding(law::words, quoted_move<Engine>(id), " is read as another move than it was");
    return {};
}

} // namespace senet::testing

#endif // SENET_TESTING_LAWS_MOVE_LAWS_HPP
