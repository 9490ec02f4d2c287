// SPDX-License-Identifier: MIT

#include <senet/table/component.hpp>

#include <senet/table/pile.hpp>
#include <senet/table/several.hpp>
#include <senet/table/supply.hpp>

#include <boost/hana/define_struct.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

#include <string>

using namespace senet_tests;

namespace {

// One of one's own: a die that shows a face.
struct die {
    std::uint8_t face = 0;

    friend constexpr bool operator==(die, die) = default;
    static constexpr int number_count() { return 1; }
    static constexpr int highest_number(int) { return 5; }
    constexpr int number(int) const { return face; }
    constexpr void set_number(int, int value) { face = static_cast<std::uint8_t>(value); }
};
static_assert(senet::component<die>);

struct without_equality : die {
    friend constexpr bool operator==(without_equality, without_equality) = delete;
};
struct without_numbers {
    [[maybe_unused]] friend constexpr bool operator==(without_numbers, without_numbers) = default;
};
struct not_copied_as_bytes : die {
    constexpr not_copied_as_bytes() {}
    constexpr not_copied_as_bytes(not_copied_as_bytes const& other) : die(other) {}
    constexpr not_copied_as_bytes& operator=(not_copied_as_bytes const&) = default;
    [[maybe_unused]] friend constexpr bool
    operator==(not_copied_as_bytes const&, not_copied_as_bytes const&) = default;
};
struct tells_too_much : die {
    constexpr long number(int) const { return face; } // numbers are ints
};
static_assert(!senet::component<without_equality>);
static_assert(!senet::component<without_numbers>);
static_assert(!senet::component<not_copied_as_bytes>);
static_assert(!senet::component<tells_too_much>);
static_assert(!senet::component<int> && !senet::component<bool> && !senet::component<std::string>);

enum class phase : std::uint8_t { day, night };
struct described {
    BOOST_HANA_DEFINE_STRUCT(
        described,
        (die, thrown),
        (senet::supply<phase, 3>, bank),
        (senet::pile<senet::below<3>>, deck),
        (phase, now),
        (senet::below<7>, count),
        (bool, open));
};
struct nested {
    BOOST_HANA_DEFINE_STRUCT(nested, (described, inner), (senet::several<2, described>, more));
};
struct not_described {
    die thrown;
};
struct with_an_int {
    BOOST_HANA_DEFINE_STRUCT(with_an_int, (die, thrown), (int, points));
};
struct nothing {};

// what can lie on a table
static_assert(senet::detail::can_lie_on_a_table<die>());
static_assert(senet::detail::can_lie_on_a_table<phase>());
static_assert(senet::detail::can_lie_on_a_table<bool>());
static_assert(senet::detail::can_lie_on_a_table<senet::below<7>>());
static_assert(senet::detail::can_lie_on_a_table<described>());
static_assert(senet::detail::can_lie_on_a_table<nested>());
static_assert(senet::detail::can_lie_on_a_table<nothing>());
// and what cannot
static_assert(!senet::detail::can_lie_on_a_table<int>());           // too many values
static_assert(!senet::detail::can_lie_on_a_table<not_described>()); // its members are not known
static_assert(!senet::detail::can_lie_on_a_table<with_an_int>());
static_assert(!senet::detail::can_lie_on_a_table<die*>());
static_assert(!senet::detail::can_lie_on_a_table<std::string>());

static_assert(std::is_same_v<
              senet::detail::piece_types<nested>,
              senet::detail::type_list<phase, senet::below<3>>>); // each once
static_assert(std::is_same_v<senet::detail::piece_types<nothing>, senet::detail::type_list<>>);
static_assert(senet::detail::hides<nested>() && !senet::detail::hides<die>());

constexpr described some_table() {
    described d{};
    d.thrown.face = 4;
    d.bank.put(phase::night, 2);
    d.deck.put(1);
    d.now = phase::night;
    d.count = 6;
    d.open = true;
    return d;
}

constexpr bool numbers_tell_a_table() {
    using namespace senet::detail;
    expect(number_count<described>() == 1 + 2 + 3 + 1 + 1 + 1);
    expect(number_count<nested>() == 27 && number_count<nothing>() == 0);
    described const d = some_table();
    int const numbers[] = {4, 0, 2, 0, 1, 0, 1, 6, 1};
    int const highest[] = {5, 3, 3, 1, 1, 1, 1, 6, 1};
    described copy{};
    for (int i = 0; i != 9; ++i) {
        expect(number(d, i) == numbers[i] && highest_number<described>(i) == highest[i]);
        set_number(copy, i, numbers[i]);
    }
    expect(same_table(copy, d) && !same_table(copy, described{}));
    expect(hash_of(copy) == hash_of(d) && hash_of(d) != hash_of(described{}));
    return true;
}

constexpr bool every_number_is_told() {
    using namespace senet::detail;
    nested n{};
    for (int i = 0; i != number_count<nested>(); ++i) {
        nested const before = n;
        set_number(n, i, highest_number<nested>(i));
        expect(number(n, i) == highest_number<nested>(i));
        expect(!same_table(n, before) && hash_of(n) != hash_of(before));
        expect(senet::detail::count_differing_numbers(n, before) == 1);
    }
    return true;
}

constexpr bool pieces_are_counted_everywhere() {
    nested n{};
    n.inner = some_table();
    n.more[1] = some_table();
    expect(senet::detail::count_pieces(n, phase::night) == 4);
    expect(senet::detail::count_pieces(n, phase::day) == 0);
    expect(senet::detail::count_pieces(n, senet::below<3>{1}) == 2);
    expect(senet::detail::count_pieces(n, true) == 0);
    return true;
}

/// A drawer with pieces of two types.
class drawer {
public:
    using piece = senet::kinds<phase, senet::below<3>>;

    constexpr int pieces(phase kind) const { return kind == phase::day ? days_ : 0; }
    constexpr int pieces(senet::below<3> kind) const { return kind == 2 ? 5 : 0; }

    [[maybe_unused]] friend constexpr bool operator==(drawer const&, drawer const&) = default;
    static constexpr int number_count() { return 1; }
    static constexpr int highest_number(int) { return 9; }
    constexpr int number(int) const { return days_; }
    constexpr void set_number(int, int value) { days_ = static_cast<std::uint8_t>(value); }

private:
    std::uint8_t days_ = 7;
};

constexpr bool a_component_holds_pieces_of_several_types() {
    senet::several<2, drawer> drawers;
    expect(senet::detail::count_pieces(drawers, phase::day) == 14);
    expect(senet::detail::count_pieces(drawers, senet::below<3>{2}) == 10);
    expect(senet::detail::count_pieces(drawers, senet::below<4>{2}) == 0);
    return true;
}
static_assert(a_component_holds_pieces_of_several_types());
static_assert(std::is_same_v<
              senet::detail::piece_types<senet::several<2, drawer>>,
              senet::detail::type_list<phase, senet::below<3>>>);

constexpr bool a_pool_gives_back_what_was_put() {
    senet::random_source random{6};
    senet::piece_pool<phase> pool;
    pool.put(phase::day);
    pool.put(phase::night, 3);
    expect(pool.total() == 4);
    int nights = 0;
    for (int i = 0; i != 4; ++i)
        nights += pool.draw(random) == phase::night ? 1 : 0;
    expect(nights == 3 && pool.total() == 0);
    return true;
}

static_assert(numbers_tell_a_table());
static_assert(every_number_is_told());
static_assert(pieces_are_counted_everywhere());
static_assert(a_pool_gives_back_what_was_put());

} // namespace

TEST_CASE("numbers tell a table") { CHECK(numbers_tell_a_table()); }
TEST_CASE("every number is told") { CHECK(every_number_is_told()); }
TEST_CASE("pieces are counted everywhere") {
    CHECK(pieces_are_counted_everywhere());
    CHECK(a_component_holds_pieces_of_several_types());
}

TEST_CASE("a pool gives every piece with the same chance") {
    CHECK(a_pool_gives_back_what_was_put());
    senet::random_source random{13};
    int counts[4] = {}; // where the single day comes among the four draws
    for (int i = 0; i != 4000; ++i) {
        senet::piece_pool<phase> pool;
        pool.put(phase::day);
        pool.put(phase::night, 3);
        int place = 0;
        while (pool.draw(random) != phase::day)
            ++place;
        ++counts[place];
    }
    CHECK(chi_square(counts) < 16.3); // 0.999 of three degrees of freedom
}
