// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_PAYMENTS_HPP
#define SENET_GAMES_PHARAON_PAYMENTS_HPP

#include <senet/games/pharaon/costs.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

// Access and cost of a district action (section 6). A payment is chosen token by token, and a token is on offer only if
// some legal plan goes on with it (PHA-088), which Hall's theorem answers without listing the plans.
namespace senet::pharaon {

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

/// Tokens, as Hall's theorem asks for them: how many stand for at least one colour of a set.
struct tokens_by_colours {
    set_counts reaching;
    int size = 0;

    constexpr void take(colour_bits covered, int n = 1) noexcept {
        for (int i = 0; i != n; ++i)
            reaching = reaching - sets.touching[covered];
        size -= n;
    }
    /// Whether all requirements can be met, each by a token of its own.
    constexpr bool cover(set_counts const& need, int requirements) const noexcept {
        return size >= requirements && covers(reaching, need);
    }
};

/// The tokens that a seat can spend in a district (6.2), as far as they can be of use in one payment. Points pay for
/// nothing (PHA-070).
struct purse {
    static constexpr int most = colours; // PHA-084

    token_values covers;
    std::uint8_t owned[kinds_of_tokens] = {};
    tokens_by_colours tokens;

    /// All but the tokens for a district.
    constexpr purse(auto const& at, seat s) noexcept : covers(at, s) {
        auto const& mine = at.table.players[s];
        set_counts confined; // how many tokens stand for nothing but some of these colours
        for (int c = 0; c != colours; ++c) {
            auto const x = static_cast<colour>(c);
            int const n = put(c, mine.resources.count(resource_of(x))) +
                          put(static_cast<int>(kind::oAGR) + c,
                              mine.offerings.count(pharaon::offering_of(x)));
            confined.add(covers.of[c], n);
            tokens.size += n;
        }
        confined.sum_over_subsets();
        tokens.reaching = set_counts::all(tokens.size) - confined.of_complements();
        put_for_anything(kind::SIL, mine.resources.count(resource::SIL));
    }
    /// With the tokens for a district.
    constexpr purse(auto const& at, seat s, district d) noexcept : purse(at, s) {
        add_offerings_of(at, s, d);
    }
    constexpr void add_offerings_of(auto const& at, seat s, district d) noexcept {
        put_for_anything(kind::oDIS, at.table.players[s].offerings.count(pharaon::offering_of(d)));
    }

    constexpr bool has(int kind) const noexcept { return owned[kind] != 0; }

private:
    constexpr int put(int kind, int count) noexcept {
        int const n = count < most ? count : most;
        owned[kind] = static_cast<std::uint8_t>(n);
        return n;
    }
    constexpr void put_for_anything(kind k, int count) noexcept {
        int const n = put(static_cast<int>(k), count);
        tokens.reaching = tokens.reaching + set_counts::all(n);
        tokens.size += n;
    }
};

/// PHA-073, PHA-074: the colours that tokens count as when they are the access to a district.
struct access_rule {
    colour wheel;
    bool any_resource;

    constexpr access_rule(auto const& at, district d, int segment) noexcept
        : wheel(print_of(at).wheel[segment]),
          any_resource(ready_noble_in<power::kind::any_access>(at, at.seat(), d) != 0) {}
    constexpr access_rule(auto const& at, district d) noexcept
        : access_rule(at, d, segment_of(at, d)) {}
    /// None if a token of this kind is no access.
    constexpr colour_bits counts_as(purse const& p, int kind) const noexcept {
        return counts_as(p.covers.of[kind]);
    }
    constexpr colour_bits counts_as(colour_bits covered) const noexcept {
        return any_resource ? covered : covered & bit(wheel);
    }
};

// Before the access

/// PHA-082: whether some access and some other tokens pay a cost. A token that is asked for can be the access if it
/// stands for the colour of the wheel, or for anything if any resource is an access.
constexpr bool can_be_afforded(
    tokens_by_colours const& tokens, cost const& c, access_rule const& access) noexcept {
    if (!c.one_colour) {
        if (access.any_resource)
            return tokens.cover(c.need, c.size);
        auto const whole = c.with_access(access.wheel);
        return tokens.cover(whole.need, whole.size);
    }
    auto const on_wheel = bit(access.wheel);
    if (tokens.reaching[on_wheel] >= c.size)
        return true;
    for (colour_bits of = 1; of <= all_colours; of <<= 1)
        if (tokens.reaching[of] >= c.size &&
            (access.any_resource ||
             (tokens.reaching[on_wheel] > 0 && tokens.reaching[of | on_wheel] > c.size)))
            return true;
    return false;
}

// Fixed costs

/// PHA-079: what is left of a cost after each deduction that is possible, or the whole cost if none is. Calls
/// `f(need, any, size)` until it returns true.
template <class Function>
constexpr bool any_remainder(cost const& c, colour_bits access, Function&& f) noexcept {
    colour_bits const deducted = access & c.asked_for;
    for (colour_bits left = deducted; left != 0; left &= left - 1)
        if (f(c.need - sets.containing[left & (~left + 1)], int{c.any}, c.size - 1))
            return true;
    if (c.any != 0)
        return f(c.need, c.any - 1, c.size - 1);
    return deducted == 0 && f(c.need, 0, int{c.size});
}

// Costs of one colour

/// Whether `left` more tokens of these kinds, from `from` on, make a plan of the full size that is legal: all of a colour
/// that the access does not count as, and not so many of one that it does that a token could be left out (PHA-080).
struct full_size_plan {
    token_values const& values;
    std::uint8_t const (&owned)[kinds_of_tokens];
    colour_bits access;
    colour_bits paid; // a single one
    int most_alike;   // of a colour that the access counts as

    constexpr bool
    goes_on(int from, int taken_of_from, int left, std::array<int, colours> alike) const noexcept {
        if (left == 0)
            return true;
        for (int k = from; k != kinds_of_tokens; ++k) {
            if (owned[k] <= (k == from ? taken_of_from : 0) || (values.of[k] & paid) == 0)
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
            if ((access >> c & values.of[k] >> c & 1u) != 0)
                legal = ++alike[static_cast<std::size_t>(c)] <= most_alike && legal;
        return legal;
    }
};

// All costs

/// Whether a cost can be paid after an access with a token of a kind that counts as these colours.
constexpr bool
can_be_paid(purse const& p, cost const& c, int access, colour_bits counts_as) noexcept {
    auto rest = p.tokens;
    rest.take(p.covers.of[access]);
    if (c.one_colour) {
        for (int i = 0; i != colours; ++i)
            if (rest.reaching[1u << i] >= c.size - ((counts_as >> i & 1u) != 0 ? 1 : 0))
                return true;
        return false;
    }
    return any_remainder(c, counts_as, [&](set_counts const& need, int, int size) {
        return rest.cover(need, size);
    });
}

/// A payment whose access has been chosen, and some of the other tokens.
struct begun_payment {
    purse const& mine;
    cost const& price;
    colour_bits access; // the colours it counts as
    std::uint8_t left[kinds_of_tokens] = {};
    tokens_by_colours of_use; // the chosen ones, and those that may come after them
    int chosen = 0;
    std::uint8_t chosen_kinds[longest_rest] = {};
    set_counts confined; // how many of the chosen stand for nothing but some of these colours
    colour_bits common = all_colours;

    constexpr begun_payment(
        purse const& p, cost const& c, int first, colour_bits counts_as, auto const& rest) noexcept
        : mine(p), price(c), access(counts_as), of_use(p.tokens) {
        for (int k = 0; k != kinds_of_tokens; ++k)
            left[k] = p.owned[k];
        --left[first];
        of_use.take(mine.covers.of[first]);
        for (auto const k : rest) {
            auto const covered = mine.covers.of[static_cast<int>(k)];
            --left[static_cast<int>(k)];
            chosen_kinds[chosen++] = static_cast<std::uint8_t>(k);
            confined = confined + sets.containing[covered];
            common &= covered;
        }
    }

    /// PHA-088: never decreasing, so that none of a kind that has been passed over is of use any more.
    constexpr void pass_over(int k) noexcept {
        of_use.take(mine.covers.of[k], left[k]);
        left[k] = 0;
    }

    /// Whether the chosen tokens and one more of a kind can be completed to a legal plan.
    constexpr bool goes_on_with(int k) const noexcept {
        return price.one_colour ? goes_on_in_one_colour(k) : goes_on_as_asked(k);
    }

private:
    /// Hall, twice: for no colours are there more chosen tokens than requirements, or fewer tokens than are asked for.
    constexpr bool goes_on_as_asked(int k) const noexcept {
        auto const with_it = confined + sets.containing[mine.covers.of[k]];
        return any_remainder(price, access, [&](set_counts const& need, int any, int size) {
            return chosen < size && covers(need + set_counts::all(any), with_it) &&
                   of_use.cover(need, size);
        });
    }
    constexpr bool goes_on_in_one_colour(int k) const noexcept {
        for (colour_bits of = common & mine.covers.of[k]; of != 0; of &= of - 1) {
            colour_bits const here = of & (~of + 1);
            int const same = of_use.reaching[here];
            if ((access & here) != 0 ? chosen + 1 < price.size && same >= price.size - 1
                                     : same >= price.size && has_full_size_plan(here, k))
                return true;
        }
        return false;
    }
    constexpr bool has_full_size_plan(colour_bits paid, int k) const noexcept {
        full_size_plan const plan{mine.covers, left, access, paid, price.size - 2};
        std::array<int, colours> alike{};
        for (int i = 0; i != chosen; ++i)
            if (!plan.add(alike, chosen_kinds[i]))
                return false;
        return plan.add(alike, k) && plan.goes_on(k, 1, price.size - chosen - 1, alike);
    }
};

/// The kinds with which a plan may go on that has begun with an access and these tokens, in order.
constexpr index_set<kinds_of_tokens> next_tokens(
    purse const& p, cost const& c, int access, colour_bits counts_as, auto const& rest) noexcept {
    index_set<kinds_of_tokens> offered;
    begun_payment begun{p, c, access, counts_as, rest};
    int const last = rest.empty() ? 0 : static_cast<int>(rest[rest.size() - 1]);
    for (int k = 0; k != last; ++k)
        begun.pass_over(k);
    for (int k = last; k != kinds_of_tokens; ++k) {
        if (begun.left[k] == 0)
            continue;
        if (begun.goes_on_with(k))
            offered.insert(k);
        begun.pass_over(k);
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
