// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_EFFECTS_HPP
#define SENET_GAMES_PHARAON_EFFECTS_HPP

#include <senet/games/pharaon/payments.hpp>

// What happens by itself: gains, powers and passing.
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

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_EFFECTS_HPP
