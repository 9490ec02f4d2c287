// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_PRINTED_HPP
#define SENET_GAMES_EGIZIA_PRINTED_HPP

#include <senet/games/egizia/edition.hpp>
#include <senet/table/index_set.hpp>

namespace senet::egizia {

using card_set = index_set<card_kinds>;
using place_set = index_set<river_places>;

/// An edition, looked up.
struct lookup {
    card_set saying[words] = {}; // the cards with a clause of this word
    card_set marked_permanent{}; // EGZ-156
    int first_cell[line_kinds + 1] = {};
    index_set<line_kinds> lines_at[site_kinds] = {};
    int card_places[card_spaces] = {}; // where the card spaces are
    place_set round_spaces{};
    place_set doubled_spaces{}; // that may work twice
    place_set reused_spaces{};  // that may be used again

    constexpr explicit lookup(edition const& print) noexcept {
        for (int c = 0; c != card_kinds; ++c) {
            for (clause const& says : print.nile[c].says)
                saying[static_cast<int>(says.what)].insert(c);
            if (print.nile[c].marked_permanent)
                marked_permanent.insert(c);
        }
        for (int l = 0; l != line_kinds; ++l) {
            first_cell[l + 1] = first_cell[l] + print.line[l].cells;
            lines_at[static_cast<int>(print.line[l].at)].insert(l);
        }
        for (int i = 0, cards = 0; i != river_places; ++i) {
            if (print.river[i].what == river_print::kind::card && cards != card_spaces)
                card_places[cards++] = i;
            if (print.river[i].what != river_print::kind::round)
                continue;
            round_spaces.insert(i);
            if (print.river[i].may_be_doubled)
                doubled_spaces.insert(i);
            if (print.river[i].may_be_reused)
                reused_spaces.insert(i);
        }
    }
};

template <edition const& Print>
inline constexpr lookup printed{Print};

/// How many cards say something, for what lies on the table because of them.
constexpr int cards_saying(edition const& print, word w) noexcept {
    return lookup{print}.saying[static_cast<int>(w)].count();
}

/// What a card says with a word.
constexpr clause clause_of(edition const& print, int of, word w) noexcept {
    for (clause const& says : print.nile[of].says)
        if (says.what == w)
            return says;
    return {};
}

constexpr int cells_of(edition const& print) noexcept {
    return lookup{print}.first_cell[line_kinds];
}

/// What has to be true of an edition so that it can be played.
constexpr bool is_complete(edition const& print) noexcept {
    // EGZ-157, EGZ-158: who takes a card need not be able to use it, but it says something
    auto const is_played_as_said = [](card_print const& c) {
        bool at_once = false;
        bool played = false;
        bool lies_there = false;
        for (clause const& says : c.says) {
            at_once = at_once || happens_at_once(says.what);
            played = played || says.what >= word::take_stones;
            lies_there = lies_there || (says.what >= word::quarry && says.what < word::take_stones);
        }
        return c.when == timing::immediate ? at_once && !played && !lies_there
               : c.when == timing::anytime ? played && !lies_there
                                           : lies_there && !played;
    };
    // EGZ-220: advances of choice have an order of their own
    auto const advances_one_way = [](auto const& says) {
        bool fixed = false;
        bool of_choice = false;
        for (clause const& c : says) {
            fixed = fixed || c.what == word::advance;
            of_choice = of_choice || c.what == word::advance_any;
        }
        return !fixed || !of_choice;
    };
    for (card_print const& c : print.nile)
        if (!is_played_as_said(c) || !advances_one_way(c.says))
            return false;
    int spaces = 0;
    for (river_print const& space : print.river) {
        spaces += space.what == river_print::kind::card ? 1 : 0;
        if (!advances_one_way(space.says))
            return false;
        for (clause const& c : space.says)
            if (c.what != word::nothing &&
                (!happens_at_once(c.what) || space.what != river_print::kind::round))
                return false;
    }
    for (site_print const& s : print.site)
        if (print.river[static_cast<int>(s.on_river)].what != river_print::kind::site)
            return false;
    int in_deck[deck_kinds] = {};
    for (deck_id const d : print.deck_of)
        ++in_deck[static_cast<int>(d)];
    for (deck_id const d : print.deck_of_round)
        in_deck[static_cast<int>(d)] -= card_spaces;
    for (int const left : in_deck)
        if (left < 0)
            return false;
    for (int i = 0; i != flood_positions; ++i)
        if (i != 0 && print.driest[i] > print.driest[i - 1])
            return false;
    for (int c = 0; c != crew_tiles; ++c)
        if (print.crew_start[c] < 1 || print.crew_start[c] > print.crew_end[c] ||
            print.crew_end[c] > 9)
            return false;
    for (line_print const& l : print.line)
        if (l.cells < 0 || l.cells > longest_line)
            return false;
    return spaces == card_spaces && print.boats >= 1 && print.most_sphinx <= most_drawn &&
           print.stone_track >= 1 && print.stone_track <= 63 && print.market_bottom >= 1 &&
           print.market_bottom <= 3 && print.slots[2] >= 1 && print.slots[3] >= 2 &&
           print.slots[4] >= 3 && print.slots[4] <= most_slots &&
           cards_saying(print, word::strength) <= 7 && cards_saying(print, word::wheat) <= 7;
}

} // namespace senet::egizia

#endif // SENET_GAMES_EGIZIA_PRINTED_HPP
