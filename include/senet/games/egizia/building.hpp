// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_BUILDING_HPP
#define SENET_GAMES_EGIZIA_BUILDING_HPP

#include <senet/games/egizia/effects.hpp>
#include <senet/games/egizia/rules.hpp>
#include <senet/moves.hpp>

#include <boost/hana/define_struct.hpp>

#include <string_view>

// The moves of phase 5 (17.4). A build is a START_BUILD with what follows it (EGZ-214).
namespace senet::egizia {

/// EGZ-085: one regular crew, or two; EGZ-086: never none, so that the joker does not build alone.
enum class crew_choice : std::uint8_t { A, B, C, AB, AC, BC };
inline constexpr int crew_choices = 6;
inline constexpr int regular_crews = 3;

inline constexpr index_set<crew_tiles> crew_members[] = {{0}, {1}, {2}, {0, 1}, {0, 2}, {1, 2}};
constexpr index_set<crew_tiles> members_of(crew_choice c) noexcept {
    return crew_members[static_cast<int>(c)];
}
constexpr bool are_two(crew_choice c) noexcept { return c >= crew_choice::AB; }

constexpr bool is_sphinx_site(site_id s) noexcept { return s == site_id::A; }

/// EGZ-112, EGZ-113
constexpr bool is_open(auto const& at, line_id l) noexcept {
    unsigned const needs = print_in(at).line[static_cast<int>(l)].needs_complete;
    for (int before = 0; needs >> before != 0; ++before)
        if (is_in(before, needs) && !is_full(at, static_cast<line_id>(before)))
            return false;
    return true;
}
/// EGZ-116, EGZ-117: cell i rests on the cells i and i + 1 of the line below, and on the latter they are filled together.
constexpr bool is_supported(auto const& at, line_id l, int next) noexcept {
    int const below_it = print_in(at).line[static_cast<int>(l)].rests_on;
    return below_it < 0 ||
           (next + 1 < cells_in(at, static_cast<line_id>(below_it)) &&
            at.table.pieces[cell_of(at, static_cast<line_id>(below_it), next + 1)].held());
}
constexpr bool is_at_site(auto const& at, line_id l) noexcept {
    return print_in(at).line[static_cast<int>(l)].at == at.table.site;
}
/// EGZ-106, EGZ-107: what a cell of a line costs; the graves cost what their tile says.
constexpr int cost_of_cell(auto const& at, line_id l, int cell) noexcept {
    auto const& line = print_in(at).line[static_cast<int>(l)];
    if (line.part_of == building::graves)
        return print_in(at).grave_values[static_cast<int>(at.table.face_up[0])];
    return line.values[cell];
}
constexpr int cost_of_next(auto const& at, line_id l) noexcept {
    return cost_of_cell(at, l, filled(at, l));
}
inline constexpr int beyond_price = 1 << 10;
/// What the next cell of a line costs, if it can be filled.
constexpr int price_of_next(auto const& at, line_id l) noexcept {
    if (is_full(at, l) || !is_open(at, l))
        return beyond_price;
    int const next = filled(at, l);
    return is_supported(at, l, next) ? cost_of_cell(at, l, next) : beyond_price;
}

/// EGZ-089: of the crews, and of the first so many cards for strength.
constexpr int strength_of_crews(auto const& at, seat s, crew_choice chosen, bool joker) noexcept {
    auto const& player = at.table.players[s];
    int strength = joker ? player.crews[static_cast<int>(crew_id::J)].value() : 0;
    for (int const c : members_of(chosen))
        strength += player.crews[c];
    return strength;
}
constexpr int strength_of_cards(auto const& at, seat s, int cards) noexcept {
    int strength = 0;
    for (int const c : held(at, s, word::strength))
        if (cards-- > 0)
            strength += clause_of(print_in(at), c, word::strength).n;
    return strength;
}

/// The cheapest next cell of the site, or more than can be paid.
constexpr int cheapest_at_site(auto const& at) noexcept {
    int least = beyond_price;
    for (int const l : lookup_in(at).lines_at[static_cast<int>(at.table.site)]) {
        int const price = price_of_next(at, static_cast<line_id>(l));
        least = price < least ? price : least;
    }
    return least;
}

/// EGZ-083: in a slot, first of all, or because a slot is free again.
constexpr bool may_build_for_nothing(auto const& at, seat s) noexcept {
    auto const& berths = at.table.site_berths[static_cast<int>(at.table.site)];
    if (!berths[most_slots].is(s) || at.table.players[s].builds_first)
        return true;
    for (int slot = 0; slot != print_in(at).slots[at.seats]; ++slot)
        if (!berths[slot].held())
            return true;
    return false;
}

/// EGZ-095: the limit of pieces, if there is one.
template <class At>
constexpr bool has_piece(At const& at, seat s) noexcept {
    return At::game::settings.unlimited_pieces || pieces_placed(at, s) < print_in(at).pieces;
}

/// EGZ-080 to EGZ-089, EGZ-095
struct start_build {
    BOOST_HANA_DEFINE_STRUCT(start_build, (crew_choice, crews), (bool, joker), (below<8>, plus3));

    static constexpr std::string_view words = "start_build {crews} joker {joker} plus3 {plus3}";

    static constexpr auto moves(auto const& at) {
        first_and<2 * crew_choices, index_set<8>> offer;
        seat const me = at.seat();
        auto const& player = own(at);
        if (player.stock == 0)
            return offer;
        int least = 1;
        if (is_sphinx_site(at.table.site)) {
            if (at.table.sphinx_deck.empty())
                return offer;
        } else {
            least = cheapest_at_site(at);
            if (least > player.stock || !has_piece(at, me))
                return offer;
        }
        int const bonus_cards = held(at, me, word::strength).count();
        auto const free = index_set<crew_tiles>::full() - player.used_crews;
        bool const joker_is_free = free.contains(static_cast<int>(crew_id::J));
        int const joker_strength = player.crews[static_cast<int>(crew_id::J)];
        // those of one crew come first
        int const choices = holds(at, me, word::two_crews) ? crew_choices : regular_crews;
        for (int c = 0; c != choices; ++c) {
            auto const chosen = static_cast<crew_choice>(c);
            if (!(members_of(chosen) - free).empty())
                continue;
            int const strength = strength_of_crews(at, me, chosen, false);
            for (int n = 0; n <= bonus_cards; ++n) {
                int const with_cards = n == 0 ? strength : strength + strength_of_cards(at, me, n);
                if (with_cards >= least)
                    offer[2 * c].insert(n);
                if (joker_is_free && with_cards + joker_strength >= least)
                    offer[2 * c + 1].insert(n);
            }
        }
        return offer;
    }
    static constexpr start_build made_of(int choice, int plus3) {
        return {static_cast<crew_choice>(choice / 2), choice % 2 != 0, plus3};
    }

    constexpr verdict check(auto const& at) const {
        seat const me = at.seat();
        auto const& player = own(at);
        bool const sphinx = is_sphinx_site(at.table.site);
        if (player.stock == 0)
            return build_is_possible{};
        if (sphinx && at.table.sphinx_deck.empty())
            return sphinx_deck_has_cards{};
        if (!sphinx && !has_piece(at, me))
            return piece_is_left{};
        if (are_two(crews) && !holds(at, me, word::two_crews))
            return two_crews_are_allowed{};
        if (!(members_of(crews) & player.used_crews).empty() ||
            (joker && player.used_crews.contains(static_cast<int>(crew_id::J))))
            return crew_is_available{};
        if (plus3 > held(at, me, word::strength).count())
            return strength_is_at_hand{};
        int const least = sphinx ? 1 : cheapest_at_site(at);
        return something_can_be_filled{}(
            least <= player.stock &&
            least <= strength_of_crews(at, me, crews, joker) + strength_of_cards(at, me, plus3));
    }

    constexpr void play(auto& at) const {
        seat const me = at.seat();
        auto& player = own(at);
        at.table.build.strength =
            strength_of_crews(at, me, crews, joker) + strength_of_cards(at, me, plus3);
        player.used_crews = player.used_crews | members_of(crews); // EGZ-087, EGZ-088
        if (joker)
            player.used_crews.insert(static_cast<int>(crew_id::J));
        // EGZ-213
        for (int i = 0; i != plus3; ++i)
            spend(at, me, word::strength); // EGZ-184
        if (are_two(crews))
            spend(at, me, word::two_crews); // EGZ-185
        if (!may_build_for_nothing(at, me))
            spend(at, me, word::build_while_waiting);            // EGZ-183
        player.built_at.insert(static_cast<int>(at.table.site)); // EGZ-129
        player.had_turn = true;
    }
};

/// EGZ-082: the boat comes back at once, and its slot is free.
struct decline {
    constexpr void play(auto& at) const {
        auto const site = static_cast<int>(at.table.site);
        own(at).boats.take(print_in(at).site[site].on_river);
        for (auto& berth : at.table.site_berths[site])
            if (berth.is(at.seat()))
                berth.take_back();
        own(at).had_turn = true;
    }
};

/// EGZ-180
struct build_first {
    constexpr void play(auto& at) const {
        spend(at, at.seat(), word::build_first);
        own(at).builds_first = true;
    }
};
struct skip {
    constexpr void play(auto&) const {}
};

// Site A

/// EGZ-096, EGZ-097, EGZ-098
struct draw {
    BOOST_HANA_DEFINE_STRUCT(draw, (within<1, most_drawn>, pay), (below<most_drawn>, extra));

    static constexpr std::string_view words = "draw pay {pay} extra {extra}";

    static constexpr auto moves(auto const& at) {
        first_and<most_drawn, index_set<most_drawn>> offer;
        for (int p = 1; p <= most_paid(at); ++p)
            for (int x = 0; x <= most_extra(at) && p + x <= most_cards(at); ++x)
                offer[p - 1].insert(x);
        return offer;
    }
    constexpr verdict check(auto const& at) const {
        if (pay > most_paid(at))
            return payment_is_possible{};
        return extra_is_allowed{}(extra <= most_extra(at) && pay + extra <= most_cards(at));
    }
    constexpr void play(auto& at) const {
        own(at).stock.retreat(pay);
        at.table.build.to_draw = pay + extra;
    }

private:
    static constexpr int most_cards(auto const& at) noexcept {
        int const deck = at.table.sphinx_deck.size();
        return deck < print_in(at).most_sphinx ? deck : print_in(at).most_sphinx;
    }
    static constexpr int most_paid(auto const& at) noexcept {
        int const strength = at.table.build.strength;
        int const stock = own(at).stock;
        int const most = strength < stock ? strength : stock;
        return most < most_cards(at) ? most : most_cards(at);
    }
    static constexpr int most_extra(auto const& at) noexcept { // EGZ-172
        return sum_of(at, held(at, at.seat(), word::extra_sphinx), word::extra_sphinx);
    }
};

/// EGZ-099, EGZ-100, EGZ-101: which of the drawn cards are kept, counted in the order they were drawn.
struct keep {
    BOOST_HANA_DEFINE_STRUCT(keep, (subset<most_drawn>, cards));

    static constexpr std::string_view words = "keep {cards}";

    constexpr verdict check(auto const& at) const {
        auto const most =
            holds(at, at.seat(), word::keep_sphinx)
                ? sum_of(at, held(at, at.seat(), word::keep_sphinx), word::keep_sphinx)
                : print_in(at).kept_sphinx;
        for (int const i : cards)
            if (i >= own(at).drawn.size())
                return few_are_kept{};
        return few_are_kept{}(cards.size() <= most);
    }
    constexpr void play(auto& at) const {
        seat const me = at.seat();
        if (cards.size() > print_in(at).kept_sphinx)
            spend(at, me, word::keep_sphinx); // EGZ-186, EGZ-213
        auto& drawn = own(at).drawn;
        int const returned = drawn.size() - cards.size();
        for (int i = 0; !drawn.empty(); ++i) {
            auto const s = drawn.take(0);
            if (cards.contains(i))
                own(at).sphinx.put(s);
            else
                at.table.sphinx_deck.put_under(s, me);
        }
        at.table.build = {};
        score(at, me, returned * print_in(at).returned_sphinx);
    }
};

// Sites B and C

/// EGZ-109, EGZ-214, EGZ-216, EGZ-217: a piece on the next cell of a line, again and again.
struct put {
    BOOST_HANA_DEFINE_STRUCT(put, (line_id, line));

    static constexpr std::string_view words = "put {line}";

    static constexpr auto moves(auto const& at) {
        index_set<line_kinds> offer;
        if (!has_piece(at, at.seat()))
            return offer;
        int const most = budget(at);
        for (int const l : lookup_in(at).lines_at[static_cast<int>(at.table.site)]) {
            auto const id = static_cast<line_id>(l);
            if (is_in_order(at, id) && price_of_next(at, id) <= most)
                offer.insert(l);
        }
        return offer;
    }
    constexpr verdict check(auto const& at) const {
        if (!is_at_site(at, line))
            return parameters_are_in_range{};
        if (is_full(at, line))
            return cell_exists{};
        if (!is_open(at, line))
            return walls_are_complete{};
        if (!is_supported(at, line, filled(at, line)))
            return cell_is_supported{};
        if (!is_in_order(at, line))
            return puts_are_in_order{};
        if (!has_piece(at, at.seat()))
            return piece_is_left{};
        return cell_can_be_paid{}(cost_of_next(at, line) <= budget(at));
    }
    constexpr void play(auto& at) const {
        seat const me = at.seat();
        auto& build = at.table.build;
        build.spent = build.spent + cost_of_next(at, line);
        build.last.move_to(line);
        at.table.pieces[cell_of(at, line, filled(at, line))].give_to(me); // EGZ-093
        if (print_in(at).line[static_cast<int>(line)].part_of == building::graves)
            own(at).graves.put(at.table.face_up.take(0)); // EGZ-107
    }

private:
    static constexpr bool is_in_order(auto const& at, line_id l) noexcept {
        auto const& last = at.table.build.last;
        return !last.there() || l >= last.place();
    }
    /// EGZ-090, EGZ-218: stones gained inside the build come too late.
    static constexpr int budget(auto const& at) noexcept {
        int const strength = at.table.build.strength;
        int const stock = own(at).stock;
        return (strength < stock ? strength : stock) - at.table.build.spent;
    }
};

/// EGZ-118, EGZ-119: the most pieces on a floor, the leftmost piece among equals.
constexpr seat owner_of_bonus(auto const& at, line_id l) noexcept {
    seat best = 0;
    int most = 0;
    for (int i = 0; i != cells_in(at, l); ++i) {
        seat const s = at.table.pieces[cell_of(at, l, i)].seat();
        if (pieces_on(at, s, l) > most) {
            most = pieces_on(at, s, l);
            best = s;
        }
    }
    return best;
}

enum class market_choice : std::uint8_t { none, stone, grain };

/// EGZ-091, EGZ-110, EGZ-120, EGZ-121, EGZ-215: everything is settled, points first, then floors, then a market.
struct finish {
    BOOST_HANA_DEFINE_STRUCT(finish, (market_choice, market));

    static constexpr std::string_view words = "finish market {market}";

    static constexpr index_set<3> moves(auto const& at) {
        if (at.table.build.spent == 0)
            return {};
        if (moves_market(at))
            return {1, 2};
        return {0};
    }
    constexpr verdict check(auto const& at) const {
        if (at.table.build.spent == 0)
            return something_is_filled{};
        return market_is_chosen{}(moves_market(at) == (market != market_choice::none));
    }
    constexpr void play(auto& at) const {
        seat const me = at.seat();
        int const spent = at.table.build.spent;
        at.table.build = {};
        own(at).stock.retreat(spent);
        score(at, me, spent);
        for (int l = 0; l != line_kinds; ++l) {
            auto const id = static_cast<line_id>(l);
            if (!print_in(at).line[l].has_bonus || at.table.paid.contains(l) || !is_full(at, id))
                continue;
            seat const best = owner_of_bonus(at, id);
            at.table.paid.insert(l);
            score(at, best, pieces_on(at, best, id));
        }
        if (market != market_choice::none)
            move_market(
                at, me, market == market_choice::stone ? market_id::stone : market_id::grain, 1);
    }

private:
    static constexpr bool moves_market(auto const& at) noexcept {
        return print_in(at).site[static_cast<int>(at.table.site)].market_step;
    }
};

} // namespace senet::egizia

#endif // SENET_GAMES_EGIZIA_BUILDING_HPP
