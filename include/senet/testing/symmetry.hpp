// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_SYMMETRY_HPP
#define SENET_TESTING_SYMMETRY_HPP

#include <senet/detail/string_text.hpp>
#include <senet/engine.hpp>
#include <senet/testing/check.hpp>
#include <senet/testing/check_game.hpp>
#include <senet/testing/contracts.hpp>
#include <senet/testing/game_under_test.hpp>
#include <senet/testing/options.hpp>
#include <senet/testing/report.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

// A symmetry of a game is a struct that says what becomes of a table and of each kind of move that has members, and, if
// seats change places, of a seat:
//
//     struct mirrored {
//         constexpr table operator()(table const& t) const;
//         constexpr place operator()(place const& m) const;
//         constexpr senet::seat operator()(senet::seat s) const;      optional
//     };
namespace senet::testing {

/// A game and its image under a symmetry, for the explorer.
template <class Engine, class Symmetry>
class mirrored_game {
    using one = game_under_test<Engine>;
    using access = senet::detail::position_access<typename Engine::game>;

public:
    using engine = Engine;
    using state = typename Engine::position;

    static constexpr bool hides = false;
    static constexpr bool known_by_hash = true;
    static constexpr int longest_game = -1;

    static std::string name() { return one::name() + " and its image"; }
    static coverage nothing_reached() {
        auto c = one::nothing_reached();
        c.rules.clear();
        c.lines.clear();
        return c;
    }

    /// From the start of a game, or from a position of your own.
    explicit mirrored_game(state const* from = nullptr) : from_(from) {}

    finding begin(state& s) {
        char const* const broken =
            contract_watch::broken_by([&] { s = from_ ? *from_ : Engine::start(); });
        if (broken)
            return finding(law::contract, "when the game starts: ", broken);
        return {};
    }
    finding inspect(state const& p, int only, coverage* reached) {
        if (reached && !Engine::over(p))
            ++reached->phases[static_cast<std::size_t>(access::stop(p) - 1)].times;
        state q = p;
        std::vector<move_id> here;
        std::vector<move_id> there;
        std::size_t i = 0;
        bool same_odds = true;
        char const* broken = contract_watch::broken_by([&] { q = image(p); });
        if (!broken)
            broken = list_moves<Engine>(p, here);
        if (!broken)
            broken = list_moves<Engine>(q, there);
        if (!broken)
            broken = contract_watch::broken_by([&] {
                for (; i != here.size() && same_odds; ++i) {
                    auto const move = Engine::move_at(here[i]);
                    same_odds = Engine::odds(p, move) == Engine::odds(q, image(move));
                    here[i] = Engine::id(image(move));
                }
            });
        if (broken)
            return finding(law::contract, "in the image: ", broken);
        if (asks_for(only, law::symmetric_moves)) {
            if (auto const move = only_on_one_list<Engine>(here, there); !move.empty())
                return finding(
                    law::symmetric_moves, "in the image, ", move,
                    " is legal only to one of the two");
            if (!same_odds)
                return {law::symmetric_moves, "in the image, the odds are others"};
        }
        if (asks_for(only, law::symmetric_score))
            return scores_the_same(p, q);
        return {};
    }
    finding play(state& p, move_id id, int only) {
        auto const before = p;
        bool same = true;
        char const* const broken = contract_watch::broken_by([&] {
            auto const move = Engine::move_at(id);
            Engine::play(p, move);
            if (!asks_for(only, law::symmetric_play))
                return;
            auto q = image(before);
            if (Engine::check(q, image(move))) {
                Engine::play(q, image(move));
                same = q == image(p);
            }
        });
        if (broken)
            return finding(law::contract, "when ", quoted_move<Engine>(id), " is played: ", broken);
        if (!same)
            return finding(
                law::symmetric_play, "after ", quoted_move<Engine>(id),
                " the image has come to another position");
        return {};
    }
    bool go(state& p, move_id id) { return !play(p, id, no_law); }
    finding inspect_game(std::vector<move_id> const&, state const&, int) { return {}; }

    static void list(state const& p, std::vector<move_id>& ids) { one::list(p, ids); }
    static bool is_legal(state const& p, move_id id) { return one::is_legal(p, id); }
    static bool over(state const& p) { return Engine::over(p); }
    static move_id random_move(state const& p, random_source& random) {
        return one::random_move(p, random);
    }
    static std::size_t kind_of(move_id id) { return one::kind_of(id); }
    static std::uint64_t hash(state const& p) { return Engine::hash(p); }
    static bool same(state const& a, state const& b) { return a == b; }
    static finding inspect_collision(state const&, state const&) { return {}; }
    static std::string words(move_id id) { return one::words(id); }
    static bool read(std::string_view text, move_id& id) { return one::read(text, id); }
    static std::string actor_of(state const& p) { return one::actor_of(p); }
    static std::string picture(state const& p) { return one::picture(p); }
    static rule_text law_text(int which) { return one::law_text(which); }

private:
    static seat image(seat s) {
        if constexpr (requires {
                          { Symmetry{}(s) } -> std::same_as<seat>;
                      })
            return Symmetry{}(s);
        else
            return s;
    }
    static state image(state const& p) {
        state q = p;
        q.table = Symmetry{}(p.table);
        access::set_seat(q, image(p.seat()));
        for (int i = 0; i != access::saved_seats; ++i)
            access::set_saved_seat(q, i, image(seat{access::saved_seat(p, i)}));
        return q;
    }
    static typename Engine::move image(typename Engine::move const& m) {
        return m.visit([](auto const& typed) -> typename Engine::move {
            using type = std::remove_cvref_t<decltype(typed)>;
            constexpr bool says_it = requires {
                { Symmetry{}(typed) } -> std::same_as<type>;
            };
            static_assert(
                says_it || senet::detail::member_count<type> == 0,
                "senet: a symmetry says what becomes of each kind of move that has members");
            if constexpr (says_it)
                return Symmetry{}(typed);
            else
                return typed;
        });
    }

    static finding scores_the_same(state const& p, state const& q) {
        int wrong = -1;
        char const* const broken = contract_watch::broken_by([&] {
            auto const here = Engine::sheet(p);
            auto const there = Engine::sheet(q);
            auto const places_here = Engine::ranking(p);
            auto const places_there = Engine::ranking(q);
            for (int s = 0; s != Engine::seats; ++s) {
                seat const other = image(seat{s});
                if (here.total(seat{s}) != there.total(other) ||
                    places_here.place(seat{s}) != places_there.place(other))
                    wrong = s;
            }
        });
        if (broken)
            return finding(law::contract, "when the score of the image is asked for: ", broken);
        if (wrong >= 0)
            return finding(
                law::symmetric_score, senet::detail::words_for(actor{seat{wrong}}),
                " has other points in the image");
        return {};
    }

    state const* from_;
};

/// Whether a game is the same when it is turned, mirrored or played by others: `play` and `symmetry`, in either order,
/// lead to the same position, and so for the legal moves and the score.
template <class Game, class Symmetry>
report check_symmetry(options const& o = {}) {
    using subject_type = mirrored_game<engine<Game>, Symmetry>;
    auto const used = with_environment(o);
    subject_type subject;
    return checker<subject_type>{
        subject, used,
        "senet::testing::replay_symmetry<" + spelled_type<Game>() + ", " +
            spelled_type<Symmetry>() + ">("}
        .check();
}
template <class Game, class Symmetry>
report check_symmetry(Symmetry, options const& o = {}) {
    return check_symmetry<Game, Symmetry>(o);
}

/// The same from a position of your own, such as an arranged one.
template <class Game, class Symmetry>
report check_symmetry_from(typename engine<Game>::position const& start, options const& o = {}) {
    using subject_type = mirrored_game<engine<Game>, Symmetry>;
    auto const used = with_environment(o);
    subject_type subject{&start};
    return checker<subject_type>{
        subject, used,
        "senet::testing::replay_symmetry_from<" + spelled_type<Game>() + ", " +
            spelled_type<Symmetry>() + ">(start,"}
        .check();
}

/// The last lines of such a report, kept as a test.
template <class Game, class Symmetry>
report replay_symmetry(std::string_view moves, std::string_view law = {}, options const& o = {}) {
    using subject_type = mirrored_game<engine<Game>, Symmetry>;
    subject_type subject;
    return checker<subject_type>{
        subject, o,
        "senet::testing::replay_symmetry<" + spelled_type<Game>() + ", " +
            spelled_type<Symmetry>() + ">("}
        .replay(moves, law, number_of_law<Game>(law));
}
template <class Game, class Symmetry>
report replay_symmetry_from(
    typename engine<Game>::position const& start,
    std::string_view moves,
    std::string_view law = {},
    options const& o = {}) {
    using subject_type = mirrored_game<engine<Game>, Symmetry>;
    subject_type subject{&start};
    return checker<subject_type>{
        subject, o,
        "senet::testing::replay_symmetry_from<" + spelled_type<Game>() + ", " +
            spelled_type<Symmetry>() + ">(start,"}
        .replay(moves, law, number_of_law<Game>(law));
}

} // namespace senet::testing

#endif // SENET_TESTING_SYMMETRY_HPP
