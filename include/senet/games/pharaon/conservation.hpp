// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_CONSERVATION_HPP
#define SENET_GAMES_PHARAON_CONSERVATION_HPP

#include <senet/games/pharaon/table.hpp>
#include <senet/invariants.hpp>

// Nothing is lost and nothing is there twice: the first invariants (section 18).
namespace senet::pharaon {

struct resources_are_conserved
    : invariant<"INV-PHA-1", "of each resource 20 tokens are in supply, owned, on wheel or tiles"> {
    template <class At>
    constexpr bool operator()(At const& at) const {
        for (int i = 0; i != resources; ++i) {
            auto const r = static_cast<resource>(i);
            int sum = at.table.bank.count(r);
            for (auto const& p : at.table.players)
                sum += p.resources.count(r);
            for (auto const& segment : at.table.wheel)
                sum += segment.pieces(r);
            if constexpr (is_solo<At>)
                sum += at.table.traitor.on_tiles.count(r);
            if (sum != print_of(at).tokens[i])
                return false;
        }
        return true;
    }
};

struct offerings_are_conserved
    : invariant<"INV-PHA-2", "of each type of offering all tokens are somewhere"> {
    constexpr bool operator()(auto const& at) const {
        for (int i = 0; i != offering_types; ++i) {
            auto const o = static_cast<offering>(i);
            int sum = at.table.bag.count(o) + at.table.discarded_offerings.count(o) +
                      at.table.bonus.count(o);
            for (auto const& pair : at.table.pairs)
                sum += pair.count(o);
            for (auto const& p : at.table.players)
                sum += p.offerings.count(o);
            for (auto const& segment : at.table.wheel)
                sum += segment.pieces(o);
            if (sum != print_of(at).offerings[i])
                return false;
        }
        return true;
    }
};

struct nobles_are_conserved : invariant<"INV-PHA-3", "each of the 26 nobles is at one place"> {
    constexpr bool operator()(auto const& at) const {
        auto const& t = at.table;
        for (int n = 1; n <= noble_cards; ++n) {
            int sum = t.noble_deck.count(n) + t.nobles.count(n) + t.discarded_nobles.count(n) +
                      t.spare_scribes.count(n);
            for (auto const& p : t.players) {
                sum += p.nobles.count(n);
                for (auto const& card : p.drawn)
                    sum += card.pieces(n);
            }
            if (sum != 1)
                return false;
        }
        return true;
    }
};

struct artisans_are_conserved : invariant<"INV-PHA-4", "each of the 30 artisans is at one place"> {
    constexpr bool operator()(auto const& at) const {
        auto const& t = at.table;
        for (int i = 0; i != artisan_cards; ++i) {
            auto const a = static_cast<artisan>(i);
            int sum = t.artisan_deck.count(a) + t.artisans.count(a) + t.discarded_artisans.count(a);
            for (auto const& p : t.players)
                sum += p.artisans.count(a);
            if (sum != 1)
                return false;
        }
        return true;
    }
};

struct vases_are_conserved : invariant<"INV-PHA-5", "each of the 30 vases is at one place"> {
    template <class At>
    constexpr bool operator()(At const& at) const {
        auto const& t = at.table;
        for (int i = 0; i != vase_tiles; ++i) {
            auto const v = static_cast<vase>(i);
            int sum = t.vase_deck.count(v) + t.discarded_vases.count(v) + t.display.count(v) +
                      t.opened.count(v);
            if constexpr (is_solo<At>) {
                for (auto const& card : t.traitor.stack)
                    sum += card.pieces(v);
                for (auto const& card : *t.traitor.old_stack)
                    sum += card.pieces(v);
            }
            if (sum != 1)
                return false;
        }
        return true;
    }
};

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_CONSERVATION_HPP
