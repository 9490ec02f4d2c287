// SPDX-License-Identifier: MIT

#ifndef SENET_MOVES_MOVE_TEXT_HPP
#define SENET_MOVES_MOVE_TEXT_HPP

#include <senet/detail/type_list.hpp>
#include <senet/moves/move_traits.hpp>
#include <senet/text.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>

namespace senet {

/// A move in words; an engine whose moves can be longer has a longer one.
using move_text = short_text<120>;

/// What stands in the way of reading a text: the column, counted from 1, and what should have been there.
struct reading_error {
    std::size_t column = 0;
    short_text<400> expected;
};

} // namespace senet

namespace senet::detail {

/// As string_view::find, which g++ 12 cannot evaluate at compile time with -fsanitize=undefined.
constexpr std::size_t find_character(std::string_view text, char wanted) noexcept {
    for (std::size_t i = 0; i != text.size(); ++i)
        if (text[i] == wanted)
            return i;
    return std::string_view::npos;
}

/// How long that is from which `move_words` are made.
template <class Move>
constexpr std::size_t pattern_size() noexcept {
    if constexpr (requires { std::string_view{Move::words}; }) {
        return std::string_view{Move::words}.size();
    } else {
        std::size_t sum = name_of_move<Move>().size();
        for_each_member_index<Move>([&](auto i) { sum += printed_name<Move, i>().size() + 3; });
        return sum;
    }
}

/// How a move is spoken: `words` of its own such as "put {piece} on {where}", otherwise its name and its members.
template <class Move>
struct move_words {
    static constexpr std::size_t capacity = 160;

    char pattern[capacity] = {};
    std::size_t size = 0;

    constexpr move_words() noexcept {
        if constexpr (requires { std::string_view{Move::words}; }) {
            append(Move::words);
        } else {
            append(name_of_move<Move>());
            for_each_member_index<Move>([&](auto i) {
                append(" {");
                append(printed_name<Move, i>());
                append("}");
            });
        }
    }

    constexpr void append(std::string_view text) noexcept {
        for (char const c : text)
            pattern[size++] = c;
    }
    constexpr std::string_view view() const noexcept { return {pattern, size}; }
};

template <class Move>
inline constexpr move_words<Move> words_of{};

/// The pieces between the members: text, then the number of a member (or `no_member` at the end).
inline constexpr std::size_t no_member = static_cast<std::size_t>(-1);

struct word_piece {
    std::string_view literal;
    std::size_t member = no_member;
};

template <class Move>
struct word_pieces {
    word_piece pieces[member_count<Move> + 1] = {};
    bool each_member_once = true;
    bool well_spaced = true; // single blanks inside, and members end where a word ends

    constexpr word_pieces() noexcept {
        std::string_view rest = words_of<Move>.view();
        bool seen[member_count<Move> + 1] = {};
        for (std::size_t p = 0; p != member_count<Move>; ++p) {
            auto const open = find_character(rest, '{');
            auto const close = find_character(rest, '}');
            if (open == std::string_view::npos || close == std::string_view::npos || close < open) {
                each_member_once = false;
                return;
            }
            pieces[p].literal = rest.substr(0, open);
            auto const name = rest.substr(open + 1, close - open - 1);
            for_each_member_index<Move>([&](auto i) {
                if (printed_name<Move, i>() == name && !seen[i]) {
                    pieces[p].member = i;
                    seen[i] = true;
                }
            });
            if (pieces[p].member == no_member)
                each_member_once = false;
            rest = rest.substr(close + 1);
        }
        pieces[member_count<Move>].literal = rest;
        auto const words = words_of<Move>.view();
        for (std::size_t i = 0; i != words.size(); ++i) {
            bool const next_is_blank = i + 1 == words.size() || words[i + 1] == ' ';
            if (words[i] == ' ' && (i == 0 || next_is_blank))
                well_spaced = false;
            if (words[i] == '}' && i + 1 != words.size() &&
                (words[i + 1] == '{' || text_reader::is_word_character(words[i + 1])))
                well_spaced = false;
        }
        if (find_character(rest, '{') != std::string_view::npos)
            each_member_once = false;
    }
};

template <class Move>
inline constexpr word_pieces<Move> pieces_of{};

template <class Move>
constexpr std::size_t longest_words() noexcept {
    std::size_t sum = 0;
    for (auto const& piece : pieces_of<Move>.pieces)
        sum += piece.literal.size();
    for_each_member_index<Move>([&](auto i) { sum += longest_text<member_type<Move, i>>; });
    return sum;
}

template <class List>
struct move_text_of;

/// A text in which each of these moves has room.
template <class... Moves>
struct move_text_of<type_list<Moves...>> {
    static constexpr std::size_t longest = [] {
        std::size_t most = 0;
        ((most = longest_words<Moves>() > most ? longest_words<Moves>() : most), ...);
        return most;
    }();
    using type = std::conditional_t<(longest <= 120), move_text, short_text<longest>>;
};

template <class Move, class Text>
constexpr void write_move(Text& text, Move const& move) noexcept {
    for (auto const& piece : pieces_of<Move>.pieces) {
        text << piece.literal;
        for_each_member(move, [&](auto i, auto const& value) {
            if (piece.member == i)
                field<Move, i>::write(text, value);
        });
    }
}

/// Writes to a text as long as there is room; what does not fit any more is an ellipsis.
template <class Text>
class clipped_text {
public:
    constexpr clipped_text(Text& to, std::size_t room) noexcept : to_(to), room_(room) {}

    constexpr clipped_text& operator<<(std::string_view more) noexcept {
        if (full_)
            return *this;
        full_ = to_.size() + more.size() > room_;
        to_ << (full_ ? std::string_view{"…"} : more);
        return *this;
    }
    constexpr clipped_text& operator<<(char c) noexcept { return *this << std::string_view{&c, 1}; }
    constexpr clipped_text& operator<<(long long number) noexcept {
        return *this << (short_text<20>{} << number).view();
    }
    constexpr clipped_text& operator<<(int number) noexcept {
        return *this << static_cast<long long>(number);
    }

private:
    Text& to_;
    std::size_t room_;
    bool full_ = false;
};

/// Reads one kind of move; on failure `error` is overwritten if the reading came further than before, and added to
/// if it came just as far.
template <class Move>
constexpr bool read_move(std::string_view source, Move& move, reading_error& error) noexcept {
    text_reader reader{source};
    reader.skip_spaces();
    auto const expected = [&](auto const& describe) {
        auto const column = reader.place() + 1;
        if (column < error.column)
            return;
        if (column > error.column)
            error = {column, {}};
        if (error.expected.size() > 300)
            return;
        if (!error.expected.empty())
            error.expected << std::string_view{", or "};
        clipped_text text{error.expected, 390};
        describe(text);
    };
    for (auto const& piece : pieces_of<Move>.pieces) {
        auto literal = piece.literal;
        // words first, so that an error points behind what was understood
        while (!literal.empty()) {
            if (literal[0] == ' ') {
                auto const before = reader.place();
                reader.skip_spaces();
                if (reader.place() == before) {
                    expected([&](auto& text) { text << std::string_view{"more words"}; });
                    return false;
                }
                literal.remove_prefix(1);
                continue;
            }
            auto const word = literal.substr(0, find_character(literal, ' '));
            bool const ends_a_word = text_reader::is_word_character(word.back()) &&
                                     (word.size() < literal.size() || piece.member == no_member);
            if (!(ends_a_word ? reader.word(word) : reader.literal(word))) {
                expected([&](auto& text) { text << '"' << word << '"'; });
                return false;
            }
            literal.remove_prefix(word.size());
        }
        bool understood = true;
        for_each_member(move, [&](auto i, auto& value) {
            if (piece.member == i && !field<Move, i>::read(reader, value)) {
                expected([&](auto& text) { field<Move, i>::describe(text); });
                understood = false;
            }
        });
        if (!understood)
            return false;
    }
    reader.skip_spaces();
    if (!reader.at_end()) {
        expected([&](auto& text) { text << std::string_view{"the end of the move"}; });
        return false;
    }
    return true;
}

} // namespace senet::detail

#endif // SENET_MOVES_MOVE_TEXT_HPP
