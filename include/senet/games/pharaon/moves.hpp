// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_MOVES_HPP
#define SENET_GAMES_PHARAON_MOVES_HPP

#include <senet/games/pharaon/effects.hpp>
#include <senet/games/pharaon/rules.hpp>
#include <senet/moves/maybe.hpp>
#include <senet/moves/offer.hpp>

#include <boost/hana/define_struct.hpp>

#include <string_view>

// What the players can do; names and members are those of the specification's list of decisions (17.1).
namespace senet::pharaon {

// The pre-game (section 3)

/// PHA-024, PHA-030: the one that is kept; the other one is set aside.
struct choose_noble_start {
    BOOST_HANA_DEFINE_STRUCT(choose_noble_start, (below<2>, index));

    constexpr void play(auto& at) const { gain_noble(at, at.seat(), own(at).drawn[index].take()); }
};

/// PHA-025, PHA-152
struct choose_vase {
    BOOST_HANA_DEFINE_STRUCT(choose_vase, (below<edition::most_players>, slot));

    static constexpr index_set<edition::most_players> moves(auto const& at) {
        index_set<edition::most_players> offered;
        for (int const i : at.table.display.filled())
            offered.insert(i);
        return offered;
    }
    constexpr verdict check(auto const& at) const {
        return vase_is_on_display{}(
            slot < at.table.display.capacity() && !at.table.display.is_free(slot));
    }
    constexpr void play(auto& at) const {
        at.table.due.take();
        at.table.opened.put(at.table.display.take(slot));
        at.table.due.put_first(effect::diplomat);
    }
};

// A turn (section 5)

/// 17.2: where, and in which way; the same one as often as one likes (PHA-052).
struct take_action {
    enum class way : std::uint8_t { none, N1, N2, N3, N4, N5, N6, base, extra };

    BOOST_HANA_DEFINE_STRUCT(take_action, (pharaon::district, district), (way, option));

    static constexpr std::string_view name = "district";
    static constexpr std::string_view words = "{district} {option}";

    static constexpr take_action made_of(int action) {
        if (action >= offerings_action)
            return {pharaon::district::OFF, action == extra_action ? way::extra : way::base};
        if (action >= first_nile_action)
            return {pharaon::district::NIL, static_cast<way>(action - first_nile_action + 1)};
        return {district_of(action), way::none};
    }
    /// The number of the action, or -1.
    constexpr int number() const noexcept {
        for (int a = 0; a != district_actions; ++a) {
            auto const m = made_of(a);
            if (m.district == district && m.option == option)
                return a;
        }
        return -1;
    }

    static constexpr index_set<district_actions> moves(auto const& at) {
        index_set<district_actions> offered;
        purse const everywhere{at, at.seat()};
        for (int i = 0; i != district_count; ++i) {
            auto const where = at.table.layout[i].place();
            int const segment = segment_facing(at.table, i);
            if (!has_space(at, where, segment))
                continue;
            int const first = first_action_in(where);
            int const end = first + actions_in(where);
            if (!something_is_there(at, first))
                continue;
            auto mine = everywhere;
            mine.add_offerings_of(at, at.seat(), where);
            if (mine.tokens.size == 0)
                continue;
            access_rule const access{at, where, segment};
            for (int a = first; a != end; ++a)
                if ((a == first || something_is_there(at, a)) &&
                    can_be_afforded(mine.tokens, cost_of(at, a), access))
                    offered.insert(a);
        }
        return offered;
    }
    constexpr verdict check(auto const& at) const {
        int const action = number();
        if (action < 0)
            return option_belongs_to_district{};
        int const segment = segment_of(at, district);
        if (!has_space(at, district, segment))
            return space_is_free{};
        if (auto const there = is_something_there(at, action); !there)
            return there;
        return cost_can_be_paid{}(can_be_afforded(
            purse{at, at.seat(), district}.tokens, cost_of(at, action),
            access_rule{at, district, segment}));
    }
    constexpr void play(auto& at) const {
        at.table.acted = true;
        at.table.action.move_to(number());
    }

    /// PHA-060, PHA-132, PHA-133: a free space, or a noble who does without.
    static constexpr bool has_space(auto const& at, pharaon::district d, int segment) {
        return free_spaces(at, segment) > 0 ||
               ready_noble_in<power::kind::act_without_space>(at, at.seat(), d) != 0;
    }

private:
    static constexpr int first_action_in(pharaon::district d) {
        switch (d) {
        case pharaon::district::NOB:
            return nobles_action;
        case pharaon::district::ART:
            return artisans_action;
        case pharaon::district::BUR:
            return burial_action;
        case pharaon::district::NIL:
            return first_nile_action;
        default:
            return offerings_action;
        }
    }
    static constexpr int actions_in(pharaon::district d) {
        return d == pharaon::district::NIL ? nile_options : d == pharaon::district::OFF ? 2 : 1;
    }
    static constexpr verdict is_something_there(auto const& at, int action) {
        auto const& t = at.table;
        switch (action) {
        case nobles_action:
            return some_noble_is_left{}(!t.nobles.empty() || !t.noble_deck.empty());
        case artisans_action:
            return some_artisan_is_left{}(!t.artisans.empty() || !t.artisan_deck.empty());
        case burial_action:
            return burial_goes_on{}(!own(at).burial.at_top());
        case offerings_action:
        case extra_action:
            for (auto const& pair : t.pairs)
                if (pair.full())
                    return extra_has_a_token{}(
                        action == offerings_action || some_offering_is_left(at));
            return some_pair_is_left{};
        default:
            return allowed;
        }
    }
    static constexpr bool something_is_there(auto const& at, int action) {
        return static_cast<bool>(is_something_there(at, action));
    }
};

/// PHA-051
struct pass {
    constexpr void play(auto& at) const {
        at.table.acted = true;
        pass_the_round(at);
        if (at.table.round < print_of(at).rounds) // PHA-152, PHA-168
            at.table.due.put_last(effect::display_vase);
    }
};

// Paying (section 6)

constexpr bool has_kind(purse const& p, kind k) noexcept { return p.has(static_cast<int>(k)); }

/// PHA-072, PHA-076
struct pay_access {
    BOOST_HANA_DEFINE_STRUCT(pay_access, (pharaon::kind, kind));

    static constexpr std::string_view words = "access {kind}";

    static constexpr index_set<kinds_of_tokens> moves(auto const& at) {
        int const action = at.table.action.place();
        auto const d = district_of(action);
        purse const p{at, at.seat(), d};
        access_rule const access{at, d};
        auto const& c = cost_of(at, action);
        index_set<kinds_of_tokens> offered;
        for (int k = 0; k != kinds_of_tokens; ++k)
            if (p.has(k))
                if (auto const counts_as = access.counts_as(p, k);
                    counts_as != 0 && can_be_paid(p, c, k, counts_as))
                    offered.insert(k);
        return offered;
    }
    constexpr verdict check(auto const& at) const {
        int const action = at.table.action.place();
        auto const d = district_of(action);
        purse const p{at, at.seat(), d};
        if (!has_kind(p, kind))
            return token_is_owned{};
        auto const counts_as = access_rule{at, d}.counts_as(p, static_cast<int>(kind));
        if (counts_as == 0)
            return access_covers_wheel{};
        return payment_makes_a_plan{}(
            can_be_paid(p, cost_of(at, action), static_cast<int>(kind), counts_as));
    }
    constexpr void play(auto& at) const { at.table.access.move_to(kind); }
};

/// What is known of a payment that has begun.
struct payment_so_far {
    purse tokens;
    cost const& price;
    int access;
    colour_bits counts_as;

    constexpr explicit payment_so_far(auto const& at) noexcept
        : tokens(at, at.seat(), district_of(at.table.action.place())),
          price(cost_of(at, at.table.action.place())),
          access(static_cast<int>(at.table.access.place())),
          counts_as(
              access_rule{at, district_of(at.table.action.place())}.counts_as(tokens, access)) {}
};

/// PHA-081, PHA-085: one more token of the rest.
struct pay {
    BOOST_HANA_DEFINE_STRUCT(pay, (pharaon::kind, kind));

    static constexpr index_set<kinds_of_tokens> moves(auto const& at) {
        payment_so_far const b{at};
        return next_tokens(b.tokens, b.price, b.access, b.counts_as, at.table.rest);
    }
    constexpr verdict check(auto const& at) const {
        payment_so_far const b{at};
        int const mine = static_cast<int>(kind);
        auto const& rest = at.table.rest;
        int const chosen = rest.count(kind) + (b.access == mine ? 1 : 0);
        if (b.tokens.owned[mine] <= chosen)
            return token_is_owned{};
        if (!rest.empty() && rest[rest.size() - 1] > kind)
            return payment_is_in_order{};
        return payment_makes_a_plan{}(
            next_tokens(b.tokens, b.price, b.access, b.counts_as, rest).contains(mine));
    }
    constexpr void play(auto& at) const { at.table.rest.put(kind); }
};

struct payment_is_whole {
    constexpr bool operator()(auto const& at) const {
        int const action = at.table.action.place();
        auto const& rest = at.table.rest;
        auto const& price = cost_of(at, action);
        if (rest.size() < price.size - 1)
            return false;
        if (rest.size() == price.size)
            return true;
        token_values const values{at, at.seat()};
        auto const counts_as = access_rule{at, district_of(action)}.counts_as(
            values.of[static_cast<int>(at.table.access.place())]);
        return is_whole_plan(values, price, counts_as, rest);
    }
};

// What an action brings (section 7)

/// D6
struct choose_noble {
    static constexpr int most_slots = 3;
    using source = maybe<below<most_slots>, "deck">;
    BOOST_HANA_DEFINE_STRUCT(choose_noble, (source, slot));

    static constexpr std::string_view words = "choose_noble {slot}";

    static constexpr index_set<most_slots + 1> moves(auto const& at) {
        index_set<most_slots + 1> offered;
        for (int const i : at.table.nobles.filled())
            offered.insert(1 + i);
        if (!at.table.noble_deck.empty())
            offered.insert(0);
        return offered;
    }
    constexpr verdict check(auto const& at) const {
        return noble_is_there{}(moves(at).contains(slot.number()));
    }
    constexpr void play(auto& at) const { // PHA-092, PHA-094, PHA-095
        at.table.due.take();
        if (slot.there())
            gain_noble(at, at.seat(), at.table.nobles.take(slot.get()));
        at.table.due.put_first(effect::noble_card);
    }
};

/// D7
struct choose_artisan {
    static constexpr int most_slots = 4;
    using source = maybe<below<most_slots>, "deck">;
    BOOST_HANA_DEFINE_STRUCT(choose_artisan, (source, slot));

    static constexpr index_set<most_slots + 1> moves(auto const& at) {
        index_set<most_slots + 1> offered;
        for (int const i : at.table.artisans.filled())
            offered.insert(1 + i);
        if (!at.table.artisan_deck.empty())
            offered.insert(0);
        return offered;
    }
    constexpr verdict check(auto const& at) const {
        return artisan_is_there{}(moves(at).contains(slot.number()));
    }
    constexpr void play(auto& at) const { // PHA-119, PHA-121
        at.table.due.take();
        if (slot.there())
            gain_artisan(at, at.seat(), at.table.artisans.take(slot.get()));
        at.table.due.put_first(effect::artisan_card);
    }
};

constexpr bool same_pair(auto const& a, auto const& b) noexcept {
    return (a[0] == b[0] && a[1] == b[1]) || (a[0] == b[1] && a[1] == b[0]);
}

/// D8
struct choose_pair {
    static constexpr int most_slots = 6;
    BOOST_HANA_DEFINE_STRUCT(choose_pair, (below<most_slots>, slot));

    static constexpr index_set<most_slots> moves(auto const& at) {
        index_set<most_slots> offered;
        for (int i = 0; i != at.table.pairs.size(); ++i)
            if (at.table.pairs[i].full() && is_first(at, i))
                offered.insert(i);
        return offered;
    }
    constexpr verdict check(auto const& at) const {
        if (slot >= at.table.pairs.size() || !at.table.pairs[slot].full())
            return pair_is_there{};
        return spelling_is_canonical{}(is_first(at, slot));
    }
    constexpr void play(auto& at) const {
        at.table.due.take();
        for (int i = 0; i != pair_tokens; ++i)
            own(at).offerings.put(at.table.pairs[slot].take(i));
    }

private:
    /// PHA-257; alone, every place counts.
    template <class At>
    static constexpr bool is_first(At const& at, int i) {
        if constexpr (!is_solo<At>)
            for (int j = 0; j != i; ++j)
                if (at.table.pairs[j].full() && same_pair(at.table.pairs[j], at.table.pairs[i]))
                    return false;
        return true;
    }
};

/// D9, several players: bonus tokens by type (PHA-257); they are not replaced in this round (PHA-109).
struct choose_bonus {
    using source = maybe<offering, "bag">;
    BOOST_HANA_DEFINE_STRUCT(choose_bonus, (source, type));

    static constexpr std::string_view words = "choose_bonus {type}";

    static constexpr index_set<offering_types + 1> moves(auto const& at) {
        index_set<offering_types + 1> offered;
        for (int const i : at.table.bonus.filled())
            offered.insert(1 + static_cast<int>(at.table.bonus[i]));
        if (bag_can_be_drawn_from(at))
            offered.insert(0);
        return offered;
    }
    constexpr verdict check(auto const& at) const {
        return bonus_is_there{}(moves(at).contains(type.number()));
    }
    constexpr void play(auto& at) const {
        at.table.due.take();
        if (!type.there())
            at.table.due.put_first(effect::bag_offering);
        else
            own(at).offerings.put(at.table.bonus.take(at.table.bonus.place_of(type.get())));
    }
};

/// D9, alone: bonus tokens by place, because the Traitor's effects name places.
template <int Places>
struct choose_bonus_place {
    using source = maybe<below<Places>, "bag">;
    BOOST_HANA_DEFINE_STRUCT(choose_bonus_place, (source, position));

    static constexpr std::string_view name = "choose_bonus";

    static constexpr index_set<Places + 1> moves(auto const& at) {
        index_set<Places + 1> offered;
        for (int const i : at.table.bonus.filled())
            offered.insert(1 + i);
        if (bag_can_be_drawn_from(at))
            offered.insert(0);
        return offered;
    }
    constexpr verdict check(auto const& at) const {
        return bonus_is_there{}(moves(at).contains(position.number()));
    }
    constexpr void play(auto& at) const {
        at.table.due.take();
        if (!position.there())
            at.table.due.put_first(effect::bag_offering);
        else
            own(at).offerings.put(at.table.bonus.take(position.get()));
    }
};

/// D10
struct choose_track {
    BOOST_HANA_DEFINE_STRUCT(choose_track, (pharaon::colour, colour));

    static constexpr index_set<colours> moves(auto const& at) {
        return choices_in_order(at, moves_left_on_nile(at, at.table.due.next()));
    }
    constexpr verdict check(auto const& at) const {
        int const c = static_cast<int>(colour);
        if ((tracks_of(at, at.table.due.next()) >> c & 1u) == 0)
            return arrow_allows_track{};
        if (own(at).nile[c].at_top())
            return track_goes_on{};
        return choices_are_in_order{}(moves(at).contains(c));
    }
    constexpr void play(auto& at) const { // PHA-100, PHA-102
        own(at).nile[static_cast<int>(colour)].advance();
        make_equal_choice(at, colour);
    }
};

/// D11, D12, D13
struct choose_basic {
    BOOST_HANA_DEFINE_STRUCT(choose_basic, (pharaon::colour, colour));

    static constexpr index_set<colours> moves(auto const& at) {
        return choices_in_order(at, basics_left(at));
    }
    constexpr verdict check(auto const& at) const {
        if (!at.table.bank.has(resource_of(colour)))
            return colour_is_in_bank{};
        return choices_are_in_order{}(moves(at).contains(static_cast<int>(colour)));
    }
    constexpr void play(auto& at) const {
        gain_resource(at, at.seat(), resource_of(colour));
        make_equal_choice(at, colour);
    }
};

// Nobles (section 8); using a power is optional (PHA-125)

/// D11: PHA-138
struct use20 {
    BOOST_HANA_DEFINE_STRUCT(use20, (bool, use));

    constexpr void play(auto& at) const {
        at.table.due.take();
        if (use) {
            at.table.tilted.insert(ready_noble<power::kind::vase_to_three_basics>(at, at.seat()));
            exchange_vase(at);
        } else {
            empty_vase(at);
        }
    }
};

/// D12: PHA-137
struct use19 {
    BOOST_HANA_DEFINE_STRUCT(use19, (bool, use));

    constexpr void play(auto& at) const {
        at.table.due.take();
        if (use) {
            at.table.tilted.insert(ready_noble<power::kind::vase_extra_basic>(at, at.seat()));
            at.table.due.put_first(effect::basic);
        }
    }
};

/// A power that is used by itself: its noble lies there and is not tilted.
template <power::kind What>
constexpr verdict power_is_ready(auto const& at) {
    if (!owns_noble<What>(at, at.seat()))
        return noble_is_owned{};
    return power_is_unused{}(ready_noble<What>(at, at.seat()) != 0);
}

/// What a seat gives to a power: a resource goes back to its supply, an offering is discarded (PHA-040, PHA-043).
constexpr void give_away(auto& at, kind k) noexcept {
    auto& mine = own(at);
    if (k <= kind::SIL) {
        mine.resources.take(static_cast<resource>(k));
        at.table.bank.put(static_cast<resource>(k));
    } else {
        auto const o = static_cast<offering>(static_cast<int>(k) - resources);
        mine.offerings.take(o);
        at.table.discarded_offerings.put(o);
    }
}
constexpr bool can_give(auto const& at, kind k) noexcept {
    if (k <= kind::SIL)
        return own(at).resources.has(static_cast<resource>(k));
    return k != kind::oDIS &&
           own(at).offerings.has(static_cast<offering>(static_cast<int>(k) - resources));
}

/// D4: PHA-135
struct power17 {
    BOOST_HANA_DEFINE_STRUCT(power17, (kind, give), (colour, get));

    static constexpr std::string_view words = "power17 {give} for {get}";

    static constexpr auto moves(auto const& at) {
        first_and<kinds_of_tokens, index_set<colours>> offer;
        if (!power_is_ready<power::kind::exchange_basic>(at))
            return offer;
        for (int k = 0; k != kinds_of_tokens; ++k)
            if (can_give(at, static_cast<kind>(k))) {
                offer[k] = colours_in_bank(at);
                if (int const c = colour_given(static_cast<kind>(k)); c >= 0)
                    offer[k].erase(c);
            }
        return offer;
    }
    constexpr verdict check(auto const& at) const {
        if (auto const ready = power_is_ready<power::kind::exchange_basic>(at); !ready)
            return ready;
        if (give == kind::oDIS || colour_given(give) == static_cast<int>(get))
            return resource_is_exchanged{};
        if (!can_give(at, give))
            return token_is_owned{};
        return colour_is_in_bank{}(at.table.bank.has(resource_of(get)));
    }
    constexpr void play(auto& at) const {
        at.table.tilted.insert(ready_noble<power::kind::exchange_basic>(at, at.seat()));
        give_away(at, give);
        gain_resource(at, at.seat(), resource_of(get));
    }

    /// The colour of what is given; -1 for silver.
    static constexpr int colour_given(kind k) noexcept {
        return k < kind::SIL ? static_cast<int>(k)
               : k > kind::SIL && k < kind::oDIS
                   ? static_cast<int>(k) - static_cast<int>(kind::oAGR)
                   : -1;
    }
};

/// D4: PHA-136
struct power18 {
    BOOST_HANA_DEFINE_STRUCT(power18, (kind, give));

    static constexpr index_set<kinds_of_tokens> moves(auto const& at) {
        index_set<kinds_of_tokens> offered;
        if (!power_is_ready<power::kind::basic_to_silver>(at) || !at.table.bank.has(resource::SIL))
            return offered;
        for (int k = 0; k != kinds_of_tokens; ++k)
            if (static_cast<kind>(k) != kind::SIL && can_give(at, static_cast<kind>(k)))
                offered.insert(k);
        return offered;
    }
    constexpr verdict check(auto const& at) const {
        if (auto const ready = power_is_ready<power::kind::basic_to_silver>(at); !ready)
            return ready;
        if (give == kind::SIL || give == kind::oDIS || !at.table.bank.has(resource::SIL))
            return resource_is_sold{};
        return token_is_owned{}(can_give(at, give));
    }
    constexpr void play(auto& at) const {
        at.table.tilted.insert(ready_noble<power::kind::basic_to_silver>(at, at.seat()));
        give_away(at, give);
        gain_resource(at, at.seat(), resource::SIL);
    }
};

/// D5
struct end_turn {
    constexpr void play(auto&) const {}
};

// The pyramid (section 9)

/// D13
struct choose_gain {
    BOOST_HANA_DEFINE_STRUCT(choose_gain, (pharaon::gain, gain));

    static constexpr index_set<4> moves(auto const& at) { return pyramid_gains(at); }
    constexpr verdict check(auto const& at) const {
        if (!is_on_squares(at, gain))
            return square_has_gain{};
        return gain_gives_something{}(gives_something(at, gain));
    }
    constexpr void play(auto& at) const { // PHA-157
        constexpr effect brings[] = {
            effect::basic, effect::SIL, effect::bonus_offering, effect::first_player};
        at.table.due.take();
        at.table.due.put_first(brings[static_cast<int>(gain)]);
    }
};

// The Traitor (section 15)

/// D14: PHA-216, PHA-219
struct traitor_wheel {
    enum class top : std::uint8_t { left, right };
    BOOST_HANA_DEFINE_STRUCT(traitor_wheel, (top, which));

    static constexpr index_set<top_resources> moves(auto const& at) { return tops_for_wheel(at); }
    constexpr verdict check(auto const& at) const {
        auto const& print = print_of(at).of(at.table.opened[0]);
        if (which == top::right && print.top_left == print.top_right)
            return spelling_is_canonical{};
        return top_goes_on_wheel{}(moves(at).contains(static_cast<int>(which)));
    }
    constexpr void play(auto& at) const {
        auto const& print = print_of(at).of(at.table.opened[0]);
        bool const left = which == top::left;
        at.table.due.take();
        block_space(at, left ? print.top_left : print.top_right);
        at.table.due.put_first(
            act_as_traitor::tile_effect(left ? print.top_right : print.top_left));
    }
};

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_MOVES_HPP
