// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_PHARAON_SCORING_HPP
#define SENET_GAMES_PHARAON_SCORING_HPP

#include <senet/games/pharaon/table.hpp>
#include <senet/scoring.hpp>

#include <bit>

// What it is worth (sections 12 and 13).
namespace senet::pharaon {

// What is counted

constexpr int tracks_at_least(auto const& at, seat s, int level) noexcept {
    int n = 0;
    for (auto const& track : at.table.players[s].nile)
        n += track >= level ? 1 : 0;
    return n;
}
constexpr int tracks_present(auto const& at, seat s) noexcept {
    int n = 0;
    for (auto const& track : at.table.players[s].nile)
        n += print_of(at).levels[track].present ? 1 : 0;
    return n;
}
constexpr int distinct_artisan_pp(auto const& at, seat s) noexcept {
    auto const& print = print_of(at);
    auto const& mine = at.table.players[s].artisans;
    int n = 0;
    for (int a = 0; a != artisan_cards; ++a) {
        bool counts = mine.has(static_cast<artisan>(a));
        for (int b = 0; b != a && counts; ++b)
            counts =
                !mine.has(static_cast<artisan>(b)) || print.artisans[b].pp != print.artisans[a].pp;
        n += counts ? 1 : 0;
    }
    return n;
}
constexpr int resource_offerings(auto const& at, seat s) noexcept {
    int n = 0;
    for (int c = 0; c != colours; ++c)
        n += at.table.players[s].offerings.count(offering_of(static_cast<colour>(c)));
    return n;
}

// Gods (section 12): those on the clockwise borders of the positions, a bit each

using god_bits = unsigned;
inline constexpr god_bits all_sets_of_gods = 1u << gods;

/// PHA-179: what a district counts.
constexpr int elements_of(auto const& at, seat s, district d) noexcept {
    auto const& mine = at.table.players[s];
    switch (d) {
    case district::OFF:
        return mine.offerings.size();
    case district::BUR:
        return mine.burial;
    case district::NIL:
        return tracks_present(at, s);
    case district::ART:
        return mine.artisans.size();
    default:
        return mine.nobles.size();
    }
}
/// PHA-179, Q23
constexpr int threshold_of(auto const& at, district d) noexcept {
    return d == district::NIL ? settings_of(at).nile_god_tracks
                              : print_of(at).districts[static_cast<int>(d)].threshold;
}
constexpr int clockwise_of(int position) noexcept { return (position + 1) % district_count; }
constexpr int counterclockwise_of(int position) noexcept {
    return (position + district_count - 1) % district_count;
}
/// PHA-177
constexpr int value_of_god(auto const& at, int position) noexcept {
    auto const& print = print_of(at).districts;
    auto const here = at.table.layout[position].place();
    auto const next = at.table.layout[clockwise_of(position)].place();
    return print[static_cast<int>(here)].god_pp_right + print[static_cast<int>(next)].god_pp_left;
}
/// PHA-177: the god of a district is drawn on its clockwise edge.
constexpr int position_of(auto const& at, god g) noexcept {
    return position_of(at.table, static_cast<district>(g));
}
constexpr int value_of_gods(auto const& at, god_bits set) noexcept {
    int sum = 0;
    for (int p = 0; p != gods; ++p)
        if ((set >> p & 1u) != 0)
            sum += value_of_god(at, p);
    return sum;
}
/// How many gods of a set border a position.
constexpr int gods_beside(god_bits set, int position) noexcept {
    return static_cast<int>((set >> position & 1u) + (set >> counterclockwise_of(position) & 1u));
}

/// PHA-176, PHA-178, PHA-180, PHA-182; others may satisfy the same god (PHA-181)
struct feasible_gods {
    int most[district_count] = {}; // gods beside each position

    constexpr feasible_gods(auto const& at, seat s) noexcept {
        for (int p = 0; p != district_count; ++p) {
            auto const d = at.table.layout[p].place();
            most[p] = elements_of(at, s, d) / threshold_of(at, d);
        }
    }
    constexpr bool operator()(god_bits set) const noexcept {
        for (int p = 0; p != district_count; ++p)
            if (gods_beside(set, p) > most[p])
                return false;
        return true;
    }
};

// Nobles (PHA-126 to PHA-148)

/// PHA-184: "satisfied" means in this set of gods.
constexpr int
noble_count(auto const& at, seat s, noble_scoring const& print, god_bits set) noexcept {
    using c = noble_scoring::counted;
    auto const& mine = at.table.players[s];
    switch (print.per) {
    case c::satisfied_god_flanking:
        return gods_beside(set, pharaon::position_of(at.table, print.where));
    case c::own_nobles:
        return mine.nobles.size();
    case c::distinct_artisan_pp:
        return distinct_artisan_pp(at, s);
    case c::burial_steps:
        return mine.burial;
    case c::offering_tokens:
        return mine.offerings.size();
    case c::nile_tracks_at_max:
        return tracks_at_least(at, s, print_of(at).nile_levels - 1);
    case c::satisfied_gods:
        return std::popcount(set);
    case c::silver_tokens:
        return mine.resources.count(resource::SIL);
    case c::basic_tokens_and_resource_offerings:
        return mine.resources.size() - mine.resources.count(resource::SIL) +
               resource_offerings(at, s);
    default:
        return 0;
    }
}
constexpr int points_of_noble(auto const& at, seat s, noble n, god_bits set) noexcept {
    auto const& print = print_of(at).of(n).scoring;
    int count = noble_count(at, s, print, set);
    if (print.most != 0 && count > print.most)
        count = print.most;
    return print.base + print.each * count + (at.table.pharaoh.is(s) ? print.if_pharaoh : 0) +
           (at.table.first_player.is(s) ? print.if_first_player : 0);
}
constexpr int points_of_nobles(auto const& at, seat s, god_bits set) noexcept {
    int sum = 0;
    int best = 0;
    int copies = 0;
    for (int n = 1; n <= noble_cards; ++n) {
        if (!at.table.players[s].nobles.has(n))
            continue;
        if (print_of(at).of(n).scoring.copies_best_other) {
            ++copies;
            continue;
        }
        int const points = points_of_noble(at, s, n, set);
        sum += points;
        best = points > best ? points : best;
    }
    return sum + copies * best; // PHA-138
}

/// While the districts are being laid there are no gods yet.
constexpr bool gods_are_there(auto const& at) noexcept {
    return at.table.layout[district_count - 1].there();
}

/// PHA-183: the feasible set that gives most, with what nobles make of it.
constexpr god_bits awarded_gods(auto const& at, seat s) noexcept {
    if (!gods_are_there(at))
        return 0;
    feasible_gods const feasible{at, s};
    god_bits best = 0;
    int best_total = -1;
    int best_value = -1;
    for (god_bits set = 0; set != all_sets_of_gods; ++set) {
        if (!feasible(set))
            continue;
        int const value = value_of_gods(at, set);
        int const total = value + points_of_nobles(at, s, set);
        if (total > best_total || (total == best_total && value > best_value)) {
            best = set;
            best_total = total;
            best_value = value;
        }
    }
    return best;
}

// The lines of the sheet

/// PHA-185; PHA-248: the Traitor scores those whose cell he has covered.
struct gods_satisfied {
    template <class At>
    constexpr int operator()(At const& at, seat s) const {
        if constexpr (is_solo<At>)
            if (s == the_traitor) {
                int sum = 0;
                for (int const g : at.table.traitor.gods_met)
                    sum += value_of_god(at, position_of(at, static_cast<god>(g)));
                return sum;
            }
        return value_of_gods(at, awarded_gods(at, s));
    }
};

/// PHA-186, PHA-249
struct nobles_won {
    template <class At>
    constexpr int operator()(At const& at, seat s) const {
        if constexpr (is_solo<At>)
            if (s == the_traitor) {
                int const level = at.table.traitor.noble_level;
                return at.table.players[s].nobles.size() *
                       (level > 0 ? level : print_of(at).traitor_noble_pp);
            }
        return points_of_nobles(at, s, awarded_gods(at, s));
    }
};

/// PHA-187
struct burial_reached {
    constexpr int operator()(auto const& at, seat s) const {
        int const step = at.table.players[s].burial;
        return step == 0 ? 0 : print_of(at).burial[step - 1].pp;
    }
};

/// PHA-188
struct artisans_won {
    constexpr int operator()(auto const& at, seat s) const {
        int sum = 0;
        for (int a = 0; a != artisan_cards; ++a)
            if (at.table.players[s].artisans.has(static_cast<artisan>(a)))
                sum += print_of(at).artisans[a].pp;
        return sum;
    }
};

/// PHA-189
struct tokens_of_rank {
    constexpr int operator()(auto const& at, seat s) const {
        return (at.table.pharaoh.is(s) ? print_of(at).pharaoh_pp : 0) +
               (at.table.first_player.is(s) ? print_of(at).first_player_pp : 0);
    }
};

/// PHA-190
struct nile_reached {
    constexpr int operator()(auto const& at, seat s) const {
        int sum = 0;
        for (auto const& track : at.table.players[s].nile)
            sum += print_of(at).levels[track].pp;
        return sum;
    }
};

/// PHA-195; PHA-251: what lies on the Traitor's tiles is nobody's.
struct tokens_kept {
    constexpr int operator()(auto const& at, seat s) const {
        return at.table.players[s].resources.size() + at.table.players[s].offerings.size();
    }
};
/// PHA-191
struct tokens_and_bonus {
    constexpr int operator()(auto const& at, seat s) const {
        auto const& print = print_of(at);
        int sum = tokens_kept{}(at, s) * print.kept_token_pp;
        for (int i = 0; i != offering_types; ++i)
            sum += at.table.players[s].offerings.count(static_cast<offering>(i)) *
                   print.offering_pp[i];
        return sum;
    }
};

/// PHA-174, PHA-194
struct is_pharaoh {
    constexpr int operator()(auto const& at, seat s) const {
        return at.table.pharaoh.is(s) ? 1 : 0;
    }
};
/// PHA-252
struct is_the_traitor {
    constexpr int operator()(auto const&, seat s) const { return s == the_traitor ? 1 : 0; }
};

/// PHA-192: seven categories, the same for the human and for the Traitor (PHA-247, PHA-250).
inline constexpr auto lines_of_sheet = scoring(
    line<"gods", gods_satisfied>,
    line<"nobles", nobles_won>,
    line<"burial chamber", burial_reached>,
    line<"artisans", artisans_won>,
    line<"Pharaoh and first player", tokens_of_rank>,
    line<"Nile", nile_reached>,
    line<"tokens", tokens_and_bonus>);

/// PHA-193 to PHA-196; alone, you need strictly more than the Traitor.
template <bool Solo>
constexpr auto make_final_scoring() {
    if constexpr (Solo)
        return lines_of_sheet.ties(most<is_the_traitor>);
    else
        return lines_of_sheet.ties(most<is_pharaoh>, most<tokens_kept>);
}

} // namespace senet::pharaon

#endif // SENET_GAMES_PHARAON_SCORING_HPP
