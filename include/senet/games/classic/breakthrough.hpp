// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_CLASSIC_BREAKTHROUGH_HPP
#define SENET_GAMES_CLASSIC_BREAKTHROUGH_HPP

#include <senet/engine.hpp>
#include <senet/table/grid.hpp>

#include <boost/hana/adapt_struct.hpp>
#include <boost/hana/define_struct.hpp>

/// Two rows of men each; they step forward, straight or diagonally, and capture diagonally. The first to reach the far
/// side, or to capture every man, wins.
namespace senet::breakthrough {

struct options {
    int rows = 8;
    int columns = 8;
};

/// White begins on the two lowest rows and goes up; black comes down from the two highest.
enum class man : std::uint8_t { white, black };

/// As seen on the board: left is towards column a, for both sides.
enum class heading : std::uint8_t { left, ahead, right };

struct man_is_own : rule<"BT-1", "you have no man there"> {};
struct step_stays_on_board : rule<"BT-2", "this step leaves the board"> {};
struct straight_step_is_free : rule<"BT-3", "a man steps straight ahead onto a free square only"> {
};
struct no_own_man_captured : rule<"BT-4", "a man of your own is in the way"> {};

template <options Options = options{}>
struct game {
    static constexpr auto name = "breakthrough";
    static constexpr int seats = 2;
    static constexpr options settings = Options;

    static_assert(
        Options.rows >= 4 && Options.rows <= 19 && Options.columns >= 2 && Options.columns <= 19,
        "senet: breakthrough is played on 4 to 19 rows and 2 to 19 columns");

    using shape = board_shape<Options.rows, Options.columns>;
    using squares = square_set<shape>;

    struct table {
        BOOST_HANA_DEFINE_STRUCT(table, (grid<shape, man>, board));
    };

    struct step {
        BOOST_HANA_DEFINE_STRUCT(step, (heading, towards), (square<shape>, from));

        static constexpr std::string_view words = "{from} {towards}";

        /// The set of men that can step in each direction.
        template <int Forward>
        static constexpr auto movable(squares own, squares free) {
            first_and<3, squares> men;
            men[0] = own & (~own).template shifted<-Forward, 1>();
            men[1] = own & free.template shifted<-Forward, 0>();
            men[2] = own & (~own).template shifted<-Forward, -1>();
            return men;
        }
        static constexpr auto moves(auto const& at) {
            auto const own = at.table.board.of(man(at.seat()));
            auto const free = at.table.board.free();
            return at.seat() == 0 ? movable<1>(own, free) : movable<-1>(own, free);
        }

        constexpr verdict check(auto const& at) const {
            auto const& board = at.table.board;
            if (!board.has(man(at.seat()), from))
                return man_is_own{};
            if (!from.has(forward(at.seat()), sideways()))
                return step_stays_on_board{};
            auto const to = target(at.seat());
            if (towards == heading::ahead)
                return straight_step_is_free{}(board.is_free(to));
            return no_own_man_captured{}(!board.has(man(at.seat()), to));
        }
        constexpr void play(auto& at) const {
            at.table.board.move(man(at.seat()), from, target(at.seat()));
        }

        static constexpr int forward(seat s) { return s == 0 ? 1 : -1; }
        constexpr int sideways() const { return static_cast<int>(towards) - 1; }
        constexpr square<shape> target(seat s) const {
            return from.neighbour(forward(s), sideways());
        }
    };

    struct has_broken_through {
        constexpr bool operator()(auto const& at, seat s) const {
            auto const far_side = squares::row(s == 0 ? Options.rows - 1 : 0);
            return !(at.table.board.of(man(s)) & far_side).empty();
        }
    };

    struct has_captured_all {
        constexpr bool operator()(auto const& at, seat s) const {
            return at.table.board.of(man(seat(1 - s))).empty();
        }
    };

    using has_won = any_of<has_broken_through, has_captured_all>;

    static constexpr table setup() {
        table t{};
        t.board.put(man::white, squares::row(0) | squares::row(1));
        t.board.put(man::black, squares::row(Options.rows - 2) | squares::row(Options.rows - 1));
        return t;
    }

    static constexpr auto phases =
        named<"stepping">(take_turns_until<for_acting_seat<has_won>>(choose<step>));
    static constexpr auto scoring = senet::scoring(line<"breakthrough", points_if<1, has_won>>);
    static constexpr auto rules =
        senet::rules<man_is_own, step_stays_on_board, straight_step_is_free, no_own_man_captured>;
};

} // namespace senet::breakthrough

BOOST_HANA_ADAPT_STRUCT(senet::breakthrough::options, rows, columns);

#endif // SENET_GAMES_CLASSIC_BREAKTHROUGH_HPP
