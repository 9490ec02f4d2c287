// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_COSTS_HPP
#define SENET_GAMES_PHARAON_COSTS_HPP

#include <senet/games/pharaon/colour_sets.hpp>
#include <senet/games/pharaon/table.hpp>

#include <cstdint>

// What actions cost (section 6).
namespace senet::pharaon {

/// PHA-078: colours that are asked for, and so many of anything; or so many of one colour of choice.
struct cost {
    set_counts need; // for each set of colours, how many of them are asked for
    colour_bits asked_for = 0;
    std::uint8_t any = 0;
    std::uint8_t size = 0;
    bool one_colour = false;

    constexpr cost() = default;
    constexpr explicit cost(cost_print const& print) noexcept
        : any(static_cast<std::uint8_t>(print.any)),
          size(static_cast<std::uint8_t>(print.count + print.any)) {
        for (int i = 0; i != print.count; ++i)
            ask_for(print.of[i]);
    }
    static constexpr cost of_one_colour(int size) noexcept {
        cost c;
        c.size = static_cast<std::uint8_t>(size);
        c.one_colour = true;
        return c;
    }
    static constexpr cost of_all_colours() noexcept {
        cost c;
        for (int i = 0; i != colours; ++i)
            c.ask_for(static_cast<colour>(i));
        c.size = colours;
        return c;
    }
    static constexpr cost of_anything(int size) noexcept {
        cost c;
        c.any = static_cast<std::uint8_t>(size);
        c.size = c.any;
        return c;
    }

    constexpr void ask_for(colour c) noexcept {
        need = need + sets.containing[bit(c)];
        asked_for |= bit(c);
    }
    /// The access is one of the tokens that are asked for, or it comes on top of them.
    constexpr cost with_access(colour c) const noexcept {
        cost whole = *this;
        if ((asked_for & bit(c)) != 0)
            return whole;
        whole.ask_for(c);
        if (any != 0)
            --whole.any;
        else
            ++whole.size;
        return whole;
    }
};

/// Costs of the actions, see `action_number`.
template <edition const& Print>
struct cost_tables {
    cost nobles = cost::of_all_colours();                           // PHA-091, PHA-083
    cost nobles_of_judge = cost::of_anything(colours);              // PHA-130
    cost artisans = cost::of_one_colour(Print.same_colour_base[1]); // PHA-118
    cost offerings = cost::of_one_colour(Print.same_colour_base[0]);
    cost offerings_and_extra =
        cost::of_one_colour(Print.same_colour_base[0] + Print.offering_extra);
    cost nile[nile_options];                 // PHA-103: two "any" may be equal
    cost burial[edition::most_burial_steps]; // PHA-114

    constexpr cost_tables() noexcept {
        for (int i = 0; i != nile_options; ++i)
            nile[i] = cost{Print.nile[i].cost};
        for (int i = 0; i != Print.burial_steps; ++i)
            burial[i] = cost{Print.burial[i].cost};
    }
};
template <edition const& Print>
inline constexpr cost_tables<Print> costs{};

// Actions

inline constexpr int nobles_action = 0;
inline constexpr int artisans_action = 1;
inline constexpr int burial_action = 2;
inline constexpr int first_nile_action = 3;
inline constexpr int offerings_action = first_nile_action + nile_options;
inline constexpr int extra_action = offerings_action + 1;

constexpr district district_of(int action) noexcept {
    return action == nobles_action     ? district::NOB
           : action == artisans_action ? district::ART
           : action == burial_action   ? district::BUR
           : action < offerings_action ? district::NIL
                                       : district::OFF;
}

/// PHA-078, PHA-089: what an action costs the seat whose turn it is.
template <class At>
constexpr cost const& cost_of(At const& at, int action) noexcept {
    constexpr auto const& table = costs<At::game::print>;
    switch (action) {
    case nobles_action:
        if (owns_noble<power::kind::nobles_any_five>(at, at.seat()))
            return table.nobles_of_judge;
        return table.nobles;
    case artisans_action:
        return table.artisans;
    case burial_action:
        return table.burial[own(at).burial];
    case offerings_action:
        return table.offerings;
    case extra_action:
        return table.offerings_and_extra;
    default:
        return table.nile[action - first_nile_action];
    }
}

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_COSTS_HPP
