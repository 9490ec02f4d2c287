// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_EDITION_HPP
#define SENET_GAMES_EGIZIA_EDITION_HPP

#include <cstdint>
#include <string_view>

// What is printed on the components: data, and replaceable. `reconstructed` is what the rulebook states, completed by
// public sources and reconstruction; a publisher's own data is another object of type `edition`.
//
// Cards and spaces say what they do in clauses of a small vocabulary. A new card is a line here, not a branch elsewhere.
namespace senet::egizia {

/// EGZ-037: the twenty places of the river, from Ombos (upstream) to Heliopolis (downstream).
enum class place_on_river : std::uint8_t {
    // clang-format off
    C1, EDFU, C2, THEBAE, C3, SITE_A, C4, SELINON, C5, PASSALON,
    C6, SITE_B, C7, BENI_HASAN, C8, ALYI, C9, SITE_C, C10, HELIOPOLIS
    // clang-format on
};
inline constexpr int river_places = 20;

/// EGZ-005, EGZ-008: Nile cards, start quarries and start fields.
enum class card_id : std::uint8_t {
    // clang-format off
    N12_01, N12_02, N12_03, N12_04, N12_05, N12_06, N12_07, N12_08, N12_09, N12_10, N12_11,
    N12_12, N12_13, N12_14, N12_15, N12_16, N12_17, N12_18, N12_19, N12_20, N12_21, N12_22,
    N34_01, N34_02, N34_03, N34_04, N34_05, N34_06, N34_07, N34_08, N34_09, N34_10, N34_11,
    N34_12, N34_13, N34_14, N34_15, N34_16, N34_17, N34_18, N34_19, N34_20, N34_21, N34_22,
    N5_01, N5_02, N5_03, N5_04, N5_05, N5_06, N5_07, N5_08, N5_09, N5_10, N5_11, N5_12,
    SQ1, SQ2, SQ3, SQ4, SW1, SW2, SW3, SW4
    // clang-format on
};
inline constexpr int nile_cards = 56;
inline constexpr int card_kinds = 64;

/// EGZ-006
enum class sphinx_id : std::uint8_t {
    // clang-format off
    S01, S02, S03, S04, S05, S06, S07, S08, S09, S10, S11, S12, S13, S14, S15,
    S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29
    // clang-format on
};
inline constexpr int sphinx_cards = 29;

/// EGZ-007
enum class grave_id : std::uint8_t {
    // clang-format off
    G01, G02, G03, G04, G05, G06, G07, G08, G09, G10,
    G11, G12, G13, G14, G15, G16, G17, G18, G19, G20
    // clang-format on
};
inline constexpr int grave_tiles = 20;

/// EGZ-004: J is the joker.
enum class crew_id : std::uint8_t { A, B, C, J };
inline constexpr int crew_tiles = 4;
inline constexpr crew_id all_crews[] = {crew_id::A, crew_id::B, crew_id::C, crew_id::J};

enum class market_id : std::uint8_t { stone, grain };
inline constexpr int market_kinds = 2;

/// EGZ-010
enum class flood_position : std::uint8_t { left, centre, right };

/// EGZ-160 to EGZ-162: from the driest to the wettest, so that raising is adding one.
enum class colour : std::uint8_t { brown, yellow, green };

enum class site_id : std::uint8_t { A, B, C };
inline constexpr int site_kinds = 3;

enum class building : std::uint8_t { obelisk, graves, temple, pyramid };
inline constexpr int building_kinds = 4;

/// Sequences of building cells that fill in a fixed order (EGZ-104, EGZ-106, EGZ-111 to EGZ-114).
enum class line_id : std::uint8_t {
    // The order in which one build fills them (EGZ-217).
    graves,
    obelisk,
    left,
    right,
    column,
    roof,
    p1,
    p2,
    p3,
    p4,
    p5,
    p6
};
inline constexpr int line_kinds = 12;

/// EGZ-005
enum class deck_id : std::uint8_t { one_two, three_four, five };
inline constexpr int deck_kinds = 3;

// What the rules themselves count.
inline constexpr int most_players = 4;    // EGZ-001
inline constexpr int rounds = 5;          // EGZ-023
inline constexpr int card_spaces = 10;    // EGZ-026
inline constexpr int most_slots = 3;      // EGZ-043
inline constexpr int most_drawn = 5;      // EGZ-096
inline constexpr int face_up_graves = 4;  // EGZ-020
inline constexpr int longest_line = 12;   // EGZ-106
inline constexpr int flood_positions = 3; // EGZ-010

/// The vocabulary of cards and round spaces.
enum class word : std::uint8_t {
    nothing,

    // What happens at once, when a boat is placed or a card is taken
    market_down,      // a market goes down n steps
    advance,          // these crews advance by n
    advance_any,      // n advances of 1, of crews of choice
    move_flood,       // n times the flood may move by one
    gain_stones,      // n stones
    gain_points,      // n points
    points_per_piece, // n points for each own piece on these buildings

    // What holds as long as the card lies in front of its owner
    quarry,           // n stones in each production
    field,            // n wheat, if a field of this colour is irrigated
    grave_value,      // n more in the value of the graves
    raise_field,      // one field has the next colour
    improve,          // once a round, one crew advances for n stones
    feed_with_stones, // stones are eaten
    extra_sphinx,     // n more Sphinx cards are drawn
    upstream,         // once a round, a boat goes upstream
    reuse,            // once a round, a round space is used again
    leftover,         // once a round, a card is taken that was left

    // What happens once, when its owner plays the card
    take_stones,         // n stones
    sell_stones,         // up to n stones for a point each
    double_space,        // a round space works twice
    extra_boat,          // another boat at once
    wheat,               // n wheat
    build_first,         // first at all sites of this round
    build_while_waiting, // a waiting boat builds
    strength,            // n more strength in a build
    two_crews,           // a second regular crew in a build
    keep_sphinx          // up to n of the drawn Sphinx cards
};
inline constexpr int words = static_cast<int>(word::keep_sphinx) + 1;

constexpr bool happens_at_once(word w) noexcept {
    return w >= word::market_down && w <= word::points_per_piece;
}

/// What it says, how much, and of what: a set of crews or buildings, or a market or a colour.
struct clause {
    word what = word::nothing;
    int n = 0;
    unsigned of = 0;

    friend constexpr bool operator==(clause const&, clause const&) = default;
};
inline constexpr int most_clauses = 3;

/// EGZ-155
enum class timing : std::uint8_t { immediate, anytime, permanent };

struct card_print {
    timing when = timing::permanent;
    bool marked_permanent = false; // EGZ-156, EGZ-204
    clause says[most_clauses] = {};

    friend constexpr bool operator==(card_print const&, card_print const&) = default;
};

struct river_print {
    enum class kind : std::uint8_t { card, round, site };

    kind what = kind::card;
    std::string_view name{}; // empty if it is not known
    bool left_bank = false;
    bool grey_border = false; // EGZ-061
    bool may_be_doubled = false;
    bool may_be_reused = false;
    clause says[most_clauses] = {};

    friend constexpr bool operator==(river_print const&, river_print const&) = default;
};

/// The conditions of Sphinx cards.
enum class condition : std::uint8_t {
    obelisk_level,     // EGZ-198: level n of the obelisk is filled
    building_complete, // EGZ-199: a building has no empty cell
    market_count,      // EGZ-200: so many players are at the bottom of a market
    stones_at_least,   // EGZ-201, EGZ-202: n own pieces on each of these buildings
    market_bottom,     // EGZ-203: at the bottom of each of these markets
    per_permanent,     // EGZ-204: for each card marked Permanent
    per_grave_stone,   // EGZ-205: for each own piece on the graves
    crew_strength,     // EGZ-206: for the strength of a crew
    majority,          // EGZ-207: nobody has more of a category
    ten_percent        // EGZ-209: a point for each n points
};

/// EGZ-207
enum class category : std::uint8_t { quarry, green, yellow, brown };

struct sphinx_print {
    condition what = condition::obelisk_level;
    unsigned of = 0; // buildings or markets as a set; a market, a crew or a category as a number
    int n = 0;
    int points = 0;
    int by_players[most_players + 1] = {};

    friend constexpr bool operator==(sphinx_print const&, sphinx_print const&) = default;
};

struct line_print {
    building part_of = building::obelisk;
    site_id at = site_id::B;
    int cells = 0;
    int values[longest_line] = {}; // none for the graves: their tiles say it
    unsigned needs_complete = 0;   // lines that have to be complete before (EGZ-112, EGZ-113)
    int rests_on = -1;             // the line each of whose cells carries half a cell (EGZ-116)
    bool has_bonus = false;        // EGZ-118

    friend constexpr bool operator==(line_print const&, line_print const&) = default;
};

struct site_print {
    place_on_river on_river = place_on_river::C1;
    bool market_step = false; // EGZ-110

    friend constexpr bool operator==(site_print const&, site_print const&) = default;
};

/// EGZ-150: from this total on.
struct grave_band {
    int from = 0;
    int points = 0;

    friend constexpr bool operator==(grave_band const&, grave_band const&) = default;
};

/// Everything that is printed.
struct edition {
    std::string_view name{};
    int boats = 0;                       // EGZ-002
    int pieces = 0;                      // EGZ-003: beside the four markers
    deck_id deck_of_round[rounds] = {};  // EGZ-027
    bool deck_leaves_after[rounds] = {}; // EGZ-028
    deck_id deck_of[nile_cards] = {};
    river_print river[river_places] = {};
    site_print site[site_kinds] = {};
    int slots[most_players + 1] = {}; // EGZ-043: by the number of players
    line_print line[line_kinds] = {};
    int grave_values[grave_tiles] = {};
    int most_sphinx = 0;     // EGZ-096
    int kept_sphinx = 0;     // EGZ-099
    int returned_sphinx = 0; // EGZ-101: points for each
    flood_position flood = {};
    colour driest[flood_positions] = {};    // EGZ-064: that is still irrigated
    int crew_start[crew_tiles] = {};        // EGZ-016
    int crew_end[crew_tiles] = {};          // EGZ-017
    int stone_track = 0;                    // EGZ-076
    int start_stones[most_players] = {};    // EGZ-015
    int market_bottom = 0;                  // EGZ-122
    int sell_from = 0;                      // EGZ-127
    int stones_per_point = 0;               // EGZ-149
    int stone_reward = 0;                   // EGZ-124: stones
    int grain_reward = 0;                   // EGZ-125: points
    int loss[4] = {};                       // EGZ-068: by the grain market
    int participation[site_kinds + 1] = {}; // EGZ-129
    grave_band graves[3] = {};              // EGZ-150
    card_print nile[card_kinds] = {};
    sphinx_print sphinx[sphinx_cards] = {};

    friend constexpr bool operator==(edition const&, edition const&) = default;
};

} // namespace senet::egizia

#endif // SENET_GAMES_EGIZIA_EDITION_HPP
