// SPDX-License-Identifier: MIT

// Moves with structs, subsets of enumerations and values that may be missing, and with long texts.
#include <senet/moves/struct_domain.hpp>

#include "support/catch.hpp"

#include <senet/engine.hpp>
#include <senet/io.hpp>
#include <senet/record.hpp>
#include <senet/table.hpp>

#include <boost/hana/define_struct.hpp>

#include <sstream>
#include <string>

using namespace senet;

namespace market {

enum class ware : std::uint8_t { grape, papyrus, linen };
enum class a_long_name : std::uint8_t {
    the_quick_brown_fox_jumps_over_the_lazy_dog,
    how_vexingly_quick_daft_zebras_jump,
    sphinx_of_black_quartz_judge_my_vow
};

struct payment {
    BOOST_HANA_DEFINE_STRUCT(payment, (below<4>, gold), (below<4>, silver));
};

struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table,
        (payment, till),
        (subset_of<ware>, sold),
        (maybe<ware>, wish),
        (per_seat<2, commitment<payment>>, offers),
        (below<5>, turns));
};

struct till_is_small : rule<"MARKET-1", "there are no more than three of each in the till"> {};

struct pay {
    BOOST_HANA_DEFINE_STRUCT(pay, (payment, price), (maybe<ware>, wish));

    static constexpr std::string_view words = "pay {price}, wish {wish}";
    constexpr verdict check(auto const& at) const {
        return till_is_small{}(
            at.table.till.gold + price.gold <= 3 && at.table.till.silver + price.silver <= 3);
    }
    constexpr void play(auto& at) const {
        at.table.till.gold = at.table.till.gold + price.gold;
        at.table.till.silver = at.table.till.silver + price.silver;
        at.table.wish = wish;
        at.table.turns = at.table.turns + 1;
    }
};

struct sell {
    BOOST_HANA_DEFINE_STRUCT(sell, (subset_of<ware>, wares));

    constexpr void play(auto& at) const {
        at.table.sold = at.table.sold | wares;
        at.table.turns = at.table.turns + 1;
    }
};

struct offer {
    BOOST_HANA_DEFINE_STRUCT(offer, (payment, price));

    constexpr void play(auto& at) const {
        at.table.offers[at.seat()].make(price);
        at.table.turns = at.table.turns + 1;
    }
};

struct recite {
    BOOST_HANA_DEFINE_STRUCT(recite, (subset_of<a_long_name>, verses), (a_long_name, refrain));

    constexpr void play(auto& at) const { at.table.turns = at.table.turns + 1; }
};

struct evening {
    constexpr bool operator()(auto const& at) const { return at.table.turns == 4; }
};
struct gold_in_till {
    constexpr int operator()(auto const& at, seat) const { return at.table.till.gold; }
};

struct game {
    static constexpr auto name = "market";
    static constexpr int seats = 2;
    using table = market::table;
    static constexpr auto phases = take_turns_until<evening>(choose<pay, sell, offer, recite>);
    static constexpr auto scoring = senet::scoring(line<"gold", gold_in_till>);
    static constexpr auto rules = senet::rules<till_is_small>;
};

using e = engine<game>;

// A struct of values lies on the table as its members do.
static_assert(senet::detail::number_count<table>() == 2 + 3 + 1 + 2 + 1);
static_assert(e::move_ids == 16 * 4 + 8 + 16 + 8 * 3);

constexpr bool ids_and_texts_go_round() {
    for (std::uint64_t id = 0; id != e::move_ids; ++id) {
        auto const m = e::move_at(id);
        auto const read = e::parse(e::text(m));
        if (e::id(m) != id || !read || *read != m)
            return false;
    }
    return true;
}

constexpr bool longest_text_has_room() {
    auto const everything = recite{
        subset_of<a_long_name>::full(), a_long_name::the_quick_brown_fox_jumps_over_the_lazy_dog};
    return e::text(everything).size() == std::string_view{"recite "}.size() + 119 + 1 + 43 &&
           sizeof(e::text_type) == sizeof(short_text<170>) && e::text(sell{}) == "sell {}";
}
static_assert(longest_text_has_room());

constexpr e::position some_day() {
    auto p = e::start();
    e::play(p, pay{{1, 2}, ware::linen});
    e::play(p, sell{{ware::grape, ware::linen}});
    e::play(p, offer{{3, 0}});
    return p;
}

constexpr bool members_do_their_work() {
    auto const p = some_day();
    return p.table.till.gold == 1 && p.table.till.silver == 2 &&
           p.table.wish.get() == ware::linen && p.table.sold.count() == 2 &&
           p.table.offers[0].value().gold == 3 && !e::check(p, pay{{0, 2}, {}}) &&
           e::check(p, pay{{2, 1}, {}}) &&
           e::text(pay{{0, 2}, {}}) == "pay (gold 0, silver 2), wish none" &&
           !e::view(p, 1)[&table::offers][0].known() &&
           e::view(p, 0)[&table::offers][0].value().gold == 3;
}
static_assert(members_do_their_work());

} // namespace market

TEST_CASE("moves with structs, subsets and missing values") {
    using namespace market;
    CHECK(members_do_their_work());
    CHECK(ids_and_texts_go_round());
    CHECK(longest_text_has_room());
}

TEST_CASE("a text that is no such move says what was expected") {
    using namespace market;
    auto const read = e::parse("pay (gold 1, silver 7), wish none");
    REQUIRE_FALSE(read);
    CHECK(read.error().column == 5);
    CHECK(read.error().expected == "(gold a number from 0 to 3, silver a number from 0 to 3)");
    auto const sold = e::parse("sell {grape, silk}");
    REQUIRE_FALSE(sold);
    CHECK(sold.error().column == 6);
    CHECK(sold.error().expected == "some of grape, papyrus or linen, in braces");
}

TEST_CASE("they are printed, recorded and read") {
    using namespace market;
    std::ostringstream stream;
    stream << some_day();
    CHECK(
        stream.str() == "seat 1 to act\n"
                        "till:\n  gold: 1\n  silver: 2\n"
                        "sold: {grape, linen}\n"
                        "wish: linen\n"
                        "offers:\n  seat 0: (gold 3, silver 0)\n  seat 1: nothing\n"
                        "turns: 3\n");

    record<e> played;
    REQUIRE(played.try_play(pay{{1, 2}, ware::linen}));
    REQUIRE(played.try_play(sell{{ware::grape, ware::linen}}));
    REQUIRE(played.try_play(sell{{}}));
    REQUIRE(played.try_play(
        recite{subset_of<a_long_name>::full(), a_long_name::how_vexingly_quick_daft_zebras_jump}));
    for (auto const& text : {to_text(played), to_json_lines(played)}) {
        auto const read = read_record<e>(text);
        REQUIRE(read);
        CHECK(*read == played);
        CHECK(read->now() == played.now());
    }
    auto const arranged = record<e>{some_day()};
    for (auto const& text : {to_text(arranged), to_json_lines(arranged)}) {
        auto const read = read_record<e>(text);
        REQUIRE(read);
        CHECK(read->now() == some_day());
    }
    CHECK(to_json_lines(played).find("(gold 1, silver 2)") != std::string::npos);
}

// Moves with the names of the functions of a move
namespace cards {

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (below<6>, done), (bool, checked));
};

struct counts {
    constexpr void play(auto& at) const { at.table.done = at.table.done + 1; }
};
struct draw : counts {};
struct odds : counts {};
struct moves {
    BOOST_HANA_DEFINE_STRUCT(moves, (below<3>, far));
    constexpr void play(auto& at) const { at.table.done = at.table.done + 1; }
};
struct check {
    constexpr void play(auto& at) const {
        at.table.done = at.table.done + 1;
        at.table.checked = true;
    }
};
struct check_once : check { // derives from a class of that name, and has a list of its own
    static constexpr bool moves(auto const& at) { return !at.table.checked; }
};
struct checked_draw : draw {
    constexpr verdict check(auto const& at) const {
        return nothing_is_checked{}(!at.table.checked);
    }
    struct nothing_is_checked : rule<"CARDS-1", "after a check nothing is drawn"> {};
};

struct enough {
    constexpr bool operator()(auto const& at) const { return at.table.done == 5; }
};
struct nothing {
    constexpr int operator()(auto const&, seat) const { return 0; }
};

struct game {
    static constexpr auto name = "cards";
    static constexpr int seats = 2;
    using table = cards::table;
    static constexpr auto phases =
        take_turns_until<enough>(choose<draw, odds, moves, check, check_once, checked_draw>);
    static constexpr auto scoring = senet::scoring(line<"nothing", nothing>);
};
using e = engine<game>;

constexpr bool moves_may_be_called_like_their_functions() {
    auto p = e::start();
    bool good = e::count_moves(p) == 8;
    e::play(p, draw{});
    e::play(p, odds{});
    e::play(p, moves{2});
    e::play(p, check{});
    good = good && e::count_moves(p) == 6 && !e::check(p, check_once{}) &&
           e::check(p, checked_draw{}).rule() == "CARDS-1" && e::check(p, draw{});
    e::play(p, check{});
    return good && e::text(draw{}) == "draw" && e::text(moves{2}) == "moves 2" &&
           e::text(check{}) == "check";
}
static_assert(moves_may_be_called_like_their_functions());

} // namespace cards

TEST_CASE("moves may be called like the functions of a move") {
    CHECK(cards::moves_may_be_called_like_their_functions());
}

TEST_CASE("what may be missing is a value or a word in JSON") {
    using lot = senet::maybe<senet::below<3>, "keep">;
    using form = senet::detail::json_form<lot>;
    CHECK(form::write(lot{}) == "\"keep\"");
    CHECK(form::write(lot{senet::below<3>{2}}) == "2");
    CHECK(form::expected() == "a number from 0 to 2, or \"keep\"");
    auto const read = [](std::string_view text) {
        senet::detail::json_line line;
        lot out{senet::below<3>{1}};
        REQUIRE(line.parse(text));
        return form::read(line, 0, out) ? form::write(out) : "nothing";
    };
    CHECK(read("\"keep\"") == "\"keep\"");
    CHECK(read("2") == "2");
    CHECK(read("3") == "nothing");
    CHECK(read("\"none\"") == "nothing");
    CHECK(read("null") == "nothing");
}
