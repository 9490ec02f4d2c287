// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_PHASES_HPP
#define SENET_GAMES_PHARAON_PHASES_HPP

#include <senet/games/pharaon/nature.hpp>
#include <senet/phases.hpp>
#include <senet/phases/can.hpp>

// When something is done. At any moment one thing is due (PHA-253).
namespace senet::pharaon {

// What is given by the options and what is left to chance (PHA-258)

template <auto Given>
struct is_given {
    constexpr bool operator()(auto const& at) const { return (settings_of(at).*Given).size() != 0; }
};
template <auto Given>
using is_open = none_of<is_given<Given>>;

struct give_first_player {
    constexpr void operator()(auto& at) const {
        at.table.first_player.give_to(settings_of(at).first_player[0]);
    }
};
inline constexpr auto first_player_is_drawn =
    either<is_given<&options::first_player>>(run<give_first_player>, nature<draw_first_player>);

// Setup (section 2)

struct display_is_full {
    constexpr bool operator()(auto const& at) const {
        return !display_wants_a_vase(at) ||
               (at.table.vase_deck.empty() && at.table.discarded_vases.empty());
    }
};
struct shuffle_vases {
    constexpr void operator()(auto& at) const { shuffle_vases_if_needed(at); }
};
/// PHA-016, PHA-029, PHA-167
inline constexpr auto vases_are_revealed =
    until<display_is_full>(run<shuffle_vases>, nature<draw_vase>);

struct nobles_are_shown {
    constexpr bool operator()(auto const& at) const { return at.table.nobles.full(); }
};
struct artisans_are_shown {
    constexpr bool operator()(auto const& at) const { return at.table.artisans.full(); }
};

/// PHA-163
struct fill_bag_if_short {
    constexpr void operator()(auto& at) const {
        auto& t = at.table;
        if (t.bag.size() >= offerings_missing(at) || t.discarded_offerings.empty())
            return;
        for (int i = 0; i != offering_types; ++i)
            t.bag.put(
                static_cast<offering>(i), t.discarded_offerings.count(static_cast<offering>(i)));
        t.discarded_offerings = {};
        t.orders.offerings = decltype(t.orders.offerings)::highest;
    }
};
/// PHA-162, PHA-164: what remains of too few goes on the bonus area.
struct offerings_are_refilled {
    constexpr bool operator()(auto const& at) const {
        return at.table.bag.empty() || offerings_missing(at) == 0;
    }
};
inline constexpr auto offerings_are_laid_out =
    sequence(run<fill_bag_if_short>, until<offerings_are_refilled>(nature<draw_offering>));

inline constexpr auto board_is_set_up = sequence(
    when<is_open<&options::layout>>(repeat<district_count - 1>(nature<lay_district>)),
    when<is_open<&options::offset>>(nature<set_wheel>),
    when<is_open<&options::direction>>(nature<set_direction>),
    vases_are_revealed,
    until<nobles_are_shown>(nature<draw_noble>),
    until<artisans_are_shown>(nature<draw_artisan>),
    offerings_are_laid_out);

// What actions and cards bring

template <effect... Kinds>
struct due {
    constexpr bool operator()(auto const& at) const { return (at.table.due.is_next(Kinds) || ...); }
};
struct nothing_is_due {
    constexpr bool operator()(auto const& at) const { return at.table.due.empty(); }
};

struct the_human {
    constexpr actor operator()(auto const&) const { return human; }
};

/// PHA-255: one part of an effect after the other.
template <senet::fixed_string Name, auto... Alternatives>
inline constexpr auto effects_are_resolved = named<Name>(
    run<do_what_happens>,
    until<nothing_is_due>(
        first_of(Alternatives..., otherwise(choose<choose_track>)), run<do_what_happens>));

/// What the first noble and the first vase bring.
template <class ChooseBonus>
inline constexpr auto effects_of_start = effects_are_resolved<
    "first effects",
    when<due<effect::display_vase>>(choose<choose_vase>),
    when<due<effect::take_artisan>>(choose<choose_artisan>),
    when<due<effect::artisan_card>>(nature<draw_artisan>),
    when<due<effect::random_vase>>(nature<draw_vase>),
    when<due<effect::bonus_offering>>(choose<ChooseBonus>),
    when<due<effect::bag_offering>>(nature<draw_offering>)>;

/// What actions bring, passing and the pyramid; `More` is what the Traitor does.
template <class ChooseBonus, auto... More>
inline constexpr auto effects_of_turn = effects_are_resolved<
    "effects",
    when<due<effect::take_noble>>(choose<choose_noble>),
    when<due<effect::noble_card>>(nature<draw_noble>),
    when<due<effect::take_artisan>>(choose<choose_artisan>),
    when<due<effect::artisan_card>>(nature<draw_artisan>),
    when<due<effect::take_pair>>(choose<choose_pair>),
    when<due<effect::bonus_offering>>(choose<ChooseBonus>),
    when<due<effect::bag_offering>>(nature<draw_offering>),
    when<due<effect::display_vase>>(choose<choose_vase>),
    when<due<effect::random_vase>>(nature<draw_vase>),
    when<due<effect::diplomat>>(choose<use20>),
    when<due<effect::tutor>>(choose<use19>),
    when<due<effect::basic>>(choose<choose_basic>),
    when<due<effect::pyramid_gain>>(choose<choose_gain>),
    More...>;

// The pre-game (section 3)

struct discovers {
    constexpr bool operator()(auto const& at, seat s) const { return settings_of(at).discovers(s); }
};
struct draws_two_nobles {
    constexpr bool operator()(auto const& at) const {
        return !settings_of(at).discovers(at.seat());
    }
};

/// PHA-025, PHA-026, PHA-034
struct start_with_vase_and_silver {
    constexpr void operator()(auto& at) const {
        at.table.due.put_last(effect::display_vase);
        at.table.due.put_last(effect::SIL, print_of(at).silver);
    }
};

/// PHA-028, PHA-033: what was set aside or not dealt.
struct return_nobles {
    constexpr void operator()(auto& at) const {
        auto& t = at.table;
        int const before = t.noble_deck.size();
        for (auto& p : t.players)
            for (auto& card : p.drawn)
                if (card.there())
                    t.noble_deck.put(card.take());
        for (int n = 1; n <= scribe_cards; ++n)
            if (t.spare_scribes.has(n)) {
                t.spare_scribes.take(n);
                t.noble_deck.put(n);
            }
        if (t.noble_deck.size() != before)
            t.orders.nobles = noble_cards; // a given order ends here
    }
};
/// PHA-211: alone, the other one becomes the Traitor's first noble.
struct give_other_to_traitor {
    constexpr void operator()(auto& at) const {
        for (auto& card : at.table.players[human].drawn)
            if (card.there())
                gain_noble(at, the_traitor, card.take());
    }
};

/// PHA-199, PHA-200, PHA-201, PHA-212: with one or two players, the vase nobody took lies on the wheel.
struct lay_leftover_vase {
    constexpr void operator()(auto& at) const {
        if (settings_of(at).players > 2)
            return;
        auto& t = at.table;
        for (int const i : t.display.filled()) {
            vase const v = t.display.take(i);
            auto const& print = print_of(at).of(v);
            block_space(at, print.bottom);
            block_space(at, print.top_left);
            block_space(at, print.top_right);
            t.discarded_vases.put(v);
        }
    }
};

/// PHA-023: the first player is the last one.
template <class Table>
using pregame_order = counterclockwise_from<right_of<holder_of<&Table::first_player>>>;

inline constexpr auto noble_is_chosen =
    named<"starting noble">(repeat<2>(nature<draw_noble>), choose<choose_noble_start>);

template <class Table>
inline constexpr auto pregame = named<"pregame">(
    each<those_who<discovers, pregame_order<Table>>>(nature<deal_scribe>),
    each<pregame_order<Table>>( // PHA-027
        when<draws_two_nobles>(noble_is_chosen),
        run<start_with_vase_and_silver>,
        effects_of_start<choose_bonus>),
    run<return_nobles, lay_leftover_vase>,
    vases_are_revealed);

// A turn (sections 5 and 6)

struct has_passed {
    constexpr bool operator()(auto const& at, seat s) const { return at.table.passed.contains(s); }
};

/// PHA-040, PHA-041, PHA-043, PHA-075, PHA-077: the tokens move, and what was paid for is due.
struct carry_out_action {
    constexpr void operator()(auto& at) const {
        auto& t = at.table;
        int const action = t.action.place();
        auto const d = district_of(action);
        int const segment = segment_of(at, d);
        auto const access = t.access.place();
        if (free_spaces(at, segment) > 0) {
            t.wheel[segment].lay(take_token(at, access, d));
        } else {
            t.tilted.insert(ready_noble_in<power::kind::act_without_space>(at, at.seat(), d));
            spend(at, access, d);
        }
        for (auto const k : t.rest)
            spend(at, k, d);
        t.access.remove();
        t.rest.clear();
        bring_action(at, action);
    }

private:
    static constexpr token take_token(auto& at, kind k, district d) {
        auto& mine = own(at);
        if (k <= kind::SIL) {
            mine.resources.take(static_cast<resource>(k));
            return token_of(static_cast<resource>(k));
        }
        auto const o = k == kind::oDIS ? pharaon::offering_of(d)
                                       : static_cast<offering>(static_cast<int>(k) - resources);
        mine.offerings.take(o);
        return token_of(o);
    }
    static constexpr void spend(auto& at, kind k, district d) {
        token const spent = take_token(at, k, d);
        if (is_resource(spent))
            at.table.bank.put(pharaon::resource_of(spent));
        else
            at.table.discarded_offerings.put(pharaon::offering_of(spent));
    }
    static constexpr void bring_action(auto& at, int action) {
        auto& due = at.table.due;
        switch (action) {
        case nobles_action:
            due.put_last(effect::take_noble);
            break;
        case artisans_action:
            due.put_last(effect::take_artisan);
            break;
        case burial_action:
            due.put_last(effect::burial_step);
            break;
        case offerings_action: // PHA-107
            due.put_last(effect::take_pair);
            break;
        case extra_action: // PHA-108
            due.put_last(effect::take_pair);
            due.put_last(effect::bonus_offering);
            break;
        default: { // PHA-099
            auto const& option = print_of(at).nile[action - first_nile_action];
            bring(at, option.gain);
            for (int i = 0; i != option.arrow_count; ++i)
                due.put_last(static_cast<effect>(static_cast<int>(effect::arrow_1) + i));
        }
        }
    }
};

inline constexpr auto payment = named<"payment">(
    choose<pay_access>, until<payment_is_whole>(choose<pay>), run<carry_out_action>);

/// PHA-050, PHA-053
inline constexpr auto action =
    named<"action">(choose<again<power17>, again<power18>, then<take_action, payment>, pass>);

struct has_acted {
    constexpr bool operator()(auto const& at) const { return at.table.acted; }
};
/// PHA-053, PHA-140, D5: asked only if a power can be used.
inline constexpr auto powers_afterwards =
    named<"afterwards">(when<all_of<has_acted, can<power17, power18>>>(
        choose<
            then<power17, when<can<power18>>(choose<power18, end_turn>)>,
            then<power18, when<can<power17>>(choose<power17, end_turn>)>,
            end_turn>));

struct clear_turn {
    constexpr void operator()(auto& at) const {
        at.table.acted = false;
        at.table.action.remove();
    }
};

struct is_turn_of_traitor {
    constexpr bool operator()(auto const& at) const { return is_traitor(at, at.seat()); }
};

/// PHA-054: who has passed only advances on the pyramid.
inline constexpr auto turn = sequence(
    either<for_acting_seat<has_passed>>(run<advance_on_pyramid>, action),
    effects_of_turn<choose_bonus>,
    powers_afterwards,
    run<clear_turn>);

// Rounds (section 10)

struct is_first_round {
    constexpr bool operator()(auto const& at) const { return at.table.round == 1; }
};

/// PHA-160, PHA-161, PHA-203
struct clear_board {
    constexpr void operator()(auto& at) const {
        auto& t = at.table;
        t.passed.clear();
        for (auto& p : t.players)
            p.square = 0;
        for (auto& segment : t.wheel) {
            for (token const laid : segment)
                if (is_resource(laid))
                    t.bank.put(pharaon::resource_of(laid));
                else if (is_offering(laid))
                    t.discarded_offerings.put(pharaon::offering_of(laid));
            segment.clear();
        }
    }
};
/// PHA-061, PHA-062, PHA-165
struct turn_wheel {
    constexpr void operator()(auto& at) const {
        auto& t = at.table;
        int const notches = print_of(at).rotation;
        t.offset =
            (t.offset + (t.direction == turning::cw ? notches : colours - notches)) % colours;
    }
};
/// PHA-124, PHA-166
struct straighten_nobles {
    constexpr void operator()(auto& at) const { at.table.tilted = {}; }
};

struct everybody_passed {
    constexpr bool operator()(auto const& at) const { return everybody_has_passed(at); }
};

/// PHA-049, PHA-055, PHA-056, PHA-169, PHA-244
template <class Table>
using turn_order_of_round = clockwise_until<everybody_passed, holder_of<&Table::first_player>>;

inline constexpr auto new_round = sequence(
    run<clear_board>,
    offerings_are_laid_out,
    run<turn_wheel, straighten_nobles, lay_leftover_vase>,
    vases_are_revealed);

/// PHA-048, PHA-170
template <class Table>
inline constexpr auto five_rounds = counting<&Table::round>(
    when<none_of<is_first_round>>(named<"new round">(new_round)),
    each<turn_order_of_round<Table>>(turn));

template <class Table>
inline constexpr auto phases_of_players = sequence(
    named<"setup">(board_is_set_up, first_player_is_drawn), pregame<Table>, five_rounds<Table>);

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_PHASES_HPP
