// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_PAYMENTS_HPP
#define SENET_GAMES_PHARAON_PAYMENTS_HPP

#include <senet/games/pharaon/colour_sets.hpp>
#include <senet/games/pharaon/table.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

// Access and cost of a district action (section 6). A payment is chosen token by token, and a token is on offer only if
// some legal plan goes on with it (PHA-088), which Hall's theorem answers without listing the plans.
namespace senet::pharaon {

// What is to be paid

/// PHA-078: colours that are asked for, and so many of anything; or so many of one colour of choice.
struct cost {
    set_counts need; // for each set of colours, how many of them are asked for
    colour_bits asked_for = 0;
    std::uint8_t any = 0;
    std::uint8_t size = 0;
    bool one_colour = false;

    constexpr cost() = default;
    constexpr explicit cost(cost_print const& print) noexcept
        : any(static_cast<std::uint8_t>(print.any)),
          size(static_cast<std::uint8_t>(print.count + print.any)) {
        for (int i = 0; i != print.count; ++i)
            ask_for(print.of[i]);
    }
    static constexpr cost of_one_colour(int size) noexcept {
        cost c;
        c.size = static_cast<std::uint8_t>(size);
        c.one_colour = true;
        return c;
    }
    static constexpr cost of_all_colours() noexcept {
        cost c;
        for (int i = 0; i != colours; ++i)
            c.ask_for(static_cast<colour>(i));
        c.size = colours;
        return c;
    }
    static constexpr cost of_anything(int size) noexcept {
        cost c;
        c.any = static_cast<std::uint8_t>(size);
        c.size = c.any;
        return c;
    }

private:
    constexpr void ask_for(colour c) noexcept {
        need = need + sets_containing.of[bit(c)];
        asked_for |= bit(c);
    }
};

/// Costs of the actions, see `action_number`.
template <edition const& Print>
struct cost_tables {
    cost nobles = cost::of_all_colours();                           // PHA-091, PHA-083
    cost nobles_of_judge = cost::of_anything(colours);              // PHA-130
    cost artisans = cost::of_one_colour(Print.same_colour_base[1]); // PHA-118
    cost offerings = cost::of_one_colour(Print.same_colour_base[0]);
    cost offerings_and_extra =
        cost::of_one_colour(Print.same_colour_base[0] + Print.offering_extra);
    cost nile[nile_options];                 // PHA-103: two "any" may be equal
    cost burial[edition::most_burial_steps]; // PHA-114

    constexpr cost_tables() noexcept {
        for (int i = 0; i != nile_options; ++i)
            nile[i] = cost{Print.nile[i].cost};
        for (int i = 0; i != Print.burial_steps; ++i)
            burial[i] = cost{Print.burial[i].cost};
    }
};
template <edition const& Print>
inline constexpr cost_tables<Print> costs{};

// Actions

inline constexpr int nobles_action = 0;
inline constexpr int artisans_action = 1;
inline constexpr int burial_action = 2;
inline constexpr int first_nile_action = 3;
inline constexpr int offerings_action = first_nile_action + nile_options;
inline constexpr int extra_action = offerings_action + 1;

constexpr district district_of(int action) noexcept {
    return action == nobles_action     ? district::NOB
           : action == artisans_action ? district::ART
           : action == burial_action   ? district::BUR
           : action < offerings_action ? district::NIL
                                       : district::OFF;
}

/// PHA-078, PHA-089: what an action costs the seat whose turn it is.
template <class At>
constexpr cost const& cost_of(At const& at, int action) noexcept {
    constexpr auto const& table = costs<At::game::print>;
    switch (action) {
    case nobles_action:
        if (owns_noble<power::kind::nobles_any_five>(at, at.seat()))
            return table.nobles_of_judge;
        return table.nobles;
    case artisans_action:
        return table.artisans;
    case burial_action:
        return table.burial[own(at).burial];
    case offerings_action:
        return table.offerings;
    case extra_action:
        return table.offerings_and_extra;
    default:
        return table.nile[action - first_nile_action];
    }
}

// What it can be paid with

/// PHA-063, PHA-064, PHA-065, PHA-066, PHA-067, PHA-068, PHA-069: the colours for which each kind of token stands with
/// the nobles of a seat.
struct token_values {
    std::uint8_t of[kinds_of_tokens] = {};

    template <class At>
    constexpr token_values(At const& at, seat s) noexcept {
        constexpr auto const& print = At::game::print;
        constexpr auto const& list = nobles_with<At::game::print, power::kind::substitute>;
        for (int c = 0; c != colours; ++c)
            of[c] = static_cast<std::uint8_t>(1u << c);
        for (int i = 0; i != list.count; ++i)
            if (has_power(at, s, list.of[i])) {
                auto const& pair = print.nobles[list.of[i] - 1].power.pair;
                add(pair[0], pair[1]);
                add(pair[1], pair[0]);
            }
        for (int c = 0; c != colours; ++c)
            of[static_cast<int>(kind::oAGR) + c] = of[c];
        of[static_cast<int>(kind::SIL)] = all_colours; // PHA-042
        of[static_cast<int>(kind::oDIS)] = all_colours;
    }

private:
    constexpr void add(colour x, colour y) noexcept {
        auto& bits = of[static_cast<int>(x)];
        bits = static_cast<std::uint8_t>(bits | bit(y));
    }
};

/// The tokens that a seat can spend in a district (6.2), as far as they can be of use in one payment. Points pay for
/// nothing (PHA-070).
struct purse {
    static constexpr int most = colours; // PHA-084

    token_values covers;
    std::uint8_t owned[kinds_of_tokens] = {};
    set_counts confined; // how many tokens stand for nothing but some of these colours
    int size = 0;

    /// Nothing yet.
    constexpr explicit purse(token_values const& values) noexcept : covers(values) {}

    /// All but the tokens for a district.
    constexpr purse(auto const& at, seat s) noexcept : covers(at, s) {
        auto const& mine = at.table.players[s];
        auto const few = [](int n) { return n < most ? n : most; };
        for (int c = 0; c != colours; ++c) {
            auto const x = static_cast<colour>(c);
            put(c, few(mine.resources.count(resource_of(x))));
            put(static_cast<int>(kind::oAGR) + c,
                few(mine.offerings.count(pharaon::offering_of(x))));
        }
        put(static_cast<int>(kind::SIL), few(mine.resources.count(resource::SIL)));
        confined.sum_over_subsets();
    }
    /// With the tokens for a district.
    constexpr purse(auto const& at, seat s, district d) noexcept : purse(at, s) {
        add_offerings_of(at, s, d);
    }
    constexpr void add_offerings_of(auto const& at, seat s, district d) noexcept {
        int const n = at.table.players[s].offerings.count(pharaon::offering_of(d));
        put(static_cast<int>(kind::oDIS), n < most ? n : most); // confined to all colours only
    }

    /// Before the sums are made.
    constexpr void put(int kind, int count) noexcept {
        owned[kind] = static_cast<std::uint8_t>(owned[kind] + count);
        confined.add(covers.of[kind], count);
        size += count;
    }
    constexpr void put_one(int kind) noexcept {
        ++owned[kind];
        confined = confined + sets_containing.of[covers.of[kind]];
        ++size;
    }
    constexpr void take_one(int kind) noexcept {
        --owned[kind];
        confined = confined - sets_containing.of[covers.of[kind]];
        --size;
    }
    constexpr void take_all(int kind) noexcept {
        while (owned[kind] != 0)
            take_one(kind);
    }
    constexpr bool has(int kind) const noexcept { return owned[kind] != 0; }
    /// How many tokens stand for at least one of these colours.
    constexpr int reaching(colour_bits set) const noexcept {
        return size - confined[all_colours & ~set];
    }

    friend constexpr purse operator+(purse a, purse const& b) noexcept {
        for (int k = 0; k != kinds_of_tokens; ++k)
            a.owned[k] = static_cast<std::uint8_t>(a.owned[k] + b.owned[k]);
        a.confined = a.confined + b.confined;
        a.size += b.size;
        return a;
    }
};

/// PHA-073, PHA-074: the colours that tokens count as when they are the access to a district.
struct access_rule {
    colour_bits wheel;
    bool any_resource;

    constexpr access_rule(auto const& at, district d) noexcept
        : wheel(bit(print_of(at).wheel[segment_of(at, d)])),
          any_resource(ready_noble_in<power::kind::any_access>(at, at.seat(), d) != 0) {}
    /// None if a token of this kind is no access.
    constexpr colour_bits counts_as(purse const& p, int kind) const noexcept {
        return counts_as(p.covers.of[kind]);
    }
    constexpr colour_bits counts_as(colour_bits covered) const noexcept {
        return any_resource ? covered : covered & wheel;
    }
};

// Fixed costs

/// PHA-079: what is left of a cost after each deduction that is possible, or the whole cost if none is. Calls
/// `f(need, any, size)` until it returns true.
template <class Function>
constexpr bool any_remainder(cost const& c, colour_bits access, Function&& f) noexcept {
    colour_bits const deducted = access & c.asked_for;
    for (colour_bits left = deducted; left != 0; left &= left - 1)
        if (f(c.need - sets_containing.of[left & (~left + 1)], int{c.any}, c.size - 1))
            return true;
    if (c.any != 0)
        return f(c.need, c.any - 1, c.size - 1);
    return deducted == 0 && f(c.need, 0, int{c.size});
}

/// Hall: the requirements can be covered if for all colours together there are enough tokens.
constexpr bool can_be_covered(set_counts const& need, int size, purse const& tokens) noexcept {
    return tokens.size >= size &&
           covers(set_counts::all(tokens.size) - tokens.confined.of_complements(), need);
}

/// Tokens that all have a requirement of their own: for no colours are there more tokens than requirements.
constexpr bool can_be_used(set_counts const& need, int any, purse const& chosen) noexcept {
    return covers(need + set_counts::all(any), chosen.confined);
}

// Costs of one colour

/// Whether `left` more tokens of these kinds, from `from` on, make a plan of the full size that is legal: all of a colour
/// that the access does not count as, and not so many of one that it does that a token could be left out (PHA-080).
struct full_size_plan {
    purse const& tokens;
    colour_bits access;
    colour paid;
    int most_alike; // of a colour that the access counts as

    constexpr bool
    goes_on(int from, int taken_of_from, int left, std::array<int, colours> alike) const noexcept {
        if (left == 0)
            return true;
        for (int k = from; k != kinds_of_tokens; ++k) {
            if (tokens.owned[k] <= (k == from ? taken_of_from : 0) ||
                (tokens.covers.of[k] & bit(paid)) == 0)
                continue;
            auto counts = alike;
            if (add(counts, k) && goes_on(k, (k == from ? taken_of_from : 0) + 1, left - 1, counts))
                return true;
        }
        return false;
    }
    constexpr bool add(std::array<int, colours>& alike, int k) const noexcept {
        bool legal = true;
        for (int c = 0; c != colours; ++c)
            if ((access >> c & tokens.covers.of[k] >> c & 1u) != 0)
                legal = ++alike[static_cast<std::size_t>(c)] <= most_alike && legal;
        return legal;
    }
};

// All costs

/// Whether a cost can be paid after an access with a token of a kind that counts as these colours.
constexpr bool can_be_paid(purse p, cost const& c, int access, colour_bits counts_as) noexcept {
    p.take_one(access);
    if (c.one_colour) {
        for (int i = 0; i != colours; ++i)
            if (p.reaching(1u << i) >= c.size - ((counts_as >> i & 1u) != 0 ? 1 : 0))
                return true;
        return false;
    }
    return any_remainder(c, counts_as, [&](set_counts const& need, int, int size) {
        return can_be_covered(need, size, p);
    });
}

/// Whether chosen tokens, the last of them of kind `last`, can be completed to a legal plan with those that are left.
constexpr bool goes_on(
    purse const& left,
    purse const& chosen,
    cost const& c,
    colour_bits counts_as,
    int last) noexcept {
    if (!c.one_colour) {
        purse const all = left + chosen;
        return any_remainder(c, counts_as, [&](set_counts const& need, int any, int size) {
            return chosen.size <= size && can_be_used(need, any, chosen) &&
                   can_be_covered(need, size, all);
        });
    }
    colour_bits common = all_colours;
    for (int k = 0; k != kinds_of_tokens; ++k)
        if (chosen.owned[k] != 0)
            common &= chosen.covers.of[k];
    for (int i = 0; i != colours; ++i) {
        colour_bits const here = 1u << i;
        if ((common & here) == 0)
            continue;
        int const same = chosen.size + left.reaching(here);
        if ((counts_as & here) != 0) {
            if (chosen.size <= c.size - 1 && same >= c.size - 1)
                return true;
            continue;
        }
        if (same < c.size)
            continue;
        full_size_plan const plan{left, counts_as, static_cast<colour>(i), c.size - 2};
        std::array<int, colours> alike{};
        bool legal = true;
        for (int k = 0; k != kinds_of_tokens; ++k)
            for (int n = 0; n != chosen.owned[k]; ++n)
                legal = plan.add(alike, k) && legal;
        if (legal && plan.goes_on(last, 0, c.size - chosen.size, alike))
            return true;
    }
    return false;
}

/// The kinds with which a plan may go on that has begun with an access and these tokens, in order; the purse is that of
/// the beginning.
constexpr index_set<kinds_of_tokens>
next_tokens(purse p, cost const& c, int access, colour_bits counts_as, auto const& rest) noexcept {
    index_set<kinds_of_tokens> offered;
    purse chosen{p.covers};
    p.take_one(access);
    int last = 0;
    for (auto const k : rest) {
        last = static_cast<int>(k);
        chosen.put_one(last);
        p.take_one(last);
    }
    // PHA-088: never decreasing, so that nothing before the last kind is of use any more
    for (int k = 0; k != last; ++k)
        p.take_all(k);
    for (int k = last; k != kinds_of_tokens; ++k) {
        if (p.owned[k] == 0)
            continue;
        chosen.put_one(k);
        p.take_one(k);
        if (goes_on(p, chosen, c, counts_as, k))
            offered.insert(k);
        chosen.take_one(k);
        p.take_all(k);
    }
    return offered;
}

/// PHA-088: what has been chosen is a legal plan; it was on offer token by token. For OFF alone that is the access
/// (PHA-090). Which token covers what is not told (PHA-087).
constexpr bool is_whole_plan(
    token_values const& values, cost const& c, colour_bits counts_as, auto const& rest) noexcept {
    if (rest.size() == c.size)
        return true;
    if (rest.size() != c.size - 1)
        return false;
    if (!c.one_colour)
        return c.any != 0 || (counts_as & c.asked_for) != 0;
    colour_bits common = counts_as;
    for (auto const k : rest)
        common &= values.of[static_cast<int>(k)];
    return common != 0;
}

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_PAYMENTS_HPP
