// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_EXPLAIN_TABLE_HPP
#define SENET_DETAIL_EXPLAIN_TABLE_HPP

#include <senet/detail/explain/names.hpp>
#include <senet/table/component.hpp>

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <utility>

namespace senet::detail {

template <class Table>
concept has_described_members = has_known_members<Table>;

template <class Game>
concept sets_up_its_table = !requires {
    &Game::setup;
}
|| requires {
    { Game::setup() } -> std::same_as<typename Game::table>;
};

/// `per_seat` or `several`.
template <class Type>
concept has_elements = requires {
    typename Type::element;
    Type::owned;
    Type::count;
};

template <class Type>
concept shows_numbers = requires {
    Type::number_count();
};

template <class Type>
concept lies_on_a_table_as_it_is = has_numbered_enumerators<Type> && one_thing<Type>;

template <class Type>
concept lies_on_a_table = can_lie_on_a_table<Type>();

template <class Type, int Seats>
concept has_one_for_each_seat = Type::count == Seats;

template <class Type, int Seats>
concept is_for_these_seats = !requires {
    Type::seats;
}
|| Type::seats == Seats;

template <class Type>
concept is_copied_byte_by_byte = std::is_trivially_copyable_v<Type>;

template <class Type>
concept is_compared = std::equality_comparable<Type>;

template <class Type>
concept has_component_functions = component<Type>;

/// Says what is wrong with a member.
template <class Member, class Type, int Seats>
consteval bool reject_member() {
    if constexpr (has_elements<Type>)
        static_assert(
            has_one_for_each_seat<Type, Seats>,
            "senet: a per_seat has one element for each seat of the game");
    else if constexpr (!is_for_these_seats<Type, Seats>)
        static_assert(
            is_for_these_seats<Type, Seats>,
            "senet: a turn_order, race or holder is for as many seats as the game");
    else if constexpr (!has_numbered_enumerators<Type>)
        static_assert(
            has_numbered_enumerators<Type>,
            "senet: an enumeration used in a game has enumerators numbered 0, 1, 2 ... without gaps");
    else if constexpr (!shows_numbers<Type>)
        static_assert(
            lies_on_a_table<Type>,
            "senet: what lies on a table is a component from senet/table/, a value of finitely many (below<N>, bool, "
            "an enumeration, a square), or a struct of these described with BOOST_HANA_DEFINE_STRUCT");
    else if constexpr (!is_copied_byte_by_byte<Type>)
        static_assert(
            is_copied_byte_by_byte<Type>,
            "senet: a component is trivially copyable; it keeps everything inside");
    else if constexpr (!is_compared<Type>)
        static_assert(
            is_compared<Type>,
            "senet: a component is compared with `friend constexpr bool operator==(...) = default`");
    else
        static_assert(
            has_component_functions<Type>,
            "senet: a component shows itself by number_count, highest_number, number and set_number");
    return false;
}

template <int Seats, class Type, std::size_t... I>
consteval bool explain_members(std::index_sequence<I...>);

/// `Type` is that of the I-th member of a struct, or of the elements of several that are this member.
template <int Seats, class Struct, std::size_t I, class Type>
consteval bool explain_member() {
    if constexpr (has_elements<Type>) {
        if constexpr (!Type::owned || has_one_for_each_seat<Type, Seats>)
            return explain_member<Seats, Struct, I, typename Type::element>();
        else
            return reject_member<member_accessor<Struct, I>, Type, Seats>();
    } else if constexpr (lies_on_a_table_as_it_is<Type>) {
        if constexpr (is_for_these_seats<Type, Seats>)
            return true;
        else
            return reject_member<member_accessor<Struct, I>, Type, Seats>();
    } else if constexpr (has_known_members<Type>) {
        return explain_members<Seats, Type>(std::make_index_sequence<member_count<Type>>{});
    } else {
        return reject_member<member_accessor<Struct, I>, Type, Seats>();
    }
}

template <int Seats, class Type, std::size_t... I>
consteval bool explain_members(std::index_sequence<I...>) {
    return (explain_member<Seats, Type, I, member_type<Type, I>>() && ... && true);
}

template <class Game>
consteval bool explain_table() {
    using table = typename Game::table;
    static_assert(
        has_described_members<table>,
        "senet: the members of a table are described with BOOST_HANA_DEFINE_STRUCT");
    if constexpr (has_described_members<table>) {
        if constexpr (explain_members<Game::seats, table>(
                          std::make_index_sequence<member_count<table>>{})) {
            static_assert(
                is_copied_byte_by_byte<table>,
                "senet: a table is trivially copyable, as its components are");
            static_assert(
                sets_up_its_table<Game>,
                "senet: `static constexpr table setup()` gives the table as it is at the start");
            return is_copied_byte_by_byte<table> && sets_up_its_table<Game>;
        }
    }
    return false;
}

} // namespace senet::detail

#endif // SENET_DETAIL_EXPLAIN_TABLE_HPP
