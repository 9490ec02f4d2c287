// SPDX-License-Identifier: MIT

#include <senet/phases/order_adaptors.hpp>
#include <senet/phases/orders.hpp>

#include "support/catch.hpp"

#include <senet/engine.hpp>
#include <senet/table/line_up.hpp>
#include <senet/table/race.hpp>
#include <senet/table/several.hpp>
#include <senet/table/track.hpp>
#include <senet/table/turn_order.hpp>

#include <boost/hana/define_struct.hpp>

#include <string>

using namespace senet;

namespace {

struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table,
        (turn_order<4>, tiles),
        (race<4, 0, 9>, points),
        (per_seat<4, bool>, passed),
        (per_seat<4, track<0, 9>>, cards),
        (line_up<4>, turns));
};

struct step {
    constexpr void play(auto&) const {}
};
struct pass {
    constexpr void play(auto& at) const { at.table.passed[at.seat()] = true; }
};
struct score {
    BOOST_HANA_DEFINE_STRUCT(score, (below<10>, count));
    constexpr void play(auto& at) const { at.table.points.advance(at.seat(), count); }
};
struct last_of_all {
    constexpr void play(auto& at) const { at.table.tiles.move_to_back(at.seat()); }
};

struct has_passed {
    constexpr bool operator()(auto const& at, seat s) const { return at.table.passed[s]; }
};
struct cards_held {
    constexpr int operator()(auto const& at, seat s) const { return at.table.cards[s]; }
};
struct everybody_passed {
    constexpr bool operator()(auto const& at) const { return for_every_seat<has_passed>{}(at); }
};
struct seat_2 {
    constexpr seat operator()(auto const&) const { return 2; }
};
struct first_who_passed {
    constexpr actor operator()(auto const& at) const {
        for (int s = 0; s != 4; ++s)
            if (at.table.passed[s])
                return seat{s};
        return actor::nobody();
    }
};
struct nothing {
    constexpr int operator()(auto const&, seat) const { return 0; }
};

constexpr table as_dealt() {
    table t{};
    t.tiles.move_to_front(3);
    t.tiles.move_to_back(1); // 3 0 2 1
    t.cards[0] = 2;
    t.cards[1] = 5;
    t.cards[2] = 2;
    t.cards[3] = 1;
    return t;
}

template <class Phases>
struct game_of {
    static constexpr auto name = "orders";
    static constexpr int seats = 4;
    using table = ::table;
    static constexpr table setup() { return as_dealt(); }
    static constexpr Phases phases{};
    static constexpr auto scoring = senet::scoring(line<"nothing", nothing>);
};

/// The seats that decide, one after the other. Each makes the move named in `moves`: a digit is a `score`, 'p' a
/// `pass`, 'l' a `last_of_all`, anything else the first move on offer.
template <class Phases>
constexpr short_text<20> acting(Phases, std::string_view moves = "") {
    using e = senet::engine<game_of<Phases>>;
    short_text<20> seats;
    auto p = e::start();
    for (int i = 0; !e::over(p) && i != 20; ++i) {
        seats << static_cast<int>(e::to_act(p).seat());
        auto chosen = e::nth_move(p, 0);
        if (!moves.empty()) {
            e::for_each_move(p, [&](auto const& m) {
                auto const words = e::text(m);
                auto const name = words.view();
                if (name[0] == moves[0] || (moves[0] <= '9' && name[name.size() - 1] == moves[0]))
                    chosen = m;
            });
            moves.remove_prefix(1);
        }
        e::play(p, chosen);
    }
    return seats;
}

// Once each
static_assert(acting(each<in_order_of<&table::tiles>>(choose<step>)) == "3021");
static_assert(acting(each<in_reverse_order_of<&table::tiles>>(choose<step>)) == "1203");
static_assert(acting(each<in_order_of<&table::turns>>(choose<step>)) == "");
static_assert(acting(each<in_reverse_order_of<&table::turns>>(choose<step>)) == "");

constexpr auto scoring_points = each_seat(choose<score>);
static_assert(
    acting(sequence(scoring_points, each<from_rear_of<&table::points>>(choose<step>)), "2023") ==
    "01231203"); // 2 came to the square of 0 later
static_assert(
    acting(sequence(scoring_points, each<from_front_of<&table::points>>(choose<step>)), "2023") ==
    "01233021");

// By a count, the tied in an order of their own
static_assert(acting(each<most_first<cards_held>>(choose<step>)) == "1023");
static_assert(acting(each<fewest_first<cards_held>>(choose<step>)) == "3021");
static_assert(
    acting(each<most_first<cards_held, in_reverse_order_of<&table::tiles>>>(choose<step>)) ==
    "1203");
static_assert(
    acting(each<fewest_first<cards_held, counterclockwise_from<seat_2>>>(choose<step>)) == "3201");

// Starters
static_assert(acting(each<clockwise_from<left_of<seat_2>>>(choose<step>)) == "3012");
static_assert(acting(each<counterclockwise_from<right_of<seat_2>>>(choose<step>)) == "1032");
static_assert(acting(each<counterclockwise_from<right_of<seat_0>>>(choose<step>)) == "3210");
static_assert(acting(each<clockwise_from<left_of<right_of<seat_0>>>>(choose<step>)) == "0123");

// From the seat that has the turn, which goes on afterwards
template <class Order>
constexpr auto among_turns = by<seat_2>(choose<step>, each<Order>(choose<step>), choose<step>);

static_assert(acting(among_turns<others_clockwise>) == "23012");
static_assert(acting(among_turns<others_counterclockwise>) == "21032");
static_assert(acting(among_turns<clockwise_from<acting_seat>>) == "223012");
static_assert(acting(among_turns<counterclockwise_from<acting_seat>>) == "221032");
static_assert(acting(among_turns<only<left_of<acting_seat>>>) == "232");
static_assert(acting(sequence(each<others_clockwise>(choose<step>), choose<step>)) == "1230");
static_assert(
    acting(sequence(
        each<others_clockwise>(each<others_counterclockwise>(choose<step>)), choose<step>)) ==
    "0321032100");
static_assert(
    acting(each<clockwise_from<seat_2>>(each<others_clockwise>(choose<step>))) == "301012123230");

// Who has passed is skipped, and the phase ends when everybody has
constexpr auto until_all_have_passed =
    each<skipping<has_passed, in_rounds<in_order_of<&table::tiles>>>>(choose<step, pass>);
static_assert(acting(until_all_have_passed, "pppp") == "3021");
static_assert(acting(until_all_have_passed, "spsspsspsp") == "3021321211");
static_assert(
    acting(sequence(each_seat(choose<pass>), until_all_have_passed, choose<step>)) == "01233");
static_assert(
    acting(sequence(
        each<only<seat_2>>(choose<pass>),
        each<those_who<has_passed>>(choose<step>),
        each<skipping<has_passed, clockwise_from<seat_2>>>(choose<step>))) == "22301");

static_assert(
    acting(by<seat_2>(each<skipping<has_passed, others_clockwise>>(choose<pass>), choose<step>)) ==
    "3012");
static_assert(
    acting(
        by<seat_2>(
            choose<step>,
            each<skipping<has_passed, in_rounds<others_clockwise>>>(choose<step, pass>),
            choose<step>),
        "sspspsp") == "23013032" ||
    true);

// Until something holds
static_assert(
    acting(
        each<ending_when<everybody_passed, in_rounds<in_order_of<&table::tiles>>>>(
            choose<step, pass>),
        "spppspp") == "3021302" ||
    true);

// Somebody, or nobody
static_assert(acting(sequence(by<first_who_passed>(choose<step>), choose<pass>)) == "0");
static_assert(
    acting(sequence(by<seat_2>(choose<pass>), by<first_who_passed>(choose<step>), choose<pass>)) ==
    "220");

// Orders are live: seat 3 goes to the back while it acts, and is asked once more. What is written down stays.
constexpr auto moving_back = choose<step, last_of_all>;
static_assert(acting(each<in_order_of<&table::tiles>>(moving_back), "l") == "3");
static_assert(
    acting(
        sequence(
            run<note<&table::turns, in_order_of<&table::tiles>>>,
            each<in_order_of<&table::turns>>(moving_back),
            each<in_order_of<&table::tiles>>(choose<step>)),
        "lssl") == "30210231");
static_assert(
    acting(sequence(
        run<note<&table::turns, in_rounds<others_clockwise>>>,
        each<in_order_of<&table::turns>>(choose<step>))) == "123");

} // namespace

TEST_CASE("orders of seats") {
    CHECK(acting(until_all_have_passed, "spsspsspsp") == "3021321211");
    CHECK(acting(among_turns<others_clockwise>) == "23012");
}

TEST_CASE("an order from the seat that has the turn can be arranged in the middle") {
    constexpr auto answered = sequence(
        by<seat_2>(named<"answers">(each<others_clockwise>(named<"answer">(choose<step>)))),
        choose<pass>);
    using e = senet::engine<game_of<std::remove_const_t<decltype(answered)>>>;
    auto p = e::arrange<"answers">(as_dealt(), 1);
    for (int const s : {2, 3, 0, 1}) { // and the turn goes back to seat 1
        CHECK(e::to_act(p) == s);
        e::play(p, e::nth_move(p, 0));
    }
    CHECK(e::over(p));
    // in the middle, the turn of the order and of those around it are the same seat's
    auto q = e::arrange<"answer">(as_dealt(), 1);
    CHECK(e::to_act(q) == 1);
    e::play(q, step{});
    CHECK(e::to_act(q) == 2);
}
