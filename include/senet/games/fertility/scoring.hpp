// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_FERTILITY_SCORING_HPP
#define SENET_GAMES_FERTILITY_SCORING_HPP

#include <senet/games/fertility/table.hpp>
#include <senet/scoring.hpp>

#include <bit>

// What it is worth (section 12). FER-222: pawns, dominoes left over and empty slots are worth nothing.
namespace senet::fertility {

/// The sum over all full shops of what they are worth.
constexpr int sum_of_full_shops(auto const& metropolis, auto const& worth) {
    int sum = 0;
    for (int const shop : metropolis.full_shops())
        sum += worth(metropolis.print_of(shop));
    return sum;
}

/// FER-210
struct generic_shops {
    constexpr int operator()(auto const& at, seat s) const {
        return sum_of_full_shops(at.table.metropolises[s], [](printed_shop const& shop) {
            return shop.gives == benefit::kind::debens ? shop.n : 0;
        });
    }
};

/// FER-211, FER-212, FER-213, FER-214: several count the same tokens again, and only full ones count.
struct specialised_shops {
    constexpr int operator()(auto const& at, seat s) const {
        auto const& own = at.table.metropolises[s];
        return sum_of_full_shops(own, [&](printed_shop const& shop) {
            if (shop.gives != benefit::kind::per)
                return 0;
            int tokens = 0;
            for (resource const r : all_resources)
                if ((shop.of >> static_cast<int>(r) & 1) != 0)
                    tokens += own.tokens_of(r);
            return shop.n * tokens;
        });
    }
};

/// FER-215, FER-216: statues of choice are of gods not collected yet, as far as there are any.
struct different_statues {
    constexpr int operator()(auto const& at, seat s) const {
        unsigned collected = 0;
        int of_choice = 0;
        auto const& own = at.table.metropolises[s];
        for (int const n : own.full_shops()) {
            auto const& shop = own.print_of(n);
            collected |= shop.statues;
            of_choice += shop.gives == benefit::kind::statue_any ? shop.n : 0;
        }
        int const different = std::popcount(collected) + of_choice;
        return different < gods ? different : gods;
    }
};

template <edition const& Print>
struct statues {
    constexpr int operator()(auto const& at, seat s) const {
        return Print.statue_scale[different_statues{}(at, s)];
    }
};

/// FER-217, FER-218, FER-219, FER-220: what `majority` does with these counts.
struct monuments_built {
    constexpr int operator()(auto const& at, seat s) const { return monuments_on_valley(at, s); }
};

/// FER-221
template <edition const& Print>
struct wheat_stored {
    constexpr int operator()(auto const& at, seat s) const {
        return Print.wheat_track[at.table.metropolises[s].wheat];
    }
};

/// FER-241: wheat does not count.
struct tokens_used {
    constexpr int operator()(auto const& at, seat s) const {
        return at.table.metropolises[s].all_tokens();
    }
};

/// FER-240, FER-241, FER-242, FER-243: the most Debens win; among those tied the fewest tokens on the own Metropolis.
template <edition const& Print>
inline constexpr auto final_scoring =
    scoring(
        line<"generic shops", generic_shops>,
        line<"specialised shops", specialised_shops>,
        line<"statues", statues<Print>>,
        line<
            "monuments",
            majority<monuments_built, Print.most_monuments, Print.second_most_monuments>>,
        line<"wheat", wheat_stored<Print>>)
        .ties(fewest<tokens_used>);

} // namespace senet::fertility

#endif // SENET_GAMES_FERTILITY_SCORING_HPP
