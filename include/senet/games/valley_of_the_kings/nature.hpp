// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_NATURE_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_NATURE_HPP

#include <senet/games/valley_of_the_kings/rules.hpp>
#include <senet/games/valley_of_the_kings/table.hpp>
#include <senet/moves.hpp>

#include <boost/hana/define_struct.hpp>

#include <string_view>

// What is left to chance. The names are those of the specification's table of actions (section 21).
namespace senet::valley_of_the_kings {

/// C1: who has the disc in the first round (VOK-049).
struct start {
    BOOST_HANA_DEFINE_STRUCT(start, (below<4>, seat));

    static constexpr index_set<4> moves(auto const& at) {
        index_set<4> players;
        for (int s = 0; s != at.seats; ++s)
            players.insert(s);
        return players;
    }
    constexpr verdict check(auto const& at) const { return player_is_there{}(seat < at.seats); }
    constexpr void play(auto& at) const { at.table.disc.give_to(static_cast<int>(seat)); }

    static constexpr auto given_in(options const& o) { return o.start_player; }
    static constexpr int before(auto const&) { return 0; }
};

/// C2: the next cube out of the bag, into the first group that is not complete (VOK-080, VOK-081).
struct draw_cube {
    BOOST_HANA_DEFINE_STRUCT(draw_cube, (cube, colour));
    static constexpr std::string_view name = "draw";

    constexpr int odds(auto const& at) const { return at.table.bag.count(colour); }
    static constexpr draw_cube draw(auto const& at, auto& random) {
        return {at.table.bag.pick(random)};
    }
    constexpr void play(auto& at) const {
        at.table.bag.take(colour);
        for (auto& group : at.table.display)
            if (group.size() != group_size) {
                group.put(colour);
                return;
            }
    }
};

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_NATURE_HPP
