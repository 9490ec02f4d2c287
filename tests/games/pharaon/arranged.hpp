// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_GAMES_PHARAON_ARRANGED_HPP
#define SENET_TESTS_GAMES_PHARAON_ARRANGED_HPP

#include <senet/games/pharaon.hpp>

#include <initializer_list>
#include <string_view>

/// Positions of Pharaon as the examples of the specification give them (section 16).
namespace pharaon_tests {

using namespace senet::pharaon;
using senet::seat;

using solo = senet::engine<game<options{.players = 1}>>;
using two = senet::engine<game<options{.players = 2}>>;
using three = senet::engine<game<options{.players = 3}>>;
using four = senet::engine<game<options{.players = 4}>>;
using five = senet::engine<game<options{.players = 5}>>;

constexpr void draw_noble_to(auto& t, int slot, int n) {
    t.noble_deck.take(n);
    t.nobles.put(n, slot);
}
constexpr void draw_artisan_to(auto& t, int slot, artisan a) {
    t.artisan_deck.take(a);
    t.artisans.put(a, slot);
}

/// TF: the districts in the order of their numbers, offset 0; everything is laid out, nobody owns anything yet. Face up
/// lie nobles 7, 8, 9, artisans A26 to A29, the first vases, and offerings as they come.
template <class Engine>
constexpr typename Engine::table frame(int offset = 0) {
    auto t = Engine::game::setup();
    for (int p = 0; p != district_count; ++p)
        t.layout[p].move_to(static_cast<district>(p));
    t.offset = offset;
    t.direction = turning::cw;
    for (int i = 0; i != t.display.capacity(); ++i) {
        t.vase_deck.take(static_cast<vase>(i));
        t.display.put(static_cast<vase>(i), i);
    }
    for (int i = 0; i != t.nobles.capacity(); ++i)
        draw_noble_to(t, i, 7 + i);
    for (int i = 0; i != t.artisans.capacity(); ++i)
        draw_artisan_to(t, i, static_cast<artisan>(25 + i));
    int next = 0;
    auto const any = [&] {
        while (!t.bag.has(static_cast<offering>(next % offering_types)))
            ++next;
        auto const o = static_cast<offering>(next++ % offering_types);
        t.bag.take(o);
        return o;
    };
    for (auto& pair : t.pairs)
        for (int i = 0; i != pair_tokens; ++i)
            pair.put(any(), i);
    for (int i = 0; i != t.bonus_places; ++i)
        t.bonus.put(any(), i);
    t.first_player.give_to(0);
    if constexpr (Engine::game::settings.solo())
        for (int i = 0; i != traitor_tiles; ++i) {
            t.traitor.tiles[i].move_to(static_cast<tile>(i));
            t.traitor.sides[i].move_to(side::light);
            t.traitor.ties[i].move_to(static_cast<colour>(i));
            t.traitor.covered[i].advance();
            t.bank.take(static_cast<resource>(i));
            t.traitor.on_tiles.put(static_cast<resource>(i));
        }
    return t;
}

constexpr void give(auto& t, seat s, resource r, int n = 1) {
    t.bank.take(r, n);
    t.players[s].resources.put(r, n);
}
constexpr void give(auto& t, seat s, offering o, int n = 1) {
    for (int i = 0; i != n; ++i) {
        if (t.bag.has(o)) {
            t.bag.take(o);
        } else { // one that is laid out is exchanged for another
            for (int place = 0; place != t.bonus.capacity(); ++place)
                if (!t.bonus.is_free(place) && t.bonus[place] == o) {
                    t.bonus.take(place);
                    break;
                }
        }
        t.players[s].offerings.put(o);
    }
}
constexpr void give_noble(auto& t, seat s, int n) {
    if (t.nobles.has(n)) {
        int const slot = t.nobles.place_of(n);
        t.nobles.take(slot);
        for (int other = 26; t.nobles.is_free(slot); --other)
            if (t.noble_deck.odds(other) > 0)
                draw_noble_to(t, slot, other);
    } else {
        t.noble_deck.take(n);
    }
    t.players[s].nobles.put(n);
}
constexpr void give_artisan(auto& t, seat s, artisan a) {
    t.artisan_deck.take(a);
    t.players[s].artisans.put(a);
}
/// A token of the bank on a space of the wheel.
constexpr void lay_on_wheel(auto& t, int segment, resource r, int n = 1) {
    for (int i = 0; i != n; ++i) {
        t.bank.take(r);
        t.wheel[segment].lay(token_of(r));
    }
}
/// Somebody has passed, and stands on a square if he is on the pyramid.
constexpr void let_pass(auto& t, seat s, int square = 0) {
    t.passed.put(s);
    t.players[s].square = square;
}
/// The supply of a resource is empty: everything lies with a seat.
constexpr void exhaust(auto& t, seat s, resource r) { give(t, s, r, t.bank.count(r)); }

template <senet::fixed_string Phase, class Engine = three>
constexpr typename Engine::position at(typename Engine::table const& t, seat s = 0) {
    return Engine::template arrange<Phase>(t, s);
}

/// The outcome of a payment, in the order of its tokens: the rule that refuses one, `more` if something is missing, or
/// nothing if the action is paid for.
template <class Engine>
constexpr std::string_view
pay_for(typename Engine::position& p, take_action action, kind access, auto... rest) {
    if (auto const v = Engine::check(p, action); !v)
        return v.rule();
    Engine::play(p, action);
    if (auto const v = Engine::check(p, pay_access{access}); !v)
        return v.rule();
    Engine::play(p, pay_access{access});
    std::string_view refused;
    [[maybe_unused]] auto const next = [&](kind k) {
        if (!refused.empty())
            return;
        if (Engine::phase(p) != "payment")
            refused = "too many";
        else if (auto const v = Engine::check(p, pay{k}); !v)
            refused = v.rule();
        else
            Engine::play(p, pay{k});
    };
    (next(rest), ...);
    if (!refused.empty())
        return refused;
    return Engine::phase(p) == "payment" ? "more" : "";
}

using way = take_action::way;
constexpr take_action in_nobles{district::NOB, way::none};
constexpr take_action in_artisans{district::ART, way::none};
constexpr take_action in_burial{district::BUR, way::none};
constexpr take_action in_offerings{district::OFF, way::base};
constexpr take_action in_offerings_extra{district::OFF, way::extra};
constexpr take_action in_nile(int option) { return {district::NIL, static_cast<way>(option)}; }

constexpr bool owns(auto const& p, seat s, std::initializer_list<int> counts) {
    int i = 0;
    for (int const n : counts)
        if (p.table.players[s].resources.count(static_cast<resource>(i++)) != n)
            return false;
    return true;
}

} // namespace pharaon_tests

#endif // SENET_TESTS_GAMES_PHARAON_ARRANGED_HPP
