// SPDX-License-Identifier: MIT

#include <senet/table/piece_counts.hpp>

#include <senet/table/supply.hpp>

#include "support/catch.hpp"
#include "table/checks.hpp"

using namespace senet_tests;

namespace {

// Counts are looked at through a supply, which is one with names for what players do.
enum class stone : std::uint8_t { granite, basalt, marble };
using once = senet::supply<senet::below<70>, 1>; // bits
using few = senet::supply<stone, 20>;            // bytes
using lots = senet::supply<stone, 400>;          // two bytes each

static_assert(sizeof(once) == 16 && sizeof(few) == 3 && sizeof(lots) == 6);
static_assert(std::has_unique_object_representations_v<once>);
static_assert(std::has_unique_object_representations_v<few>);

constexpr bool bits_count_like_bytes() {
    senet::random_source random{4};
    once bits;
    senet::supply<senet::below<70>, 2> bytes;
    for (int i = 0; i != 60; ++i) {
        senet::below<70> const kind = static_cast<int>(senet::draw_below(70, random));
        if (bits.has(kind)) {
            expect(bits.take_up_to(1, kind) == 1 && bytes.take_up_to(1, kind) == 1);
        } else {
            bits.put(kind);
            bytes.put(kind);
        }
    }
    expect(bits.size() == bytes.size() && !bits.empty());
    for (int k = 0; k != 70; ++k)
        expect(bits.count(k) == bytes.count(k));
    senet::random_source same{6};
    senet::random_source again{6};
    for (int i = 0; i != 20; ++i)
        expect(bits.pick(same) == bytes.pick(again)); // the n-th piece is the same one
    return keeps_promises(bits) && keeps_promises(bytes);
}

constexpr bool keeps_large_counts() {
    lots l = lots::of_each(400);
    expect(l.size() == 1200 && l.count(stone::marble) == 400);
    expect(keeps_promises(l));
    expect(l.take_up_to(500, stone::marble) == 400 && l.size() == 800);
    return true;
}

static_assert(bits_count_like_bytes());
static_assert(keeps_large_counts());
static_assert(keeps_contracts([] { few{}.put(stone::basalt, 20); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { few{}.put(stone::basalt, 21); }));
static_assert(!contracts_are_checked || !keeps_contracts([] { once{}.put(3, 2); }));

} // namespace

TEST_CASE("pieces that come once are counted like others") { CHECK(bits_count_like_bytes()); }
TEST_CASE("many pieces of a kind are counted") { CHECK(keeps_large_counts()); }
