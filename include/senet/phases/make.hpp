// SPDX-License-Identifier: MIT

#ifndef SENET_PHASES_MAKE_HPP
#define SENET_PHASES_MAKE_HPP

#include <senet/fixed_string.hpp>
#include <senet/phases/node.hpp>
#include <senet/phases/nodes.hpp>
#include <senet/phases/orders.hpp>

#include <cstddef>
#include <type_traits>

// The functions by which phases are put together; their names in the language are in senet/phases.hpp.
namespace senet::detail {

template <template <class> class Node>
struct wrap_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return Node<body<Body...>>{};
    }
};

template <class Condition>
struct when_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return either_node<Condition, body<Body...>, sequence_node<>>{};
    }
};
template <class Condition>
struct either_fn {
    template <class Then, class Else>
    constexpr auto operator()(Then, Else) const noexcept {
        return either_node<Condition, body<Then>, body<Else>>{};
    }
};
/// What `first_of` does if none of the conditions before holds; it is no phase of its own.
template <class Body>
struct otherwise_node {};

template <class Node>
inline constexpr bool is_when = false;
template <class Condition, class Then>
inline constexpr bool is_when<either_node<Condition, Then, sequence_node<>>> = true;

template <class Node>
inline constexpr bool is_otherwise = false;
template <class Body>
inline constexpr bool is_otherwise<otherwise_node<Body>> = true;

template <class... Nodes>
consteval bool are_alternatives() {
    std::size_t whens = 0;
    bool last_is_otherwise = false;
    ((whens += is_when<Nodes> ? 1 : 0, last_is_otherwise = is_otherwise<Nodes>), ...);
    return whens != 0 && whens + (last_is_otherwise ? 1 : 0) == sizeof...(Nodes);
}

template <class... Nodes>
struct alternatives {
    using type = sequence_node<>;
};
template <class Body>
struct alternatives<otherwise_node<Body>> {
    using type = Body;
};
template <class Condition, class Then, class Else, class... Rest>
struct alternatives<either_node<Condition, Then, Else>, Rest...> {
    using type = either_node<Condition, Then, typename alternatives<Rest...>::type>;
};

struct first_of_fn {
    template <class... Nodes>
    constexpr auto operator()(Nodes...) const noexcept {
        constexpr bool possible = are_alternatives<Nodes...>();
        static_assert(
            possible,
            "senet: first_of(...) is made of when<...>(...), after which one otherwise(...) may come");
        if constexpr (possible)
            return typename alternatives<Nodes...>::type{};
        else
            return mistaken_node{};
    }
};
struct otherwise_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return otherwise_node<body<Body...>>{};
    }
};

template <class Condition>
struct until_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return until_node<Condition, body<Body...>>{};
    }
};
template <int Times>
struct repeat_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        constexpr bool possible = Times >= 1 && Times <= 255;
        static_assert(possible, "senet: a phase is repeated between 1 and 255 times");
        return std::conditional_t<possible, repeat_node<Times, body<Body...>>, mistaken_node>{};
    }
};
template <auto Member>
struct counting_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return counting_node<Member, body<Body...>>{};
    }
};
template <class Order>
struct each_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return each_node<Order, body<Body...>>{};
    }
};
template <class Who>
struct by_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return each_node<only<Who>, body<Body...>, true>{};
    }
};
template <fixed_string Name>
struct named_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return named_node<Name, body<Body...>>{};
    }
};
struct sequence_fn {
    template <class... Body>
    constexpr auto operator()(Body...) const noexcept {
        return body<Body...>{};
    }
};

} // namespace senet::detail

#endif // SENET_PHASES_MAKE_HPP
