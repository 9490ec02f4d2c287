// SPDX-License-Identifier: MIT

#include <senet/rules.hpp>

#include "support/catch.hpp"

#include <string>

using namespace senet;

namespace {

struct corn_is_green : rule<"TEST-1", "the corn is not green yet"> {};
struct sky_is_blue : rule<"TEST-2", "the sky is not blue"> {};

constexpr verdict by_conversion() { return corn_is_green{}; }

static_assert(corn_is_green{}(true));
static_assert(!corn_is_green{}(false));
static_assert(corn_is_green{}(false).rule() == "TEST-1");
static_assert(by_conversion().why() == "the corn is not green yet");
static_assert((corn_is_green{}(true) && sky_is_blue{}(false)).rule() == "TEST-2");
static_assert((corn_is_green{}(false) && sky_is_blue{}(false)).rule() == "TEST-1");
static_assert(allowed && allowed.rule().empty() && allowed.why().empty());
static_assert(
    corn_is_green{}(false) == by_conversion() && !(sky_is_blue{}(false) == by_conversion()));
static_assert(std::is_trivially_copyable_v<verdict> && sizeof(verdict) == sizeof(void*));
static_assert(std::is_empty_v<corn_is_green>);

} // namespace

TEST_CASE("a verdict is true or cites the rule that forbids") {
    CHECK(corn_is_green{}(true));
    CHECK_FALSE(corn_is_green{}(false));
    CHECK(by_conversion().rule() == "TEST-1");
    CHECK((corn_is_green{}(true) && sky_is_blue{}(false)).why() == "the sky is not blue");
}

TEST_CASE("the rules a game cites can be listed") {
    std::string ids;
    rules<corn_is_green, sky_is_blue>.for_each(
        [&](rule_text const& text) { ids += std::string(text.id) + " "; });
    CHECK(ids == "TEST-1 TEST-2 ");
}

TEST_CASE("rules that depend on options are added to the others") {
    auto const ids = [](auto list) {
        std::string text;
        list.for_each([&](rule_text const& rule) { text += std::string(rule.id) + " "; });
        return text;
    };
    CHECK(ids(rules<corn_is_green> + rules_if<true, sky_is_blue>) == "TEST-1 TEST-2 ");
    CHECK(ids(rules<corn_is_green> + rules_if<false, sky_is_blue>) == "TEST-1 ");
}

TEST_CASE("the rules of a variant are added to those of the game") {
    constexpr auto all = rules<corn_is_green> + rules<> + rules<sky_is_blue>;
    static_assert(std::is_same_v<decltype(all), decltype(rules<corn_is_green, sky_is_blue>)>);
    CHECK(all.count == 2);
}
