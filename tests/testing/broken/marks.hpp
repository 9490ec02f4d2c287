// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_TESTING_BROKEN_MARKS_HPP
#define SENET_TESTS_TESTING_BROKEN_MARKS_HPP

#include <senet/engine.hpp>
#include <senet/table/grid.hpp>
#include <senet/table/index_set.hpp>

#include <boost/hana/define_struct.hpp>

#include <cstdint>
#include <string_view>

/// A sound game for the others to break: marks are put on a row of five squares, never beside another one of the same
/// player; who cannot, passes, and two passes in a row end it.
namespace broken::marks {

using senet::seat;

using shape = senet::board_shape<1, 5>;
using squares = senet::square_set<shape>;
enum class mark : std::uint8_t { x, o };

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (senet::grid<shape, mark>, board), (senet::below<3>, passes));
};

struct square_is_free : senet::rule<"MARK-1", "this square is taken"> {};
struct no_mark_beside : senet::rule<"MARK-2", "there is a mark of yours beside it"> {};
struct nothing_else_to_do : senet::rule<"MARK-3", "you can mark a square"> {};

constexpr squares beside_own(auto const& at) {
    return at.table.board.of(mark(at.seat())).neighbours();
}
constexpr squares markable(auto const& at) { return at.table.board.free() - beside_own(at); }

constexpr senet::verdict check_place(auto const& at, senet::square<shape> where) {
    return square_is_free{}(at.table.board.is_free(where)) &&
           no_mark_beside{}(!beside_own(at).contains(where));
}
constexpr void play_place(auto& at, senet::square<shape> where) {
    at.table.board.put(mark(at.seat()), where);
    at.table.passes = 0;
}

struct place {
    BOOST_HANA_DEFINE_STRUCT(place, (senet::square<shape>, where));

    static constexpr auto moves(auto const& at) { return markable(at); }
    constexpr senet::verdict check(auto const& at) const { return check_place(at, where); }
    constexpr void play(auto& at) const { play_place(at, where); }
};

struct pass {
    constexpr senet::verdict check(auto const& at) const {
        return nothing_else_to_do{}(markable(at).empty());
    }
    constexpr void play(auto& at) const { at.table.passes = at.table.passes + 1; }
};

struct both_passed {
    constexpr bool operator()(auto const& at) const { return at.table.passes == 2; }
};
struct marks_made {
    constexpr int operator()(auto const& at, seat s) const {
        return at.table.board.of(mark(s)).count();
    }
};

template <class Place = place, class Pass = pass>
struct game {
    static constexpr auto name = "marks";
    static constexpr int seats = 2;
    using table = marks::table;
    static constexpr auto phases =
        senet::named<"marking">(senet::take_turns_until<both_passed>(senet::choose<Place, Pass>));
    static constexpr auto scoring = senet::scoring(senet::line<"marks", marks_made>);
    static constexpr auto rules = senet::rules<square_is_free, no_mark_beside, nothing_else_to_do>;
};

/// The list forgets the last square.
struct place_without_last {
    static constexpr auto name = "place";
    BOOST_HANA_DEFINE_STRUCT(place_without_last, (senet::square<shape>, where));

    static constexpr auto moves(auto const& at) {
        return markable(at) - squares(senet::square<shape>{0, 4});
    }
    constexpr senet::verdict check(auto const& at) const { return check_place(at, where); }
    constexpr void play(auto& at) const { play_place(at, where); }
};

/// The list offers squares beside one's own marks.
struct place_anywhere {
    static constexpr auto name = "place";
    BOOST_HANA_DEFINE_STRUCT(place_anywhere, (senet::square<shape>, where));

    static constexpr auto moves(auto const& at) { return at.table.board.free(); }
    constexpr senet::verdict check(auto const& at) const { return check_place(at, where); }
    constexpr void play(auto& at) const { play_place(at, where); }
};

/// The list names the square in the middle twice.
struct place_twice {
    static constexpr auto name = "place";
    BOOST_HANA_DEFINE_STRUCT(place_twice, (senet::square<shape>, where));

    static constexpr void moves(auto const& at, auto&& sink) {
        for (auto const s : markable(at)) {
            sink(place_twice{s});
            if (s.index() == 2 && !at.table.board.free().contains(senet::square<shape>{0, 0}))
                sink(place_twice{s});
        }
    }
    constexpr senet::verdict check(auto const& at) const { return check_place(at, where); }
    constexpr void play(auto& at) const { play_place(at, where); }
};

/// Four squares can be marked at once, it says; at first five can.
struct place_one_of_four {
    static constexpr auto name = "place";
    static constexpr int most_moves = 3;
    BOOST_HANA_DEFINE_STRUCT(place_one_of_four, (senet::square<shape>, where));

    constexpr senet::verdict check(auto const& at) const { return check_place(at, where); }
    constexpr void play(auto& at) const { play_place(at, where); }
};

/// Every third mark is put somewhere else: who counts is not the position.
struct place_with_memory {
    static constexpr auto name = "place";
    BOOST_HANA_DEFINE_STRUCT(place_with_memory, (senet::square<shape>, where));

    static constexpr auto moves(auto const& at) { return markable(at); }
    constexpr senet::verdict check(auto const& at) const { return check_place(at, where); }
    void play(auto& at) const {
        static int count = 0;
        play_place(at, where);
        if (++count % 3 == 0)
            at.table.passes = 1;
    }
};

/// A rule is cited that the game does not know.
struct no_such_rule : senet::rule<"MARK-9", "this rule is on no list"> {};
struct pass_by_another_rule {
    static constexpr auto name = "pass";
    constexpr senet::verdict check(auto const& at) const {
        return no_such_rule{}(markable(at).empty());
    }
    constexpr void play(auto& at) const { pass{}.play(at); }
};

/// Nobody may pass any more when no square is left that could be marked by anybody.
struct pass_sometimes {
    static constexpr auto name = "pass";
    constexpr senet::verdict check(auto const& at) const {
        return nothing_else_to_do{}(markable(at).empty() && !at.table.board.free().empty());
    }
    constexpr void play(auto& at) const { pass{}.play(at); }
};

/// Passing is forgotten at once: nobody ever comes to two.
struct pass_in_vain {
    static constexpr auto name = "pass";
    constexpr senet::verdict check(auto const& at) const { return pass{}.check(at); }
    constexpr void play(auto& at) const { at.table.passes = 0; }
};

/// It is shorter than it says.
struct short_game : game<> {
    static constexpr int longest_game = 5;
};

} // namespace broken::marks

#endif // SENET_TESTS_TESTING_BROKEN_MARKS_HPP
