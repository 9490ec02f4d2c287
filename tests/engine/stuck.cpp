// SPDX-License-Identifier: MIT

// Nobody is asked to decide where nothing can be done; if somebody is, the engine says so.
#include <senet/engine.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

#include <senet/table.hpp>

#include <boost/hana/define_struct.hpp>

using namespace senet;
using senet_tests::contracts_are_checked;
using senet_tests::keeps_contracts;

namespace {

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (bool, open));
};
struct door_is_open : rule<"DOOR-1", "the door is closed"> {};

/// Tried with each value.
struct enter {
    BOOST_HANA_DEFINE_STRUCT(enter, (below<3>, door));
    constexpr verdict check(auto const& at) const { return door_is_open{}(at.table.open); }
    constexpr void play(auto&) const {}
};
/// On offer or not.
struct leave {
    static constexpr bool moves(auto const& at) { return at.table.open; }
    constexpr void play(auto&) const {}
};
struct wind {
    BOOST_HANA_DEFINE_STRUCT(wind, (below<3>, door));
    constexpr int odds(auto const& at) const { return at.table.open ? 1 + door : 0; }
    constexpr void play(auto&) const {}
};
struct nothing {
    constexpr int operator()(auto const&, seat) const { return 0; }
};

template <class Phases, bool Open>
struct game_of {
    static constexpr auto name = "doors";
    static constexpr int seats = 1;
    using table = ::table;
    static constexpr table setup() { return {Open}; }
    static constexpr Phases phases{};
    static constexpr auto scoring = senet::scoring(line<"nothing", nothing>);
};

template <bool Open, class Phases>
struct random_of {
    constexpr void operator()() const {
        using e = engine<game_of<Phases, Open>>;
        random_source random{1};
        auto const p = e::start();
        static_cast<void>(e::random_move(p, random));
    }
};
template <bool Open, int N, class Phases>
struct nth_of {
    constexpr void operator()() const {
        using e = engine<game_of<Phases, Open>>;
        static_cast<void>(e::nth_move(e::start(), N));
    }
};

using entering = decltype(choose<enter>);
using leaving = decltype(choose<leave>);
using both = decltype(choose<enter, leave>);
using blowing = decltype(nature<wind>);

template <class Phases, int Moves>
constexpr bool is_told_when_stuck() {
    using e = engine<game_of<std::remove_const_t<Phases>, false>>;
    return e::count_moves(e::start()) == 0 && !e::over(e::start()) &&
           keeps_contracts(random_of<true, std::remove_const_t<Phases>>{}) &&
           keeps_contracts(nth_of<true, Moves - 1, std::remove_const_t<Phases>>{}) &&
           (!contracts_are_checked ||
            (!keeps_contracts(random_of<false, std::remove_const_t<Phases>>{}) &&
             !keeps_contracts(nth_of<false, 0, std::remove_const_t<Phases>>{}) &&
             !keeps_contracts(nth_of<true, Moves, std::remove_const_t<Phases>>{})));
}
static_assert(is_told_when_stuck<entering, 3>());
static_assert(is_told_when_stuck<leaving, 1>());
static_assert(is_told_when_stuck<both, 4>());
static_assert(is_told_when_stuck<blowing, 3>());

} // namespace

TEST_CASE("a position in which nothing can be done is told") {
    CHECK(is_told_when_stuck<entering, 3>());
    CHECK(is_told_when_stuck<leaving, 1>());
    CHECK(is_told_when_stuck<both, 4>());
    CHECK(is_told_when_stuck<blowing, 3>());
}
