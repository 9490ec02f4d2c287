// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_ACTIONS_HPP
#define SENET_GAMES_PHARAON_ACTIONS_HPP

#include <senet/games/pharaon/rules.hpp>
#include <senet/games/pharaon/what_happens.hpp>
#include <senet/moves/offer.hpp>

#include <boost/hana/define_struct.hpp>

#include <string_view>

// What a player does in his turn (sections 5 and 6); names and members are those of the specification's list of decisions
// (17.1).
namespace senet::pharaon {

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

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_ACTIONS_HPP
