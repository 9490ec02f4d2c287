// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_EQUIVALENT_HPP
#define SENET_TESTING_EQUIVALENT_HPP

#include <senet/detail/string_text.hpp>
#include <senet/engine.hpp>
#include <senet/testing/check.hpp>
#include <senet/testing/check_game.hpp>
#include <senet/testing/contracts.hpp>
#include <senet/testing/game_under_test.hpp>
#include <senet/testing/options.hpp>
#include <senet/testing/report.hpp>

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

// Two programs for one game, side by side. The second one may be an engine too, or a naive referee, as short and as slow
// as can be. A referee is a class that can be copied and, made without arguments, is at the start of the game:
//
//     std::vector<std::string> moves() const;             the legal moves in words, in any order
//     void play(std::string_view words);                  one of them
//     bool over() const;
//     senet::actor to_act() const;                        optional
//     int points(int seat) const;                         optional: the total at the end of the game
//     bool agrees_with(position const& at) const;         optional: it has come to the same position
//     friend bool operator==(…) = default;                optional: without it nothing is proved
namespace senet::testing {

template <class Type>
concept referee = std::default_initializable<Type> && std::copyable<Type> &&
    requires(Type& target, Type const& judge, std::string_view words) {
    { judge.moves() } -> std::convertible_to<std::vector<std::string>>;
    { judge.over() } -> std::convertible_to<bool>;
    target.play(words);
};

template <class Type>
concept plays_positions = requires {
    typename Type::position;
    Type::start();
};

template <class Type>
struct engine_of_type {
    using type = engine<Type>;
};
template <plays_positions Type>
struct engine_of_type<Type> {
    using type = Type;
};

/// An engine as a referee.
template <class Engine>
class engine_as_referee {
public:
    std::vector<std::string> moves() const {
        std::vector<move_id> ids;
        std::vector<std::string> words;
        if (!list_moves<Engine>(at_, ids))
            for (move_id const id : ids)
                words.push_back(words_of_move<Engine>(id));
        return words;
    }
    void play(std::string_view words) {
        contract_watch::broken_by([&] {
            auto const move = Engine::parse(words);
            if (move)
                static_cast<void>(Engine::try_play(at_, *move));
        });
    }
    bool over() const { return Engine::over(at_); }
    actor to_act() const { return Engine::to_act(at_); }
    int points(int s) const { return Engine::sheet(at_).total(seat{s}); }

    friend bool operator==(engine_as_referee const&, engine_as_referee const&) = default;

private:
    typename Engine::position at_ = Engine::start();
};

template <class Type>
struct referee_of_type {
    using type = engine_as_referee<typename engine_of_type<Type>::type>;
};
template <referee Type>
struct referee_of_type<Type> {
    using type = Type;
};

/// Two programs in lockstep, for the explorer.
template <class Engine, class Referee>
class lockstep {
    using one = game_under_test<Engine>;

public:
    using engine = Engine;
    struct state {
        typename Engine::position at;
        Referee judge;
    };

    static constexpr bool hides = false;
    static constexpr bool known_by_hash = false; // that of the first says nothing about the other
    static constexpr int longest_game = -1;

    static std::string name() { return one::name() + " in lockstep with another program"; }
    static coverage nothing_reached() {
        auto c = one::nothing_reached();
        c.rules.clear();
        c.lines.clear();
        return c;
    }

    finding begin(state& s) {
        char const* const broken = contract_watch::broken_by([&] { s.at = Engine::start(); });
        if (broken)
            return finding(law::contract, "when the game starts: ", broken);
        s.judge = Referee{};
        return {};
    }
    finding inspect(state const& s, int only, coverage* reached) {
        if (reached && !Engine::over(s.at))
            ++reached
                  ->phases[static_cast<std::size_t>(
                      senet::detail::position_access<typename Engine::game>::stop(s.at) - 1)]
                  .times;
        if (asks_for(only, law::same_decision))
            if (auto found = decides_the_same(s))
                return found;
        if (asks_for(only, law::same_moves))
            if (auto found = allows_the_same(s))
                return found;
        if constexpr (requires { s.judge.points(0); })
            if (Engine::over(s.at) && asks_for(only, law::same_score))
                for (int i = 0; i != Engine::seats; ++i)
                    if (int const here = Engine::sheet(s.at).total(seat{i});
                        here != s.judge.points(i))
                        return finding(
                            law::same_score, "seat ", i, " has ", here,
                            " points, and by the other ", s.judge.points(i));
        if constexpr (requires { s.judge.agrees_with(s.at); })
            if (asks_for(only, law::same_position) && !s.judge.agrees_with(s.at))
                return {law::same_position, "the other one does not agree with this position"};
        return {};
    }
    finding play(state& s, move_id id, int) {
        char const* const broken =
            contract_watch::broken_by([&] { Engine::play(s.at, Engine::move_at(id)); });
        if (broken)
            return finding(law::contract, "when ", quoted_move<Engine>(id), " is played: ", broken);
        s.judge.play(words(id));
        return {};
    }
    bool go(state& s, move_id id) { return !play(s, id, no_law); }
    finding inspect_game(std::vector<move_id> const&, state const&, int) { return {}; }

    static void list(state const& s, std::vector<move_id>& ids) { one::list(s.at, ids); }
    static bool is_legal(state const& s, move_id id) { return one::is_legal(s.at, id); }
    static bool over(state const& s) { return Engine::over(s.at); }
    static move_id random_move(state const& s, random_source& random) {
        return one::random_move(s.at, random);
    }
    static std::size_t kind_of(move_id id) { return one::kind_of(id); }
    static std::uint64_t hash(state const& s) { return Engine::hash(s.at); }
    /// Two ways may lead to one position of the first and to two of the other.
    static bool same(state const& a, state const& b) {
        if constexpr (std::equality_comparable<Referee>)
            return a.at == b.at && a.judge == b.judge;
        else
            return a.at == b.at;
    }
    static finding inspect_collision(state const&, state const&) { return {}; }
    static std::string words(move_id id) { return one::words(id); }
    static bool read(std::string_view text, move_id& id) { return one::read(text, id); }
    static std::string actor_of(state const& s) { return one::actor_of(s.at); }
    static std::string picture(state const& s) { return one::picture(s.at); }
    static rule_text law_text(int which) { return one::law_text(which); }

private:
    static finding decides_the_same(state const& s) {
        if (Engine::over(s.at) != s.judge.over())
            return {
                law::same_decision, Engine::over(s.at)
                                        ? "the game is over, and to the other one it is not"
                                        : "the game is on, and to the other one it is over"};
        if constexpr (requires { actor{s.judge.to_act()}; })
            if (!(Engine::to_act(s.at) == actor{s.judge.to_act()}))
                return finding(
                    law::same_decision, senet::detail::words_for(Engine::to_act(s.at)),
                    " is to act, and by the other ",
                    senet::detail::words_for(actor{s.judge.to_act()}));
        return {};
    }
    static finding allows_the_same(state const& s) {
        std::vector<move_id> ids;
        list(s, ids);
        std::vector<std::string> here;
        for (move_id const id : ids)
            here.push_back(words(id));
        std::vector<std::string> there = s.judge.moves();
        std::sort(here.begin(), here.end());
        std::sort(there.begin(), there.end());
        for (auto const& move : here)
            if (!std::binary_search(there.begin(), there.end(), move))
                return finding(
                    law::same_moves, "\"", move, "\" is legal, and to the other one it is not");
        for (auto const& move : there)
            if (!std::binary_search(here.begin(), here.end(), move))
                return finding(
                    law::same_moves, "\"", move,
                    "\" is legal to the other one, and here it is not");
        if (here.size() != there.size())
            return {law::same_moves, "one of them lists a move more than once"};
        return {};
    }
};

/// Whether two programs play the same game: each is a game, an engine, or (the second one) a referee. They are led side
/// by side through every position breadth-first and through random games, and where they part is told.
template <class Fast, class Naive>
report check_equivalent(options const& o = {}) {
    using subject_type =
        lockstep<typename engine_of_type<Fast>::type, typename referee_of_type<Naive>::type>;
    auto const used = with_environment(o);
    subject_type subject;
    auto told =
        checker<subject_type>{
            subject, used,
            "senet::testing::replay_equivalent<" + spelled_type<Fast>() + ", " +
                spelled_type<Naive>() + ">("}
            .check();
    // Of a referee that cannot be compared, only one of the ways to each position of the first was followed.
    told.proved =
        told.proved && std::equality_comparable<decltype(typename subject_type::state{}.judge)>;
    return told;
}

/// The last lines of such a report, kept as a test.
template <class Fast, class Naive>
report replay_equivalent(std::string_view moves, std::string_view law = {}, options const& o = {}) {
    using subject_type =
        lockstep<typename engine_of_type<Fast>::type, typename referee_of_type<Naive>::type>;
    subject_type subject;
    return checker<subject_type>{
        subject, o,
        "senet::testing::replay_equivalent<" + spelled_type<Fast>() + ", " + spelled_type<Naive>() +
            ">("}
        .replay(moves, law, number_of_law<typename engine_of_type<Fast>::type::game>(law));
}

} // namespace senet::testing

#endif // SENET_TESTING_EQUIVALENT_HPP
