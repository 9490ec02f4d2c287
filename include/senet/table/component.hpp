// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_COMPONENT_HPP
#define SENET_TABLE_COMPONENT_HPP

#include <senet/detail/members.hpp>
#include <senet/detail/type_list.hpp>
#include <senet/moves/domain.hpp>
#include <senet/random.hpp>
#include <senet/seats.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

// What can lie on a table: a component from senet/table/ (or one of your own), a plain value with finitely many values
// (a number `below<6>`, an enumeration, a bool, a square), or a struct of such things described with Boost.Hana.
//
// A component is a class that is trivially copyable, has ==, and shows itself as a fixed number of small numbers:
//
//     static constexpr int number_count();               how many
//     static constexpr int highest_number(int i);        the i-th is between 0 and this
//     constexpr int number(int i) const;
//     constexpr void set_number(int i, int value);
//
// That is enough to hash, print, save and read it back. More abilities are optional:
//
//     constexpr bool possible() const;                            not every combination of its numbers is one of its
//                                                                 values: asked before numbers from a file are trusted
//     using piece = Kind;  constexpr int pieces(Kind) const;      it holds pieces, and they are conserved; if they are of
//                                                                 several types: using piece = kinds<Kind, Other>;
//     constexpr auto seen(seat viewer, bool owns) const;          it hides something: this is what a seat sees of it
//     constexpr void lift(piece_pool<Kind>&, seat viewer, bool owns) const;
//     constexpr void lay(piece_pool<Kind>&, Random&, seat viewer, bool owns);
//                                                                 hidden pieces can be pooled and dealt again
//     constexpr void guess(Random&, seat viewer, bool owns);      a hidden decision can be guessed
//     constexpr void guess(Random&);                              it becomes any of its values, to be `concealed`
namespace senet {

/// A class that shows itself as small numbers.
template <class Type>
concept component = std::is_trivially_copyable_v<Type> && std::equality_comparable<Type> &&
    requires(Type const& shown, Type& target, int i) {
    { Type::number_count() } -> std::same_as<int>;
    { Type::highest_number(i) } -> std::same_as<int>;
    { shown.number(i) } -> std::same_as<int>;
    target.set_number(i, i);
};

/// The types of the pieces in a component that holds pieces of several types.
template <class... Kinds>
struct kinds {};

/// Pieces of one type whose places a seat does not know: they are collected here and dealt again.
template <class Kind>
class piece_pool {
public:
    constexpr void put(Kind kind, int count = 1) noexcept {
        counts_[domain<Kind>::ordinal(kind)] += count;
        total_ += count;
    }
    constexpr int total() const noexcept { return total_; }

    /// One of the pieces, each equally likely.
    template <class Random>
    constexpr Kind draw(Random& random) noexcept {
        auto left = static_cast<int>(draw_below(static_cast<std::uint64_t>(total_), random));
        std::uint64_t kind = 0;
        while (left >= counts_[kind])
            left -= counts_[kind++];
        --counts_[kind];
        --total_;
        return domain<Kind>::value(kind);
    }

private:
    int counts_[domain<Kind>::size] = {};
    int total_ = 0;
};

namespace detail {

template <class Type>
concept holds_pieces = component<Type> && requires {
    typename Type::piece;
};

/// A component or a single value. A struct of values lies on a table as its members do.
template <class Type>
concept one_thing = component<Type> ||(countable<Type> && !reflected<Type>);

template <class Type>
concept hides_something = requires(Type const& hidden, seat viewer) {
    hidden.seen(viewer, true);
};

template <class Type>
constexpr bool can_lie_on_a_table() noexcept {
    if constexpr (one_thing<Type>)
        return true;
    else if constexpr (has_known_members<Type>) {
        return []<std::size_t... I>(std::index_sequence<I...>) {
            return (can_lie_on_a_table<member_type<Type, I>>() && ...);
        }
        (std::make_index_sequence<member_count<Type>>{});
    } else {
        return false;
    }
}

// Equality, member by member, so that nobody has to write an operator for a table.
template <class Type>
constexpr bool same_table(Type const& a, Type const& b) noexcept {
    if constexpr (one_thing<Type>) {
        return a == b;
    } else {
        return [&]<std::size_t... I>(std::index_sequence<I...>) {
            return (same_table(member<I>(a), member<I>(b)) && ...);
        }
        (std::make_index_sequence<member_count<Type>>{});
    }
}

// Numbers
template <class Type>
constexpr int number_count() noexcept {
    if constexpr (component<Type>) {
        return Type::number_count();
    } else if constexpr (one_thing<Type>) {
        return 1;
    } else {
        int sum = 0;
        for_each_member_index<Type>([&](auto i) { sum += number_count<member_type<Type, i>>(); });
        return sum;
    }
}

template <class Type>
constexpr int number(Type const& shown, int which) noexcept {
    if constexpr (component<Type>) {
        return shown.number(which);
    } else if constexpr (one_thing<Type>) {
        return static_cast<int>(domain<Type>::ordinal(shown));
    } else {
        int result = 0;
        for_each_member(shown, [&](auto, auto const& part) {
            constexpr int here = number_count<std::remove_cvref_t<decltype(part)>>();
            if (which >= 0 && which < here)
                result = number(part, which);
            which -= here;
        });
        return result;
    }
}

/// How many numbers of two tables differ; in one go, because finding the i-th number takes a while in a large table.
template <class Type>
constexpr int count_differing_numbers(Type const& a, Type const& b) noexcept {
    int sum = 0;
    if constexpr (component<Type>) {
        for (int i = 0; i != Type::number_count(); ++i)
            sum += a.number(i) != b.number(i) ? 1 : 0;
    } else if constexpr (countable<Type>) {
        sum = number(a, 0) != number(b, 0) ? 1 : 0;
    } else {
        for_each_member(a, [&](auto i, auto const& part) {
            sum += count_differing_numbers(part, member<i>(b));
        });
    }
    return sum;
}

template <class Type>
constexpr int highest_number(int which) noexcept {
    if constexpr (component<Type>) {
        return Type::highest_number(which);
    } else if constexpr (one_thing<Type>) {
        return static_cast<int>(domain<Type>::size - 1);
    } else {
        int result = 0;
        for_each_member_index<Type>([&](auto i) {
            using part = member_type<Type, i>;
            if (which >= 0 && which < number_count<part>())
                result = highest_number<part>(which);
            which -= number_count<part>();
        });
        return result;
    }
}

template <class Type>
constexpr void set_number(Type& target, int which, int value) noexcept {
    if constexpr (component<Type>) {
        target.set_number(which, value);
    } else if constexpr (one_thing<Type>) {
        target = domain<Type>::value(static_cast<std::uint64_t>(value));
    } else {
        for_each_member(target, [&](auto, auto& part) {
            constexpr int here = number_count<std::remove_cvref_t<decltype(part)>>();
            if (which >= 0 && which < here)
                set_number(part, which, value);
            which -= here;
        });
    }
}

/// Whether what lies there could lie there, as far as its components can tell: `bool possible() const`.
template <class Type>
constexpr bool is_possible(Type const& shown) {
    if constexpr (requires {
                      { shown.possible() } -> std::same_as<bool>;
                  }) {
        return shown.possible();
    } else if constexpr (requires {
                             typename Type::element;
                             shown[0];
                             Type::owned;
                         }) {
        for (auto const& part : shown)
            if (!is_possible(part))
                return false;
        return true;
    } else if constexpr (!component<Type> && reflected<Type>) {
        bool all = true;
        for_each_member(shown, [&](auto, auto const& part) { all = all && is_possible(part); });
        return all;
    } else {
        return true;
    }
}

// Pieces
template <class Type>
struct piece_types_of {
    using type = type_list<>;
};

template <class Piece>
struct pieces_in {
    using type = type_list<Piece>;
};
template <class... Kinds>
struct pieces_in<kinds<Kinds...>> {
    using type = type_list<Kinds...>;
};

template <holds_pieces Type>
struct piece_types_of<Type> : pieces_in<typename Type::piece> {};

template <class Type, class Indices>
struct piece_types_of_members;

template <class Type, std::size_t... I>
struct piece_types_of_members<Type, std::index_sequence<I...>> {
    using type = unique<concat<typename piece_types_of<member_type<Type, I>>::type...>>;
};

template <class Type>
requires(!component<Type> && reflected<Type>) struct piece_types_of<Type>
    : piece_types_of_members<Type, std::make_index_sequence<member_count<Type>>> {
};

/// The kinds of pieces that lie in a component or a whole table.
template <class Type>
using piece_types = typename piece_types_of<Type>::type;

template <class Kind, class Type>
constexpr int count_pieces(Type const& holder, Kind kind) noexcept {
    if constexpr (holds_pieces<Type>) {
        if constexpr (contains<piece_types<Type>, Kind>)
            return holder.pieces(kind);
        else
            return 0;
    } else if constexpr (one_thing<Type>) {
        return 0;
    } else {
        int sum = 0;
        for_each_member(holder, [&](auto, auto const& part) { sum += count_pieces(part, kind); });
        return sum;
    }
}

// Hidden things
template <class Type>
constexpr bool hides() noexcept {
    if constexpr (hides_something<Type>) {
        return true;
    } else if constexpr (one_thing<Type>) {
        return false;
    } else {
        bool any = false;
        for_each_member_index<Type>([&](auto i) { any = any || hides<member_type<Type, i>>(); });
        return any;
    }
}

template <class Kind, class Type>
constexpr void
lift_pieces(Type const& from, piece_pool<Kind>& pool, seat viewer, bool owns) noexcept {
    if constexpr (requires { from.lift(pool, viewer, owns); })
        from.lift(pool, viewer, owns);
    else if constexpr (!one_thing<Type>)
        for_each_member(
            from, [&](auto, auto const& part) { lift_pieces(part, pool, viewer, owns); });
}

template <class Kind, class Type, class Random>
constexpr void
lay_pieces(Type& to, piece_pool<Kind>& pool, Random& random, seat viewer, bool owns) noexcept {
    if constexpr (requires { to.lay(pool, random, viewer, owns); })
        to.lay(pool, random, viewer, owns);
    else if constexpr (!one_thing<Type>)
        for_each_member(
            to, [&](auto, auto& part) { lay_pieces(part, pool, random, viewer, owns); });
}

/// Decisions made in secret by others, replaced by any that could have been made.
template <class Type, class Random>
constexpr void guess_commitments(Type& to, Random& random, seat viewer, bool owns) noexcept {
    if constexpr (requires { to.guess(random, viewer, owns); })
        to.guess(random, viewer, owns);
    else if constexpr (!one_thing<Type>)
        for_each_member(
            to, [&](auto, auto& part) { guess_commitments(part, random, viewer, owns); });
}

} // namespace detail

} // namespace senet

#endif // SENET_TABLE_COMPONENT_HPP
