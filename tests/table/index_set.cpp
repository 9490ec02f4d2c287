// SPDX-License-Identifier: MIT

#include <senet/table/index_set.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

#include <iterator>

using namespace senet_tests;

namespace {

using few = senet::index_set<5>;
using many = senet::index_set<150>;

static_assert(senet::component<few> && senet::component<many>);
static_assert(sizeof(few) == 1 && sizeof(senet::index_set<33>) == 8 && sizeof(many) == 24);
static_assert(std::forward_iterator<decltype(few{}.begin())>);
static_assert(std::sentinel_for<decltype(few{}.end()), decltype(few{}.begin())>);

constexpr bool has_members() {
    few s{1, 4};
    expect(s.contains(1) && !s.contains(0) && s.count() == 2 && !s.empty());
    s.insert(1);
    s.insert(0);
    expect(s == few{0, 1, 4} && s.size() == 3 && s.lowest() == 0);
    s.erase(0);
    s.erase(0);
    expect(s.nth(0) == 1 && s.nth(1) == 4);
    expect(few::full().count() == 5 && few::capacity() == 5);
    expect(few{}.empty() && few{}.lowest() == 5);
    return true;
}

constexpr bool is_an_algebra() {
    few const a{0, 1, 3};
    few const b{1, 2, 3};
    expect((a & b) == few{1, 3} && (a | b) == few{0, 1, 2, 3} && (a - b) == few{0});
    return true;
}

/// Against an array of truth values.
template <int N>
constexpr bool agrees_with_an_array() {
    senet::random_source random{N};
    senet::index_set<N> set;
    bool in[static_cast<std::size_t>(N)] = {};
    for (int i = 0; i != 60; ++i) {
        int const m = static_cast<int>(senet::draw_below(N, random));
        in[m] = !in[m];
        in[m] ? set.insert(m) : set.erase(m);
        if (i % 20 == 0)
            expect(keeps_promises(set));
    }
    int count = 0;
    auto it = set.begin();
    for (int i = 0; i != N; ++i) {
        expect(set.contains(i) == in[i]);
        if (in[i]) {
            expect(set.nth(count) == i && *it++ == i);
            ++count;
        }
    }
    expect(set.count() == count && it == set.end());
    return true;
}

template <int N>
constexpr bool is_shifted() {
    senet::index_set<N> odd;
    for (int i = 1; i < N; i += 2)
        odd.insert(i);
    for (int by = -N - 1; by <= N + 1; ++by) {
        auto const shifted = odd.shifted(by);
        for (int i = 0; i != N; ++i)
            expect(shifted.contains(i) == (i - by >= 0 && i - by < N && odd.contains(i - by)));
    }
    return true;
}
static_assert(is_shifted<5>());
static_assert(is_shifted<64>());
static_assert(is_shifted<70>());

constexpr bool of_all_sizes() {
    return agrees_with_an_array<1>() && agrees_with_an_array<8>() && agrees_with_an_array<9>() &&
           agrees_with_an_array<64>() && agrees_with_an_array<65>() && agrees_with_an_array<150>();
}

static_assert(has_members());
static_assert(is_an_algebra());
static_assert(of_all_sizes());
static_assert(!contracts_are_checked || !keeps_contracts([] { few{}.insert(5); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { (void)few{}.contains(-1); }));

} // namespace

TEST_CASE("a set of numbers has members") { CHECK(has_members()); }
TEST_CASE("sets of numbers are an algebra") { CHECK(is_an_algebra()); }
TEST_CASE("sets of numbers are shifted") {
    CHECK(is_shifted<8>());
    CHECK(is_shifted<33>());
    CHECK(is_shifted<150>());
}
TEST_CASE("sets of numbers of all sizes") { CHECK(of_all_sizes()); }
