// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_ACTIONS_HPP
#define SENET_GAMES_EGIZIA_ACTIONS_HPP

#include <senet/games/egizia/effects.hpp>
#include <senet/games/egizia/rules.hpp>
#include <senet/moves.hpp>

#include <boost/hana/define_struct.hpp>

#include <string_view>

// Free actions (17.3), and the moves of phase 3.
namespace senet::egizia {

/// EGZ-191
struct stones_6 {
    static constexpr bool moves(auto const& at) { return holds(at, at.seat(), word::take_stones); }
    constexpr verdict check(auto const& at) const { return stones_are_at_hand{}(moves(at)); }
    constexpr void play(auto& at) const {
        gain_stones(at, at.seat(), spend(at, at.seat(), word::take_stones));
    }
};

/// EGZ-192
struct sell {
    BOOST_HANA_DEFINE_STRUCT(sell, (within<1, 63>, k));

    static constexpr std::string_view words = "sell {k}";

    static constexpr auto moves(auto const& at) {
        index_set<64> offer;
        for (int n = 1; n <= most(at); ++n)
            offer.insert(n);
        return offer;
    }
    constexpr verdict check(auto const& at) const { return sale_is_at_hand{}(k <= most(at)); }
    constexpr void play(auto& at) const {
        seat const me = at.seat();
        spend(at, me, word::sell_stones);
        own(at).stock.retreat(k);
        score(at, me, k);
    }

private:
    static constexpr int most(auto const& at) noexcept {
        auto const sales = held(at, at.seat(), word::sell_stones);
        if (sales.empty())
            return 0;
        int const stock = own(at).stock;
        int const n = clause_of(print_in(at), sales.lowest(), word::sell_stones).n;
        return n < stock ? n : stock;
    }
};

/// The cards that still improve a crew in this round, for stones or for nothing.
constexpr card_set improvers(auto const& at, bool paid) noexcept {
    card_set result;
    for (int const c : unused(at, at.seat(), word::improve))
        if ((clause_of(print_in(at), c, word::improve).n != 0) == paid)
            result.insert(c);
    return result;
}
/// What the next of them costs.
constexpr int cost_of_improvement(auto const& at, card_set const& of) noexcept {
    return clause_of(print_in(at), of.lowest(), word::improve).n;
}

/// EGZ-169
struct improve {
    BOOST_HANA_DEFINE_STRUCT(improve, (crew_id, crew));

    static constexpr std::string_view words = "improve {crew}";

    static constexpr auto moves(auto const& at) {
        index_set<crew_tiles> offer;
        if (improvers(at, false).empty())
            return offer;
        for (crew_id const c : all_crews)
            if (can_advance(at, at.seat(), c))
                offer.insert(static_cast<int>(c));
        return offer;
    }
    constexpr verdict check(auto const& at) const {
        if (improvers(at, false).empty())
            return improver_is_at_hand{};
        return crew_is_not_wasted{}(can_advance(at, at.seat(), crew));
    }
    constexpr void play(auto& at) const {
        use_up(at, at.seat(), improvers(at, false));
        advance_crew(at, at.seat(), crew);
    }
};

/// EGZ-170
struct paid_improve {
    BOOST_HANA_DEFINE_STRUCT(paid_improve, (crew_id, crew));

    static constexpr std::string_view words = "paid_improve {crew}";

    static constexpr auto moves(auto const& at) {
        index_set<crew_tiles> offer;
        if (!can_be_paid(at))
            return offer;
        for (crew_id const c : all_crews)
            if (can_advance(at, at.seat(), c))
                offer.insert(static_cast<int>(c));
        return offer;
    }
    constexpr verdict check(auto const& at) const {
        if (!can_be_paid(at))
            return paid_improver_is_at_hand{};
        return crew_is_not_wasted{}(can_advance(at, at.seat(), crew));
    }
    constexpr void play(auto& at) const {
        auto const with = improvers(at, true);
        own(at).stock.retreat(cost_of_improvement(at, with));
        use_up(at, at.seat(), with);
        advance_crew(at, at.seat(), crew);
    }

private:
    static constexpr bool can_be_paid(auto const& at) noexcept {
        auto const with = improvers(at, true);
        return !with.empty() && own(at).stock >= cost_of_improvement(at, with);
    }
};

// Feeding

/// EGZ-063
constexpr int need_of(auto const& at, seat s) noexcept {
    int need = 0;
    for (int const strength : at.table.players[s].crews)
        need += strength;
    return need;
}
/// EGZ-064, EGZ-065, EGZ-066: what the irrigated fields give.
constexpr int harvest_of(auto const& at, seat s) noexcept {
    auto const driest = print_in(at).driest[static_cast<int>(at.table.flood)];
    int wheat = 0;
    for (int const f : held(at, s, word::field))
        if (colour_of(at, f) >= driest)
            wheat += clause_of(print_in(at), f, word::field).n;
    return wheat;
}
/// EGZ-190: what the first so many cards with wheat give.
constexpr int surplus_of(auto const& at, seat s, int n) noexcept {
    int wheat = 0;
    for (int const c : held(at, s, word::wheat))
        if (n-- > 0)
            wheat += clause_of(print_in(at), c, word::wheat).n;
    return wheat;
}
/// EGZ-067, EGZ-068, EGZ-069: what is missing is lost, by the grain market; spare wheat vanishes. EGZ-072: crews stay as
/// strong as they are.
constexpr void feed_with(auto& at, seat s, int supply) {
    int const missing = need_of(at, s) - supply;
    auto const& grain = at.table.players[s].markets[static_cast<int>(market_id::grain)];
    if (missing > 0)
        score(at, s, -missing * print_in(at).loss[grain.value()]); // EGZ-070, EGZ-071
}

/// EGZ-167: the card with the lowest id is assigned first (EGZ-221), for good.
struct assign_improver {
    BOOST_HANA_DEFINE_STRUCT(assign_improver, (card_id, field));

    static constexpr std::string_view words = "assign_improver {field}";

    static constexpr auto moves(auto const& at) {
        card_set offer;
        if (next_unassigned(at) < 0)
            return offer;
        for (int const f : held(at, at.seat(), word::field))
            if (colour_of(at, f) != colour::green)
                offer.insert(f);
        return offer;
    }
    constexpr verdict check(auto const& at) const {
        return improver_is_unassigned{}(moves(at).contains(static_cast<int>(field)));
    }
    constexpr void play(auto& at) const { at.table.improved[next_unassigned(at)].move_to(field); }

private:
    /// Which of the cards that raise a field, or -1.
    static constexpr int next_unassigned(auto const& at) noexcept {
        int i = 0;
        for (int const c : lookup_in(at).saying[static_cast<int>(word::raise_field)]) {
            if (own(at).cards.has(static_cast<card_id>(c)) && !at.table.improved[i].there())
                return i;
            ++i;
        }
        return -1;
    }
};

/// EGZ-066, EGZ-073, EGZ-074: with cards and stones of choice, as far as they are needed.
struct feed {
    BOOST_HANA_DEFINE_STRUCT(feed, (below<8>, surplus), (below<64>, stones));

    static constexpr std::string_view words = "feed surplus {surplus} stones {stones}";

    using stone_counts = index_set<64>;

    static constexpr auto moves(auto const& at) {
        first_and<8, stone_counts> offer;
        seat const me = at.seat();
        int missing = need_of(at, me) - harvest_of(at, me);
        int const cards = held(at, me, word::wheat).count();
        for (int n = 0; n <= cards; ++n) {
            int const short_of = missing - surplus_of(at, me, n);
            for (int stones = 0; stones <= most_stones(at, short_of); ++stones)
                offer[n].insert(stones);
            if (short_of <= 0)
                break;
        }
        return offer;
    }
    constexpr verdict check(auto const& at) const {
        seat const me = at.seat();
        int const missing = need_of(at, me) - harvest_of(at, me);
        if (surplus > held(at, me, word::wheat).count())
            return surplus_is_at_hand{};
        if (surplus != 0 && surplus_of(at, me, surplus - 1) >= missing)
            return feeding_is_not_wasteful{};
        if (stones != 0 && (!holds(at, me, word::feed_with_stones) || stones > own(at).stock))
            return stones_feed{};
        return feeding_is_not_wasteful{}(
            stones == 0 || stones <= missing - surplus_of(at, me, surplus));
    }
    constexpr void play(auto& at) const {
        seat const me = at.seat();
        int supply = harvest_of(at, me) + stones;
        own(at).stock.retreat(stones);
        for (int i = 0; i != surplus; ++i)
            supply += spend(at, me, word::wheat);
        feed_with(at, me, supply);
    }

private:
    static constexpr int most_stones(auto const& at, int short_of) noexcept {
        if (short_of <= 0 || !holds(at, at.seat(), word::feed_with_stones))
            return 0;
        int const stock = own(at).stock;
        return short_of < stock ? short_of : stock;
    }
};

} // namespace senet::egizia

#endif // SENET_GAMES_EGIZIA_ACTIONS_HPP
