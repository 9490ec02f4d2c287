// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_EDITION_HPP
#define SENET_GAMES_PHARAON_EDITION_HPP

#include <senet/moves/domain.hpp>

#include <cstdint>
#include <string_view>

// What is printed on the components: data, and replaceable. `reconstructed` is what the rulebook states, completed by
// reconstruction where it only shows pictures; a publisher's own data is another object of type `edition`.
namespace senet::pharaon {

/// PHA-003: five basic resources, and silver.
enum class resource : std::uint8_t { AGR, CON, COM, ROY, JUS, SIL };
inline constexpr int resources = 6;
/// A basic resource, where silver is not meant: a colour of the wheel, a track of the Nile.
enum class colour : std::uint8_t { AGR, CON, COM, ROY, JUS };
inline constexpr int colours = 5;
constexpr resource resource_of(colour c) noexcept { return static_cast<resource>(c); }

enum class district : std::uint8_t { OFF, BUR, NIL, ART, NOB };
inline constexpr int district_count = 5;
/// PHA-002: each is drawn on the clockwise edge of the district with its number, and stays with it.
enum class god : std::uint8_t { RA, ANUBIS, ISIS, OSIRIS, HORUS };
inline constexpr int gods = 5;

/// PHA-004
enum class offering : std::uint8_t {
    // clang-format off
    RES_AGR, RES_CON, RES_COM, RES_ROY, RES_JUS, DIS_OFF, DIS_BUR, DIS_NIL, DIS_ART, DIS_NOB, PP1, PP2
    // clang-format on
};
inline constexpr int offering_types = 12;
constexpr offering offering_of(colour c) noexcept { return static_cast<offering>(c); }
constexpr offering offering_of(district d) noexcept {
    return static_cast<offering>(colours + static_cast<int>(d));
}

/// PHA-005
enum class vase : std::uint8_t {
    // clang-format off
    V01, V02, V03, V04, V05, V06, V07, V08, V09, V10, V11, V12, V13, V14, V15,
    V16, V17, V18, V19, V20, V21, V22, V23, V24, V25, V26, V27, V28, V29, V30
    // clang-format on
};
inline constexpr int vase_tiles = 30;

/// PHA-006
enum class artisan : std::uint8_t {
    // clang-format off
    A01, A02, A03, A04, A05, A06, A07, A08, A09, A10, A11, A12, A13, A14, A15,
    A16, A17, A18, A19, A20, A21, A22, A23, A24, A25, A26, A27, A28, A29, A30
    // clang-format on
};
inline constexpr int artisan_cards = 30;

/// PHA-007: the number printed on the card.
inline constexpr int noble_cards = 26;
using noble = within<1, noble_cards>;
inline constexpr int scribe_cards = 5; // PHA-032: nobles 1 to 5

/// PHA-010
enum class tile : std::uint8_t { T1, T2, T3, T4, T5 };
inline constexpr int traitor_tiles = 5;
enum class side : std::uint8_t { light, dark };

/// PHA-013
enum class turning : std::uint8_t { cw, ccw };

// What the rules themselves count.
inline constexpr int wheel_spaces = 4;  // PHA-057
inline constexpr int pair_tokens = 2;   // PHA-019
inline constexpr int top_resources = 2; // PHA-005

/// What cards, options of the Nile, squares of the pyramid and actions do: the small vocabulary in which powers are
/// written, and what comes of each on the way. The first six are numbered like resources.
enum class effect : std::uint8_t {
    // gains
    AGR,
    CON,
    COM,
    ROY,
    JUS,
    SIL,
    basic,          // a basic resource of choice
    random_vase,    // a vase of the deck
    display_vase,   // a vase of the display, of choice
    bonus_offering, // from the bonus area or from the bag
    take_pair,      // a pair of offerings
    take_artisan,   // a face-up one or one of the deck
    take_noble,     // a face-up one or one of the deck
    burial_step,
    nile_move, // on any track
    arrow_1,   // on a track that this arrow of the option allows
    arrow_2,
    arrow_3,
    first_player,
    pyramid_gain, // that of a square of the pyramid
    // on the way
    diplomat,     // whether the vase is exchanged
    tutor,        // whether there is a resource more
    noble_card,   // one is drawn
    artisan_card, // one is drawn
    bag_offering, // one is drawn
    // of the Traitor
    tile_AGR, // a resource goes on the tiles
    tile_CON,
    tile_COM,
    tile_ROY,
    tile_JUS,
    tops,   // one of the two top resources goes on the wheel
    cell_1, // an effect of the covered cell
    cell_2,
    empty_vase, // is discarded
};
constexpr effect gain_of(resource r) noexcept { return static_cast<effect>(r); }
constexpr effect gain_of(colour c) noexcept { return static_cast<effect>(c); }

/// PHA-005
struct vase_print {
    colour bottom = colour::AGR;
    colour top_left = colour::AGR;
    colour top_right = colour::AGR;

    friend constexpr bool operator==(vase_print const&, vase_print const&) = default;
};

/// Resources in printed order, and vases.
struct gain_print {
    static constexpr int most = 3;
    resource of[most] = {};
    int count = 0;
    int vases = 0;

    friend constexpr bool operator==(gain_print const&, gain_print const&) = default;
};

struct artisan_print {
    int pp = 0;
    gain_print gain{};

    friend constexpr bool operator==(artisan_print const&, artisan_print const&) = default;
};

/// An effect, so many times: PHA-141, PHA-142, PHA-143, PHA-144, PHA-145, PHA-146.
struct instant {
    effect what = effect::SIL;
    int times = 0;

    friend constexpr bool operator==(instant const&, instant const&) = default;
};

/// PHA-126 to PHA-148: what a noble can do.
struct power {
    enum class kind : std::uint8_t {
        none,
        substitute,           // either resource of a pair for the other
        advance_on_pass,      // one square further at once
        any_access,           // any resource as access in a district
        nobles_any_five,      // any five resources for a noble
        act_without_space,    // in a district without a free space
        exchange_basic,       // one basic resource for another
        basic_to_silver,      // one basic resource for silver
        vase_extra_basic,     // a resource more with a vase
        vase_to_three_basics, // any three resources for a vase
        instant               // effects when it is taken
    };
    static constexpr int longest = 3;

    kind what = kind::none;
    colour pair[2] = {};
    district where = district::OFF;
    instant sequence[longest] = {};
    int steps = 0;

    friend constexpr bool operator==(power const&, power const&) = default;
};

/// What a noble is worth: PHA-126, PHA-128, PHA-129, PHA-131, PHA-134, PHA-148.
struct noble_scoring {
    enum class counted : std::uint8_t {
        nothing,
        satisfied_god_flanking, // of the two gods beside a district
        own_nobles,
        distinct_artisan_pp,
        burial_steps,
        offering_tokens,
        nile_tracks_at_max,
        satisfied_gods,
        silver_tokens,
        basic_tokens_and_resource_offerings
    };

    int base = 0;
    counted per = counted::nothing;
    int each = 0;
    district where = district::OFF;
    int most = 0; // so many count at most; 0: all
    int if_pharaoh = 0;
    int if_first_player = 0;
    bool copies_best_other = false;

    friend constexpr bool operator==(noble_scoring const&, noble_scoring const&) = default;
};

struct noble_print {
    std::string_view name{};
    pharaon::power power{};
    noble_scoring scoring{};
    bool once_per_round = false;

    friend constexpr bool operator==(noble_print const&, noble_print const&) = default;
};

/// What some colours are asked for, in the order of the print; `any` of them may be anything (PHA-071).
struct cost_print {
    static constexpr int most = 4;
    colour of[most] = {};
    int count = 0;
    int any = 0;

    friend constexpr bool operator==(cost_print const&, cost_print const&) = default;
};

/// PHA-098, PHA-100
struct nile_option {
    static constexpr int most_arrows = 3;
    cost_print cost{};
    gain_print gain{};
    std::uint8_t arrows[most_arrows] = {}; // the tracks each allows, a bit for each colour
    int arrow_count = 0;

    friend constexpr bool operator==(nile_option const&, nile_option const&) = default;
};
inline constexpr int nile_options = 6;

/// PHA-104
struct nile_level {
    int pp = 0;
    bool present = false;

    friend constexpr bool operator==(nile_level const&, nile_level const&) = default;
};

struct burial_step {
    cost_print cost{};
    int pp = 0;

    friend constexpr bool operator==(burial_step const&, burial_step const&) = default;
};

/// PHA-157
enum class gain : std::uint8_t { basic, silver, offering, first_player };
struct pyramid_row {
    static constexpr int longest = 8;
    static constexpr std::int8_t none = -1;
    std::int8_t squares[longest] = {}; // a gain, or `none`
    int length = 0;

    friend constexpr bool operator==(pyramid_row const&, pyramid_row const&) = default;
};
inline constexpr int pyramid_rows = 4;

struct district_print {
    int god_pp_left = 0;  // on its counter-clockwise edge
    int god_pp_right = 0; // on its clockwise edge
    int threshold = 0;    // PHA-179

    friend constexpr bool operator==(district_print const&, district_print const&) = default;
};

/// PHA-225 to PHA-234
struct cell_effect {
    enum class kind : std::uint8_t {
        burial_step,
        take_noble,      // n: the slot, from 1
        discard_noble,   // n: the slot, from 1
        noble_level,     // n: PP for each noble
        god,             // n: its number
        take_artisan,    // n: 1 the highest, 0 the lowest
        discard_artisan, // n: 1 the highest, 0 the lowest
        take_pair,       // n: the slot, from 1
        take_bonus,      // n: the position, from 1
        nile_step        // n: 1 the most filled tile, 0 the least filled
    };
    kind what = kind::burial_step;
    int n = 0;

    friend constexpr bool operator==(cell_effect const&, cell_effect const&) = default;
};

struct cell_print {
    static constexpr int most = 2;
    cell_effect effects[most] = {};
    int count = 0;

    constexpr cell_print() = default;
    constexpr cell_print(cell_effect e) noexcept : effects{e}, count(1) {} // NOLINT: it has one

    friend constexpr bool operator==(cell_print const&, cell_print const&) = default;
};
inline constexpr int tile_cells = 12;

struct tile_side {
    int vases = 0;
    cell_print cells[tile_cells] = {};

    friend constexpr bool operator==(tile_side const&, tile_side const&) = default;
};

/// Everything that is printed, and the numbers that go with so many players: index 0 is the solo game.
struct edition {
    static constexpr int most_players = 5;
    static constexpr int most_burial_steps = 12;
    static constexpr int nile_levels = 4;

    std::string_view name{};
    std::string_view resource_names[resources] = {};
    std::string_view district_names[district_count] = {};
    int tokens[resources] = {}; // PHA-003
    int offerings[offering_types] = {};
    int offering_pp[offering_types] = {};
    vase_print vases[vase_tiles] = {};
    artisan_print artisans[artisan_cards] = {};
    noble_print nobles[noble_cards] = {};
    district_print districts[district_count] = {};
    colour wheel[colours] = {}; // clockwise
    int rotation = 0;           // notches each round
    int usable_spaces[most_players] = {};
    int rounds = 0;
    int silver = 0;      // PHA-026
    int noble_draw = 0;  // PHA-024
    int noble_slots = 0; // PHA-017
    int artisan_slots = 0;
    int vases_on_display[most_players] = {}; // PHA-016, PHA-198, PHA-205
    int offering_pairs[most_players] = {};   // PHA-022, PHA-197, PHA-205
    int offering_bonus[most_players] = {};
    pyramid_row pyramid[pyramid_rows] = {};
    nile_option nile[nile_options] = {};
    nile_level levels[nile_levels] = {};
    burial_step burial[most_burial_steps] = {};
    int burial_steps = 0;
    int same_colour_base[2] = {}; // of OFF and ART
    int offering_extra = 0;       // PHA-106
    int first_player_pp = 0;      // PHA-175
    int pharaoh_pp = 0;           // PHA-174
    int pharaoh_nobles = 0;       // PHA-171
    int pharaoh_step = 0;
    int kept_token_pp = 0; // PHA-191
    std::string_view tile_names[traitor_tiles] = {};
    tile_side traitor[traitor_tiles][2] = {};
    int traitor_noble_pp = 0; // PHA-249

    constexpr noble_print const& of(noble n) const noexcept { return nobles[n - 1]; }
    constexpr vase_print const& of(vase v) const noexcept { return vases[static_cast<int>(v)]; }
    constexpr artisan_print const& of(artisan a) const noexcept {
        return artisans[static_cast<int>(a)];
    }

    friend constexpr bool operator==(edition const&, edition const&) = default;
};

namespace print {

template <class... Resources>
constexpr gain_print gains(int vases, Resources... list) {
    return {{list...}, static_cast<int>(sizeof...(list)), vases};
}
template <class... Colours>
constexpr cost_print costs(Colours... list) {
    return {{list...}, static_cast<int>(sizeof...(list)), 0};
}
constexpr int bit(colour c) { return 1 << static_cast<int>(c); }
/// Two arrows in the colours of the cost.
constexpr nile_option two_colours(colour a, colour b, resource r, resource s) {
    auto const arrow = static_cast<std::uint8_t>(bit(a) | bit(b));
    return {costs(a, b), gains(0, r, s), {arrow, arrow}, 2};
}

constexpr power substitute(colour a, colour b) {
    return {power::kind::substitute, {a, b}, {}, {}, 0};
}
constexpr power in_district(power::kind k, district d) { return {k, {}, d, {}, 0}; }
constexpr power only(power::kind k) { return {k, {}, {}, {}, 0}; }
constexpr power instants(instant a, instant b) { return {power::kind::instant, {}, {}, {a, b}, 2}; }

constexpr noble_scoring fixed(int pp) {
    noble_scoring s{};
    s.base = pp;
    return s;
}
constexpr noble_scoring scored(int base, noble_scoring::counted per, int each) {
    noble_scoring s = fixed(base);
    s.per = per;
    s.each = each;
    return s;
}
constexpr noble_print scribe(std::string_view name, colour a, colour b, district d) {
    noble_print n{name, substitute(a, b), {}, false};
    n.scoring = scored(4, noble_scoring::counted::satisfied_god_flanking, 4);
    n.scoring.where = d;
    n.scoring.most = 2;
    return n;
}

template <class... Squares>
constexpr pyramid_row row_of(Squares... list) {
    return {{static_cast<std::int8_t>(list)...}, static_cast<int>(sizeof...(list))};
}

constexpr cell_effect step{cell_effect::kind::burial_step, 0};
constexpr cell_effect take_noble(int slot) { return {cell_effect::kind::take_noble, slot}; }
constexpr cell_effect discard_noble(int slot) { return {cell_effect::kind::discard_noble, slot}; }
constexpr cell_effect level(int pp) { return {cell_effect::kind::noble_level, pp}; }
constexpr cell_effect meet(god g) { return {cell_effect::kind::god, static_cast<int>(g)}; }
constexpr int high = 1;
constexpr int low = 0;
constexpr cell_effect take_artisan(int which) { return {cell_effect::kind::take_artisan, which}; }
constexpr cell_effect discard_artisan(int which) {
    return {cell_effect::kind::discard_artisan, which};
}
constexpr cell_effect take_pair(int slot) { return {cell_effect::kind::take_pair, slot}; }
constexpr cell_effect take_bonus(int place) { return {cell_effect::kind::take_bonus, place}; }
constexpr int most_filled = 1;
constexpr int least_filled = 0;
constexpr cell_effect nile_step(int which) { return {cell_effect::kind::nile_step, which}; }

template <class To, class From, std::size_t N>
constexpr void copy(To& to, From const (&from)[N]) {
    for (std::size_t i = 0; i != N; ++i)
        to[i] = from[i];
}

} // namespace print

// Card by card, so that no single expression is too much for a compiler's constant evaluation.

constexpr void print_vases(edition& e) {
    using enum colour;
    vase_print const vases[vase_tiles] = {
        // clang-format off
        {CON, AGR, COM}, {COM, CON, ROY}, {ROY, COM, JUS}, {JUS, ROY, AGR}, {AGR, JUS, CON},
        {ROY, AGR, CON}, {JUS, CON, COM}, {AGR, COM, ROY}, {CON, ROY, JUS}, {COM, JUS, AGR},
        {CON, AGR, AGR}, {COM, AGR, AGR}, {AGR, AGR, ROY}, {AGR, JUS, AGR}, {COM, CON, CON},
        {ROY, CON, CON}, {CON, CON, JUS}, {CON, AGR, CON}, {ROY, COM, COM}, {JUS, COM, COM},
        {COM, COM, AGR}, {COM, CON, COM}, {JUS, ROY, ROY}, {AGR, ROY, ROY}, {ROY, ROY, CON},
        {ROY, COM, ROY}, {AGR, JUS, JUS}, {CON, JUS, JUS}, {JUS, JUS, COM}, {JUS, ROY, JUS},
        // clang-format on
    };
    print::copy(e.vases, vases);
}

constexpr void print_artisans(edition& e) {
    using enum resource;
    using print::gains;
    artisan_print const artisans[artisan_cards] = {
        {3, gains(1, AGR)},
        {3, gains(1, CON)},
        {3, gains(1, COM)},
        {3, gains(1, ROY)},
        {3, gains(1, JUS)},
        {4, gains(0, AGR, CON, SIL)},
        {4, gains(0, CON, COM, SIL)},
        {4, gains(0, COM, ROY, SIL)},
        {4, gains(0, ROY, JUS, SIL)},
        {4, gains(0, JUS, AGR, SIL)},
        {5, gains(1)},
        {5, gains(1)},
        {5, gains(1)},
        {5, gains(1)},
        {5, gains(1)},
        {6, gains(0, AGR, COM)},
        {6, gains(0, CON, ROY)},
        {6, gains(0, COM, JUS)},
        {6, gains(0, ROY, AGR)},
        {6, gains(0, JUS, CON)},
        {8, gains(0, AGR)},
        {8, gains(0, CON)},
        {8, gains(0, COM)},
        {8, gains(0, ROY)},
        {8, gains(0, JUS)},
        {10, gains(0)},
        {10, gains(0)},
        {10, gains(0)},
        {10, gains(0)},
        {10, gains(0)}};
    print::copy(e.artisans, artisans);
}

constexpr void print_nobles(edition& e) {
    using namespace print;
    using enum colour;
    using enum district;
    using k = power::kind;
    using per = noble_scoring::counted;
    noble_print const nobles[noble_cards] = {
        scribe("Scribe 1", AGR, COM, ART),
        scribe("Scribe 2", CON, ROY, NIL),
        scribe("Scribe 3", COM, JUS, OFF),
        scribe("Scribe 4", ROY, AGR, BUR),
        scribe("Scribe 5", JUS, CON, NOB),
        {"General", only(k::advance_on_pass), {7, per::nothing, 0, OFF, 0, 4, 4, false}, false},
        {"Architect", in_district(k::any_access, BUR), fixed(9), false},
        {"High Priestess", in_district(k::any_access, OFF), fixed(9), false},
        {"Foreman", in_district(k::any_access, ART), fixed(9), false},
        {"Granary Chief", in_district(k::any_access, NIL), fixed(9), false},
        {"Judge", only(k::nobles_any_five), fixed(10), false},
        {"Grand Vizier", only(k::none), scored(3, per::own_nobles, 3), false},
        {"Physician", in_district(k::act_without_space, ART),
         scored(6, per::distinct_artisan_pp, 2), true},
        {"Master Builder", in_district(k::act_without_space, BUR), scored(6, per::burial_steps, 2),
         true},
        {"High Priest", in_district(k::act_without_space, OFF), scored(6, per::offering_tokens, 2),
         true},
        {"Governor", in_district(k::act_without_space, NIL), scored(5, per::nile_tracks_at_max, 3),
         true},
        {"Wise Woman", only(k::exchange_basic), scored(3, per::satisfied_gods, 3), true},
        {"Treasurer", only(k::basic_to_silver), scored(8, per::silver_tokens, 2), true},
        {"Tutor", only(k::vase_extra_basic), scored(7, per::basic_tokens_and_resource_offerings, 1),
         true},
        {"Diplomat", only(k::vase_to_three_basics), {0, per::nothing, 0, OFF, 0, 0, 0, true}, true},
        {"High Official 21", instants({effect::nile_move, 3}, {effect::SIL, 2}), fixed(8), false},
        {"High Official 22", instants({effect::bonus_offering, 2}, {effect::nile_move, 2}),
         fixed(8), false},
        {"High Official 23", instants({effect::take_artisan, 1}, {effect::SIL, 1}), fixed(7),
         false},
        {"High Official 24", instants({effect::take_artisan, 1}, {effect::bonus_offering, 1}),
         fixed(7), false},
        {"High Official 25", instants({effect::burial_step, 1}, {effect::SIL, 1}), fixed(7), false},
        {"High Official 26", instants({effect::burial_step, 1}, {effect::bonus_offering, 1}),
         fixed(7), false}};
    print::copy(e.nobles, nobles);
}

constexpr void print_board(edition& e) {
    using namespace print;
    using enum colour;
    district_print const districts[district_count] = {
        {3, 5, 3}, {5, 3, 2}, {3, 5, 3}, {5, 4, 3}, {4, 5, 2}};
    copy(e.districts, districts);
    colour const wheel[colours] = {AGR, CON, COM, ROY, JUS};
    copy(e.wheel, wheel);
    e.rotation = 1;
    int const usable_spaces[] = {3, 3, 3, 4, 4};
    copy(e.usable_spaces, usable_spaces);
    int const offering_pairs[] = {3, 3, 4, 5, 6};
    copy(e.offering_pairs, offering_pairs);
    copy(e.offering_bonus, offering_pairs);
    int const display[] = {2, 3, 3, 4, 5};
    copy(e.vases_on_display, display);
    e.pyramid[0] =
        row_of(gain::first_player, gain::basic, gain::silver, gain::offering, gain::offering);
    e.pyramid[1] = row_of(pyramid_row::none, gain::basic, gain::silver, gain::offering);
    e.pyramid[2] = row_of(pyramid_row::none, gain::basic, gain::silver);
    e.pyramid[3] = row_of(pyramid_row::none, gain::basic);
    e.nile[0] = two_colours(AGR, CON, resource::COM, resource::JUS);
    e.nile[1] = two_colours(CON, COM, resource::ROY, resource::AGR);
    e.nile[2] = two_colours(COM, ROY, resource::JUS, resource::CON);
    e.nile[3] = two_colours(ROY, JUS, resource::AGR, resource::COM);
    e.nile[4] = two_colours(JUS, AGR, resource::CON, resource::ROY);
    e.nile[5] = {{{}, 0, 2}, gains(1), {0x1f}, 1};
    nile_level const levels[] = {{0, false}, {0, true}, {3, true}, {7, true}};
    copy(e.levels, levels);
    burial_step const burial[] = {
        {costs(AGR, CON), 5},
        {costs(COM, JUS), 10},
        {costs(CON, CON, ROY), 16},
        {costs(AGR, COM, JUS), 23},
        {costs(CON, ROY, ROY), 31},
        {costs(AGR, AGR, COM, JUS), 40},
        {costs(COM, COM, ROY, JUS), 50},
        {costs(AGR, CON, ROY, JUS), 60}};
    copy(e.burial, burial);
    e.burial_steps = 8;
}

constexpr void print_tiles(edition& e) {
    using namespace print;
    using enum pharaon::god;
    std::string_view const names[] = {"Tomb", "Court", "Workshop", "Altar", "River"};
    copy(e.tile_names, names);
    // clang-format off
    tile_side const sides[traitor_tiles][2] = {
        {{4, {{}, step, {}, discard_artisan(high), step, {}, step, discard_noble(1), step, {}, meet(ANUBIS), step}},
         {4, {{}, step, {}, step, discard_artisan(high), step, {}, step, discard_noble(1), meet(ANUBIS), step, step}}},
        {{4, {{}, {}, level(7), discard_noble(3), take_noble(1), level(8), {}, discard_noble(2), level(10),
              take_noble(2), meet(HORUS), level(12)}},
         {5, {{}, {}, level(8), discard_noble(3), take_noble(1), level(9), take_noble(2), discard_noble(2),
              level(11), meet(HORUS), take_noble(3), level(13)}}},
        {{5, {{}, {}, take_artisan(low), discard_artisan(high), take_artisan(high), {}, discard_artisan(low),
              take_artisan(low), {}, take_artisan(high), meet(OSIRIS), take_artisan(low)}},
         {5, {{}, take_artisan(low), discard_artisan(high), take_artisan(high), {}, discard_artisan(low),
              take_artisan(low), discard_artisan(high), take_artisan(high), meet(OSIRIS), {}, take_artisan(high)}}},
        {{4, {{}, take_pair(1), {}, take_bonus(1), {}, take_pair(2), discard_noble(1), take_bonus(2), {},
              take_pair(3), meet(RA), take_bonus(3)}},
         {5, {{}, take_pair(1), {}, take_bonus(1), take_pair(2), discard_artisan(high), take_bonus(2),
              take_pair(3), take_bonus(3), meet(RA), take_pair(1), take_bonus(1)}}},
        {{5, {{}, nile_step(most_filled), {}, nile_step(least_filled), nile_step(most_filled), {},
              nile_step(least_filled), nile_step(most_filled), discard_noble(3), nile_step(least_filled),
              meet(ISIS), nile_step(most_filled)}},
         {5, {{}, nile_step(most_filled), nile_step(least_filled), {}, nile_step(most_filled), discard_noble(2),
              nile_step(least_filled), nile_step(most_filled), nile_step(least_filled), meet(ISIS),
              nile_step(most_filled), nile_step(least_filled)}}}};
    // clang-format on
    for (int t = 0; t != traitor_tiles; ++t)
        for (int s = 0; s != 2; ++s)
            e.traitor[t][s] = sides[t][s];
    e.traitor_noble_pp = 6;
}

constexpr edition make_reconstructed() {
    edition e{};
    e.name = "reconstructed";
    std::string_view const resource_names[] = {"Agriculture", "Construction", "Commerce",
                                               "Royalty",     "Justice",      "Silver"};
    print::copy(e.resource_names, resource_names);
    std::string_view const district_names[] = {
        "Offerings", "Burial Chamber", "Nile", "Artisans", "Nobles"};
    print::copy(e.district_names, district_names);
    for (int& tokens : e.tokens)
        tokens = 20;
    for (int& count : e.offerings)
        count = 3;
    e.offerings[static_cast<int>(offering::PP1)] = 6;
    e.offerings[static_cast<int>(offering::PP2)] = 4;
    e.offering_pp[static_cast<int>(offering::PP1)] = 1;
    e.offering_pp[static_cast<int>(offering::PP2)] = 2;
    print_vases(e);
    print_artisans(e);
    print_nobles(e);
    print_board(e);
    print_tiles(e);
    e.rounds = 5;
    e.silver = 2;
    e.noble_draw = 2;
    e.noble_slots = 3;
    e.artisan_slots = 4;
    e.same_colour_base[0] = 1;
    e.same_colour_base[1] = 3;
    e.offering_extra = 1;
    e.first_player_pp = 3;
    e.pharaoh_pp = 7;
    e.pharaoh_nobles = 2;
    e.pharaoh_step = 3;
    e.kept_token_pp = 1;
    return e;
}

inline constexpr edition reconstructed = make_reconstructed();

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_EDITION_HPP
