// SPDX-License-Identifier: MIT

#include <senet/games/pharaon/edition.hpp>

#include <senet/games/pharaon.hpp>

#include "support/catch.hpp"
#include "support/json.hpp"
#include "support/play.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

// The shipped edition against a copy of the specification's data file, value by value.
namespace {

using namespace senet::pharaon;
using support::json;

json const& data() {
    static json const file = json::read("games/pharaon/pharaon.json");
    return file;
}

/// Everything in an object but its provenance is compared below: a new key would not go unnoticed.
void has_keys(json const& object, std::set<std::string> expected) {
    std::set<std::string> found;
    for (auto const& name : object.names())
        if (name != "source" && name != "field_sources" && name != "why" && name != "name_fr")
            found.insert(name);
    CHECK(found == expected);
}

template <class Enum>
std::string_view name_of(Enum value) {
    senet::short_text<40> text;
    senet::domain<Enum>::write(text, value);
    static std::set<std::string> kept;
    return *kept.insert(std::string(text.view())).first;
}
template <class Enum>
Enum called(std::string const& name) {
    senet::text_reader reader{name};
    Enum value{};
    REQUIRE(senet::domain<Enum>::read(reader, value));
    REQUIRE(reader.at_end());
    return value;
}

cost_print cost_from(json const& list) {
    cost_print c{};
    for (std::size_t i = 0; i != list.size(); ++i)
        if (list[i].text() == "ANY")
            ++c.any;
        else
            c.of[c.count++] = called<colour>(list[i].text());
    return c;
}
gain_print gain_from(json const& gain) {
    has_keys(gain, {"resources", "vases"});
    gain_print g{};
    for (std::size_t i = 0; i != gain["resources"].size(); ++i)
        g.of[g.count++] = called<resource>(gain["resources"][i].text());
    g.vases = gain["vases"].number();
    return g;
}
/// A list with a value for each number of players, "1" being the solo game.
void by_players(json const& object, int const (&print)[edition::most_players], int from = 1) {
    std::set<std::string> keys;
    for (int n = from; n <= edition::most_players; ++n) {
        keys.insert(std::to_string(n));
        CHECK(object[std::to_string(n)].number() == print[n - 1]);
    }
    has_keys(object, keys);
}

power::kind power_called(std::string const& name) { return called<power::kind>(name); }

power power_from(json const& data_of) {
    power p{};
    p.what = power_called(data_of["type"].text());
    if (data_of.has("pair")) {
        has_keys(data_of, {"type", "pair"});
        for (std::size_t i = 0; i != 2; ++i)
            p.pair[i] = called<colour>(data_of["pair"][i].text());
    } else if (data_of.has("district")) {
        has_keys(data_of, {"type", "district"});
        p.where = called<district>(data_of["district"].text());
    } else if (data_of.has("sequence")) {
        has_keys(data_of, {"type", "sequence"});
        for (std::size_t i = 0; i != data_of["sequence"].size(); ++i) {
            auto const& step = data_of["sequence"][i].text();
            auto const colon = step.find(':');
            auto const what = step.substr(0, colon);
            p.sequence[p.steps++] = {
                what == "silver"    ? effect::SIL
                : what == "artisan" ? effect::take_artisan
                                    : called<effect>(what),
                std::stoi(step.substr(colon + 1))};
        }
    } else {
        has_keys(data_of, {"type"});
    }
    return p;
}

noble_scoring scoring_from(json const& data_of) {
    noble_scoring s{};
    if (data_of.has("copy")) {
        has_keys(data_of, {"copy"});
        CHECK(data_of["copy"].text() == "best_other_own_noble");
        s.copies_best_other = true;
        return s;
    }
    s.base = data_of["base"].number();
    if (data_of.has("per")) {
        s.per = called<noble_scoring::counted>(data_of["per"].text());
        s.each = data_of["each"].number();
    }
    if (data_of.has("district"))
        s.where = called<district>(data_of["district"].text());
    if (data_of.has("max_count"))
        s.most = data_of["max_count"].number();
    if (data_of.has("bonus_if_pharaoh"))
        s.if_pharaoh = data_of["bonus_if_pharaoh"].number();
    if (data_of.has("bonus_if_first_player"))
        s.if_first_player = data_of["bonus_if_first_player"].number();
    return s;
}

cell_effect effect_from(json const& e) {
    using k = cell_effect::kind;
    auto const what = called<k>(e["effect"].text());
    int n = 0;
    if (e.has("slot"))
        n = e["slot"].number();
    if (e.has("pp"))
        n = e["pp"].number();
    if (e.has("god"))
        n = static_cast<int>(called<god>(e["god"].text()));
    if (e.has("which"))
        n = e["which"].text() == "high" ? 1 : 0;
    if (e.has("tile"))
        n = e["tile"].text() == "most_filled" ? 1 : 0;
    return {what, n};
}

/// Another edition: four rounds, a short path, cheap artisans, silver on no artisan, a wheel the other way round.
constexpr edition make_other() {
    edition e = reconstructed;
    e.name = "other";
    e.rounds = 4;
    e.burial_steps = 5;
    e.same_colour_base[1] = 2;
    e.rotation = 2;
    for (int i = 0; i != colours; ++i)
        e.wheel[i] = static_cast<colour>(colours - 1 - i);
    e.nile[0].arrows[1] = 0x1c; // not like the other arrow
    for (int& tokens : e.tokens)
        tokens = 9;
    return e;
}
constexpr edition other = make_other();
using other_three = senet::engine<game<options{.players = 3}, other>>;

} // namespace

TEST_CASE("the edition of pharaon has the keys of the data file") {
    has_keys(
        data(), {"schema_version",
                 "game",
                 "notes",
                 "source_pages",
                 "resources",
                 "districts",
                 "gods",
                 "layout",
                 "rule_options",
                 "wheel",
                 "rounds",
                 "start",
                 "time_pyramid",
                 "nile",
                 "burial_chamber",
                 "vases",
                 "artisans",
                 "nobles",
                 "offering_tokens",
                 "tokens",
                 "wood_per_player",
                 "traitor_tiles",
                 "traitor"});
    CHECK(data()["schema_version"].number() == 1);
    CHECK(data()["game"].text() == game<>::name);
}

TEST_CASE("PHA-003: six resources, twenty tokens each") {
    auto const& list = data()["resources"];
    REQUIRE(list.size() == resources);
    int sum = 0;
    for (std::size_t i = 0; i != list.size(); ++i) {
        has_keys(list[i], {"id", "index", "name", "basic", "supply", "colour"});
        CHECK(list[i]["id"].text() == name_of(static_cast<resource>(i)));
        CHECK(list[i]["index"].number() == static_cast<int>(i));
        CHECK(list[i]["name"].text() == reconstructed.resource_names[i]);
        CHECK(list[i]["supply"].number() == reconstructed.tokens[i]);
        sum += reconstructed.tokens[i];
        if (static_cast<int>(i) < colours)
            CHECK(list[i]["id"].text() == name_of(static_cast<colour>(i)));
    }
    CHECK(sum == 120);
}

TEST_CASE("PHA-001, PHA-002, PHA-177, PHA-179: districts and gods") {
    auto const& list = data()["districts"];
    REQUIRE(list.size() == district_count);
    char const* const counts[] = {
        "offering_tokens", "burial_steps", "nile_tracks_present", "artisans", "nobles"};
    char const* const costs[] = {
        "same_colour", "next_step", "option_list", "same_colour", "all_different"};
    for (std::size_t i = 0; i != list.size(); ++i) {
        has_keys(
            list[i], {"id", "index", "name", "god_pp_left", "god_pp_right", "god_on_right_edge",
                      "god_condition", "action_cost"});
        auto const& print = reconstructed.districts[i];
        CHECK(list[i]["id"].text() == name_of(static_cast<district>(i)));
        CHECK(list[i]["index"].number() == static_cast<int>(i));
        CHECK(list[i]["name"].text() == reconstructed.district_names[i]);
        CHECK(list[i]["god_pp_left"].number() == print.god_pp_left);
        CHECK(list[i]["god_pp_right"].number() == print.god_pp_right);
        CHECK(list[i]["god_on_right_edge"].text() == name_of(static_cast<god>(i)));
        has_keys(list[i]["god_condition"], {"counts", "threshold"});
        CHECK(list[i]["god_condition"]["counts"].text() == counts[i]);
        CHECK(list[i]["god_condition"]["threshold"].number() == print.threshold);
        CHECK(list[i]["action_cost"]["type"].text() == costs[i]);
    }
    auto const& offerings = list[0]["action_cost"];
    has_keys(offerings, {"type", "base", "optional_extra"});
    CHECK(offerings["base"].number() == reconstructed.same_colour_base[0]);
    CHECK(offerings["optional_extra"].number() == reconstructed.offering_extra);
    has_keys(list[3]["action_cost"], {"type", "base"});
    CHECK(list[3]["action_cost"]["base"].number() == reconstructed.same_colour_base[1]);
    CHECK(list[4]["action_cost"]["base"].number() == colours);
    auto const& all_gods = data()["gods"];
    REQUIRE(all_gods.size() == gods);
    for (std::size_t i = 0; i != gods; ++i) {
        has_keys(all_gods[i], {"id", "name", "drawn_on_right_edge_of"});
        CHECK(all_gods[i]["id"].text() == name_of(static_cast<god>(i)));
        CHECK(all_gods[i]["drawn_on_right_edge_of"].text() == name_of(static_cast<district>(i)));
    }
}

TEST_CASE("PHA-048, PHA-057, PHA-059, PHA-061, PHA-016, PHA-019, PHA-022: wheel and sizes") {
    auto const& wheel = data()["wheel"];
    has_keys(wheel, {"segments_clockwise", "usable_spaces", "rotation_per_round"});
    REQUIRE(wheel["segments_clockwise"].size() == colours);
    for (std::size_t i = 0; i != colours; ++i) {
        auto const& segment = wheel["segments_clockwise"][i];
        has_keys(segment, {"colour", "spaces"});
        CHECK(segment["colour"].text() == name_of(reconstructed.wheel[i]));
        CHECK(segment["spaces"].number() == wheel_spaces);
    }
    by_players(wheel["usable_spaces"], reconstructed.usable_spaces);
    CHECK(wheel["rotation_per_round"].number() == reconstructed.rotation);
    has_keys(data()["rounds"], {"count"});
    CHECK(data()["rounds"]["count"].number() == reconstructed.rounds);
    auto const& start = data()["start"];
    has_keys(
        start, {"silver", "noble_draw", "noble_keep", "vases_on_display", "noble_slots",
                "artisan_slots", "offering_pairs", "offering_bonus"});
    CHECK(start["silver"].number() == reconstructed.silver);
    CHECK(start["noble_draw"].number() == reconstructed.noble_draw);
    CHECK(start["noble_keep"].number() == 1);
    CHECK(start["noble_slots"].number() == reconstructed.noble_slots);
    CHECK(start["artisan_slots"].number() == reconstructed.artisan_slots);
    by_players(start["vases_on_display"], reconstructed.vases_on_display);
    by_players(start["offering_pairs"], reconstructed.offering_pairs);
    by_players(start["offering_bonus"], reconstructed.offering_bonus);
    for (int n = 3; n <= 5; ++n)
        CHECK(reconstructed.offering_pairs[n - 1] == n + 1);
    auto const& layout = data()["layout"];
    has_keys(
        layout, {"positions", "default_test_layout_clockwise", "default_test_wheel_offset",
                 "default_test_direction", "setup"});
    CHECK(layout["positions"].number() == district_count);
    auto const& tracks = data()["rule_options"]["nile_god_tracks"];
    has_keys(tracks, {"default", "allowed"});
    CHECK(tracks["default"].number() == options{}.nile_god_tracks);
    for (int n = 0; n != 6; ++n) {
        options o{};
        o.nile_god_tracks = n;
        bool allowed = false;
        for (std::size_t i = 0; i != tracks["allowed"].size(); ++i)
            allowed = allowed || tracks["allowed"][i].number() == n;
        CHECK(can_be_played(o, reconstructed) == allowed);
    }
}

TEST_CASE("PHA-009, PHA-149, PHA-157, PHA-159: the pyramid of time") {
    auto const& rows = data()["time_pyramid"]["rows"];
    has_keys(data()["time_pyramid"], {"rows", "rows_used_by_players"});
    REQUIRE(rows.size() == pyramid_rows);
    for (std::size_t r = 0; r != rows.size(); ++r) {
        has_keys(rows[r], {"row", "squares"});
        CHECK(rows[r]["row"].number() == static_cast<int>(r) + 1);
        auto const& print = reconstructed.pyramid[r];
        REQUIRE(static_cast<int>(rows[r]["squares"].size()) == print.length);
        for (std::size_t i = 0; i != rows[r]["squares"].size(); ++i) {
            auto const& square = rows[r]["squares"][i].text();
            CHECK(
                print.squares[i] ==
                (square == "none" ? pyramid_row::none : static_cast<int>(called<gain>(square))));
        }
    }
    int const rows_used[] = {1, 1, 2, 3, 4};
    by_players(data()["time_pyramid"]["rows_used_by_players"], rows_used);
}

TEST_CASE("PHA-098, PHA-104: the Nile") {
    auto const& nile = data()["nile"];
    has_keys(nile, {"options", "tracks", "levels", "max_level"});
    REQUIRE(nile["options"].size() == nile_options);
    for (std::size_t i = 0; i != nile_options; ++i) {
        auto const& option = nile["options"][i];
        has_keys(option, {"id", "cost", "gain", "moves"});
        CHECK(option["id"].text() == "N" + std::to_string(i + 1));
        auto const& print = reconstructed.nile[i];
        CHECK(cost_from(option["cost"]) == print.cost);
        CHECK(gain_from(option["gain"]) == print.gain);
        REQUIRE(static_cast<int>(option["moves"].size()) == print.arrow_count);
        for (std::size_t m = 0; m != option["moves"].size(); ++m) {
            has_keys(option["moves"][m], {"tracks"});
            int tracks = 0;
            for (std::size_t t = 0; t != option["moves"][m]["tracks"].size(); ++t)
                tracks |= print::bit(called<colour>(option["moves"][m]["tracks"][t].text()));
            CHECK(tracks == print.arrows[m]);
        }
    }
    REQUIRE(nile["tracks"].size() == colours);
    for (std::size_t i = 0; i != colours; ++i)
        CHECK(nile["tracks"][i].text() == name_of(static_cast<colour>(i)));
    REQUIRE(nile["levels"].size() == static_cast<std::size_t>(edition::nile_levels));
    for (std::size_t i = 0; i != nile["levels"].size(); ++i) {
        has_keys(nile["levels"][i], {"level", "pp", "present"});
        CHECK(nile["levels"][i]["level"].number() == static_cast<int>(i));
        CHECK(nile["levels"][i]["pp"].number() == reconstructed.levels[i].pp);
        CHECK(reconstructed.levels[i].present == (i != 0));
    }
    CHECK(nile["max_level"].number() == edition::nile_levels - 1);
}

TEST_CASE("PHA-114, PHA-187: the burial chamber") {
    auto const& chamber = data()["burial_chamber"];
    has_keys(chamber, {"steps", "pharaoh_step"});
    REQUIRE(static_cast<int>(chamber["steps"].size()) == reconstructed.burial_steps);
    for (std::size_t i = 0; i != chamber["steps"].size(); ++i) {
        auto const& step = chamber["steps"][i];
        has_keys(step, {"step", "cost", "pp"});
        CHECK(step["step"].number() == static_cast<int>(i) + 1);
        CHECK(cost_from(step["cost"]) == reconstructed.burial[i].cost);
        CHECK(step["pp"].number() == reconstructed.burial[i].pp);
        CHECK(reconstructed.burial[i].cost.count >= 2);
        CHECK(reconstructed.burial[i].cost.count <= 4);
    }
    CHECK(chamber["pharaoh_step"].number() == reconstructed.pharaoh_step);
}

TEST_CASE("PHA-005: thirty vases, all multisets of three without a triple") {
    auto const& list = data()["vases"];
    REQUIRE(list.size() == vase_tiles);
    std::set<std::multiset<colour>> different;
    for (std::size_t i = 0; i != list.size(); ++i) {
        has_keys(list[i], {"id", "bottom", "top_left", "top_right"});
        auto const v = static_cast<vase>(i);
        auto const& print = reconstructed.of(v);
        CHECK(list[i]["id"].text() == name_of(v));
        CHECK(list[i]["bottom"].text() == name_of(print.bottom));
        CHECK(list[i]["top_left"].text() == name_of(print.top_left));
        CHECK(list[i]["top_right"].text() == name_of(print.top_right));
        CHECK_FALSE((print.bottom == print.top_left && print.bottom == print.top_right));
        different.insert({print.bottom, print.top_left, print.top_right});
    }
    CHECK(different.size() == 30);
}

TEST_CASE("PHA-006: thirty artisans") {
    auto const& list = data()["artisans"];
    REQUIRE(list.size() == artisan_cards);
    for (std::size_t i = 0; i != list.size(); ++i) {
        has_keys(list[i], {"id", "pp", "gain"});
        auto const a = static_cast<artisan>(i);
        CHECK(list[i]["id"].text() == name_of(a));
        CHECK(list[i]["pp"].number() == reconstructed.of(a).pp);
        CHECK(gain_from(list[i]["gain"]) == reconstructed.of(a).gain);
    }
}

TEST_CASE("PHA-007, PHA-126 to PHA-148: twenty-six nobles") {
    auto const& list = data()["nobles"];
    REQUIRE(list.size() == noble_cards);
    for (std::size_t i = 0; i != list.size(); ++i) {
        auto const& card = list[i];
        INFO(card["name"].text());
        has_keys(card, {"id", "name", "kind", "power", "scoring"});
        CHECK(card["id"].number() == static_cast<int>(i) + 1);
        auto const& print = reconstructed.nobles[i];
        CHECK(card["name"].text() == print.name);
        CHECK(power_from(card["power"]) == print.power);
        CHECK(scoring_from(card["scoring"]) == print.scoring);
        CHECK((card["kind"].text() == "once_per_round") == print.once_per_round);
        CHECK((card["kind"].text() == "instant") == (print.power.what == power::kind::instant));
        CHECK((card["kind"].text() == "none") == (print.power.what == power::kind::none));
    }
}

TEST_CASE("PHA-004: forty offering tokens") {
    auto const& list = data()["offering_tokens"];
    REQUIRE(list.size() == offering_types);
    int sum = 0;
    for (std::size_t i = 0; i != list.size(); ++i) {
        auto const o = static_cast<offering>(i);
        CHECK(list[i]["type"].text() == name_of(o));
        CHECK(list[i]["count"].number() == reconstructed.offerings[i]);
        CHECK(list[i]["bonus_pp"].number() == reconstructed.offering_pp[i]);
        sum += reconstructed.offerings[i];
        if (list[i]["kind"].text() == "resource")
            CHECK(o == offering_of(called<colour>(list[i]["resource"].text())));
        else if (list[i]["kind"].text() == "district")
            CHECK(o == offering_of(called<district>(list[i]["district"].text())));
        else
            CHECK(list[i]["kind"].text() == "prestige");
    }
    CHECK(sum == 40);
}

TEST_CASE("PHA-008, PHA-171, PHA-174, PHA-175, PHA-191: tokens and wood") {
    auto const& tokens = data()["tokens"];
    has_keys(tokens, {"first_player_pp", "pharaoh_pp", "pharaoh_needs", "kept_token_pp"});
    CHECK(tokens["first_player_pp"].number() == reconstructed.first_player_pp);
    CHECK(tokens["pharaoh_pp"].number() == reconstructed.pharaoh_pp);
    has_keys(tokens["pharaoh_needs"], {"nobles", "burial_steps"});
    CHECK(tokens["pharaoh_needs"]["nobles"].number() == reconstructed.pharaoh_nobles);
    CHECK(tokens["pharaoh_needs"]["burial_steps"].number() == reconstructed.pharaoh_step);
    CHECK(tokens["kept_token_pp"].number() == reconstructed.kept_token_pp);
    auto const& wood = data()["wood_per_player"];
    has_keys(wood, {"large_disk", "cube", "small_disks"});
    CHECK(wood["large_disk"].number() == 1);
    CHECK(wood["cube"].number() == 1);
    CHECK(wood["small_disks"].number() == colours + 1); // one shows the colour
}

TEST_CASE("PHA-010, PHA-225 to PHA-234, PHA-249: the Traitor's tiles") {
    auto const& list = data()["traitor_tiles"];
    REQUIRE(list.size() == traitor_tiles);
    for (std::size_t i = 0; i != list.size(); ++i) {
        has_keys(list[i], {"id", "name", "god", "sides"});
        CHECK(list[i]["id"].text() == name_of(static_cast<tile>(i)));
        CHECK(list[i]["name"].text() == reconstructed.tile_names[i]);
        bool shows_god = false;
        for (std::size_t s = 0; s != 2; ++s) {
            auto const& of_side = list[i]["sides"][name_of(static_cast<side>(s))];
            has_keys(of_side, {"vases", "cells"});
            auto const& print = reconstructed.traitor[i][s];
            CHECK(of_side["vases"].number() == print.vases);
            REQUIRE(of_side["cells"].size() == tile_cells);
            for (std::size_t c = 0; c != tile_cells; ++c) {
                auto const& cell = of_side["cells"][c];
                has_keys(cell, {"cell", "effects"});
                CHECK(cell["cell"].number() == static_cast<int>(c) + 1);
                REQUIRE(static_cast<int>(cell["effects"].size()) == print.cells[c].count);
                for (std::size_t e = 0; e != cell["effects"].size(); ++e) {
                    CHECK(effect_from(cell["effects"][e]) == print.cells[c].effects[e]);
                    shows_god =
                        shows_god || (cell["effects"][e].has("god") &&
                                      cell["effects"][e]["god"].text() == list[i]["god"].text());
                }
            }
        }
        CHECK(shows_god);
    }
    auto const& traitor = data()["traitor"];
    has_keys(traitor, {"base_noble_pp", "tie_goes_to", "difficulty_levels"});
    CHECK(traitor["base_noble_pp"].number() == reconstructed.traitor_noble_pp);
    CHECK(traitor["tie_goes_to"].text() == "traitor");
    REQUIRE(traitor["difficulty_levels"].size() == 6);
    for (std::size_t i = 0; i != 6; ++i) {
        CHECK(traitor["difficulty_levels"][i].number() == static_cast<int>(i));
        CHECK(
            can_be_played(options{.players = 1, .difficulty = static_cast<int>(i)}, reconstructed));
    }
    CHECK_FALSE(can_be_played(options{.players = 1, .difficulty = 6}, reconstructed));
}

TEST_CASE("another edition of pharaon is played by the same rules") {
    for (std::uint64_t seed = 0; seed != 20; ++seed) {
        senet::random_source random{seed};
        auto p = other_three::start();
        while (!other_three::over(p)) {
            other_three::game::invariants.for_each([&](auto invariant) {
                if constexpr (requires { invariant(p); }) {
                    INFO(invariant.text().id);
                    REQUIRE(invariant(p));
                }
            });
            other_three::play(p, other_three::random_move(p, random));
        }
        CHECK(p.table.round == 4);
        for (auto const& mine : p.table.players)
            CHECK(mine.burial <= 5);
    }
}
