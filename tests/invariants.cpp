// SPDX-License-Identifier: MIT

#include <senet/invariants.hpp>

#include "support/catch.hpp"

#include <string>
#include <type_traits>

using namespace senet;

namespace {

struct corn_grows : invariant<"INV-1", "the corn grows"> {
    constexpr bool operator()(auto const& at) const { return at > 0; }
};
struct sky_is_above : invariant<"INV-2", "the sky is above"> {
    constexpr bool operator()(auto const&) const { return true; }
};

static_assert(corn_grows::text().id == "INV-1");
static_assert(corn_grows::text().sentence == "the corn grows");
static_assert(std::is_empty_v<corn_grows>);
static_assert(invariants<corn_grows, sky_is_above>.count == 2);

} // namespace

TEST_CASE("the invariants of a game can be listed and asked") {
    std::string holding;
    invariants<corn_grows, sky_is_above>.for_each([&](auto const& invariant) {
        holding += std::string(invariant.text().id) + (invariant(0) ? " holds " : " does not ");
    });
    CHECK(holding == "INV-1 does not INV-2 holds ");
}
