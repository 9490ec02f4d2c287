// SPDX-License-Identifier: MIT

#include <senet/games/pharaon.hpp>

#include <senet/players.hpp>
#include <senet/record.hpp>

#include "support/catch.hpp"
#include "support/play.hpp"

#include <string>
#include <string_view>

// Records name things as the specification does (17.1 and 17.3), and families lead to the engines.
namespace {

using namespace senet::pharaon;

constexpr options arranged{
    .players = 3,
    .discovery = {false, true, false},
    .layout = {district::OFF, district::BUR, district::NIL, district::ART, district::NOB},
    .offset = {0},
    .direction = {turning::cw},
    .first_player = {2},
    .vases = {vase::V30, vase::V29, vase::V01}};
using three = senet::engine<game<arranged>>;
using alone = senet::engine<game<options{.players = 1, .difficulty = 4}>>;

std::string all_records(int games) {
    std::string lines;
    for (int seed = 0; seed != games; ++seed) {
        auto const record = senet::random_record<three>(static_cast<std::uint64_t>(seed));
        auto const json = senet::to_json_lines(record);
        REQUIRE(*senet::read_record<three>(json) == record);
        REQUIRE(*senet::read_record<three>(senet::to_text(record)) == record);
        lines += json;
        auto const solo = senet::random_record<alone>(static_cast<std::uint64_t>(seed));
        auto const solo_json = senet::to_json_lines(solo);
        REQUIRE(*senet::read_record<alone>(solo_json) == solo);
        lines += solo_json;
    }
    return lines;
}

} // namespace

TEST_CASE("pharaon is recorded as the specification names things") {
    auto const lines = all_records(20);
    for (std::string_view const name :
         {"choose_noble_start", "choose_vase",   "district",      "pass",
          "pay_access",         "pay",           "choose_noble",  "choose_artisan",
          "choose_pair",        "choose_bonus",  "choose_track",  "choose_basic",
          "choose_gain",        "traitor_wheel", "deal_scribe",   "draw_noble",
          "draw_artisan",       "draw_vase",     "draw_offering", "first_player",
          "lay_district",       "wheel",         "direction",     "lay_tile",
          "turn_tile",          "tie_tile"}) {
        INFO(name);
        CHECK(lines.find("\"" + std::string{name} + "\"") != std::string::npos);
    }
    for (std::string_view const part :
         {"\"deck\"", "\"bag\"", "\"oDIS\"", "\"N6\"", "\"RES_AGR\"", "\"V30\"", "\"A01\"",
          "\"dark\"", "\"give\"", "\"layout\""}) {
        INFO(part);
        CHECK(lines.find(part) != std::string::npos);
    }
}

TEST_CASE("the family of pharaon is for one to five players") {
    int games = 0;
    for (int players = 1; players <= 5; ++players)
        senet::visit_players<family>(players, [&](auto engine) {
            CHECK(engine.seats == (players == 1 ? 2 : players));
            ++games;
        });
    CHECK(games == 5);
}
