// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_EXPLAIN_MOVES_HPP
#define SENET_DETAIL_EXPLAIN_MOVES_HPP

#include <senet/detail/explain/names.hpp>
#include <senet/detail/type_list.hpp>
#include <senet/fixed_string.hpp>
#include <senet/moves/move_text.hpp>
#include <senet/moves/offer.hpp>
#include <senet/random.hpp>
#include <senet/rules.hpp>

#include <concepts>
#include <cstddef>
#include <string_view>
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

template <class Move>
concept mentions_check = !requires {
    &move_with_names<Move>::check;
};
template <class Move>
concept mentions_odds = !requires {
    &move_with_names<Move>::odds;
};
template <class Move>
concept mentions_moves = !requires {
    &move_with_names<Move>::moves;
};
template <class Move>
concept mentions_draw = !requires {
    &move_with_names<Move>::draw;
};
template <class Move>
concept mentions_play = !requires {
    &move_with_names<Move>::play;
};

// The shape of a move
template <class Move>
concept open_struct = std::is_class_v<Move> && !std::is_final_v<Move>;

template <class Move>
concept plays_something = open_struct<Move> && mentions_play<Move>;

template <class Move>
concept move_with_described_members = has_known_members<Move>;

template <class Move>
concept move_without_constructors = std::is_aggregate_v<Move>;

template <fixed_string Member, class Type>
concept has_finitely_many_values = countable<Type>;

template <class Move, std::size_t I>
consteval bool explain_field() {
    if constexpr (countable<member_type<Move, I>>) {
        return true;
    } else {
        static_assert(
            has_finitely_many_values<member_label<Move, I>, member_type<Move, I>>,
            "senet: a member of a move has finitely many values: below<N>, within<Low, High>, bool, an enumeration, a "
            "square or subset<N>");
        return false;
    }
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

template <class Set, class Member>
concept set_of = requires(Set const& set, Member const& member) {
    { set.count() } -> std::same_as<int>;
    { set.nth(0) } -> std::convertible_to<Member>;
    { set.contains(member) } -> std::same_as<bool>;
    set.begin() == set.end();
};

template <class Offer>
struct is_first_and {
    static constexpr int first = 0;
};
template <int First, class Set>
struct is_first_and<first_and<First, Set>> {
    static constexpr int first = First;
    using set = Set;
};

template <class Move, class Offer>
consteval bool fits_offer() noexcept {
    if constexpr (member_count<Move> == 0)
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

/// A list alone does not say why something is not in it.
template <class Move, class At>
concept says_what_it_does_not_list =
    !mentions_moves<Move> || lists_a_set<Move, At> || mentions_check<Move> || mentions_odds<Move>;

template <class Move, class At>
consteval bool explain_move() {
    static_assert(
        plays_something<Move>,
        "senet: what choose<...> and nature<...> offer are moves: structs with `constexpr void play(auto& at) const`");
    if constexpr (plays_something<Move>) {
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
                    "of its only member, a first_and of its two members, or calls a sink given to it");
                static_assert(
                    says_what_it_does_not_list<Move, At>,
                    "senet: a move that lists what is legal with moves(at, sink) also has a check, which says why "
                    "something is not");
                return is_played<Move, At> && check_gives_a_verdict<Move, At> &&
                       odds_are_an_int<Move, At> && draw_gives_the_move<Move, At> &&
                       moves_give_an_offer<Move, At> && says_what_it_does_not_list<Move, At>;
            }
        }
    }
    return false;
}

// How it is spoken
template <class Move>
concept words_are_text = !requires {
    Move::words;
}
|| requires { std::string_view{Move::words}; };

template <class Move>
concept words_fit = !requires {
    Move::words;
}
|| std::string_view{Move::words}.size() <= move_words<Move>::capacity;

/// The members in braces in the words of a move are its own.
template <class Move>
consteval bool mentions_own_members() noexcept {
    std::string_view rest = words_of<Move>.view();
    for (auto open = find_character(rest, '{'); open != std::string_view::npos;
         open = find_character(rest, '{')) {
        auto const name = rest.substr(open + 1, find_character(rest, '}') - open - 1);
        bool known = false;
        for_each_member_index<Move>(
            [&](auto i) { known = known || member_name<Move, i>() == name; });
        if (!known)
            return false;
        rest.remove_prefix(open + 1);
    }
    return true;
}

template <class Move>
concept words_mention_own_members = pieces_of<Move>
.each_member_once || mentions_own_members<Move>();

template <class Move>
concept words_mention_each_member_once = pieces_of<Move>
.each_member_once;

template <class Move>
concept words_can_be_read_back = pieces_of<Move>
.well_spaced;

template <class Move>
consteval bool explain_words() {
    static_assert(
        words_are_text<Move>,
        "senet: the words of a move are text: `static constexpr std::string_view words = ...`");
    static_assert(
        !words_are_text<Move> || words_fit<Move>,
        "senet: the words of a move have at most 160 characters");
    if constexpr (words_are_text<Move> && words_fit<Move>) {
        static_assert(
            words_mention_own_members<Move>,
            "senet: what stands in braces in the words of a move is one of its members");
        if constexpr (words_mention_own_members<Move>) {
            static_assert(
                words_mention_each_member_once<Move>,
                "senet: the words of a move mention each of its members once, in braces");
            if constexpr (words_mention_each_member_once<Move>) {
                static_assert(
                    words_can_be_read_back<Move>,
                    "senet: the words of a move are set apart by single blanks, and what follows a member in braces does "
                    "not run into it");
                return words_can_be_read_back<Move>;
            }
        }
    }
    return false;
}

struct spoken_move {
    word_piece const* pieces;
    std::size_t members;
};

constexpr bool sounds_like(spoken_move a, spoken_move b) noexcept {
    if (a.members != b.members)
        return false;
    for (std::size_t p = 0; p <= a.members; ++p)
        if (a.pieces[p].literal != b.pieces[p].literal)
            return false;
    return true;
}

struct two_moves {
    std::size_t first;
    std::size_t second;
};

/// The first two moves that differ in nothing but the values of their members, or twice the number of moves.
template <class... Moves>
consteval two_moves moves_that_sound_alike(type_list<Moves...>) noexcept {
    spoken_move const all[] = {{pieces_of<Moves>.pieces, member_count<Moves>}...};
    for (std::size_t second = 1; second < sizeof...(Moves); ++second)
        for (std::size_t first = 0; first != second; ++first)
            if (sounds_like(all[first], all[second]))
                return {first, second};
    return {sizeof...(Moves), sizeof...(Moves)};
}

template <class Move, class Other>
concept sounds_different = !sound_alike<Move, Other>();

/// A move without members says what another one with members can say too.
template <class Move, class Other>
constexpr bool says_the_same() noexcept {
    if constexpr (member_count<Move> != 0 || member_count<Other> == 0) {
        return false;
    } else {
        Other other{};
        reading_error error;
        return read_move(words_of<Move>.view(), other, error);
    }
}

template <class Move, class Other>
concept cannot_be_taken_for = !says_the_same<Move, Other>();

template <class Move, class... Others>
consteval bool explain_confusions(type_list<Others...>) {
    static_assert(
        (cannot_be_taken_for<Move, Others> && ...),
        "senet: the words of a move are not those of another one with its members filled in");
    return (cannot_be_taken_for<Move, Others> && ...);
}

template <class... Moves>
consteval bool explain_all_words(type_list<Moves...> all) {
    if constexpr ((explain_words<Moves>() && ...)) {
        constexpr auto alike = moves_that_sound_alike(all);
        if constexpr (alike.second != sizeof...(Moves)) {
            static_assert(
                sounds_different<
                    type_at<type_list<Moves...>, alike.first>,
                    type_at<type_list<Moves...>, alike.second>>,
                "senet: two kinds of moves have the same words; give one of them a `words` of its own");
            return false;
        } else {
            return (explain_confusions<Moves>(all) && ...);
        }
    }
    return false;
}

} // namespace senet::detail

#endif // SENET_DETAIL_EXPLAIN_MOVES_HPP
