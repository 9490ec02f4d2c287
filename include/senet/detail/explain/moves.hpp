// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_EXPLAIN_MOVES_HPP
#define SENET_DETAIL_EXPLAIN_MOVES_HPP

#include <senet/detail/explain/names.hpp>
#include <senet/detail/type_list.hpp>
#include <senet/detail/type_name.hpp>
#include <senet/moves/move_traits.hpp>
#include <senet/moves/offer.hpp>
#include <senet/random.hpp>
#include <senet/rules.hpp>

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <utility>

namespace senet::detail {

// A function that cannot be called as it should be is not to be taken for one that is not there. Whether a name is
// there at all is seen by adding it once more, which makes it ambiguous.
struct names_in_moves {
    int check, odds, moves, draw, play;
};

template <class Move>
struct move_with_names : Move, names_in_moves {};

// A class is a name of its own members, too: `check` has no function of that name, and neither have those that derive
// from it.
template <class Move>
concept mentions_check = type_name<Move>
!= "check" && !requires { typename Move::check; }
&&!requires { &move_with_names<Move>::check; };
template <class Move>
concept mentions_odds = type_name<Move>
!= "odds" && !requires { typename Move::odds; }
&&!requires { &move_with_names<Move>::odds; };
template <class Move>
concept mentions_moves = type_name<Move>
!= "moves" && !requires { typename Move::moves; }
&&!requires { &move_with_names<Move>::moves; };
template <class Move>
concept mentions_draw = type_name<Move>
!= "draw" && !requires { typename Move::draw; }
&&!requires { &move_with_names<Move>::draw; };
template <class Move>
concept mentions_play = type_name<Move>
!= "play" && !requires { typename Move::play; }
&&!requires { &move_with_names<Move>::play; };

// The shape of a move
template <class Move>
concept open_struct = std::is_class_v<Move> && !std::is_final_v<Move>;

template <class Move>
concept has_another_name_than_its_function = type_name<Move>
!= "play";

template <class Move>
concept plays_something = open_struct<Move> && mentions_play<Move>;

template <class Move>
concept move_with_described_members = has_known_members<Move>;

template <class Move>
concept move_without_constructors = std::is_aggregate_v<Move>;

template <class Type>
concept has_finitely_many_values = has_numbered_enumerators<Type> && countable<Type>;

template <class Type>
inline constexpr bool is_large_selection = false;
template <int N>
inline constexpr bool is_large_selection<index_set<N>> = N > 32;

template <class Type>
concept selects_from_few = !is_large_selection<Type>;

/// Says what is wrong with a member.
template <class Member, class Type>
consteval bool reject_field() {
    if constexpr (!has_numbered_enumerators<Type>)
        static_assert(
            has_numbered_enumerators<Type>,
            "senet: an enumeration used in a game has enumerators numbered 0, 1, 2 ... without gaps");
    else if constexpr (!selects_from_few<Type>)
        static_assert(
            selects_from_few<Type>,
            "senet: a move selects from at most 32 things; take larger selections step by step");
    else
        static_assert(
            has_finitely_many_values<Type>,
            "senet: a member of a move has finitely many values: below<N>, within<Low, High>, bool, an enumeration, a "
            "square, subset<N>, subset_of<Enum>, maybe<Value> or a described struct of these");
    return false;
}

template <class Move, std::size_t I>
consteval bool explain_field() {
    using type = member_type<Move, I>;
    if constexpr (has_finitely_many_values<type>)
        return true;
    else
        return reject_field<member_accessor<Move, I>, type>();
}

template <class Move, std::size_t... I>
consteval bool explain_fields(std::index_sequence<I...>) {
    return (explain_field<Move, I>() && ...);
}

// What it does
template <class Move, class At>
concept is_played = requires(Move const& move, At& at) {
    { move.play(at) } -> std::same_as<void>;
};

template <class Move, class At>
concept check_gives_a_verdict = !mentions_check<Move> || requires(Move const& move, At const& at) {
    { move.check(at) } -> std::convertible_to<verdict>;
};

template <class Move, class At>
concept odds_are_an_int = !mentions_odds<Move> || requires(Move const& move, At const& at) {
    { move.odds(at) } -> std::same_as<int>;
};

template <class Move, class At>
concept draw_gives_the_move =
    !mentions_draw<Move> || requires(At const& at, random_source& random) {
    { Move::draw(at, random) } -> std::same_as<Move>;
};

template <class Set>
concept offered_set = requires(Set const& set) {
    { set.count() } -> std::same_as<int>;
    set.nth(0);
    set.begin() == set.end();
};

/// The numbers of an index_set stand for enumerators, too.
template <class Set, class Member>
concept set_of = offered_set<Set> && requires(Set const& set, Member const& member) {
    { set.contains(number_if_enum(member)) } -> std::same_as<bool>;
    requires std::convertible_to<decltype(set.nth(0)), decltype(number_if_enum(member))>;
};

template <class Set>
using offered_value = decltype(std::declval<Set const&>().nth(0));

template <class Offer>
struct is_first_and {
    static constexpr int first = 0;
};
template <int First, class Set>
struct is_first_and<first_and<First, Set>> {
    static constexpr int first = First;
    using set = Set;
};

/// A move that is made from what is offered.
template <class Move, class Offer>
consteval bool is_made_from_offer() noexcept {
    if constexpr (is_first_and<Offer>::first != 0) {
        if constexpr (offered_set<typename is_first_and<Offer>::set>)
            return made_from<Move, int, offered_value<typename is_first_and<Offer>::set>>;
    } else if constexpr (offered_set<Offer>) {
        return made_from<Move, offered_value<Offer>>;
    }
    return false;
}

template <class Move, class Offer>
consteval bool fits_offer() noexcept {
    if constexpr (is_made_from_offer<Move, Offer>())
        return true;
    else if constexpr (member_count<Move> == 0)
        return std::same_as<Offer, bool>;
    else if constexpr (member_count<Move> == 1)
        return set_of<Offer, member_type<Move, 0>>;
    else if constexpr (member_count<Move> == 2 && is_first_and<Offer>::first != 0)
        return is_first_and<Offer>::first == field<Move, 0>::size &&
               set_of<typename is_first_and<Offer>::set, member_type<Move, 1>>;
    else
        return false;
}

template <class Move, class At>
consteval bool lists_well() noexcept {
    if constexpr (lists_a_set<Move, At>)
        return fits_offer<Move, std::remove_cvref_t<decltype(Move::moves(std::declval<At>()))>>();
    else
        return lists_into_sink<Move, At>;
}

template <class Move, class At>
concept moves_give_an_offer = !mentions_moves<Move> || lists_well<Move, At>();

template <class Move, class At>
consteval bool lists_what_it_is_made_from() noexcept {
    if constexpr (lists_a_set<Move, At>)
        return is_made_from_offer<
            Move, std::remove_cvref_t<decltype(Move::moves(std::declval<At>()))>>();
    else
        return false;
}

/// A list alone does not say why something is not in it, and what a move is made from does not say which moves are.
template <class Move, class At>
concept says_what_it_does_not_list =
    !mentions_moves<Move> || (lists_a_set<Move, At> && !lists_what_it_is_made_from<Move, At>()) ||
    mentions_check<Move> || mentions_odds<Move>;

template <class Move, class At>
consteval bool explain_move() {
    static_assert(
        has_another_name_than_its_function<Move>,
        "senet: a move cannot be called `play`, because a struct has no function of its own name; call it otherwise and "
        "give it `static constexpr auto name = \"play\"`");
    static_assert(
        !has_another_name_than_its_function<Move> || plays_something<Move>,
        "senet: what choose<...> and nature<...> offer are moves: structs with `constexpr void play(auto& at) const`");
    if constexpr (has_another_name_than_its_function<Move> && plays_something<Move>) {
        static_assert(
            move_with_described_members<Move>,
            "senet: the members of a move are described with BOOST_HANA_DEFINE_STRUCT");
        if constexpr (move_with_described_members<Move>) {
            static_assert(
                move_without_constructors<Move>,
                "senet: a move is a plain struct, made from the values of its members");
            if constexpr (
                move_without_constructors<Move> &&
                explain_fields<Move>(std::make_index_sequence<member_count<Move>>{})) {
                static_assert(
                    is_played<Move, At>,
                    "senet: a move is carried out by `constexpr void play(auto& at) const`");
                static_assert(
                    check_gives_a_verdict<Move, At>,
                    "senet: a move is checked by `constexpr senet::verdict check(auto const& at) const`");
                static_assert(
                    odds_are_an_int<Move, At>,
                    "senet: the odds of a move are `constexpr int odds(auto const& at) const`");
                static_assert(
                    draw_gives_the_move<Move, At>,
                    "senet: a move is drawn by `static constexpr move draw(auto const& at, auto& random)`");
                static_assert(
                    moves_give_an_offer<Move, At>,
                    "senet: `static constexpr auto moves(auto const& at)` gives a bool if the move has no members, a set "
                    "of its only member, a first_and of its two members, something it is made from by `made_of`, or calls "
                    "a sink given to it");
                static_assert(
                    !moves_give_an_offer<Move, At> || says_what_it_does_not_list<Move, At>,
                    "senet: a move that lists what is legal with moves(at, sink) or is made by `made_of` also has a check, "
                    "which says why something is not legal");
                return is_played<Move, At> && check_gives_a_verdict<Move, At> &&
                       odds_are_an_int<Move, At> && draw_gives_the_move<Move, At> &&
                       moves_give_an_offer<Move, At> && says_what_it_does_not_list<Move, At>;
            }
        }
    }
    return false;
}

// How large it is
template <class Move, int TagBits>
concept fits_a_word = packed_bits<Move>
+ TagBits <= 64;

template <class Move, int TagBits>
consteval bool explain_size() {
    static_assert(
        fits_a_word<Move, TagBits>,
        "senet: a move has at most 64 bits; take larger decisions step by step");
    return fits_a_word<Move, TagBits>;
}

template <class... Moves>
consteval bool explain_sizes(type_list<Moves...>) {
    return (explain_size<Moves, bits_for(sizeof...(Moves))>() && ...);
}

} // namespace senet::detail

#endif // SENET_DETAIL_EXPLAIN_MOVES_HPP
