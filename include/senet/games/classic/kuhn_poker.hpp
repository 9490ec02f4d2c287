// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_CLASSIC_KUHN_POKER_HPP
#define SENET_GAMES_CLASSIC_KUHN_POKER_HPP

#include <senet/engine.hpp>
#include <senet/table/pile.hpp>
#include <senet/table/secret.hpp>
#include <senet/table/several.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/adapt_struct.hpp>
#include <boost/hana/define_struct.hpp>

/// Harold W. Kuhn's poker (1950): three cards, one card each, an ante and at most one bet, of one each.
namespace senet::kuhn_poker {

struct options {
    int ante = 1;
    int bet = 1;
};

enum class card : std::uint8_t { jack, queen, king };

enum class betting : std::uint8_t { nobody_spoke, first_passed, bet_is_open, closed };

struct each_card_is_somewhere : rule<"KUHN-1", "each card is in one place"> {};
struct no_bet_yet : rule<"KUHN-2", "there is a bet: call it or fold"> {};
struct there_is_a_bet : rule<"KUHN-3", "there is no bet to answer"> {};

constexpr void put_in_bet(auto& at) {
    auto& stake = at.table.stakes[at.seat()];
    stake = stake.highest;
}

constexpr bool bet_is_open(auto const& at) { return at.table.state == betting::bet_is_open; }

struct deal {
    BOOST_HANA_DEFINE_STRUCT(deal, (card, dealt));

    constexpr int odds(auto const& at) const { return at.table.deck.odds(dealt); }
    static constexpr deal draw(auto const& at, auto& random) {
        return {at.table.deck.pick(random)};
    }
    constexpr void play(auto& at) const {
        at.table.deck.take(dealt);
        at.table.hands[at.seat()].put(dealt);
    }
};

struct pass {
    constexpr verdict check(auto const& at) const { return no_bet_yet{}(!bet_is_open(at)); }
    constexpr void play(auto& at) const {
        at.table.state =
            at.table.state == betting::nobody_spoke ? betting::first_passed : betting::closed;
    }
};

struct bet {
    constexpr verdict check(auto const& at) const { return no_bet_yet{}(!bet_is_open(at)); }
    constexpr void play(auto& at) const {
        put_in_bet(at);
        at.table.state = betting::bet_is_open;
    }
};

struct call {
    constexpr verdict check(auto const& at) const { return there_is_a_bet{}(bet_is_open(at)); }
    constexpr void play(auto& at) const {
        put_in_bet(at);
        at.table.state = betting::closed;
    }
};

struct fold {
    constexpr verdict check(auto const& at) const { return there_is_a_bet{}(bet_is_open(at)); }
    constexpr void play(auto& at) const {
        at.table.folded[at.seat()] = true;
        at.table.state = betting::closed;
    }
};

struct betting_closed {
    constexpr bool operator()(auto const& at) const { return at.table.state == betting::closed; }
};

/// The winner takes the other's stake: the higher card, unless somebody folded.
struct stake_won {
    constexpr int operator()(auto const& at, seat s) const {
        if (!betting_closed{}(at))
            return 0;
        seat const other = 1 - s;
        bool const wins = at.table.folded[0] || at.table.folded[1]
                              ? at.table.folded[other]
                              : at.table.hands[s].value() > at.table.hands[other].value();
        return wins ? at.table.stakes[other].value() : -at.table.stakes[s].value();
    }
};

template <options Options = options{}>
struct game {
    static constexpr auto name = "Kuhn poker";
    static constexpr int seats = 2;
    static constexpr options settings = Options;

    static_assert(
        Options.ante >= 0 && Options.ante <= 1000 && Options.bet >= 1 && Options.bet <= 1000,
        "senet: Kuhn poker has an ante of up to 1000 and a bet of 1 to 1000");

    struct table {
        BOOST_HANA_DEFINE_STRUCT(
            table,
            (pile<card>, deck),                 // face down: nobody sees which card is left
            (per_seat<2, secret<card>>, hands), // its seat sees it, the other does not
            (per_seat<2, track<Options.ante, Options.ante + Options.bet>>,
             stakes), // the ante, and perhaps the bet
            (per_seat<2, bool>, folded),
            (betting, state));
    };

    static constexpr table setup() {
        table t{};
        t.deck = pile<card>::of_each(1);
        return t;
    }

    static constexpr auto phases = sequence(
        named<"dealing">(each_seat(nature<deal>)),
        named<"betting">(take_turns_until<betting_closed>(choose<pass, bet, call, fold>)));
    static constexpr auto scoring = senet::scoring(line<"stake", stake_won>);
    static constexpr auto rules = senet::rules<no_bet_yet, there_is_a_bet>;
    static constexpr int longest_game = 5; // two cards; pass, bet, and an answer
    static constexpr int sum_of_totals = 0;
    static constexpr bool seats_are_alike = true;

    /// A position from a record has all cards where they are dealt; without that nobody could win.
    template <class At>
    static constexpr verdict possible(At const& at) {
        auto const& hands = at.table.hands;
        bool const dealing = engine<typename At::game>::phase(at) == "dealing";
        bool good =
            hands[0].there() == (!dealing || at.seat() == 1) && hands[1].there() == !dealing;
        for (card const kind : {card::jack, card::queen, card::king})
            good = good &&
                   at.table.deck.count(kind) + hands[0].pieces(kind) + hands[1].pieces(kind) == 1;
        return each_card_is_somewhere{}(good);
    }
};

} // namespace senet::kuhn_poker

BOOST_HANA_ADAPT_STRUCT(senet::kuhn_poker::options, ante, bet);

#endif // SENET_GAMES_CLASSIC_KUHN_POKER_HPP
