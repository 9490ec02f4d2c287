// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_EXPLAIN_ORDERS_HPP
#define SENET_DETAIL_EXPLAIN_ORDERS_HPP

#include <senet/detail/explain/names.hpp>
#include <senet/phases/conditions.hpp>
#include <senet/phases/counting.hpp>
#include <senet/phases/order_adaptors.hpp>
#include <senet/phases/orders.hpp>
#include <senet/seats.hpp>
#include <senet/table/component.hpp>

#include <concepts>

namespace senet::detail {

// Conditions, effects and orders
template <class Condition, class At>
concept answers_yes_or_no = requires(At const& at) {
    { Condition{}(at) } -> std::same_as<bool>;
};

template <class Condition, class At>
concept answers_about_seats = requires(At const& at, seat s) {
    { Condition{}(at, s) } -> std::same_as<bool>;
};

template <class Count, class At>
concept counts_seats = requires(At const& at, seat s) {
    { Count{}(at, s) } -> std::convertible_to<int>;
};

template <class Effect, class At>
concept happens = requires(At& at) {
    { Effect{}(at) } -> std::same_as<void>;
};

template <class Who, class At>
concept says_who = requires(At const& at) {
    { Who{}(at) } -> std::convertible_to<actor>;
};

template <class At, class Condition>
consteval bool explain_condition() {
    static_assert(
        answers_yes_or_no<Condition, At>,
        "senet: a condition is a struct with `constexpr bool operator()(auto const& at) const`");
    static_assert(
        named_struct<Condition>,
        "senet: conditions, effects and orders are structs with names, not lambdas");
    return answers_yes_or_no<Condition, At> && named_struct<Condition>;
}

template <class Condition>
struct plain_seat_condition {
    using type = Condition;
};
template <class Condition>
struct plain_seat_condition<none_of<Condition>> {
    using type = Condition;
};

template <class At, class Condition>
consteval bool explain_condition_of_seats() {
    using plain = typename plain_seat_condition<Condition>::type;
    static_assert(
        answers_about_seats<plain, At>,
        "senet: who is skipped is told by a struct with `constexpr bool operator()(auto const& at, senet::seat s) const`");
    static_assert(
        named_struct<plain>,
        "senet: conditions, effects and orders are structs with names, not lambdas");
    return answers_about_seats<plain, At> && named_struct<plain>;
}

template <class At, class Count>
consteval bool explain_count_of_seats() {
    static_assert(
        counts_seats<Count, At>,
        "senet: seats are ordered by a struct with `constexpr int operator()(auto const& at, senet::seat s) const`");
    static_assert(
        named_struct<Count>,
        "senet: conditions, effects and orders are structs with names, not lambdas");
    return counts_seats<Count, At> && named_struct<Count>;
}

template <class At, class Effect>
consteval bool explain_effect() {
    static_assert(
        happens<Effect, At>,
        "senet: what is run is a struct with `constexpr void operator()(auto& at) const`");
    static_assert(
        named_struct<Effect>,
        "senet: conditions, effects and orders are structs with names, not lambdas");
    return happens<Effect, At> && named_struct<Effect>;
}

/// A member of the table that shows itself as one number.
template <auto Member, class At>
concept counts_on_the_table = requires(At& at) {
    at.table.*Member;
    requires can_lie_on_a_table<counted<Member, At>>() && number_count<counted<Member, At>>()
    == 1;
};

template <class At, class Begin>
struct count_parts;
template <class At, auto Member>
struct count_parts<At, begin_count<Member>> {
    static consteval bool explain() {
        static_assert(
            counts_on_the_table<Member, At>,
            "senet: counting<&table::member>(...) counts with a member of the table that is one number: a track, a "
            "below<N>, an enumeration");
        return counts_on_the_table<Member, At>;
    }
};

template <class Effect>
inline constexpr bool begins_a_count = false;
template <auto Member>
inline constexpr bool begins_a_count<begin_count<Member>> = true;

template <class At, class Who>
consteval bool explain_who() {
    static_assert(
        says_who<Who, At>,
        "senet: who acts is told by a struct with `constexpr senet::seat operator()(auto const& at) const`");
    static_assert(
        named_struct<Who>,
        "senet: conditions, effects and orders are structs with names, not lambdas");
    return says_who<Who, At> && named_struct<Who>;
}

template <class Order>
struct order_parts {
    template <class At>
    static consteval bool explain() {
        static_assert(
            seat_order<Order, At>,
            "senet: an order of seats has `static constexpr senet::actor first(auto const& at)` and "
            "`next(auto const& at, senet::seat s)`, or `next(auto const& at, senet::seat s, senet::seat me)`");
        return seat_order<Order, At>;
    }
};
template <class Starter>
struct order_parts<clockwise_from<Starter>> {
    template <class At>
    static consteval bool explain() {
        return explain_who<At, Starter>();
    }
};
template <class Starter>
struct order_parts<counterclockwise_from<Starter>> : order_parts<clockwise_from<Starter>> {};
template <class Who>
struct order_parts<only<Who>> : order_parts<clockwise_from<Who>> {};
template <class Done, class Starter>
struct order_parts<clockwise_until<Done, Starter>> {
    template <class At>
    static consteval bool explain() {
        if constexpr (explain_condition<At, Done>())
            return explain_who<At, Starter>();
        return false;
    }
};

template <>
struct order_parts<clockwise_from<acting_seat>> {
    template <class At>
    static consteval bool explain() {
        return true;
    }
};
template <>
struct order_parts<counterclockwise_from<acting_seat>> : order_parts<clockwise_from<acting_seat>> {
};
template <class Condition, class Order>
struct order_parts<skipping<Condition, Order>> {
    template <class At>
    static consteval bool explain() {
        if constexpr (explain_condition_of_seats<At, Condition>())
            return order_parts<Order>::template explain<At>();
        return false;
    }
};
template <class Order>
struct order_parts<in_rounds<Order>> : order_parts<Order> {};
template <class Condition, class Order>
struct order_parts<ending_when<Condition, Order>> {
    template <class At>
    static consteval bool explain() {
        if constexpr (explain_condition<At, Condition>())
            return order_parts<Order>::template explain<At>();
        return false;
    }
};
template <class Count, class Ties>
struct order_parts<most_first<Count, Ties>> {
    template <class At>
    static consteval bool explain() {
        if constexpr (explain_count_of_seats<At, Count>())
            return order_parts<Ties>::template explain<At>();
        return false;
    }
};

template <class Count, class Ties>
struct order_parts<most_first<negative<Count>, Ties>> : order_parts<most_first<Count, Ties>> {};

} // namespace senet::detail

#endif // SENET_DETAIL_EXPLAIN_ORDERS_HPP
