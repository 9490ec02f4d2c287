// SPDX-License-Identifier: MIT

#include <senet/phases.hpp>

#include "support/catch.hpp"

#include <senet/engine.hpp>
#include <senet/table/several.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/define_struct.hpp>

#include <string>

using namespace senet;

namespace {

// A table to steer phases with, and moves that change it.
struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table,
        (track<0, 9>, count),
        (bool, flag),
        (below<3>, starter),
        (track<0, 99>, steps),
        (counter<9999>, effects));
};

struct step {
    constexpr void play(auto& at) const { at.table.steps.advance(); }
};
struct up {
    constexpr void play(auto& at) const { at.table.count.advance(); }
};
struct raise_flag {
    constexpr void play(auto& at) const { at.table.flag = true; }
};
struct lower_flag {
    constexpr void play(auto& at) const { at.table.flag = false; }
};
struct done {
    constexpr void play(auto&) const {}
};
struct toss {
    BOOST_HANA_DEFINE_STRUCT(toss, (bool, heads));
    constexpr void play(auto&) const {}
};
struct make_start {
    BOOST_HANA_DEFINE_STRUCT(make_start, (below<3>, who));
    constexpr void play(auto& at) const { at.table.starter = who; }
};

struct count_is_2 {
    constexpr bool operator()(auto const& at) const { return at.table.count >= 2; }
};
struct flag_is_up {
    constexpr bool operator()(auto const& at) const { return at.table.flag; }
};
struct count_up {
    constexpr void operator()(auto& at) const { at.table.count.advance(); }
};
struct clear_count {
    constexpr void operator()(auto& at) const { at.table.count = 0; }
};
struct count_a_little {
    constexpr void operator()(auto& at) const { at.table.effects.advance(); }
};
struct a_lot_counted {
    constexpr bool operator()(auto const& at) const { return at.table.effects >= 3000; }
};
struct at_a_thousand {
    constexpr bool operator()(auto const& at) const {
        return at.table.effects > 0 && at.table.effects % 1000 == 0 && at.table.effects != 3000;
    }
};
struct starting_seat {
    constexpr seat operator()(auto const& at) const { return static_cast<int>(at.table.starter); }
};
struct seat_2 {
    constexpr seat operator()(auto const&) const { return 2; }
};
struct round_is_1 {
    constexpr bool operator()(auto const& at) const { return at.table.starter == 1; }
};
struct nobody_at_all {
    static constexpr actor first(auto const&) { return actor::nobody(); }
    static constexpr actor next(auto const&, seat) { return actor::nobody(); }
};

struct steps_taken {
    constexpr int operator()(auto const& at, seat) const { return at.table.steps; }
};

template <class Phases>
struct game_of {
    static constexpr auto name = "phases";
    static constexpr int seats = 3;
    using table = ::table;
    static constexpr Phases phases{};
    static constexpr auto scoring = senet::scoring(line<"steps", steps_taken>);
};

/// Plays the first move on offer, or the next one named in `choices`, and writes down who decided what.
template <class Phases>
std::string run_through(Phases, std::string_view choices = "", int longest = 40) {
    using e = senet::engine<game_of<Phases>>;
    std::string trace;
    auto p = e::start();
    while (!e::over(p) && longest-- > 0) {
        auto m = e::nth_move(p, 0);
        if (!choices.empty()) {
            auto const end = choices.find(',');
            auto const words = choices.substr(0, end);
            choices.remove_prefix(end == std::string_view::npos ? choices.size() : end + 1);
            auto const read = e::parse(p, words);
            REQUIRE(read);
            m = *read;
        }
        if (!trace.empty())
            trace += ' ';
        trace += e::to_act(p).is_nature() ? std::string{"n"}
                                          : std::to_string(static_cast<int>(e::to_act(p).seat()));
        trace += ':';
        trace += e::text(p, m).view();
        REQUIRE(e::try_play(p, m));
    }
    if (e::over(p))
        trace += '.';
    return trace;
}

} // namespace

TEST_CASE("sequence, each_seat: one after the other, everybody once") {
    CHECK(run_through(sequence(choose<step>, choose<up>)) == "0:step 0:up.");
    CHECK(
        run_through(each_seat(choose<step>, choose<up>)) == "0:step 0:up 1:step 1:up 2:step 2:up.");
}

TEST_CASE("when, either: only if it holds") {
    CHECK(run_through(sequence(when<flag_is_up>(choose<step>), choose<up>)) == "0:up.");
    CHECK(
        run_through(sequence(choose<raise_flag>, when<flag_is_up>(choose<step>), choose<up>)) ==
        "0:raise_flag 0:step 0:up.");
    CHECK(
        run_through(sequence(either<flag_is_up>(choose<step>, choose<done>), choose<up>)) ==
        "0:done 0:up.");
    CHECK(
        run_through(sequence(
            choose<raise_flag>, either<flag_is_up>(choose<step>, choose<done>), choose<up>)) ==
        "0:raise_flag 0:step 0:up.");
}

TEST_CASE("first_of: the first whose condition holds, and no other") {
    constexpr auto by_priority = first_of(
        when<count_is_2>(choose<step>), when<flag_is_up>(choose<up>, choose<toss>),
        otherwise(choose<done>));
    CHECK(run_through(sequence(by_priority, choose<step>)) == "0:done 0:step.");
    CHECK(
        run_through(sequence(choose<raise_flag>, by_priority, choose<step>)) ==
        "0:raise_flag 0:up 0:toss no 0:step.");
    // the second holds, too, but comes later, even though the first alternative has ended
    CHECK(
        run_through(sequence(choose<raise_flag>, run<count_up, count_up>, by_priority)) ==
        "0:raise_flag 0:step.");
    // without an otherwise there may be nothing to do
    CHECK(
        run_through(sequence(
            first_of(when<count_is_2>(choose<step>), when<flag_is_up>(choose<up>)),
            choose<done>)) == "0:done.");
    CHECK(
        run_through(first_of(
            when<flag_is_up>(choose<up>), when<none_of<flag_is_up>>(choose<raise_flag>))) ==
        "0:raise_flag.");
}

TEST_CASE("until: again and again, not at all if it holds already") {
    CHECK(run_through(until<count_is_2>(choose<up>, choose<step>)) == "0:up 0:step 0:up 0:step.");
    CHECK(
        run_through(sequence(
            run<count_up, count_up>, until<count_is_2>(choose<up>), choose<done>)) == "0:done.");
    // a loop of effects alone runs to its end without stopping
    CHECK(run_through(sequence(until<count_is_2>(run<count_up>), choose<done>)) == "0:done.");
}

TEST_CASE("repeat: so many times, also inside another repetition") {
    CHECK(run_through(repeat<3>(choose<step>)) == "0:step 0:step 0:step.");
    CHECK(
        run_through(repeat<2>(choose<up>, repeat<2>(choose<step>))) ==
        "0:up 0:step 0:step 0:up 0:step 0:step.");
}

TEST_CASE("counting: the table says which time it is") {
    // 0, 1 and 2: three rounds, and what is done in one can depend on which it is
    CHECK(
        run_through(sequence(
            counting<&table::starter>(
                each<clockwise_from<starting_seat>>(choose<step>), when<round_is_1>(choose<up>)),
            choose<done>)) ==
        "0:step 1:step 2:step 1:step 2:step 0:step 0:up 2:step 0:step 1:step 1:done.");
    CHECK(
        run_through(counting<&table::flag>(counting<&table::starter>(choose<step>), choose<up>)) ==
        "0:step 0:step 0:step 0:up 0:step 0:step 0:step 0:up.");
    // a count without a decision inside, and one that is left
    CHECK(
        run_through(
            sequence(counting<&table::starter>(run<count_up>), when<count_is_2>(choose<step>))) ==
        "0:step.");
    CHECK(
        run_through(
            sequence(
                loop(counting<&table::starter>(choose<step, ends<done>>)),
                when<round_is_1>(choose<up>)),
            "step,done,up") == "0:step 0:done 0:up.");
}

namespace {

constexpr auto rounds = counting<&table::starter>(named<"round">(choose<step>));
using rounds_engine = senet::engine<game_of<std::remove_const_t<decltype(rounds)>>>;

} // namespace

TEST_CASE("counting: an arranged round is the one the table says") {
    table t{};
    t.starter = 1;
    auto p = rounds_engine::arrange<"round">(t);
    CHECK(sizeof(p) == sizeof(table) + 2); // place and seat, nothing for the count
    rounds_engine::play(p, step{});
    CHECK(p.table.starter == 2);
    rounds_engine::play(p, step{});
    CHECK(rounds_engine::over(p));
    CHECK(p.table.starter == 2);
}

namespace {

constexpr auto many_steps_in_between = sequence(
    choose<step>,
    repeat<255>(run<count_a_little>, repeat<9>(run<count_a_little>)),
    until<a_lot_counted>(run<count_a_little>),
    choose<done>);
using counting_engine =
    senet::engine<game_of<std::remove_const_t<decltype(many_steps_in_between)>>>;

/// Thousands of effects between two decisions, which no compiler takes as calls within calls.
constexpr bool effects_go_round() {
    auto p = counting_engine::start();
    counting_engine::play(p, step{});
    return p.table.effects == 3000 && counting_engine::to_act(p) == 0 &&
           counting_engine::check(p, done{});
}
static_assert(effects_go_round());

} // namespace

TEST_CASE("loops without a decision, alone and inside those with one") {
    CHECK(effects_go_round());
    // a loop that sometimes stops for a decision and sometimes goes round without
    CHECK(
        run_through(sequence(
            until<a_lot_counted>(
                run<count_a_little>, when<at_a_thousand>(choose<step>),
                repeat<2>(when<at_a_thousand>(run<count_a_little>))),
            choose<done>)) == "0:step 0:step 0:done.");
    // leaving it, from inside another one, after a decision
    CHECK(
        run_through(
            sequence(
                loop(until<a_lot_counted>(
                    run<count_a_little>, when<at_a_thousand>(choose<again<step>, ends<done>>))),
                choose<up>),
            "step,done,up") == "0:step 0:done 0:up.");
    // an order in which nobody decides anything
    CHECK(
        run_through(sequence(
            repeat<200>(each<clockwise_from<seat_2>>(run<count_a_little>)), choose<step>,
            repeat<200>(each_seat(run<count_a_little>), when<flag_is_up>(choose<up>)),
            choose<done>)) == "1:step 2:done.");
}

TEST_CASE("loop: until a move that ends it, again: the same choice once more") {
    CHECK(
        run_through(loop(choose<step, ends<done>>, choose<up>), "step,up,step,up,done") ==
        "0:step 0:up 0:step 0:up 0:done.");
    CHECK(
        run_through(sequence(choose<again<step>, done>, choose<up>), "step,step,done,up") ==
        "0:step 0:step 0:done 0:up.");
    // ends leaves the innermost loop only
    CHECK(
        run_through(
            loop(loop(choose<step, ends<done>>), choose<up, ends<raise_flag>>),
            "step,done,up,done,raise_flag") == "0:step 0:done 0:up 0:done 0:raise_flag.");
}

TEST_CASE("then: after this move these phases, then what follows the choice") {
    constexpr auto branching =
        sequence(choose<then<up, choose<step>, choose<toss>>, done>, choose<raise_flag>);
    CHECK(
        run_through(branching, "up,step,toss no,raise_flag") ==
        "0:up 0:step 0:toss no 0:raise_flag.");
    CHECK(run_through(branching, "done,raise_flag") == "0:done 0:raise_flag.");
    // several of them, the one in the middle without anything of its own
    constexpr auto several_branches = sequence(
        choose<then<up, choose<step>>, raise_flag, then<done, run<count_up>>>, choose<toss>);
    CHECK(run_through(several_branches, "up,step,toss no") == "0:up 0:step 0:toss no.");
    CHECK(run_through(several_branches, "raise_flag,toss no") == "0:raise_flag 0:toss no.");
    CHECK(run_through(several_branches, "done,toss no") == "0:done 0:toss no.");
    // and inside one another
    constexpr auto nested =
        each_seat(choose<then<up, choose<then<step, choose<toss>>, raise_flag>>, done>);
    CHECK(
        run_through(nested, "up,step,toss no,up,raise_flag,done") ==
        "0:up 0:step 0:toss no 1:up 1:raise_flag 2:done.");
}

TEST_CASE("then, again and ends: phases in between, in loops inside loops") {
    constexpr auto shop = loop(choose<
                               again<step, until<count_is_2>(choose<up>)>,
                               then<toss, choose<raise_flag>>, ends<done, choose<lower_flag>>>);
    CHECK(
        run_through(
            sequence(shop, choose<make_start>),
            "step,up,up,step,toss no,raise_flag,done,lower_flag,make_start 1") ==
        "0:step 0:up 0:up 0:step 0:toss no 0:raise_flag 0:done 0:lower_flag 0:make_start 1.");
    // a branch leaves the loop around its choice, a loop inside it only itself
    constexpr auto inner_loop =
        loop(choose<
             then<up, loop(choose<step, ends<done>>), choose<ends<raise_flag>, lower_flag>>, toss>);
    CHECK(
        run_through(
            sequence(inner_loop, choose<make_start>),
            "toss no,up,step,done,lower_flag,up,done,raise_flag,make_start 0") ==
        "0:toss no 0:up 0:step 0:done 0:lower_flag 0:up 0:done 0:raise_flag 0:make_start 0.");
    // out of an order and a repetition inside a branch, the turn goes back to whose loop it was
    constexpr auto answered = each_seat(
        loop(choose<
             then<
                 up, repeat<2>(each<clockwise_from<seat_2>>(
                         choose<step, ends<raise_flag, choose<lower_flag>>>))>,
             ends<done>>),
        choose<toss>);
    CHECK(
        run_through(
            answered,
            "up,step,step,step,step,raise_flag,lower_flag,toss no,done,toss yes,up,raise_flag,lower_flag,toss no") ==
        "0:up 2:step 0:step 1:step 2:step 0:raise_flag 0:lower_flag 0:toss no 1:done 1:toss yes 2:up 2:raise_flag "
        "2:lower_flag 2:toss no.");
    // nature's draws have branches, too
    CHECK(
        run_through(loop(nature<then<step, choose<up>>, ends<done>>), "step,up,done") ==
        "n:step 0:up n:done.");
}

namespace {

constexpr auto shopping = named<"shopping">(
    loop(choose<
         then<up, named<"paying">(choose<step>), named<"packing">(repeat<2>(choose<toss>))>,
         ends<done>>));
using shop_engine = senet::engine<game_of<std::remove_const_t<decltype(shopping)>>>;

constexpr bool branches_are_phases_with_names() {
    auto p = shop_engine::start();
    shop_engine::play(p, up{});
    bool good = shop_engine::phase(p) == "paying" && shop_engine::count_moves(p) == 1;
    shop_engine::play(p, step{});
    good = good && shop_engine::phase(p) == "packing";
    auto packing = shop_engine::arrange<"packing">(table{});
    shop_engine::play(packing, toss{});
    shop_engine::play(packing, toss{});
    good = good && shop_engine::phase(packing) == "shopping";
    shop_engine::play(packing, done{});
    return good && shop_engine::over(packing);
}
static_assert(branches_are_phases_with_names());

} // namespace

TEST_CASE("a phase after a move has its name and can be arranged") {
    CHECK(branches_are_phases_with_names());
}

TEST_CASE("a loop can be left from inside an order or a repetition") {
    // the turn goes back to seat 0, whose loop it was
    CHECK(
        run_through(
            each_seat(loop(each<clockwise_from<seat_2>>(choose<step, ends<done>>)), choose<up>),
            "step,step,done,up,step,done,up,done,up") ==
        "2:step 0:step 1:done 0:up 2:step 0:done 1:up 2:done 2:up.");
    CHECK(
        run_through(
            sequence(loop(repeat<3>(choose<step, ends<done>>)), repeat<2>(choose<up>)),
            "step,done,up,up") == "0:step 0:done 0:up 0:up.");
}

TEST_CASE("take_turns_until: round the table until something holds at the end of a turn") {
    CHECK(
        run_through(take_turns_until<count_is_2>(choose<step, up>), "step,up,step,step,up") ==
        "0:step 1:up 2:step 0:step 1:up.");
    CHECK(
        run_through(
            sequence(run<count_up, count_up>, take_turns_until<count_is_2>(choose<step>))) == ".");
}

TEST_CASE("each: orders of a game's own") {
    CHECK(run_through(each<clockwise_from<seat_2>>(choose<step>)) == "2:step 0:step 1:step.");
    CHECK(
        run_through(each<counterclockwise_from<seat_0>>(choose<step>)) == "0:step 2:step 1:step.");
    CHECK(run_through(sequence(each<nobody_at_all>(choose<step>), choose<up>)) == "0:up.");
    CHECK(
        run_through(
            sequence(choose<make_start>, each<clockwise_from<starting_seat>>(choose<step>)),
            "make_start 1,step,step,step") == "0:make_start 1 1:step 2:step 0:step.");
}

TEST_CASE("by: somebody else decides for a moment, then the turn goes on") {
    CHECK(
        run_through(each_seat(choose<step>, by<seat_2>(choose<up>), choose<done>)) ==
        "0:step 2:up 0:done 1:step 2:up 1:done 2:step 2:up 2:done.");
    CHECK(
        run_through(
            each_seat(choose<step>, each<clockwise_from<seat_0>>(choose<up>), choose<done>), "",
            6) == "0:step 0:up 1:up 2:up 0:done 1:step");
}

TEST_CASE("by gives the turn back, outside any order too") {
    CHECK(
        run_through(sequence(choose<step>, by<seat_2>(choose<up>), choose<done>)) ==
        "0:step 2:up 0:done.");
    CHECK(
        run_through(until<count_is_2>(choose<step>, by<seat_2>(choose<up>))) ==
        "0:step 2:up 0:step 2:up.");
}

TEST_CASE("nature draws for the seat whose turn it is") {
    CHECK(
        run_through(each_seat(nature<toss>, choose<step>)) ==
        "n:toss no 0:step n:toss no 1:step n:toss no 2:step.");
    CHECK(run_through(loop(nature<ends<toss>, done>), "done,toss yes") == "n:done n:toss yes.");
}

namespace {

constexpr auto three_phases = sequence(
    named<"opening">(choose<step>),
    named<"middle">(each_seat(choose<up>, named<"inner">(choose<done>), repeat<2>(choose<step>))),
    named<"end">(run<clear_count>, choose<raise_flag>));
using named_engine = senet::engine<game_of<std::remove_const_t<decltype(three_phases)>>>;

constexpr bool phases_have_names() {
    auto p = named_engine::start();
    if (named_engine::phase(p) != "opening")
        return false;
    named_engine::play(p, step{});
    if (named_engine::phase(p) != "middle")
        return false;
    named_engine::play(p, up{});
    if (named_engine::phase(p) != "inner")
        return false;
    named_engine::play(p, done{});
    return named_engine::phase(p) == "middle";
}
static_assert(phases_have_names());

constexpr bool a_phase_can_be_arranged() {
    table t{};
    t.count = 7;
    auto const middle = named_engine::arrange<"middle">(t, 1);
    auto const inner = named_engine::arrange<"inner">(t, 2);
    auto const end = named_engine::arrange<"end">(t);
    return named_engine::to_act(middle) == 1 && named_engine::phase(middle) == "middle" &&
           middle.table.count == 7 && named_engine::to_act(inner) == 2 &&
           named_engine::phase(inner) == "inner" && named_engine::phase(end) == "end" &&
           end.table.count == 0;
}
static_assert(a_phase_can_be_arranged());

} // namespace

TEST_CASE("phases have names, and positions in them can be arranged and continued") {
    CHECK(phases_have_names());
    CHECK(a_phase_can_be_arranged());
    auto p = named_engine::arrange<"inner">(table{}, 1);
    int moves = 0;
    while (!named_engine::over(p)) {
        named_engine::play(p, named_engine::nth_move(p, 0));
        ++moves;
    }
    CHECK(moves == 3 + 4 + 1); // the rest of seat 1's turn, seat 2's, and the end
}

namespace {

constexpr auto answering = each_seat(named<"turn">(
    by<seat_2>(named<"answer">(choose<up>)), named<"rest">(named<"last">(choose<done>))));
using answers = senet::engine<game_of<std::remove_const_t<decltype(answering)>>>;

} // namespace

TEST_CASE("phases inside orders can be arranged, and the innermost name counts") {
    auto p = answers::arrange<"answer">(table{}, 1);
    CHECK(answers::to_act(p) == 1);
    answers::play(p, up{});
    CHECK(answers::to_act(p) == 1);
    CHECK(answers::phase(p) == "last");
    auto q = answers::arrange<"turn">(table{}, 1);
    CHECK(answers::to_act(q) == 2);
    answers::play(q, up{});
    CHECK(answers::to_act(q) == 1);
}

TEST_CASE("phases are empty types, and so is what they are made of") {
    STATIC_REQUIRE(std::is_empty_v<std::remove_const_t<decltype(three_phases)>>);
    STATIC_REQUIRE(phase<std::remove_cvref_t<decltype(choose<step>)>>);
    STATIC_REQUIRE_FALSE(phase<step>);
    STATIC_REQUIRE(
        sizeof(named_engine::position) ==
        sizeof(table) + 4); // place, seat, one repetition, and a byte to make them even
}

namespace {

constexpr auto asking = named<"asking">(choose<step>);
constexpr auto asking_twice = sequence(asking, named<"raising">(choose<raise_flag>), asking);
using asked_twice = senet::engine<game_of<std::remove_const_t<decltype(asking_twice)>>>;

constexpr bool a_phase_can_be_there_twice() {
    auto p = asked_twice::arrange<"asking">(table{}); // its first place
    bool good = asked_twice::phase(p) == "asking";
    asked_twice::play(p, step{});
    good = good && asked_twice::phase(p) == "raising";
    asked_twice::play(p, raise_flag{});
    good = good && asked_twice::phase(p) == "asking" && p != asked_twice::start();
    asked_twice::play(p, step{});
    return good && asked_twice::over(p);
}
static_assert(a_phase_can_be_there_twice());

} // namespace

TEST_CASE("one and the same named phase can be there twice") {
    CHECK(a_phase_can_be_there_twice());
    CHECK(run_through(asking_twice) == "0:step 0:raise_flag 0:step.");
}

namespace {

struct flag_is_down : rule<"TEST-1", "the flag is up"> {};
struct lower {
    constexpr verdict check(auto const& at) const { return flag_is_down{}(!at.table.flag); }
    constexpr void play(auto&) const {}
};

} // namespace

TEST_CASE("can: whether a move would be legal") {
    CHECK(
        run_through(sequence(
            when<can<lower>>(choose<step>), choose<raise_flag>, when<can<lower>>(choose<step>),
            when<none_of<can<lower>>>(choose<up>))) == "0:step 0:raise_flag 0:up.");
}
