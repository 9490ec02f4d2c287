// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_LAWS_SCORE_LAWS_HPP
#define SENET_TESTING_LAWS_SCORE_LAWS_HPP

#include <senet/detail/string_text.hpp>
#include <senet/seats.hpp>
#include <senet/testing/contracts.hpp>
#include <senet/testing/coverage.hpp>
#include <senet/testing/laws.hpp>
#include <senet/testing/renumber_seats.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace senet::testing {

namespace scores {

inline std::string name_of(int s) { return senet::detail::words_for(actor{seat{s}}); }

template <class Sheet>
long long sum_of_lines(Sheet const& sheet, seat s) {
    long long sum = 0;
    for (int i = 0; i != Sheet::lines; ++i)
        sum += sheet.points(i, s);
    return sum;
}

/// LAW-TOTAL, and LAW-SUM for a game that declares what all seats have together: `static constexpr int sum_of_totals`.
template <class Engine, class Sheet>
finding adds_up(typename Engine::position const& p, Sheet const& sheet, int only) {
    long long all = 0;
    for (int s = 0; s != Engine::seats; ++s) {
        auto const sum = sum_of_lines(sheet, seat{s});
        all += sheet.total(seat{s});
        if (sum != sheet.total(seat{s}) && asks_for(only, law::total))
            return finding(
                law::total, name_of(s), " has lines of ", sum, " points and a total of ",
                sheet.total(seat{s}));
    }
    if constexpr (requires { Engine::game::sum_of_totals; })
        if (Engine::over(p) && all != Engine::game::sum_of_totals && asks_for(only, law::sum))
            return finding(
                law::sum, "at the end of the game the totals sum to ", all, ", and ",
                Engine::game::sum_of_totals, " is declared");
    return {};
}

/// LAW-RANKING
template <class Engine, class Sheet, class Ranking>
finding is_ranked_by_totals(Sheet const& sheet, Ranking const& ranking) {
    for (int a = 0; a != Engine::seats; ++a) {
        int ahead = 0;
        int best = 0;
        for (int b = 0; b != Engine::seats; ++b) {
            ahead += ranking.place(seat{b}) < ranking.place(seat{a}) ? 1 : 0;
            best += ranking.won(seat{b}) ? 1 : 0;
            if (sheet.total(seat{a}) > sheet.total(seat{b}) &&
                ranking.place(seat{a}) >= ranking.place(seat{b}))
                return finding(
                    law::ranking, name_of(a), " has more points than ", name_of(b),
                    " and no better place");
        }
        if (ranking.place(seat{a}) != ahead + 1)
            return finding(
                law::ranking, name_of(a), " is in place ", ranking.place(seat{a}), " with ", ahead,
                " seats ahead of it");
        if (best != ranking.winners() || best == 0)
            return {law::ranking, "it is not clear how many have won"};
    }
    return {};
}

/// LAW-SEATS: with everything given to the next seat, the next seat has the points.
template <class Engine, class Sheet, class Ranking>
finding is_the_same_for_all_seats(
    typename Engine::position const& p, Sheet const& sheet, Ranking const& ranking) {
    if constexpr (says_it_is_symmetric<typename Engine::game>) {
        int wrong = -1;
        bool wrong_place = false;
        int points = 0;
        char const* const broken = contract_watch::broken_by([&] {
            auto const moved = given_to_next_seat<Engine>(p);
            auto const sheet_moved = Engine::sheet(moved);
            auto const ranking_moved = Engine::ranking(moved);
            for (int s = 0; s != Engine::seats && wrong < 0; ++s) {
                seat const next = (s + 1) % Engine::seats;
                points = sheet_moved.total(next);
                wrong_place = ranking.place(seat{s}) != ranking_moved.place(next);
                bool same = !wrong_place;
                for (int i = 0; i != Sheet::lines; ++i)
                    same = same && sheet.points(i, seat{s}) == sheet_moved.points(i, next);
                wrong = same ? -1 : s;
            }
        });
        if (broken)
            return finding(law::seats, "with everything given to the next seat: ", broken);
        if (wrong >= 0) {
            auto const next = name_of((wrong + 1) % Engine::seats);
            return finding(
                law::seats, name_of(wrong),
                (wrong_place ? " is in place " + std::to_string(ranking.place(seat{wrong})) +
                                   ", but in another one if everything it has is given to " + next
                             : " has a total of " + std::to_string(sheet.total(seat{wrong})) +
                                   ", but " + next + " has one of " + std::to_string(points) +
                                   " with the same things"));
        }
    }
    return {};
}

} // namespace scores

/// The laws of the score.
template <class Engine>
finding
keeps_score_laws(typename Engine::position const& p, int only, std::vector<covered_line>* lines) {
    finding found;
    char const* broken = contract_watch::broken_by([&] {
        Engine::sheet(p);
        Engine::ranking(p);
    });
    if (broken)
        return finding(law::contract, "when the score is asked for: ", broken);
    auto const sheet = Engine::sheet(p);
    auto const ranking = Engine::ranking(p);
    if (asks_for(only, law::total) || asks_for(only, law::sum))
        found = scores::adds_up<Engine>(p, sheet, only);
    if (!found && asks_for(only, law::ranking))
        found = scores::is_ranked_by_totals<Engine>(sheet, ranking);
    if (!found && asks_for(only, law::seats))
        found = scores::is_the_same_for_all_seats<Engine>(p, sheet, ranking);
    if (lines && Engine::over(p))
        for (int i = 0; i != sheet.lines; ++i)
            for (int s = 0; s != Engine::seats; ++s)
                cover_line((*lines)[static_cast<std::size_t>(i)], sheet.points(i, seat{s}));
    return found;
}

} // namespace senet::testing

#endif // SENET_TESTING_LAWS_SCORE_LAWS_HPP
