// SPDX-License-Identifier: MIT

#include <senet/redeal.hpp>

#include "support/catch.hpp"

#include <senet/engine.hpp>
#include <senet/io.hpp>
#include <senet/table.hpp>

#include <boost/hana/define_struct.hpp>

#include <set>
#include <sstream>
#include <string>

using namespace senet;

// Everybody writes a programme for a walk on a ring of six places: steps of 1 to 3 places, never two of one length in a
// row, no more than five places in all. Then all are revealed and walked.
namespace walks {

using steps = plan<within<1, 3>, 4>;

struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table,
        (per_seat<3, concealed<steps>>, programmes),
        (per_seat<3, below<6>>, places),
        (per_seat<3, secret<below<9>>>, tickets));
};

constexpr int length(steps const& walk) {
    int sum = 0;
    for (int const s : walk)
        sum += s;
    return sum;
}

struct steps_differ : rule<"WALK-1", "two steps in a row are not of one length"> {};
struct walk_is_short : rule<"WALK-2", "a walk is no longer than five places"> {};

struct write {
    BOOST_HANA_DEFINE_STRUCT(write, (within<1, 3>, count));

    constexpr verdict check(auto const& at) const {
        steps const& own = *at.table.programmes[at.seat()];
        return walk_is_short{}(!own.full() && length(own) + count <= 5) &&
               steps_differ{}(own.empty() || own[own.size() - 1] != count);
    }
    constexpr void play(auto& at) const { at.table.programmes[at.seat()]->add(count); }
};
struct commit {
    constexpr void play(auto&) const {}
};

struct reveal_all {
    constexpr void operator()(auto& at) const {
        for (auto& programme : at.table.programmes)
            programme.reveal();
    }
};
struct walk_all {
    constexpr void operator()(auto& at) const {
        for (int s = 0; s != 3; ++s) {
            at.table.places[s] = (at.table.places[s] + length(*at.table.programmes[s])) % 6;
            at.table.programmes[s].clear();
        }
    }
};
struct rest {
    constexpr void play(auto&) const {}
};
struct place_reached {
    constexpr int operator()(auto const& at, seat s) const { return at.table.places[s]; }
};

struct game {
    static constexpr auto name = "walks";
    static constexpr int seats = 3;
    using table = walks::table;

    static constexpr table setup() {
        table t{};
        for (int s = 0; s != 3; ++s)
            t.tickets[s].put(s);
        return t;
    }

    static constexpr auto phases = sequence(
        named<"writing">(each_seat(loop(choose<write, ends<commit>>))),
        run<reveal_all>,
        named<"resting">(choose<rest>),
        run<walk_all>);
    static constexpr auto scoring = senet::scoring(line<"place", place_reached>);
    static constexpr auto rules = senet::rules<walk_is_short, steps_differ>;

    static constexpr void redeal(auto& at, seat viewer, auto& random) {
        redeal_hidden(at, viewer, random);
        for (int s = 0; s != 3; ++s)
            if (s != viewer && !at.table.programmes[s].revealed())
                decide_again<"writing", &table::programmes>(at, s, random);
    }
};

using e = engine<game>;

/// Seat 0 has written 3 1, seat 1 has begun with 2.
constexpr e::position in_the_middle() {
    auto p = e::start();
    e::play(p, write{3});
    e::play(p, write{1});
    e::play(p, commit{});
    e::play(p, write{2});
    return p;
}

std::string digits(steps const& walk) {
    std::string text;
    for (int const s : walk)
        text += static_cast<char>('0' + s);
    return text;
}

bool could_be_written(steps const& walk) {
    for (int i = 1; i < walk.size(); ++i)
        if (walk[i] == walk[i - 1])
            return false;
    return length(walk) <= 5;
}

constexpr bool views_tell_nothing() {
    auto const p = in_the_middle();
    auto q = p;
    q.table.programmes[0]->add(1);
    q.table.programmes[1].clear();
    return e::view(p, 2) == e::view(q, 2) && e::view(p, 0) == e::view(p, 0) &&
           !(e::view(p, 0) == e::view(q, 0)) &&
           e::view(p, 0)[&table::programmes][0].value() == steps({3, 1}) &&
           !e::view(p, 0)[&table::programmes][1].known();
}
static_assert(views_tell_nothing());

constexpr bool revealed_programmes_stay() {
    auto p = in_the_middle();
    e::play(p, commit{});
    e::play(p, commit{}); // seat 2 has nothing to write
    random_source random{4};
    auto const q = e::redeal(p, 2, random);
    return e::phase(p) == "resting" && q.table.programmes == p.table.programmes &&
           e::view(p, 2)[&table::programmes][0].value() == steps({3, 1});
}
static_assert(revealed_programmes_stay());

} // namespace walks

TEST_CASE("programmes are seen by their owner until they are revealed") {
    CHECK(walks::views_tell_nothing());
    CHECK(walks::revealed_programmes_stay());
}

TEST_CASE("redealt programmes are those that could have been written") {
    using namespace walks;
    random_source random{99};
    auto const p = in_the_middle();
    std::set<std::string> finished;
    std::set<std::string> unfinished;
    for (int i = 0; i != 3000; ++i) {
        auto const q = e::redeal(p, 2, random);
        REQUIRE(e::view(q, 2) == e::view(p, 2));
        REQUIRE(e::to_act(q) == 1);
        REQUIRE(e::count_moves(q) > 0);
        REQUIRE(could_be_written(*q.table.programmes[0]));
        REQUIRE(could_be_written(*q.table.programmes[1]));
        REQUIRE(q.table.programmes[2] == p.table.programmes[2]);
        finished.insert(digits(*q.table.programmes[0]));
        unfinished.insert(digits(*q.table.programmes[1]));
        // pieces are dealt anew as ever
        REQUIRE(q.table.tickets[2] == p.table.tickets[2]);
    }
    // all there are, counted by hand: none, 1 2 3, 12 13 21 23 31 32, 121 131 212
    std::set<std::string> const all = {"",   "1",  "2",  "3",   "12",  "13", "21",
                                       "23", "31", "32", "121", "131", "212"};
    CHECK(finished == all);
    CHECK(unfinished == all);
}

TEST_CASE("the viewer's own programme is not touched, a half written one included") {
    using namespace walks;
    random_source random{5};
    auto const p = in_the_middle();
    for (int i = 0; i != 50; ++i) {
        auto const q = e::redeal(p, 1, random);
        REQUIRE(q.table.programmes[1] == p.table.programmes[1]);
        REQUIRE(e::count_moves(q) == e::count_moves(p));
    }
}

TEST_CASE("concealed things are printed for those who see them") {
    using namespace walks;
    std::ostringstream stream;
    stream << e::view(in_the_middle(), 0);
    CHECK(
        stream.str() == "as seen by seat 0, writing: seat 1 to act\n"
                        "programmes:\n  seat 0: 3, 1\n  seat 1: ?\n  seat 2: ?\n"
                        "places:\n  seat 0: 0\n  seat 1: 0\n  seat 2: 0\n"
                        "tickets:\n  seat 0: 0\n  seat 1: ?\n  seat 2: ?\n");
}
