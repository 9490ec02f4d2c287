// SPDX-License-Identifier: MIT

#include "games/fertility/arranged.hpp"

#include <senet/players.hpp>
#include <senet/record.hpp>

#include "support/catch.hpp"
#include "support/play.hpp"

#include <map>
#include <set>
#include <string>
#include <vector>

// Setup (section 2), and what is left to chance (14.2).
namespace {

using namespace fertility_tests;

/// Positions with everything set up, from many seeds.
template <class Engine, class Function>
void for_many_setups(int setups, Function f) {
    for (int seed = 0; seed != setups; ++seed) {
        senet::random_source random{static_cast<std::uint64_t>(seed)};
        auto p = Engine::start();
        std::vector<std::string> events;
        while (Engine::to_act(p).is_nature()) {
            auto const m = Engine::draw(p, random);
            auto const words = std::string{Engine::text(p, m).view()};
            events.push_back(words.substr(0, words.find(' ')));
            Engine::play(p, m);
        }
        f(p, events);
    }
}

template <class Engine>
void is_set_up_by_the_rules(typename Engine::position const& p) {
    auto const& t = p.table;
    constexpr int boards = Engine::game::settings.valley_boards();
    constexpr int n = Engine::seats;
    REQUIRE(Engine::to_act(p) == seat{0}); // FER-039
    REQUIRE(Engine::phase(p) == "place");
    CHECK(t.valley.boards_laid() == boards);
    CHECK(t.valley.rows == 8);
    CHECK(t.valley.columns == 4 * boards); // FER-023
    CHECK(t.valley.all_scenes().count() == 4);
    std::set<metropolis_board> metropolises;
    std::set<monument> types;
    for (seat s = 0; s != n; s = s + 1) {
        auto const& m = t.metropolises[s];
        CHECK(t.pools[s].size() == 3); // FER-032
        CHECK(m.wheat == 0);           // FER-035, FER-040
        CHECK(m.districts() == 0);
        CHECK(m.all_tokens() == 0);
        CHECK(monuments_on_valley(p, s) == 0);
        metropolises.insert(m.board());
        types.insert(m.monuments());
    }
    CHECK(metropolises.size() == n);                                      // FER-035
    CHECK(types.size() == n);                                             // FER-038
    CHECK(t.common.size() == 3);                                          // FER-033
    CHECK(t.dominoes_left == Engine::game::settings.tiles() - 3 * n - 3); // FER-031, FER-034
    CHECK(t.dominoes.size() == 50 - 3 * n - 3);
    CHECK(t.districts.size() == 4); // FER-036
    CHECK(t.district_pile.size() == 36);
    CHECK(t.hand.empty());                 // FER-029, FER-040
    CHECK(holds(t.stock, 20, 20, 20, 20)); // FER-037
    CHECK(t.placed.empty());
    CHECK(t.turns_left.there() == false);
}

} // namespace

TEST_CASE("FER-020, FER-021, FER-029, FER-031 to FER-040: the setup of each configuration") {
    for_many_setups<two>(40, [](auto const& p, auto const&) {
        is_set_up_by_the_rules<two>(p);
        CHECK(p.table.dominoes_left == 15);
    });
    for_many_setups<variant>(40, [](auto const& p, auto const&) {
        is_set_up_by_the_rules<variant>(p);
        CHECK(p.table.dominoes_left == 30);
    });
    for_many_setups<three>(40, [](auto const& p, auto const&) {
        is_set_up_by_the_rules<three>(p);
        CHECK(p.table.dominoes_left == 23);
    });
    for_many_setups<four>(40, [](auto const& p, auto const&) {
        is_set_up_by_the_rules<four>(p);
        CHECK(p.table.dominoes_left == 31);
    });
    // FER-031, FER-032, FER-033, FER-034, FER-035, FER-036, FER-038, FER-039, FER-040 are checked one by one above.
    int tested = 0;
    for (int players = 1; players != 6; ++players)
        tested += senet::visit_players<family>(
                      players, [&](auto engine) { CHECK(decltype(engine)::seats == players); })
                      ? 1
                      : 0;
    CHECK(tested == 3);
}

TEST_CASE("FER-255, FER-257: chance comes in small steps, in this order") {
    auto const expected = [](int boards, int players, bool tied) {
        std::vector<std::string> events;
        for (int i = 0; i != boards; ++i) {
            events.emplace_back("board");
            events.emplace_back("turn");
        }
        if (tied)
            events.emplace_back("symbol");
        events.emplace_back("rotation");
        events.insert(events.end(), static_cast<std::size_t>(3 * players + 3), "domino");
        events.insert(events.end(), static_cast<std::size_t>(players), "metropolis");
        events.insert(events.end(), static_cast<std::size_t>(players), "monument_type");
        events.insert(events.end(), 4, "district");
        return events;
    };
    std::set<bool> seen;
    for_many_setups<four>(60, [&](auto const&, auto const& events) {
        bool const tied = events[8] == "symbol";
        seen.insert(tied);
        CHECK(events == expected(4, 4, tied));
    });
    CHECK(seen.size() == 2);
    for_many_setups<three>(10, [&](auto const&, auto const& events) {
        CHECK(events == expected(3, 3, events[6] == "symbol"));
    });
    for_many_setups<two>(10, [&](auto const&, auto const& events) {
        CHECK(events == expected(3, 2, events[6] == "symbol"));
    });
}

TEST_CASE(
    "FER-022, FER-026, FER-027, FER-035, FER-038: each outcome of the setup is equally likely") {
    auto p = four::start();
    CHECK(
        support::moves_in_words<four>(p) ==
        std::vector<std::string>{"board V1", "board V2", "board V3", "board V4"});
    four::play(p, lay_board{board::V3});
    CHECK(support::moves_in_words<four>(p) == std::vector<std::string>{"turn 0", "turn 1"});
    four::play(p, turn_board{1});
    CHECK(four::count_moves(p) == 3);
    CHECK(four::odds(p, lay_board{board::V3}) == 0);
    CHECK(four::odds(p, lay_board{board::V1}) == 1);
    CHECK(four::total_odds(p) == 3);
    CHECK(p.table.valley.is_turned(0));

    std::map<std::string, int> first;
    for_many_setups<four>(4000, [&](auto const& q, auto const&) {
        ++first["left " + std::to_string(static_cast<int>(q.table.valley.board_at(0)))];
        ++first["turned " + std::to_string(q.table.valley.is_turned(2))];
        ++first["metropolis " + std::to_string(static_cast<int>(q.table.metropolises[1].board()))];
        ++first
            ["monument " + std::to_string(static_cast<int>(q.table.metropolises[2].monuments()))];
    });
    for (auto const& [what, n] : first) {
        INFO(what);
        int const outcomes = what.starts_with("turned") ? 2 : 4;
        CHECK(std::abs(n - 4000 / outcomes) < 160);
    }
    CHECK(first.size() == 4 + 2 + 4 + 4);
}

TEST_CASE("FER-252, FER-257: a domino is as likely as its copies not seen so far") {
    auto p = two::start();
    senet::random_source random{5};
    while (two::phase(p) == "setup" && !two::check(p, reveal_domino{domino::AA}))
        two::play(p, two::draw(p, random));
    CHECK(two::total_odds(p) == 50);
    CHECK(two::odds(p, reveal_domino{domino::BP}) == 5);
    two::play(p, reveal_domino{domino::BP});
    CHECK(two::odds(p, reveal_domino{domino::BP}) == 4);
    CHECK(two::total_odds(p) == 49);
    CHECK(p.table.pools[0][0] == domino::BP);
    // those put away unseen may still come: nobody knows which they are
    CHECK(p.table.dominoes.size() - p.table.dominoes_left == 50 - 24);
}

TEST_CASE("FER-022, FER-023, FER-024: boards side by side, turned by 180 degrees") {
    using valley4 = four::table::valley_type;
    valley4 v;
    v.lay_board(board::V2);
    v.lay_board(board::V4);
    v.turn_board();
    for (int r = 0; r != 8; ++r)
        for (int c = 0; c != 4; ++c) {
            CHECK(
                v.print_at({r, c}) == reconstructed.boards[1].rows[r][static_cast<std::size_t>(c)]);
            CHECK(
                v.print_at({r, 4 + c}) ==
                reconstructed.boards[3].rows[7 - r][static_cast<std::size_t>(3 - c)]);
        }
    CHECK(v.board_at(1) == board::V4);
    CHECK(v.is_turned(1));
    CHECK_FALSE(v.is_turned(0));
    // a start block with top left (3, 1) moves to (3, 1), one with (2, 1) to (4, 1)
    CHECK(printed<reconstructed>.start_row[2 * 3 + 1] == 6 - 3);
    CHECK(printed<reconstructed>.start_row[2 * 1 + 1] == 6 - 2);
    CHECK(printed<reconstructed>.start_column[2 * 1 + 1] == 2 - 1);
    // a seam has no effect
    auto const seam = valley4::square{3, 3};
    CHECK(seam.neighbours().contains({3, 4}));
}

TEST_CASE("FER-025, FER-026, FER-028: the starting tile goes on the nearest symbol") {
    auto const k3 = empty_k<three>();
    CHECK(k3.valley.nearest_symbols() == three::table::valley_type::squares{{2, 5}});
    auto const k4 = empty_k<four>();
    CHECK(k4.valley.nearest_symbols() == four::table::valley_type::squares{{2, 5}, {4, 9}});
    // the other symbols are ordinary desert
    CHECK(k4.valley.free().contains({4, 9}));
    CHECK(k4.valley.free().contains({3, 1}));

    using fixed = senet::engine<game<options{
        .boards = {board::V1, board::V2, board::V3, board::V4}, .turned = {0, 0, 0, 0}}>>;
    auto p = fixed::start();
    CHECK(
        support::moves_in_words<fixed>(p) == std::vector<std::string>{"symbol 2 5", "symbol 4 9"});
    CHECK(fixed::check(p, pick_symbol{3, 1}).rule() == "FER-025");
    CHECK(fixed::check(p, pick_symbol{7, 15}).rule() == "FER-025");
    using fixed3 = senet::engine<game<options{
        .players = 3, .boards = {board::V1, board::V2, board::V3}, .turned = {0, 0, 0}}>>;
    CHECK(support::moves_in_words<fixed3>(fixed3::start())[0] == "rotation 0"); // not tied
    auto three_boards = three::start();
    CHECK(three::check(three_boards, pick_symbol{0, 15}).rule() == "SENET-2");
}

TEST_CASE("FER-005, FER-027, FER-029: four rotations of the starting tile") {
    std::string_view const clockwise[] = {"ABPG", "GABP", "PGAB", "BPGA"};
    for (int k = 0; k != 4; ++k) {
        auto const t = empty_k<four>(4, 9, k);
        std::string shown;
        for (auto const& [r, c] : {std::pair{4, 9}, {4, 10}, {5, 10}, {5, 9}})
            for (resource const type : all_resources)
                if (t.valley.scenes(type).contains({r, c}))
                    shown += std::string_view{"ABPG"}[static_cast<std::size_t>(type)];
        CHECK(shown == clockwise[k]);
    }
    // K3/0
    auto const t = empty_k<three>();
    CHECK(t.valley.scenes(A).contains({2, 5}));
    CHECK(t.valley.scenes(B).contains({2, 6}));
    CHECK(t.valley.scenes(G).contains({3, 5}));
    CHECK(t.valley.scenes(P).contains({3, 6}));
}

TEST_CASE("FER-014, INV-FER-13, INV-FER-24: every layout is connected, and has no quarry") {
    // Every order and rotation of boards, and every nearest symbol.
    auto const layouts = [](auto engine) {
        using Engine = decltype(engine);
        constexpr int boards = Engine::game::settings.valley_boards();
        int count = 0;
        auto const lay_rest = [&](auto const& self, typename Engine::table t) -> void {
            if (t.valley.boards_laid() == boards) {
                ++count;
                for (auto const symbol : t.valley.nearest_symbols()) {
                    auto set_up = t;
                    set_up.valley.lay_start_tile(symbol, 0);
                    for (int d = 0; d != district_row; ++d)
                        draw_district(set_up, static_cast<district>(d));
                    auto const p = at<"place", Engine>(set_up);
                    CHECK(valley_is_connected{}(p));
                    CHECK(closed_squares_are_quarries{}(p));
                    CHECK(set_up.valley.empty_desert().count() == 27 * boards - 4);
                    CHECK(set_up.valley.free() == set_up.valley.empty_desert());
                }
                return;
            }
            for (int b = 0; b != 4; ++b) {
                if (t.valley.has_board(static_cast<board>(b)))
                    continue;
                auto next = t;
                next.valley.lay_board(static_cast<board>(b));
                self(self, next);
                next.valley.turn_board();
                self(self, next);
            }
        };
        lay_rest(lay_rest, Engine::game::setup());
        return count;
    };
    CHECK(layouts(three{}) == 192);
    CHECK(layouts(four{}) == 384);
}

TEST_CASE("FER-255, FER-257: what options fix is not drawn") {
    static constexpr options all{
        .players = 2,
        .boards = {board::V4, board::V2, board::V1},
        .turned = {1, 0, 1},
        .symbol = {},
        .rotation = {2},
        .dominoes =
            {domino::AA, domino::AB, domino::AP, domino::AG, domino::BB, domino::BP, domino::BG,
             domino::PP, domino::PG, domino::GG},
        .metropolises = {metropolis_board::M3, metropolis_board::M1},
        .monuments = {monument::temple, monument::sphinx},
        .districts = {district::D40, district::D39, district::D38, district::D37, district::D01}};
    using fixed = senet::engine<game<all>>;
    auto p = fixed::start();
    if (fixed::to_act(p).is_nature()) // the symbol was not fixed
        fixed::play(p, fixed::nth_move(p, 0));
    REQUIRE(fixed::to_act(p) == seat{0});
    CHECK(fixed::phase(p) == "place");
    auto const& t = p.table;
    CHECK(t.valley.board_at(0) == board::V4);
    CHECK(t.valley.is_turned(0));
    CHECK_FALSE(t.valley.is_turned(1));
    CHECK(t.pools[0] == decltype(t.pools[0]){domino::AA, domino::AB, domino::AP});
    CHECK(t.pools[1] == decltype(t.pools[1]){domino::AG, domino::BB, domino::BP});
    CHECK(t.common == decltype(t.common){domino::BG, domino::PP, domino::PG});
    CHECK(t.metropolises[0].board() == metropolis_board::M3);
    CHECK(t.metropolises[1].monuments() == monument::sphinx);
    CHECK(
        t.districts ==
        decltype(t.districts){district::D40, district::D39, district::D38, district::D37});

    // The next domino and the next district are fixed, too; the ones behind them are drawn.
    senet::random_source random{4};
    int drawn_dominoes = 0;
    int drawn_districts = 0;
    while (!fixed::over(p)) {
        auto const m = fixed::random_move(p, random);
        drawn_dominoes += m.is<reveal_domino>() ? 1 : 0;
        drawn_districts += m.is<reveal_district>() ? 1 : 0;
        fixed::play(p, m);
    }
    CHECK(drawn_dominoes == 15 - 1);
    int built = 0;
    for (auto const& m : p.table.metropolises)
        built += m.districts();
    CHECK(drawn_districts == built - 1);

    auto const record = senet::random_record<fixed>(11);
    auto const text = senet::to_text(record);
    CHECK(
        text.find("boards=V4,V2,V1 turned=1,0,1 symbol=drawn rotation=2 dominoes=AA,AB,") !=
        text.npos);
    CHECK(*senet::read_record<fixed>(text) == record);
    CHECK(*senet::read_record<fixed>(senet::to_json_lines(record)) == record);
    CHECK_FALSE(senet::read_record<two>(text));

    using symbol_fixed = senet::engine<game<options{
        .boards = {board::V1, board::V2, board::V3, board::V4},
        .turned = {0, 0, 0, 0},
        .symbol = {4, 9},
        .rotation = {0}}>>;
    auto const q = symbol_fixed::start();
    CHECK(q.table.valley.scenes(A).contains({4, 9}));
    CHECK(q.table.valley == empty_k<four>(4, 9).valley);
}
