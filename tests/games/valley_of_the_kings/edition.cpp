// SPDX-License-Identifier: MIT

#include <senet/games/valley_of_the_kings/edition.hpp>

#include <senet/games/valley_of_the_kings.hpp>

#include "support/catch.hpp"
#include "support/invariants.hpp"
#include "support/json.hpp"

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

// The shipped edition against a copy of the specification's data file, value by value.
namespace {

using namespace senet::valley_of_the_kings;
using support::json;

/// Everything in an object but its provenance is compared below: a new key would not go unnoticed.
void has_keys(json const& object, std::set<std::string> expected) {
    std::set<std::string> found;
    for (auto const& name : object.names())
        if (name != "source" && name != "sources" && name != "note")
            found.insert(name);
    CHECK(found == expected);
}

json const& data() {
    static json const file = json::read("games/valley_of_the_kings/valley_of_the_kings.json");
    return file;
}

template <class Enum>
std::string_view name_of(Enum value) {
    return senet::detail::enumerator_names<Enum>.names[static_cast<std::size_t>(value)];
}

std::vector<int> numbers(json const& list) {
    std::vector<int> all;
    for (std::size_t i = 0; i != list.size(); ++i)
        all.push_back(list[i].number());
    return all;
}

point point_of(json const& object) {
    return {object["x"].thousandths(), object["y"].thousandths()};
}

json const& component_of(std::string const& item) {
    auto const& list = data()["components"];
    for (std::size_t i = 0; i != list.size(); ++i)
        if (list[i]["item"].text() == item)
            return list[i];
    throw std::runtime_error{"there is no " + item};
}

int constant(std::string const& name) {
    has_keys(data()["constants"][name], {"value"});
    return data()["constants"][name]["value"].number();
}

cell cell_of(std::string const& name) {
    senet::text_reader reader{name};
    cell where;
    REQUIRE(senet::domain<cell>::read(reader, where));
    REQUIRE(reader.at_end());
    return where;
}

static_assert(is_complete(reconstructed));

/// Another board: a ring of areas without the centre as a shortcut, one square more at site 1, fewer cubes.
constexpr edition make_other() {
    edition e = reconstructed;
    e.name = "other";
    e.borders = 0;
    for (int a = 17; a != 22; ++a)
        e.border_of[e.borders++] = {a, a + 1};
    e.border_of[e.borders++] = {17, 22};
    e.border_of[e.borders++] = {16, 17};
    e.site[0].square[e.site[0].squares++] = {22, 4, false, {}};
    e.closed[2] = {2, 7, 12};
    e.cubes[4] = 40;
    return e;
}
constexpr edition other = make_other();
static_assert(is_complete(other));

constexpr edition without_a_border() {
    edition e = other;
    --e.borders;
    return e;
}
static_assert(!is_complete(without_a_border()));
constexpr edition with_few_cubes() {
    edition e = reconstructed;
    e.cubes[0] = 25;
    return e;
}
static_assert(!is_complete(with_few_cubes()));
constexpr edition with_a_square_nowhere() {
    edition e = reconstructed;
    e.site[3].square[2].area = 23;
    return e;
}
static_assert(!is_complete(with_a_square_nowhere()));

/// INV-VOK-25: a third of a turn.
constexpr cell rotated(cell where) {
    if (where.is_area())
        return where.area_id() == 16 ? where : cell::area(17 + (where.area_id() - 17 + 2) % 6);
    return cell{first_square_of((where.site() - 1 + 5) % sites + 1) + where.letter()};
}

} // namespace

TEST_CASE("the edition of valley of the kings has the keys of the data file") {
    has_keys(
        data(), {"schema_version", "game", "components", "bid_tablets", "cube_colours",
                 "player_colours", "constants", "site_types", "pharaoh_pyramid", "scoring", "areas",
                 "area_edges", "sites", "setup", "geometry", "checks"});
    CHECK(data()["schema_version"].number() == 1);
    CHECK(data()["game"]["key"].text() == "valley_of_the_kings");
    CHECK(numbers(data()["game"]["players"]) == std::vector<int>{2, 3, 4});
    CHECK(reconstructed.name == "reconstructed");
}

TEST_CASE("VOK-001 to VOK-010: components") {
    std::map<std::string, int> const per_player = {
        {"worker", workers_each},        {"foreman", foremen_each}, {"bid_tablet", tablets_each},
        {"scarab_marker", scarabs_each}, {"memo_sheet", 1},         {"pen", 1}};
    for (auto const& [item, count] : per_player) {
        INFO(item);
        CHECK(component_of(item)["per_player"].number() == count);
        CHECK(component_of(item)["total"].number() == 4 * count);
    }
    CHECK(component_of("worker")["total"].number() == 20);                     // VOK-001
    CHECK(component_of("foreman")["total"].number() == 8);                     // VOK-002
    CHECK(component_of("bid_tablet")["total"].number() == 32);                 // VOK-003
    CHECK(component_of("scarab_marker")["total"].number() == 32);              // VOK-004
    CHECK(component_of("cube")["total"].number() == all_cubes(reconstructed)); // VOK-005
    CHECK(all_cubes(reconstructed) == 165);
    CHECK(component_of("cube")["colours"].number() == colours);
    for (int const count : reconstructed.cubes) // VOK-006
        CHECK(component_of("cube")["per_colour"].number() == count);
    CHECK(component_of("bag")["total"].number() == 1);          // VOK-007
    CHECK(component_of("pharaoh_disc")["total"].number() == 1); // VOK-008
    CHECK(component_of("memo_sheet")["total"].number() == 4);   // VOK-009
    CHECK(component_of("board")["shape"].text() == "triangle"); // VOK-010
    CHECK(data()["components"].size() == 10);
    auto const& colours_list = data()["cube_colours"];
    REQUIRE(colours_list.size() == colours);
    for (std::size_t i = 0; i != colours_list.size(); ++i) {
        has_keys(colours_list[i], {"id", "key", "count"});
        CHECK(colours_list[i]["id"].number() == static_cast<int>(i));
        CHECK(colours_list[i]["key"].text() == name_of(static_cast<cube>(i)));
        CHECK(colours_list[i]["count"].number() == reconstructed.cubes[i]);
    }
}

TEST_CASE("VOK-003, EX-VOK-7: bid tablets") {
    auto const listed = numbers(data()["bid_tablets"]["per_player"]);
    CHECK(listed == std::vector<int>(std::begin(tablet_values), std::end(tablet_values)));
    int sum = 0;
    int blanks = 0;
    for (int const value : tablet_values) {
        sum += value;
        blanks += value == 0 ? 1 : 0;
    }
    CHECK(data()["bid_tablets"]["sum"].number() == sum);
    CHECK(sum == 10);
    CHECK(blanks == blanks_each);
}

TEST_CASE("VOK-080, VOK-110, VOK-131, VOK-142, VOK-161, VOK-191, VOK-204, VOK-241: constants") {
    CHECK(constant("group_size") == group_size);
    CHECK(constant("groups_minus_players") == extra_groups);
    CHECK(constant("foreman_points") == points_each);
    CHECK(constant("worker_points") == points_each);
    for (auto const& line : board<reconstructed>.lines)
        CHECK(line.price == constant("line_cost"));
    CHECK(constant("cubes_per_worker_build") == carried_each);
    CHECK(constant("cubes_per_worker_steal") == carried_each);
    CHECK(constant("claims_per_foreman_per_round") == 1);
    CHECK(constant("pawns_per_square") == 1);
    CHECK(constant("programme_max_legs") == most_legs);
    CHECK(data()["constants"].size() == 10);
}

TEST_CASE("VOK-020, VOK-021, VOK-022, VOK-023, VOK-028, EX-VOK-9: sizes of pyramids") {
    auto const& types = data()["site_types"];
    REQUIRE(types.size() == 2);
    for (std::size_t i = 0; i != 2; ++i) {
        has_keys(
            types[i],
            {"key", "blocks", "layers", "visible_blocks", "square_count", "square_letters"});
        auto const size = static_cast<site_size>(i);
        CHECK(types[i]["key"].text() == name_of(size));
        auto const& shape = shape_of(size);
        CHECK(types[i]["blocks"].number() == shape.cells());
        CHECK(capacity_of(size) == shape.cells());
        CHECK(types[i]["visible_blocks"].number() == shape.cells() - (shape.hidden < 0 ? 0 : 1));
        REQUIRE(types[i]["layers"].size() == static_cast<std::size_t>(shape.layers));
        for (std::size_t l = 0; l != types[i]["layers"].size(); ++l) {
            auto const& layer = types[i]["layers"][l];
            has_keys(layer, {"index", "rows", "cols", "cells", "hidden_cells"});
            CHECK(layer["index"].number() == static_cast<int>(l) + 1);
            CHECK(layer["rows"].number() == shape.side[l]);
            CHECK(layer["cols"].number() == shape.side[l]);
            CHECK(layer["cells"].number() == shape.begin[l + 1] - shape.begin[l]);
            auto const hidden = numbers(layer["hidden_cells"]);
            CHECK(
                hidden == (l == 0 && shape.hidden >= 0 ? std::vector<int>{shape.hidden}
                                                       : std::vector<int>{}));
        }
        for (auto const& site : reconstructed.site)
            if (site.size == size)
                CHECK(site.squares == types[i]["square_count"].number());
        std::string letters;
        for (int q = 0; q != types[i]["square_count"].number(); ++q)
            letters += static_cast<char>('A' + q);
        CHECK(types[i]["square_letters"].text() == letters);
    }
    auto const& pharaoh = data()["pharaoh_pyramid"];
    has_keys(pharaoh, {"area", "blocks", "layers", "scores", "squares"});
    CHECK(pharaoh["area"].number() == start_area);
    CHECK(pharaoh["blocks"].number() == pharaoh_cubes);
    int sum = 0;
    for (int const layer : numbers(pharaoh["layers"]))
        sum += layer;
    CHECK(sum == pharaoh_cubes);
    CHECK_FALSE(pharaoh["scores"].boolean()); // VOK-274
    CHECK(pharaoh["squares"].size() == 0);
}

TEST_CASE("VOK-307, VOK-326, EX-VOK-10, EX-VOK-11: the scoring table") {
    auto const& scoring = data()["scoring"];
    has_keys(scoring, {"base", "expert", "unfinished"});
    CHECK(scoring["unfinished"]["value"].number() == 0); // VOK-301
    for (int i = 0; i != 2; ++i) {
        auto const size = std::string{name_of(static_cast<site_size>(i))};
        auto const& base = scoring["base"][size];
        has_keys(base, {"mixed", "layered", "single"});
        CHECK(base["mixed"].number() == reconstructed.base[i].mixed);
        CHECK(base["layered"].number() == reconstructed.base[i].layered);
        CHECK(base["single"].number() == reconstructed.base[i].single);
        auto const& expert = scoring["expert"][size];
        has_keys(expert, {"mixed", "striped", "layered", "single"});
        CHECK(expert["mixed"].number() == reconstructed.expert[i].mixed);
        CHECK(expert["striped"].number() == reconstructed.expert[i].striped);
        CHECK(expert["layered"].number() == reconstructed.expert[i].layered);
        CHECK(expert["single"].number() == reconstructed.expert[i].single);
    }
}

TEST_CASE("VOK-010, VOK-027, VOK-030: areas and their borders") {
    auto const& list = data()["areas"];
    REQUIRE(list.size() == areas);
    auto const& lines = board<reconstructed>.lines;
    for (std::size_t i = 0; i != list.size(); ++i) {
        has_keys(list[i], {"id", "kind", "capacity", "neighbours", "polygon"});
        auto const& print = reconstructed.area[i];
        CHECK(list[i]["id"].number() == first_area + static_cast<int>(i));
        CHECK(list[i]["kind"].text() == print.kind);
        CHECK(list[i]["capacity"].what() == json::kind::null); // VOK-026
        std::set<int> neighbours;
        for (int const id : lines.neighbours(static_cast<int>(i)))
            if (cell{id}.is_area())
                neighbours.insert(cell{id}.area_id());
        auto const expected = numbers(list[i]["neighbours"]);
        CHECK(neighbours == std::set<int>(expected.begin(), expected.end()));
        REQUIRE(list[i]["polygon"].size() == static_cast<std::size_t>(print.corners));
        for (std::size_t c = 0; c != list[i]["polygon"].size(); ++c) {
            auto const& corner = list[i]["polygon"][c];
            CHECK(print.polygon[c] == point{corner[0].thousandths(), corner[1].thousandths()});
        }
    }
    auto const& edges = data()["area_edges"];
    REQUIRE(edges.size() == static_cast<std::size_t>(reconstructed.borders));
    for (std::size_t i = 0; i != edges.size(); ++i) {
        has_keys(edges[i], {"a", "b", "cost", "constrained_by"});
        CHECK(reconstructed.border_of[i] == border{edges[i]["a"].number(), edges[i]["b"].number()});
        CHECK(edges[i]["cost"].number() == 1);
    }
}

TEST_CASE("VOK-024, VOK-028, VOK-029, VOK-031, VOK-111, VOK-112: sites and squares") {
    auto const& list = data()["sites"];
    REQUIRE(list.size() == sites);
    int small = 0;
    for (std::size_t i = 0; i != list.size(); ++i) {
        INFO("site " << i + 1);
        has_keys(
            list[i], {"id", "type", "layers", "blocks", "suns", "open_with", "areas", "position",
                      "centre", "rotation_deg", "scarab_circle", "squares"});
        auto const& print = reconstructed.site[i];
        int const id = static_cast<int>(i) + 1;
        CHECK(list[i]["id"].number() == id);
        CHECK(list[i]["type"].text() == name_of(print.size));
        small += print.size == site_size::small ? 1 : 0;
        auto const& shape = shape_of(print.size);
        CHECK(list[i]["blocks"].number() == shape.cells());
        std::vector<int> layers;
        for (int l = 0; l != shape.layers; ++l)
            layers.push_back(shape.begin[l + 1] - shape.begin[l]);
        CHECK(numbers(list[i]["layers"]) == layers);
        CHECK(list[i]["suns"].number() == print.suns);
        for (int players = 2; players <= 4; ++players)
            CHECK(
                list[i]["open_with"][std::to_string(players)].boolean() !=
                reconstructed.closed[players].contains(id));
        CHECK(list[i]["position"].text() == print.position);
        CHECK(point_of(list[i]["centre"]) == print.centre);
        CHECK(list[i]["rotation_deg"].thousandths() == 1000 * print.rotation);
        CHECK(point_of(list[i]["scarab_circle"]) == print.scarab_circle);

        auto const& squares = list[i]["squares"];
        REQUIRE(squares.size() == static_cast<std::size_t>(print.squares));
        std::set<int> adjoined;
        for (std::size_t q = 0; q != squares.size(); ++q) {
            auto const& square = squares[q];
            has_keys(
                square,
                {"id", "letter", "side", "area", "cost", "shared_line", "area_costs", "x", "y"});
            auto const where = cell_of(square["id"].text());
            CHECK(where.site() == id);
            CHECK(
                square["letter"].text() == std::string(1, static_cast<char>('A' + where.letter())));
            CHECK(where.letter() == static_cast<int>(q));
            auto const& print_of = print.square[q];
            CHECK(square["side"].number() == print_of.side);
            CHECK(square["area"].number() == print_of.area);
            CHECK(square["cost"].number() == 1);
            CHECK(square["shared_line"].boolean() == print_of.shared_line);
            CHECK(point_of(square) == print_of.where);
            adjoined.insert(print_of.area);
            for (int a = first_area; a != first_area + areas; ++a)
                CHECK(
                    square["area_costs"][std::to_string(a)].number() ==
                    board<reconstructed>.ways.between(where, cell::area(a)));
            // VOK-027: a single line, to the area
            auto const& neighbours = board<reconstructed>.lines.neighbours(where);
            CHECK(neighbours.count() == 1);
            CHECK(neighbours.contains(cell::area(print_of.area)));
        }
        auto const areas_list = numbers(list[i]["areas"]);
        CHECK(std::set<int>(areas_list.begin(), areas_list.end()) == adjoined);
    }
    CHECK(small == 9); // VOK-029
}

TEST_CASE("VOK-043, VOK-044, VOK-045, VOK-048: closed sites are those with suns") {
    auto const& data_of_setup = data()["setup"];
    has_keys(data_of_setup, {"closed_sites", "open_site_capacity", "start_area"});
    CHECK(data_of_setup["start_area"].number() == start_area);
    for (int players = 2; players <= 4; ++players) {
        auto const key = std::to_string(players);
        senet::index_set<sites + 1> closed;
        for (int const site : numbers(data_of_setup["closed_sites"][key]))
            closed.insert(site);
        CHECK(closed == reconstructed.closed[players]);
        CHECK(
            data_of_setup["open_site_capacity"][key].number() ==
            open_capacity(reconstructed, players));
        for (int site = 1; site <= sites; ++site) {
            int const suns = reconstructed.site[site - 1].suns;
            bool const is_closed = players == 4 ? false : players == 3 ? suns == 3 : suns != 0;
            CHECK(closed.contains(site) == is_closed);
        }
    }
    CHECK(open_capacity(reconstructed, 4) == 129);
    CHECK(open_capacity(reconstructed, 3) == 114);
    CHECK(open_capacity(reconstructed, 2) == 72);
}

TEST_CASE("VOK-112, VOK-114, EX-VOK-1 to EX-VOK-5: distances of the data file") {
    auto const& checks = data()["checks"];
    has_keys(checks, {"distances", "totals"});
    auto const& list = checks["distances"];
    REQUIRE(list.size() == 7);
    for (std::size_t i = 0; i != list.size(); ++i) {
        INFO(list[i]["id"].text());
        has_keys(list[i], {"id", "from", "to", "cost"});
        CHECK(
            board<reconstructed>.ways.between(
                cell_of(list[i]["from"].text()), cell_of(list[i]["to"].text())) ==
            list[i]["cost"].number());
    }
    auto const& totals = checks["totals"];
    has_keys(
        totals,
        {"sites", "small_sites", "large_sites", "squares", "areas", "area_edges", "max_distance"});
    CHECK(totals["sites"].number() == sites);
    CHECK(totals["small_sites"].number() == 9);
    CHECK(totals["large_sites"].number() == 6);
    CHECK(totals["squares"].number() == board<reconstructed>.existing.count() - areas);
    CHECK(totals["areas"].number() == areas);
    CHECK(totals["area_edges"].number() == reconstructed.borders);
    int longest = 0;
    for (int const from : board<reconstructed>.existing)
        for (int const to : board<reconstructed>.existing)
            longest = std::max(longest, board<reconstructed>.ways.between(from, to));
    CHECK(totals["max_distance"].number() == longest);
}

TEST_CASE("INV-VOK-25: a third of a turn maps the board onto itself, and distances are symmetric") {
    auto const& ways = board<reconstructed>.ways;
    for (int const from : board<reconstructed>.existing) {
        REQUIRE(board<reconstructed>.existing.contains(rotated(from)));
        for (int const to : board<reconstructed>.existing) {
            REQUIRE(ways.between(from, to) == ways.between(to, from));
            REQUIRE(ways.between(from, to) == ways.between(rotated(from), rotated(to)));
            REQUIRE(ways.between(from, to) <= 4);
        }
    }
    for (int site = 1; site <= sites; ++site) {
        auto const& print = reconstructed.site[site - 1];
        auto const& next = reconstructed.site[(site - 1 + 5) % sites];
        CHECK(print.size == next.size);
        CHECK(print.suns == next.suns);
    }
}

TEST_CASE("VOK-112: distances are those found step by step") {
    auto const& lines = board<reconstructed>.lines;
    for (int const from : board<reconstructed>.existing) {
        std::map<int, int> found{{from, 0}};
        std::vector<int> queue{from};
        for (std::size_t i = 0; i != queue.size(); ++i)
            for (int const next : lines.neighbours(queue[i]))
                if (found.emplace(next, found[queue[i]] + 1).second)
                    queue.push_back(next);
        REQUIRE(static_cast<int>(found.size()) == board<reconstructed>.existing.count());
        for (auto const& [to, steps] : found)
            REQUIRE(board<reconstructed>.ways.between(from, to) == steps);
    }
}

TEST_CASE("VOK-024, EX-VOK-8: names of cells") {
    CHECK(cell_of("13H").site() == 13);
    CHECK(cell_of("13H").letter() == 'H' - 'A');
    CHECK(cell_of("16").is_area());
    CHECK(cell_of("22").area_id() == 22);
    CHECK(cell{}.area_id() == start_area);
    for (int i = 0; i != cell::count; ++i) {
        senet::short_text<8> text;
        senet::domain<cell>::write(text, cell{i});
        CHECK(cell_of(std::string{text.view()}) == cell{i});
    }
    for (char const* wrong : {"", "0A", "16A", "15", "23", "1", "3Q", "3a", "3AB", "A3", "03A"}) {
        INFO(wrong);
        senet::text_reader reader{wrong};
        cell where;
        CHECK_FALSE(senet::domain<cell>::read(reader, where));
        CHECK(reader.place() == 0);
    }
}

TEST_CASE("another edition is another board") {
    using e = senet::engine<game<options{.players = 2, .start_player = {0}}, other>>;
    auto const& ways = board<other>.ways;
    CHECK(ways.between(cell::area(16), cell::area(20)) == 4);
    CHECK(ways.between(cell::square(1, 'I'), cell::area(22)) == 1);
    CHECK(ways.between(cell::square(1, 'I'), cell::square(1, 'A')) == 3);
    auto p = e::start();
    CHECK(p.table.bag.size() == 172);
    senet::random_source random{4};
    while (e::phase(p) != "foreman step")
        e::play(p, e::random_move(p, random));
    CHECK(e::count_moves(p) == 2 * (1 + 9) + 1); // from area 16 to 17 and to three sites
    for (std::uint64_t seed = 0; seed != 5; ++seed) {
        auto q = p;
        senet::random_source source{seed};
        e::play_out(q, source);
        support::keeps_invariants<e>(q);
    }
}
