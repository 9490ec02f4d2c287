// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_BUYING_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_BUYING_HPP

#include <senet/games/valley_of_the_kings/rules.hpp>
#include <senet/games/valley_of_the_kings/table.hpp>
#include <senet/moves.hpp>

#include <boost/hana/define_struct.hpp>

// Phase 1: buying cubes (section 5, and VOK-330 to VOK-335).
namespace senet::valley_of_the_kings {

/// A1: where the next tablet of 4, 3, 2, 1 and the blanks goes (VOK-083, VOK-085).
struct bid {
    BOOST_HANA_DEFINE_STRUCT(bid, (lot, g));

    static constexpr index_set<most_groups + 1> moves(auto const& at) {
        index_set<most_groups + 1> result;
        result.insert(0);
        for (int g = lowest_group(at), last = groups_offered(at); g <= last; ++g)
            result.insert(g);
        return result;
    }
    constexpr verdict check(auto const& at) const {
        if (!g.there())
            return allowed;
        if (g.get() > groups_offered(at))
            return group_is_on_display{};
        return blanks_are_in_order{}(g.get() >= lowest_group(at));
    }
    constexpr void play(auto& at) const { at.table.bids[at.seat()]->add(g); }

    /// Blanks are laid by ascending groups.
    static constexpr int lowest_group(auto const& at) {
        auto const& written = *at.table.bids[at.seat()];
        int const n = written.size();
        return n > first_blank && n < tablets_each ? static_cast<int>(written[n - 1].get()) : 1;
    }
    static constexpr int first_blank = tablets_each - blanks_each;
};

/// A2: a tablet of value v beside group g (VOK-331).
struct lay {
    BOOST_HANA_DEFINE_STRUCT(lay, (tablet, v), (group_number, g));

    static constexpr auto moves(auto const& at) {
        first_and<tablet::highest + 1, index_set<most_groups + 1>> offer;
        for (int v = 0; v <= tablet::highest; ++v)
            if (at.table.tablets[at.seat()]->kept.has(v))
                for (int g = 1; g <= groups_offered(at); ++g)
                    offer[v].insert(g);
        return offer;
    }
    constexpr verdict check(auto const& at) const {
        if (g > groups_offered(at))
            return group_is_on_display{};
        return tablet_is_held{}(at.table.tablets[at.seat()]->kept.has(v));
    }
    constexpr void play(auto& at) const { at.table.tablets[at.seat()]->lay(v, g); }
};

/// A2: VOK-331, VOK-332
struct pass {
    constexpr void play(auto& at) const { at.table.passed.insert(at.seat()); }
};

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_BUYING_HPP
