// SPDX-License-Identifier: MIT

#include <senet/table/concealed.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

#include <senet/table/index_set.hpp>
#include <senet/table/plan.hpp>
#include <senet/table/seen.hpp>
#include <senet/table/several.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/define_struct.hpp>

using namespace senet_tests;

namespace {

enum class direction { north, east, south };

struct sheet {
    BOOST_HANA_DEFINE_STRUCT(
        sheet,
        (senet::track<2, 5>, bid),
        (direction, towards),
        (senet::several<2, senet::index_set<3>>, marks),
        (senet::plan<direction, 4>, steps));
};
using programme = senet::concealed<senet::plan<direction, 4>>;
using screen = senet::concealed<sheet>;

static_assert(senet::component<programme> && senet::component<screen>);
static_assert(senet::detail::hides<programme>());

constexpr screen some_screen() {
    screen s;
    s->bid = 3;
    s->towards = direction::east;
    s->marks[1].insert(2);
    s->steps.add(direction::south);
    return s;
}

constexpr bool only_its_owner_sees_it() {
    auto s = some_screen();
    expect(keeps_promises(s) && !s.revealed());
    expect(s.seen(0, true).known() && s.seen(0, true).value().bid == 3);
    expect(!s.seen(1, false).known());
    // nothing at all can be told from what the others see
    expect(s.seen(1, false) == screen{}.seen(1, false));
    expect(s.seen(0, true) != screen{}.seen(0, true));
    s.reveal();
    expect(s.seen(1, false).known() && s.seen(1, false).value().marks[1].contains(2));
    expect(keeps_promises(s) && s != some_screen());
    s.clear();
    expect(s == screen{} && !s.revealed());
    return true;
}

constexpr bool only_others_are_guessed() {
    senet::random_source random{8};
    auto const before = some_screen();
    bool changed = false;
    for (int i = 0; i != 20; ++i) {
        auto s = before;
        s.guess(random, 0, true);
        expect(s == before);
        s.reveal();
        auto const revealed = s;
        s.guess(random, 1, false);
        expect(s == revealed);
        s = before;
        s.guess(random, 1, false);
        expect(keeps_promises(s) && s.possible() && !s.revealed());
        changed = changed || s != before;
    }
    return changed;
}

constexpr bool numbers_belong_together() {
    screen s;
    expect(s.possible());
    s.set_number(screen::number_count() - 2, 1); // the last step and none before it
    return !s.possible();
}

static_assert(only_its_owner_sees_it());
static_assert(only_others_are_guessed());
static_assert(numbers_belong_together());
static_assert(!contracts_are_checked || !keeps_contracts([] {
    (void)some_screen().seen(1, false).value();
}));

} // namespace

TEST_CASE("only its owner sees what is concealed") { CHECK(only_its_owner_sees_it()); }
TEST_CASE("what others conceal is guessed") {
    CHECK(only_others_are_guessed());
    senet::random_source random{21};
    int bids[4] = {};
    int directions[3] = {};
    for (int i = 0; i != 3000; ++i) {
        auto s = some_screen();
        s.guess(random, 1, false);
        ++bids[s->bid - 2];
        ++directions[static_cast<int>(s->towards)];
    }
    CHECK(chi_square(bids) < 16.3);       // 0.999 of three degrees of freedom
    CHECK(chi_square(directions) < 13.9); // and of two
}
TEST_CASE("what is concealed can be possible") { CHECK(numbers_belong_together()); }
