// SPDX-License-Identifier: MIT

// Two games of Pharaon by players who act as long as they can: three of them, and one alone against the Traitor. Shows
// what they do, the tablet of the gods with its wheel, the pyramid of time, what lies before everybody, the Traitor's
// tiles and the score sheet.
//
//     pharaon [seed]
#include <senet/games/pharaon.hpp>
#include <senet/io.hpp>

#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

namespace {

using senet::random_source;
using senet::seat;
using namespace senet::pharaon;

template <class Value>
std::string words(Value const& value) {
    senet::short_text<40> text;
    senet::domain<Value>::write(text, value);
    return std::string{text.view()};
}
std::string padded(std::string text, std::size_t width) {
    while (text.size() < width)
        text += ' ';
    return text;
}
/// Short names of offerings: those of resources as in payments, `dOFF` for a district, points as they are.
std::string short_name(offering o) {
    auto const name = words(o);
    return o <= offering::RES_JUS   ? "o" + name.substr(4)
           : o <= offering::DIS_NOB ? "d" + name.substr(4)
                                    : name;
}
std::string short_name(token t) {
    return t == token::marker ? "###"
           : is_resource(t)   ? words(resource_of(t))
                              : short_name(offering_of(t));
}

// The board

template <class Position>
void show_tablet(Position const& p) {
    auto const& t = p.table;
    std::cout << "The tablet of the gods, clockwise; the wheel turns "
              << (t.direction == turning::cw ? "clockwise" : "counter-clockwise") << '\n';
    for (int pos = 0; pos != district_count; ++pos) {
        auto const d = t.layout[pos].place();
        int const facing = segment_facing(t, pos);
        std::string spaces;
        for (int i = 0; i != usable_spaces(p); ++i)
            spaces += i < t.wheel[facing].size() ? padded(short_name(t.wheel[facing][i]), 5)
                                                 : std::string{".    "};
        std::cout << "  " << padded(words(d), 4) << "faces " << words(print_of(p).wheel[facing])
                  << "  " << padded(spaces, 21) << padded(words(static_cast<god>(d)), 7)
                  << value_of_god(p, pos) << '\n';
    }
    std::string nobles;
    for (int i = 0; i != t.nobles.capacity(); ++i)
        nobles += t.nobles.is_free(i) ? "- " : words(t.nobles[i]) + " ";
    std::string artisans;
    for (int i = 0; i != t.artisans.capacity(); ++i)
        artisans += t.artisans.is_free(i) ? "-   " : words(t.artisans[i]) + " ";
    std::string pairs;
    for (auto const& pair : t.pairs)
        pairs += pair.full() ? short_name(pair[0]) + "+" + short_name(pair[1]) + "  " : "-  ";
    std::string bonus;
    for (int const i : t.bonus.filled())
        bonus += short_name(t.bonus[i]) + " ";
    std::string display;
    for (int const i : t.display.filled())
        display += words(t.display[i]) + " ";
    std::cout << "  nobles " << nobles << "+" << t.noble_deck.size() << "   artisans " << artisans
              << "+" << t.artisan_deck.size() << "   vases " << display << "+" << t.vase_deck.size()
              << "\n  pairs " << pairs << "  bonus " << bonus << "  bag " << t.bag.size()
              << "\n  supply";
    for (int r = 0; r != resources; ++r)
        std::cout << ' ' << words(static_cast<resource>(r)) << ' '
                  << t.bank.count(static_cast<resource>(r));
    std::cout << "\n\n";
}

/// Squares are F first player, b basic, s silver, o offering; a seat in brackets stands on its square.
template <class Position>
void show_pyramid(Position const& p) {
    std::cout << "The pyramid of time\n";
    for (int row = pyramid_rows; row-- != 0;) {
        auto const& squares = print_of(p).pyramid[row];
        std::cout << "  " << std::string(static_cast<std::size_t>(3 * row), ' ');
        for (int i = 0; i != squares.length; ++i) {
            char const letter =
                squares.squares[i] < 0 ? '.' : "bsoF"[static_cast<int>(squares.squares[i])];
            std::string square = std::string{"   "} + letter + "  ";
            for (int s = 0; s != p.seats; ++s)
                if (row_of(p, s) == row && p.table.players[s].square == i &&
                    p.table.passed.place_of(s) + 1 != p.seats)
                    square = " [" + std::to_string(s) + "] ";
            std::cout << square;
        }
        std::cout << '\n';
    }
    std::cout << '\n';
}

template <class Position>
void show_player(Position const& p, int s) {
    auto const& mine = p.table.players[s];
    std::cout << (is_traitor(p, s) ? std::string{"The Traitor"} : "Seat " + std::to_string(s));
    if (p.table.first_player.is(s))
        std::cout << ", first player";
    if (p.table.pharaoh.is(s))
        std::cout << ", Pharaoh";
    std::cout << "\n  burial chamber " << mine.burial << " of " << print_of(p).burial_steps
              << "   Nile";
    for (int c = 0; c != colours; ++c)
        std::cout << ' ' << words(static_cast<colour>(c)) << ' ' << mine.nile[c];
    std::cout << "\n  tokens";
    for (int r = 0; r != resources; ++r)
        if (int const n = mine.resources.count(static_cast<resource>(r)); n != 0)
            std::cout << ' ' << words(static_cast<resource>(r)) << ' ' << n;
    for (int o = 0; o != offering_types; ++o)
        if (int const n = mine.offerings.count(static_cast<offering>(o)); n != 0)
            std::cout << ' ' << short_name(static_cast<offering>(o)) << ' ' << n;
    std::cout << "\n  nobles";
    char const* comma = " ";
    for (int n = 1; n <= noble_cards; ++n)
        if (mine.nobles.has(n)) {
            std::cout << comma << n << ' ' << print_of(p).of(n).name
                      << (p.table.tilted.contains(n) ? " (used)" : "");
            comma = ", ";
        }
    std::cout << "\n  artisans";
    for (int a = 0; a != artisan_cards; ++a)
        if (mine.artisans.has(static_cast<artisan>(a)))
            std::cout << ' ' << words(static_cast<artisan>(a));
    std::cout << "\n\n";
}

/// The lowest cell is on the left; `#` is covered, `.` is not.
template <class Position>
void show_tiles(Position const& p) {
    std::cout << "The Traitor's tiles, from the left; " << vases_stacked(p)
              << " vases on his stack\n";
    auto const& t = p.table.traitor;
    for (int i = 0; i != traitor_tiles; ++i) {
        int const covered = t.covered[i];
        std::cout << "  " << words(t.tiles[i].place()) << ' '
                  << padded(
                         std::string{print_of(p).tile_names[static_cast<int>(t.tiles[i].place())]},
                         9)
                  << padded(words(t.sides[i].place()), 6) << words(t.ties[i].place()) << ' '
                  << std::string(static_cast<std::size_t>(covered), '#')
                  << std::string(static_cast<std::size_t>(tile_cells - covered), '.') << '\n';
    }
    std::cout << "  gods met:";
    for (int const g : t.gods_met)
        std::cout << ' ' << words(static_cast<god>(g));
    std::cout << "   for each noble "
              << (t.noble_level > 0 ? t.noble_level.value() : print_of(p).traitor_noble_pp)
              << "\n\n";
}

// The players

/// Any action before passing, powers when they come, and otherwise as the dice fall.
template <class Engine>
typename Engine::move choose(typename Engine::position const& p, random_source& random) {
    auto m = Engine::random_move(p, random);
    while (m.template is<pass>() && Engine::count_moves(p) > 1)
        m = Engine::random_move(p, random);
    return m;
}

template <class Engine>
void show(typename Engine::position const& p) {
    show_tablet(p);
    show_pyramid(p);
    for (int s = 0; s != Engine::seats; ++s)
        show_player(p, s);
    if constexpr (Engine::game::settings.solo())
        show_tiles(p);
}

/// One line for each turn: the answers of a player, and in brackets what chance brings.
template <class Engine>
void play_and_show(std::uint64_t seed, int shown_round) {
    random_source random{seed};
    auto p = Engine::start();
    int round = 0;
    bool shown = false; // in the middle of a round, when somebody has passed
    std::string line;
    auto const end_line = [&] {
        if (!line.empty())
            std::cout << line << '\n';
        line.clear();
    };
    while (!Engine::over(p)) {
        if (Engine::phase(p) == "action" || Engine::to_act(p).is_nature()) {
            bool const begins = Engine::phase(p) == "action";
            if (begins && round != p.table.round) {
                end_line();
                round = p.table.round;
                std::cout << "\nRound " << round << "\n\n";
            }
            if (begins && !shown && round == shown_round && !p.table.passed.empty()) {
                end_line();
                std::cout << '\n';
                show<Engine>(p);
                shown = true;
            }
        }
        auto const m =
            Engine::to_act(p).is_nature() ? Engine::draw(p, random) : choose<Engine>(p, random);
        auto const text = std::string{Engine::text(p, m).view()};
        if (round != 0) {
            bool const nature = Engine::to_act(p).is_nature();
            if (m.template is<take_action>() || m.template is<pass>() || m.template is<power17>() ||
                m.template is<power18>() || line.size() > 90)
                end_line();
            if (line.empty() && !nature)
                line = "  " + std::to_string(static_cast<int>(Engine::to_act(p).seat())) + ": ";
            else
                line += line.empty() ? "  " : ", ";
            line += nature ? "(" + text + ")" : text;
        }
        Engine::play(p, m);
    }
    end_line();
    std::cout << "\nThe end\n\n";
    show<Engine>(p);
    std::cout << Engine::sheet(p) << '\n';
    auto const ranking = Engine::ranking(p);
    for (int s = 0; s != Engine::seats; ++s)
        if (ranking.won(s))
            std::cout << (is_traitor(p, s) ? std::string{"The Traitor"}
                                           : "Seat " + std::to_string(s))
                      << " wins.\n";
}

} // namespace

int main(int argc, char** argv) {
    std::uint64_t const seed = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 2019;
    std::cout << "Pharaon, three players, seed " << seed << '\n';
    play_and_show<senet::engine<game<options{.players = 3}>>>(seed, 3);
    std::cout << "\nPharaon alone against the Traitor, difficulty 2, seed " << seed << '\n';
    play_and_show<senet::engine<game<options{.players = 1, .difficulty = 2}>>>(seed, 3);
}
