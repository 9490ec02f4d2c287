// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_CLASSIC_CONNECT_FOUR_HPP
#define SENET_GAMES_CLASSIC_CONNECT_FOUR_HPP

#include <senet/engine.hpp>
#include <senet/table/lines.hpp>
#include <senet/table/upright_grid.hpp>

#include <boost/hana/adapt_struct.hpp>
#include <boost/hana/define_struct.hpp>

/// Two players drop discs into an upright board; a straight line of four of one's own wins.
namespace senet::connect_four {

struct options {
    int rows = 6;
    int columns = 7;
    int line = 4; // how many discs in a line win
};

enum class disc : std::uint8_t { yellow, red };

struct disc_falls_down : rule<"C4-2", "a disc falls to the lowest free square of its column"> {};

template <options Options = options{}>
struct game {
    static constexpr auto name = "connect four";
    static constexpr int seats = 2;
    static constexpr options settings = Options;

    static_assert(
        Options.rows >= 1 && Options.rows <= 19 && Options.columns >= 1 && Options.columns <= 19,
        "senet: connect four is played on 1 to 19 rows and columns");
    static_assert(
        Options.line >= 1 && Options.line <= 19, "senet: 1 to 19 discs in a line win connect four");

    using shape = board_shape<Options.rows, Options.columns, lay::by_columns>;

    struct table {
        BOOST_HANA_DEFINE_STRUCT(table, (upright_grid<shape, disc>, board));
    };

    /// The square is where the disc comes to rest: `drop d1` drops it into column d.
    struct drop {
        BOOST_HANA_DEFINE_STRUCT(drop, (square<shape>, where));

        static constexpr auto moves(auto const& at) { return at.table.board.landing(); }
        constexpr verdict check(auto const& at) const {
            return disc_falls_down{}(at.table.board.landing().contains(where));
        }
        constexpr void play(auto& at) const { at.table.board.drop(disc(at.seat()), where); }
    };

    struct has_line {
        constexpr bool operator()(auto const& at, seat s) const {
            return senet::has_line<Options.line>(at.table.board.of(disc(s)));
        }
    };

    struct board_is_full {
        constexpr bool operator()(auto const& at) const { return at.table.board.full(); }
    };

    static constexpr auto phases = named<"dropping">(
        take_turns_until<any_of<for_acting_seat<has_line>, board_is_full>>(choose<drop>));
    static constexpr auto scoring = senet::scoring(line<"line", points_if<1, has_line>>);
    static constexpr auto rules = senet::rules<disc_falls_down>;
    static constexpr int longest_game = shape::squares;
};

} // namespace senet::connect_four

BOOST_HANA_ADAPT_STRUCT(senet::connect_four::options, rows, columns, line);

#endif // SENET_GAMES_CLASSIC_CONNECT_FOUR_HPP
