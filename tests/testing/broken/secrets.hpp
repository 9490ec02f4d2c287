// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_TESTING_BROKEN_SECRETS_HPP
#define SENET_TESTS_TESTING_BROKEN_SECRETS_HPP

#include "testing/broken/cards.hpp"

#include <senet/table/supply.hpp>

#include <boost/hana/define_struct.hpp>

namespace broken {

/// Doubling is forbidden against a four, which the other one cannot see.
namespace leak_through_moves {
struct other_has_no_four : senet::rule<"CARD-1", "you would lose"> {};
struct twice {
    static constexpr auto name = "double";
    constexpr senet::verdict check(auto const& at) const {
        return other_has_no_four{}(at.table.hands[1 - at.seat()].value() != cards::card::four);
    }
    constexpr void play(auto& at) const { cards::twice{}.play(at); }
};
struct game : cards::game {
    static constexpr auto phases = cards::phases<cards::deal, cards::keep, twice>;
};
} // namespace leak_through_moves

/// What others see of a card tells whether it is a four.
namespace leak_through_view {
struct marked_card : senet::secret<cards::card> {
    friend constexpr bool operator==(marked_card const&, marked_card const&) = default;

    struct glimpse {
        senet::seen_secret<cards::card> card;
        bool is_four = false;
        friend constexpr bool operator==(glimpse const&, glimpse const&) = default;
    };
    constexpr glimpse seen(senet::seat viewer, bool owns) const noexcept {
        return {
            senet::secret<cards::card>::seen(viewer, owns),
            there() && value() == cards::card::four};
    }
};
struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table,
        (senet::pile<cards::card>, deck),
        (senet::per_seat<2, marked_card>, hands),
        (senet::per_seat<2, bool>, doubled),
        (bool, closed));
};
struct game : cards::game {
    using table = leak_through_view::table;
    static constexpr table setup() {
        table t{};
        t.deck = senet::pile<cards::card>::of_each(1);
        return t;
    }
};
} // namespace leak_through_view

/// The card that was dealt last lies openly on the table, too: who looks at it knows it, and dealing anew does not.
namespace secret_told_twice {
struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table,
        (senet::pile<cards::card>, deck),
        (senet::per_seat<2, senet::secret<cards::card>>, hands),
        (senet::per_seat<2, bool>, doubled),
        (bool, closed),
        (cards::card, last_dealt));
};
struct deal {
    BOOST_HANA_DEFINE_STRUCT(deal, (cards::card, dealt));

    constexpr int odds(auto const& at) const { return at.table.deck.odds(dealt); }
    constexpr void play(auto& at) const {
        cards::deal{dealt}.play(at);
        at.table.last_dealt = dealt;
    }
};
struct game : cards::game {
    using table = secret_told_twice::table;
    static constexpr auto phases = cards::phases<deal>;
    static constexpr table setup() {
        table t{};
        t.deck = senet::pile<cards::card>::of_each(1);
        return t;
    }
};
} // namespace secret_told_twice

/// Two decks of the same cards; dealing anew gives the other one the lower of two cards more often than chance does.
namespace unfair_redeal {
struct game : cards::game {
    static constexpr void redeal(auto& at, senet::seat viewer, auto& random) {
        auto& hidden = at.table.hands[1 - viewer];
        if (!hidden.there())
            return;
        auto const in_hand = hidden.value();
        for (auto const c : {cards::card::two, cards::card::three, cards::card::four})
            if (at.table.deck.count(c) != 0 && (c < in_hand || senet::draw_below(4, random) == 0)) {
                at.table.deck.take(c);
                at.table.deck.put(hidden.take());
                hidden.put(c);
                return;
            }
    }
};
} // namespace unfair_redeal

/// Dealing anew forgets to take the new card out of the deck.
namespace redeal_duplicates {
struct game : cards::game {
    static constexpr void redeal(auto& at, senet::seat viewer, auto& random) {
        auto& hidden = at.table.hands[1 - viewer];
        if (hidden.there() && !at.table.deck.empty()) {
            hidden.take();
            hidden.put(at.table.deck.pick(random));
        }
    }
};
} // namespace redeal_duplicates

/// Dealing anew gives the viewer other cards as well.
namespace redeal_changes_own {
struct game : cards::game {
    static constexpr void redeal(auto& at, senet::seat, auto& random) {
        for (auto& hand : at.table.hands)
            if (hand.there()) {
                at.table.deck.put(hand.take());
                auto const c = at.table.deck.pick(random);
                at.table.deck.take(c);
                hand.put(c);
            }
    }
};
} // namespace redeal_changes_own

/// Each chooses one of the cards in hand in secret, and both are laid together; dealing anew takes any card for chosen,
/// also one that was laid before.
namespace unplayable_redeal {
using cards::card;
struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table,
        (senet::per_seat<2, senet::supply<card, 1>>, hands),
        (senet::per_seat<2, senet::supply<card, 1>>, laid),
        (senet::per_seat<2, senet::commitment<card>>, chosen));
};
struct card_is_in_hand : senet::rule<"CARD-2", "you do not have that card any more"> {};
struct lay {
    BOOST_HANA_DEFINE_STRUCT(lay, (card, what));

    constexpr senet::verdict check(auto const& at) const {
        return card_is_in_hand{}(at.table.hands[at.seat()].has(what));
    }
    constexpr void play(auto& at) const { at.table.chosen[at.seat()].make(what); }
};
struct reveal {
    constexpr void operator()(auto& at) const {
        for (int s = 0; s != 2; ++s) {
            card const what = at.table.chosen[s].value();
            at.table.hands[s].take(what);
            at.table.laid[s].put(what);
            at.table.chosen[s].clear();
        }
    }
};
struct fours_laid {
    constexpr int operator()(auto const& at, senet::seat s) const {
        return at.table.laid[s].count(card::four);
    }
};
struct game {
    static constexpr auto name = "laying";
    static constexpr int seats = 2;
    using table = unplayable_redeal::table;
    static constexpr table setup() {
        table t{};
        for (int s = 0; s != 2; ++s)
            for (card const c : {card::two, card::three, card::four})
                t.hands[s].put(c);
        return t;
    }
    static constexpr auto phases = senet::repeat<2>(
        senet::named<"laying">(senet::each_seat(senet::choose<lay>)), senet::run<reveal>);
    static constexpr auto scoring = senet::scoring(senet::line<"fours", fours_laid>);
};
} // namespace unplayable_redeal

} // namespace broken

#endif // SENET_TESTS_TESTING_BROKEN_SECRETS_HPP
