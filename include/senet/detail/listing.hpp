// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_LISTING_HPP
#define SENET_DETAIL_LISTING_HPP

#include <senet/assert.hpp>
#include <senet/detail/game_traits.hpp>
#include <senet/moves/offer.hpp>
#include <senet/position.hpp>
#include <senet/random.hpp>
#include <senet/rules.hpp>

#include <cstdint>
#include <type_traits>
#include <utility>

// From what a move says of itself (`check`, `odds`, `moves`) to the lists, counts, choices and verdicts of the engine.
namespace senet::detail {

template <class Move>
constexpr bool is_in_offer(bool offered, Move const&) noexcept {
    return offered;
}
template <class Move, class Set>
requires requires(Set const& set) { set.nth(0); }
constexpr bool is_in_offer(Set const& set, Move const& move) noexcept {
    return set.contains(number_if_enum(member<0>(move)));
}
template <class Move, int First, class Set>
constexpr bool is_in_offer(first_and<First, Set> const& table, Move const& move) noexcept {
    return table.sets[field<Move, 0>::ordinal(member<0>(move))].contains(
        number_if_enum(member<1>(move)));
}

/// Legal, or the rule that forbids it. What a move does not say about itself is allowed.
template <class At, class Move>
constexpr verdict check_move(At const& at, Move const& move) {
    verdict answer = allowed;
    if constexpr (has_check<Move, At>)
        answer = move.check(at);
    else if constexpr (lists_a_set<Move, At>)
        answer = common_rules::move_is_offered{}(is_in_offer(Move::moves(at), move));
    if constexpr (has_odds<Move, At>)
        if (answer)
            answer = common_rules::outcome_is_possible{}(move.odds(at) > 0);
    return answer;
}

template <class At, class Move>
constexpr int odds_of(At const& at, Move const& move) {
    if (!check_move(at, move))
        return 0;
    if constexpr (has_odds<Move, At>)
        return move.odds(at);
    else
        return 1;
}

// One kind of move
template <class Move, class At, class Function>
constexpr void for_each_legal(At const& at, Function&& f) {
    if constexpr (lists_a_set<Move, At>) {
        for_each_offered<Move>(Move::moves(at), f);
    } else if constexpr (is_unrestricted<Move, At>) {
        for_each_offered<Move>(every_value{}, f);
    } else if constexpr (lists_into_sink<Move, At>) {
        Move::moves(at, f);
    } else {
        for (std::uint64_t i = 0; i != value_count<Move>; ++i) {
            auto const move = value_of<Move>(i);
            if (check_move(at, move))
                f(move);
        }
    }
}

/// Counting and choosing among these moves needs no list.
template <class Move, class At>
inline constexpr bool is_indexed = lists_a_set<Move, At> || is_unrestricted<Move, At> ||
                                   (member_count<Move> == 0 && !lists_into_sink<Move, At>);

template <class Move, class At>
constexpr auto offer_of(At const& at) {
    if constexpr (lists_a_set<Move, At>)
        return Move::moves(at);
    else if constexpr (is_unrestricted<Move, At>)
        return every_value{};
    else
        return static_cast<bool>(check_move(at, Move{}));
}

template <class Move, class At>
constexpr int count_legal(At const& at) {
    if constexpr (is_indexed<Move, At>) {
        return count_offered<Move>(offer_of<Move>(at));
    } else {
        int sum = 0;
        for_each_legal<Move>(at, [&](auto const&) { ++sum; });
        return sum;
    }
}

// All kinds of moves at a stop
template <class Game, class... Moves, class Function>
constexpr void for_each_listed(type_list<Moves...>, position<Game> const& at, Function&& f) {
    (for_each_legal<Moves>(at, f), ...);
}

template <class Game, class... Moves>
constexpr int count_listed(type_list<Moves...>, position<Game> const& at) {
    return (count_legal<Moves>(at) + ... + 0);
}

template <class Game, class Move, class... Rest>
constexpr move_type<Game> nth_listed(type_list<Move, Rest...>, position<Game> const& at, int n) {
    if constexpr (is_indexed<Move, position<Game>>) {
        auto const offer = offer_of<Move>(at);
        if constexpr (sizeof...(Rest) > 0) {
            int const here = count_offered<Move>(offer);
            if (n >= here)
                return nth_listed<Game>(type_list<Rest...>{}, at, n - here);
        }
        SENET_ASSERT(
            n >= 0 && n < count_offered<Move>(offer), "senet: there are that many legal moves");
        return nth_offered<Move>(offer, n);
    } else {
        move_type<Game> found{};
        for_each_legal<Move>(at, [&](Move const& m) {
            if (n-- == 0)
                found = m;
        });
        if constexpr (sizeof...(Rest) > 0)
            if (n >= 0)
                return nth_listed<Game>(type_list<Rest...>{}, at, n);
        SENET_ASSERT(n < 0, "senet: there are that many legal moves");
        return found;
    }
}

/// Few enough values to list them all, or it says how many are enough.
template <class Move>
concept states_most_moves = value_count<Move>
<= 65536 || requires { Move::most_moves; };

template <class Game, std::size_t Stop>
constexpr int most_moves_at() noexcept {
    return []<class... Moves>(type_list<Moves...>) {
        std::uint64_t sum = 0;
        auto const add = [&]<class Move>(type_box<Move>) {
            if constexpr (requires { Move::most_moves; })
                sum += static_cast<std::uint64_t>(Move::most_moves);
            else
                sum += value_count<Move>;
        };
        (add(type_box<Moves>{}), ...);
        static_assert(
            (states_most_moves<Moves> && ...),
            "senet: a kind of move with more than 65536 values says how many can be legal at once: "
            "`static constexpr int most_moves = ...`");
        return static_cast<int>(sum);
    }(moves_at<Game, Stop>{});
}

template <class Game>
constexpr int count_most_moves() noexcept {
    return []<std::size_t... Stop>(std::index_sequence<Stop...>) {
        int most = 1;
        ((most = most_moves_at<Game, Stop + 1>() > most ? most_moves_at<Game, Stop + 1>() : most),
         ...);
        return most;
    }
    (std::make_index_sequence<stop_count<Game>>{});
}

/// More moves than this are never legal at once.
template <class Game>
inline constexpr int most_moves = count_most_moves<Game>();

/// How many moves are in an offer, and the n-th of them.
template <class Move, class Offer>
struct offer_count {
    int count;

    constexpr explicit offer_count(Offer const& offer) noexcept
        : count(count_offered<Move>(offer)) {}
    constexpr Move nth(Offer const& offer, int n) const noexcept {
        return nth_offered<Move>(offer, n);
    }
};

/// Each of the sets is counted once.
template <class Move, int First, class Set>
struct offer_count<Move, first_and<First, Set>> {
    int counts[static_cast<std::size_t>(First)] = {};
    int count = 0;

    constexpr explicit offer_count(first_and<First, Set> const& offer) noexcept {
#pragma GCC unroll 16
        for (int i = 0; i != First; ++i) {
            counts[i] = offer.sets[i].count();
            count += counts[i];
        }
    }
    constexpr Move nth(first_and<First, Set> const& offer, int n) const noexcept {
        std::size_t first = 0;
        while (n >= counts[first])
            n -= counts[first++];
        return make_offered<Move>(first, offer.sets[first].nth(n));
    }
};

/// What a kind of move offers, made where it stays, and counted.
template <class Move, class At>
struct counted_offer {
    using offer_type = decltype(offer_of<Move>(std::declval<At const&>()));

    offer_type offer;
    offer_count<Move, offer_type> counted;

    constexpr explicit counted_offer(At const& at) : offer(offer_of<Move>(at)), counted(offer) {}
    constexpr int count() const noexcept { return counted.count; }
    constexpr Move nth(int n) const noexcept { return counted.nth(offer, n); }
};

/// What several kinds of moves offer at once, each worked out a single time.
template <std::size_t Index, class At, class... Moves>
struct joint_offer;

template <std::size_t Index, class At>
struct joint_offer<Index, At> {
    constexpr explicit joint_offer(At const&) noexcept {}
    static constexpr int count() noexcept { return 0; }
};

template <std::size_t Index, class At, class Move, class... Rest>
struct joint_offer<Index, At, Move, Rest...> {
    counted_offer<Move, At> first;
    joint_offer<Index + 1, At, Rest...> rest;

    constexpr explicit joint_offer(At const& at) : first(at), rest(at) {}
    constexpr int count() const noexcept { return first.count() + rest.count(); }

    /// Calls `f(index, move)` with the n-th move, in its own type, and the number of that type.
    template <class Function>
    constexpr auto with_nth(int n, Function& f) const {
        if constexpr (sizeof...(Rest) > 0)
            if (n >= first.count())
                return rest.with_nth(n - first.count(), f);
        return f(std::integral_constant<std::size_t, Index>{}, first.nth(n));
    }
};

/// Any legal move, each equally likely.
template <class Game, class... Moves, class Random>
constexpr move_type<Game>
random_listed([[maybe_unused]] type_list<Moves...> list, position<Game> const& at, Random& random) {
    if constexpr (sizeof...(Moves) == 1 && (is_indexed<Moves, position<Game>> && ...)) {
        counted_offer<Moves..., position<Game>> const offer{at};
        SENET_ASSERT(offer.count() > 0, "senet: whoever has to decide has a legal move");
        return offer.nth(
            static_cast<int>(draw_below(static_cast<unsigned>(offer.count()), random)));
    } else if constexpr ((is_indexed<Moves, position<Game>> && ...)) {
        joint_offer<0, position<Game>, Moves...> const offer{at};
        SENET_ASSERT(offer.count() > 0, "senet: whoever has to decide has a legal move");
        auto const pack_it = [](auto, auto const& move) { return move_type<Game>{move}; };
        return offer.with_nth(
            static_cast<int>(draw_below(static_cast<unsigned>(offer.count()), random)), pack_it);
    } else {
        move_list<move_type<Game>, most_moves<Game>> moves;
        for_each_listed<Game>(list, at, [&](auto const& m) { moves.push_back(m); });
        SENET_ASSERT(!moves.empty(), "senet: whoever has to decide has a legal move");
        return moves[draw_below(moves.size(), random)];
    }
}

template <class Move, class At, class Random>
concept draws_itself = requires(At const& at, Random& random) {
    { Move::draw(at, random) } -> std::same_as<Move>;
};

/// An outcome of nature, by its odds.
template <class Game, class... Moves, class Random>
constexpr move_type<Game>
draw_listed(type_list<Moves...> list, position<Game> const& at, Random& random) {
    using here = position<Game>;
    if constexpr (sizeof...(Moves) == 1 && (draws_itself<Moves, here, Random> && ...)) {
        return (Moves::draw(at, random), ...);
    } else if constexpr (((is_indexed<Moves, here> && !has_odds<Moves, here>)&&...)) {
        return random_listed<Game>(list, at, random);
    } else {
        std::uint64_t total = 0;
        for_each_listed<Game>(
            list, at, [&](auto const& m) { total += static_cast<std::uint64_t>(odds_of(at, m)); });
        SENET_ASSERT(total > 0, "senet: nature has an outcome that is possible");
        std::uint64_t left = draw_below(total, random);
        move_type<Game> found{};
        bool done = false;
        for_each_listed<Game>(list, at, [&](auto const& m) {
            auto const weight = static_cast<std::uint64_t>(odds_of(at, m));
            if (!done && left < weight) {
                found = m;
                done = true;
            }
            left -= weight;
        });
        return found;
    }
}

/// One of these moves can be chosen, or drawn, in its own type, without a list.
template <bool Drawn, class At, class Random, class... Moves>
concept chosen_directly = (Drawn && sizeof...(Moves) == 1 &&
                           (draws_itself<Moves, At, Random> && ...)) ||
                          ((is_indexed<Moves, At> && !(Drawn && has_odds<Moves, At>)) && ...);

/// Calls `f(index, move)` with one of these moves, as `random_listed` and `draw_listed` choose it.
template <bool Drawn, class At, class... Moves, class Random, class Function>
requires chosen_directly<Drawn, At, Random, Moves...>
constexpr void choose_directly(type_list<Moves...>, At const& at, Random& random, Function& f) {
    if constexpr (Drawn && sizeof...(Moves) == 1 && (draws_itself<Moves, At, Random> && ...)) {
        f(std::integral_constant<std::size_t, 0>{}, (Moves::draw(at, random), ...));
    } else {
        joint_offer<0, At, Moves...> const offer{at};
        SENET_ASSERT(offer.count() > 0, "senet: whoever has to decide has a legal move");
        offer.with_nth(
            static_cast<int>(draw_below(static_cast<unsigned>(offer.count()), random)), f);
    }
}

/// Calls `f(entry, move)` for the entry of a stop to which a move belongs, or `none()`.
template <class First, class... Rest, class Move, class Function, class None>
constexpr auto with_entry(type_list<First, Rest...>, Move const& m, Function& f, None& none) {
    // a game with a single kind of move has nothing to ask
    if constexpr (Move::kinds == 1) {
        return f(type_box<First>{}, m.template as<move_of<First>>());
    } else {
        if (m.template is<move_of<First>>())
            return f(type_box<First>{}, m.template as<move_of<First>>());
        if constexpr (sizeof...(Rest) > 0)
            return with_entry(type_list<Rest...>{}, m, f, none);
        else
            return none();
    }
}

} // namespace senet::detail

#endif // SENET_DETAIL_LISTING_HPP
