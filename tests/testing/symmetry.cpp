// SPDX-License-Identifier: MIT

#include <senet/testing/symmetry.hpp>

#include <senet/games/classic/breakthrough.hpp>
#include <senet/games/classic/pig.hpp>
#include <senet/games/classic/tic_tac_toe.hpp>

#include "support/catch.hpp"
#include "testing/broken/scores.hpp"
#include "testing/broken/shells.hpp"

using senet::testing::check_symmetry;
using senet::testing::replay_symmetry;

namespace {

using tic_tac_toe = senet::tic_tac_toe::game<>;

/// A grid with what lies on each square laid on another one.
template <class Grid, class Shape, class To>
constexpr Grid laid(Grid const& from, To to) {
    Grid result{};
    for (int i = 0; i != Shape::squares; ++i)
        result.set_number(to(senet::square<Shape>{i}).index(), from.number(i));
    return result;
}

struct columns_mirrored {
    using shape = tic_tac_toe::shape;
    static constexpr auto square(senet::square<shape> s) {
        return senet::square<shape>{s.row(), 2 - s.column()};
    }
    constexpr auto operator()(tic_tac_toe::table const& t) const {
        return tic_tac_toe::table{laid<decltype(t.board), shape>(t.board, square)};
    }
    constexpr auto operator()(tic_tac_toe::place const& m) const {
        return tic_tac_toe::place{square(m.where)};
    }
};

/// The moves stay where they are while the board is mirrored.
struct moves_forgotten : columns_mirrored {
    using columns_mirrored::operator();
    constexpr auto operator()(tic_tac_toe::place const& m) const { return m; }
};

/// Breakthrough seen from the other side: white is black, and the board is turned.
struct sides_exchanged {
    using table = senet::breakthrough::game<>::table;
    using step = senet::breakthrough::game<>::step;
    using heading = senet::breakthrough::heading;
    using shape = senet::breakthrough::game<>::shape;
    static constexpr auto square(senet::square<shape> s) {
        return senet::square<shape>{7 - s.row(), s.column()};
    }
    constexpr table operator()(table const& t) const {
        table result{};
        for (int i = 0; i != shape::squares; ++i) {
            int const man = t.board.number(i);
            result.board.set_number(
                square(senet::square<shape>{i}).index(), man == 0 ? 0 : 3 - man);
        }
        return result;
    }
    constexpr step operator()(step const& m) const { return {m.towards, square(m.from)}; }
    constexpr senet::seat operator()(senet::seat s) const { return 1 - s; }
};

/// The same without the seats.
struct seats_forgotten {
    constexpr auto operator()(sides_exchanged::table const& t) const {
        return sides_exchanged{}(t);
    }
    constexpr auto operator()(sides_exchanged::step const& m) const { return sides_exchanged{}(m); }
};

struct baskets_exchanged {
    using table = broken::shells::table;
    constexpr table operator()(table const& t) const {
        table result = t;
        result.baskets[0] = t.baskets[1];
        result.baskets[1] = t.baskets[0];
        return result;
    }
    constexpr auto operator()(broken::shells::gather const& m) const { return m; }
    constexpr senet::seat operator()(senet::seat s) const { return 1 - s; }
};

/// Who has banked how much is exchanged, and who rolls is not.
struct banks_exchanged {
    using table = senet::pig::game<>::table;
    constexpr table operator()(table const& t) const {
        table result = t;
        result.banked[0] = t.banked[1];
        result.banked[1] = t.banked[0];
        return result;
    }
    constexpr auto operator()(senet::pig::pips const& m) const { return m; }
};
struct players_exchanged : banks_exchanged {
    using banks_exchanged::operator();
    constexpr senet::seat operator()(senet::seat s) const { return 1 - s; }
};

} // namespace

TEST_CASE("a game can be mirrored") {
    auto const told = check_symmetry<tic_tac_toe>(columns_mirrored{});
    INFO(told);
    CHECK(told);
    CHECK(told.proved);
    CHECK(told.positions == 5478);
}

TEST_CASE("a game can be played by others") {
    CHECK(check_symmetry<senet::breakthrough::game<>>(
        sides_exchanged{}, {.games = 50, .positions = 2'000}));
    CHECK(
        check_symmetry<senet::pig::game<>>(players_exchanged{}, {.games = 20, .positions = 2'000}));
}

TEST_CASE("where a symmetry fails is told") {
    auto const play = check_symmetry<tic_tac_toe>(moves_forgotten{});
    CHECK(play.law == "LAW-SYMMETRIC-PLAY");
    CHECK(play.moves.size() == 1);
    auto const again = replay_symmetry<tic_tac_toe, moves_forgotten>(play.trace, play.law);
    CHECK(again.law == play.law);
    CHECK(again.moves == play.moves);
    auto const moves = check_symmetry<senet::breakthrough::game<>>(seats_forgotten{});
    CHECK(moves.law == "LAW-SYMMETRIC-MOVES");
    CHECK(moves.moves.empty());
    auto const banks = check_symmetry<senet::pig::game<>>(banks_exchanged{});
    CHECK(banks.law == "LAW-SYMMETRIC-PLAY");
    CHECK(check_symmetry<broken::shells::game>(baskets_exchanged{}));
    auto const score = check_symmetry<broken::points_by_seat::game>(baskets_exchanged{});
    CHECK(score.law == "LAW-SYMMETRIC-SCORE");
    CHECK(score.moves.size() == 3);
}

TEST_CASE("symmetry can be looked at from a position of one's own") {
    using game = broken::points_by_seat::game;
    using engine = senet::engine<game>;
    auto start = engine::start();
    engine::play(start, engine::nth_move(start, 0));
    auto const told = senet::testing::check_symmetry_from<game, baskets_exchanged>(start);
    INFO(told);
    CHECK(told.law == "LAW-SYMMETRIC-SCORE");
    CHECK(told.moves.size() == 3);
    auto const again =
        senet::testing::replay_symmetry_from<game, baskets_exchanged>(start, told.trace, told.law);
    CHECK(again.law == told.law);
    CHECK(again.replay == told.replay);
    CHECK(senet::testing::check_symmetry_from<broken::shells::game, baskets_exchanged>(
        senet::engine<broken::shells::game>::start()));
}
