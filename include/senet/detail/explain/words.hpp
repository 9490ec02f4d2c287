// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_EXPLAIN_WORDS_HPP
#define SENET_DETAIL_EXPLAIN_WORDS_HPP

#include <senet/detail/members.hpp>
#include <senet/detail/type_list.hpp>
#include <senet/moves/move_text.hpp>
#include <senet/moves/struct_domain.hpp>
#include <senet/text.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace senet::detail {

template <class Move>
concept words_are_text = !requires {
    Move::words;
}
|| requires { std::string_view{Move::words}; };

template <class Move>
concept words_fit = pattern_size<Move>()
<= move_words<Move>::capacity;

/// The members in braces in the words of a move are its own.
template <class Move>
consteval bool mentions_own_members() noexcept {
    std::string_view rest = words_of<Move>.view();
    for (auto open = find_character(rest, '{'); open != std::string_view::npos;
         open = find_character(rest, '{')) {
        rest.remove_prefix(open + 1);
        auto const name = rest.substr(0, find_character(rest, '}'));
        bool known = false;
        for_each_member_index<Move>(
            [&](auto i) { known = known || printed_name<Move, i>() == name; });
        if (!known)
            return false;
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

template <class Move>
constexpr spoken_move spoken() noexcept {
    return {pieces_of<Move>.pieces, member_count<Move>};
}

/// Two moves that differ in nothing but the values of their members.
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
    spoken_move const all[] = {spoken<Moves>()...};
    for (std::size_t second = 1; second < sizeof...(Moves); ++second)
        for (std::size_t first = 0; first != second; ++first)
            if (sounds_like(all[first], all[second]))
                return {first, second};
    return {sizeof...(Moves), sizeof...(Moves)};
}

template <class Move, class Other>
concept sounds_different = !sounds_like(spoken<Move>(), spoken<Other>());

/// What stands before the first member of one is the beginning of what stands there in the other.
constexpr bool begins_like(spoken_move a, spoken_move b) noexcept {
    auto const x = a.pieces[0].literal;
    auto const y = b.pieces[0].literal;
    auto const n = x.size() < y.size() ? x.size() : y.size();
    return x.substr(0, n) == y.substr(0, n);
}

/// Whether a value of one move is read as another move. Of large moves some values are tried; the law checker tries all.
template <class Move, class Other>
constexpr bool says_the_same() noexcept {
    // Texts that are the same are found from either side: from that with fewer values.
    if constexpr (
        std::is_same_v<Move, Other> || value_count < Move >> value_count<Other> ||
        !begins_like(spoken<Move>(), spoken<Other>())) {
        return false;
    } else {
        constexpr std::uint64_t most = 64;
        constexpr std::uint64_t tried = value_count<Move> < most ? value_count<Move> : most;
        Other other{};
        reading_error error;
        for (std::uint64_t i = 0; i != tried; ++i) {
            short_text<longest_words<Move>()> words;
            write_move(words, value_of<Move>(i * (value_count<Move> / tried)));
            if (read_move(words.view(), other, error))
                return true;
            if (error.column < spoken<Move>().pieces[0].literal.size())
                return false; // nor is any other value
        }
        return false;
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

#endif // SENET_DETAIL_EXPLAIN_WORDS_HPP
