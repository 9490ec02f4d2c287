// SPDX-License-Identifier: MIT

#include "games/pharaon/referee.hpp"

#include "support/catch.hpp"
#include "support/play.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

// What games reach: every noble and every power, every district with and without deduction, every kind of payment, every
// effect of the Traitor, every god met and missed.
namespace {

using namespace pharaon_tests;

struct reached {
    std::set<int> nobles_taken;
    std::set<int> powers_used;
    std::set<int> deducted; // actions
    std::set<int> not_deducted;
    std::set<int> access_kinds;
    std::set<int> rest_kinds;
    std::set<int> gods_met; // by their numbers
    std::set<int> gods_missed;
    std::set<int> cell_effects;
    std::set<int> gods_of_traitor;
    std::set<int> gains;
};

template <class Engine>
class explorer {
public:
    using position = typename Engine::position;

    explicit explorer(reached& r) : seen(r) {}

    void play_game(std::uint64_t seed) {
        senet::random_source random{seed};
        auto p = Engine::start();
        while (!Engine::over(p)) {
            auto m = Engine::random_move(p, random);
            if (m.template is<pass>() &&
                Engine::count_moves(p) > 1) // they act as long as they like
                m = Engine::random_move(p, random);
            auto const before = p;
            Engine::play(p, m);
            m.visit([&](auto const& typed) { note(before, typed, p); });
            note_powers(before, p);
        }
        for (int s = 0; s != Engine::seats; ++s) {
            if (is_traitor(p, s))
                continue;
            auto const met = awarded_gods(p, s);
            for (int pos = 0; pos != 5; ++pos)
                ((met >> pos & 1u) != 0 ? seen.gods_met : seen.gods_missed)
                    .insert(static_cast<int>(p.table.layout[pos].place()));
        }
    }

private:
    void note(position const& before, take_action const& m, position const&) {
        begun = before;
        action = m;
        paid = {};
    }
    void note(position const& before, pay_access const& m, position const& after) {
        seen.access_kinds.insert(static_cast<int>(m.kind));
        paid.first = static_cast<int>(m.kind);
        end_payment(before, after);
    }
    void note(position const& before, pay const& m, position const& after) {
        seen.rest_kinds.insert(static_cast<int>(m.kind));
        paid.second.push_back(static_cast<int>(m.kind));
        end_payment(before, after);
    }
    void note(position const&, choose_gain const& m, position const&) {
        seen.gains.insert(static_cast<int>(m.gain));
    }
    void note(position const& before, pass const&, position const& after) {
        int const s = before.seat();
        if (before.table.players[s].nobles.has(6) && after.table.players[s].square == 1)
            seen.powers_used.insert(6);
    }
    void note(position const& before, traitor_wheel const&, position const& after) {
        note_cells(before, after);
    }
    template <class Move>
    void note(position const& before, Move const&, position const& after) {
        note_cells(before, after);
    }

    void end_payment(position const& before, position const& after) {
        note_cells(before, after);
        if (after.table.access.there())
            return;
        int const number = action.number();
        auto const size = static_cast<std::size_t>(cost_of(begun, number).size);
        (paid.second.size() < size ? seen.deducted : seen.not_deducted).insert(number);
        // a permanent power is used if the same could not be paid without it
        seat const s = begun.seat();
        for (int const n : {1, 2, 3, 4, 5, 7, 8, 9, 10, 11}) {
            if (!begun.table.players[s].nobles.has(n))
                continue;
            auto without = begun;
            without.table.players[s].nobles.take(n);
            without.table.discarded_nobles.put(n);
            if (!Engine::check(without, action)) {
                seen.powers_used.insert(n);
                continue;
            }
            auto const plans = offered_plans<Engine>(without, action);
            if (std::find(plans.begin(), plans.end(), paid) == plans.end())
                seen.powers_used.insert(n);
        }
    }
    void note_powers(position const& before, position const& after) {
        for (int const n : after.table.tilted)
            seen.powers_used.insert(n);
        for (int s = 0; s != Engine::seats; ++s)
            for (int n = 1; n <= noble_cards; ++n)
                if (after.table.players[s].nobles.has(n) &&
                    !before.table.players[s].nobles.has(n)) {
                    seen.nobles_taken.insert(n);
                    if (n > 20 && !is_traitor(after, s))
                        seen.powers_used.insert(n);
                }
    }
    /// The cells the Traitor has covered in between.
    void note_cells(position const& before, position const& after) {
        if constexpr (Engine::game::settings.solo()) {
            for (int i = 0; i != traitor_tiles; ++i) {
                if (!after.table.traitor.sides[i].there())
                    continue;
                for (int c = before.table.traitor.covered[i]; c < after.table.traitor.covered[i];
                     ++c) {
                    auto const& cell = side_of(after, i).cells[c];
                    for (int e = 0; e != cell.count; ++e)
                        seen.cell_effects.insert(static_cast<int>(cell.effects[e].what));
                }
            }
            for (int const g : after.table.traitor.gods_met)
                seen.gods_of_traitor.insert(g);
        }
    }

    reached& seen;
    position begun{};
    take_action action{};
    plan paid;
};

std::set<int> up_to(int from, int last) {
    std::set<int> all;
    for (int i = from; i <= last; ++i)
        all.insert(i);
    return all;
}
std::set<int> without(std::set<int> all, std::set<int> const& some) {
    for (int const i : some)
        all.erase(i);
    return all;
}

} // namespace

TEST_CASE("games of pharaon reach everything") {
    reached seen;
    explorer<senet::engine<game<options{.players = 1, .difficulty = 3}>>> alone{seen};
    explorer<four> of_four{seen};
    for (std::uint64_t seed = 0; seed != 120; ++seed) {
        alone.play_game(seed);
        of_four.play_game(1000 + seed);
    }
    CHECK(seen.nobles_taken == up_to(1, 26));
    CHECK(without(up_to(1, 26), seen.powers_used) == std::set<int>{12}); // it has none
    CHECK(seen.access_kinds == up_to(0, 11));
    CHECK(seen.rest_kinds == up_to(0, 11));
    CHECK(without(up_to(0, 10), seen.deducted).empty());
    // NOB is always deducted, OFF alone by its access, and two "any" always match
    CHECK(without(up_to(0, 10), seen.not_deducted) == std::set<int>{0, 8, 9});
    CHECK(seen.gods_met == up_to(0, 4));
    CHECK(seen.gods_missed == up_to(0, 4));
    CHECK(seen.cell_effects == up_to(0, 9));
    CHECK(seen.gods_of_traitor == up_to(0, 4));
    // who stands on row 1 was the first to pass and still has the first player token: it is never a gain
    CHECK(seen.gains == up_to(0, 2));
}
