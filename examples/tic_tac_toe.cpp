// SPDX-License-Identifier: MIT

#include <senet/engine.hpp>
#include <senet/io.hpp>
#include <senet/table.hpp>

#include <boost/hana/define_struct.hpp>

#include <iostream>

enum class mark { x, o };
using shape = senet::board_shape<3, 3>;

struct table { // what lies on the table
    BOOST_HANA_DEFINE_STRUCT(table, (senet::grid<shape, mark>, board));
};

struct square_is_free : senet::rule<"TTT-1", "this square is taken"> {};

struct place { // what you may do
    BOOST_HANA_DEFINE_STRUCT(place, (senet::square<shape>, where));

    constexpr senet::verdict check(auto const& at) const {
        return square_is_free{}(at.table.board.is_free(where));
    }
    constexpr void play(auto& at) const { at.table.board.put(mark(at.seat()), where); }
};

struct has_line {
    constexpr bool operator()(auto const& at, senet::seat s) const {
        return senet::has_line<3>(at.table.board.of(mark(s)));
    }
};

struct board_is_full {
    constexpr bool operator()(auto const& at) const { return at.table.board.free().empty(); }
};

struct tic_tac_toe {
    static constexpr auto name = "tic-tac-toe";
    static constexpr int seats = 2;
    using table = ::table;
    static constexpr auto phases = senet::named<"marking">( // when
        senet::take_turns_until<senet::any_of<senet::for_acting_seat<has_line>, board_is_full>>(
            senet::choose<place>));
    static constexpr auto scoring = // what it is worth
        senet::scoring(senet::line<"line", senet::points_if<1, has_line>>);
};

using engine = senet::engine<tic_tac_toe>;

constexpr bool the_first_square_is_then_taken() {
    auto p = engine::start();
    engine::play(p, place{4});
    return engine::check(p, place{4}).rule() == "TTT-1" && engine::count_moves(p) == 8;
}
static_assert(the_first_square_is_then_taken()); // the whole engine runs at compile time

int main() {
    senet::random_source random{1};
    auto p = engine::start();
    while (!engine::over(p)) {
        auto const m = engine::random_move(p, random);
        std::cout << engine::to_act(p) << ": " << engine::text(p, m) << '\n';
        engine::play(p, m);
    }
    std::cout << p << engine::sheet(p);
}
