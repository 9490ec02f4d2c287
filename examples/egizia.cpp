// SPDX-License-Identifier: MIT

// A game of Egizia between four players who look one move ahead: what they do round after round, the river with its
// boats and cards, the sites, what everybody has, the score track and the score sheet.
//
//     egizia [seed]
#include <senet/games/egizia.hpp>
#include <senet/io.hpp>

#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace {

using senet::random_source;
using senet::seat;
using namespace senet::egizia;
using engine = senet::engine<game<>>;
using position = engine::position;
constexpr edition const& print = reconstructed;

template <class Enum>
std::string name_of(Enum value) {
    return std::string{
        senet::detail::enumerator_names<Enum>.names[static_cast<std::size_t>(value)]};
}
std::string number(int n) { return std::to_string(n); }
std::string padded(std::string text, std::size_t width) {
    text.resize(text.size() < width ? width : text.size(), ' ');
    return text;
}

// What they do

/// What a position is worth to a player who thinks no further than this move: points, and what may become points.
int worth(position const& p, seat s) {
    auto const& own = p.table.players[s];
    int const left = rounds - p.table.round;
    int const spare = harvest_of(p, s) - need_of(p, s);
    int value = 6 * engine::sheet(p).total(s) + 3 * own.stock + (4 + left) * need_of(p, s) +
                (4 + 3 * left) * own.cards.size() + 6 * own.markets[0] + 8 * own.markets[1] +
                (spare < 0 ? 6 * spare : spare);
    for (auto const& berths : p.table.site_berths)
        for (int slot = 0; slot <= most_slots; ++slot)
            if (berths[slot].is(s))
                value += 40 - 6 * slot;
    if (p.seat() == s)
        value += 7 * p.table.build.spent + 3 * p.table.build.to_draw;
    // going slowly leaves more places to go to
    return value + 12 * (own.built_at.count() + own.sphinx.size()) -
           4 * own.boats.most_downstream();
}

engine::move best_move(position const& p, random_source& random) {
    auto const moves = engine::moves(p);
    seat const me = engine::to_act(p).seat();
    // Among equals any will do; starting anywhere finds one of them.
    std::size_t const first = senet::draw_below(moves.size(), random);
    engine::move best = moves[first];
    int most = -100'000;
    for (std::size_t i = 0; i != moves.size(); ++i) {
        auto const m = moves[(first + i) % moves.size()];
        auto after = p;
        engine::play(after, m);
        // who passes, declines or ends a window has nothing better to do
        bool const nothing = m.is<pass>() || m.is<decline>() || m.is<end>() || m.is<finish>();
        if (int const here = nothing ? -99'999 : worth(after, me); here > most) {
            most = here;
            best = m;
        }
    }
    return best;
}

// How it is told

/// What a card says.
std::string told(card_id c) {
    std::string text;
    for (clause const& says : print.nile[static_cast<int>(c)].says) {
        if (says.what == word::nothing)
            continue;
        text += (text.empty() ? "" : ", ") + name_of(says.what);
        if (says.what == word::field)
            text = name_of(static_cast<colour>(says.of)) + " field";
        if (says.what == word::market_down)
            text = text.substr(0, text.size() - 11) + name_of(static_cast<market_id>(says.of)) +
                   " market down";
        for (crew_id const who : all_crews)
            if (says.what == word::advance && is_in(who, says.of))
                text += " " + name_of(who);
        for (int b = 0; b != building_kinds; ++b)
            if (says.what == word::points_per_piece && is_in(b, says.of))
                text += " " + name_of(static_cast<building>(b));
        if (says.n > 1 || says.what == word::field)
            text += " " + number(says.n);
    }
    for (char& letter : text)
        letter = letter == '_' ? ' ' : letter;
    return text;
}

std::string told(position const& p, engine::move m) {
    if (m.is<place>()) {
        auto const to = m.as<place>();
        auto text = name_of(to.space);
        if (to.slot != slot_id::none)
            text += to.slot == slot_id::WAIT ? " waiting" : "." + name_of(to.slot).substr(1);
        if (is_kind(print, to.space, river_print::kind::card))
            text += " (" + told(p.table.river[card_space_of(print, to.space)]) + ")";
        return text + (to.doubled ? " twice" : "");
    }
    if (m.is<start_build>()) {
        auto const build = m.as<start_build>();
        return "builds with " + name_of(build.crews) + (build.joker ? "+J" : "") +
               (build.plus3 != 0 ? "+" + number(3 * build.plus3) : "");
    }
    if (m.is<draw>())
        return "draws " + number(m.as<draw>().pay + m.as<draw>().extra);
    if (m.is<feed>())
        return "feeds with " + number(m.as<feed>().surplus) + " cards and " +
               number(m.as<feed>().stones) + " stones";
    if (m.is<keep>())
        return "keeps " + number(m.as<keep>().cards.size()) + " of " +
               number(p.table.players[p.seat()].drawn.size());
    if (m.is<put>())
        return name_of(m.as<put>().line);
    if (m.is<finish>())
        return "for " + number(p.table.build.spent);
    return std::string{engine::text(m).view()};
}

/// The boats at a place of the river.
std::string boats_at(position const& p, place_on_river place) {
    std::string text;
    for (int s = 0; s != engine::seats; ++s)
        for (int n = p.table.players[s].boats.count(place); n != 0; --n)
            text += "[" + number(s) + "]";
    return text;
}

void print_river(position const& p) {
    std::cout << "  upstream                                  flood " << name_of(p.table.flood)
              << "\n";
    for (int i = 0; i != river_places; ++i) {
        auto const here = static_cast<place_on_river>(i);
        auto line = padded("  " + name_of(here), 14);
        if (is_kind(print, here, river_print::kind::card)) {
            int const space = card_space_of(print, here);
            line += p.table.river.is_free(space) ? "~" : told(p.table.river[space]);
        } else if (is_kind(print, here, river_print::kind::site)) {
            auto const& berths = p.table.site_berths[site_of(print, here)];
            for (int slot = 0; slot <= most_slots; ++slot)
                line += (slot == most_slots ? "waiting" : number(slot + 1) + ":") +
                        (berths[slot].held() ? "[" + number(berths[slot].seat()) + "] " : "[ ] ");
        }
        if (!is_kind(print, here, river_print::kind::site))
            line = padded(line, 42) + boats_at(p, here);
        std::cout << line.substr(0, line.find_last_not_of(' ') + 1) << "\n";
    }
}

/// The cells of a line, with the seats of those who filled them.
std::string cells(position const& p, line_id l) {
    std::string text;
    for (int i = 0; i != cells_in(p, l); ++i) {
        auto const& piece = p.table.pieces[cell_of(p, l, i)];
        text += (i == 0 ? "" : " ") + (piece.held() ? number(piece.seat()) : std::string{"."});
    }
    return text;
}

void print_sites(position const& p) {
    std::vector<std::string> temple{
        "  roof      " + cells(p, line_id::roof),
        "  columns   " + cells(p, line_id::column),
        "  walls     " + cells(p, line_id::left) + "   " + cells(p, line_id::right),
        "",
        "  obelisk   " + cells(p, line_id::obelisk),
        "  graves    " + cells(p, line_id::graves)};
    for (int f = 6; f != 0; --f) {
        auto const floor = static_cast<line_id>(static_cast<int>(line_id::p1) + f - 1);
        std::cout << padded(temple[static_cast<std::size_t>(6 - f)], 42)
                  << std::string(static_cast<std::size_t>(f - 1), ' ') << cells(p, floor) << "\n";
    }
    std::cout << "  face up  ";
    for (grave_id const g : p.table.face_up)
        std::cout << " " << print.grave_values[static_cast<int>(g)];
    std::cout << "   Sphinx cards " << p.table.sphinx_deck.size() << "\n";
}

void print_players(position const& p) {
    for (int s = 0; s != engine::seats; ++s) {
        auto const& own = p.table.players[s];
        std::cout << "  seat " << s << "  crews";
        for (crew_id const c : all_crews)
            std::cout << " " << name_of(c) << own.crews[static_cast<int>(c)];
        std::cout << "  stones " << std::setw(2) << own.stock << "  markets stone "
                  << own.markets[0] << " grain " << own.markets[1] << "  eats " << need_of(p, s)
                  << " of " << harvest_of(p, s) << "\n          ";
        std::string cards;
        for (int const c : own.cards.kinds())
            cards += (cards.empty() ? "" : ", ") + told(static_cast<card_id>(c));
        std::cout << cards << "\n";
    }
}

/// Markers on the same space stand behind each other, the first to arrive in front.
void print_track(position const& p) {
    std::cout << "  score track, from the front:";
    for (seat const s : p.table.points.from_front())
        std::cout << "  [" << s << "] " << p.table.points[s];
    std::cout << "\n\n";
}

void print_sheet(position const& p) {
    auto const sheet = engine::sheet(p);
    auto const ranking = engine::ranking(p);
    std::cout << padded("", 14);
    for (int s = 0; s != engine::seats; ++s)
        std::cout << "  seat " << s;
    for (int i = 0; i != sheet.lines; ++i) {
        std::cout << "\n" << padded(std::string{sheet.name(i)}, 14);
        for (int s = 0; s != engine::seats; ++s)
            std::cout << std::setw(8) << sheet.points(i, s);
    }
    std::cout << "\n" << padded("total", 14);
    for (int s = 0; s != engine::seats; ++s)
        std::cout << std::setw(8) << sheet.total(s);
    std::cout << "\n" << padded("place", 14);
    for (int s = 0; s != engine::seats; ++s)
        std::cout << std::setw(8) << ranking.place(s);
    std::cout << "\n";
}

bool places_boats(position const& p) { return engine::phase(p).substr(0, 2) == "W2"; }

} // namespace

int main(int argc, char** argv) {
    std::uint64_t const seed = argc > 1 ? std::strtoull(argv[1], nullptr, 0) : 2009;
    random_source random{seed};
    std::cout << "Egizia, four players, seed " << seed << "\n";

    auto p = engine::start();
    int round = 0;
    int told_for = -1;
    while (!engine::over(p)) {
        if (engine::to_act(p).is_nature()) {
            engine::play(p, engine::draw(p, random));
            continue;
        }
        if (p.table.round != round) {
            round = p.table.round;
            std::cout << "\nRound " << round << "\n";
            told_for = -1;
        }
        auto const m = best_move(p, random);
        auto const before = p;
        engine::play(p, m);
        int const s = engine::to_act(before).seat();
        std::cout << (s == told_for ? ", " : "\n  seat " + number(s) + " ") << told(before, m);
        told_for = s;
        if (places_boats(before) && !places_boats(p)) {
            auto last = before; // with this move, and before the boats come back
            m.visit([&](auto const& move) { move.play(last); });
            std::cout << "\n\n";
            print_river(last);
            told_for = -1;
        }
        if (engine::over(p) || p.table.round != round) {
            std::cout << "\n\n";
            print_sites(p);
            print_players(p);
            print_track(p);
        }
    }
    print_sheet(p);
}
