// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_POWERS_HPP
#define SENET_GAMES_PHARAON_POWERS_HPP

#include <senet/games/pharaon/rules.hpp>
#include <senet/games/pharaon/what_happens.hpp>
#include <senet/moves/offer.hpp>

#include <boost/hana/define_struct.hpp>

#include <string_view>

// Powers of nobles that a player decides about (section 8).
namespace senet::pharaon {

// Nobles (section 8); using a power is optional (PHA-125)

/// D11: PHA-138
struct use20 {
    BOOST_HANA_DEFINE_STRUCT(use20, (bool, use));

    constexpr void play(auto& at) const {
        at.table.due.take();
        if (use) {
            at.table.tilted.insert(ready_noble<power::kind::vase_to_three_basics>(at, at.seat()));
            exchange_vase(at);
        } else {
            empty_vase(at);
        }
    }
};

/// D12: PHA-137
struct use19 {
    BOOST_HANA_DEFINE_STRUCT(use19, (bool, use));

    constexpr void play(auto& at) const {
        at.table.due.take();
        if (use) {
            at.table.tilted.insert(ready_noble<power::kind::vase_extra_basic>(at, at.seat()));
            at.table.due.put_first(effect::basic);
        }
    }
};

/// A power that is used by itself: its noble lies there and is not tilted.
template <power::kind What>
constexpr verdict power_is_ready(auto const& at) {
    if (!owns_noble<What>(at, at.seat()))
        return noble_is_owned{};
    return power_is_unused{}(ready_noble<What>(at, at.seat()) != 0);
}

/// What a seat gives to a power: a resource goes back to its supply, an offering is discarded (PHA-040, PHA-043).
constexpr void give_away(auto& at, kind k) noexcept {
    auto& mine = own(at);
    if (k <= kind::SIL) {
        mine.resources.take(static_cast<resource>(k));
        at.table.bank.put(static_cast<resource>(k));
    } else {
        auto const o = static_cast<offering>(static_cast<int>(k) - resources);
        mine.offerings.take(o);
        at.table.discarded_offerings.put(o);
    }
}
constexpr bool can_give(auto const& at, kind k) noexcept {
    if (k <= kind::SIL)
        return own(at).resources.has(static_cast<resource>(k));
    return k != kind::oDIS &&
           own(at).offerings.has(static_cast<offering>(static_cast<int>(k) - resources));
}

/// D4: PHA-135
struct power17 {
    BOOST_HANA_DEFINE_STRUCT(power17, (kind, give), (colour, get));

    static constexpr std::string_view words = "power17 {give} for {get}";

    static constexpr auto moves(auto const& at) {
        first_and<kinds_of_tokens, index_set<colours>> offer;
        if (!power_is_ready<power::kind::exchange_basic>(at))
            return offer;
        for (int k = 0; k != kinds_of_tokens; ++k)
            if (can_give(at, static_cast<kind>(k))) {
                offer[k] = colours_in_bank(at);
                if (int const c = colour_given(static_cast<kind>(k)); c >= 0)
                    offer[k].erase(c);
            }
        return offer;
    }
    constexpr verdict check(auto const& at) const {
        if (auto const ready = power_is_ready<power::kind::exchange_basic>(at); !ready)
            return ready;
        if (give == kind::oDIS || colour_given(give) == static_cast<int>(get))
            return resource_is_exchanged{};
        if (!can_give(at, give))
            return token_is_owned{};
        return colour_is_in_bank{}(at.table.bank.has(resource_of(get)));
    }
    constexpr void play(auto& at) const {
        at.table.tilted.insert(ready_noble<power::kind::exchange_basic>(at, at.seat()));
        give_away(at, give);
        gain_resource(at, at.seat(), resource_of(get));
    }

    /// The colour of what is given; -1 for silver.
    static constexpr int colour_given(kind k) noexcept {
        return k < kind::SIL ? static_cast<int>(k)
               : k > kind::SIL && k < kind::oDIS
                   ? static_cast<int>(k) - static_cast<int>(kind::oAGR)
                   : -1;
    }
};

/// D4: PHA-136
struct power18 {
    BOOST_HANA_DEFINE_STRUCT(power18, (kind, give));

    static constexpr index_set<kinds_of_tokens> moves(auto const& at) {
        index_set<kinds_of_tokens> offered;
        if (!power_is_ready<power::kind::basic_to_silver>(at) || !at.table.bank.has(resource::SIL))
            return offered;
        for (int k = 0; k != kinds_of_tokens; ++k)
            if (static_cast<kind>(k) != kind::SIL && can_give(at, static_cast<kind>(k)))
                offered.insert(k);
        return offered;
    }
    constexpr verdict check(auto const& at) const {
        if (auto const ready = power_is_ready<power::kind::basic_to_silver>(at); !ready)
            return ready;
        if (give == kind::SIL || give == kind::oDIS || !at.table.bank.has(resource::SIL))
            return resource_is_sold{};
        return token_is_owned{}(can_give(at, give));
    }
    constexpr void play(auto& at) const {
        at.table.tilted.insert(ready_noble<power::kind::basic_to_silver>(at, at.seat()));
        give_away(at, give);
        gain_resource(at, at.seat(), resource::SIL);
    }
};

/// D5
struct end_turn {
    constexpr void play(auto&) const {}
};

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_POWERS_HPP
