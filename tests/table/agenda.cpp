// SPDX-License-Identifier: MIT

#include <senet/table/agenda.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

#include <iterator>

using namespace senet_tests;

namespace {

enum class effect : std::uint8_t { draw, build, score };
using agenda = senet::agenda<effect, 4>;

static_assert(senet::component<agenda>);
static_assert(!senet::detail::holds_pieces<agenda>);
static_assert(std::forward_iterator<decltype(agenda{}.begin())>);
static_assert(sizeof(agenda) == 4);
static_assert(std::has_unique_object_representations_v<agenda>);

constexpr bool goes_on_with_what_comes_first() {
    agenda due;
    expect(due.empty() && due.size() == 0 && !due.is_next(effect::draw));
    due.put_last(effect::score);
    due.put_last(effect::draw);
    expect(due.is_next(effect::score) && due.next() == effect::score);
    due.put_first(effect::build, 2);
    expect(due.size() == 4 && due[0] == effect::build && due[3] == effect::draw);
    expect(due.take() == effect::build && due.take() == effect::build);
    expect(due.take() == effect::score && due.size() == 1);
    int seen = 0;
    for (effect const e : due)
        seen = 10 * seen + static_cast<int>(e) + 1;
    expect(seen == 1);
    expect(due.take() == effect::draw && due.empty());
    expect(indistinguishable(due, agenda{}));
    due.put_last(effect::draw, 3);
    due.clear();
    expect(indistinguishable(due, agenda{}));
    return true;
}

constexpr bool is_told_by_numbers() {
    agenda due;
    expect(keeps_promises(due));
    due.put_last(effect::score, 2);
    due.put_first(effect::draw);
    expect(keeps_promises(due) && due.possible());
    due.set_number(0, 0);
    expect(!due.possible());
    return true;
}

static_assert(goes_on_with_what_comes_first());
static_assert(is_told_by_numbers());
static_assert(!contracts_are_checked || !keeps_contracts([] { agenda{}.take(); }));
static_assert(!contracts_are_checked || !keeps_contracts([] {
    agenda{}.put_last(effect::draw, 5);
}));
static_assert(!contracts_are_checked || !keeps_contracts([] {
    agenda{}.put_first(effect::draw, 5);
}));

} // namespace

TEST_CASE("an agenda goes on with what comes first") { CHECK(goes_on_with_what_comes_first()); }
TEST_CASE("an agenda is told by numbers") { CHECK(is_told_by_numbers()); }
