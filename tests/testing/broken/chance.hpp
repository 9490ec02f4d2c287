// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_TESTING_BROKEN_CHANCE_HPP
#define SENET_TESTS_TESTING_BROKEN_CHANCE_HPP

#include "testing/broken/cards.hpp"
#include "testing/broken/shells.hpp"
#include <senet/random.hpp>

#include <boost/hana/define_struct.hpp>

namespace broken {

/// The odds are those of the cards in the deck, and drawing gives the lowest card twice as often as it should.
namespace unfair_draw {
struct deal {
    BOOST_HANA_DEFINE_STRUCT(deal, (cards::card, dealt));

    constexpr int odds(auto const& at) const { return at.table.deck.odds(dealt); }
    static constexpr deal draw(auto const& at, auto& random) {
        for (auto const c : {cards::card::two, cards::card::three})
            if (at.table.deck.count(c) != 0 && senet::draw_below(2, random) == 0)
                return {c};
        return {at.table.deck.pick(random)};
    }
    constexpr void play(auto& at) const { cards::deal{dealt}.play(at); }
};
struct game : cards::game {
    static constexpr auto phases = cards::phases<deal>;
};
} // namespace unfair_draw

/// The first card is drawn by odds that do not sum to what they should.
namespace wrong_odds {
struct deal {
    BOOST_HANA_DEFINE_STRUCT(deal, (cards::card, dealt));

    constexpr int odds(auto const& at) const {
        return at.table.deck.odds(dealt) * (dealt == cards::card::four && at.seat() == 1 ? 2 : 1);
    }
    static constexpr int total_odds(auto const& at) { return at.table.deck.size(); }
    constexpr void play(auto& at) const { cards::deal{dealt}.play(at); }
};
struct game : cards::game {
    static constexpr auto phases = cards::phases<deal>;
};
} // namespace wrong_odds

/// The list of outcomes has one on it that has no odds.
namespace impossible_outcome {
struct deal {
    BOOST_HANA_DEFINE_STRUCT(deal, (cards::card, dealt));

    static constexpr void moves(auto const&, auto&& sink) {
        for (auto const c : {cards::card::two, cards::card::three, cards::card::four})
            sink(deal{c});
    }
    constexpr int odds(auto const& at) const { return at.table.deck.odds(dealt); }
    constexpr void play(auto& at) const { cards::deal{dealt}.play(at); }
};
struct game : cards::game {
    static constexpr auto phases = cards::phases<deal>;
};
} // namespace impossible_outcome

} // namespace broken

#endif // SENET_TESTS_TESTING_BROKEN_CHANCE_HPP
