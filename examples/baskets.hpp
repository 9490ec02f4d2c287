// SPDX-License-Identifier: MIT

#ifndef SENET_EXAMPLES_BASKETS_HPP
#define SENET_EXAMPLES_BASKETS_HPP

#include <senet/engine.hpp>
#include <senet/table/several.hpp>
#include <senet/table/supply.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/define_struct.hpp>

// The first hour of a new game, in three versions: see docs/laws.md.
namespace baskets {

enum class reed { green, dry };

struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table,
        (senet::supply<reed, 3>, bank), // three of each grow there at first
        (senet::per_seat<2, senet::supply<reed, 3>>, hands),
        (senet::per_seat<2, senet::counter<2>>, baskets));
};

struct reed_grows : senet::rule<"B-1", "no such reed grows on the bank"> {};
struct hand_has_room : senet::rule<"B-2", "you cannot carry more than three reeds"> {};
struct two_dry_reeds : senet::rule<"B-3", "a basket is made of two dry reeds"> {};

struct cut {
    BOOST_HANA_DEFINE_STRUCT(cut, (reed, what));

    constexpr senet::verdict check(auto const& at) const {
        return reed_grows{}(at.table.bank.has(what)) &&
               hand_has_room{}(at.table.hands[at.seat()].size() < 3);
    }
    constexpr void play(auto& at) const {
        at.table.bank.take(what);
        at.table.hands[at.seat()].put(what);
    }
};

struct weave {
    constexpr senet::verdict check(auto const& at) const {
        return two_dry_reeds{}(at.table.hands[at.seat()].count(reed::dry) >= 2);
    }
    constexpr void play(auto& at) const {
        at.table.hands[at.seat()].take(reed::dry, 2);
        at.table.baskets[at.seat()].advance();
    }
};

struct has_two_baskets {
    constexpr bool operator()(auto const& at, senet::seat s) const {
        return at.table.baskets[s].at_top();
    }
};

struct baskets_made {
    constexpr int operator()(auto const& at, senet::seat s) const { return at.table.baskets[s]; }
};

template <class... Moves>
inline constexpr auto turns = senet::named<"turn">(
    senet::take_turns_until<senet::for_acting_seat<has_two_baskets>>(senet::choose<Moves...>));

struct game {
    static constexpr auto name = "baskets";
    static constexpr int seats = 2;
    using table = baskets::table;
    static constexpr table setup() {
        table t{};
        t.bank = senet::supply<reed, 3>::of_each(3);
        return t;
    }
    static constexpr auto phases = turns<cut, weave>;
    static constexpr auto scoring = senet::scoring(senet::line<"baskets", baskets_made>);
    static constexpr auto rules = senet::rules<reed_grows, hand_has_room, two_dry_reeds>;
};

// Where do the reeds of a basket go? They grow again.
struct weave_again {
    static constexpr auto name = "weave";

    constexpr senet::verdict check(auto const& at) const { return weave{}.check(at); }
    constexpr void play(auto& at) const {
        weave{}.play(at);
        at.table.bank.put(reed::dry, 2);
    }
};

struct second_game : game {
    static constexpr auto phases = turns<cut, weave_again>;
};

// Who cannot do anything else throws a reed back.
struct nothing_else : senet::rule<"B-4", "you can still cut a reed or weave"> {};
struct reed_is_held : senet::rule<"B-5", "you have no such reed"> {};

struct throw_back {
    BOOST_HANA_DEFINE_STRUCT(throw_back, (reed, what));
    static constexpr std::string_view words = "throw back {what}";

    constexpr senet::verdict check(auto const& at) const {
        return nothing_else{}(!senet::can<cut, weave_again>{}(at)) &&
               reed_is_held{}(at.table.hands[at.seat()].has(what));
    }
    constexpr void play(auto& at) const {
        at.table.hands[at.seat()].take(what);
        at.table.bank.put(what);
    }
};

struct third_game : game {
    static constexpr auto phases = turns<cut, weave_again, throw_back>;
    static constexpr auto rules =
        senet::rules<reed_grows, hand_has_room, two_dry_reeds, nothing_else, reed_is_held>;
};

} // namespace baskets

#endif // SENET_EXAMPLES_BASKETS_HPP
