// SPDX-License-Identifier: MIT

#include <senet/phases/drawn.hpp>

#include <senet/engine.hpp>
#include <senet/given.hpp>
#include <senet/table/row.hpp>

#include "support/catch.hpp"
#include "support/play.hpp"

#include <boost/hana/define_struct.hpp>

// Four things are drawn, of which options lay down the first few.
namespace raffle {

enum class prize : std::uint8_t { goat, car, boat };

struct options {
    senet::given<prize, 4> prizes{};
};

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (senet::row<prize, 4>, row));
};

struct reveal {
    BOOST_HANA_DEFINE_STRUCT(reveal, (prize, id));
    constexpr void play(auto& at) const { at.table.row.put(id); }

    static constexpr auto given_in(options const& o) { return o.prizes; }
    static constexpr int before(auto const& at) { return at.table.row.size(); }
};

struct goats {
    constexpr int operator()(auto const& at, senet::seat) const {
        return at.table.row.count(prize::goat);
    }
};

template <options Options>
struct game {
    static constexpr auto name = "raffle";
    static constexpr int seats = 1;
    using table = raffle::table;
    static constexpr options settings = Options;
    static constexpr auto phases = senet::repeat<4>(senet::drawn<reveal>);
    static constexpr auto scoring = senet::scoring(senet::line<"goats", goats>);
};

} // namespace raffle

namespace {

using raffle::options;
using raffle::prize;

template <options Options>
using raffle_with = senet::engine<raffle::game<Options>>;

constexpr bool options_lay_down_the_first_ones() {
    using engine = raffle_with<options{.prizes = {prize::boat, prize::goat}}>;
    auto p = engine::start();
    return p.table.row.size() == 2 && p.table.row[0] == prize::boat &&
           p.table.row[1] == prize::goat && engine::to_act(p).is_nature() &&
           engine::count_moves(p) == 3;
}
constexpr bool nothing_is_left_to_chance() {
    using engine =
        raffle_with<options{.prizes = {prize::boat, prize::goat, prize::goat, prize::car}}>;
    return engine::over(engine::start()) && engine::sheet(engine::start()).total(0) == 2;
}
constexpr bool everything_is_left_to_chance() {
    using engine = raffle_with<options{}>;
    return engine::start().table.row.empty() && engine::to_act(engine::start()).is_nature();
}

static_assert(options_lay_down_the_first_ones());
static_assert(nothing_is_left_to_chance());
static_assert(everything_is_left_to_chance());

} // namespace

TEST_CASE("options lay down what is drawn first") { CHECK(options_lay_down_the_first_ones()); }
TEST_CASE("options lay down all that is drawn") { CHECK(nothing_is_left_to_chance()); }
TEST_CASE("without options everything is drawn") {
    CHECK(everything_is_left_to_chance());
    CHECK(support::perft_up_to<raffle_with<options{}>>(2) == std::vector<std::uint64_t>{3, 9});
    CHECK(
        support::perft_up_to<raffle_with<options{.prizes = {prize::car}}>>(3) ==
        std::vector<std::uint64_t>{3, 9, 27});
}
