// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_EGIZIA_BOATS_HPP
#define SENET_GAMES_EGIZIA_BOATS_HPP

#include <senet/games/egizia/effects.hpp>
#include <senet/games/egizia/rules.hpp>
#include <senet/moves.hpp>

#include <boost/hana/define_struct.hpp>

#include <string_view>

// The moves of phase 2, as the specification names them (17.4).
namespace senet::egizia {

/// EGZ-045: the slots of a site, from the Nile, and waiting.
enum class slot_id : std::uint8_t { none, S1, S2, S3, WAIT };

/// EGZ-037 to EGZ-047: a boat is placed. EGZ-048, EGZ-049: its space works at once; a site waits (EGZ-050).
struct place {
    BOOST_HANA_DEFINE_STRUCT(place, (place_on_river, space), (slot_id, slot), (bool, doubled));

    static constexpr std::string_view printed_names[] = {"space", "slot", "double"};
    static constexpr std::string_view words = "place {space} slot {slot} double {double}";

    /// Where a boat may go: for each slot, and doubled.
    using choices = first_and<6, place_set>;
    static constexpr int doubling = 5;

    static constexpr auto moves(auto const& at) {
        choices offer;
        auto const& printed = lookup_in(at);
        auto const ahead = place_set::full().shifted(first_allowed(at));
        auto open = printed.round_spaces - occupied_places(at);
        if (!unused(at, at.seat(), word::reuse).empty())
            open = open | printed.reused_spaces;
        offer[0] = (places_with_card(at) | open) & ahead;
        if (holds(at, at.seat(), word::double_space))
            offer[doubling] = offer[0] & printed.doubled_spaces;
        for (int site = 0; site != site_kinds; ++site) {
            place_on_river const here = print_in(at).site[site].on_river;
            if (static_cast<int>(here) < first_allowed(at) || own(at).boats.has(here))
                continue;
            auto const& berths = at.table.site_berths[site];
            bool waits = true;
            for (int slot = 0; slot != slots_in(at); ++slot)
                if (!berths[slot].held()) {
                    offer[slot + 1].insert(static_cast<int>(here));
                    waits = false;
                }
            if (waits)
                offer[static_cast<int>(slot_id::WAIT)].insert(static_cast<int>(here));
        }
        return offer;
    }
    static constexpr place made_of(int choice, int space) {
        return {
            static_cast<place_on_river>(space),
            choice == doubling ? slot_id::none : static_cast<slot_id>(choice), choice == doubling};
    }

    constexpr verdict check(auto const& at) const {
        auto const& print = print_in(at).river[static_cast<int>(space)];
        bool const is_site = print.what == river_print::kind::site;
        if (is_site != (slot != slot_id::none))
            return parameters_are_in_range{};
        if (doubled) {
            if (print.grey_border)
                return space_is_not_grey{};
            if (!print.may_be_doubled || !holds(at, at.seat(), word::double_space))
                return double_is_at_hand{};
        }
        if (static_cast<int>(space) < first_allowed(at)) // EGZ-039
            return boat_goes_downstream{};
        if (print.what == river_print::kind::card)
            return card_is_on_space{}(has_card(at, space));
        if (print.what == river_print::kind::round) {
            if (!is_occupied(at, space) || may_reuse(at, space))
                return allowed;
            if (print.grey_border && !unused(at, at.seat(), word::reuse).empty())
                return space_is_not_grey{};
            return space_is_free{};
        }
        return check_berth(at);
    }

    constexpr void play(auto& at) const {
        auto const& print = print_in(at);
        seat const me = at.seat();
        // EGZ-213: permissions are used exactly when the boat could not go there without them
        if (static_cast<int>(space) <= own(at).boats.most_downstream())
            use_up(at, me, unused(at, me, word::upstream)); // EGZ-173
        if (is_kind(print, space, river_print::kind::round) && is_occupied(at, space))
            use_up(at, me, unused(at, me, word::reuse)); // EGZ-175
        own(at).boats.put(space);
        at.table.duty = boat_duty::none;
        switch (print.river[static_cast<int>(space)].what) {
        case river_print::kind::card:
            take_card(at, at.table.river.take(card_space_of(print, space)));
            break;
        case river_print::kind::round:
            if (doubled)
                spend(at, me, word::double_space);
            begin_effect(at, static_cast<int>(space), doubled ? 2 : 1); // EGZ-187, EGZ-189
            break;
        case river_print::kind::site: // EGZ-050
            at.table.site_berths[site_of(print, space)][static_cast<int>(slot) - 1].give_to(me);
            break;
        }
    }

private:
    /// EGZ-038, EGZ-173, EGZ-176: the first index a boat may go to, whether its space is used again or not.
    static constexpr int first_allowed(auto const& at) noexcept {
        return unused(at, at.seat(), word::upstream).empty() ? own(at).boats.most_downstream() + 1
                                                             : 0;
    }
    static constexpr place_set places_with_card(auto const& at) noexcept {
        place_set places;
        for (int i = 0; i != card_spaces; ++i)
            if (!at.table.river.is_free(i))
                places.insert(lookup_in(at).card_places[i]);
        return places;
    }
    static constexpr bool has_card(auto const& at, place_on_river here) noexcept {
        return !at.table.river.is_free(card_space_of(print_in(at), here));
    }
    /// EGZ-175
    static constexpr bool may_reuse(auto const& at, place_on_river here) noexcept {
        return print_in(at).river[static_cast<int>(here)].may_be_reused &&
               !unused(at, at.seat(), word::reuse).empty();
    }
    /// EGZ-043, EGZ-153
    template <class At>
    static constexpr int slots_in(At const& at) noexcept {
        return print_in(at).slots[At::seats];
    }
    /// EGZ-046: who finds all slots taken may wait; there is room for that (EGZ-047).
    constexpr verdict check_berth(auto const& at) const {
        if (own(at).boats.has(space)) // EGZ-174
            return site_has_no_own_boat{};
        int const berth = static_cast<int>(slot) - 1;
        if (slot != slot_id::WAIT && berth >= slots_in(at))
            return slot_exists{};
        auto const& berths = at.table.site_berths[site_of(print_in(at), space)];
        bool any_free = false;
        for (int i = 0; i != slots_in(at); ++i)
            any_free = any_free || !berths[i].held();
        if (slot == slot_id::WAIT)
            return free_slot_is_taken{}(!any_free);
        return free_slot_is_taken{}(!berths[berth].held());
    }
};

/// EGZ-031, EGZ-032, EGZ-033
struct pass {
    static constexpr bool moves(auto const& at) { return at.table.duty != boat_duty::must_place; }
    constexpr verdict check(auto const& at) const { return extra_boat_is_placed{}(moves(at)); }
    constexpr void play(auto& at) const {
        own(at).passed = true;
        at.table.duty = boat_duty::none;
    }
};

/// EGZ-056, EGZ-169, EGZ-194: one crew advances. Of several advances owed together the crews are named in order.
struct advance {
    BOOST_HANA_DEFINE_STRUCT(advance, (crew_id, crew));

    static constexpr std::string_view words = "advance {crew}";

    static constexpr auto moves(auto const& at) {
        index_set<crew_tiles> offer;
        for (crew_id const c : all_crews)
            if (is_owed(at, word::advance_any) && can_advance(at, at.seat(), c) &&
                is_in_order(at, c))
                offer.insert(static_cast<int>(c));
        return offer;
    }
    constexpr verdict check(auto const& at) const {
        if (!is_owed(at, word::advance_any))
            return choice_is_owed{};
        if (!can_advance(at, at.seat(), crew))
            return crew_is_not_wasted{};
        return choice_is_owed{}(is_in_order(at, crew));
    }
    constexpr void play(auto& at) const {
        advance_crew(at, at.seat(), crew);
        at.table.effect.steps = at.table.effect.steps + 1;
        at.table.effect.last.move_to(crew);
        go_on(at);
    }

private:
    /// Not before a crew named already, and so that the crews from this one on can make all advances that are owed,
    /// unless no crew can make them.
    static constexpr bool is_in_order(auto const& at, crew_id c) noexcept {
        auto const& last = at.table.effect.last;
        if (last.there() && c < last.place())
            return false;
        int room = 0;
        int room_before = 0;
        for (crew_id const other : all_crews) {
            int const left = print_in(at).crew_end[static_cast<int>(other)] -
                             own(at).crews[static_cast<int>(other)];
            (other < c ? room_before : room) += left;
        }
        return room >= owed_advances(at) || room_before == 0;
    }
};

/// EGZ-058, EGZ-059
struct flood {
    BOOST_HANA_DEFINE_STRUCT(flood, (within<-1, 1>, move));

    static constexpr std::string_view words = "flood {move}";

    constexpr verdict check(auto const& at) const {
        if (!is_owed(at, word::move_flood))
            return choice_is_owed{};
        int const to = static_cast<int>(at.table.flood) + move;
        return flood_has_ends{}(to >= 0 && to < flood_positions);
    }
    constexpr void play(auto& at) const {
        at.table.flood = static_cast<flood_position>(static_cast<int>(at.table.flood) + move);
        at.table.effect.steps = at.table.effect.steps + 1;
        go_on(at);
    }
};

/// EGZ-179
struct extra_boat {
    static constexpr bool moves(auto const& at) {
        if (own(at).passed || own(at).boats.in_hand() == 0 ||
            !holds(at, at.seat(), word::extra_boat))
            return false;
        for (auto const& spaces : place::moves(at).sets)
            if (!spaces.empty())
                return true;
        return false;
    }
    constexpr void play(auto& at) const {
        spend(at, at.seat(), word::extra_boat);
        at.table.duty = boat_duty::must_place;
    }
};

/// Nothing more in this window.
struct end {
    constexpr void play(auto&) const {}
};

/// EGZ-177: a card that was left, without a boat.
struct take_leftover {
    BOOST_HANA_DEFINE_STRUCT(take_leftover, (place_on_river, space));

    static constexpr std::string_view words = "take_leftover {space}";

    static constexpr auto moves(auto const& at) {
        index_set<river_places> offer;
        int n = 0;
        for (int i = 0; i != river_places; ++i)
            if (print_in(at).river[i].what == river_print::kind::card)
                if (!at.table.river.is_free(n++))
                    offer.insert(i);
        return offer;
    }
    constexpr verdict check(auto const& at) const {
        return card_is_left{}(
            is_kind(print_in(at), space, river_print::kind::card) &&
            !at.table.river.is_free(card_space_of(print_in(at), space)));
    }
    constexpr void play(auto& at) const {
        seat const me = at.seat();
        use_up(at, me, unused(at, me, word::leftover));
        take_card(at, at.table.river.take(card_space_of(print_in(at), space)));
    }
};

struct none {
    constexpr void play(auto& at) const {
        own(at).used_cards = own(at).used_cards | held(at, at.seat(), word::leftover);
    }
};

} // namespace senet::egizia

#endif // SENET_GAMES_EGIZIA_BOATS_HPP
