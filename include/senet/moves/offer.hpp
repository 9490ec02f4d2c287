// SPDX-License-Identifier: MIT

#ifndef SENET_MOVES_OFFER_HPP
#define SENET_MOVES_OFFER_HPP

#include <senet/moves/move_traits.hpp>

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <utility>

// A move may list what is legal faster than by trying every value:
//
//     static constexpr bool moves(auto const& at);              a move without members: on offer or not
//     static constexpr auto moves(auto const& at);              a set (square_set, index_set) of its only member, or
//                                                               first_and<N, Set>: a set for each value of the first;
//                                                               the numbers of an index_set stand for enumerators, too
//     static constexpr Move made_of(…);                         makes the move from a member of such a set, or from the
//                                                               number of a set and a member of it, if the move has
//                                                               other members than these
//     static constexpr void moves(auto const& at, auto&& sink); calls sink(move) for each legal move
//
// The law checker proves that such a list and `check` agree. A move that says nothing at all about what is legal, neither
// by `check` nor by `odds` nor by `moves`, is always legal with all its values.
namespace senet {

/// The legal values of a move with two members: for each value of the first, a set of values of the second. Or, for
/// a move with `made_of`, just so many sets.
template <int First, class Set>
struct first_and {
    Set sets[static_cast<std::size_t>(First)] = {};

    constexpr Set& operator[](int first) noexcept { return sets[first]; }
    constexpr Set const& operator[](int first) const noexcept { return sets[first]; }
};

} // namespace senet

namespace senet::detail {

template <class Move, class... Parts>
concept made_from = requires(Parts const&... parts) {
    { Move::made_of(parts...) } -> std::same_as<Move>;
};

/// Numbered by itself, such as a `maybe`.
template <class Type>
concept numbers_itself = requires(Type const& value) {
    { Type::numbered(value.number()) } -> std::same_as<Type>;
};

/// Enumerators are offered as the numbers of an index_set.
template <class Type>
constexpr auto number_if_enum(Type const& value) noexcept {
    if constexpr (std::is_enum_v<Type>)
        return static_cast<int>(value);
    else if constexpr (numbers_itself<Type>)
        return value.number();
    else
        return value;
}

/// What a number of an index_set stands for, if a member of a move is an enumeration.
template <class Move, std::size_t I, class Value>
constexpr auto offered_member(Value const& value) noexcept {
    if constexpr (std::is_enum_v<member_type<Move, I>> && std::integral<Value>)
        return static_cast<member_type<Move, I>>(value);
    else if constexpr (numbers_itself<member_type<Move, I>> && std::integral<Value>)
        return member_type<Move, I>::numbered(value);
    else
        return value;
}

template <class Move, class Value>
constexpr Move make_offered(Value const& value) noexcept {
    if constexpr (made_from<Move, Value>)
        return Move::made_of(value);
    else
        return Move{offered_member<Move, 0>(value)};
}
template <class Move, class Value>
constexpr Move make_offered(std::size_t first, Value const& second) noexcept {
    if constexpr (made_from<Move, int, Value>)
        return Move::made_of(static_cast<int>(first), second);
    else
        return Move{field<Move, 0>::value(first), offered_member<Move, 1>(second)};
}

template <class Move>
constexpr int count_offered(bool offered) noexcept {
    return offered ? 1 : 0;
}
template <class Move>
constexpr Move nth_offered(bool, int) noexcept {
    return Move{};
}
template <class Move, class Function>
constexpr void for_each_offered(bool offered, Function&& f) {
    if (offered)
        f(Move{});
}

template <class Move, class Set>
requires requires(Set const& set) { set.nth(0); }
constexpr int count_offered(Set const& set) noexcept { return set.count(); }
template <class Move, class Set>
requires requires(Set const& set) { set.nth(0); }
constexpr Move nth_offered(Set const& set, int n) noexcept {
    return make_offered<Move>(set.nth(n));
}
template <class Move, class Set, class Function>
requires requires(Set const& set) { set.nth(0); }
constexpr void for_each_offered(Set const& set, Function&& f) {
    for (auto const value : set)
        f(make_offered<Move>(value));
}

/// What a move that has nothing to say about what is legal offers.
struct every_value {};

template <class Move>
constexpr int count_offered(every_value) noexcept {
    return static_cast<int>(value_count<Move>);
}
template <class Move>
constexpr Move nth_offered(every_value, int n) noexcept {
    return value_of<Move>(static_cast<std::uint64_t>(n));
}
template <class Move, class Function>
constexpr void for_each_offered(every_value, Function&& f) {
    for (std::uint64_t i = 0; i != value_count<Move>; ++i)
        f(value_of<Move>(i));
}

template <class Move, int First, class Set>
constexpr int count_offered(first_and<First, Set> const& table) noexcept {
    int sum = 0;
    for (auto const& set : table.sets)
        sum += set.count();
    return sum;
}
template <class Move, int First, class Set>
constexpr Move nth_offered(first_and<First, Set> const& table, int n) noexcept {
    std::size_t first = 0;
    for (int here = table.sets[0].count(); here <= n; here = table.sets[first].count()) {
        n -= here;
        ++first;
    }
    return make_offered<Move>(first, table.sets[first].nth(n));
}
template <class Move, int First, class Set, class Function>
constexpr void for_each_offered(first_and<First, Set> const& table, Function&& f) {
    for (std::size_t first = 0; first != First; ++first)
        for (auto const second : table.sets[first])
            f(make_offered<Move>(first, second));
}

template <class Move, class At>
concept lists_a_set = requires(At const& at) {
    Move::moves(at);
};

struct any_sink {
    constexpr void operator()(auto const&) const noexcept {}
};

template <class Move, class At>
concept lists_into_sink = requires(At const& at, any_sink sink) {
    Move::moves(at, sink);
};

template <class Move, class At>
concept has_check = requires(Move const& move, At const& at) {
    move.check(at);
};

template <class Move, class At>
concept has_odds = requires(Move const& move, At const& at) {
    move.odds(at);
};

template <class Move, class At>
concept is_unrestricted = !has_check<Move, At> && !has_odds<Move, At> && !lists_a_set<Move, At> &&
                          !lists_into_sink<Move, At>;

} // namespace senet::detail

#endif // SENET_MOVES_OFFER_HPP
