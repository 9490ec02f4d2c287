// SPDX-License-Identifier: MIT

#include "games/valley_of_the_kings/arranged.hpp"

#include "support/catch.hpp"
#include "support/play.hpp"

#include <senet/io.hpp>

#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

// Setup and buying cubes (sections 3, 5 and 17).
namespace {

using namespace valley_tests;

/// The auction of round 2, with these groups on display.
template <class Engine>
typename Engine::table display_of(std::vector<std::string_view> const& groups) {
    auto t = table_in_round<Engine>(2);
    int g = 1;
    for (auto const cubes : groups)
        on_display(t, g++, cubes);
    return t;
}

/// The cubes of a supply, in the order of their colours.
std::string letters(auto const& cubes) {
    std::string text;
    for (cube const colour : all_colours)
        text += std::string(
            static_cast<std::size_t>(cubes.count(colour)), "kwgnr"[static_cast<int>(colour)]);
    return text;
}

std::vector<std::string_view> const four_groups = {"kkkkk", "wwwww", "ggggg", "nnnnn"};

template <class Engine>
void lay_one(typename Engine::position& p, int seat, int value, int group) {
    REQUIRE(Engine::to_act(p) == senet::seat{seat});
    REQUIRE(Engine::try_play(p, lay{value, group}));
}

} // namespace

TEST_CASE(
    "VOK-040, VOK-041, VOK-042, VOK-050, VOK-007, VOK-009: what lies on the table at the beginning") {
    auto const t = four::game::setup();
    CHECK(t.bag.size() == 165); // VOK-040
    for (int s = 0; s != 4; ++s) {
        CHECK(t.tablets[s]->kept.size() == 8); // VOK-041
        CHECK(t.scarabs[s] == 8);
        CHECK(t.foremen[s].size() == 2);
        CHECK(t.workers[s].size() == 5);
        for (cell const where : t.foremen[s]) // VOK-042
            CHECK(where == c("16"));
        for (cell const where : t.workers[s])
            CHECK(where == c("16"));
        CHECK(t.programmes[s]->empty()); // VOK-009
        CHECK(t.hands[s].empty());
    }
    for (int site = 1; site <= sites; ++site) { // VOK-050
        CHECK_FALSE(t.sites.owned(site));
        CHECK(t.sites[site].empty());
    }
    CHECK(t.pharaoh.empty());
}

TEST_CASE("VOK-043, VOK-044, VOK-045, VOK-046: closed sites take no scarabs of players") {
    auto const open = [](auto const& t) {
        int n = 0;
        for (int site = 1; site <= sites; ++site)
            n += t.sites.open(site) ? 1 : 0;
        return n;
    };
    CHECK(open(four::game::setup()) == 15);
    CHECK(open(three::game::setup()) == 12);
    CHECK(open(two::game::setup()) == 9);
    auto const t = two::game::setup();
    CHECK(t.scarabs[0] == 8); // VOK-046
    CHECK(t.scarabs[1] == 8);
    CHECK_FALSE(t.sites.open(7));
    CHECK_FALSE(t.sites.open(15));
    CHECK(three::game::setup().sites.open(15));
}

TEST_CASE("VOK-008, VOK-049, VOK-353: the first seat is drawn, each as likely, or given") {
    using drawn = senet::engine<game<options{.players = 3}>>;
    auto p = drawn::start();
    CHECK(drawn::phase(p) == "start");
    CHECK(drawn::to_act(p).is_nature());
    CHECK(drawn::count_moves(p) == 3);
    CHECK(drawn::total_odds(p) == 3);
    CHECK(refusal<drawn>(p, start{3}) == "VOK-049");
    for (int s = 0; s != 3; ++s) {
        CHECK(drawn::odds(p, start{s}) == 1);
        auto q = p;
        drawn::play(q, start{s});
        CHECK(q.table.disc.is(s));
        CHECK(q.table.round == 1);
        pass_until<drawn>(q, "bid");
        CHECK(drawn::to_act(q) == senet::seat{s}); // VOK-061
    }
    using given = senet::engine<game<options{.players = 3, .start_player = {2}}>>;
    CHECK(given::phase(given::start()) == "draw");
    CHECK(given::start().table.disc.is(2));
    CHECK_FALSE(can_be_played(options{.players = 3, .start_player = {3}}));
    CHECK_FALSE(can_be_played(options{.players = 5}));
    CHECK_FALSE(can_be_played(options{.players = 1}));
    CHECK_FALSE(can_be_played(options{.round_cap = -1}));
    CHECK(can_be_played(options{.players = 2, .round_cap = 100, .start_player = {1}}));
}

TEST_CASE("VOK-080: cubes are drawn by what is in the bag, group by group") {
    auto p = three::start();
    CHECK(three::total_odds(p) == 165);
    CHECK(three::odds(p, draw_cube{red}) == 33);
    three::play(p, draw_cube{red});
    CHECK(three::odds(p, draw_cube{red}) == 32);
    CHECK(p.table.display[0].count(red) == 1);
    for (int i = 1; i != 20; ++i) {
        REQUIRE(three::phase(p) == "draw");
        three::play(p, draw_cube{i < 5 ? red : white});
    }
    CHECK(three::phase(p) == "bid");
    CHECK(letters(p.table.display[0]) == "rrrrr");
    CHECK(letters(p.table.display[3]) == "wwwww");
    CHECK(p.table.bag.size() == 145);
    auto q = three::start();
    q.table.bag.take(red, 33);
    CHECK(three::odds(q, draw_cube{red}) == 0);
    CHECK(refusal<three>(q, draw_cube{red}) == "SENET-3");
}

TEST_CASE("VOK-081: if the bag runs out, the last group is short and empty ones are not offered") {
    auto t = table_in_round<four>(4);
    for (cube const colour : all_colours)
        t.bag.take(colour, colour == red ? 25 : 33);
    auto p = four::arrange<"draw">(t, 0);
    while (four::phase(p) == "draw")
        four::play(p, draw_cube{red});
    CHECK(p.table.bag.empty());
    CHECK(groups_offered(p) == 2);
    CHECK(p.table.display[0].size() == 5);
    CHECK(p.table.display[1].size() == 3);
    CHECK(refusal<four>(p, bid{lot::numbered(3)}) == "VOK-083");
    CHECK(four::count_moves(p) == 3);
    lay_all<four>(p, "2");
    pass_until<four>(p, "leg");
    CHECK(letters(p.table.hands[0]) == "rrr");
}

TEST_CASE("VOK-082, VOK-094: display and hands are seen by all") {
    auto p = four::arrange<"bid">(display_of<four>({"kkkkk", "wwwww", "ggggg", "nnnnn", "rrrrr"}));
    p.table.hands[2].put(red);
    for (int s = 0; s != 4; ++s) {
        auto const v = four::view(p, s);
        CHECK(v[&four::table::display] == p.table.display);
        CHECK(v[&four::table::hands] == p.table.hands);
    }
}

TEST_CASE("VOK-083, VOK-084, VOK-085, VOK-061: each player in turn lays any number of tablets") {
    auto t = display_of<three>(four_groups);
    t.disc.give_to(1);
    auto p = three::arrange<"bid">(t, 1);
    CHECK(three::to_act(p) == senet::seat{1});
    // all of them, blanks too; nobody else lays one before (VOK-084)
    for (int i = 0; i != 8; ++i) {
        REQUIRE(three::to_act(p) == senet::seat{1});
        REQUIRE(three::try_play(p, bid{lot::numbered(i < 4 ? 4 - i : 2)}));
    }
    CHECK(p.table.tablets[1]->laid.size() == 8);
    CHECK(three::to_act(p) == senet::seat{2});
    // none at all
    lay_all<three>(p, "");
    CHECK(p.table.tablets[2]->laid.empty());
    CHECK(three::to_act(p) == senet::seat{0});
    CHECK(refusal<three>(p, bid{lot::numbered(5)}) == "VOK-083");
    // two on one group
    lay_all<three>(p, "3300");
    CHECK(three::phase(p) == "leg"); // sold, and tablets back (VOK-095)
    CHECK(letters(p.table.hands[0]) == "ggggg");
    CHECK(letters(p.table.hands[1]) == "kkkkkwwwwwnnnnn"); // VOK-093
    CHECK(p.table.hands[2].empty());
    for (int s = 0; s != 3; ++s) {
        CHECK(p.table.tablets[s]->kept.size() == 8);
        CHECK(p.table.tablets[s]->laid.empty());
    }
}

TEST_CASE("VOK-A1: blanks are laid by ascending groups, and none after one is kept") {
    auto p = three::arrange<"bid">(display_of<three>(four_groups));
    for (int i = 0; i != 4; ++i)
        three::play(p, bid{});
    three::play(p, bid{lot::numbered(3)});
    CHECK(refusal<three>(p, bid{lot::numbered(2)}) == "VOK-A1");
    CHECK(refusal<three>(p, bid{lot::numbered(3)}).empty());
    CHECK(
        support::moves_in_words<three>(p) ==
        std::vector<std::string>{"bid keep", "bid 3", "bid 4"});
    three::play(p, bid{});
    CHECK(three::to_act(p) == senet::seat{1});
}

TEST_CASE("VOK-086, VOK-087: how many tablets lie where is seen, and their values are not") {
    auto p = three::arrange<"bid">(display_of<three>(four_groups));
    lay_all<three>(p, "44002");
    auto const& own = *p.table.tablets[0];
    CHECK(own.beside == senet::plan<group_number, 8>{2, 4, 4});
    auto const seen = three::view(p, 1)[&three::table::tablets][0];
    CHECK(seen[&player_tablets::beside] == own.beside);
    CHECK(seen[&player_tablets::laid].size() == 3);
    CHECK_FALSE(seen[&player_tablets::laid].known());
    CHECK(seen[&player_tablets::kept].size() == 5);
    CHECK_FALSE(seen[&player_tablets::kept].known());
    CHECK(three::view(p, 0)[&three::table::tablets][0][&player_tablets::laid].known());
}

TEST_CASE(
    "VOK-088, VOK-089, VOK-093: the highest sum of values wins, and groups are won one by one") {
    auto p = three::arrange<"bid">(display_of<three>(four_groups));
    lay_all<three>(p, "1200"); // 4 on group 1, 3 on group 2
    lay_all<three>(p, "2110"); // 4 on group 2, 3 + 2 on group 1
    lay_all<three>(p, "0034"); // 2 on group 3, 1 on group 4
    CHECK(letters(p.table.hands[0]).empty());
    CHECK(letters(p.table.hands[1]) == "kkkkkwwwww");
    CHECK(letters(p.table.hands[2]) == "gggggnnnnn");
}

TEST_CASE("VOK-090: on a tie who comes first in turn order wins") {
    for (int disc = 0; disc != 3; ++disc) {
        auto t = display_of<three>(four_groups);
        t.disc.give_to(disc);
        auto p = three::arrange<"bid">(t, disc);
        // the first player bids nothing, the other two bid 4: once as 4, once as 3 + 1
        lay_all<three>(p, "");
        lay_all<three>(p, "0101");
        lay_all<three>(p, "1");
        INFO("disc " << disc);
        CHECK(p.table.hands[(disc + 1) % 3].size() == 5);
        CHECK(p.table.hands[(disc + 2) % 3].empty());
    }
}

TEST_CASE("VOK-091, VOK-092: groups without a bid of at least 1 go back into the bag") {
    auto p = three::arrange<"bid">(display_of<three>(four_groups));
    lay_all<three>(p, "000011"); // two blanks on group 1
    lay_all<three>(p, "00001");
    lay_all<three>(p, "2");
    CHECK(p.table.hands[0].empty());
    CHECK(letters(p.table.hands[2]) == "wwwww");
    CHECK(p.table.bag.size() == 160);
    CHECK(p.table.pharaoh.empty());
    CHECK(groups_offered(p) == 0);
}

TEST_CASE("VOK-096: the order in which groups are resolved has no effect") {
    // The same bids with the groups named the other way round: everybody buys the same cubes.
    for (std::uint64_t seed = 0; seed != 60; ++seed) {
        senet::random_source random{seed};
        std::vector<std::string> bids(3);
        for (auto& text : bids)
            for (int i = 0; i != 4; ++i)
                text += static_cast<char>('0' + senet::draw_below(5, random));
        auto p = three::arrange<"bid">(display_of<three>(four_groups));
        auto q = three::arrange<"bid">(display_of<three>({"nnnnn", "ggggg", "wwwww", "kkkkk"}));
        for (auto const& text : bids) {
            lay_all<three>(p, text);
            std::string turned = text;
            for (char& g : turned)
                g = g == '0' ? '0' : static_cast<char>('0' + ('5' - g));
            lay_all<three>(q, turned);
        }
        REQUIRE(p.table.hands == q.table.hands);
        REQUIRE(p.table.bag == q.table.bag);
    }
}

TEST_CASE(
    "VOK-320, VOK-273, OQ-VOK-56: quick variant, unsold cubes go to the Pharaoh pyramid at once") {
    auto t = display_of<quick>({"rrrkk", "wwwww", "grrrr", "nnnnn"});
    fill_pharaoh(t, 22);
    auto p = quick::arrange<"bid">(t, 0);
    lay_all<quick>(p, "2");
    lay_all<quick>(p, "");
    lay_all<quick>(p, "");
    // 15 unsold cubes, room for 8: two black, one grey, five brown, and no red one
    CHECK(p.table.pharaoh.size() == 30);
    CHECK(p.table.pharaoh.count(black) == 5 + 2);
    CHECK(p.table.pharaoh.count(white) == 5);
    CHECK(p.table.pharaoh.count(grey) == 4 + 1);
    CHECK(p.table.pharaoh.count(brown) == 4 + 5);
    CHECK(p.table.pharaoh.count(red) == 4);
    CHECK(p.table.bag.count(red) == 33 - 4);
    CHECK(letters(p.table.hands[0]) == "wwwww");
}

TEST_CASE("VOK-320: without the quick variant they do not") {
    auto t = display_of<three>(four_groups);
    auto p = three::arrange<"bid">(t, 0);
    for (int s = 0; s != 3; ++s)
        lay_all<three>(p, "");
    CHECK(p.table.pharaoh.empty());
    CHECK(p.table.bag.size() == 165);
}

TEST_CASE("VOK-330, VOK-331, VOK-332, VOK-333: one tablet at a time") {
    auto t = display_of<single>(four_groups);
    t.disc.give_to(1);
    auto p = single::arrange<"lay">(t, 1);
    CHECK(single::count_moves(p) == 5 * 4 + 1);
    lay_one<single>(p, 1, 4, 2);
    CHECK(refusal<single>(p, lay{4, 5}) == "VOK-083");
    lay_one<single>(p, 2, 0, 1);
    single::play(p, pass{}); // seat 0
    CHECK(refusal<single>(p, lay{4, 1}) == "VOK-331");
    CHECK(single::count_moves(p) == 4 * 4 + 1);
    lay_one<single>(p, 1, 0, 2);
    lay_one<single>(p, 2, 0, 1);
    lay_one<single>(p, 1, 0, 3); // VOK-332: seat 0 is out
    single::play(p, pass{});     // seat 2
    for (int i = 0; i != 2; ++i)
        lay_one<single>(p, 1, 0, 3);
    CHECK(refusal<single>(p, lay{0, 1}) == "VOK-331");
    for (int const value : {3, 2, 1})
        lay_one<single>(p, 1, value, 4);
    // VOK-333: seat 1 has no tablet left, which passes by itself
    CHECK(single::phase(p) == "leg");
    CHECK(letters(p.table.hands[1]) == "wwwwwnnnnn");
    CHECK(p.table.hands[2].empty());
    CHECK(p.table.passed.empty());
    CHECK(p.table.tablets[1]->kept.size() == 8);
}

TEST_CASE("VOK-334: on a tie the earliest tablet that is no blank wins") {
    auto p = single::arrange<"lay">(display_of<single>(four_groups));
    lay_one<single>(p, 0, 0, 1); // a blank is no early bid
    lay_one<single>(p, 1, 1, 1);
    lay_one<single>(p, 2, 3, 1);
    lay_one<single>(p, 0, 3, 1);
    lay_one<single>(p, 1, 2, 1);
    lay_one<single>(p, 2, 0, 1);
    pass_until<single>(p, "leg");
    CHECK(letters(p.table.hands[1]) == "kkkkk");

    // of two in the same round, the one first in turn order
    auto q = single::arrange<"lay">(display_of<single>(four_groups));
    single::play(q, pass{});
    lay_one<single>(q, 1, 4, 3);
    lay_one<single>(q, 2, 4, 3);
    pass_until<single>(q, "leg");
    CHECK(letters(q.table.hands[1]) == "ggggg");
}

TEST_CASE("VOK-335, OQ-VOK-57: the order of laying and passes are seen, the values are not") {
    auto p = single::arrange<"lay">(display_of<single>(four_groups));
    lay_one<single>(p, 0, 4, 2);
    single::play(p, pass{});
    lay_one<single>(p, 2, 0, 3);
    lay_one<single>(p, 0, 0, 1);
    auto const v = single::view(p, 1);
    CHECK(v[&single::table::passed].contains(1));
    auto const seen = v[&single::table::tablets][0];
    CHECK(seen[&player_tablets::beside] == senet::plan<group_number, 8>{2, 1});
    CHECK_FALSE(seen[&player_tablets::laid].known());
}
