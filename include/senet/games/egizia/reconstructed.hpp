// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_RECONSTRUCTED_HPP
#define SENET_GAMES_EGIZIA_RECONSTRUCTED_HPP

#include <senet/games/egizia/edition.hpp>

#include <string_view>

namespace senet::egizia {

namespace print {

/// A set of crews, buildings, markets or lines.
template <class... Things>
constexpr unsigned set(Things... things) noexcept {
    return (0u | ... | (1u << static_cast<int>(things)));
}
template <class Thing>
constexpr unsigned one(Thing thing) noexcept {
    return static_cast<unsigned>(thing);
}

constexpr clause down(market_id m, int n) { return {word::market_down, n, one(m)}; }
template <class... Crews>
constexpr clause up(int n, Crews... which) {
    return {word::advance, n, set(which...)};
}
constexpr clause flooding() { return {word::move_flood, 1}; }

constexpr card_print quarry(int n) { return {timing::permanent, false, {{word::quarry, n}}}; }
constexpr card_print field(colour c, int n, clause at_once = {}) {
    return {timing::permanent, false, {{word::field, n, one(c)}, at_once}};
}
constexpr card_print permanent(word what, int n = 0) {
    return {timing::permanent, true, {{what, n}}};
}
constexpr card_print anytime(word what, int n = 0) { return {timing::anytime, false, {{what, n}}}; }
constexpr card_print immediate(clause at_once) { return {timing::immediate, false, {at_once}}; }
template <class... Buildings>
constexpr card_print score_stones(Buildings... which) {
    return immediate({word::points_per_piece, 1, set(which...)});
}

constexpr river_print card_space(std::string_view name = {}) {
    return {river_print::kind::card, name, true, false, false, false, {}};
}
constexpr river_print round_space(std::string_view name, clause first, clause second = {}) {
    return {river_print::kind::round, name, false, false, true, true, {first, second}};
}
constexpr river_print grey_space(std::string_view name, clause first, clause second = {}) {
    return {river_print::kind::round, name, false, true, false, false, {first, second}};
}
constexpr river_print site_space(std::string_view name) {
    return {river_print::kind::site, name, false, false, false, false, {}};
}

constexpr sphinx_print majority(category c, int points) {
    return {condition::majority, one(c), 0, points};
}
constexpr sphinx_print strength_of(crew_id c) { return {condition::crew_strength, one(c), 0, 1}; }

constexpr line_print floor_of_pyramid(int floor) {
    line_print f{building::pyramid, site_id::C, 7 - floor, {}};
    for (int i = 0; i != f.cells; ++i)
        f.values[i] = floor;
    f.rests_on = floor == 1 ? -1 : static_cast<int>(line_id::p1) + floor - 2;
    f.has_bonus = true;
    return f;
}

} // namespace print

/// EGZ-153, EGZ-154: the same for any number of players, but for the slots.
constexpr edition make_reconstructed() {
    using namespace print;
    using enum crew_id;
    using enum building;
    using enum colour;
    edition e{};
    e.name = "reconstructed";
    e.boats = 8;
    e.pieces = 20;
    deck_id const of_round[] = {
        deck_id::one_two, deck_id::one_two, deck_id::three_four, deck_id::three_four,
        deck_id::five};
    bool const leaves_after[] = {false, true, false, true, true};
    for (int r = 0; r != rounds; ++r) {
        e.deck_of_round[r] = of_round[r];
        e.deck_leaves_after[r] = leaves_after[r];
    }
    for (int c = 0; c != nile_cards; ++c)
        e.deck_of[c] = c < 22 ? deck_id::one_two : c < 44 ? deck_id::three_four : deck_id::five;

    // EGZ-052, EGZ-053, EGZ-054, EGZ-055, EGZ-056, EGZ-058, EGZ-060
    river_print const river[river_places] = {
        card_space("Ombos"),
        round_space("Edfu", down(market_id::stone, 1), down(market_id::grain, 1)),
        card_space(),
        round_space("Thebae", up(1, A, B)),
        card_space(),
        site_space("Sphinx (Abydus)"),
        card_space(),
        round_space("Selinon", up(1, A, C)),
        card_space(),
        round_space("Passalon", up(1, J), flooding()),
        card_space(),
        site_space("Obelisk and Graves (Amarna)"),
        card_space(),
        round_space("Beni Hasan", up(1, B, C)),
        card_space(),
        round_space("Alyi", {word::advance_any, 1, set(A, B, C, J)}, {word::gain_stones, 2}),
        card_space(),
        site_space("Temple and Pyramid (Giza)"),
        card_space(),
        grey_space("Heliopolis", up(1, J), flooding()),
    };
    for (int i = 0; i != river_places; ++i)
        e.river[i] = river[i];

    e.site[0] = {place_on_river::SITE_A, false};
    e.site[1] = {place_on_river::SITE_B, true};
    e.site[2] = {place_on_river::SITE_C, false};
    e.slots[2] = e.slots[3] = 2;
    e.slots[4] = 3;

    auto const line = [&](line_id id) -> line_print& { return e.line[static_cast<int>(id)]; };
    line(line_id::graves) = {building::graves, site_id::B, 12, {}};
    line(line_id::obelisk) = {building::obelisk, site_id::B, 10, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}};
    line(line_id::left) = {temple, site_id::C, 4, {1, 2, 3, 4}};
    line(line_id::right) = {temple, site_id::C, 4, {1, 2, 3, 4}};
    line(line_id::column) = {temple, site_id::C, 2, {5, 5}, set(line_id::left, line_id::right)};
    line(line_id::roof) = {temple, site_id::C, 3, {6, 6, 6}, set(line_id::column)};
    for (int floor = 1; floor <= 6; ++floor)
        e.line[static_cast<int>(line_id::p1) + floor - 1] = floor_of_pyramid(floor);

    int const grave_values[] = {2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6};
    for (int g = 0; g != grave_tiles; ++g)
        e.grave_values[g] = grave_values[g];
    e.most_sphinx = 5;
    e.kept_sphinx = 1;
    e.returned_sphinx = 1;
    e.flood = flood_position::centre;
    e.driest[0] = green;
    e.driest[1] = yellow;
    e.driest[2] = brown;
    for (crew_id const c : all_crews) {
        e.crew_start[static_cast<int>(c)] = c == J ? 2 : 1;
        e.crew_end[static_cast<int>(c)] = 9;
    }
    e.stone_track = 25;
    for (int tile = 0; tile != most_players; ++tile)
        e.start_stones[tile] = 2 + tile;
    e.market_bottom = 3;
    e.sell_from = 2;
    e.stones_per_point = 2;
    e.stone_reward = 3;
    e.grain_reward = 2;
    int const loss[] = {3, 2, 2, 1};
    int const participation[] = {0, 1, 3, 6};
    for (int i = 0; i != 4; ++i) {
        e.loss[i] = loss[i];
        e.participation[i] = participation[i];
    }
    e.graves[0] = {1, 2};
    e.graves[1] = {11, 5};
    e.graves[2] = {21, 9};

    // Fields: EGZ-160, EGZ-161, EGZ-162, some with something at once (EGZ-163, EGZ-164). Immediate cards: EGZ-193, EGZ-194,
    // EGZ-195, EGZ-196.
    card_print const printed_cards[card_kinds] = {
        // 1/2
        quarry(2),
        quarry(2),
        quarry(3),
        quarry(3),
        quarry(3),
        field(green, 2),
        field(green, 3),
        field(yellow, 4),
        field(yellow, 5),
        field(brown, 6, down(market_id::stone, 1)),
        field(brown, 7, down(market_id::grain, 1)),
        permanent(word::raise_field),
        permanent(word::improve),
        permanent(word::feed_with_stones),
        permanent(word::reuse),
        permanent(word::extra_sphinx, 2),
        immediate(down(market_id::grain, 2)),
        immediate(down(market_id::stone, 2)),
        anytime(word::strength, 3),
        anytime(word::wheat, 4),
        anytime(word::double_space),
        immediate(up(1, A, C)),
        // 3/4
        quarry(2),
        quarry(3),
        quarry(3),
        field(green, 3),
        field(green, 4),
        field(yellow, 5),
        field(yellow, 6),
        field(brown, 8, {word::gain_points, 3}),
        field(brown, 9, {word::gain_stones, 4}),
        permanent(word::raise_field),
        permanent(word::upstream),
        permanent(word::leftover),
        permanent(word::improve, 2),
        permanent(word::grave_value, 4),
        anytime(word::two_crews),
        anytime(word::keep_sphinx, 2),
        anytime(word::take_stones, 6),
        anytime(word::strength, 3),
        anytime(word::build_while_waiting),
        anytime(word::build_first),
        anytime(word::extra_boat),
        immediate({word::advance_any, 2, set(A, B, C, J)}),
        // 5
        score_stones(obelisk, building::graves),
        score_stones(pyramid),
        score_stones(obelisk, temple),
        anytime(word::sell_stones, 10),
        anytime(word::take_stones, 6),
        anytime(word::strength, 3),
        anytime(word::wheat, 4),
        anytime(word::two_crews),
        anytime(word::build_first),
        permanent(word::grave_value, 6),
        immediate({word::advance_any, 2, set(A, B, C, J)}),
        immediate(up(1, B, J)),
        // start quarries and start fields (EGZ-009)
        quarry(3),
        quarry(3),
        quarry(3),
        quarry(3),
        field(green, 6),
        field(green, 6),
        field(green, 6),
        field(green, 6),
    };
    for (int c = 0; c != card_kinds; ++c)
        e.nile[c] = printed_cards[c];

    unsigned const each = set(obelisk, building::graves, temple, pyramid);
    sphinx_print const sphinx[sphinx_cards] = {
        {condition::obelisk_level, 0, 7, 4},
        {condition::obelisk_level, 0, 8, 6},
        {condition::obelisk_level, 0, 9, 8},
        {condition::building_complete, set(temple), 0, 6},
        {condition::building_complete, set(pyramid), 0, 8},
        {condition::market_count, one(market_id::stone), 0, 0, {0, 3, 5, 7, 7}},
        {condition::market_count, one(market_id::grain), 0, 0, {0, 3, 5, 7, 7}},
        {condition::stones_at_least, set(obelisk), 4, 5},
        {condition::stones_at_least, set(obelisk), 5, 7},
        {condition::stones_at_least, set(temple), 4, 6},
        {condition::stones_at_least, set(temple), 4, 6},
        {condition::stones_at_least, set(pyramid), 6, 6},
        {condition::stones_at_least, set(pyramid), 7, 8},
        {condition::stones_at_least, each, 2, 7},
        {condition::stones_at_least, each, 2, 7},
        {condition::market_bottom, set(market_id::stone), 0, 4},
        {condition::market_bottom, set(market_id::grain), 0, 4},
        {condition::market_bottom, set(market_id::stone, market_id::grain), 0, 8},
        {condition::per_permanent, 0, 0, 2},
        {condition::ten_percent, 0, 10, 0},
        {condition::per_grave_stone, 0, 0, 1},
        strength_of(A),
        strength_of(B),
        strength_of(C),
        strength_of(J),
        majority(category::quarry, 7),
        majority(category::green, 7),
        majority(category::yellow, 7),
        majority(category::brown, 7),
    };
    for (int s = 0; s != sphinx_cards; ++s)
        e.sphinx[s] = sphinx[s];
    return e;
}

inline constexpr edition reconstructed = make_reconstructed();

} // namespace senet::egizia

#endif // SENET_GAMES_EGIZIA_RECONSTRUCTED_HPP
