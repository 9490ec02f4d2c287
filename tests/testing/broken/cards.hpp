// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_TESTING_BROKEN_CARDS_HPP
#define SENET_TESTS_TESTING_BROKEN_CARDS_HPP

#include <senet/engine.hpp>
#include <senet/table/pile.hpp>
#include <senet/table/secret.hpp>
#include <senet/table/several.hpp>

#include <boost/hana/define_struct.hpp>

#include <cstdint>

/// A sound game for the others to break, one part at a time: two players are dealt a card each, face down, and say in
/// turn whether they double; the higher card wins.
namespace broken::cards {

enum class card : std::uint8_t { two, three, four };

struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table,
        (senet::pile<card>, deck),
        (senet::per_seat<2, senet::secret<card>>, hands),
        (senet::per_seat<2, bool>, doubled),
        (bool, closed));
};

struct deal {
    BOOST_HANA_DEFINE_STRUCT(deal, (card, dealt));

    constexpr int odds(auto const& at) const { return at.table.deck.odds(dealt); }
    static constexpr int total_odds(auto const& at) { return at.table.deck.size(); }
    constexpr void play(auto& at) const {
        at.table.deck.take(dealt);
        at.table.hands[at.seat()].put(dealt);
    }
};

struct keep {
    constexpr void play(auto&) const {}
};
struct twice {
    static constexpr auto name = "double";
    constexpr void play(auto& at) const { at.table.doubled[at.seat()] = true; }
};

struct close {
    constexpr void operator()(auto& at) const { at.table.closed = true; }
};

struct card_won {
    constexpr int operator()(auto const& at, senet::seat s) const {
        senet::seat const other = 1 - s;
        if (!at.table.closed)
            return 0;
        int const stake = (at.table.doubled[0] ? 2 : 1) * (at.table.doubled[1] ? 2 : 1);
        return at.table.hands[s].value() > at.table.hands[other].value() ? stake : -stake;
    }
};

template <class Deal = deal, class Keep = keep, class Twice = twice>
inline constexpr auto phases = senet::sequence(
    senet::named<"dealing">(senet::each_seat(senet::nature<Deal>)),
    senet::named<"doubling">(senet::each_seat(senet::choose<Keep, Twice>)),
    senet::run<close>);

struct game {
    static constexpr auto name = "cards";
    static constexpr int seats = 2;
    using table = cards::table;

    static constexpr table setup() {
        table t{};
        t.deck = senet::pile<card>::of_each(1);
        return t;
    }

    static constexpr auto phases = cards::phases<>;
    static constexpr auto scoring = senet::scoring(senet::line<"card", card_won>);
    static constexpr bool seats_are_alike = true;
    static constexpr int longest_game = 4;
    static constexpr int sum_of_totals = 0;
};

} // namespace broken::cards

#endif // SENET_TESTS_TESTING_BROKEN_CARDS_HPP
