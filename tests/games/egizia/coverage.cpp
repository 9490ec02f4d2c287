// SPDX-License-Identifier: MIT

#include "games/egizia/arranged.hpp"

#include "support/catch.hpp"

#include <cstdint>
#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <type_traits>

// What random games come to: each Nile card taken, each kind of card played at each moment at which it may be, each round
// space alone, doubled, used again and both, each Sphinx card scored and missed, and each way to build.
namespace {

using namespace egizia_tests;

std::string name_of(place_on_river place) {
    return std::string{four::text(take_leftover{place}).view()}.substr(
        std::string{"take_leftover "}.size());
}
std::string name_of(site_id site) { return {static_cast<char>('A' + static_cast<int>(site))}; }

/// How often each thing happened, by its name.
using tally = std::map<std::string, int>;

template <class Engine>
class explorer {
public:
    using position = typename Engine::position;

    explicit explorer(tally& t) : seen(t) {}

    void play_game(std::uint64_t seed) { play_game(Engine::start(), seed); }
    void play_game(position p, std::uint64_t seed) {
        senet::random_source random{seed};
        while (!Engine::over(p)) {
            auto m = Engine::random_move(p, random);
            if (is_idle(m)) // they do rather something
                m = Engine::random_move(p, random);
            phase = std::string{Engine::phase(p)};
            auto const before = p;
            Engine::play(p, m);
            m.visit([&](auto const& typed) { note(before, typed, p); });
            note_improvers(before, p);
        }
        note_score(p);
    }

private:
    static bool is_idle(typename Engine::move m) {
        return m.template is<pass>() || m.template is<decline>() || m.template is<end>() ||
               m.template is<finish>() || m.template is<none>() || m.template is<skip>();
    }
    void count(std::string const& what) { ++seen[what]; }
    /// The phase, and of building ones the site.
    std::string moment(position const& at) const {
        return phase == "W5" || phase == "W5p" ? phase + " at " + name_of(at.table.site) : phase;
    }
    /// The rest of the cards is found by what becomes of a player.
    static bool is_gone(position const& before, position const& after, word w) {
        return held(after, before.seat(), w).count() < held(before, before.seat(), w).count();
    }

    void note(position const& before, place const& m, position const&) {
        seat const me = before.seat();
        auto const& mine = before.table.players[me];
        bool const upstream = static_cast<int>(m.space) <= mine.boats.most_downstream();
        bool const again = is_kind(reconstructed, m.space, river_print::kind::round) &&
                           is_occupied(before, m.space);
        std::string how = name_of(m.space);
        how += m.doubled ? " doubled" : "";
        how += again ? " again" : "";
        count(how);
        if (before.table.duty == boat_duty::must_place)
            count("extra boat placed");
        if (upstream)
            count(
                again                                                       ? "upstream again"
                : is_kind(reconstructed, m.space, river_print::kind::card)  ? "upstream to a card"
                : is_kind(reconstructed, m.space, river_print::kind::round) ? "upstream to a space"
                                                                            : "upstream to a site");
        if (m.slot == slot_id::WAIT)
            count("waiting at " + name_of(static_cast<site_id>(site_of(reconstructed, m.space))));
        if (is_kind(reconstructed, m.space, river_print::kind::card))
            note_taken(before.table.river[card_space_of(reconstructed, m.space)], "by boat");
    }
    void note(position const& before, take_leftover const& m, position const&) {
        auto const taken = before.table.river[card_space_of(reconstructed, m.space)];
        note_taken(taken, "left over");
        auto const& card = reconstructed.nile[static_cast<int>(taken)];
        bool const is_field = clause_of(reconstructed, static_cast<int>(taken), word::field).n != 0;
        count(
            card.when == timing::immediate                   ? "left over: immediate"
            : is_field && card.says[1].what != word::nothing ? "left over: field that gives"
            : card.when == timing::anytime                   ? "left over: anytime"
                                                             : "left over: permanent");
    }
    void note_taken(card_id taken, std::string const& how) {
        count("card " + std::to_string(static_cast<int>(taken)));
        count(how);
    }

    void note(position const& before, stones_6 const&, position const&) {
        count("stones_6 in " + moment(before));
        if (before.table.duty == boat_duty::must_place)
            count("a free action before an extra boat");
    }
    void note(position const& before, sell const& m, position const&) {
        count("sell in " + moment(before));
        count(m.k == 10 ? "sell 10" : "sell fewer");
    }
    void note(position const& before, improve const& m, position const&) {
        count("improve in " + moment(before));
        count("improve " + std::to_string(static_cast<int>(m.crew)));
    }
    void note(position const& before, paid_improve const& m, position const&) {
        count("paid_improve in " + moment(before));
        count("paid_improve " + std::to_string(static_cast<int>(m.crew)));
    }
    void note(position const& before, advance const& m, position const&) {
        int const source = before.table.effect.of.place();
        count(
            (source < river_places ? "advance at ALYI " : "advance by a card ") +
            std::to_string(static_cast<int>(m.crew)));
    }
    void note(position const& before, flood const& m, position const&) {
        count(
            "flood " + std::to_string(m.move) + " at " +
            name_of(static_cast<place_on_river>(static_cast<int>(before.table.effect.of.place()))));
    }
    void note(position const&, extra_boat const&, position const&) {
        count("extra_boat in " + phase);
    }
    void note(position const&, assign_improver const& m, position const& after) {
        int const raised = colour_of(after, static_cast<int>(m.field)) == colour::green ? 1 : 0;
        auto const print = static_cast<colour>(
            clause_of(reconstructed, static_cast<int>(m.field), word::field).of);
        count(
            print == colour::yellow ? "yellow to green"
            : raised != 0           ? "brown to green"
                                    : "brown to yellow");
    }
    void note(position const&, feed const& m, position const&) {
        count("surplus " + std::to_string(m.surplus));
        if (m.stones != 0)
            count("stones are eaten");
    }
    void note(position const& before, build_first const&, position const&) {
        auto const& berths = before.table.site_berths[static_cast<int>(before.table.site)];
        count("build_first in " + moment(before));
        if (berths[most_slots].is(before.seat()))
            count("build_first of a waiting boat");
    }
    void note(position const& before, start_build const& m, position const& after) {
        auto const site = " at " + name_of(before.table.site);
        count("build" + site);
        if (m.joker)
            count("joker" + site);
        if (m.plus3 != 0)
            count("strength" + site);
        if (m.plus3 > 1)
            count("strength twice");
        if (are_two(m.crews))
            count("two_crews" + site);
        if (is_gone(before, after, word::build_while_waiting))
            count("build_while_waiting" + site);
        auto const& berths = before.table.site_berths[static_cast<int>(before.table.site)];
        if (berths[most_slots].is(before.seat()) &&
            !before.table.players[before.seat()].builds_first &&
            !is_gone(before, after, word::build_while_waiting))
            count("waiting boat builds after a decline");
    }
    void note(position const&, draw const& m, position const&) {
        count("pay " + std::to_string(m.pay));
        count("extra " + std::to_string(m.extra));
    }
    void note(position const& before, keep const& m, position const& after) {
        count("keep " + std::to_string(m.cards.size()));
        if (is_gone(before, after, word::keep_sphinx))
            count("keep_sphinx in " + phase);
    }
    void note(position const& before, put const& m, position const&) {
        count(
            "put " + std::string{four::text(put{m.line}).view()}.substr(4) + " " +
            std::to_string(filled(before, m.line)));
    }
    void note(position const&, finish const& m, position const&) {
        count("market " + std::to_string(static_cast<int>(m.market)));
    }
    template <class Move>
    void note(position const&, Move const&, position const&) {}

    /// Permissions that are not parameters.
    void note_improvers(position const& before, position const& after) {
        for (int const l : after.table.paid - before.table.paid)
            count("bonus of floor " + std::to_string(l - static_cast<int>(line_id::p1) + 1));
    }

    void note_score(position const& p) {
        for (int s = 0; s != Engine::seats; ++s) {
            for (int const card : p.table.players[s].sphinx.kinds()) {
                auto const& print = reconstructed.sphinx[card];
                int const points =
                    print.what == condition::ten_percent ? ten_percent{}(p, s) : worth(p, s, print);
                count("Sphinx " + std::to_string(card) + (points > 0 ? " scored" : " missed"));
            }
            int const graves = grave_points{}(p, s);
            count("graves for " + std::to_string(graves));
            if (!held(p, s, word::grave_value).empty())
                count("a grave card in the end");
            count(stone_sale{}(p, s) > 0 ? "stones sold in the end" : "no stones sold in the end");
        }
    }

    tally& seen;
    std::string phase;
};

/// The last round, with monuments that are nearly finished, Sphinx cards dealt out, and cards to be played.
four::table endgame(std::uint64_t seed) {
    senet::random_source random{seed};
    auto const anybody = [&] { return static_cast<int>(senet::draw_below(4u, random)); };
    auto t = start_table();
    t.round = rounds;
    int const filled_cells[] = {8, 8, 4, 4, 2, 1, 6, 5, 4, 3, 1, 0};
    for (int l = 0; l != line_kinds; ++l)
        for (int i = 0; i != filled_cells[l]; ++i)
            build_on(t, static_cast<line_id>(l), {anybody()});
    for (int const floor : {6, 7, 8, 9})
        t.paid.insert(floor);
    for (int s = 0; s != 4; ++s) {
        t.players[s].stock = 20;
        set_crews(t, s, 7, 6, 5, 6);
        set_market(t, s, market_id::stone, anybody());
        set_market(t, s, market_id::grain, anybody());
    }
    for (int c = 0; c != sphinx_cards; ++c)
        if (int const s = 2 * anybody() + anybody() % 2; s < 4)
            give_sphinx(t, s, static_cast<sphinx_id>(c));
    give(t, 0, {N12_10, N12_11, N12_12, N34_10, N12_13, N12_15, N12_21, N34_11, N34_13, N34_17});
    give(t, 0, {N5_04, N12_19, N34_18});
    give(t, 1, {N12_14, N12_20, N34_21, N5_05, N34_15, N34_03, N12_06, N12_08});
    give(t, 3, {N34_19, N34_20});
    return t;
}
four::position before_boats(std::uint64_t seed) {
    auto t = endgame(seed);
    for (place_on_river const space : {EDFU, THEBAE, SELINON, PASSALON, BENI_HASAN, ALYI})
        t.players[2].boats.put(space);
    for (int slot = 1; slot <= most_slots && seed % 4 == 0; ++slot)
        berth(t, slot, site_id::A, slot);
    return placing(t);
}
four::position before_building(site_id site, std::uint64_t seed) {
    auto t = endgame(seed);
    t.site = site;
    for (int slot = 1; slot <= 4; ++slot)
        berth(t, slot - 1, site, slot);
    return four::arrange<"W5">(t, 0);
}
/// The same, and who waits has a card for it: W5p comes before the site that is up next.
four::position before_next_site(site_id site, std::uint64_t seed) {
    auto t = endgame(seed);
    t.site = site;
    berth(t, 0, site, 1);
    auto const next = static_cast<site_id>(static_cast<int>(site) + 1);
    for (int slot = 1; slot <= 4; ++slot)
        berth(t, slot - 1, next, slot);
    return four::arrange<"W5">(t, 0);
}

/// What has to be come to.
std::set<std::string> everything() {
    std::set<std::string> all;
    auto const add = [&](std::string const& what, std::initializer_list<char const*> variants) {
        for (auto const* variant : variants)
            all.insert(what + variant);
    };
    for (int c = 0; c != nile_cards; ++c)
        all.insert("card " + std::to_string(c));
    add("", {"by boat", "left over"});
    add("left over: ", {"immediate", "field that gives", "anytime", "permanent"});
    // spaces: Heliopolis neither twice nor again (EGZ-061)
    for (auto const* space : {"EDFU", "THEBAE", "SELINON", "PASSALON", "BENI_HASAN", "ALYI"})
        add(space, {"", " doubled", " again", " doubled again"});
    add("", {"HELIOPOLIS", "SITE_A", "SITE_B", "SITE_C"});
    add("C", {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"});
    add("waiting at ", {"A", "B", "C"});
    add("upstream ", {"to a card", "to a space", "to a site", "again"});
    for (auto const* space : {"PASSALON", "HELIOPOLIS"})
        for (auto const* by : {"-1", "0", "1"})
            all.insert("flood " + std::string{by} + " at " + space);
    for (auto const* by : {"advance at ALYI ", "advance by a card ", "improve ", "paid_improve "})
        add(by, {"0", "1", "2", "3"});
    // cards at each of their moments
    add("stones_6 in ", {"W2", "W3", "W4", "W5 at A", "W5 at B", "W5 at C", "W6"});
    add("sell in ", {"W2", "W3", "W4", "W5 at A", "W5 at B", "W5 at C", "W6"});
    add("", {"sell 10", "sell fewer"});
    for (auto const* improver : {"improve", "paid_improve"})
        add(std::string{improver} + " in ", {"W2", "W3", "W4", "W5 at A", "W5 at B", "W5 at C"});
    add("", {"extra_boat in W2b", "extra boat placed", "a free action before an extra boat"});
    add("", {"brown to yellow", "brown to green", "yellow to green"});
    add("", {"surplus 0", "surplus 1", "surplus 2", "stones are eaten"});
    add("build_first ", {"in W5p at A", "in W5p at B", "in W5p at C", "of a waiting boat"});
    for (auto const* what : {"build", "joker", "strength", "two_crews", "build_while_waiting"})
        add(std::string{what} + " at ", {"A", "B", "C"});
    add("", {"strength twice", "waiting boat builds after a decline"});
    // builds
    add("pay ", {"1", "2", "3", "4", "5"});
    add("extra ", {"0", "1", "2"});
    add("keep ", {"0", "1", "2"});
    all.insert("keep_sphinx in W5k");
    add("market ", {"0", "1", "2"});
    for (int l = 0; l != line_kinds; ++l) {
        auto const id = static_cast<line_id>(l);
        for (int i = 0; i != reconstructed.line[l].cells; ++i)
            all.insert(
                "put " + std::string{four::text(put{id}).view()}.substr(4) + " " +
                std::to_string(i));
    }
    add("bonus of floor ", {"1", "2", "3", "4", "5", "6"});
    // the end
    for (int c = 0; c != sphinx_cards; ++c) {
        all.insert("Sphinx " + std::to_string(c) + " scored");
        // a crew is never without strength (EGZ-016), so that cards for it always score
        if (reconstructed.sphinx[c].what != condition::crew_strength)
            all.insert("Sphinx " + std::to_string(c) + " missed");
    }
    add("graves for ", {"0", "2", "5", "9"});
    add("", {"a grave card in the end", "stones sold in the end", "no stones sold in the end"});
    return all;
}

} // namespace

TEST_CASE("each card at each moment, each space and each condition is met in games of egizia") {
    tally seen;
    explorer<four> of_four{seen};
    for (std::uint64_t seed = 0; seed != 2000; ++seed)
        of_four.play_game(seed);
    for (std::uint64_t seed = 0; seed != 300; ++seed) {
        of_four.play_game(before_boats(seed), seed);
        for (site_id const site : {site_id::A, site_id::B, site_id::C})
            of_four.play_game(before_building(site, seed), seed);
        for (site_id const site : {site_id::A, site_id::B})
            of_four.play_game(before_next_site(site, seed), seed);
    }
    auto const all = everything();
    for (auto const& what : all) {
        INFO(what << " is never met");
        CHECK(seen.count(what) != 0);
    }
    for (auto const& [what, times] : seen) {
        INFO(what << " is not expected");
        CHECK(all.count(what) != 0);
    }
}
