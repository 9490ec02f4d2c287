// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_RENUMBER_SEATS_HPP
#define SENET_TESTING_RENUMBER_SEATS_HPP

#include <senet/position.hpp>
#include <senet/seats.hpp>
#include <senet/table/component.hpp>
#include <senet/table/holder.hpp>
#include <senet/table/pawns.hpp>
#include <senet/table/race.hpp>
#include <senet/table/several.hpp>
#include <senet/table/turn_order.hpp>

#include <type_traits>

// A game in which it does not matter for the score which number a seat has says so:
//
//     static constexpr bool seats_are_alike = true;
//
// What each seat has is then found in the components that belong to seats, and in those of the game's own that say what
// becomes of them: `constexpr void give_to_next_seat()`. A game that keeps it elsewhere, such as on a board, says how a
// table looks when everything is given to the next seat:
//
//     static constexpr table given_to_next_seat(table const& t);
namespace senet::testing {

template <class Game>
concept gives_to_next_seat = requires(typename Game::table const& table) {
    Game::given_to_next_seat(table);
};

template <class Game>
constexpr bool declares_seats_alike() noexcept {
    if constexpr (requires { Game::seats_are_alike; })
        return Game::seats_are_alike;
    else
        return false;
}

template <class Game>
concept says_it_is_symmetric = gives_to_next_seat<Game> || declares_seats_alike<Game>();

template <int Seats, class Type>
constexpr void give_to_next_seat(Type& part);

template <int Seats>
constexpr void give_to_next_seat(holder<Seats>& part) {
    if (part.held())
        part.give_to((part.seat() + 1) % Seats);
}
template <int Seats>
constexpr void give_to_next_seat(turn_order<Seats>& part) {
    for (int i = 0; i != Seats; ++i)
        part.set_number(i, (part.number(i) + 1) % Seats);
}
template <int Seats, int Low, int High>
constexpr void give_to_next_seat(race<Seats, Low, High>& part) {
    auto const before = part;
    for (int i = 0; i != Seats; ++i) {
        part.set_number((i + 1) % Seats, before.number(i));
        part.set_number(Seats + i, (before.number(Seats + i) + 1) % Seats);
    }
}
template <int Seats, int N, class Type, bool Owned>
constexpr void give_to_next_seat(senet::detail::array_of_components<N, Type, Owned>& part) {
    auto const before = part;
    for (int i = 0; i != N; ++i) {
        auto& target = part[Owned && N == Seats ? (i + 1) % N : i];
        target = before[i];
        give_to_next_seat<Seats>(target);
    }
}
template <int Seats, int Each, class Place>
constexpr void give_to_next_seat(pawns<Seats, Each, Place>& part) {
    auto const before = part;
    for (int s = 0; s != Seats; ++s)
        for (int i = 0; i != Each; ++i)
            part.move((s + 1) % Seats, i, before[s][i]);
}
template <int Seats, class Type>
constexpr void give_to_next_seat(Type& part) {
    if constexpr (requires { part.give_to_next_seat(); })
        part.give_to_next_seat();
    else if constexpr (!component<Type> && senet::detail::reflected<Type>)
        senet::detail::for_each_member(
            part, [](auto, auto& inner) { give_to_next_seat<Seats>(inner); });
}

/// The same position with everything that belongs to a seat given to the next one, the turn included.
template <class Engine>
constexpr typename Engine::position given_to_next_seat(typename Engine::position const& p) {
    using game = typename Engine::game;
    using access = senet::detail::position_access<game>;
    auto moved = p;
    if constexpr (gives_to_next_seat<game>)
        moved.table = game::given_to_next_seat(p.table);
    else
        give_to_next_seat<Engine::seats>(moved.table);
    access::set_seat(moved, (p.seat() + 1) % Engine::seats);
    for (int i = 0; i != access::saved_seats; ++i)
        access::set_saved_seat(moved, i, (access::saved_seat(p, i) + 1) % Engine::seats);
    return moved;
}

} // namespace senet::testing

#endif // SENET_TESTING_RENUMBER_SEATS_HPP
