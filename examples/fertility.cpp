// SPDX-License-Identifier: MIT

// A game of Fertility between four players who look one move ahead: what they do, the Valley as a map, the pools, each
// Metropolis and the score sheet. The map is coloured on a terminal and plain elsewhere.
//
//     fertility [seed]
#include <senet/games/fertility.hpp>
#include <senet/io.hpp>

#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace {

using senet::random_source;
using senet::seat;
using namespace senet::fertility;
using engine = senet::engine<game<>>;
using position = engine::position;

bool on_a_terminal() {
#if __has_include(<unistd.h>)
    return isatty(STDOUT_FILENO) != 0;
#else
    return false;
#endif
}

/// Text on a coloured ground, if there are colours; the numbers are those of terminals.
std::string on_ground(int colour, std::string const& text) {
    static bool const colours = on_a_terminal();
    if (!colours || colour == 0)
        return text;
    return "\033[30;" + std::to_string(colour) + "m" + text + "\033[0m";
}

constexpr int wheat_colour = 103;
constexpr int water_colour = 44;
constexpr int monument_colour = 107;
int colour_of(resource r) {
    int const colours[] = {47, 43, 42, 105};
    return colours[static_cast<int>(r)];
}
char letter(resource r) { return "ABPG"[static_cast<int>(r)]; }

template <class Enum>
std::string name_of(Enum value) {
    return std::string{
        senet::detail::enumerator_names<Enum>.names[static_cast<std::size_t>(value)]};
}

// What they do

/// What a position is worth to a player who thinks no further than this move: points, and what may become points.
int worth(position const& p, seat s) {
    auto const& own = p.table.metropolises[s];
    int const built = own.districts() < 5 ? own.districts() : 5;
    return 8 * engine::sheet(p).total(s) + 4 * own.all_tokens() + 6 * built +
           3 * p.table.hand.size();
}

engine::move best_move(position const& p, random_source& random) {
    auto const moves = engine::moves(p);
    seat const me = engine::to_act(p).seat();
    // Among equals any will do; starting anywhere finds one of them.
    std::size_t const first = senet::draw_below(moves.size(), random);
    engine::move best = moves[first];
    int most = -1;
    for (std::size_t i = 0; i != moves.size(); ++i) {
        auto const m = moves[(first + i) % moves.size()];
        auto after = p;
        engine::play(after, m);
        if (int const here = worth(after, me); here > most) {
            most = here;
            best = m;
        }
    }
    return best;
}

// How it is told

std::string told(position const& p, engine::move m) {
    auto const pool_of = [&](int t) { return name_of(p.table.pools[p.seat()][t]); };
    if (m.is<place>()) {
        auto const laid = m.as<place>();
        return "lays " + pool_of(laid.t) + " at " + std::to_string(laid.r) + "," +
               std::to_string(laid.c) + " " + name_of(laid.d);
    }
    if (m.is<discard>())
        return "discards " + pool_of(m.as<discard>().t);
    if (m.is<quarry>())
        return m.as<quarry>().x == quarry::choice::monument
                   ? "puts a " + name_of(p.table.metropolises[p.seat()].monuments()) +
                         " in a quarry"
                   : "quarry: " + name_of(m.as<quarry>().x);
    if (m.is<build>())
        return "builds " + name_of(p.table.districts[m.as<build>().i]);
    if (m.is<supply>())
        return name_of(m.as<supply>().x) + " on " + std::to_string(m.as<supply>().s) + "#" +
               std::to_string(m.as<supply>().k);
    if (m.is<chain>())
        return "exchange " + name_of(m.as<chain>().x) + " on " + std::to_string(m.as<chain>().s) +
               "#" + std::to_string(m.as<chain>().k);
    if (m.is<draft>())
        return "takes " + name_of(p.table.common[m.as<draft>().j]);
    return {};
}

/// One square of the map, three characters wide: a scene, a monument by its player, a closed quarry, wheat, water, an
/// icon in small letters, or desert.
std::string picture_of(position const& p, int row, int column) {
    auto const& valley = p.table.valley;
    engine::table::square const here{row, column};
    for (seat s = 0; s != engine::seats; s = s + 1)
        for (auto const& pawn : p.table.monuments[s])
            if (pawn.there() && pawn.is_at(here))
                return on_ground(monument_colour, "[" + std::to_string(static_cast<int>(s)) + "]");
    for (resource const r : all_resources)
        if (valley.scenes(r).contains(here))
            return on_ground(colour_of(r), std::string{" "} + letter(r) + " ");
    char const print = valley.print_at(here);
    if (print == 'W')
        return on_ground(wheat_colour, " \" ");
    if (print == '~')
        return on_ground(water_colour, " ~ ");
    if (valley.quarries().contains(here))
        return "[ ]";
    if (is_resource(print))
        return std::string{" "} + static_cast<char>(print - 'A' + 'a') + " ";
    return " . ";
}

void print_table(position const& p) {
    std::string beside[board_rows];
    auto const names = [](auto const& dominoes) {
        std::string text;
        for (domino const d : dominoes)
            text += " " + on_ground(colour_of(first_scene(d)), {letter(first_scene(d))}) +
                    on_ground(colour_of(second_scene(d)), {letter(second_scene(d))});
        return text;
    };
    beside[0] = "common pool" + names(p.table.common) + "   " +
                std::to_string(p.table.dominoes_left) + " face down";
    for (int s = 0; s != engine::seats; ++s)
        beside[1 + s] = "seat " + std::to_string(s) + "     " + names(p.table.pools[s]);
    beside[6] = "districts  ";
    for (district const d : p.table.districts)
        beside[6] += " " + name_of(d);
    beside[7] = "stock      ";
    for (resource const r : all_resources)
        beside[7] +=
            " " + on_ground(colour_of(r), {letter(r)}) + std::to_string(p.table.stock.count(r));

    std::cout << "   ";
    for (int c = 0; c != p.table.valley.columns; ++c)
        std::cout << (c < 10 ? " " : "") << c << ' ';
    std::cout << '\n';
    for (int r = 0; r != board_rows; ++r) {
        std::cout << ' ' << r << ' ';
        for (int c = 0; c != p.table.valley.columns; ++c)
            std::cout << picture_of(p, r, c);
        std::cout << (beside[r].empty() ? "" : "   ") << beside[r] << '\n';
    }
    std::cout << "   \" wheat  ~ water  a b p g icons  [ ] quarry  [0] monument of seat 0\n\n";
}

/// The icons of a shop, those with a token in brackets, and what it is worth: `[A]B:7`.
std::string shop_in_words(metropolis<reconstructed> const& own, int n) {
    auto const& print = own.print_of(n);
    std::string text;
    for (resource const r : all_resources) {
        int const there = own.tokens(n, r);
        for (int i = 0; i != there; ++i)
            text += on_ground(colour_of(r), std::string{"["} + letter(r) + "]");
        for (int i = there; i < print.need[static_cast<int>(r)]; ++i)
            text += letter(r);
    }
    if (print.any != 0 && own.tokens(n) == 0)
        text += '*';
    text += ':';
    auto const number = std::to_string(print.n);
    switch (print.gives) {
    case benefit::kind::debens:
        return text + number;
    case benefit::kind::per:
        for (resource const r : all_resources)
            if ((print.of >> static_cast<int>(r) & 1) != 0)
                text += number + " each " + letter(r);
        return text;
    case benefit::kind::statue:
        for (int g = 0; g != gods; ++g)
            if ((print.statues >> g & 1) != 0)
                text += (text.back() == ':' ? "" : "+") + name_of(static_cast<god>(g));
        return text;
    case benefit::kind::statue_any:
        return text + "any god";
    case benefit::kind::wheat:
        return text + number + " wheat";
    case benefit::kind::resource:
        return text + "exchange";
    }
    return text;
}

void print_metropolis(position const& p, seat s) {
    auto const& own = p.table.metropolises[s];
    std::cout << "seat " << static_cast<int>(s) << ": wheat " << own.wheat << ", "
              << monuments_on_valley(p, s) << " of " << reconstructed.pawns << " monuments ("
              << name_of(own.monuments()) << ") in the Valley\n";
    for (int slot = 0; slot <= own.districts(); ++slot) {
        std::cout << "  " << slot << ' '
                  << (slot == 0 ? name_of(own.board()) + " " : name_of(own.district_on(slot)));
        for (int const n : own.shops())
            if (place_of_shop(n).slot == slot)
                std::cout << "  " << shop_in_words(own, n);
        std::cout << '\n';
    }
}

} // namespace

int main(int argc, char** argv) {
    auto const seed = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 2018;
    random_source random{seed};
    auto p = engine::start();
    engine::settle(p, random);
    std::cout << "Fertility, four players, seed " << seed << "\n\n";
    print_table(p);

    std::string line;
    while (!engine::over(p)) {
        seat const who = p.seat();
        auto const m = best_move(p, random);
        if (auto const words = told(p, m); !words.empty())
            line += (line.empty() ? "" : ", ") + words;
        engine::play(p, m);
        engine::settle(p, random);
        if (engine::over(p) || engine::phase(p) == "place") {
            int const turn = dominoes_used(p);
            std::cout << (turn < 10 ? " " : "") << turn << "  seat " << static_cast<int>(who) << ' '
                      << line << '\n';
            line.clear();
        }
    }
    std::cout << '\n';
    print_table(p);
    for (seat s = 0; s != engine::seats; s = s + 1)
        print_metropolis(p, s);
    auto const ranking = engine::ranking(p);
    std::cout << '\n' << engine::sheet(p);
    for (seat s = 0; s != engine::seats; s = s + 1)
        if (ranking.won(s))
            std::cout << "seat " << static_cast<int>(s) << " wins\n";
}
