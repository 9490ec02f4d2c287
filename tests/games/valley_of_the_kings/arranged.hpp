// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_GAMES_VALLEY_OF_THE_KINGS_ARRANGED_HPP
#define SENET_TESTS_GAMES_VALLEY_OF_THE_KINGS_ARRANGED_HPP

#include <senet/games/valley_of_the_kings.hpp>

#include <string_view>

/// Positions of Valley of the Kings, put together by hand.
namespace valley_tests {

using namespace senet::valley_of_the_kings;
using senet::seat;
using enum cube;

// Seat 0 has the disc first.
using two = senet::engine<game<options{.players = 2, .start_player = {0}}>>;
using three = senet::engine<game<options{.players = 3, .start_player = {0}}>>;
using four = senet::engine<game<options{.players = 4, .start_player = {0}}>>;
using quick = senet::engine<game<options{.players = 3, .quick = true, .start_player = {0}}>>;
using expert = senet::engine<game<options{.players = 4, .expert = true, .start_player = {0}}>>;
using single =
    senet::engine<game<options{.players = 3, .single_tablet = true, .start_player = {0}}>>;

/// A cell by its name.
constexpr cell c(std::string_view name) {
    senet::text_reader reader{name};
    cell where;
    static_cast<void>(senet::domain<cell>::read(reader, where));
    return where;
}

/// k black, w white, g grey, n brown, r red.
constexpr cube colour_of(char letter) {
    constexpr std::string_view letters = "kwgnr";
    int i = 0;
    while (letters[static_cast<std::size_t>(i)] != letter)
        ++i;
    return static_cast<cube>(i);
}

/// A table in a later round, or in the first one; everything is as in the beginning.
template <class Engine>
constexpr typename Engine::table table_in_round(int round) {
    auto t = Engine::game::setup();
    t.disc.give_to(0);
    t.round = round;
    return t;
}

constexpr void own(auto& t, int site, seat s) {
    if (t.sites.owned(site))
        t.scarabs[t.sites.owner(site)].advance();
    t.scarabs[s].retreat();
    t.sites.give_to(site, s);
}

/// Cubes from the bag onto a site, cell by cell and row by row; a dot stays free.
constexpr void cubes_on(auto& t, int site, std::string_view cells) {
    int i = 0;
    for (char const letter : cells) {
        if (letter == ' ')
            continue;
        if (letter != '.') {
            t.bag.take(colour_of(letter));
            t.sites[site].set(i, static_cast<int>(colour_of(letter)) + 1);
        }
        ++i;
    }
}
constexpr void in_hand(auto& t, seat s, std::string_view cubes) {
    for (char const letter : cubes) {
        t.bag.take(colour_of(letter));
        t.hands[s].put(colour_of(letter));
    }
}
constexpr void on_display(auto& t, int group, std::string_view cubes) {
    for (char const letter : cubes) {
        t.bag.take(colour_of(letter));
        t.display[group - 1].put(colour_of(letter));
    }
}
constexpr void on_pharaoh(auto& t, std::string_view cubes) {
    for (char const letter : cubes) {
        t.bag.take(colour_of(letter));
        t.pharaoh.put(colour_of(letter));
    }
}
/// Five of each colour less one: 24, or with one more colour up to 30.
constexpr void fill_pharaoh(auto& t, int cubes) {
    for (int i = 0; i != cubes; ++i) {
        t.bag.take(static_cast<cube>(i % colours));
        t.pharaoh.put(static_cast<cube>(i % colours));
    }
}

constexpr void foremen_at(auto& t, seat s, std::string_view a, std::string_view b) {
    t.foremen.move(s, 0, c(a));
    t.foremen.move(s, 1, c(b));
}
/// The first workers; the others stay where they are.
constexpr void workers_at(auto& t, seat s, auto... names) {
    int i = 0;
    (t.workers.move(s, i++, c(names)), ...);
}

/// What would forbid a move here; empty if it is legal.
template <class Engine, class Move>
constexpr std::string_view refusal(typename Engine::position const& p, Move const& m) {
    return Engine::check(p, m).rule();
}

template <class Engine, class... Moves>
constexpr void play_all(typename Engine::position& p, Moves const&... moves) {
    (Engine::play(p, moves), ...);
}

/// What somebody does who wants nothing; nature draws the first colour there is.
template <class Engine>
constexpr typename Engine::move nothing(typename Engine::position const& p) {
    using move = typename Engine::move;
    auto const phase = Engine::phase(p);
    if (phase == "leg")
        return commit{};
    if (phase == "claim window")
        return proceed{};
    if constexpr (Engine::game::settings.single_tablet) {
        if (phase == "lay")
            return pass{};
    } else {
        if (phase == "bid")
            return bid{};
    }
    if (Engine::to_act(p).is_nature())
        return Engine::nth_move(p, 0);
    return move{done{}};
}

/// Nobody wants anything until a phase comes.
template <class Engine>
constexpr void pass_until(typename Engine::position& p, std::string_view phase) {
    while (!Engine::over(p) && Engine::phase(p) != phase)
        Engine::play(p, nothing<Engine>(p));
}

/// A seat lays its tablets: for 4, 3, 2, 1 and the blanks a group, or 0.
template <class Engine>
constexpr void lay_all(typename Engine::position& p, std::string_view groups) {
    auto const who = Engine::to_act(p);
    for (char const g : groups)
        Engine::play(p, bid{lot::numbered(g - '0')});
    while (!Engine::over(p) && Engine::phase(p) == "bid" && Engine::to_act(p) == who)
        Engine::play(p, bid{});
}

} // namespace valley_tests

#endif // SENET_TESTS_GAMES_VALLEY_OF_THE_KINGS_ARRANGED_HPP
