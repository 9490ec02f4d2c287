// SPDX-License-Identifier: MIT

/// Fertility for four players written by hand for random play: ordinary structs, loops and a switch.
///
/// Only the printed data are shared with the game that comes with senet; the rules are written once more, so that this is
/// a second opinion on them, too. A game can be played on from the beginning of any phase of a turn. The Valley is two
/// words of bits, four rows of sixteen squares in each; where a domino can lie, and what each shop still takes, is kept up
/// to date.

#ifndef SENET_BENCHMARKS_BY_HAND_FERTILITY_HPP
#define SENET_BENCHMARKS_BY_HAND_FERTILITY_HPP

#include <senet/games/fertility/edition.hpp>
#include <senet/random.hpp>

#include <bit>
#include <cstdint>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace by_hand::fertility {

using u8 = std::uint8_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

inline constexpr int players = 4;
inline constexpr int shops = 25;
inline constexpr auto const& print = senet::fertility::reconstructed;

/// A set of squares: bit 16 * row + column, rows 0 to 3 in the first word.
struct squares {
    u64 top = 0;
    u64 bottom = 0;

    constexpr bool none() const { return (top | bottom) == 0; }
    constexpr int count() const { return std::popcount(top) + std::popcount(bottom); }
    constexpr bool has(int square) const {
        return ((square < 64 ? top : bottom) >> (square & 63) & 1) != 0;
    }
    constexpr void set(int square) { (square < 64 ? top : bottom) |= u64{1} << (square & 63); }
};
constexpr squares operator&(squares a, squares b) { return {a.top & b.top, a.bottom & b.bottom}; }
constexpr squares operator|(squares a, squares b) { return {a.top | b.top, a.bottom | b.bottom}; }
constexpr squares operator-(squares a, squares b) { return {a.top & ~b.top, a.bottom & ~b.bottom}; }

inline constexpr u64 not_column_0 = 0xfffe'fffe'fffe'fffeu;
inline constexpr u64 not_column_15 = 0x7fff'7fff'7fff'7fffu;

/// The squares whose neighbour to the north, east, south or west is in a set.
constexpr squares south_of(squares s) { return {s.top << 16, s.bottom << 16 | s.top >> 48}; }
constexpr squares north_of(squares s) { return {s.top >> 16 | s.bottom << 48, s.bottom >> 16}; }
constexpr squares west_of(squares s) {
    return {s.top >> 1 & not_column_15, s.bottom >> 1 & not_column_15};
}
constexpr squares east_of(squares s) {
    return {s.top << 1 & not_column_0, s.bottom << 1 & not_column_0};
}
constexpr squares around(squares s) { return south_of(s) | north_of(s) | west_of(s) | east_of(s); }

inline int nth_bit(u64 word, unsigned n) {
#ifdef __BMI2__
    return std::countr_zero(_pdep_u64(u64{1} << n, word));
#else
    for (; n != 0; --n)
        word &= word - 1;
    return std::countr_zero(word);
#endif
}
inline int nth_square(squares s, unsigned n) {
    auto const in_top = static_cast<unsigned>(std::popcount(s.top));
    return n < in_top ? nth_bit(s.top, n) : 64 + nth_bit(s.bottom, n - in_top);
}

// What is printed, as tables

constexpr int type_of(char letter) {
    return letter == 'A' ? 0 : letter == 'B' ? 1 : letter == 'P' ? 2 : letter == 'G' ? 3 : 4;
}

enum gains : u8 { debens, per_token, statue, statue_of_choice, wheat, exchange };

struct shop {
    u8 need[4];
    u8 any;
    u8 icons;
    u8 gain;
    u8 n;
    u8 of;
    u8 gods;
};

struct shop_group {
    shop shops[4];
    u8 count;
    u8 takers[4]; // a bit for each shop that takes a type
    u8 cost;
};

struct tables {
    shop_group boards[4] = {};
    shop_group districts[40] = {};
    squares around_of[128] = {};
    squares desert[4][8] = {}; // by column of boards, and board and turn
    squares wheat[4][8] = {};
    u8 icon[8][32] = {}; // by board and turn; 4: none
    u8 start[8] = {};    // top left square on its board
    u8 first[10] = {};   // scenes of dominoes
    u8 second[10] = {};
    u8 payments[21][5] = {};
    u32 costing[3] = {};
    u32 at_most[5][3] = {};
    u8 slot_of[shops] = {};
    u8 place_of[shops] = {};

    static constexpr void read(shop& s, senet::fertility::shop const& from) {
        for (char const c : from.need) {
            if (type_of(c) < 4)
                ++s.need[type_of(c)];
            else
                ++s.any;
            ++s.icons;
        }
        s.gain = static_cast<u8>(from.gain.k);
        s.n = static_cast<u8>(from.gain.n);
        for (int r = 0; r != 4; ++r)
            if (from.gain.of.contains(r))
                s.of = static_cast<u8>(s.of | 1 << r);
        for (int g = 0; g != 5; ++g)
            if (from.gain.statues.contains(g))
                s.gods = static_cast<u8>(s.gods | 1 << g);
    }
    static constexpr void read(shop_group& group, senet::fertility::shop const* from, int count) {
        group.count = static_cast<u8>(count);
        for (int k = 0; k != count; ++k) {
            read(group.shops[k], from[k]);
            for (int r = 0; r != 4; ++r)
                if (group.shops[k].need[r] != 0 || group.shops[k].any != 0)
                    group.takers[r] = static_cast<u8>(group.takers[r] | 1 << k);
        }
    }

    constexpr tables() {
        for (int i = 0; i != 4; ++i)
            read(boards[i], print.metropolises[i].shops, 4);
        for (int i = 0; i != 40; ++i) {
            read(districts[i], print.districts[i].shops, print.districts[i].shop_count());
            districts[i].cost = static_cast<u8>(print.districts[i].cost);
        }
        for (int s = 0; s != 128; ++s) {
            squares one;
            one.set(s);
            around_of[s] = around(one);
        }
        for (int way = 0; way != 8; ++way) {
            auto const& board = print.boards[way / 2];
            bool const turned = way % 2 != 0;
            start[way] = static_cast<u8>(
                turned ? (6 - board.start_row) * 16 + 2 - board.start_column
                       : board.start_row * 16 + board.start_column);
            for (int i = 0; i != 32; ++i) {
                int const from = turned ? 31 - i : i;
                char const c = board.rows[from / 4][static_cast<std::size_t>(from % 4)];
                icon[way][i] = static_cast<u8>(type_of(c));
                for (int column = 0; column != 4; ++column) {
                    int const square = i / 4 * 16 + 4 * column + i % 4;
                    if (c == 'W')
                        wheat[column][way].set(square);
                    else if (c != '~')
                        desert[column][way].set(square);
                }
            }
        }
        for (int x = 0, d = 0; x != 4; ++x)
            for (int y = x; y != 4; ++y, ++d) {
                first[d] = static_cast<u8>(x);
                second[d] = static_cast<u8>(y);
            }
        // nothing, one thing, two things; each kind in turn, the most of the first kind first
        int n = 1;
        for (int x = 0; x != 5; ++x)
            ++payments[n++][x];
        for (int x = 0; x != 5; ++x)
            for (int y = x; y != 5; ++y, ++n) {
                ++payments[n][x];
                ++payments[n][y];
            }
        for (int i = 0; i != 21; ++i) {
            costing[i == 0 ? 0 : i < 6 ? 1 : 2] |= u32{1} << i;
            for (int kind = 0; kind != 5; ++kind)
                for (int most = payments[i][kind]; most != 3; ++most)
                    at_most[kind][most] |= u32{1} << i;
        }
        for (int i = 0; i != shops; ++i) {
            slot_of[i] = static_cast<u8>(i < 4 ? 0 : 1 + (i - 4) / 3);
            place_of[i] = static_cast<u8>(i < 4 ? i : (i - 4) % 3);
        }
    }
};
inline constexpr tables table{};

// A game in progress

struct city {
    u32 takers[4]; // shops that take a type
    u8 tokens[shops];
    u8 districts[7];
    u8 built;
    u8 board;
    u8 wheat;
    u8 monuments;
};

enum class phase : u8 { place, quarry, build, supply, chain, draft, refill, new_district, over };

struct position {
    squares free; // where a domino can lie
    squares wheat;
    squares scenes[4];
    squares beside[4]; // free squares beside a scene of a type
    city cities[players];
    u8 pools[players][3];
    u8 boards[4]; // board and turn
    u8 stock[4];
    u8 hand[4];
    u8 quarries[4]; // to be decided
    u8 quarry_count;
    u8 quarries_decided;
    u8 exchange; // the shop whose exchange is due
    u8 common[3];
    u8 common_count;
    u8 unseen[10]; // dominoes by kind
    u8 unseen_count;
    u8 left; // of them in the pile
    u8 row[4];
    u8 row_count;
    u64 pile; // of districts
    u8 seat;
    u8 used;       // dominoes placed or discarded
    u8 turns_left; // in the final round
    bool final_round;
    phase now;
    u8 monuments[players][4]; // squares
    u8 discarded[10];
};

/// What is observed of a move: its kind, counted as the phases name them, and its parameters.
enum kinds : unsigned {
    lay_board,
    turn_board,
    pick_symbol,
    rotate,
    reveal_domino,
    deal_city,
    deal_monuments,
    reveal_district,
    place,
    discard,
    decide_quarry,
    build,
    no_build,
    supply,
    end_supply,
    chain,
    no_chain,
    draft
};
struct unobserved {
    constexpr void operator()(kinds, unsigned = 0, unsigned = 0, unsigned = 0, unsigned = 0) const {
    }
};

inline unsigned draw(unsigned count, senet::random_source& random) {
    return static_cast<unsigned>(senet::draw_below(count, random));
}

inline unsigned nth_of(u32 set, unsigned n) { return static_cast<unsigned>(nth_bit(set, n)); }

// Setup

/// A domino, any of those not seen.
inline u8 draw_domino(position& p, senet::random_source& random) {
    unsigned n = draw(p.unseen_count, random);
    u8 kind = 0;
    while (n >= p.unseen[kind])
        n -= p.unseen[kind++];
    --p.unseen[kind];
    --p.unseen_count;
    --p.left;
    return kind;
}
inline u8 draw_district(position& p, senet::random_source& random) {
    unsigned const n = draw(static_cast<unsigned>(std::popcount(p.pile)), random);
    auto const d = static_cast<u8>(nth_bit(p.pile, n));
    p.pile &= ~(u64{1} << d);
    return d;
}
inline void open_shops(city& c, shop_group const& group, int first) {
    for (int r = 0; r != 4; ++r)
        c.takers[r] |= static_cast<u32>(group.takers[r]) << first;
}

template <class Observer>
inline void set_up(position& p, senet::random_source& random, Observer& observe) {
    p = position{};
    for (int r = 0; r != 4; ++r)
        p.stock[r] = static_cast<u8>(print.tokens[r]);
    for (int d = 0; d != 10; ++d)
        p.unseen[d] = static_cast<u8>(print.copies[d]);
    p.unseen_count = 50;
    p.left = 46;
    p.pile = (u64{1} << 40) - 1;

    u32 boards = 0b1111;
    squares desert;
    for (int column = 0; column != 4; ++column) {
        unsigned const id = nth_of(boards, draw(static_cast<unsigned>(4 - column), random));
        observe(lay_board, id);
        boards &= ~(1u << id);
        unsigned const turned = draw(2, random);
        observe(turn_board, turned);
        unsigned const way = 2 * id + turned;
        p.boards[column] = static_cast<u8>(way);
        desert = desert | table.desert[column][way];
        p.wheat = p.wheat | table.wheat[column][way];
    }
    squares nearest;
    int least = 1 << 20;
    for (int column = 0; column != 4; ++column) {
        int const start = table.start[p.boards[column]] + 4 * column;
        int const down = 2 * (start / 16 + 1) - 8;
        int const right = 2 * (start % 16 + 1) - 16;
        int const distance = down * down + right * right;
        if (distance < least) {
            least = distance;
            nearest = {};
        }
        if (distance == least)
            nearest.set(start);
    }
    auto const symbols = static_cast<unsigned>(nearest.count());
    int corner = nth_square(nearest, 0);
    if (symbols > 1) {
        corner = nth_square(nearest, draw(symbols, random));
        observe(pick_symbol, static_cast<unsigned>(corner));
    }
    unsigned const rotation = draw(4, random);
    observe(rotate, rotation);
    int const clockwise[] = {corner, corner + 1, corner + 17, corner + 16};
    for (unsigned i = 0; i != 4; ++i)
        p.scenes[type_of(print.start_tile[(i + 4 - rotation) % 4])].set(clockwise[i]);
    p.free = desert - (p.scenes[0] | p.scenes[1] | p.scenes[2] | p.scenes[3]);
    p.free = p.free & around(p.free);
    for (int r = 0; r != 4; ++r)
        p.beside[r] = around(p.scenes[r]) & p.free;

    for (auto& pool : p.pools)
        for (u8& d : pool) {
            d = draw_domino(p, random);
            observe(reveal_domino, d);
        }
    for (u8& d : p.common) {
        d = draw_domino(p, random);
        observe(reveal_domino, d);
    }
    p.common_count = 3;
    u32 cities = 0b1111;
    for (unsigned s = 0; s != players; ++s) {
        unsigned const id = nth_of(cities, draw(players - s, random));
        observe(deal_city, id);
        cities &= ~(1u << id);
        p.cities[s].board = static_cast<u8>(id);
        open_shops(p.cities[s], table.boards[id], 0);
    }
    u32 types = 0b1111;
    for (unsigned s = 0; s != players; ++s) {
        unsigned const id = nth_of(types, draw(players - s, random));
        observe(deal_monuments, id);
        types &= ~(1u << id);
    }
    for (u8& d : p.row) {
        d = draw_district(p, random);
        observe(reveal_district, d);
    }
    p.row_count = 4;
}

// Shops

inline shop const& shop_at(city const& c, unsigned n) {
    return n < 4 ? table.boards[c.board].shops[n]
                 : table.districts[c.districts[table.slot_of[n] - 1]].shops[table.place_of[n]];
}

/// Puts a token on a shop; what that fills at once is wheat or an exchange.
inline void put_token(position& p, city& c, unsigned n, unsigned type) {
    shop const& s = shop_at(c, n);
    u8 const tokens = c.tokens[n] = static_cast<u8>(c.tokens[n] + (1u << 2 * type));
    auto const full = static_cast<unsigned>(
        std::popcount(static_cast<unsigned>(tokens & 0x55)) +
        2 * std::popcount(static_cast<unsigned>(tokens & 0xaa)));
    if (s.any == 0) {
        if ((tokens >> 2 * type & 3) == s.need[type])
            c.takers[type] &= ~(u32{1} << n);
    } else {
        // the data have `*` alone on a shop
        for (u32& takers : c.takers)
            takers &= ~(u32{1} << n);
    }
    if (full != s.icons)
        return;
    if (s.gain == wheat)
        c.wheat = static_cast<u8>(c.wheat + s.n < 10 ? c.wheat + s.n : 10);
    else if (s.gain == exchange)
        p.exchange = static_cast<u8>(n + 1);
}

/// One of the tokens and shops that these sets name, type by type; `total` is how many there are.
struct token_and_shop {
    unsigned type;
    unsigned shop;
};
inline token_and_shop pick(u32 const (&sets)[4], unsigned n) {
    unsigned type = 0;
    for (auto here = static_cast<unsigned>(std::popcount(sets[0])); here <= n;
         here = static_cast<unsigned>(std::popcount(sets[type]))) {
        n -= here;
        ++type;
    }
    return {type, nth_of(sets[type], n)};
}
inline unsigned count_all(u32 const (&sets)[4]) {
    return static_cast<unsigned>(
        std::popcount(sets[0]) + std::popcount(sets[1]) + std::popcount(sets[2]) +
        std::popcount(sets[3]));
}

// Dominoes

/// A bit for each of the first dominoes of their kind.
inline u32 first_of_each(u8 const* dominoes, int count) {
    u32 set = count == 0 ? 0 : 1;
    if (count > 1 && dominoes[1] != dominoes[0])
        set |= 2;
    if (count > 2 && dominoes[2] != dominoes[0] && dominoes[2] != dominoes[1])
        set |= 4;
    return set;
}
inline u8 take(u8* from, unsigned i, int size) {
    u8 const taken = from[i];
    for (int j = static_cast<int>(i); j + 1 < size; ++j)
        from[j] = from[j + 1];
    return taken;
}

inline void gain_token(position& p, unsigned type, int n) {
    int const gained = n < p.stock[type] ? n : p.stock[type];
    p.stock[type] = static_cast<u8>(p.stock[type] - gained);
    p.hand[type] = static_cast<u8>(p.hand[type] + gained);
}

inline u8 icon_at(position const& p, int square) {
    return table.icon[p.boards[square >> 2 & 3]][square >> 4 << 2 | (square & 3)];
}

/// Covers two squares and books the harvest.
inline void lay(position& p, city& own, unsigned x, int a, unsigned y, int b) {
    squares const around_a = table.around_of[a];
    squares const around_b = table.around_of[b];
    int gained[5] = {};
    gained[x] += (around_a & p.scenes[x]).count();
    gained[y] += (around_b & p.scenes[y]).count();
    ++gained[icon_at(p, a)];
    ++gained[icon_at(p, b)];
    squares const near = around_a | around_b;
    int const wheat = own.wheat + (near & p.wheat).count();
    own.wheat = static_cast<u8>(wheat < 10 ? wheat : 10);
    for (unsigned r = 0; r != 4; ++r)
        gain_token(p, r, gained[r]);

    p.scenes[x].set(a);
    p.scenes[y].set(b);
    squares both;
    both.set(a);
    both.set(b);
    p.free = p.free - both;
    squares quarries = (near & p.free) - around(p.free);
    p.free = p.free - quarries;
    p.beside[x] = p.beside[x] | around_a;
    p.beside[y] = p.beside[y] | around_b;
    for (auto& set : p.beside)
        set = set & p.free;
    p.quarry_count = 0;
    while (!quarries.none()) {
        int const square = quarries.top != 0 ? std::countr_zero(quarries.top)
                                             : 64 + std::countr_zero(quarries.bottom);
        squares one;
        one.set(square);
        quarries = quarries - one;
        p.quarries[p.quarry_count++] = static_cast<u8>(square);
    }
}

/// Steps from a square to its neighbour to the north, east, south and west.
inline constexpr int steps[] = {-16, 1, 16, -1};

template <class Observer>
inline void
place_or_discard(position& p, city& own, senet::random_source& random, Observer& observe) {
    u8* const pool = p.pools[p.seat];
    u32 const dominoes = first_of_each(pool, 3);
    squares const beyond[] = {south_of(p.free), west_of(p.free), north_of(p.free), east_of(p.free)};
    squares sets[12];
    unsigned counts[12] = {};
    unsigned total = 0;
    for (u32 rest = dominoes; rest != 0; rest &= rest - 1) {
        int const t = std::countr_zero(rest);
        unsigned const x = table.first[pool[t]];
        unsigned const y = table.second[pool[t]];
        squares const first = p.beside[x];
        squares const second = p.beside[y];
        auto const add = [&](int d, squares beyond_second) {
            sets[4 * t + d] = (first & beyond[d]) | (p.free & beyond_second);
            counts[4 * t + d] = static_cast<unsigned>(sets[4 * t + d].count());
            total += counts[4 * t + d];
        };
        add(1, west_of(second));
        add(2, north_of(second));
        if (x != y) {
            add(0, south_of(second));
            add(3, east_of(second));
        }
    }
    ++p.used;
    if (total == 0) [[unlikely]] {
        unsigned const t =
            nth_of(dominoes, draw(static_cast<unsigned>(std::popcount(dominoes)), random));
        observe(discard, t);
        ++p.discarded[take(pool, t, 3)];
        p.quarry_count = 0;
        return;
    }
    unsigned n = draw(total, random);
    unsigned i = 0;
    while (n >= counts[i])
        n -= counts[i++];
    int const a = nth_square(sets[i], n);
    observe(place, i / 4, static_cast<unsigned>(a), i % 4);
    u8 const d = take(pool, i / 4, 3);
    lay(p, own, table.first[d], a, table.second[d], a + steps[i % 4]);
}

template <class Observer>
inline void
decide_quarries(position& p, city& own, senet::random_source& random, Observer& observe) {
    for (; p.quarries_decided != p.quarry_count; ++p.quarries_decided) {
        u32 choices = 1u << 5 | (own.monuments != 4 ? 1u << 4 : 0u);
        for (unsigned r = 0; r != 4; ++r)
            choices |= (p.stock[r] != 0 ? 1u : 0u) << r;
        unsigned const x =
            nth_of(choices, draw(static_cast<unsigned>(std::popcount(choices)), random));
        observe(decide_quarry, p.quarries_decided, x);
        if (x < 4)
            gain_token(p, x, 1);
        else if (x == 4)
            p.monuments[p.seat][own.monuments++] = p.quarries[p.quarries_decided];
    }
    p.quarries_decided = p.quarry_count = 0;
}

template <class Observer>
inline void build_or_not(position& p, city& own, senet::random_source& random, Observer& observe) {
    u32 offers[4] = {};
    if (own.built != 7) {
        auto const upto = [](unsigned n) { return n < 2 ? n : 2; };
        u32 affordable = table.at_most[4][upto(own.wheat)];
        for (int r = 0; r != 4; ++r)
            affordable &= table.at_most[r][upto(p.hand[r])];
        for (int i = 0; i != 4; ++i)
            offers[i] = affordable & table.costing[table.districts[p.row[i]].cost];
    }
    unsigned const total = count_all(offers);
    unsigned const n = draw(total + 1, random);
    if (n == total) {
        observe(no_build);
        return;
    }
    auto const [i, payment] = pick(offers, n);
    observe(build, i, payment);
    u8 const(&paid)[5] = table.payments[payment];
    for (int r = 0; r != 4; ++r) {
        p.hand[r] = static_cast<u8>(p.hand[r] - paid[r]);
        p.stock[r] = static_cast<u8>(p.stock[r] + paid[r]);
    }
    own.wheat = static_cast<u8>(own.wheat - paid[4]);
    u8 const d = take(p.row, i, 4);
    p.row_count = 3;
    own.districts[own.built] = d;
    open_shops(own, table.districts[d], 4 + 3 * own.built);
    ++own.built;
}

template <class Observer>
inline void
resolve_exchange(position& p, city& own, senet::random_source& random, Observer& observe) {
    while (p.exchange != 0) {
        u8 const of = shop_at(own, p.exchange - 1u).of;
        u32 targets[4];
        for (int r = 0; r != 4; ++r)
            targets[r] = (of >> r & 1) != 0 && p.stock[r] != 0 ? own.takers[r] : 0;
        p.exchange = 0;
        unsigned const total = count_all(targets);
        unsigned const n = draw(total + 1, random);
        if (n == total) {
            observe(no_chain);
            return;
        }
        auto const [type, shop] = pick(targets, n);
        observe(chain, type, shop);
        --p.stock[type];
        put_token(p, own, shop, type);
    }
}

template <class Observer>
inline void supply_shops(position& p, city& own, senet::random_source& random, Observer& observe) {
    for (;;) {
        resolve_exchange(p, own, random, observe);
        u32 targets[4];
        for (int r = 0; r != 4; ++r)
            targets[r] = p.hand[r] != 0 ? own.takers[r] : 0;
        unsigned const total = count_all(targets);
        unsigned const n = draw(total + 1, random);
        if (n == total)
            break;
        auto const [type, shop] = pick(targets, n);
        observe(supply, type, shop);
        --p.hand[type];
        put_token(p, own, shop, type);
    }
    observe(end_supply);
    for (int r = 0; r != 4; ++r) {
        p.stock[r] = static_cast<u8>(p.stock[r] + p.hand[r]);
        p.hand[r] = 0;
    }
}

/// Plays on to the end from the beginning of any phase.
template <class Observer>
inline void play_on(position& p, senet::random_source& random, Observer& observe) {
    for (;;) {
        city& own = p.cities[p.seat];
        switch (p.now) {
        case phase::place:
            place_or_discard(p, own, random, observe);
            [[fallthrough]];
        case phase::quarry:
            decide_quarries(p, own, random, observe);
            [[fallthrough]];
        case phase::build:
            build_or_not(p, own, random, observe);
            [[fallthrough]];
        case phase::chain:
        case phase::supply:
            supply_shops(p, own, random, observe);
            if (p.final_round) {
                --p.turns_left;
                goto district;
            }
            [[fallthrough]];
        case phase::draft: {
            u32 const choices = first_of_each(p.common, 3);
            unsigned const j =
                nth_of(choices, draw(static_cast<unsigned>(std::popcount(choices)), random));
            observe(draft, j);
            p.pools[p.seat][2] = take(p.common, j, 3);
            p.common_count = 2;
        }
            [[fallthrough]];
        case phase::refill:
            if (p.left != 0) {
                u8 const d = draw_domino(p, random);
                observe(reveal_domino, d);
                p.common[2] = d;
                p.common_count = 3;
            } else {
                p.final_round = true;
                p.turns_left = players;
            }
            [[fallthrough]];
        case phase::new_district:
        district:
            if (p.row_count != 4) {
                u8 const d = draw_district(p, random);
                observe(reveal_district, d);
                p.row[3] = d;
                p.row_count = 4;
            }
            if (p.final_round && p.turns_left == 0) {
                p.now = phase::over;
                return;
            }
            p.seat = static_cast<u8>((p.seat + 1) % players);
            p.now = phase::place;
            break;
        case phase::over:
            return;
        }
    }
}

// Scoring

struct sheet {
    int lines[5][players];
    int total(int s) const {
        int sum = 0;
        for (auto const& line : lines)
            sum += line[s];
        return sum;
    }
};

inline sheet score(position const& p) {
    sheet result{};
    for (int s = 0; s != players; ++s) {
        city const& c = p.cities[s];
        u32 full = 0b1111;
        for (int slot = 0; slot != c.built; ++slot)
            full |= ((1u << table.districts[c.districts[slot]].count) - 1) << (4 + 3 * slot);
        full &= ~(c.takers[0] | c.takers[1] | c.takers[2] | c.takers[3]);
        unsigned collected = 0;
        int of_choice = 0;
        int each[4] = {}; // Debens for each token of a type
        for (; full != 0; full &= full - 1) {
            shop const& here = shop_at(c, static_cast<unsigned>(std::countr_zero(full)));
            switch (here.gain) {
            case debens:
                result.lines[0][s] += here.n;
                break;
            case per_token:
                each[std::countr_zero(static_cast<unsigned>(here.of))] += here.n;
                break;
            case statue:
                collected |= here.gods;
                break;
            case statue_of_choice:
                of_choice += here.n;
                break;
            default:
                break;
            }
        }
        for (int r = 0; r != 4; ++r)
            if (each[r] != 0) {
                int tokens = 0;
                for (u8 const on_shop : c.tokens)
                    tokens += on_shop >> 2 * r & 3;
                result.lines[1][s] += each[r] * tokens;
            }
        int const different = std::popcount(collected) + of_choice;
        result.lines[2][s] = print.statue_scale[different < 5 ? different : 5];
        result.lines[4][s] = print.wheat_track[c.wheat];
    }
    int most = 0;
    int second = 0;
    for (city const& c : p.cities)
        if (c.monuments > most) {
            second = most;
            most = c.monuments;
        } else if (c.monuments < most && c.monuments > second) {
            second = c.monuments;
        }
    for (int s = 0; s != players; ++s) {
        int const n = p.cities[s].monuments;
        result.lines[3][s] = n == 0 ? 0 : n == most ? 15 : n == second ? 7 : 0;
    }
    return result;
}

/// Plays a whole game; `observe` is told every move, nature's included.
template <class Observer = unobserved>
inline sheet random_game(senet::random_source& random, Observer observe = {}) {
    position p;
    set_up(p, random, observe);
    play_on(p, random, observe);
    return score(p);
}

} // namespace by_hand::fertility

#endif // SENET_BENCHMARKS_BY_HAND_FERTILITY_HPP
