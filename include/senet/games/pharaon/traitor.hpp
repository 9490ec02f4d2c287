// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_TRAITOR_HPP
#define SENET_GAMES_PHARAON_TRAITOR_HPP

#include <senet/games/pharaon/effects.hpp>

// What the Traitor does with his vases (15.2, 15.3).
namespace senet::pharaon {

constexpr int tile_of_colour(auto const& at, colour c) noexcept {
    int i = 0;
    while (!at.table.traitor.ties[i].is_at(c))
        ++i;
    return i;
}
constexpr tile_side const& side_of(auto const& at, int i) noexcept {
    auto const& t = at.table.traitor;
    return print_of(at)
        .traitor[static_cast<int>(t.tiles[i].place())][static_cast<int>(t.sides[i].place())];
}

/// PHA-220, PHA-222, PHA-224: on the tile tied to it, or the next one to the right that is not full.
constexpr void cover_cell(auto& at, colour c) noexcept {
    auto& t = at.table.traitor;
    int const first = tile_of_colour(at, c);
    for (int i = 0; i != traitor_tiles; ++i) {
        int const tile = (first + i) % traitor_tiles;
        if (t.covered[tile].at_top())
            continue;
        int const cell = t.covered[tile];
        t.covered[tile].advance();
        t.on_tiles.put(resource_of(c), at.table.bank.take_up_to(1, resource_of(c)));
        t.covering = tile;
        for (int e = side_of(at, tile).cells[cell].count; e-- != 0;) // PHA-223
            at.table.due.put_first(static_cast<effect>(static_cast<int>(effect::cell_1) + e));
        return;
    }
}

/// PHA-230: the highest or the lowest one, the leftmost if there are several; -1 if there is none.
constexpr int find_artisan(auto const& at, bool highest) noexcept {
    int best = -1;
    for (int const i : at.table.artisans.filled()) {
        int const pp = print_of(at).of(at.table.artisans[i]).pp;
        int const least = best < 0 ? pp : print_of(at).of(at.table.artisans[best]).pp;
        if (best < 0 || (highest ? pp > least : pp < least))
            best = i;
    }
    return best;
}
/// PHA-234
constexpr int find_tile(auto const& at, bool most_filled) noexcept {
    auto const& covered = at.table.traitor.covered;
    int best = 0;
    for (int i = 1; i != traitor_tiles; ++i)
        if (most_filled ? covered[i] > covered[best] : covered[i] < covered[best])
            best = i;
    return best;
}

/// PHA-225 to PHA-236, among them PHA-227, PHA-228, PHA-229, PHA-231, PHA-232, PHA-233 and PHA-235: an empty slot gives
/// nothing.
constexpr void do_cell_effect(auto& at, cell_effect const& e) noexcept {
    using k = cell_effect::kind;
    auto& t = at.table;
    auto& mine = t.players[the_traitor];
    int const slot = e.n - 1;
    switch (e.what) {
    case k::burial_step:
        gain_burial_step(at, the_traitor);
        break;
    case k::take_noble:
    case k::discard_noble:
        if (t.nobles.is_free(slot))
            break;
        t.due.put_first(effect::noble_card);
        if (e.what == k::take_noble)
            gain_noble(at, the_traitor, t.nobles.take(slot));
        else
            t.discarded_nobles.put(t.nobles.take(slot));
        break;
    case k::noble_level:
        if (e.n > t.traitor.noble_level)
            t.traitor.noble_level = e.n;
        break;
    case k::god:
        t.traitor.gods_met.insert(e.n);
        break;
    case k::take_artisan:
    case k::discard_artisan:
        if (int const i = find_artisan(at, e.n != 0); i >= 0) {
            t.due.put_first(effect::artisan_card);
            if (e.what == k::take_artisan)
                gain_artisan(at, the_traitor, t.artisans.take(i));
            else
                t.discarded_artisans.put(t.artisans.take(i));
        }
        break;
    case k::take_pair:
        for (int i = 0; i != pair_tokens; ++i)
            if (!t.pairs[slot].is_free(i))
                mine.offerings.put(t.pairs[slot].take(i));
        break;
    case k::take_bonus:
        if (!t.bonus.is_free(slot))
            mine.offerings.put(t.bonus.take(slot));
        break;
    case k::nile_step: {
        auto const c = t.traitor.ties[find_tile(at, e.n != 0)].place();
        mine.nile[static_cast<int>(c)].advance();
        break;
    }
    }
}

/// PHA-214, PHA-215, PHA-237: he passes with an empty stack, and otherwise reveals a vase.
struct act_as_traitor {
    constexpr void operator()(auto& at) const {
        auto& t = at.table;
        auto* card = top_of(*t.traitor.old_stack);
        if (card == nullptr)
            card = top_of(t.traitor.stack);
        if (card == nullptr) {
            pass_the_round(at);
            return;
        }
        vase const v = card->take();
        t.opened.put(v);
        t.due.put_last(tile_effect(print_of(at).of(v).bottom));
        t.due.put_last(effect::tops);
        t.due.put_last(effect::empty_vase); // PHA-221
    }

    static constexpr auto* top_of(auto& stack) noexcept {
        for (auto& card : stack)
            if (card.there())
                return &card;
        return decltype(&stack[0]){};
    }
    static constexpr effect tile_effect(colour c) noexcept {
        return static_cast<effect>(static_cast<int>(effect::tile_AGR) + static_cast<int>(c));
    }
};

constexpr bool fits_on_wheel(auto const& at, colour c) noexcept {
    return free_spaces(at, segment_of_colour(at, c)) > 0;
}
/// PHA-217: the top resources of the revealed vase that can go on the wheel; of two equal ones the left one (PHA-257).
constexpr index_set<top_resources> tops_for_wheel(auto const& at) noexcept {
    auto const& print = print_of(at).of(at.table.opened[0]);
    index_set<top_resources> offered;
    if (fits_on_wheel(at, print.top_left))
        offered.insert(0);
    if (print.top_right != print.top_left && fits_on_wheel(at, print.top_right))
        offered.insert(1);
    return offered;
}

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_TRAITOR_HPP
