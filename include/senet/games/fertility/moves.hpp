// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_FERTILITY_MOVES_HPP
#define SENET_GAMES_FERTILITY_MOVES_HPP

#include <senet/games/fertility/payments.hpp>
#include <senet/games/fertility/rules.hpp>
#include <senet/games/fertility/table.hpp>
#include <senet/moves.hpp>

#include <boost/hana/define_struct.hpp>

#include <string_view>

// What the active player decides. The names of the moves and of their members are those of the specification's table
// of decisions (14.3), so that a record says the same to every implementation of it. A decision with one move is still
// one (FER-261).
namespace senet::fertility {

/// Any row and column of the largest Valley: (0, 0) is its top left square.
using valley_row = below<board_rows>;
using valley_column = below<4 * board_columns>;

constexpr auto& own_metropolis(auto& at) noexcept { return at.table.metropolises[at.seat()]; }
constexpr auto& own_pool(auto& at) noexcept { return at.table.pools[at.seat()]; }

/// FER-101, FER-103, FER-201, FER-202: tokens gained go from the stock to the hand, as many as there are.
constexpr void gain_tokens(auto& table, resource r, int n) noexcept {
    table.hand.put(r, table.stock.take_up_to(n, r));
}

// Step 1

/// FER-060, FER-061: a domino of the own pool, its first scene on (r, c) and the second one step in direction d.
struct place {
    BOOST_HANA_DEFINE_STRUCT(
        place, (below<personal_pool>, t), (valley_row, r), (valley_column, c), (direction, d));

    static constexpr std::string_view words = "place domino {t} at {r},{c} {d}";
    static constexpr int most_moves = personal_pool * directions * board_rows * 4 * board_columns;

    /// A set of first squares for each domino and direction.
    static constexpr auto moves(auto const& at) {
        auto const& valley = at.table.valley;
        using valley_type = std::remove_cvref_t<decltype(valley)>;
        using squares = typename valley_type::squares;
        using enum direction;
        auto const& pool = own_pool(at);
        squares const free_beyond[] = {
            valley_type::template beyond<N>(valley.free()),
            valley_type::template beyond<E>(valley.free()),
            valley_type::template beyond<S>(valley.free()),
            valley_type::template beyond<W>(valley.free())};
        first_and<personal_pool * directions, squares> offer;
        for (int const t : first_of_each_kind(pool)) {
            auto const first = first_scene(pool[t]);
            auto const second = second_scene(pool[t]);
            auto* const sets = offer.sets + t * directions;
            sets[1] = valley.template places_for<E>(first, second, free_beyond[1]);
            sets[2] = valley.template places_for<S>(first, second, free_beyond[2]);
            if (first == second)
                continue;
            sets[0] = valley.template places_for<N>(first, second, free_beyond[0]);
            sets[3] = valley.template places_for<W>(first, second, free_beyond[3]);
        }
        return offer;
    }
    static constexpr place made_of(int domino_and_direction, auto const& square) {
        return {
            domino_and_direction / directions, square.row(), square.column(),
            static_cast<direction>(domino_and_direction % directions)};
    }

    constexpr verdict check(auto const& at) const {
        auto const& valley = at.table.valley;
        auto const& pool = own_pool(at);
        if (!is_first_of_its_kind(pool, t))
            return spelling_is_canonical{};
        if (!valley.contains(r, c) || !valley.contains(second_row(), second_column()))
            return squares_are_open{};
        auto const a = first_square(at);
        auto const b = second_square(at);
        if (!valley.is_desert(a) || !valley.is_desert(b))
            return squares_are_desert{};
        if (!valley.free().contains(a) || !valley.free().contains(b))
            return squares_are_open{};
        // FER-066: one pair is enough, and no other pair forbids it
        if (!valley.beside(first_scene(pool[t])).contains(a) &&
            !valley.beside(second_scene(pool[t])).contains(b))
            return scene_is_joined{};
        return spelling_is_canonical{}(
            !is_double(pool[t]) || d == direction::E || d == direction::S);
    }
    constexpr void play(auto& at) const {
        auto& table = at.table;
        domino const laid = own_pool(at).take(t);
        table.placed.put(laid);
        auto const gained = table.valley.place(
            first_scene(laid), first_square(at), second_scene(laid), second_square(at));
        for (resource const type : all_resources)
            gain_tokens(table, type, gained.tokens[static_cast<int>(type)]);
        own_metropolis(at).wheat.advance(gained.wheat); // FER-086
        int q = 0;
        for (auto const quarry : gained.quarries)
            table.quarries[q++].move_to(quarry);
    }

    constexpr int second_row() const noexcept { return r + row_step(d); }
    constexpr int second_column() const noexcept { return c + column_step(d); }
    template <class At>
    constexpr auto first_square(At const&) const noexcept {
        return typename At::game::square{r, c};
    }
    template <class At>
    constexpr auto second_square(At const&) const noexcept {
        return typename At::game::square{second_row(), second_column()};
    }
};

/// FER-068, FER-069, FER-070, FER-071: one of the three, when none has a place.
struct discard {
    BOOST_HANA_DEFINE_STRUCT(discard, (below<personal_pool>, t));

    static constexpr std::string_view words = "discard domino {t}";

    static constexpr index_set<personal_pool> moves(auto const& at) {
        if (something_can_be_placed(at))
            return {};
        return first_of_each_kind(own_pool(at));
    }
    constexpr verdict check(auto const& at) const {
        if (something_can_be_placed(at))
            return nothing_can_be_placed{};
        return spelling_is_canonical{}(is_first_of_its_kind(own_pool(at), t));
    }
    constexpr void play(auto& at) const { at.table.discarded.put(own_pool(at).take(t)); }

    static constexpr bool something_can_be_placed(auto const& at) {
        for (domino const d : own_pool(at))
            if (at.table.valley.has_place_for(d))
                return true;
        return false;
    }
};

/// FER-094, FER-096, FER-102: what comes of the q-th quarry this placement created. It is decided now or never: an old
/// quarry is nobody's (FER-097, FER-098).
struct quarry {
    /// A token of a type, a monument, or neither (FER-095).
    enum class choice : std::uint8_t { A, B, P, G, monument, none };

    BOOST_HANA_DEFINE_STRUCT(quarry, (below<4>, q), (choice, x));

    static constexpr auto moves(auto const& at) {
        first_and<4, index_set<6>> offer;
        auto& set = offer[at.table.quarries_decided];
        for (resource const r : all_resources)
            if (at.table.stock.has(r))
                set.insert(static_cast<int>(r));
        if (has_pawn_left(at))
            set.insert(static_cast<int>(choice::monument));
        set.insert(static_cast<int>(choice::none));
        return offer;
    }
    constexpr verdict check(auto const& at) const {
        if (q != at.table.quarries_decided)
            return quarries_in_order{};
        if (x == choice::monument)
            return pawn_is_left{}(has_pawn_left(at));
        return stock_has_token{}(x == choice::none || at.table.stock.has(type()));
    }
    constexpr void play(auto& at) const {
        auto& table = at.table;
        if (x == choice::monument) { // FER-097
            for (auto& pawn : table.monuments[at.seat()])
                if (!pawn.there()) {
                    pawn.move_to(table.quarries[q].place());
                    break;
                }
        } else if (x != choice::none) {
            gain_tokens(table, type(), 1);
        }
        if (q == 3 || !table.quarries[q + 1].there()) { // that was the last one
            for (auto& place : table.quarries)
                place.remove();
            table.quarries_decided = 0;
        } else {
            table.quarries_decided = q + 1;
        }
    }

    static constexpr bool has_pawn_left(auto const& at) {
        return monuments_on_valley(at, at.seat()) != at.table.monuments[at.seat()].size();
    }
    constexpr resource type() const noexcept { return static_cast<resource>(x); }
};

// Step 2

/// FER-110, FER-111: the i-th district of the row, for so many tokens of each type and so much wheat. Tokens on the
/// Metropolis do not pay (FER-113); what costs nothing is built all the same (FER-115), after a discard too (FER-119).
struct build {
    using amount = within<0, dearest>;
    BOOST_HANA_DEFINE_STRUCT(
        build,
        (below<district_row>, i),
        (amount, a),
        (amount, b),
        (amount, p),
        (amount, g),
        (amount, w));

    static constexpr std::string_view words =
        "build district {i} for A {a}, B {b}, P {p}, G {g}, wheat {w}";
    static constexpr int most_moves = district_row * payment_count;

    static constexpr auto moves(auto const& at) {
        first_and<district_row, payment_set> offer;
        if (!own_metropolis(at).has_free_slot())
            return offer;
        auto const affordable = payments_from(at.table.hand, own_metropolis(at).wheat);
        for (int i = 0; i != at.table.districts.size(); ++i)
            offer[i] = affordable & payments.costing[cost_of(at, i)];
        return offer;
    }
    static constexpr build made_of(int i, int n) {
        auto const& of = payments.payments[n].of;
        return {i, of[0], of[1], of[2], of[3], of[4]};
    }

    constexpr verdict check(auto const& at) const {
        auto const& hand = at.table.hand;
        if (!own_metropolis(at).has_free_slot())
            return slot_is_free{};
        if (i >= at.table.districts.size() || a + b + p + g + w != cost_of(at, i))
            return payment_is_exact{};
        return payment_is_at_hand{}(
            a <= hand.count(resource::A) && b <= hand.count(resource::B) &&
            p <= hand.count(resource::P) && g <= hand.count(resource::G) &&
            w <= own_metropolis(at).wheat);
    }
    constexpr void play(auto& at) const {
        auto& table = at.table;
        int const paid[] = {a, b, p, g};
        for (resource const r : all_resources) {
            table.hand.take(r, paid[static_cast<int>(r)]);
            table.stock.put(r, paid[static_cast<int>(r)]); // FER-204
        }
        own_metropolis(at).wheat.retreat(w);
        own_metropolis(at).build(table.districts.take(i)); // FER-117, FER-118
    }

    static constexpr int cost_of(auto const& at, int i) {
        return printed_in(at).cost[static_cast<int>(at.table.districts[i])];
    }
};

/// FER-051
struct no_build {
    constexpr void play(auto&) const {}
};

// Step 3

using slot_number = below<district_slots + 1>;
using shop_number = below<starting_shops>;

/// FER-136, FER-137, FER-138: what a shop gives at once when its last icon is filled; the rest counts in the final scoring.
constexpr void fill_shop(auto& at, int shop) {
    auto& own = own_metropolis(at);
    auto const& print = own.print_of(shop);
    if (print.gives == benefit::kind::wheat)
        own.wheat.advance(print.n);
    else if (print.gives == benefit::kind::resource)
        at.table.exchange.move_to(shop);
}

/// FER-130, FER-131, FER-134, FER-135: a token of the hand on shop k of slot s, as often as the player likes (FER-145).
/// Wheat is no token (FER-132), and wheat gained now is for the next turn (FER-146).
struct supply {
    BOOST_HANA_DEFINE_STRUCT(supply, (slot_number, s), (shop_number, k), (resource, x));

    static constexpr std::string_view words = "supply {s}#{k} with {x}";

    static constexpr auto moves(auto const& at) {
        first_and<resources, shop_set> offer;
        for (resource const r : all_resources)
            if (at.table.hand.has(r))
                offer[static_cast<int>(r)] = own_metropolis(at).takers(r);
        return offer;
    }
    static constexpr supply made_of(int type, int shop) {
        auto const place = place_of_shop(shop);
        return {place.slot, place.shop, static_cast<resource>(type)};
    }

    constexpr verdict check(auto const& at) const {
        if (!at.table.hand.has(x))
            return token_is_in_hand{};
        return shop_takes_token{}(
            has_shop_place(s, k) && own_metropolis(at).takers(x).contains(number_of_shop(s, k)));
    }
    constexpr void play(auto& at) const {
        int const shop = number_of_shop(s, k);
        at.table.hand.take(x);
        if (own_metropolis(at).supply(shop, x))
            fill_shop(at, shop);
    }
};

/// FER-052
struct end_supply {
    constexpr void play(auto&) const {}
};

/// FER-139, FER-140, FER-142, FER-143: the token of an exchange shop, from the stock straight onto another shop. Each
/// fills an icon, so chains end (FER-144).
struct chain {
    BOOST_HANA_DEFINE_STRUCT(chain, (resource, x), (slot_number, s), (shop_number, k));

    static constexpr std::string_view words = "exchange for {x} on {s}#{k}";

    static constexpr auto moves(auto const& at) {
        first_and<resources, shop_set> offer;
        for (resource const r : all_resources)
            if (is_granted(at, r) && at.table.stock.has(r))
                offer[static_cast<int>(r)] = own_metropolis(at).takers(r);
        return offer;
    }
    static constexpr chain made_of(int type, int shop) {
        auto const place = place_of_shop(shop);
        return {static_cast<resource>(type), place.slot, place.shop};
    }

    constexpr verdict check(auto const& at) const {
        if (!is_granted(at, x))
            return exchange_offers_type{};
        if (!at.table.stock.has(x))
            return stock_has_token{};
        // the granting shop is full and takes nothing more
        return target_takes_token{}(
            has_shop_place(s, k) && own_metropolis(at).takers(x).contains(number_of_shop(s, k)));
    }
    constexpr void play(auto& at) const {
        int const shop = number_of_shop(s, k);
        at.table.exchange.remove();
        at.table.stock.take(x);
        if (own_metropolis(at).supply(shop, x)) // FER-142
            fill_shop(at, shop);
    }

    static constexpr bool is_granted(auto const& at, resource r) {
        auto const& granting = own_metropolis(at).print_of(at.table.exchange.place());
        return (granting.of >> static_cast<int>(r) & 1) != 0;
    }
};

/// FER-141, FER-265: the benefit may be declined, and is lost if there is nothing to choose.
struct chain_none {
    constexpr void play(auto& at) const { at.table.exchange.remove(); }
};

// End of the turn

/// FER-161
struct draft {
    BOOST_HANA_DEFINE_STRUCT(draft, (below<common_pool>, j));

    static constexpr std::string_view words = "draft domino {j}";

    static constexpr auto moves(auto const& at) { return first_of_each_kind(at.table.common); }
    constexpr verdict check(auto const& at) const {
        return spelling_is_canonical{}(is_first_of_its_kind(at.table.common, j));
    }
    constexpr void play(auto& at) const { own_pool(at).put(at.table.common.take(j)); }
};

/// FER-162, FER-191
struct remove_domino {
    BOOST_HANA_DEFINE_STRUCT(remove_domino, (below<common_pool - 1>, j));

    static constexpr std::string_view name = "remove";
    static constexpr std::string_view words = "remove domino {j}";

    static constexpr index_set<common_pool - 1> moves(auto const& at) {
        index_set<common_pool - 1> result;
        for (int j = 0; j != common_pool - 1; ++j)
            if (is_first_of_its_kind(at.table.common, j))
                result.insert(j);
        return result;
    }
    constexpr verdict check(auto const& at) const {
        return spelling_is_canonical{}(is_first_of_its_kind(at.table.common, j));
    }
    constexpr void play(auto& at) const { at.table.removed.put(at.table.common.take(j)); }
};

} // namespace senet::fertility

#endif // SENET_GAMES_FERTILITY_MOVES_HPP
