// SPDX-License-Identifier: MIT

#include <senet/engine.hpp>
#include <senet/record.hpp>
#include <senet/table/track.hpp>

#include "support/catch.hpp"

#include <boost/hana/define_struct.hpp>

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

// Members that are printed under other names than C++ knows them by, and under names that a line of JSON needs for itself.
namespace {

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (senet::track<0, 9>, river));
};

struct stake {
    BOOST_HANA_DEFINE_STRUCT(stake, (senet::within<1, 2>, by), (bool, doubled));

    static constexpr std::string_view printed_names[] = {"by", "double"};

    constexpr void play(auto& at) const { at.table.river.advance((doubled ? 2 : 1) * by); }
};
struct flood {
    BOOST_HANA_DEFINE_STRUCT(flood, (senet::within<-1, 1>, move), (senet::below<4>, legal));

    static constexpr std::string_view words = "flood {move} for {legal}";

    constexpr void play(auto& at) const { at.table.river.advance(legal - move + 1); }
};

struct at_the_end {
    constexpr bool operator()(auto const& at) const { return at.table.river.at_top(); }
};
struct none {
    constexpr int operator()(auto const&, senet::seat) const { return 0; }
};

struct game {
    static constexpr auto name = "names";
    static constexpr int seats = 2;
    using table = ::table;
    static constexpr auto phases = senet::take_turns_until<at_the_end>(senet::choose<stake, flood>);
    static constexpr auto scoring = senet::scoring(senet::line<"nothing", none>);
};
using names = senet::engine<game>;

} // namespace

TEST_CASE("members have the names under which a move prints them") {
    auto p = names::start();
    CHECK(names::text(stake{2, true}).view() == "stake 2 yes");
    static_assert(*names::parse("flood -1 for 3") == names::move{flood{-1, 3}});
    names::play(p, flood{-1, 3});
    CHECK(p.table.river == 5);
}

TEST_CASE("in JSON lines no name is taken twice") {
    senet::record<names> game;
    REQUIRE(game.try_play(stake{2, true}));
    REQUIRE(game.try_play(flood{-1, 3}));
    auto const text = senet::to_json_lines(game);
    CHECK(
        text.find("\"move\":\"stake\",\"by\":2,\"double\":true,\"legal\":16}") !=
        std::string::npos);
    CHECK(
        text.find("\"move\":\"flood\",\"flood\":{\"move\":-1,\"legal\":3},\"legal\":16}") !=
        std::string::npos);
    auto const read = senet::read_json_lines<names>(text);
    REQUIRE(read);
    CHECK(*read == game);
    for (auto const& [right, wrong, error] : std::initializer_list<std::array<char const*, 3>>{
             {"\"double\":true", "\"doubled\":true", "expected one of the names"},
             {"\"flood\":{\"move\":-1", "\"flood\":{\"move\":-2", "a number from -1 to 1"},
             {"\"flood\":{\"move\":-1,", "\"flood\":{", "\"move\""},
             {"\"flood\":{\"move\":-1,\"legal\":3},", "", "\"flood\""}}) {
        std::string damaged = text;
        damaged.replace(damaged.find(right), std::string_view{right}.size(), wrong);
        auto const refused = senet::read_json_lines<names>(damaged);
        REQUIRE_FALSE(refused);
        INFO(refused.error().message());
        CHECK(refused.error().message().find(error) != std::string::npos);
    }
}

TEST_CASE("random records of moves with names that a line needs are read as they were written") {
    for (std::uint64_t seed = 0; seed != 40; ++seed) {
        auto const game = senet::random_record<names>(seed);
        auto const read = senet::read_record<names>(senet::to_json_lines(game));
        REQUIRE(read);
        CHECK(*read == game);
        auto const same = senet::read_record<names>(senet::to_text(game));
        REQUIRE(same);
        CHECK(*same == game);
    }
}
