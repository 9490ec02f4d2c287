// expect: a text that no compiler says
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <senet/games/classic/kuhn_poker.hpp>
#include <senet/games/classic/pig.hpp>
#include <senet/table/several.hpp>

#include <cstdint>

// Not a mistake: what the other files do wrong, done right, here or in nim.hpp.
#if defined SENET_MISUSE_OTHER_WORDS
static_assert(false, "another text");
#elif defined SENET_MISUSE_OTHER_FIRST
static_assert(false, "senet: another text");
static_assert(false, "a text that no compiler says");
#else

template <class Game>
constexpr bool plays() {
    using engine = senet::engine<Game>;
    senet::random_source random{2024};
    auto p = engine::start();
    for (int i = 0; i != 200 && !engine::over(p); ++i)
        engine::play(p, engine::random_move(p, random));
    return engine::over(p) && engine::ranking(p).winners() >= 1;
}

static_assert(plays<nim::game<>>());

// A table with a component of its own, structs of components, and something for each seat
class dial {
public:
    friend constexpr bool operator==(dial const&, dial const&) = default;
    static constexpr int number_count() { return 1; }
    static constexpr int highest_number(int) { return 59; }
    constexpr int number(int) const { return minute_; }
    constexpr void set_number(int, int value) { minute_ = static_cast<std::uint8_t>(value); }

private:
    std::uint8_t minute_ = 0;
};

struct purse {
    BOOST_HANA_DEFINE_STRUCT(purse, (senet::track<0, 9>, coins), (senet::below<7>, wages));
};

enum class heap { left, right };

struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table,
        (senet::track<0, 20>, matches),
        (dial, time),
        (heap, last),
        (senet::per_seat<2, purse>, purses),
        (senet::several<3, bool>, lamps));
};

struct game_with_more_on_the_table : nim::game<> {
    using table = ::table;
    static constexpr table setup() {
        table t{};
        t.matches = 20;
        return t;
    }
};
static_assert(plays<game_with_more_on_the_table>());

// Invariants
struct not_too_many : senet::invariant<"NIM-INV-1", "there are never more than 20 matches"> {
    constexpr bool operator()(auto const& at) const { return at.table.matches <= 20; }
};
struct not_too_few : senet::invariant<"NIM-INV-2", "there are never fewer than 0 matches"> {
    constexpr bool operator()(auto const& at) const { return at.table.matches >= 0; }
};

struct game_with_invariants : nim::game<> {
    static constexpr auto invariants = senet::invariants<not_too_many, not_too_few>;
};
static_assert(plays<game_with_invariants>());

// Moves that list what is legal in each of the ways
struct take_one {
    static constexpr bool moves(auto const& at) { return !at.table.matches.at_bottom(); }
    constexpr void play(auto& at) const { at.table.matches.retreat(1); }
};
static_assert(plays<nim::game<take_one>>());

struct take_a_few {
    BOOST_HANA_DEFINE_STRUCT(take_a_few, (senet::below<3>, more));

    static constexpr std::string_view words = "take {more} more than one";

    static constexpr senet::index_set<3> moves(auto const&) { return {0, 1, 2}; }
    constexpr void play(auto& at) const { at.table.matches.retreat(1 + more); }
};
static_assert(plays<nim::game<take_a_few>>());

struct take_from_a_heap {
    BOOST_HANA_DEFINE_STRUCT(take_from_a_heap, (heap, from), (senet::below<3>, more));

    static constexpr auto moves(auto const&) {
        senet::first_and<2, senet::index_set<3>> offer;
        offer[0] = {0, 2};
        offer[1] = {1};
        return offer;
    }
    constexpr void play(auto& at) const { at.table.matches.retreat(1 + more); }
};
static_assert(plays<nim::game<take_from_a_heap>>());

struct take_by_name {
    BOOST_HANA_DEFINE_STRUCT(
        take_by_name, (heap, from), (senet::below<3>, more), (bool, left_hand));

    static constexpr auto moves(auto const&) {
        senet::first_and<2, senet::index_set<3>> offer;
        offer[1] = {1, 2};
        return offer;
    }
    static constexpr take_by_name made_of(int from, int more) {
        return {static_cast<heap>(from), more, more == 2};
    }
    constexpr senet::verdict check(auto const&) const {
        return nim::enough_are_left{}(left_hand == (more == 2));
    }
    constexpr void play(auto& at) const { at.table.matches.retreat(1 + more); }
};
static_assert(plays<nim::game<take_by_name>>());

// Nature
struct fall {
    BOOST_HANA_DEFINE_STRUCT(fall, (senet::within<1, 3>, count));

    constexpr int odds(auto const&) const { return 4 - count; }
    static constexpr fall draw(auto const&, auto& random) {
        auto const n = senet::draw_below(6, random);
        return {n < 3 ? 1 : n < 5 ? 2 : 3};
    }
    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};

struct game_of_nature : nim::game<> {
    static constexpr auto phases = senet::take_turns_until<nim::none_left>(senet::nature<fall>);
};
static_assert(plays<game_of_nature>());

// Phases
struct few_left {
    constexpr bool operator()(auto const& at) const { return at.table.matches < 3; }
};

struct burn {
    constexpr void operator()(auto& at) const { at.table.matches.retreat(1); }
};

struct stop {
    constexpr void play(auto&) const {}
};

struct youngest {
    constexpr senet::seat operator()(auto const&) const { return 1; }
};

struct youngest_first {
    static constexpr senet::actor first(auto const&) { return senet::seat{1}; }
    static constexpr senet::actor next(auto const&, senet::seat s) {
        return s == 1 ? senet::actor{senet::seat{0}} : senet::actor::nobody();
    }
};

struct game_of_many_phases : nim::game<> {
    static constexpr auto phases = senet::sequence(
        senet::named<"first">(senet::choose<nim::take, stop>),
        senet::named<"then">(senet::loop(senet::choose<nim::take, senet::ends<stop>>)),
        senet::choose<senet::then<nim::take, senet::when<few_left>(senet::choose<stop>)>, stop>,
        senet::repeat<2>(senet::run<burn>),
        senet::when<few_left>(senet::run<burn>),
        senet::first_of(
            senet::when<few_left>(senet::run<burn>),
            senet::when<nim::none_left>(senet::choose<stop>),
            senet::otherwise(senet::choose<stop>)),
        senet::either<few_left>(senet::choose<stop>, senet::sequence()),
        senet::each<youngest_first>(senet::by<youngest>(senet::choose<stop>)),
        senet::until<nim::none_left>(senet::run<burn>));
};
static_assert(plays<game_of_many_phases>());
static_assert(
    senet::engine<game_of_many_phases>::phase(
        senet::engine<game_of_many_phases>::arrange<"then">(nim::all_matches())) == "then");

// Scoring and rules
struct matches_left {
    constexpr int operator()(auto const& at, senet::seat) const { return at.table.matches; }
};

struct take_some : senet::rule<"NIM-2", "take at least one match"> {};

struct game_with_a_sheet : nim::game<> {
    static constexpr auto scoring = senet::scoring(
                                        senet::line<"last match", nim::last_match>,
                                        senet::line<"ladder", senet::ladder<matches_left, 1, 2>>)
                                        .ties(senet::fewest<matches_left>);
    static constexpr auto rules = senet::rules<nim::enough_are_left, take_some>;
};
static_assert(plays<game_with_a_sheet>());

// What a view shows
namespace kuhn = senet::kuhn_poker;

constexpr bool views_show_what_is_known() {
    using engine = senet::engine<kuhn::game<>>;
    auto p = engine::start();
    engine::play(p, kuhn::deal{kuhn::card::king}); // to seat 0
    return engine::view(p, 0)[&kuhn::game<>::table::hands][0].value() == kuhn::card::king &&
           !engine::view(p, 1)[&kuhn::game<>::table::hands][0].known() &&
           engine::view(p, 1)[&kuhn::game<>::table::deck].size() == 2;
}
static_assert(views_show_what_is_known());

constexpr senet::engine<nim::game<>>::move taking = nim::take{2};
static_assert(taking.is<nim::take>());

static_assert(plays<senet::pig::game<senet::pig::options{.players = 3, .target = 20}>>());

#endif
