// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_EXPLAIN_TABLE_HPP
#define SENET_DETAIL_EXPLAIN_TABLE_HPP

#include <senet/detail/explain/names.hpp>
#include <senet/fixed_string.hpp>
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

template <fixed_string Member, class Type>
concept lies_on_a_table = can_lie_on_a_table<Type>();

template <fixed_string Member, class Type, int Seats>
concept has_one_for_each_seat = Type::count == Seats;

template <fixed_string Member, class Type>
concept is_copied_byte_by_byte = std::is_trivially_copyable_v<Type>;

template <fixed_string Member, class Type>
concept is_compared = std::equality_comparable<Type>;

template <fixed_string Member, class Type>
concept has_component_functions = component<Type>;

template <int Seats, class Type, std::size_t... I>
consteval bool explain_members(std::index_sequence<I...>);

/// Says what is wrong with a member that is none of the things that can lie on a table.
template <fixed_string Member, class Type>
consteval bool reject_member() {
    if constexpr (!shows_numbers<Type>)
        static_assert(
            lies_on_a_table<Member, Type>,
            "senet: what lies on a table is a component from senet/table/, a value of finitely many (below<N>, bool, "
            "an enumeration, a square), or a struct of these described with BOOST_HANA_DEFINE_STRUCT");
    else if constexpr (!std::is_trivially_copyable_v<Type>)
        static_assert(
            is_copied_byte_by_byte<Member, Type>,
            "senet: a component is trivially copyable; it keeps everything inside");
    else if constexpr (!std::equality_comparable<Type>)
        static_assert(
            is_compared<Member, Type>,
            "senet: a component is compared with `friend constexpr bool operator==(...) = default`");
    else
        static_assert(
            has_component_functions<Member, Type>,
            "senet: a component shows itself by number_count, highest_number, number and set_number");
    return false;
}

/// `Type` is that of the I-th member of a struct, or of the elements of several that are this member.
template <int Seats, class Struct, std::size_t I, class Type>
consteval bool explain_member() {
    if constexpr (has_elements<Type>) {
        if constexpr (!Type::owned || Type::count == Seats) {
            return explain_member<Seats, Struct, I, typename Type::element>();
        } else {
            static_assert(
                has_one_for_each_seat<member_label<Struct, I>, Type, Seats>,
                "senet: a per_seat has one element for each seat of the game");
            return false;
        }
    } else if constexpr (component<Type> || countable<Type>) {
        return true;
    } else if constexpr (reflected<Type>) {
        return explain_members<Seats, Type>(std::make_index_sequence<member_count<Type>>{});
    } else {
        return reject_member<member_label<Struct, I>, Type>();
    }
}

template <int Seats, class Type, std::size_t... I>
consteval bool explain_members(std::index_sequence<I...>) {
    return (explain_member<Seats, Type, I, member_type<Type, I>>() && ...);
}

template <class Game>
consteval bool explain_table() {
    using table = typename Game::table;
    static_assert(
        has_described_members<table>,
        "senet: the members of a table are described with BOOST_HANA_DEFINE_STRUCT");
    if constexpr (has_described_members<table>) {
        if constexpr (explain_members<Game::seats, table>(std::make_index_sequence<member_count<table>>{})) {
            static_assert(
                is_copied_byte_by_byte<"table", table>,
                "senet: a table is trivially copyable, as its components are");
            static_assert(
                sets_up_its_table<Game>,
                "senet: `static constexpr table setup()` gives the table as it is at the start");
            return is_copied_byte_by_byte<"table", table> && sets_up_its_table<Game>;
        }
    }
    return false;
}

} // namespace senet::detail

#endif // SENET_DETAIL_EXPLAIN_TABLE_HPP
