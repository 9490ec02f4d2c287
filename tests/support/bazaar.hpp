// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_SUPPORT_BAZAAR_HPP
#define SENET_TESTS_SUPPORT_BAZAAR_HPP

#include <senet/engine.hpp>
#include <senet/table/grid.hpp>
#include <senet/table/pile.hpp>
#include <senet/table/secret.hpp>
#include <senet/table/several.hpp>
#include <senet/table/supply.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/adapt_struct.hpp>
#include <boost/hana/define_struct.hpp>

#include <cstdint>
#include <string_view>

/// A game with a bit of everything that is printed and recorded: options of all kinds, members of all kinds, and phases
/// within phases. It makes little sense to play it.
namespace bazaar {

using senet::seat;

enum class good : std::uint8_t { gold, silver, clay };
enum class season : std::uint8_t { dry, flood };

struct options {
    int players = 3;
    bool festival = true;
    season begins = season::flood;
};

/// A component about which nothing is known but its numbers.
struct dial {
    std::int16_t first = 1;
    std::int16_t second = 2;

    friend bool operator==(dial const&, dial const&) = default;
    static constexpr int number_count() { return 2; }
    static constexpr int highest_number(int) { return 900; }
    constexpr int number(int i) const { return i == 0 ? first : second; }
    constexpr void set_number(int i, int value) {
        (i == 0 ? first : second) = static_cast<std::int16_t>(value);
    }
};

struct purse {
    BOOST_HANA_DEFINE_STRUCT(purse, (senet::track<-5, 20>, coins), (bool, open));
};

using field = senet::board_shape<2, 3>;

template <int Players>
struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table,
        (senet::supply<good, 60>, bank),
        (senet::pile<good, 20, 3>, sack),
        (senet::per_seat<Players, senet::secret<senet::supply<good, 60>>>, hands),
        (senet::per_seat<Players, senet::commitment<senet::below<10>>>, bids),
        (senet::per_seat<Players, purse>, purses),
        (senet::several<4, senet::track<0, 3>>, river),
        (senet::index_set<40>, tokens),
        (senet::square_set<field>, flooded),
        (dial, calendar),
        (season, now));
};

struct sack_is_not_full : senet::rule<"BAZ-1", "there is no room underneath the sack"> {};
struct hands_can_carry_it : senet::rule<"BAZ-4", "nobody can carry that much"> {};
struct goods_are_in_hand : senet::rule<"BAZ-2", "you have no such goods"> {};

struct grab {
    BOOST_HANA_DEFINE_STRUCT(grab, (good, what));
    constexpr int odds(auto const& at) const { return at.table.sack.odds(what); }
    constexpr void play(auto& at) const {
        at.table.sack.take(what);
        at.table.hands[at.seat()].put(what);
    }
};

struct bid {
    BOOST_HANA_DEFINE_STRUCT(bid, (senet::below<10>, coins));
    static constexpr std::string_view words = "bid {coins} \"secretly\"";
    constexpr void play(auto& at) const { at.table.bids[at.seat()].make(coins); }
};

struct visit {
    BOOST_HANA_DEFINE_STRUCT(
        visit,
        (senet::subset<4>, stalls),
        (bool, haggle),
        (senet::square<field>, where),
        (senet::within<-2, 2>, pay));
    static constexpr std::string_view words =
        "visit {stalls} from {where}, haggle: {haggle}, pay {pay}";
    constexpr senet::verdict check(auto const& at) const {
        return senet::rule<"BAZ-3", "the river is too high">{}(
            at.table.river[stalls.empty() ? 0 : stalls.lowest()] != 3);
    }
    constexpr void play(auto& at) const {
        for (int const i : stalls) {
            at.table.river[i].advance();
            at.table.tokens.insert(10 * i);
        }
        at.table.flooded.insert(where);
        at.table.purses[at.seat()].coins =
            at.table.purses[at.seat()].coins.value() > 0
                ? at.table.purses[at.seat()].coins - 1 + (pay + 2) / 4
                : pay + 2;
        at.table.purses[at.seat()].open = haggle;
    }
};

struct bury {
    BOOST_HANA_DEFINE_STRUCT(bury, (good, what));
    constexpr senet::verdict check(auto const& at) const {
        return goods_are_in_hand{}(at.table.hands[at.seat()].has(what)) &&
               sack_is_not_full{}(at.table.sack.number(3 + 2 * 2) == 0);
    }
    constexpr void play(auto& at) const {
        at.table.hands[at.seat()].take(what);
        at.table.sack.put_under(what, at.seat());
    }
};

struct nod {
    constexpr void play(auto& at) const {
        at.table.calendar.second =
            static_cast<std::int16_t>((at.table.calendar.second * 7 + at.seat()) % 900);
    }
};

struct flood_season {
    constexpr bool operator()(auto const& at) const { return at.table.now == season::flood; }
};
struct turn_of_season {
    constexpr void operator()(auto& at) const {
        at.table.now = at.table.now == season::dry ? season::flood : season::dry;
    }
};

struct coins_left {
    constexpr int operator()(auto const& at, seat s) const { return at.table.purses[s].coins; }
};
struct goods_left {
    constexpr int operator()(auto const& at, seat s) const { return at.table.hands[s].size(); }
};

template <options Options = options{}>
struct game {
    static constexpr auto name = "bazaar";
    static constexpr int seats = Options.players;
    static constexpr options settings = Options;
    using table = bazaar::table<Options.players>;

    static constexpr table setup() {
        table t{};
        t.bank.put(good::gold, 5);
        t.sack = senet::pile<good, 20, 3>::of_each(12);
        t.now = Options.begins;
        return t;
    }

    static constexpr auto phases = senet::repeat<2>(
        senet::named<"dawn">(senet::each_seat(senet::nature<grab>)),
        senet::named<"bidding">(senet::each_seat(senet::choose<bid>)),
        senet::each_seat(senet::repeat<3>(
            senet::named<"market">(senet::choose<visit, bury, nod>),
            senet::when<flood_season>(
                senet::named<"crowd">(senet::each_seat(senet::choose<nod>))))),
        senet::run<turn_of_season>);
    /// More goods than this do not come out of the sack.
    static constexpr senet::verdict possible(auto const& at) {
        for (auto const& hand : at.table.hands)
            for (good const kind : {good::gold, good::silver, good::clay})
                if (hand.count(kind) > 20)
                    return hands_can_carry_it{};
        return senet::allowed;
    }

    static constexpr auto scoring =
        senet::scoring(senet::line<"coins", coins_left>, senet::line<"goods: \"all\"", goods_left>);
};

} // namespace bazaar

BOOST_HANA_ADAPT_STRUCT(bazaar::options, players, festival, begins);

#endif // SENET_TESTS_SUPPORT_BAZAAR_HPP
