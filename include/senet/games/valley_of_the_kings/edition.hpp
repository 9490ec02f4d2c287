// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_EDITION_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_EDITION_HPP

#include <senet/table/index_set.hpp>

#include <cstdint>
#include <string_view>

// What is printed on the board and in the scoring table: data, and replaceable. `reconstructed` is what the rulebook
// states, completed by reconstruction where it only shows a picture; a publisher's own board is another object of type
// `edition`.
namespace senet::valley_of_the_kings {

/// VOK-005: a cube is known by its colour.
enum class cube : std::uint8_t { black, white, grey, brown, red };
inline constexpr int colours = 5;
inline constexpr cube all_colours[] = {
    cube::black, cube::white, cube::grey, cube::brown, cube::red};

/// VOK-020
enum class site_size : std::uint8_t { small, large };

// What the rules themselves count.
inline constexpr int sites = 15;         // VOK-010: numbered from 1
inline constexpr int areas = 7;          // VOK-010
inline constexpr int first_area = 16;    // VOK-010
inline constexpr int start_area = 16;    // VOK-042
inline constexpr int foremen_each = 2;   // VOK-002
inline constexpr int workers_each = 5;   // VOK-001
inline constexpr int scarabs_each = 8;   // VOK-004
inline constexpr int tablets_each = 8;   // VOK-003
inline constexpr int blanks_each = 4;    // VOK-003
inline constexpr int group_size = 5;     // VOK-080
inline constexpr int extra_groups = 1;   // VOK-080: more than there are players
inline constexpr int points_each = 6;    // VOK-131, VOK-191
inline constexpr int most_legs = 6;      // VOK-161
inline constexpr int carried_each = 2;   // VOK-204, VOK-241
inline constexpr int pharaoh_cubes = 30; // VOK-023

/// VOK-003: the values of a player's tablets, in the order in which they are laid (section 21, A1).
inline constexpr int tablet_values[tablets_each] = {4, 3, 2, 1, 0, 0, 0, 0};

/// A point of the board, in thousandths of a unit; y goes up.
struct point {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(point const&, point const&) = default;
};

/// VOK-024, VOK-027, VOK-111
struct square_print {
    int area = 0;             // the one it adjoins
    int side = 0;             // of the site: side 1 faces the centre of the board, then clockwise
    bool shared_line = false; // the edge of the site lies on the border of the area
    point where{};

    friend constexpr bool operator==(square_print const&, square_print const&) = default;
};

struct site_print {
    static constexpr int most_squares = 16;

    site_size size = site_size::small; // VOK-029
    int suns = 0;                      // VOK-031
    std::string_view position{};
    point centre{};
    int rotation = 0; // in degrees, counter-clockwise
    point scarab_circle{};
    int squares = 0;
    square_print square[most_squares] = {}; // A, B, C … clockwise (VOK-028)

    friend constexpr bool operator==(site_print const&, site_print const&) = default;
};

struct area_print {
    std::string_view kind{};
    int corners = 0;
    point polygon[8] = {};

    friend constexpr bool operator==(area_print const&, area_print const&) = default;
};

/// Two areas that are neighbours.
struct border {
    int a = 0;
    int b = 0;

    friend constexpr bool operator==(border const&, border const&) = default;
};

/// What pyramids are worth: VOK-307, VOK-326.
struct point_table {
    int mixed = 0;
    int striped = 0; // VOK-325: the category exists in the expert variant only
    int layered = 0;
    int single = 0;

    friend constexpr bool operator==(point_table const&, point_table const&) = default;
};

/// Everything that is printed.
struct edition {
    static constexpr int most_borders = areas * (areas - 1) / 2;

    std::string_view name{};
    int cubes[colours] = {};     // VOK-006
    site_print site[sites] = {}; // from site 1
    area_print area[areas] = {}; // from area 16
    int borders = 0;
    border border_of[most_borders] = {}; // VOK-030
    index_set<sites + 1> closed[5] = {}; // by the number of players: VOK-043, VOK-044, VOK-045
    point_table base[2] = {};            // by size
    point_table expert[2] = {};

    friend constexpr bool operator==(edition const&, edition const&) = default;
};

constexpr edition make_reconstructed() {
    edition e{};
    e.name = "reconstructed";
    for (int& count : e.cubes)
        count = 33;
    // clang-format off
    site_print const all_sites[sites] = {
        {site_size::small, 0, "corner tip", {0, 64000}, 0, {4500, 59500}, 8, {
            {17, 1, false, {1500, 59500}}, {17, 1, false, {-1500, 59500}},
            {17, 2, false, {-4500, 62500}}, {17, 2, false, {-4500, 65500}},
            {17, 3, false, {-1500, 68500}}, {17, 3, false, {1500, 68500}},
            {17, 4, false, {4500, 65500}}, {17, 4, false, {4500, 62500}},
        }},
        {site_size::small, 3, "on the line to the previous side area", {-20500, 35507}, 30, {-14353, 33860}, 8, {
            {17, 1, false, {-16951, 32360}}, {22, 1, false, {-19549, 30860}},
            {22, 2, false, {-23647, 31958}}, {22, 2, false, {-25147, 34556}},
            {22, 3, false, {-24049, 38654}}, {17, 3, false, {-21451, 40154}},
            {17, 4, false, {-17353, 39056}}, {17, 4, false, {-15853, 36458}},
        }},
        {site_size::large, 0, "side area, against the line of area 16", {23816, 13750}, -60, {21620, 5554}, 12, {
            {16, 1, true, {20120, 8152}}, {16, 1, true, {18620, 10750}},
            {16, 1, true, {17120, 13348}}, {18, 2, false, {18218, 17446}},
            {18, 2, false, {20816, 18946}}, {18, 2, false, {23414, 20446}},
            {18, 3, false, {27512, 19348}}, {18, 3, false, {29012, 16750}},
            {18, 3, false, {30512, 14152}}, {18, 4, false, {29414, 10054}},
            {18, 4, false, {26816, 8554}}, {18, 4, false, {24218, 7054}},
        }},
        {site_size::small, 0, "on the line between corner and side area", {20500, 35507}, -30, {22147, 29360}, 8, {
            {18, 1, false, {19549, 30860}}, {17, 1, false, {16951, 32360}},
            {17, 2, false, {15853, 36458}}, {17, 2, false, {17353, 39056}},
            {17, 3, false, {21451, 40154}}, {18, 3, false, {24049, 38654}},
            {18, 4, false, {25147, 34556}}, {18, 4, false, {23647, 31958}},
        }},
        {site_size::large, 2, "corner area, free-standing", {0, 40000}, 0, {6000, 34000}, 12, {
            {17, 1, false, {3000, 34000}}, {17, 1, false, {0, 34000}},
            {17, 1, false, {-3000, 34000}}, {17, 2, false, {-6000, 37000}},
            {17, 2, false, {-6000, 40000}}, {17, 2, false, {-6000, 43000}},
            {17, 3, false, {-3000, 46000}}, {17, 3, false, {0, 46000}},
            {17, 3, false, {3000, 46000}}, {17, 4, false, {6000, 43000}},
            {17, 4, false, {6000, 40000}}, {17, 4, false, {6000, 37000}},
        }},
        {site_size::small, 0, "corner tip", {55426, -32000}, -120, {49279, -33647}, 8, {
            {19, 1, false, {50779, -31049}}, {19, 1, false, {52279, -28451}},
            {19, 2, false, {56377, -27353}}, {19, 2, false, {58975, -28853}},
            {19, 3, false, {60073, -32951}}, {19, 3, false, {58573, -35549}},
            {19, 4, false, {54475, -36647}}, {19, 4, false, {51877, -35147}},
        }},
        {site_size::small, 3, "on the line to the previous side area", {41000, 0}, -90, {36500, -4500}, 8, {
            {19, 1, false, {36500, -1500}}, {18, 1, false, {36500, 1500}},
            {18, 2, false, {39500, 4500}}, {18, 2, false, {42500, 4500}},
            {18, 3, false, {45500, 1500}}, {19, 3, false, {45500, -1500}},
            {19, 4, false, {42500, -4500}}, {19, 4, false, {39500, -4500}},
        }},
        {site_size::large, 0, "side area, against the line of area 16", {0, -27500}, -180, {-6000, -21500}, 12, {
            {16, 1, true, {-3000, -21500}}, {16, 1, true, {0, -21500}},
            {16, 1, true, {3000, -21500}}, {20, 2, false, {6000, -24500}},
            {20, 2, false, {6000, -27500}}, {20, 2, false, {6000, -30500}},
            {20, 3, false, {3000, -33500}}, {20, 3, false, {0, -33500}},
            {20, 3, false, {-3000, -33500}}, {20, 4, false, {-6000, -30500}},
            {20, 4, false, {-6000, -27500}}, {20, 4, false, {-6000, -24500}},
        }},
        {site_size::small, 0, "on the line between corner and side area", {20500, -35507}, -150, {14353, -33860}, 8, {
            {20, 1, false, {16951, -32360}}, {19, 1, false, {19549, -30860}},
            {19, 2, false, {23647, -31958}}, {19, 2, false, {25147, -34556}},
            {19, 3, false, {24049, -38654}}, {20, 3, false, {21451, -40154}},
            {20, 4, false, {17353, -39056}}, {20, 4, false, {15853, -36458}},
        }},
        {site_size::large, 2, "corner area, free-standing", {34641, -20000}, -120, {26445, -22196}, 12, {
            {19, 1, false, {27945, -19598}}, {19, 1, false, {29445, -17000}},
            {19, 1, false, {30945, -14402}}, {19, 2, false, {35043, -13304}},
            {19, 2, false, {37641, -14804}}, {19, 2, false, {40239, -16304}},
            {19, 3, false, {41337, -20402}}, {19, 3, false, {39837, -23000}},
            {19, 3, false, {38337, -25598}}, {19, 4, false, {34239, -26696}},
            {19, 4, false, {31641, -25196}}, {19, 4, false, {29043, -23696}},
        }},
        {site_size::small, 0, "corner tip", {-55426, -32000}, 120, {-53779, -25853}, 8, {
            {21, 1, false, {-52279, -28451}}, {21, 1, false, {-50779, -31049}},
            {21, 2, false, {-51877, -35147}}, {21, 2, false, {-54475, -36647}},
            {21, 3, false, {-58573, -35549}}, {21, 3, false, {-60073, -32951}},
            {21, 4, false, {-58975, -28853}}, {21, 4, false, {-56377, -27353}},
        }},
        {site_size::small, 3, "on the line to the previous side area", {-20500, -35507}, 150, {-22147, -29360}, 8, {
            {21, 1, false, {-19549, -30860}}, {20, 1, false, {-16951, -32360}},
            {20, 2, false, {-15853, -36458}}, {20, 2, false, {-17353, -39056}},
            {20, 3, false, {-21451, -40154}}, {21, 3, false, {-24049, -38654}},
            {21, 4, false, {-25147, -34556}}, {21, 4, false, {-23647, -31958}},
        }},
        {site_size::large, 0, "side area, against the line of area 16", {-23816, 13750}, 60, {-15620, 15946}, 12, {
            {16, 1, true, {-17120, 13348}}, {16, 1, true, {-18620, 10750}},
            {16, 1, true, {-20120, 8152}}, {22, 2, false, {-24218, 7054}},
            {22, 2, false, {-26816, 8554}}, {22, 2, false, {-29414, 10054}},
            {22, 3, false, {-30512, 14152}}, {22, 3, false, {-29012, 16750}},
            {22, 3, false, {-27512, 19348}}, {22, 4, false, {-23414, 20446}},
            {22, 4, false, {-20816, 18946}}, {22, 4, false, {-18218, 17446}},
        }},
        {site_size::small, 0, "on the line between corner and side area", {-41000, 0}, 90, {-36500, 4500}, 8, {
            {22, 1, false, {-36500, 1500}}, {21, 1, false, {-36500, -1500}},
            {21, 2, false, {-39500, -4500}}, {21, 2, false, {-42500, -4500}},
            {21, 3, false, {-45500, -1500}}, {22, 3, false, {-45500, 1500}},
            {22, 4, false, {-42500, 4500}}, {22, 4, false, {-39500, 4500}},
        }},
        {site_size::large, 2, "corner area, free-standing", {-34641, -20000}, 120, {-32445, -11804}, 12, {
            {21, 1, false, {-30945, -14402}}, {21, 1, false, {-29445, -17000}},
            {21, 1, false, {-27945, -19598}}, {21, 2, false, {-29043, -23696}},
            {21, 2, false, {-31641, -25196}}, {21, 2, false, {-34239, -26696}},
            {21, 3, false, {-38337, -25598}}, {21, 3, false, {-39837, -23000}},
            {21, 3, false, {-41337, -20402}}, {21, 4, false, {-40239, -16304}},
            {21, 4, false, {-37641, -14804}}, {21, 4, false, {-35043, -13304}},
        }},
    };
    area_print const all_areas[areas] = {
        {"centre", 6, {{-11547, 20000}, {11547, 20000}, {23094, 0}, {11547, -20000}, {-11547, -20000}, {-23094, 0}}},
        {"corner", 5, {{-11547, 20000}, {-28868, 50000}, {0, 100000}, {28868, 50000}, {11547, 20000}}},
        {"side", 4, {{11547, 20000}, {28868, 50000}, {57735, 0}, {23094, 0}}},
        {"corner", 5, {{23094, 0}, {57735, 0}, {86603, -50000}, {28868, -50000}, {11547, -20000}}},
        {"side", 4, {{11547, -20000}, {28868, -50000}, {-28868, -50000}, {-11547, -20000}}},
        {"corner", 5, {{-11547, -20000}, {-28868, -50000}, {-86603, -50000}, {-57735, 0}, {-23094, 0}}},
        {"side", 4, {{-23094, 0}, {-57735, 0}, {-28868, 50000}, {-11547, 20000}}},
    };
    border const all_borders[] = {
        {16, 17}, {16, 18}, {16, 19}, {16, 20}, {16, 21}, {16, 22}, {17, 18}, {17, 22}, {18, 19}, {19, 20}, {20, 21}, {21, 22}
    };
    // clang-format on
    for (int i = 0; i != sites; ++i)
        e.site[i] = all_sites[i];
    for (int i = 0; i != areas; ++i)
        e.area[i] = all_areas[i];
    for (border const& b : all_borders)
        e.border_of[e.borders++] = b;
    e.closed[2] = {2, 5, 7, 10, 12, 15};
    e.closed[3] = {2, 7, 12};
    e.base[0] = {1, 0, 3, 4};
    e.base[1] = {5, 0, 9, 11};
    e.expert[0] = {1, 2, 3, 4};
    e.expert[1] = {5, 7, 9, 11};
    return e;
}

inline constexpr edition reconstructed = make_reconstructed();

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_EDITION_HPP
