// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_MOVES_HPP
#define SENET_GAMES_PHARAON_MOVES_HPP

#include <senet/games/pharaon/actions.hpp>
#include <senet/games/pharaon/powers.hpp>
#include <senet/moves/maybe.hpp>
#include <senet/moves/offer.hpp>

#include <boost/hana/define_struct.hpp>

#include <string_view>

// What the players can do; names and members are those of the specification's list of decisions (17.1).
namespace senet::pharaon {

// The pre-game (section 3)

/// PHA-024, PHA-030: the one that is kept; the other one is set aside.
struct choose_noble_start {
    BOOST_HANA_DEFINE_STRUCT(choose_noble_start, (below<2>, index));

    constexpr void play(auto& at) const { gain_noble(at, at.seat(), own(at).drawn[index].take()); }
};

/// PHA-025, PHA-152
struct choose_vase {
    BOOST_HANA_DEFINE_STRUCT(choose_vase, (below<edition::most_players>, slot));

    static constexpr index_set<edition::most_players> moves(auto const& at) {
        index_set<edition::most_players> offered;
        for (int const i : at.table.display.filled())
            offered.insert(i);
        return offered;
    }
    constexpr verdict check(auto const& at) const {
        return vase_is_on_display{}(
            slot < at.table.display.capacity() && !at.table.display.is_free(slot));
    }
    constexpr void play(auto& at) const {
        at.table.due.take();
        at.table.opened.put(at.table.display.take(slot));
        at.table.due.put_first(effect::diplomat);
    }
};

// What an action brings (section 7)

/// D6
struct choose_noble {
    static constexpr int most_slots = 3;
    using source = maybe<below<most_slots>, "deck">;
    BOOST_HANA_DEFINE_STRUCT(choose_noble, (source, slot));

    static constexpr std::string_view words = "choose_noble {slot}";

    static constexpr index_set<most_slots + 1> moves(auto const& at) {
        index_set<most_slots + 1> offered;
        for (int const i : at.table.nobles.filled())
            offered.insert(1 + i);
        if (!at.table.noble_deck.empty())
            offered.insert(0);
        return offered;
    }
    constexpr verdict check(auto const& at) const {
        return noble_is_there{}(moves(at).contains(slot.number()));
    }
    constexpr void play(auto& at) const { // PHA-092, PHA-094, PHA-095
        at.table.due.take();
        if (slot.there())
            gain_noble(at, at.seat(), at.table.nobles.take(slot.get()));
        at.table.due.put_first(effect::noble_card);
    }
};

/// D7
struct choose_artisan {
    static constexpr int most_slots = 4;
    using source = maybe<below<most_slots>, "deck">;
    BOOST_HANA_DEFINE_STRUCT(choose_artisan, (source, slot));

    static constexpr index_set<most_slots + 1> moves(auto const& at) {
        index_set<most_slots + 1> offered;
        for (int const i : at.table.artisans.filled())
            offered.insert(1 + i);
        if (!at.table.artisan_deck.empty())
            offered.insert(0);
        return offered;
    }
    constexpr verdict check(auto const& at) const {
        return artisan_is_there{}(moves(at).contains(slot.number()));
    }
    constexpr void play(auto& at) const { // PHA-119, PHA-121
        at.table.due.take();
        if (slot.there())
            gain_artisan(at, at.seat(), at.table.artisans.take(slot.get()));
        at.table.due.put_first(effect::artisan_card);
    }
};

constexpr bool same_pair(auto const& a, auto const& b) noexcept {
    return (a[0] == b[0] && a[1] == b[1]) || (a[0] == b[1] && a[1] == b[0]);
}

/// D8
struct choose_pair {
    static constexpr int most_slots = 6;
    BOOST_HANA_DEFINE_STRUCT(choose_pair, (below<most_slots>, slot));

    static constexpr index_set<most_slots> moves(auto const& at) {
        index_set<most_slots> offered;
        for (int i = 0; i != at.table.pairs.size(); ++i)
            if (at.table.pairs[i].full() && is_first(at, i))
                offered.insert(i);
        return offered;
    }
    constexpr verdict check(auto const& at) const {
        if (slot >= at.table.pairs.size() || !at.table.pairs[slot].full())
            return pair_is_there{};
        return spelling_is_canonical{}(is_first(at, slot));
    }
    constexpr void play(auto& at) const {
        at.table.due.take();
        for (int i = 0; i != pair_tokens; ++i)
            own(at).offerings.put(at.table.pairs[slot].take(i));
    }

private:
    /// PHA-257; alone, every place counts.
    template <class At>
    static constexpr bool is_first(At const& at, int i) {
        if constexpr (!is_solo<At>)
            for (int j = 0; j != i; ++j)
                if (at.table.pairs[j].full() && same_pair(at.table.pairs[j], at.table.pairs[i]))
                    return false;
        return true;
    }
};

/// D9, several players: bonus tokens by type (PHA-257); they are not replaced in this round (PHA-109).
struct choose_bonus {
    using source = maybe<offering, "bag">;
    BOOST_HANA_DEFINE_STRUCT(choose_bonus, (source, type));

    static constexpr std::string_view words = "choose_bonus {type}";

    static constexpr index_set<offering_types + 1> moves(auto const& at) {
        index_set<offering_types + 1> offered;
        for (int const i : at.table.bonus.filled())
            offered.insert(1 + static_cast<int>(at.table.bonus[i]));
        if (bag_can_be_drawn_from(at))
            offered.insert(0);
        return offered;
    }
    constexpr verdict check(auto const& at) const {
        return bonus_is_there{}(moves(at).contains(type.number()));
    }
    constexpr void play(auto& at) const {
        at.table.due.take();
        if (!type.there())
            at.table.due.put_first(effect::bag_offering);
        else
            own(at).offerings.put(at.table.bonus.take(at.table.bonus.place_of(type.get())));
    }
};

/// D9, alone: bonus tokens by place, because the Traitor's effects name places.
template <int Places>
struct choose_bonus_place {
    using source = maybe<below<Places>, "bag">;
    BOOST_HANA_DEFINE_STRUCT(choose_bonus_place, (source, position));

    static constexpr std::string_view name = "choose_bonus";

    static constexpr index_set<Places + 1> moves(auto const& at) {
        index_set<Places + 1> offered;
        for (int const i : at.table.bonus.filled())
            offered.insert(1 + i);
        if (bag_can_be_drawn_from(at))
            offered.insert(0);
        return offered;
    }
    constexpr verdict check(auto const& at) const {
        return bonus_is_there{}(moves(at).contains(position.number()));
    }
    constexpr void play(auto& at) const {
        at.table.due.take();
        if (!position.there())
            at.table.due.put_first(effect::bag_offering);
        else
            own(at).offerings.put(at.table.bonus.take(position.get()));
    }
};

/// D10
struct choose_track {
    BOOST_HANA_DEFINE_STRUCT(choose_track, (pharaon::colour, colour));

    static constexpr index_set<colours> moves(auto const& at) {
        return choices_in_order(at, moves_left_on_nile(at, at.table.due.next()));
    }
    constexpr verdict check(auto const& at) const {
        int const c = static_cast<int>(colour);
        if ((tracks_of(at, at.table.due.next()) >> c & 1u) == 0)
            return arrow_allows_track{};
        if (own(at).nile[c].at_top())
            return track_goes_on{};
        return choices_are_in_order{}(moves(at).contains(c));
    }
    constexpr void play(auto& at) const { // PHA-100, PHA-102
        own(at).nile[static_cast<int>(colour)].advance();
        make_equal_choice(at, colour);
    }
};

/// D11, D12, D13
struct choose_basic {
    BOOST_HANA_DEFINE_STRUCT(choose_basic, (pharaon::colour, colour));

    static constexpr index_set<colours> moves(auto const& at) {
        return choices_in_order(at, basics_left(at));
    }
    constexpr verdict check(auto const& at) const {
        if (!at.table.bank.has(resource_of(colour)))
            return colour_is_in_bank{};
        return choices_are_in_order{}(moves(at).contains(static_cast<int>(colour)));
    }
    constexpr void play(auto& at) const {
        gain_resource(at, at.seat(), resource_of(colour));
        make_equal_choice(at, colour);
    }
};

// The pyramid (section 9)

/// D13
struct choose_gain {
    BOOST_HANA_DEFINE_STRUCT(choose_gain, (pharaon::gain, gain));

    static constexpr index_set<4> moves(auto const& at) { return pyramid_gains(at); }
    constexpr verdict check(auto const& at) const {
        if (!is_on_squares(at, gain))
            return square_has_gain{};
        return gain_gives_something{}(gives_something(at, gain));
    }
    constexpr void play(auto& at) const { // PHA-157
        constexpr effect brings[] = {
            effect::basic, effect::SIL, effect::bonus_offering, effect::first_player};
        at.table.due.take();
        at.table.due.put_first(brings[static_cast<int>(gain)]);
    }
};

// The Traitor (section 15)

/// D14: PHA-216, PHA-219
struct traitor_wheel {
    enum class top : std::uint8_t { left, right };
    BOOST_HANA_DEFINE_STRUCT(traitor_wheel, (top, which));

    static constexpr index_set<top_resources> moves(auto const& at) { return tops_for_wheel(at); }
    constexpr verdict check(auto const& at) const {
        auto const& print = print_of(at).of(at.table.opened[0]);
        if (which == top::right && print.top_left == print.top_right)
            return spelling_is_canonical{};
        return top_goes_on_wheel{}(moves(at).contains(static_cast<int>(which)));
    }
    constexpr void play(auto& at) const {
        auto const& print = print_of(at).of(at.table.opened[0]);
        bool const left = which == top::left;
        at.table.due.take();
        block_space(at, left ? print.top_left : print.top_right);
        at.table.due.put_first(
            act_as_traitor::tile_effect(left ? print.top_right : print.top_left));
    }
};

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_MOVES_HPP
