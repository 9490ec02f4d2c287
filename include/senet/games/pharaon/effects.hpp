// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_EFFECTS_HPP
#define SENET_GAMES_PHARAON_EFFECTS_HPP

#include <senet/games/pharaon/payments.hpp>

// What happens by itself: gains, powers, passing, and what the Traitor does with his vases.
namespace senet::pharaon {

// Gains

/// PHA-036, PHA-037, PHA-038
constexpr void gain_resource(auto& at, seat s, resource r) noexcept {
    at.table.players[s].resources.put(r, at.table.bank.take_up_to(1, r));
}

/// PHA-171, PHA-172, PHA-173, PHA-174: asked after every single noble and step. The Traitor, too (PHA-246).
constexpr void see_who_is_pharaoh(auto& at, seat s) noexcept {
    auto const& print = print_of(at);
    auto const& mine = at.table.players[s];
    if (!at.table.pharaoh.held() && mine.nobles.size() >= print.pharaoh_nobles &&
        mine.burial >= print.pharaoh_step)
        at.table.pharaoh.give_to(s);
}

/// PHA-093: laid in front of a player. PHA-095: an instant power comes next. The Traitor ignores it (PHA-226).
constexpr void gain_noble(auto& at, seat s, noble n) noexcept {
    at.table.players[s].nobles.put(n);
    see_who_is_pharaoh(at, s);
    auto const& power = print_of(at).of(n).power;
    if (power.what == power::kind::instant && !is_traitor(at, s))
        for (int i = power.steps; i-- != 0;)
            at.table.due.put_first(power.sequence[i].what, power.sequence[i].times);
}

/// PHA-120: resources, then a vase.
constexpr void bring(auto& at, gain_print const& gain) noexcept {
    at.table.due.put_first(effect::random_vase, gain.vases);
    for (int i = gain.count; i-- != 0;)
        at.table.due.put_first(gain_of(gain.of[i]));
}
constexpr void gain_artisan(auto& at, seat s, artisan a) noexcept {
    at.table.players[s].artisans.put(a);
    if (!is_traitor(at, s)) // PHA-230
        bring(at, print_of(at).of(a).gain);
}

/// PHA-115, PHA-116, PHA-117
constexpr void gain_burial_step(auto& at, seat s) noexcept {
    at.table.players[s].burial.advance();
    see_who_is_pharaoh(at, s);
}

// Vases

/// PHA-046: the discarded ones are shuffled when the deck is empty. What lies on the Traitor's stack came before.
template <class At>
constexpr void shuffle_vases_if_needed(At& at) noexcept {
    auto& t = at.table;
    if (!t.vase_deck.empty())
        return;
    for (int v = 0; v != vase_tiles; ++v)
        if (t.discarded_vases.has(static_cast<vase>(v))) {
            t.discarded_vases.take(static_cast<vase>(v));
            t.vase_deck.put(static_cast<vase>(v));
        }
    t.orders.vases = vase_tiles; // a given order ends here
    if constexpr (is_solo<At>) {
        auto& old = *t.traitor.old_stack;
        int i = 0;
        for (auto& card : t.traitor.stack) {
            while (i != old.size() && old[i].there())
                ++i;
            if (card.there() && i != old.size())
                old[i].put(card.take());
        }
    }
}

/// PHA-031: in the pre-game nobody has acted.
template <power::kind What>
constexpr bool helps_with_vase(auto const& at) noexcept {
    return at.table.acted && ready_noble<What>(at, at.seat()) != 0 &&
           !colours_in_bank(at).empty(); // Q41
}

/// PHA-044, PHA-047: its resources, from the bottom, and then it is discarded. PHA-139: the Tutor may add one afterwards.
constexpr void empty_vase(auto& at) noexcept {
    auto const v = at.table.opened.take(0);
    at.table.discarded_vases.put(v);
    auto const& print = print_of(at).of(v);
    auto& due = at.table.due;
    due.put_first(effect::tutor);
    due.put_first(gain_of(print.top_right));
    due.put_first(gain_of(print.top_left));
    due.put_first(gain_of(print.bottom));
}
/// PHA-138
constexpr void exchange_vase(auto& at) noexcept {
    at.table.discarded_vases.put(at.table.opened.take(0));
    at.table.due.put_first(effect::tutor);
    at.table.due.put_first(effect::basic, gain_print::most);
}

/// PHA-199, PHA-202, PHA-204: on the segment of a resource, from the supply or from outside.
constexpr void block_space(auto& at, colour c) noexcept {
    bool const there = at.table.bank.take_up_to(1, resource_of(c)) != 0;
    at.table.wheel[segment_of_colour(at, c)].lay(there ? token_of(resource_of(c)) : token::marker);
}

// Equal choices in a row (PHA-256)

/// The tracks an effect allows, if it is a move on the Nile.
constexpr colour_bits tracks_of(auto const& at, effect e) noexcept {
    if (e == effect::nile_move) // PHA-101
        return all_colours;
    if (e < effect::arrow_1 || e > effect::arrow_3)
        return 0;
    int const arrow = static_cast<int>(e) - static_cast<int>(effect::arrow_1);
    return print_of(at).nile[at.table.action.place() - first_nile_action].arrows[arrow];
}
constexpr bool is_nile_move(effect e) noexcept {
    return e >= effect::nile_move && e <= effect::arrow_3;
}
constexpr bool are_equal_choices(auto const& at, effect a, effect b) noexcept {
    return a == b || (is_nile_move(a) && tracks_of(at, a) == tracks_of(at, b));
}
/// How many choices like the one that is due are made in a row.
constexpr int equal_choices(auto const& at) noexcept {
    int n = 1;
    while (n != at.table.due.size() && are_equal_choices(at, at.table.due.next(), at.table.due[n]))
        ++n;
    return n;
}
/// A choice is made; what comes next may be an equal one.
constexpr void make_equal_choice(auto& at, colour c) noexcept {
    auto& t = at.table;
    effect const made = t.due.take();
    if (!t.due.empty() && are_equal_choices(at, made, t.due.next()))
        t.last.move_to(c);
    else
        t.last.remove();
}

/// How often each colour can still be chosen: levels of tracks, or tokens in the supplies.
struct choices_left {
    std::uint8_t of[colours] = {};

    constexpr int total(int from = 0) const noexcept {
        int sum = 0;
        for (int c = from; c != colours; ++c)
            sum += of[c];
        return sum;
    }
};
constexpr choices_left moves_left_on_nile(auto const& at, effect e) noexcept {
    choices_left left;
    auto const tracks = tracks_of(at, e);
    for (int c = 0; c != colours; ++c)
        if ((tracks >> c & 1u) != 0)
            left.of[c] = static_cast<std::uint8_t>(print_of(at).nile_levels - 1 - own(at).nile[c]);
    return left;
}
constexpr choices_left basics_left(auto const& at) noexcept {
    choices_left left;
    for (int c = 0; c != colours; ++c)
        left.of[c] = static_cast<std::uint8_t>(at.table.bank.count(static_cast<resource>(c)));
    return left;
}
/// After this one as many of the others can be made in order as without an order.
constexpr bool loses_no_choice(auto const& at, choices_left const& left, int c) noexcept {
    auto const least = [](int a, int b) { return a < b ? a : b; };
    int const others = equal_choices(at) - 1;
    return least(others, left.total(c) - 1) == least(others, left.total() - 1);
}
constexpr bool keeps_order(auto const& at, int c) noexcept {
    return !at.table.last.there() || static_cast<int>(at.table.last.place()) <= c;
}
constexpr index_set<colours> choices_in_order(auto const& at, choices_left const& left) noexcept {
    index_set<colours> offered;
    for (int c = 0; c != colours; ++c)
        if (left.of[c] != 0 && keeps_order(at, c) && loses_no_choice(at, left, c))
            offered.insert(c);
    return offered;
}

// The pyramid

/// The row of a seat that has passed; the last one has none (PHA-149, PHA-153, PHA-159).
constexpr int row_of(auto const& at, seat s) noexcept {
    return at.table.passed.contains(s) ? at.table.passed.place_of(s) : -1;
}
constexpr bool everybody_has_passed(auto const& at) noexcept {
    return at.table.passed.size() == at.seats;
}
constexpr pyramid_row const& pyramid_row_of(auto const& at, seat s) noexcept {
    return print_of(at).pyramid[row_of(at, s)];
}

constexpr bool gives_something(auto const& at, gain g) noexcept {
    switch (g) {
    case gain::basic:
        return !colours_in_bank(at).empty();
    case gain::silver:
        return at.table.bank.has(resource::SIL);
    case gain::offering:
        return some_offering_is_left(at);
    default:
        return !at.table.first_player.is(at.seat());
    }
}
/// PHA-155: on the own square or to the left of it.
constexpr bool is_on_squares(auto const& at, gain g) noexcept {
    auto const& row = pyramid_row_of(at, at.seat());
    for (int i = 0; i <= own(at).square; ++i)
        if (row.squares[i] == static_cast<std::int8_t>(g))
            return true;
    return false;
}
constexpr index_set<4> pyramid_gains(auto const& at) noexcept {
    index_set<4> offered;
    for (int g = 0; g != 4; ++g)
        if (is_on_squares(at, static_cast<gain>(g)) && gives_something(at, static_cast<gain>(g)))
            offered.insert(g);
    return offered;
}

/// PHA-239: the resource of which most are left. He spends nothing and takes no vase (PHA-240, PHA-241).
constexpr void take_traitors_gain(auto& at, gain g) noexcept {
    auto& t = at.table;
    if (g == gain::basic) {
        int best = 0;
        for (int c = 1; c != colours; ++c)
            if (t.bank.count(static_cast<resource>(c)) > t.bank.count(static_cast<resource>(best)))
                best = c;
        t.due.put_last(static_cast<effect>(best));
    } else if (g == gain::silver) {
        t.due.put_last(effect::SIL);
    } else if (g == gain::offering) {
        t.due.put_last(effect::bag_offering);
    } else {
        t.due.put_last(effect::first_player);
    }
}

/// PHA-154, PHA-156
struct advance_on_pyramid {
    constexpr void operator()(auto& at) const {
        auto& mine = own(at);
        auto const& row = pyramid_row_of(at, at.seat());
        if (mine.square + 1 >= row.length)
            return;
        mine.square = mine.square + 1;
        if (!is_traitor(at, at.seat()))
            at.table.due.put_last(effect::pyramid_gain);
        else if (row.squares[mine.square] != pyramid_row::none)
            take_traitors_gain(at, static_cast<gain>(row.squares[mine.square]));
    }
};

/// PHA-149, PHA-150, PHA-151, PHA-153, PHA-238, PHA-242, PHA-243: the marker goes on the pyramid unless its owner is the last to pass.
constexpr void pass_the_round(auto& at) noexcept {
    auto& t = at.table;
    t.passed.put(at.seat());
    if (everybody_has_passed(at))
        return;
    own(at).square = 0;
    if (row_of(at, at.seat()) == 0)
        t.first_player.give_to(at.seat()); // PHA-150
    if (owns_noble<power::kind::advance_on_pass>(at, at.seat()))
        advance_on_pyramid{}(at); // PHA-127
}

// The Traitor (15.2, 15.3)

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

// One after the other

/// Whether the effect that is due waits for a decision or for a draw; otherwise it is done, or lost (PHA-254).
template <class At>
constexpr bool waits_for_somebody(At& at) noexcept {
    auto& t = at.table;
    switch (t.due.next()) {
    case effect::basic:
        return !colours_in_bank(at).empty();
    case effect::random_vase:
        shuffle_vases_if_needed(at);
        return !t.vase_deck.empty();
    case effect::display_vase:
        return !t.display.empty();
    case effect::bonus_offering: // PHA-147
        return some_offering_is_left(at);
    case effect::take_pair:
    case effect::take_noble:
        return true;
    case effect::take_artisan:
        return !t.artisans.empty() || !t.artisan_deck.empty();
    case effect::nile_move:
    case effect::arrow_1:
    case effect::arrow_2:
    case effect::arrow_3: // PHA-105
        return moves_left_on_nile(at, t.due.next()).total() != 0;
    case effect::pyramid_gain: // PHA-158
        return !pyramid_gains(at).empty();
    case effect::diplomat:
        return helps_with_vase<power::kind::vase_to_three_basics>(at);
    case effect::tutor:
        return helps_with_vase<power::kind::vase_extra_basic>(at);
    case effect::noble_card: // PHA-094
        return !t.noble_deck.empty();
    case effect::artisan_card: // PHA-121
        return !t.artisan_deck.empty();
    case effect::bag_offering: // PHA-112
        if (t.bag.empty()) {
            t.bag = t.discarded_offerings;
            t.discarded_offerings = {};
            t.orders.offerings = decltype(t.orders.offerings)::highest;
        }
        return !t.bag.empty();
    case effect::tops:
        if constexpr (is_solo<At>)
            return !tops_for_wheel(at).empty();
        return false;
    default:
        return false;
    }
}

template <class At>
constexpr void do_by_itself(At& at) noexcept {
    auto& t = at.table;
    effect const e = t.due.take();
    if (e <= effect::SIL)
        gain_resource(at, at.seat(), static_cast<resource>(e));
    else if (e == effect::burial_step)
        gain_burial_step(at, at.seat());
    else if (e == effect::first_player)
        t.first_player.give_to(at.seat());
    else if (e == effect::diplomat)
        empty_vase(at);
    if constexpr (is_solo<At>) {
        if (e >= effect::tile_AGR && e <= effect::tile_JUS) {
            cover_cell(
                at, static_cast<colour>(static_cast<int>(e) - static_cast<int>(effect::tile_AGR)));
        } else if (e == effect::tops) { // PHA-218
            auto const& print = print_of(at).of(t.opened[0]);
            t.due.put_first(act_as_traitor::tile_effect(print.top_right));
            t.due.put_first(act_as_traitor::tile_effect(print.top_left));
        } else if (e == effect::cell_1 || e == effect::cell_2) {
            int const tile = t.traitor.covering;
            auto const& cell = side_of(at, tile).cells[t.traitor.covered[tile] - 1];
            do_cell_effect(
                at, cell.effects[static_cast<int>(e) - static_cast<int>(effect::cell_1)]);
        } else if (e == effect::empty_vase) {
            t.discarded_vases.put(t.opened.take(0));
        }
    }
}

/// What is due, up to the next decision or draw.
struct do_what_happens {
    constexpr void operator()(auto& at) const {
        while (!at.table.due.empty() && !waits_for_somebody(at)) {
            effect const e = at.table.due.next();
            do_by_itself(at);
            // a lost choice ends its row
            if (e == effect::basic || is_nile_move(e))
                at.table.last.remove();
        }
    }
};

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_EFFECTS_HPP
