// SPDX-License-Identifier: MIT

#include <senet/games/fertility/edition.hpp>

#include <senet/games/fertility.hpp>

#include "support/catch.hpp"
#include "support/json.hpp"
#include "support/play.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

// The shipped edition against a copy of the specification's data file, value by value.
namespace {

using namespace senet::fertility;
using support::json;

/// Everything in an object but its provenance is compared below: a new key would not go unnoticed.
void has_keys(json const& object, std::set<std::string> expected) {
    std::set<std::string> found;
    for (auto const& name : object.names())
        if (name != "source")
            found.insert(name);
    CHECK(found == expected);
}

std::string letters(json const& list) {
    std::string text;
    for (std::size_t i = 0; i != list.size(); ++i)
        text += list[i].text();
    return text;
}

template <class Enum>
std::string_view name_of(Enum value) {
    return senet::detail::enumerator_names<Enum>.names[static_cast<std::size_t>(value)];
}

senet::index_set<resources> types(json const& list) {
    senet::index_set<resources> set;
    for (char const c : letters(list)) {
        REQUIRE(is_resource(c));
        set.insert(static_cast<int>(resource_of(c)));
    }
    CHECK(set.size() == static_cast<int>(list.size()));
    return set;
}

senet::index_set<gods> statues_of(json const& list) {
    senet::index_set<gods> set;
    for (std::size_t i = 0; i != list.size(); ++i)
        for (int g = 0; g != gods; ++g)
            if (name_of(static_cast<god>(g)) == list[i].text())
                set.insert(g);
    CHECK(set.size() == static_cast<int>(list.size())); // OQ-46: different gods
    return set;
}

void same_shop(shop const& print, json const& data) {
    has_keys(data, {"need", "gain"});
    CHECK(print.need == letters(data["need"]));
    auto const& gain = data["gain"];
    auto const& k = gain["k"].text();
    benefit expected;
    if (k == "debens" || k == "wheat" || k == "statue_any") {
        has_keys(gain, {"k", "n"});
        expected.n = gain["n"].number();
        expected.k = k == "debens"  ? benefit::kind::debens
                     : k == "wheat" ? benefit::kind::wheat
                                    : benefit::kind::statue_any;
    } else if (k == "per") {
        has_keys(gain, {"k", "res", "n"});
        expected.k = benefit::kind::per;
        expected.n = gain["n"].number();
        expected.of.insert(static_cast<int>(resource_of(gain["res"].text().at(0))));
    } else if (k == "statue") {
        has_keys(gain, {"k", "gods"});
        expected.k = benefit::kind::statue;
        expected.statues = statues_of(gain["gods"]);
        expected.n = expected.statues.size();
    } else {
        REQUIRE(k == "resource");
        has_keys(gain, {"k", "any_of"});
        expected.k = benefit::kind::resource;
        expected.n = 1; // FER-139: one token
        expected.of = types(gain["any_of"]);
    }
    CHECK(print.gain == expected);
}

json const& data() {
    static json const file = json::read("games/fertility/fertility.json");
    return file;
}

static_assert(is_complete(reconstructed));

/// Another edition: districts for nothing, a short wheat track, no dominoes with two equal scenes.
constexpr edition make_other() {
    edition e = reconstructed;
    e.name = "other";
    for (auto& d : e.districts)
        d.cost = 0;
    e.wheat_squares = 6;
    e.copies[0] = e.copies[4] = e.copies[7] = e.copies[9] = 0;
    e.copies[1] = e.copies[2] = 9;
    e.copies[3] = e.copies[5] = e.copies[6] = e.copies[8] = 8;
    e.metropolises[0].shops[0].need = "A*";
    return e;
}
constexpr edition other = make_other();
static_assert(is_complete(other));

constexpr edition damaged() {
    edition e = reconstructed;
    e.copies[3] = 4;
    return e;
}
static_assert(!is_complete(damaged()));

} // namespace

TEST_CASE("the edition of fertility has the keys of the data file") {
    has_keys(
        data(),
        {"game", "schema", "spec", "legend", "resources", "modes", "pools", "valley_board_size",
         "valley_boards", "start_tile", "valley_tiles", "metropolis_boards", "districts",
         "wheat_track", "statue_scale", "gods", "monument_types", "monument_scoring"});
    CHECK(data()["schema"].text() == "fertility-data/1");
    CHECK(data()["game"].text() == game<>::name);
}

TEST_CASE("FER-001, FER-037: four types of resources, twenty tokens each") {
    auto const& list = data()["resources"];
    REQUIRE(list.size() == resources);
    for (std::size_t i = 0; i != list.size(); ++i) {
        has_keys(list[i], {"id", "name", "tokens"});
        CHECK(list[i]["id"].text() == name_of(static_cast<resource>(i)));
        CHECK(list[i]["name"].text() == reconstructed.resource_names[i]);
        CHECK(list[i]["tokens"].number() == reconstructed.tokens[i]);
        CHECK(reconstructed.tokens[i] == 20);
    }
}

TEST_CASE("FER-020, FER-021, FER-030, FER-181, FER-190: modes") {
    auto const& list = data()["modes"];
    options const modes[] = {
        {.players = 2}, {.players = 3}, {.players = 4}, {.players = 2, .variant = true}};
    char const* const ids[] = {"2p", "3p", "4p", "2p_variant"};
    REQUIRE(list.size() == 4);
    for (std::size_t i = 0; i != list.size(); ++i) {
        has_keys(
            list[i],
            {"id", "players", "valley_boards", "valley_tiles", "remove_from_common", "turns_each"});
        CHECK(list[i]["id"].text() == ids[i]);
        CHECK(list[i]["players"].number() == modes[i].players);
        CHECK(list[i]["valley_boards"].number() == modes[i].valley_boards());
        CHECK(list[i]["valley_tiles"].number() == modes[i].tiles());
        CHECK(list[i]["remove_from_common"].number() == (modes[i].variant ? 1 : 0));
        CHECK(list[i]["turns_each"].number() == turns_each);
        CHECK(can_be_played(modes[i], reconstructed));
    }
    CHECK_FALSE(can_be_played(options{.players = 1}, reconstructed));
    CHECK_FALSE(can_be_played(options{.players = 5}, reconstructed));
    CHECK_FALSE(can_be_played(options{.players = 3, .variant = true}, reconstructed));
    CHECK_FALSE(can_be_played(options{.boards = {board::V1, board::V1}}, reconstructed));
    CHECK_FALSE(can_be_played(options{.rotation = {4}}, reconstructed));
}

TEST_CASE("FER-008, FER-010, FER-032, FER-033, FER-036: sizes") {
    auto const& pools = data()["pools"];
    has_keys(
        pools, {"personal", "common", "district_row", "district_slots", "starting_shops",
                "monuments_per_player"});
    CHECK(pools["personal"].number() == personal_pool);
    CHECK(pools["common"].number() == common_pool);
    CHECK(pools["district_row"].number() == district_row);
    CHECK(pools["district_slots"].number() == district_slots);
    CHECK(pools["starting_shops"].number() == starting_shops);
    CHECK(pools["monuments_per_player"].number() == reconstructed.pawns);
    auto const& size = data()["valley_board_size"];
    has_keys(size, {"rows", "cols"});
    CHECK(size["rows"].number() == board_rows);
    CHECK(size["cols"].number() == board_columns);
}

TEST_CASE("FER-003, FER-004, FER-014: Valley boards") {
    auto const& list = data()["valley_boards"];
    REQUIRE(list.size() == 4);
    for (std::size_t i = 0; i != list.size(); ++i) {
        has_keys(list[i], {"id", "rows", "start"});
        auto const& print = reconstructed.boards[i];
        CHECK(list[i]["id"].text() == name_of(static_cast<board>(i)));
        REQUIRE(list[i]["rows"].size() == board_rows);
        std::string all;
        for (std::size_t r = 0; r != board_rows; ++r) {
            CHECK(list[i]["rows"][r].text() == print.rows[r]);
            all += print.rows[r];
        }
        CHECK(list[i]["start"][0].number() == print.start_row);
        CHECK(list[i]["start"][1].number() == print.start_column);
        auto const count = [&](char c) { return std::count(all.begin(), all.end(), c); };
        CHECK(count('W') == 3);
        CHECK(count('~') == 2);
        CHECK(count('.') == 23);
        for (char const icon : {'A', 'B', 'P', 'G'})
            CHECK(count(icon) == 1);
    }
}

TEST_CASE("FER-005: the starting tile shows all four types") {
    auto const& tile = data()["start_tile"];
    has_keys(tile, {"id", "clockwise_from_top_left", "size"});
    CHECK(letters(tile["clockwise_from_top_left"]) == reconstructed.start_tile);
    CHECK(tile["size"][0].number() == 2);
    CHECK(tile["size"][1].number() == 2);
    CHECK(
        std::set<char>(reconstructed.start_tile.begin(), reconstructed.start_tile.end()).size() ==
        4);
}

TEST_CASE("FER-006: fifty dominoes, all ten pairs") {
    auto const& list = data()["valley_tiles"];
    REQUIRE(list.size() == domino_kinds);
    int sum = 0;
    for (std::size_t i = 0; i != list.size(); ++i) {
        has_keys(list[i], {"id", "scenes", "count"});
        auto const d = static_cast<domino>(i);
        CHECK(list[i]["id"].text() == name_of(d));
        CHECK(list[i]["scenes"][0].text() == name_of(first_scene(d)));
        CHECK(list[i]["scenes"][1].text() == name_of(second_scene(d)));
        CHECK(list[i]["count"].number() == reconstructed.copies[i]);
        sum += reconstructed.copies[i];
    }
    CHECK(sum == 50);
}

TEST_CASE("FER-008, FER-009: Metropolis boards") {
    auto const& list = data()["metropolis_boards"];
    REQUIRE(list.size() == 4);
    for (std::size_t i = 0; i != list.size(); ++i) {
        has_keys(list[i], {"id", "start_shops", "district_slots"});
        CHECK(list[i]["id"].text() == name_of(static_cast<metropolis_board>(i)));
        CHECK(list[i]["district_slots"].number() == district_slots);
        REQUIRE(list[i]["start_shops"].size() == starting_shops);
        for (std::size_t k = 0; k != starting_shops; ++k)
            same_shop(reconstructed.metropolises[i].shops[k], list[i]["start_shops"][k]);
        for (std::size_t j = 0; j != i; ++j) // OQ-44
            CHECK_FALSE(reconstructed.metropolises[i] == reconstructed.metropolises[j]);
    }
}

TEST_CASE("FER-007, FER-009, FER-115: districts") {
    auto const& list = data()["districts"];
    REQUIRE(list.size() == district_tiles);
    int type_icons[resources] = {};
    int any_icons = 0;
    int printed_gods[gods] = {};
    std::set<int> costs;
    for (std::size_t i = 0; i != list.size(); ++i) {
        has_keys(list[i], {"id", "family", "cost", "shops"});
        auto const& print = reconstructed.districts[i];
        CHECK(list[i]["id"].text() == name_of(static_cast<district>(i)));
        CHECK(list[i]["family"].text() == "T" + std::to_string(print.family));
        CHECK(list[i]["cost"].number() == print.cost);
        CHECK((print.cost >= 0 && print.cost <= 2));
        costs.insert(print.cost);
        REQUIRE(static_cast<int>(list[i]["shops"].size()) == print.shop_count());
        CHECK((print.shop_count() >= 1 && print.shop_count() <= 3));
        for (int k = 0; k != print.shop_count(); ++k) {
            same_shop(print.shops[k], list[i]["shops"][static_cast<std::size_t>(k)]);
            printed_shop const s{print.shops[k]};
            for (int r = 0; r != resources; ++r)
                type_icons[r] += s.need[r];
            any_icons += s.any;
            CHECK((s.any == 0 || s.icons == 1));
            for (int g = 0; g != gods; ++g)
                printed_gods[g] += s.statues >> g & 1;
        }
    }
    CHECK(costs == std::set<int>{0, 1, 2});
    for (int const n : type_icons)
        CHECK(n == 25);
    CHECK(any_icons == 8);
    for (int const n : printed_gods)
        CHECK(n == 4);
}

TEST_CASE("FER-011, FER-012: the wheat track and the statue scale") {
    auto const& track = data()["wheat_track"];
    REQUIRE(static_cast<int>(track.size()) == reconstructed.wheat_squares);
    for (std::size_t i = 0; i != track.size(); ++i) {
        has_keys(track[i], {"square", "debens"});
        CHECK(track[i]["square"].number() == static_cast<int>(i));
        CHECK(track[i]["debens"].number() == reconstructed.wheat_track[i]);
        CHECK((i == 0 || reconstructed.wheat_track[i] >= reconstructed.wheat_track[i - 1]));
    }
    CHECK(reconstructed.wheat_track[7] == 23);
    CHECK(reconstructed.wheat_track[10] == 40);
    auto const& scale = data()["statue_scale"];
    REQUIRE(scale.size() == gods + 1);
    for (std::size_t i = 0; i != scale.size(); ++i) {
        has_keys(scale[i], {"different", "debens"});
        CHECK(scale[i]["different"].number() == static_cast<int>(i));
        CHECK(scale[i]["debens"].number() == reconstructed.statue_scale[i]);
    }
    CHECK(reconstructed.statue_scale[3] == 10);
    auto const& list = data()["gods"];
    REQUIRE(list.size() == gods);
    for (std::size_t i = 0; i != list.size(); ++i)
        CHECK(list[i]["id"].text() == name_of(static_cast<god>(i)));
}

TEST_CASE("FER-010, FER-217: monuments") {
    auto const& list = data()["monument_types"];
    REQUIRE(list.size() == 4);
    for (std::size_t i = 0; i != list.size(); ++i) {
        has_keys(list[i], {"id", "pawns"});
        CHECK(list[i]["id"].text() == name_of(static_cast<monument>(i)));
        CHECK(list[i]["pawns"].number() == reconstructed.pawns);
    }
    auto const& scoring = data()["monument_scoring"];
    has_keys(scoring, {"first", "second", "minimum_to_score"});
    CHECK(scoring["first"].number() == reconstructed.most_monuments);
    CHECK(scoring["second"].number() == reconstructed.second_most_monuments);
    CHECK(scoring["minimum_to_score"].number() == 1); // FER-218, see the scoring
}

TEST_CASE("fertility is played with another edition") {
    using engine = senet::engine<game<options{.players = 3}, other>>;
    for (std::uint64_t seed = 0; seed != 20; ++seed) {
        senet::random_source random{seed};
        auto p = engine::start();
        while (!engine::over(p)) {
            engine::game::invariants.for_each([&](auto invariant) {
                INFO(invariant.text().id);
                if constexpr (requires { invariant(p); })
                    REQUIRE(invariant(p));
            });
            auto const m = engine::random_move(p, random);
            if (m.is<build>()) {
                auto const b = m.as<build>();
                REQUIRE(b.a + b.b + b.p + b.g + b.w == 0);
            }
            engine::play(p, m);
        }
        for (auto const& metropolis : p.table.metropolises)
            CHECK(metropolis.wheat <= 5);
        CHECK(p.table.placed.count(domino::AA) == 0);
    }
}
