// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_PAYMENTS_HPP
#define SENET_GAMES_PHARAON_PAYMENTS_HPP

#include <senet/games/pharaon/table.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

// Access and cost of a district action (section 6). A payment is chosen token by token, and a token is on offer only if
// some legal plan goes on with it (PHA-088), which Hall's theorem answers without listing the plans.
namespace senet::pharaon {

/// Some colours, a bit each.
using colour_bits = unsigned;
inline constexpr colour_bits all_colours = (1u << colours) - 1;
constexpr colour_bits bit(colour c) noexcept { return 1u << static_cast<int>(c); }

// What is to be paid

/// PHA-078: colours that are asked for, and so many of anything; or so many of one colour of choice.
struct cost {
    std::uint8_t need[colours] = {};
    std::uint8_t any = 0;
    std::uint8_t size = 0;
    bool one_colour = false;

    constexpr cost() = default;
    constexpr explicit cost(cost_print const& print) noexcept
        : any(static_cast<std::uint8_t>(print.any)),
          size(static_cast<std::uint8_t>(print.count + print.any)) {
        for (int i = 0; i != print.count; ++i)
            ++need[static_cast<int>(print.of[i])];
    }
    static constexpr cost of_one_colour(int size) noexcept {
        cost c;
        c.size = static_cast<std::uint8_t>(size);
        c.one_colour = true;
        return c;
    }
    static constexpr cost of_all_colours() noexcept {
        cost c;
        for (auto& n : c.need)
            n = 1;
        c.size = colours;
        return c;
    }
    static constexpr cost of_anything(int size) noexcept {
        cost c;
        c.any = static_cast<std::uint8_t>(size);
        c.size = c.any;
        return c;
    }

    constexpr colour_bits asked_for() const noexcept {
        colour_bits bits = 0;
        for (int c = 0; c != colours; ++c)
            if (need[c] != 0)
                bits |= 1u << c;
        return bits;
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

/// The tokens that a seat can spend in a district, and which colours each stands for (6.2). Points pay for nothing
/// (PHA-070).
struct purse {
    std::uint8_t owned[kinds_of_tokens] = {};
    std::uint8_t covers[kinds_of_tokens] = {};
    // how many tokens stand for nothing but some of these colours
    std::uint8_t confined[all_colours + 1] = {};
    int size = 0;

    constexpr void put(int kind, int count) noexcept {
        owned[kind] = static_cast<std::uint8_t>(owned[kind] + count);
        size += count;
    }
    constexpr void count_confined() noexcept {
        for (auto& n : confined)
            n = 0;
        for (int k = 0; k != kinds_of_tokens; ++k)
            confined[covers[k]] = static_cast<std::uint8_t>(confined[covers[k]] + owned[k]);
        for (unsigned c = 1; c <= all_colours; c <<= 1)
            for (unsigned set = 0; set <= all_colours; ++set)
                if ((set & c) != 0)
                    confined[set] = static_cast<std::uint8_t>(confined[set] + confined[set ^ c]);
    }
    constexpr bool has(int kind) const noexcept { return owned[kind] != 0; }
    /// How many tokens stand for at least one of these colours.
    constexpr int reaching(colour_bits set) const noexcept {
        return size - confined[all_colours & ~set];
    }
    /// The same without one token of a kind.
    constexpr int reaching(colour_bits set, int without) const noexcept {
        return reaching(set) - ((covers[without] & set) != 0 ? 1 : 0);
    }
};

/// PHA-063, PHA-064, PHA-065, PHA-066: each basic resource, and its partners.
template <class At>
constexpr std::array<std::uint8_t, colours> substitutes(At const& at, seat s) noexcept {
    constexpr auto const& print = At::game::print;
    constexpr auto const& list = nobles_with<At::game::print, power::kind::substitute>;
    std::array<std::uint8_t, colours> stands_for{1, 2, 4, 8, 16};
    for (int i = 0; i != list.count; ++i)
        if (has_power(at, s, list.of[i])) {
            auto const& pair = print.nobles[list.of[i] - 1].power.pair;
            auto const add = [&](colour x, colour y) {
                auto& bits = stands_for[static_cast<std::size_t>(x)];
                bits = static_cast<std::uint8_t>(bits | bit(y));
            };
            add(pair[0], pair[1]);
            add(pair[1], pair[0]);
        }
    return stands_for;
}

constexpr purse purse_of(auto const& at, district d) noexcept {
    purse p;
    auto const& mine = own(at);
    auto const stands_for = substitutes(at, at.seat());
    for (int c = 0; c != colours; ++c) {
        auto const x = static_cast<colour>(c);
        int const of_offering = static_cast<int>(kind::oAGR) + c;
        // PHA-068
        p.covers[c] = p.covers[of_offering] = stands_for[static_cast<std::size_t>(c)];
        p.put(c, mine.resources.count(resource_of(x)));
        p.put(of_offering, mine.offerings.count(pharaon::offering_of(x)));
    }
    p.covers[static_cast<int>(kind::SIL)] = all_colours;  // PHA-042, PHA-067
    p.covers[static_cast<int>(kind::oDIS)] = all_colours; // PHA-069
    p.put(static_cast<int>(kind::SIL), mine.resources.count(resource::SIL));
    p.put(static_cast<int>(kind::oDIS), mine.offerings.count(pharaon::offering_of(d)));
    p.count_confined();
    return p;
}

/// PHA-073, PHA-074: the colours that an access token of a kind may count as; none if it is no access.
template <class At>
constexpr colour_bits
access_counts_as(At const& at, purse const& p, district d, int kind) noexcept {
    auto const w = print_of(at).wheel[segment_of(at, d)];
    colour_bits counts = 0;
    if ((p.covers[kind] & bit(w)) != 0)
        counts |= bit(w);
    if (ready_noble_in<power::kind::any_access>(at, at.seat(), d) != 0)
        counts |= p.covers[kind];
    return counts;
}

// Fixed costs

/// PHA-079: what is left of a cost after each deduction that is possible, or the whole cost if none is. Calls
/// `f(need, any, size)` until it returns true.
template <class Function>
constexpr bool any_remainder(cost const& c, colour_bits access, Function&& f) noexcept {
    std::uint8_t need[colours] = {};
    for (int i = 0; i != colours; ++i)
        need[i] = c.need[i];
    bool deducted = false;
    for (int i = 0; i != colours; ++i)
        if ((access >> i & 1u) != 0 && need[i] != 0) {
            deducted = true;
            --need[i];
            if (f(need, int{c.any}, c.size - 1))
                return true;
            ++need[i];
        }
    if (c.any != 0) {
        deducted = true;
        if (f(need, c.any - 1, c.size - 1))
            return true;
    }
    return !deducted && f(need, int{c.any}, int{c.size});
}

constexpr int needed(std::uint8_t const (&need)[colours], colour_bits set) noexcept {
    int sum = 0;
    for (int c = 0; c != colours; ++c)
        if ((set >> c & 1u) != 0)
            sum += need[c];
    return sum;
}

/// Hall: the requirements can be covered if for all colours together there are enough tokens. `tokens(set)` is how many
/// tokens stand for one of these colours, `all` how many there are.
constexpr bool can_be_covered(
    std::uint8_t const (&need)[colours], int size, int all, auto const& tokens) noexcept {
    if (all < size)
        return false;
    colour_bits asked = 0;
    for (int c = 0; c != colours; ++c)
        if (need[c] != 0)
            asked |= 1u << c;
    for (colour_bits set = asked; set != 0; set = (set - 1) & asked)
        if (tokens(set) < needed(need, set))
            return false;
    return true;
}

/// Tokens that all have a requirement of their own: for no colours are there more tokens than requirements.
constexpr bool
can_be_used(std::uint8_t const (&need)[colours], int any, purse const& chosen) noexcept {
    for (colour_bits set = 0; set <= all_colours; ++set)
        if (chosen.confined[set] > needed(need, set) + any)
            return false;
    return true;
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
                (tokens.covers[k] & bit(paid)) == 0)
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
            if ((access >> c & tokens.covers[k] >> c & 1u) != 0)
                legal = ++alike[static_cast<std::size_t>(c)] <= most_alike && legal;
        return legal;
    }
};

// All costs

/// Whether a cost can be paid after an access with a token of a kind that counts as these colours.
constexpr bool
can_be_paid(purse const& p, cost const& c, int access, colour_bits counts_as) noexcept {
    if (c.one_colour) {
        for (int i = 0; i != colours; ++i) {
            int const tokens = p.reaching(1u << i, access);
            if (tokens >= c.size - ((counts_as >> i & 1u) != 0 ? 1 : 0))
                return true;
        }
        return false;
    }
    return any_remainder(c, counts_as, [&](auto const& need, int, int size) {
        return can_be_covered(
            need, size, p.size - 1, [&](colour_bits set) { return p.reaching(set, access); });
    });
}

/// Whether chosen tokens can be completed to a legal plan with those of kind `last` and behind it; the last of the chosen
/// ones is still counted among these.
constexpr bool
goes_on(purse const& left, purse& chosen, cost const& c, colour_bits counts_as, int last) noexcept {
    if (c.one_colour) {
        for (int i = 0; i != colours; ++i) {
            colour_bits const here = 1u << i;
            int same = 0;
            int behind = 0;
            for (int k = 0; k != kinds_of_tokens; ++k)
                if ((left.covers[k] & here) != 0) {
                    same += chosen.owned[k];
                    behind += left.owned[k];
                }
            behind -= (left.covers[last] & here) != 0 ? 1 : 0;
            if (same != chosen.size)
                continue;
            if ((counts_as & here) != 0) {
                if (chosen.size <= c.size - 1 && same + behind >= c.size - 1)
                    return true;
                continue;
            }
            if (same + behind < c.size)
                continue;
            full_size_plan plan{left, counts_as, static_cast<colour>(i), c.size - 2};
            std::array<int, colours> alike{};
            bool legal = true;
            for (int k = 0; k != kinds_of_tokens; ++k)
                for (int n = 0; n != chosen.owned[k]; ++n)
                    legal = plan.add(alike, k) && legal;
            if (legal && plan.goes_on(last, 1, c.size - chosen.size, alike))
                return true;
        }
        return false;
    }
    chosen.count_confined();
    purse all = chosen;
    for (int k = last; k != kinds_of_tokens; ++k)
        all.put(k, left.owned[k] - (k == last ? 1 : 0));
    all.count_confined();
    return any_remainder(c, counts_as, [&](auto const& need, int any, int size) {
        return chosen.size <= size && can_be_used(need, any, chosen) &&
               can_be_covered(
                   need, size, all.size, [&](colour_bits set) { return all.reaching(set); });
    });
}

/// The kinds with which a plan may go on that has begun with an access and these tokens, in order; the purse is that of
/// the beginning.
constexpr index_set<kinds_of_tokens>
next_tokens(purse p, cost const& c, int access, colour_bits counts_as, auto const& rest) noexcept {
    index_set<kinds_of_tokens> offered;
    purse chosen;
    for (int k = 0; k != kinds_of_tokens; ++k)
        chosen.covers[k] = p.covers[k];
    --p.owned[access];
    --p.size;
    int last = 0;
    for (auto const k : rest) {
        last = static_cast<int>(k);
        chosen.put(last, 1);
        --p.owned[last];
        --p.size;
    }
    // PHA-088: never decreasing, so that nothing before the last kind is of use any more
    for (int k = 0; k != last; ++k) {
        p.size -= p.owned[k];
        p.owned[k] = 0;
    }
    for (int k = last; k != kinds_of_tokens; ++k) {
        if (p.owned[k] != 0) {
            auto with = chosen;
            with.put(k, 1);
            if (goes_on(p, with, c, counts_as, k))
                offered.insert(k);
        }
        p.size -= p.owned[k];
        p.owned[k] = 0;
    }
    return offered;
}

/// PHA-088: what has been chosen is a legal plan; it was on offer token by token. For OFF alone that is the access
/// (PHA-090). Which token covers what is not told (PHA-087).
constexpr bool
is_whole_plan(purse const& p, cost const& c, colour_bits counts_as, auto const& rest) noexcept {
    if (rest.size() == c.size)
        return true;
    if (rest.size() != c.size - 1)
        return false;
    if (!c.one_colour)
        return c.any != 0 || (counts_as & c.asked_for()) != 0;
    colour_bits common = counts_as;
    for (auto const k : rest)
        common &= p.covers[static_cast<int>(k)];
    return common != 0;
}

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_PAYMENTS_HPP
