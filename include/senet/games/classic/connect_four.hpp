// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_CLASSIC_CONNECT_FOUR_HPP
#define SENET_GAMES_CLASSIC_CONNECT_FOUR_HPP

#include <senet/engine.hpp>
#include <senet/table/lines.hpp>
#include <senet/table/upright_grid.hpp>

#include <boost/hana/define_struct.hpp>

/// Two players drop discs into an upright board; a straight line of four of one's own wins.
namespace senet::connect_four {

enum class disc : std::uint8_t { yellow, red };

using board_shape = senet::board_shape<6, 7, lay::by_columns>;

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (upright_grid<board_shape, disc>, board));
};

struct disc_falls_down : rule<"C4-2", "a disc falls to the lowest free square of its column"> {};

/// The square is where the disc comes to rest: `drop d1` drops it into column d.
struct drop {
    BOOST_HANA_DEFINE_STRUCT(drop, (square<board_shape>, where));

    static constexpr auto moves(auto const& at) { return at.table.board.landing(); }
    constexpr verdict check(auto const& at) const {
        return disc_falls_down{}(at.table.board.landing().contains(where));
    }
    constexpr void play(auto& at) const { at.table.board.drop(disc(at.seat()), where); }
};

struct has_four_in_line {
    constexpr bool operator()(auto const& at, seat s) const {
        return has_line<4>(at.table.board.of(disc(s)));
    }
};

struct board_is_full {
    constexpr bool operator()(auto const& at) const { return at.table.board.full(); }
};

struct game {
    static constexpr auto name = "connect four";
    static constexpr int seats = 2;
    using table = connect_four::table;

    static constexpr auto phases = named<"dropping">(
        take_turns_until<any_of<for_acting_seat<has_four_in_line>, board_is_full>>(choose<drop>));
    static constexpr auto scoring =
        senet::scoring(line<"four in line", points_if<1, has_four_in_line>>);
    static constexpr auto rules = senet::rules<disc_falls_down>;
    static constexpr int longest_game = board_shape::squares;
};

} // namespace senet::connect_four

#endif // SENET_GAMES_CLASSIC_CONNECT_FOUR_HPP
