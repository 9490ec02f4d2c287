// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_CLASSIC_PIG_HPP
#define SENET_GAMES_CLASSIC_PIG_HPP

#include <senet/engine.hpp>
#include <senet/table/several.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/adapt_struct.hpp>
#include <boost/hana/define_struct.hpp>

/// Roll a die as often as you dare; a one loses the points of the turn, holding banks them. The first to reach the
/// target wins.
namespace senet::pig {

struct options {
    int players = 2; // 2 to 10
    int target = 100;

    friend constexpr bool operator==(options const&, options const&) = default;
};

struct roll {
    constexpr void play(auto&) const {}
};

struct hold {
    constexpr void play(auto& at) const {
        at.table.banked[at.seat()].advance(at.table.at_risk);
        at.table.at_risk = 0;
    }
};

/// The die shows a one: the points of the turn are lost, and the turn is over.
struct one {
    static constexpr std::string_view words = "die shows 1";

    constexpr void play(auto& at) const { at.table.at_risk = 0; }
};

struct pips {
    BOOST_HANA_DEFINE_STRUCT(pips, (within<2, 6>, shown));

    static constexpr std::string_view words = "die shows {shown}";
    constexpr void play(auto& at) const { at.table.at_risk.advance(shown); }
};

struct has_reached_target {
    constexpr bool operator()(auto const& at, seat s) const { return at.table.banked[s].at_top(); }
};

struct points_banked {
    constexpr int operator()(auto const& at, seat s) const { return at.table.banked[s]; }
};

template <options Options = options{}>
struct game {
    static constexpr auto name = "pig";
    static constexpr int seats = Options.players;
    static constexpr options settings = Options;

    static_assert(
        Options.players >= 2 && Options.players <= 10, "senet: pig is played by 2 to 10 players");
    static_assert(
        Options.target >= 1 && Options.target <= 10000,
        "senet: pig has a target of 1 to 10000 points");

    /// Points beyond the target make no difference and are not counted.
    using points = track<0, Options.target>;

    struct table {
        BOOST_HANA_DEFINE_STRUCT(
            table, (per_seat<Options.players, points>, banked), (points, at_risk));
    };

    static constexpr auto phases =
        named<"turn">(take_turns_until<for_acting_seat<has_reached_target>>(
            loop(choose<roll, ends<hold>>, nature<ends<one>, pips>)));
    static constexpr auto scoring = senet::scoring(line<"banked", points_banked>);
    static constexpr bool seats_are_alike = true;
};

/// Pig for any number of players, see `visit_players`.
struct family {
    static constexpr int fewest_players = 2;
    static constexpr int most_players = 10;
    template <int Players>
    using game = pig::game<options{.players = Players}>;
};

} // namespace senet::pig

BOOST_HANA_ADAPT_STRUCT(senet::pig::options, players, target);

#endif // SENET_GAMES_CLASSIC_PIG_HPP
