// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_AUCTION_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_AUCTION_HPP

#include <senet/games/valley_of_the_kings/edition.hpp>
#include <senet/moves/domain.hpp>
#include <senet/random.hpp>
#include <senet/table/plan.hpp>
#include <senet/table/row.hpp>
#include <senet/table/secret.hpp>
#include <senet/table/supply.hpp>

#include <boost/hana/define_struct.hpp>

#include <cstdint>

namespace senet::valley_of_the_kings {

inline constexpr int most_groups = 4 + extra_groups;

/// VOK-003: the value on a tablet; 0 is a blank.
using tablet = below<5>;
using group_number = within<1, most_groups>;

/// Where a tablet goes: beside a group, or it is kept.
using lot = maybe<group_number, "keep">;

/// A player's tablets during the auction. Those laid are there in the order in which they were laid, one at a time, or
/// group by group if all were laid at once; beside which groups they lie is seen by all (VOK-086, VOK-335).
struct player_tablets {
    BOOST_HANA_DEFINE_STRUCT(
        player_tablets,
        (secret<supply<tablet, blanks_each>>, kept),
        (plan<group_number, tablets_each>, beside),
        (secret<row<tablet, tablets_each>>, laid));

    /// VOK-041, VOK-095
    constexpr void take_back() noexcept {
        kept = {};
        for (int const value : tablet_values)
            kept.put(value);
        beside.clear();
        laid = {};
    }
    constexpr void lay(tablet value, int group) noexcept {
        kept.take(value);
        beside.add(group);
        laid.put(value);
    }
    /// VOK-088
    constexpr int bid_on(int group) const noexcept {
        int sum = 0;
        for (int i = 0; i != beside.size(); ++i)
            sum += beside[i] == group ? static_cast<int>(laid[i]) : 0;
        return sum;
    }
    /// VOK-334: which of the tablets laid was the first beside a group that is no blank, from 0; there is one.
    constexpr int first_valid_bid_on(int group) const noexcept {
        int i = 0;
        while (beside[i] != group || laid[i] == 0)
            ++i;
        return i;
    }
    /// Other tablets beside the same groups: which ones was a decision and not a deal, so that each value still held is as
    /// likely as the others, however many tablets of it there are.
    constexpr void choose_again(auto& random) noexcept {
        int const n = laid.size();
        auto const where = beside;
        take_back();
        for (int i = 0; i != n; ++i) {
            int values = 0;
            for (int v = 0; v <= tablet::highest; ++v)
                values += kept.has(v) ? 1 : 0;
            auto left = draw_below(static_cast<std::uint64_t>(values), random);
            int value = 0;
            while (!kept.has(value) || left-- != 0)
                ++value;
            lay(value, where[i]);
        }
    }
    /// Tablets laid at once have no order: beside each group the highest comes first.
    constexpr void forget_order() noexcept {
        tablet values[tablets_each];
        int const n = laid.size();
        for (int i = 0; i != n; ++i) {
            int place = i;
            for (; place != 0 && beside[place - 1] == beside[i] && values[place - 1] < laid[i];
                 --place)
                values[place] = values[place - 1];
            values[place] = laid[i];
        }
        laid = {};
        for (int i = 0; i != n; ++i)
            laid.put(values[i]);
    }
};

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_AUCTION_HPP
