// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_NATURE_HPP
#define SENET_GAMES_PHARAON_NATURE_HPP

#include <senet/games/pharaon/moves.hpp>

#include <boost/hana/define_struct.hpp>

#include <string_view>

// What is left to chance, one thing at a time. Names and members are those of the specification's list of chance events
// (17.3); each draw knows from the table where its card or token goes.
namespace senet::pharaon {

// The board

/// PHA-011: the next position clockwise; OFF is position 0.
struct lay_district {
    BOOST_HANA_DEFINE_STRUCT(lay_district, (pharaon::district, district));

    static constexpr index_set<district_count> moves(auto const& at) {
        auto left = index_set<district_count>::full();
        for (auto const& position : at.table.layout)
            if (position.there())
                left.erase(static_cast<int>(position.place()));
        return left;
    }
    constexpr void play(auto& at) const {
        for (auto& position : at.table.layout)
            if (!position.there()) {
                position.move_to(district);
                return;
            }
    }
};

/// PHA-012
struct set_wheel {
    BOOST_HANA_DEFINE_STRUCT(set_wheel, (below<colours>, offset));
    static constexpr std::string_view name = "wheel";

    constexpr void play(auto& at) const { at.table.offset = offset; }
};

/// PHA-013
struct set_direction {
    BOOST_HANA_DEFINE_STRUCT(set_direction, (turning, side));
    static constexpr std::string_view name = "direction";

    constexpr void play(auto& at) const { at.table.direction = side; }
};

/// PHA-020, PHA-213
struct draw_first_player {
    BOOST_HANA_DEFINE_STRUCT(draw_first_player, (below<edition::most_players>, seat));
    static constexpr std::string_view name = "first_player";

    static constexpr index_set<edition::most_players> moves(auto const& at) {
        index_set<edition::most_players> seats;
        for (int s = 0; s != at.seats; ++s)
            seats.insert(s);
        return seats;
    }
    constexpr void play(auto& at) const { at.table.first_player.give_to(int{seat}); }
};

// Decks and the bag. A given order says what comes next, as far as it goes (PHA-258).

/// How likely a card is drawn from a pile or a bag of which a given order has been drawn so far.
template <auto Given>
constexpr int
odds_in(auto const& at, auto const& from, auto const& drawn, auto const& what) noexcept {
    constexpr auto order = std::remove_cvref_t<decltype(at)>::game::settings.*Given;
    if constexpr (order.size() != 0) {
        if (drawn < order.size()) {
            auto next = what;
            next = order[drawn];
            return next == what ? 1 : 0;
        }
    }
    if constexpr (requires { from.odds(what); })
        return from.odds(what);
    else
        return from.count(what);
}
template <auto Given, class Card>
constexpr Card
draw_from(auto const& at, auto const& from, auto const& drawn, auto& random) noexcept {
    constexpr auto order = std::remove_cvref_t<decltype(at)>::game::settings.*Given;
    if constexpr (order.size() != 0) {
        if (drawn < order.size())
            return Card(order[drawn]);
    }
    return from.pick(random);
}
template <auto Given>
constexpr void count_drawn(auto const& at, auto& drawn) noexcept {
    constexpr auto order = std::remove_cvref_t<decltype(at)>::game::settings.*Given;
    if constexpr (order.size() != 0)
        drawn.advance();
}

/// PHA-032, PHA-211: to the player in discovery mode; alone, the second one to the Traitor.
struct deal_scribe {
    BOOST_HANA_DEFINE_STRUCT(deal_scribe, (pharaon::noble, noble));

    constexpr int odds(auto const& at) const {
        return odds_in<&options::scribes>(
            at, at.table.spare_scribes, at.table.orders.scribes, noble);
    }
    static constexpr deal_scribe draw(auto const& at, auto& random) {
        return {draw_from<&options::scribes, pharaon::noble>(
            at, at.table.spare_scribes, at.table.orders.scribes, random)};
    }
    constexpr void play(auto& at) const {
        at.table.spare_scribes.take(noble);
        count_drawn<&options::scribes>(at, at.table.orders.scribes);
        gain_noble(at, own(at).nobles.empty() ? at.seat() : the_traitor, noble);
    }
};

/// PHA-017, PHA-024, PHA-092, PHA-094: onto a slot, before the player who chooses, or to the one who takes it unseen.
struct draw_noble {
    BOOST_HANA_DEFINE_STRUCT(draw_noble, (pharaon::noble, noble));

    constexpr int odds(auto const& at) const {
        return odds_in<&options::nobles>(at, at.table.noble_deck, at.table.orders.nobles, noble);
    }
    static constexpr draw_noble draw(auto const& at, auto& random) {
        return {draw_from<&options::nobles, pharaon::noble>(
            at, at.table.noble_deck, at.table.orders.nobles, random)};
    }
    constexpr void play(auto& at) const {
        auto& t = at.table;
        t.noble_deck.take(noble);
        count_drawn<&options::nobles>(at, t.orders.nobles);
        bool const in_turn = t.due.is_next(effect::noble_card);
        if (in_turn)
            t.due.take();
        if (!t.nobles.full())
            t.nobles.put(noble, t.nobles.free().lowest());
        else if (in_turn)
            gain_noble(at, at.seat(), noble);
        else
            own(at).drawn[own(at).drawn[0].there() ? 1 : 0].put(noble);
    }
};

/// PHA-018, PHA-119, PHA-121
struct draw_artisan {
    BOOST_HANA_DEFINE_STRUCT(draw_artisan, (pharaon::artisan, artisan));

    constexpr int odds(auto const& at) const {
        return odds_in<&options::artisans>(
            at, at.table.artisan_deck, at.table.orders.artisans, artisan);
    }
    static constexpr draw_artisan draw(auto const& at, auto& random) {
        return {draw_from<&options::artisans, pharaon::artisan>(
            at, at.table.artisan_deck, at.table.orders.artisans, random)};
    }
    constexpr void play(auto& at) const {
        auto& t = at.table;
        t.artisan_deck.take(artisan);
        count_drawn<&options::artisans>(at, t.orders.artisans);
        if (t.due.is_next(effect::artisan_card))
            t.due.take();
        if (!t.artisans.full())
            t.artisans.put(artisan, t.artisans.free().lowest());
        else
            gain_artisan(at, at.seat(), artisan);
    }
};

/// PHA-152, PHA-168: in the last round no vases are revealed.
constexpr bool display_wants_a_vase(auto const& at) noexcept {
    return !at.table.display.full() && at.table.round < print_of(at).rounds;
}

/// PHA-016, PHA-045, PHA-210: gained, onto the display, or onto the Traitor's stack.
struct draw_vase {
    BOOST_HANA_DEFINE_STRUCT(draw_vase, (pharaon::vase, vase));

    constexpr int odds(auto const& at) const {
        return odds_in<&options::vases>(at, at.table.vase_deck, at.table.orders.vases, vase);
    }
    static constexpr draw_vase draw(auto const& at, auto& random) {
        return {draw_from<&options::vases, pharaon::vase>(
            at, at.table.vase_deck, at.table.orders.vases, random)};
    }
    template <class At>
    constexpr void play(At& at) const {
        auto& t = at.table;
        t.vase_deck.take(vase);
        count_drawn<&options::vases>(at, t.orders.vases);
        if (t.due.is_next(effect::random_vase)) {
            t.due.take();
            t.opened.put(vase);
            t.due.put_first(effect::diplomat);
        } else if (display_wants_a_vase(at)) {
            t.display.put(vase, t.display.free().lowest());
        } else if constexpr (is_solo<At>) {
            int i = 0; // Q39: the first drawn is the first revealed
            while (t.traitor.stack[i].there())
                ++i;
            t.traitor.stack[i].put(vase);
        }
    }
};

// The offering board (PHA-019, PHA-162 to PHA-164)

constexpr bool pairs_are_full(auto const& at) noexcept {
    for (auto const& pair : at.table.pairs)
        if (!pair.full())
            return false;
    return true;
}
constexpr int offerings_missing(auto const& at) noexcept {
    int missing = 0;
    for (auto const& pair : at.table.pairs)
        missing += pair.missing();
    int const bonus = std::remove_cvref_t<decltype(at.table)>::bonus_places - at.table.bonus.size();
    return missing + (bonus > 0 ? bonus : 0);
}

/// PHA-004: of a type, for the player who draws it or onto the offering board.
struct draw_offering {
    BOOST_HANA_DEFINE_STRUCT(draw_offering, (offering, type));

    constexpr int odds(auto const& at) const {
        return odds_in<&options::offerings>(at, at.table.bag, at.table.orders.offerings, type);
    }
    static constexpr draw_offering draw(auto const& at, auto& random) {
        return {draw_from<&options::offerings, offering>(
            at, at.table.bag, at.table.orders.offerings, random)};
    }
    constexpr void play(auto& at) const {
        auto& t = at.table;
        count_drawn<&options::offerings>(at, t.orders.offerings);
        if (t.due.is_next(effect::bag_offering)) {
            t.due.take();
            t.bag.take(type);
            own(at).offerings.put(type);
            return;
        }
        auto* const pair = pair_to_fill(t);
        t.bag.take(type);
        if (pair != nullptr)
            pair->put(type, pair->free().lowest());
        else
            t.bonus.put(type, t.bonus.free().lowest());
    }

private:
    /// PHA-164: a pair is begun only if it can be completed.
    static constexpr auto* pair_to_fill(auto& t) {
        for (auto& pair : t.pairs)
            if (!pair.full() && (!pair.empty() || t.bag.size() >= pair_tokens))
                return &pair;
        return decltype(&t.pairs[0]){};
    }
};

// The Traitor's tiles (PHA-207 to PHA-209), each from the left

struct lay_tile {
    BOOST_HANA_DEFINE_STRUCT(lay_tile, (pharaon::tile, tile));

    static constexpr index_set<traitor_tiles> moves(auto const& at) {
        auto left = index_set<traitor_tiles>::full();
        for (auto const& laid : at.table.traitor.tiles)
            if (laid.there())
                left.erase(static_cast<int>(laid.place()));
        return left;
    }
    constexpr void play(auto& at) const {
        for (auto& place : at.table.traitor.tiles)
            if (!place.there()) {
                place.move_to(tile);
                return;
            }
    }
};

struct turn_tile {
    BOOST_HANA_DEFINE_STRUCT(turn_tile, (pharaon::side, side));

    constexpr int odds(auto const& at) const {
        int dark = settings_of(at).difficulty;
        int left = traitor_tiles;
        for (auto const& turned : at.table.traitor.sides)
            if (turned.there()) {
                --left;
                dark -= turned.place() == side::dark ? 1 : 0;
            }
        return side == side::dark ? dark : left - dark;
    }
    constexpr void play(auto& at) const {
        for (auto& place : at.table.traitor.sides)
            if (!place.there()) {
                place.move_to(side);
                return;
            }
    }
};

struct tie_tile {
    BOOST_HANA_DEFINE_STRUCT(tie_tile, (colour, resource));

    static constexpr index_set<colours> moves(auto const& at) {
        auto left = index_set<colours>::full();
        for (auto const& tie : at.table.traitor.ties)
            if (tie.there())
                left.erase(static_cast<int>(tie.place()));
        return left;
    }
    constexpr void play(auto& at) const {
        int i = 0;
        while (at.table.traitor.ties[i].there())
            ++i;
        tie(at, i, resource);
    }
    static constexpr void tie(auto& at, int i, colour c) {
        at.table.traitor.ties[i].move_to(c);
        at.table.traitor.covered[i].advance();
        at.table.traitor.on_tiles.put(resource_of(c), at.table.bank.take_up_to(1, resource_of(c)));
    }
};

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_NATURE_HPP
