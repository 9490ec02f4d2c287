// SPDX-License-Identifier: MIT

#include <senet/moves/offer.hpp>

#include <senet/engine.hpp>
#include <senet/table/track.hpp>

#include "support/catch.hpp"
#include "support/play.hpp"

#include <boost/hana/define_struct.hpp>

// Offers with more in a move than a set says: enumerators as numbers, and moves made of what is offered.
namespace {

using namespace senet;

enum class colour : std::uint8_t { red, green, blue };

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (index_set<3>, left), (track<0, 9>, steps));
};

struct colour_is_left : rule<"OFFER-1", "this colour is gone"> {};

/// Enumerators offered as numbers, with no check.
struct paint {
    BOOST_HANA_DEFINE_STRUCT(paint, (colour, with));

    static constexpr index_set<3> moves(auto const& at) { return at.table.left; }
    constexpr void play(auto& at) const {
        at.table.left.erase(static_cast<int>(with));
        at.table.steps.advance();
    }
};

/// Made of the number of a set and a member of it.
struct mix {
    BOOST_HANA_DEFINE_STRUCT(mix, (colour, first), (colour, second), (below<2>, twice));

    static constexpr auto moves(auto const& at) {
        first_and<2, index_set<3>> offer;
        offer[1] = at.table.left;
        return offer;
    }
    static constexpr mix made_of(int twice, int c) { return {colour(c), colour::blue, twice}; }
    constexpr verdict check(auto const& at) const {
        return colour_is_left{}(
            second == colour::blue && twice == 1 &&
            at.table.left.contains(static_cast<int>(first)));
    }
    constexpr void play(auto& at) const { at.table.steps.advance(); }
};

struct tired {
    constexpr bool operator()(auto const& at) const {
        return at.table.steps >= 6 || at.table.left.empty();
    }
};

struct all_steps {
    constexpr int operator()(auto const& at, seat) const { return at.table.steps; }
};

struct painting {
    static constexpr auto name = "painting";
    static constexpr int seats = 1;
    using table = ::table;
    static constexpr table setup() {
        ::table t{};
        t.left = {0, 2};
        return t;
    }
    static constexpr auto phases = until<tired>(choose<paint, mix>);
    static constexpr auto scoring = senet::scoring(line<"steps", all_steps>);
    static constexpr auto rules = senet::rules<colour_is_left>;
};

using game = senet::engine<painting>;

bool lists_counts_and_checks_agree() {
    random_source random{3};
    auto p = game::start();
    while (!game::over(p)) {
        auto const list = game::moves(p);
        if (static_cast<int>(list.size()) != game::count_moves(p))
            return false;
        int legal = 0;
        for (std::uint64_t id = 0; id != game::move_ids; ++id)
            if (game::check(p, game::move_at(id))) {
                ++legal;
                if (!list.contains(game::move_at(id)))
                    return false;
            }
        if (legal != static_cast<int>(list.size()))
            return false;
        for (int n = 0; n != legal; ++n)
            if (!(game::nth_move(p, n) == list[static_cast<std::size_t>(n)]))
                return false;
        game::play(p, game::random_move(p, random));
    }
    return true;
}

} // namespace

TEST_CASE("offers of enumerators, and of what moves are made of, agree with the checks") {
    CHECK(lists_counts_and_checks_agree());
    auto p = game::start();
    CHECK(
        support::moves_in_words<game>(p) ==
        std::vector<std::string>{"paint red", "paint blue", "mix red blue 1", "mix blue blue 1"});
    CHECK(game::check(p, paint{colour::green}).rule() == "SENET-4");
    CHECK(game::check(p, mix{colour::green, colour::blue, 1}).rule() == "OFFER-1");
}

TEST_CASE("any of the moves of several kinds is drawn equally often") {
    random_source random{8};
    auto const p = game::start();
    int drawn[4] = {};
    for (int i = 0; i != 8000; ++i) {
        auto const m = game::random_move(p, random);
        for (std::size_t n = 0; n != 4; ++n)
            drawn[n] += game::nth_move(p, static_cast<int>(n)) == m ? 1 : 0;
    }
    for (int const n : drawn)
        CHECK((n > 1850 && n < 2150));
}
