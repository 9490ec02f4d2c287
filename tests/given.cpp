// SPDX-License-Identifier: MIT

#include <senet/given.hpp>

#include <senet/engine.hpp>
#include <senet/record.hpp>
#include <senet/table/row.hpp>

#include "support/catch.hpp"

#include <boost/hana/adapt_struct.hpp>
#include <boost/hana/define_struct.hpp>

#include <string>

// A game of five draws, of which options lay down the first few.
namespace lottery {

enum class colour : std::uint8_t { red, green, blue };

struct options {
    senet::given<colour, 5> drawn{};
    senet::given<int, 1> prize{};
};

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (senet::row<colour, 5>, row));
};

struct pick {
    BOOST_HANA_DEFINE_STRUCT(pick, (colour, of));
    constexpr void play(auto& at) const { at.table.row.put(of); }
};

struct all_drawn {
    constexpr bool operator()(auto const& at) const { return at.table.row.full(); }
};

template <options Options>
struct game {
    static constexpr auto name = "lottery";
    static constexpr int seats = 1;
    using table = lottery::table;
    static constexpr options settings = Options;

    static constexpr table setup() {
        table t{};
        for (colour const c : Options.drawn)
            t.row.put(c);
        return t;
    }
    struct reds {
        constexpr int operator()(auto const& at, senet::seat) const {
            int const each = Options.prize.size() == 0 ? 1 : Options.prize[0];
            return each * at.table.row.count(colour::red);
        }
    };
    static constexpr auto phases = senet::until<all_drawn>(senet::nature<pick>);
    static constexpr auto scoring = senet::scoring(senet::line<"reds", reds>);
};

} // namespace lottery

BOOST_HANA_ADAPT_STRUCT(lottery::options, drawn, prize);

namespace {

using lottery::colour;
using lottery::options;
using free_lottery = senet::engine<lottery::game<options{}>>;
using fixed_lottery = senet::engine<
    lottery::game<options{.drawn = {colour::red, colour::blue, colour::red}, .prize = {3}}>>;

static_assert(options{}.drawn.size() == 0 && options{}.drawn.capacity() == 5);
static_assert(options{.drawn = {colour::red, colour::blue}}.drawn[1] == colour::blue);
static_assert(
    !(options{.drawn = {colour::red}}.drawn == options{.drawn = {colour::red, colour::red}}.drawn));
static_assert(fixed_lottery::count_moves(fixed_lottery::start()) == 3);

} // namespace

TEST_CASE("what is given is not drawn, and is said in records") {
    auto const game = senet::random_record<fixed_lottery>(1);
    CHECK(game.size() == 2);
    auto const text = senet::to_text(game);
    CHECK(text.find("options: drawn=red,blue,red prize=3\n") != std::string::npos);
    CHECK(*senet::read_record<fixed_lottery>(text) == game);
    auto const lines = senet::to_json_lines(game);
    CHECK(
        lines.find("\"options\":{\"drawn\":[\"red\",\"blue\",\"red\"],\"prize\":[3]}") !=
        std::string::npos);
    CHECK(*senet::read_record<fixed_lottery>(lines) == game);

    auto spaced = lines;
    spaced.replace(spaced.find("[\"red\",\"blue\""), 7, "[ \"red\" , ");
    CHECK(*senet::read_record<fixed_lottery>(spaced) == game);
    CHECK(
        senet::read_record<free_lottery>(text).error().message() ==
        "line 3, column 16: expected drawn, the option of the game to be read");
    CHECK(
        senet::read_record<free_lottery>(lines).error().message().find(
            "expected [], the option of the game to be read") != std::string::npos);
}

TEST_CASE("nothing given is left to chance") {
    auto const game = senet::random_record<free_lottery>(1);
    CHECK(game.size() == 5);
    CHECK(senet::to_text(game).find("options: drawn=drawn prize=drawn\n") != std::string::npos);
    CHECK(*senet::read_record<free_lottery>(senet::to_text(game)) == game);
    CHECK(*senet::read_record<free_lottery>(senet::to_json_lines(game)) == game);
}

TEST_CASE("what is given can be asked whether it can be played") {
    constexpr senet::given<int, 4> some{3, 1, 2};
    static_assert(some.all_different() && some.all_within(1, 3));
    static_assert(!some.all_within(2, 3) && !some.all_within(1, 2));
    static_assert(!senet::given<int, 4>{3, 1, 3}.all_different());
    // nothing given is nothing wrong, whatever the values not given are
    constexpr senet::given<int, 4> nothing{};
    CHECK(nothing.all_different());
    CHECK(nothing.all_within(1, 3));
}
