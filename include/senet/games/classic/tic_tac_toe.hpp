// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_CLASSIC_TIC_TAC_TOE_HPP
#define SENET_GAMES_CLASSIC_TIC_TAC_TOE_HPP

#include <senet/engine.hpp>
#include <senet/table/grid.hpp>
#include <senet/table/lines.hpp>

#include <boost/hana/adapt_struct.hpp>
#include <boost/hana/define_struct.hpp>

/// Noughts and crosses: two players mark squares in turn; a straight line of one's own marks wins.
namespace senet::tic_tac_toe {

struct options {
    int rows = 3;
    int columns = 3;
    int line = 3; // how many marks in a line win

    friend constexpr bool operator==(options const&, options const&) = default;
};

/// X begins.
enum class mark : std::uint8_t { x, o };

struct square_is_free : rule<"TTT-1", "this square is taken"> {};

template <options Options = options{}>
struct game {
    static constexpr auto name = "tic-tac-toe";
    static constexpr int seats = 2;
    static constexpr options settings = Options;

    static_assert(
        Options.rows >= 1 && Options.rows <= 19 && Options.columns >= 1 && Options.columns <= 19,
        "senet: tic-tac-toe is played on 1 to 19 rows and columns");
    static_assert(
        Options.line >= 1 && Options.line <= 19, "senet: 1 to 19 marks in a line win tic-tac-toe");

    using shape = board_shape<Options.rows, Options.columns>;

    struct table {
        BOOST_HANA_DEFINE_STRUCT(table, (grid<shape, mark>, board));
    };

    struct place {
        BOOST_HANA_DEFINE_STRUCT(place, (square<shape>, where));

        static constexpr auto moves(auto const& at) { return at.table.board.free(); }
        constexpr verdict check(auto const& at) const {
            return square_is_free{}(at.table.board.is_free(where));
        }
        constexpr void play(auto& at) const { at.table.board.put(mark(at.seat()), where); }
    };

    struct has_line {
        constexpr bool operator()(auto const& at, seat s) const {
            return senet::has_line<Options.line>(at.table.board.of(mark(s)));
        }
    };

    struct board_is_full {
        constexpr bool operator()(auto const& at) const { return at.table.board.free().empty(); }
    };

    static constexpr auto phases = named<"marking">(
        take_turns_until<any_of<for_acting_seat<has_line>, board_is_full>>(choose<place>));
    static constexpr auto scoring = senet::scoring(line<"line", points_if<1, has_line>>);
    static constexpr auto rules = senet::rules<square_is_free>;
    static constexpr int longest_game = Options.rows * Options.columns;
};

} // namespace senet::tic_tac_toe

BOOST_HANA_ADAPT_STRUCT(senet::tic_tac_toe::options, rows, columns, line);

#endif // SENET_GAMES_CLASSIC_TIC_TAC_TOE_HPP
