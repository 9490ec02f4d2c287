// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_FERTILITY_EDITION_HPP
#define SENET_GAMES_FERTILITY_EDITION_HPP

#include <senet/table/index_set.hpp>

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>

// What is printed on the components: data, and replaceable. `reconstructed` is what the rulebook states, completed by
// reconstruction where it only shows pictures; a publisher's own data is another object of type `edition`.
namespace senet::fertility {

/// FER-001: alabaster, bovine, papyrus flower, grape. Wheat is not one of them (FER-002).
enum class resource : std::uint8_t { A, B, P, G };
inline constexpr int resources = 4;
inline constexpr resource all_resources[] = {resource::A, resource::B, resource::P, resource::G};

/// FER-006: a Valley tile, named for its two scenes.
enum class domino : std::uint8_t { AA, AB, AP, AG, BB, BP, BG, PP, PG, GG };
inline constexpr int domino_kinds = 10;

/// FER-003
enum class board : std::uint8_t { V1, V2, V3, V4 };
/// FER-008
enum class metropolis_board : std::uint8_t { M1, M2, M3, M4 };
/// FER-010: it only tells whose monuments they are.
enum class monument : std::uint8_t { obelisk, pyramid, sphinx, temple };
/// FER-012
enum class god : std::uint8_t { Anubis, Bastet, Horus, Isis, Thoth };
inline constexpr int gods = 5;

/// FER-007
enum class district : std::uint8_t {
    // clang-format off
    D01, D02, D03, D04, D05, D06, D07, D08, D09, D10, D11, D12, D13, D14, D15, D16, D17, D18, D19, D20,
    D21, D22, D23, D24, D25, D26, D27, D28, D29, D30, D31, D32, D33, D34, D35, D36, D37, D38, D39, D40
    // clang-format on
};
inline constexpr int district_tiles = 40;

// What the rules themselves count.
inline constexpr int personal_pool = 3;  // FER-032
inline constexpr int common_pool = 3;    // FER-033
inline constexpr int district_row = 4;   // FER-036
inline constexpr int district_slots = 7; // FER-008
inline constexpr int starting_shops = 4; // FER-008
inline constexpr int shops_of_tile = 3;  // FER-007: at most
inline constexpr int most_pawns = 4;     // FER-010
inline constexpr int turns_each = 9;     // FER-181
inline constexpr int dearest = 2;        // FER-007: no district costs more
inline constexpr int board_rows = 8;     // FER-003
inline constexpr int board_columns = 4;  // FER-003

/// What a full shop gives (FER-136, FER-137).
struct benefit {
    enum class kind : std::uint8_t {
        debens,     // generic: so many Debens at scoring
        per,        // specialised: so many Debens at scoring for each token of a type
        statue,     // the statues of these gods
        statue_any, // so many statues of gods of choice
        wheat,      // so much wheat at once
        resource    // one token of these types at once, onto another shop
    };

    kind k = kind::debens;
    int n = 0;
    index_set<resources> of{}; // types of tokens
    index_set<gods> statues{};

    friend constexpr bool operator==(benefit const&, benefit const&) = default;
};

/// FER-009: the icons of a shop (`A`, `B`, `P`, `G`, or `*` for any of them), and its benefit.
struct shop {
    std::string_view need{};
    benefit gain{};

    friend constexpr bool operator==(shop const&, shop const&) = default;
};

struct district_tile {
    int family = 0; // informative
    int cost = 0;
    shop shops[shops_of_tile] = {};

    constexpr int shop_count() const noexcept {
        int n = 0;
        while (n != shops_of_tile && !shops[n].need.empty())
            ++n;
        return n;
    }
    friend constexpr bool operator==(district_tile const&, district_tile const&) = default;
};

/// FER-003, FER-004: `.` desert, `A` `B` `P` `G` desert with an icon, `W` wheat, `~` water; row 0 is the top.
/// The boards of `reconstructed` have 27 squares of desert each, one icon of each type among them (FER-014).
struct valley_board {
    std::string_view rows[board_rows] = {};
    int start_row = 0; // of the top left square of the start symbol
    int start_column = 0;

    friend constexpr bool operator==(valley_board const&, valley_board const&) = default;
};

struct metropolis_print {
    shop shops[starting_shops] = {};

    friend constexpr bool operator==(metropolis_print const&, metropolis_print const&) = default;
};

/// Everything that is printed.
struct edition {
    static constexpr int longest_track = 16;

    std::string_view name{};
    std::string_view resource_names[resources] = {};
    int tokens[resources] = {};    // FER-001
    int copies[domino_kinds] = {}; // FER-006
    std::string_view start_tile{}; // FER-005: clockwise from the top left square
    valley_board boards[4] = {};
    metropolis_print metropolises[4] = {};
    district_tile districts[district_tiles] = {};
    int wheat_squares = 0; // FER-011
    int wheat_track[longest_track] = {};
    int statue_scale[gods + 1] = {}; // FER-012
    int pawns = 0;                   // FER-010: of each type
    int most_monuments = 0;          // FER-217
    int second_most_monuments = 0;

    friend constexpr bool operator==(edition const&, edition const&) = default;
};

namespace print {

constexpr benefit debens(int n) { return {benefit::kind::debens, n, {}, {}}; }
constexpr benefit per(resource r, int n) {
    return {benefit::kind::per, n, {static_cast<int>(r)}, {}};
}
constexpr benefit statue(god g) { return {benefit::kind::statue, 1, {}, {static_cast<int>(g)}}; }
constexpr benefit statues(god g, god h) {
    return {benefit::kind::statue, 2, {}, {static_cast<int>(g), static_cast<int>(h)}};
}
constexpr benefit statue_of_choice(int n = 1) { return {benefit::kind::statue_any, n, {}, {}}; }
constexpr benefit wheat(int n) { return {benefit::kind::wheat, n, {}, {}}; }
constexpr benefit exchange(resource r, resource s, resource t) {
    return {
        benefit::kind::resource,
        1,
        {static_cast<int>(r), static_cast<int>(s), static_cast<int>(t)},
        {}};
}

} // namespace print

constexpr edition make_reconstructed() {
    using namespace print;
    using enum resource;
    using enum god;
    edition e{};
    e.name = "reconstructed";
    e.resource_names[0] = "alabaster";
    e.resource_names[1] = "bovine";
    e.resource_names[2] = "papyrus flower";
    e.resource_names[3] = "grape";
    for (int& tokens : e.tokens)
        tokens = 20;
    for (int& copies : e.copies)
        copies = 5;
    e.start_tile = "ABPG";
    e.boards[0] = {{"...A", "..WW", "P...", "....", "....", "....", ".G.B", "~~.W"}, 3, 1};
    e.boards[1] = {{"..P.", ".WWG", "....", "....", "...~", "..W.", ".A..", ".~.B"}, 2, 1};
    e.boards[2] = {{"....", "WA..", "..~P", "..~.", "....", "...W", "....", "B.GW"}, 4, 1};
    e.boards[3] = {{"A..~", "..G.", "...~", "....", "....", "B..P", "W...", "WW.."}, 3, 1};
    e.metropolises[0] = {
        {{"*", debens(2)}, {"A", wheat(1)}, {"B", debens(4)}, {"PG", statue_of_choice()}}};
    e.metropolises[1] = {
        {{"*", debens(2)}, {"B", wheat(1)}, {"P", debens(4)}, {"GA", statue_of_choice()}}};
    e.metropolises[2] = {
        {{"*", debens(2)}, {"P", wheat(1)}, {"G", debens(4)}, {"AB", statue_of_choice()}}};
    e.metropolises[3] = {
        {{"*", debens(2)}, {"G", wheat(1)}, {"A", debens(4)}, {"BP", statue_of_choice()}}};
    district_tile const districts[district_tiles] = {
        // clang-format off
        {1, 0, {{"AAB", debens(9)}}},
        {1, 0, {{"BBP", debens(9)}}},
        {1, 0, {{"PPG", debens(9)}}},
        {1, 0, {{"GGA", debens(9)}}},
        {2, 0, {{"A", wheat(1)}, {"*", debens(2)}}},
        {2, 0, {{"B", wheat(1)}, {"*", debens(2)}}},
        {2, 0, {{"P", wheat(1)}, {"*", debens(2)}}},
        {2, 0, {{"G", wheat(1)}, {"*", debens(2)}}},
        {3, 1, {{"A", debens(5)}, {"BP", debens(7)}}},
        {3, 1, {{"B", debens(5)}, {"PG", debens(7)}}},
        {3, 1, {{"P", debens(5)}, {"GA", debens(7)}}},
        {3, 1, {{"G", debens(5)}, {"AB", debens(7)}}},
        {4, 1, {{"A", exchange(B, P, G)}, {"BG", wheat(2)}}},
        {4, 1, {{"B", exchange(A, P, G)}, {"PA", wheat(2)}}},
        {4, 1, {{"P", exchange(A, B, G)}, {"GB", wheat(2)}}},
        {4, 1, {{"G", exchange(A, B, P)}, {"AP", wheat(2)}}},
        {5, 1, {{"A", per(A, 1)}, {"A", debens(4)}}},
        {5, 1, {{"B", per(B, 1)}, {"B", debens(4)}}},
        {5, 1, {{"P", per(P, 1)}, {"P", debens(4)}}},
        {5, 1, {{"G", per(G, 1)}, {"G", debens(4)}}},
        {6, 2, {{"AA", per(A, 3)}}},
        {6, 2, {{"BB", per(B, 3)}}},
        {6, 2, {{"PP", per(P, 3)}}},
        {6, 2, {{"GG", per(G, 3)}}},
        {7, 1, {{"A", statue(Anubis)}, {"BG", statue_of_choice()}}},
        {7, 1, {{"B", statue(Bastet)}, {"PA", statue_of_choice()}}},
        {7, 1, {{"P", statue(Horus)}, {"GB", statue_of_choice()}}},
        {7, 1, {{"G", statue(Isis)}, {"AP", statue_of_choice()}}},
        {8, 2, {{"AA", statues(Thoth, Anubis)}, {"B", wheat(1)}}},
        {8, 2, {{"BB", statues(Bastet, Horus)}, {"P", wheat(1)}}},
        {8, 2, {{"PP", statues(Isis, Thoth)}, {"G", wheat(1)}}},
        {8, 2, {{"GG", statues(Anubis, Bastet)}, {"A", wheat(1)}}},
        {9, 2, {{"A", debens(5)}, {"B", debens(4)}, {"P", wheat(1)}}},
        {9, 2, {{"B", debens(5)}, {"P", debens(4)}, {"G", wheat(1)}}},
        {9, 2, {{"P", debens(5)}, {"G", debens(4)}, {"A", wheat(1)}}},
        {9, 2, {{"G", debens(5)}, {"A", debens(4)}, {"B", wheat(1)}}},
        {10, 1, {{"A", statue(Horus)}, {"B", statue(Isis)}, {"*", debens(2)}}},
        {10, 1, {{"B", statue(Thoth)}, {"P", statue(Anubis)}, {"*", debens(2)}}},
        {10, 1, {{"P", statue(Bastet)}, {"G", statue(Horus)}, {"*", debens(2)}}},
        {10, 1, {{"G", statue(Isis)}, {"A", statue(Thoth)}, {"*", debens(2)}}},
        // clang-format on
    };
    for (int d = 0; d != district_tiles; ++d)
        e.districts[d] = districts[d];
    int const wheat_track[] = {0, 1, 3, 6, 10, 14, 18, 23, 28, 34, 40};
    for (int const value : wheat_track)
        e.wheat_track[e.wheat_squares++] = value;
    int const statue_scale[] = {0, 3, 6, 10, 15, 21};
    for (int i = 0; i <= gods; ++i)
        e.statue_scale[i] = statue_scale[i];
    e.pawns = 4;
    e.most_monuments = 15;
    e.second_most_monuments = 7;
    return e;
}

inline constexpr edition reconstructed = make_reconstructed();

inline constexpr std::uint8_t scenes_of_dominoes[][2] = {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 1},
                                                         {1, 2}, {1, 3}, {2, 2}, {2, 3}, {3, 3}};

/// The scenes of a domino.
constexpr resource first_scene(domino d) noexcept {
    return static_cast<resource>(scenes_of_dominoes[static_cast<int>(d)][0]);
}
constexpr resource second_scene(domino d) noexcept {
    return static_cast<resource>(scenes_of_dominoes[static_cast<int>(d)][1]);
}
constexpr bool is_double(domino d) noexcept { return first_scene(d) == second_scene(d); }

constexpr resource resource_of(char letter) noexcept {
    return letter == 'A'   ? resource::A
           : letter == 'B' ? resource::B
           : letter == 'P' ? resource::P
                           : resource::G;
}
constexpr bool is_resource(char letter) noexcept {
    return letter == 'A' || letter == 'B' || letter == 'P' || letter == 'G';
}

} // namespace senet::fertility

#endif // SENET_GAMES_FERTILITY_EDITION_HPP
