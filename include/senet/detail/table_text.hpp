// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_TABLE_TEXT_HPP
#define SENET_DETAIL_TABLE_TEXT_HPP

#include <senet/detail/members.hpp>
#include <senet/detail/string_text.hpp>
#include <senet/seats.hpp>
#include <senet/table/apart.hpp>
#include <senet/table/component.hpp>
#include <senet/table/concealed.hpp>
#include <senet/table/grid.hpp>
#include <senet/table/index_set.hpp>
#include <senet/table/pawns.hpp>
#include <senet/table/pile.hpp>
#include <senet/table/secret.hpp>
#include <senet/table/seen.hpp>
#include <senet/table/several.hpp>
#include <senet/table/upright_grid.hpp>

#include <concepts>
#include <cstddef>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>

// From what a table's description says to text for people. What a seat sees of a component is written like the
// component, with a question mark for what it does not see; a class that can be streamed is streamed; a component
// about which nothing else is known is a list of its numbers.
namespace senet::detail {

/// How many columns a text takes: its characters, not its bytes.
inline std::size_t width_of(std::string_view text) noexcept {
    std::size_t width = 0;
    for (char const c : text)
        width += (static_cast<unsigned char>(c) & 0xc0u) != 0x80u ? 1 : 0;
    return width;
}

inline std::string padded(std::string_view text, std::size_t width, bool to_the_right = false) {
    std::string const space(width_of(text) < width ? width - width_of(text) : 0, ' ');
    return to_the_right ? space + std::string{text} : std::string{text} + space;
}

template <class Type>
concept streamable = requires(std::ostream& stream, Type const& shown) {
    { stream << shown } -> std::convertible_to<std::ostream&>;
};

// Shapes of components that can be told by what they offer
template <class Type>
concept stands_in_line = holds_pieces<Type> && requires(Type const& shown) {
    Type::capacity();
    { shown[0] } -> std::same_as<typename Type::piece>;
};
template <class Type>
concept has_a_holder = requires(Type const& shown) {
    { shown.who() } -> std::same_as<actor>;
};
template <class Type>
concept has_a_place = requires(Type const& shown) {
    { shown.there() } -> std::same_as<bool>;
    domain<std::remove_cvref_t<decltype(shown.place())>>::size;
};
template <class Type>
concept lists_seats = std::same_as<typename Type::value_type, seat>;
template <class Type>
concept is_a_race = requires(Type const& shown) {
    shown.from_rear();
    { shown[seat{}] } -> std::same_as<int>;
};

/// A `plan`: values in a line that are no pieces.
template <class Type>
concept lists_values =
    !holds_pieces<Type> && countable<typename Type::value_type> && requires(Type const& shown) {
    Type::capacity();
    { shown[0] } -> std::same_as<typename Type::value_type>;
};

// Text of a line

template <class Kind, holds_pieces Type>
void add_pieces(std::string& text, Type const& holder) {
    for (std::uint64_t k = 0; k != domain<Kind>::size; ++k)
        if (int const count = holder.pieces(domain<Kind>::value(k)); count != 0)
            add_item(text, std::to_string(count) + " " + words_for(domain<Kind>::value(k)));
}

template <holds_pieces Type>
std::string pieces_in_words(Type const& holder) {
    std::string text;
    [&]<class... Kinds>(type_list<Kinds...>) {
        (add_pieces<Kinds>(text, holder), ...);
    }(piece_types<Type>{});
    return text.empty() ? "nothing" : text;
}

template <class Type>
std::string line_in_words(Type const& line) {
    std::string text;
    bool const gaps_count = requires { typename Type::places; };
    for (int i = 0; i != Type::number_count(); ++i)
        if (line.number(i) != 0)
            add_item(text, words_for(line[i]));
        else if (gaps_count)
            add_item(text, "-");
    return text.empty() ? "nothing" : text;
}

template <class Type>
std::string numbers_in_words(Type const& shown) {
    std::string text = "(";
    for (int i = 0; i != number_count<Type>(); ++i)
        text += (i == 0 ? "" : " ") + std::to_string(number(shown, i));
    return text + ")";
}

/// `Type` is what lies on the table, `Shown` the same or what a seat sees of it.
template <class Type, class Shown>
struct line_text {
    static std::string of(Shown const& shown) {
        if constexpr (component<Shown>) {
            if constexpr (stands_in_line<Shown>)
                return line_in_words(shown);
            else if constexpr (streamable<Shown>)
                return streamed(shown);
            else if constexpr (holds_pieces<Shown>)
                return pieces_in_words(shown);
            else if constexpr (has_a_holder<Shown>)
                return words_for(shown.who());
            else if constexpr (has_a_place<Shown>)
                return shown.there() ? words_for(shown.place()) : "nowhere";
            else if constexpr (is_a_race<Shown>)
                return race(shown);
            else if constexpr (lists_seats<Shown>)
                return seats(shown);
            else if constexpr (lists_values<Shown>)
                return line_in_words(shown);
            else if constexpr (countable<Shown>)
                return words_for(shown);
            else
                return numbers_in_words(shown);
        } else if constexpr (countable<Shown>) {
            return words_for(shown);
        } else if constexpr (streamable<Shown>) {
            return streamed(shown);
        } else {
            return "?";
        }
    }

    static std::string streamed(Shown const& shown) {
        std::ostringstream stream;
        stream << shown;
        return stream.str();
    }
    template <class Order>
    static std::string seats(Order const& shown) {
        std::string text;
        for (seat const who : shown)
            add_item(text, words_for(actor{who}));
        return text;
    }
    template <class Race>
    static std::string race(Race const& shown) {
        std::string text;
        for (int s = 0; s != Race::size(); ++s)
            add_item(text, words_for(actor{seat{s}}) + " " + std::to_string(shown[seat{s}]));
        return text;
    }
};

/// A component, or a struct with the names of its members: `gold 2, silver 1`.
template <class Type>
std::string in_one_line(Type const& shown) {
    if constexpr (one_thing<Type>) {
        return line_text<Type, Type>::of(shown);
    } else {
        std::string text;
        for_each_member(shown, [&](auto i, auto const& part) {
            add_item(text, std::string{member_name<Type, i>()} + " " + in_one_line(part));
        });
        return text;
    }
}

template <int N>
struct line_text<index_set<N>, index_set<N>> {
    static std::string of(index_set<N> const& shown) {
        std::string text;
        for (int const i : shown)
            text += (text.empty() ? "" : ",") + std::to_string(i);
        return "{" + text + "}";
    }
};

template <class Kind, int MostEach, int MostUnder>
struct line_text<pile<Kind, MostEach, MostUnder>, pile<Kind, MostEach, MostUnder>> {
    static std::string of(pile<Kind, MostEach, MostUnder> const& shown) {
        std::string text;
        std::string under;
        constexpr int kinds = static_cast<int>(domain<Kind>::size);
        for (int i = 0; i != kinds; ++i)
            if (shown.number(i) != 0)
                add_item(
                    text, std::to_string(shown.number(i)) + " " +
                              words_for(domain<Kind>::value(static_cast<std::uint64_t>(i))));
        for (int i = 0; i != MostUnder && shown.number(kinds + 2 * i) != 0; ++i)
            add_item(
                under, words_for(domain<Kind>::value(
                           static_cast<std::uint64_t>(shown.number(kinds + 2 * i) - 1))));
        if (under.empty())
            return text.empty() ? "nothing" : text;
        return (text.empty() ? "" : text + "; ") + "then " + under;
    }
};
template <class Kind, int MostEach, int MostUnder>
struct line_text<pile<Kind, MostEach, MostUnder>, seen_pile<Kind, MostUnder>> {
    static std::string of(seen_pile<Kind, MostUnder> const& shown) {
        if (shown.empty())
            return "nothing";
        std::string text;
        if (int const loose = shown.size() - shown.under(); loose != 0)
            text = std::to_string(loose) + " ?";
        std::string under;
        for (int i = 0; i != shown.under(); ++i)
            add_item(under, shown.knows(i) ? words_for(shown.known(i)) : "?");
        if (under.empty())
            return text;
        return (text.empty() ? "" : text + "; ") + "then " + under;
    }
};

template <class Type>
struct line_text<secret<Type>, secret<Type>> {
    static std::string of(secret<Type> const& shown) {
        if constexpr (countable<Type> && !component<Type>)
            return shown.there() ? words_for(shown.value()) : "nothing";
        else
            return line_text<Type, Type>::of(shown);
    }
};
template <class Type>
struct line_text<commitment<Type>, commitment<Type>> {
    static std::string of(commitment<Type> const& shown) {
        return shown.made() ? words_for(shown.value()) : "nothing";
    }
};
template <class Thing>
struct line_text<concealed<Thing>, concealed<Thing>> {
    static std::string of(concealed<Thing> const& shown) { return in_one_line<Thing>(*shown); }
};
template <class Thing>
struct line_text<concealed<Thing>, seen_concealed<Thing>> {
    static std::string of(seen_concealed<Thing> const& shown) {
        return shown.known() ? in_one_line<Thing>(shown.value()) : "?";
    }
};
template <class Type, class Value>
struct line_text<Type, seen_secret<Value>> {
    static std::string of(seen_secret<Value> const& shown) {
        if (!shown.there())
            return "nothing";
        return shown.known() ? words_for(shown.value()) : "?";
    }
};
template <class Type, class Hand>
struct line_text<Type, seen_secret_pieces<Hand>> {
    static std::string of(seen_secret_pieces<Hand> const& shown) {
        if (shown.known())
            return line_text<Hand, Hand>::of(shown.value());
        return shown.size() == 0 ? "nothing" : std::to_string(shown.size()) + " ?";
    }
};

template <int N, class Type, bool Owned, class Shown>
requires std::same_as<Shown, array_of_components<N, Type, Owned>> || requires(Shown const& shown) {
    { shown[0] } -> std::convertible_to<seen_type<Type> const&>;
}
struct line_text<array_of_components<N, Type, Owned>, Shown> {
    static std::string of(Shown const& shown) {
        std::string text;
        for (int i = 0; i != N; ++i)
            add_item(text, line_text<Type, std::remove_cvref_t<decltype(shown[i])>>::of(shown[i]));
        return text;
    }
};

// Text of several lines

/// What takes more than one line: boards, structs, and what each seat has.
template <class Type>
struct is_block : std::bool_constant<!component<Type> && reflected<Type>> {};
template <class Shape, class Kind>
struct is_block<grid<Shape, Kind>> : std::true_type {};
template <class Shape, class Kind>
struct is_block<upright_grid<Shape, Kind>> : std::true_type {};
template <class Shape>
struct is_block<square_set<Shape>> : std::true_type {};
template <int N, class Type, bool Owned>
struct is_block<array_of_components<N, Type, Owned>>
    : std::bool_constant<Owned || is_block<Type>::value || holds_pieces<Type>> {};
template <int Seats, int Each, class Place>
struct is_block<pawns<Seats, Each, Place>> : std::true_type {};

template <class Things>
struct is_block<apart<Things>> : is_block<Things> {};

/// A board with its coordinates; `sign_of(square)` is what is on a square.
template <class Shape, class Sign>
void write_board(std::string& text, std::string const& indent, Sign const& sign_of) {
    using one = square<Shape>;
    std::size_t const margin = std::to_string(Shape::rows).size();
    std::size_t width = Shape::columns <= 26 ? 1 : std::to_string(Shape::columns).size();
    for (int i = 0; i != Shape::squares; ++i)
        if (auto const here = width_of(sign_of(one{i})); here > width)
            width = here;
    auto const add_line = [&](std::string line) {
        line.erase(line.find_last_not_of(' ') + 1);
        text += indent + line + "\n";
    };
    for (int r = Shape::rows; r-- != 0;) {
        std::string line = padded(std::to_string(r + 1), margin, true);
        for (int c = 0; c != Shape::columns; ++c)
            (line += ' ').append(padded(sign_of(one{r, c}), width));
        add_line(line);
    }
    std::string line(margin, ' ');
    for (int c = 0; c != Shape::columns; ++c)
        (line += ' ')
            .append(padded(
                Shape::columns <= 26 ? std::string(1, static_cast<char>('a' + c))
                                     : std::to_string(c + 1),
                width));
    add_line(line);
}

template <class Shape>
void write_block(std::string& text, square_set<Shape> const& shown, std::string const& indent) {
    write_board<Shape>(text, indent, [&](auto s) { return shown.contains(s) ? "*" : "."; });
}

/// A board of pieces. They go by their first letters if these tell them apart; what they mean is said below.
template <class Shape, class Kind, class Grid>
void write_pieces(std::string& text, Grid const& shown, std::string const& indent) {
    std::string names[domain<Kind>::size];
    std::string letters;
    std::string key;
    bool clear = true;
    for (std::uint64_t k = 0; k != domain<Kind>::size; ++k) {
        names[k] = words_for(domain<Kind>::value(k));
        clear = clear && !names[k].empty() && letters.find(names[k][0]) == std::string::npos &&
                (names[k][0] & 0x80) == 0;
        letters += names[k].substr(0, 1);
        add_item(key, names[k].substr(0, 1) + " " + names[k]);
    }
    bool abbreviated = false;
    if (clear)
        for (std::string& name : names) {
            abbreviated = abbreviated || name.size() > 1;
            name.resize(1);
        }
    write_board<Shape>(text, indent, [&](auto s) {
        int const here = shown.number(s.index());
        return here == 0 ? std::string{"."} : names[here - 1];
    });
    if (abbreviated)
        text += indent + key + "\n";
}

template <class Shape, class Kind>
void write_block(std::string& text, grid<Shape, Kind> const& shown, std::string const& indent) {
    write_pieces<Shape, Kind>(text, shown, indent);
}
template <class Shape, class Kind>
void write_block(
    std::string& text, upright_grid<Shape, Kind> const& shown, std::string const& indent) {
    write_pieces<Shape, Kind>(text, shown, indent);
}

template <class Type, class Shown>
void write_member(
    std::string& text, std::string_view name, Shown const& shown, std::string const& indent);

template <class Table>
void write_members(std::string& text, Table const& shown, std::string const& indent) {
    for_each_member(shown, [&](auto i, auto const& part) {
        write_member<member_type<Table, i>>(text, member_name<Table, i>(), part, indent);
    });
}
template <class Table>
void write_members(std::string& text, seen_struct<Table> const& shown, std::string const& indent) {
    shown.for_each([&](auto i, auto const& part) {
        write_member<member_type<Table, i>>(text, member_name<Table, i>(), part, indent);
    });
}

/// What lies apart looks like what it is.
template <class Type>
struct what_lies_apart {
    using type = Type;
};
template <class Things>
struct what_lies_apart<apart<Things>> {
    using type = Things;
};

template <class Things>
constexpr Things const& things_in(apart<Things> const& shown) noexcept {
    return *shown;
}
/// What a seat sees of it has no wrapping.
template <class Shown>
constexpr Shown const& things_in(Shown const& shown) noexcept {
    return shown;
}

/// One line `name: value`, or the name and below it the value, indented.
template <class Type, class Shown>
void write_member(
    std::string& text, std::string_view name, Shown const& shown, std::string const& indent) {
    using things = typename what_lies_apart<Type>::type;
    std::string const title = indent + std::string{name} + ":";
    if constexpr (!std::is_same_v<things, Type>) {
        write_member<things>(text, name, things_in(shown), indent);
    } else if constexpr (!is_block<Type>::value) {
        text += title + " " + line_text<Type, Shown>::of(shown) + "\n";
    } else {
        text += title + "\n";
        std::string const deeper = indent + "  ";
        if constexpr (requires {
                          Type::owned;
                          typename Type::element;
                      }) {
            for (int i = 0; i != Type::count; ++i)
                write_member<typename Type::element>(
                    text, Type::owned ? words_for(actor{seat{i}}) : std::to_string(i), shown[i],
                    deeper);
        } else if constexpr (component<Type>) {
            write_block(text, shown, deeper);
        } else {
            write_members(text, shown, deeper);
        }
    }
}

} // namespace senet::detail

#endif // SENET_DETAIL_TABLE_TEXT_HPP
