// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_GAMES_PHARAON_REFEREE_HPP
#define SENET_TESTS_GAMES_PHARAON_REFEREE_HPP

#include "games/pharaon/arranged.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>
#include <vector>

/// Payments and scores once more, straight from the words of the specification: every plan is tried (PHA-086), every
/// set of gods is weighed (PHA-182). Nothing of the game's own is used but its components.
namespace pharaon_tests {

/// PHA-085: the access, and the rest in the fixed order.
using plan = std::pair<int, std::vector<int>>;

template <class Engine>
class referee {
public:
    using position = typename Engine::position;
    static constexpr edition const& print = Engine::game::print;

    explicit referee(position const& p) : p_(p), me_(p.table.players[p.seat()]) {}

    /// All legal plans of an action, numbered like the actions of the game.
    std::set<plan> plans(int action) const {
        std::set<plan> legal;
        auto const d = where(action);
        if (!possible(action))
            return legal;
        auto owned = tokens(d);
        for (int access = 0; access != 12; ++access) {
            auto const counts_as = access_counts_as(access, d);
            if (owned[static_cast<std::size_t>(access)] == 0 || counts_as.empty())
                continue;
            --owned[static_cast<std::size_t>(access)];
            std::vector<int> rest;
            try_rests(action, access, counts_as, owned, 0, rest, legal);
            ++owned[static_cast<std::size_t>(access)];
        }
        return legal;
    }

    static district where(int action) {
        return action == 0   ? district::NOB
               : action == 1 ? district::ART
               : action == 2 ? district::BUR
               : action < 9  ? district::NIL
                             : district::OFF;
    }
    static take_action spelled(int action) {
        return action == 0   ? in_nobles
               : action == 1 ? in_artisans
               : action == 2 ? in_burial
               : action < 9  ? in_nile(action - 2)
               : action == 9 ? in_offerings
                             : in_offerings_extra;
    }

private:
    using counts = std::array<int, 12>;
    static constexpr int any = 5; // a requirement that anything covers

    bool has(int noble) const { return me_.nobles.has(noble); }
    bool ready(int noble) const { return has(noble) && !p_.table.tilted.contains(noble); }
    int facing(district d) const { // PHA-058
        for (int pos = 0; pos != 5; ++pos)
            if (p_.table.layout[pos].is_at(d))
                return (pos - p_.table.offset + 5) % 5;
        return -1;
    }

    /// PHA-060, PHA-097, PHA-110, PHA-111, PHA-116, PHA-122, PHA-132
    bool possible(int action) const {
        auto const& t = p_.table;
        int const players = Engine::game::settings.players;
        int const spaces = players >= 4 ? 4 : 3; // PHA-059
        auto const d = where(action);
        std::map<district, int> const without{
            {district::ART, 13}, {district::BUR, 14}, {district::OFF, 15}, {district::NIL, 16}};
        bool const space = t.wheel[facing(d)].size() < spaces;
        if (!space && (without.count(d) == 0 || !ready(without.at(d))))
            return false;
        if (d == district::NOB)
            return t.nobles.size() + t.noble_deck.size() > 0;
        if (d == district::ART)
            return t.artisans.size() + t.artisan_deck.size() > 0;
        if (d == district::BUR)
            return me_.burial < print.burial_steps;
        if (d == district::NIL)
            return true;
        int pairs = 0;
        for (auto const& pair : t.pairs)
            pairs += pair.size() == 2 ? 1 : 0;
        return pairs > 0 &&
               (action == 9 || t.bonus.size() + t.bag.size() + t.discarded_offerings.size() > 0);
    }

    counts tokens(district d) const {
        counts owned{};
        for (int c = 0; c != 6; ++c)
            owned[static_cast<std::size_t>(c)] = me_.resources.count(static_cast<resource>(c));
        for (int c = 0; c != 5; ++c)
            owned[static_cast<std::size_t>(6 + c)] = me_.offerings.count(static_cast<offering>(c));
        owned[11] = me_.offerings.count(static_cast<offering>(5 + static_cast<int>(d)));
        return owned;
    }

    /// 6.2: whether a token covers a requirement.
    bool covers(int kind, int colour) const {
        if (kind == 5 || kind == 11 || colour == any)
            return true;
        int const shown = kind % 6;
        if (shown == colour)
            return true;
        int const pairs[5][2] = {{0, 2}, {1, 3}, {2, 4}, {3, 0}, {4, 1}}; // scribes 1 to 5
        for (int s = 0; s != 5; ++s)
            if (has(s + 1) && ((pairs[s][0] == shown && pairs[s][1] == colour) ||
                               (pairs[s][1] == shown && pairs[s][0] == colour)))
                return true;
        return false;
    }

    /// PHA-073, PHA-074
    std::set<int> access_counts_as(int kind, district d) const {
        std::set<int> result;
        int const w = static_cast<int>(print.wheel[facing(d)]);
        if (covers(kind, w))
            result.insert(w);
        std::map<district, int> const any_access{
            {district::BUR, 7}, {district::OFF, 8}, {district::ART, 9}, {district::NIL, 10}};
        if (any_access.count(d) != 0 && has(any_access.at(d)))
            for (int c = 0; c != 5; ++c)
                if (covers(kind, c))
                    result.insert(c);
        return result;
    }

    /// PHA-078: what may be asked for, one list for each colour the player may choose.
    std::vector<std::vector<int>> profiles(int action) const {
        std::vector<std::vector<int>> result;
        auto const same = [&](int n) {
            for (int c = 0; c != 5; ++c)
                result.push_back(std::vector<int>(static_cast<std::size_t>(n), c));
        };
        auto const printed = [&](cost_print const& cost) {
            std::vector<int> list;
            for (int i = 0; i != cost.count; ++i)
                list.push_back(static_cast<int>(cost.of[i]));
            for (int i = 0; i != cost.any; ++i)
                list.push_back(any);
            result.push_back(list);
        };
        if (action == 0)
            result.push_back(has(11) ? std::vector<int>(5, any) : std::vector<int>{0, 1, 2, 3, 4});
        else if (action == 1)
            same(3);
        else if (action == 2)
            printed(print.burial[me_.burial].cost);
        else if (action < 9)
            printed(print.nile[action - 3].cost);
        else
            same(action == 9 ? 1 : 2);
        return result;
    }

    bool matches(std::vector<int> required, std::vector<int> const& rest) const {
        if (required.size() != rest.size())
            return false;
        std::sort(required.begin(), required.end());
        do {
            bool all = true;
            for (std::size_t i = 0; i != rest.size() && all; ++i)
                all = covers(rest[i], required[i]);
            if (all)
                return true;
        } while (std::next_permutation(required.begin(), required.end()));
        return false;
    }

    /// PHA-079, PHA-081, without PHA-080
    bool pays(int action, std::set<int> const& counts_as, std::vector<int> const& rest) const {
        for (auto const& profile : profiles(action))
            for (int const c : counts_as) {
                bool deducted = false;
                for (int const met : {c, any}) {
                    auto const found = std::find(profile.begin(), profile.end(), met);
                    if (found == profile.end())
                        continue;
                    deducted = true;
                    auto remaining = profile;
                    remaining.erase(remaining.begin() + (found - profile.begin()));
                    if (matches(remaining, rest))
                        return true;
                }
                if (!deducted && matches(profile, rest))
                    return true;
            }
        return false;
    }

    /// PHA-086
    bool is_legal(int action, std::set<int> const& counts_as, std::vector<int> const& rest) const {
        if (!pays(action, counts_as, rest))
            return false;
        for (std::size_t i = 0; i != rest.size(); ++i) {
            auto less = rest;
            less.erase(less.begin() + static_cast<std::ptrdiff_t>(i));
            if (pays(action, counts_as, less))
                return false;
        }
        return true;
    }

    void try_rests(
        int action,
        int access,
        std::set<int> const& counts_as,
        counts& owned,
        int from,
        std::vector<int>& rest,
        std::set<plan>& legal) const {
        if (is_legal(action, counts_as, rest))
            legal.insert({access, rest});
        std::size_t const most = profiles(action).front().size();
        if (rest.size() == most)
            return;
        for (int k = from; k != 12; ++k)
            if (owned[static_cast<std::size_t>(k)] != 0) {
                --owned[static_cast<std::size_t>(k)];
                rest.push_back(k);
                try_rests(action, access, counts_as, owned, k, rest, legal);
                rest.pop_back();
                ++owned[static_cast<std::size_t>(k)];
            }
    }

    position const& p_;
    decltype(std::declval<position const&>().table.players[0])& me_;
};

/// The plans that the game offers for an action, token by token; each once.
template <class Engine>
std::vector<plan> offered_plans(typename Engine::position const& p, take_action action) {
    std::vector<plan> found;
    auto begun = p;
    Engine::play(begun, action);
    auto const go_on = [&](auto const& self, typename Engine::position const& at,
                           plan const& so_far) -> void {
        Engine::for_each_move(at, [&](auto const& m) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(m)>, pay>) {
                plan longer = so_far;
                longer.second.push_back(static_cast<int>(m.kind));
                // the last token completes it: more than the payment may happen then
                auto after = at;
                Engine::play(after, m);
                if (after.table.access.there())
                    self(self, after, longer);
                else
                    found.push_back(longer);
            }
        });
    };
    Engine::for_each_move(begun, [&](auto const& m) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(m)>, pay_access>) {
            plan const access{static_cast<int>(m.kind), {}};
            auto after = begun;
            Engine::play(after, m);
            if (after.table.access.there())
                go_on(go_on, after, access);
            else
                found.push_back(access);
        }
    });
    return found;
}

/// Sections 12 and 13 once more.
template <class Engine>
class recount {
public:
    explicit recount(typename Engine::position const& p) : p_(p) {}

    /// The seven lines of the sheet.
    std::vector<int> lines(int s) const {
        auto const& mine = p_.table.players[s];
        bool const traitor = Engine::game::settings.solo() && s == 1;
        int artisans_pp = 0;
        for (int a = 0; a != 30; ++a)
            if (mine.artisans.has(static_cast<artisan>(a)))
                artisans_pp += print.artisans[a].pp;
        int nile = 0;
        for (auto const& track : mine.nile)
            nile += track == 3 ? 7 : track == 2 ? 3 : 0;
        int kept = 0;
        for (int r = 0; r != 6; ++r)
            kept += mine.resources.count(static_cast<resource>(r));
        for (int o = 0; o != 12; ++o)
            kept += mine.offerings.count(static_cast<offering>(o)) * (o == 10   ? 2
                                                                      : o == 11 ? 3
                                                                                : 1);
        int const gods_pp = traitor ? gods_of_traitor() : gods_and_nobles(s).first;
        int const nobles_pp = traitor ? nobles_of_traitor() : gods_and_nobles(s).second;
        return {
            gods_pp,
            nobles_pp,
            mine.burial == 0 ? 0 : print.burial[mine.burial - 1].pp,
            artisans_pp,
            (p_.table.pharaoh.is(s) ? 7 : 0) + (p_.table.first_player.is(s) ? 3 : 0),
            nile,
            kept};
    }
    /// PHA-194, PHA-195, PHA-252: what decides a tie.
    std::vector<int> merits(int s) const {
        int total = 0;
        for (int const points : lines(s))
            total += points;
        if (Engine::game::settings.solo())
            return {total, s};
        auto const& mine = p_.table.players[s];
        return {
            total, p_.table.pharaoh.is(s) ? 1 : 0, mine.resources.size() + mine.offerings.size()};
    }

private:
    static constexpr edition const& print = Engine::game::print;

    int position_of(int d) const {
        int pos = 0;
        while (static_cast<int>(p_.table.layout[pos].place()) != d)
            ++pos;
        return pos;
    }
    int district_at(int pos) const { return static_cast<int>(p_.table.layout[pos % 5].place()); }
    int god_pp(int pos) const {
        return print.districts[district_at(pos)].god_pp_right +
               print.districts[district_at(pos + 1)].god_pp_left;
    }
    int elements(int s, int d) const {
        auto const& mine = p_.table.players[s];
        int present = 0;
        for (auto const& track : mine.nile)
            present += track > 0 ? 1 : 0;
        int const counted[] = {
            mine.offerings.size(), mine.burial, present, mine.artisans.size(), mine.nobles.size()};
        return counted[d];
    }
    int gods_of_traitor() const {
        int sum = 0;
        if constexpr (Engine::game::settings.solo())
            for (int g = 0; g != 5; ++g)
                if (p_.table.traitor.gods_met.contains(g))
                    sum += god_pp(position_of(g));
        return sum;
    }
    int nobles_of_traitor() const {
        int each = 6;
        if constexpr (Engine::game::settings.solo())
            if (p_.table.traitor.noble_level > 0)
                each = p_.table.traitor.noble_level;
        return each * p_.table.players[1].nobles.size();
    }

    int noble_pp(int s, int n, unsigned set) const {
        auto const& mine = p_.table.players[s];
        auto const bit = [&](int pos) { return static_cast<int>(set >> (pos % 5) & 1u); };
        int const scribes_of[] = {3, 2, 0, 1, 4}; // ART, NIL, OFF, BUR, NOB
        if (n <= 5) {
            int const pos = position_of(scribes_of[n - 1]);
            return 4 + 4 * (bit(pos) + bit(pos + 4));
        }
        int basics = 0;
        for (int c = 0; c != 5; ++c)
            basics += mine.resources.count(static_cast<resource>(c)) +
                      mine.offerings.count(static_cast<offering>(c));
        std::set<int> pps;
        for (int a = 0; a != 30; ++a)
            if (mine.artisans.has(static_cast<artisan>(a)))
                pps.insert(print.artisans[a].pp);
        int full = 0;
        for (auto const& track : mine.nile)
            full += track == 3 ? 1 : 0;
        int met = 0;
        for (int pos = 0; pos != 5; ++pos)
            met += bit(pos);
        switch (n) {
        case 6:
            return 7 + (p_.table.pharaoh.is(s) ? 4 : 0) + (p_.table.first_player.is(s) ? 4 : 0);
        case 11:
            return 10;
        case 12:
            return 3 + 3 * mine.nobles.size();
        case 13:
            return 6 + 2 * static_cast<int>(pps.size());
        case 14:
            return 6 + 2 * mine.burial;
        case 15:
            return 6 + 2 * mine.offerings.size();
        case 16:
            return 5 + 3 * full;
        case 17:
            return 3 + 3 * met;
        case 18:
            return 8 + 2 * mine.resources.count(resource::SIL);
        case 19:
            return 7 + basics;
        case 21:
        case 22:
            return 8;
        case 23:
        case 24:
        case 25:
        case 26:
            return 7;
        default:
            return 9; // 7 to 10
        }
    }

    /// PHA-182, PHA-183
    std::pair<int, int> gods_and_nobles(int s) const {
        std::vector<int> best;
        std::pair<int, int> result;
        for (unsigned set = 0; set != 32; ++set) {
            bool feasible = true;
            int value = 0;
            for (int pos = 0; pos != 5; ++pos) {
                int const d = district_at(pos);
                int const threshold[] = {3, 2, Engine::game::settings.nile_god_tracks, 3, 2};
                int const beside =
                    static_cast<int>((set >> pos & 1u) + (set >> ((pos + 4) % 5) & 1u));
                feasible = feasible && threshold[d] * beside <= elements(s, d);
                value += (set >> pos & 1u) != 0 ? god_pp(pos) : 0;
            }
            if (!feasible)
                continue;
            int sum = 0;
            int highest = 0;
            for (int n = 1; n <= 26; ++n)
                if (n != 20 && p_.table.players[s].nobles.has(n)) {
                    sum += noble_pp(s, n, set);
                    highest = std::max(highest, noble_pp(s, n, set));
                }
            if (p_.table.players[s].nobles.has(20))
                sum += highest;
            std::vector<int> const rank{value + sum, value, -static_cast<int>(set)};
            if (best.empty() || rank > best) {
                best = rank;
                result = {value, sum};
            }
        }
        return result;
    }

    typename Engine::position const& p_;
};

} // namespace pharaon_tests

#endif // SENET_TESTS_GAMES_PHARAON_REFEREE_HPP
