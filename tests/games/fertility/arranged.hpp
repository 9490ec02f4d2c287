// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_GAMES_FERTILITY_ARRANGED_HPP
#define SENET_TESTS_GAMES_FERTILITY_ARRANGED_HPP

#include <senet/games/fertility.hpp>

#include <initializer_list>
#include <string_view>

/// Positions of Fertility as the examples of the specification give them (section 20).
namespace fertility_tests {

using namespace senet::fertility;
using senet::seat;
using enum resource;

using two = senet::engine<game<options{.players = 2}>>;
using variant = senet::engine<game<options{.players = 2, .variant = true}>>;
using three = senet::engine<game<options{.players = 3}>>;
using four = senet::engine<game<options{.players = 4}>>;

constexpr domino domino_of(std::string_view scenes) {
    for (int i = 0; i != domino_kinds; ++i) {
        auto const d = static_cast<domino>(i);
        auto const x = resource_of(scenes[0]);
        auto const y = resource_of(scenes[1]);
        if ((first_scene(d) == x && second_scene(d) == y) ||
            (first_scene(d) == y && second_scene(d) == x))
            return d;
    }
    return domino::AA;
}

/// `XY@(r,c)d` in the spelling of the game: its first scene first, and a double towards E or S.
constexpr place lay(std::string_view scenes, int r, int c, direction d, int t = 0) {
    constexpr direction opposite[] = {direction::S, direction::W, direction::N, direction::E};
    auto const kind = domino_of(scenes);
    bool const reversed = is_double(kind) ? d == direction::N || d == direction::W
                                          : resource_of(scenes[0]) != first_scene(kind);
    if (reversed)
        return {t, r + row_step(d), c + column_step(d), opposite[static_cast<int>(d)]};
    return {t, r, c, d};
}

constexpr void draw_district(auto& t, district d) {
    t.district_pile.take(d);
    t.districts.put(d);
}
constexpr domino draw_domino(auto& t, domino d) {
    t.dominoes.take(d);
    t.dominoes_left.retreat();
    return d;
}

/// K3 or K4: the first boards unrotated, the starting tile on a symbol. The players have the boards in order, and the
/// row D01 to D04; there is nothing in the pools yet.
template <class Engine>
constexpr typename Engine::table empty_k(int row = 2, int column = 5, int rotation = 0) {
    auto t = Engine::game::setup();
    for (int b = 0; b != Engine::game::settings.valley_boards(); ++b)
        t.valley.lay_board(static_cast<board>(b));
    t.valley.lay_start_tile({row, column}, rotation);
    for (int s = 0; s != Engine::seats; ++s) {
        t.metropolises[s].take_board(static_cast<metropolis_board>(s));
        t.metropolises[s].take_monuments(static_cast<monument>(s));
    }
    for (int d = 0; d != district_row; ++d)
        draw_district(t, static_cast<district>(d));
    return t;
}

/// The same with pools: seat 0 has the given dominoes first, and everything else is filled up from AA on.
template <class Engine>
constexpr typename Engine::table
k(std::initializer_list<std::string_view> own, int row = 2, int column = 5) {
    auto t = empty_k<Engine>(row, column);
    for (auto const scenes : own)
        t.pools[0].put(draw_domino(t, domino_of(scenes)));
    int next = 0;
    auto const any = [&] {
        while (t.dominoes.odds(static_cast<domino>(next % domino_kinds)) == 0)
            ++next;
        return draw_domino(t, static_cast<domino>(next++ % domino_kinds));
    };
    for (auto& pool : t.pools)
        while (!pool.full())
            pool.put(any());
    while (!t.common.full())
        t.common.put(any());
    return t;
}

/// K4 with the starting tile at (4,9), as the geometry of the examples has it.
constexpr four::table k4(std::initializer_list<std::string_view> own) { return k<four>(own, 4, 9); }

constexpr void put_in_hand(auto& t, resource r, int n = 1) {
    t.stock.take(r, n);
    t.hand.put(r, n);
}
/// Tokens from the stock straight onto a shop.
constexpr void put_on_shop(auto& t, seat s, int slot, int shop, std::string_view tokens) {
    for (char const c : tokens) {
        t.stock.take(resource_of(c));
        static_cast<void>(t.metropolises[s].supply(number_of_shop(slot, shop), resource_of(c)));
    }
}
/// A district from the row or the pile straight onto the next slot; the row is filled up again.
constexpr void put_district(auto& t, seat s, district d) {
    if (t.districts.has(d)) {
        t.districts.take(t.districts.place_of(d));
        for (int i = district_tiles; !t.districts.full(); --i)
            if (t.district_pile.odds(static_cast<district>(i - 1)) > 0)
                draw_district(t, static_cast<district>(i - 1));
    } else {
        t.district_pile.take(d);
    }
    t.metropolises[s].build(d);
}

constexpr bool holds(auto const& tokens, int a, int b, int p, int g) {
    return tokens.count(A) == a && tokens.count(B) == b && tokens.count(P) == p &&
           tokens.count(G) == g;
}

/// The position at the beginning of a phase; seat 0 acts.
template <senet::fixed_string Phase, class Engine = four>
constexpr typename Engine::position at(typename Engine::table const& t, seat s = 0) {
    return Engine::template arrange<Phase>(t, s);
}

} // namespace fertility_tests

#endif // SENET_TESTS_GAMES_FERTILITY_ARRANGED_HPP
