// SPDX-License-Identifier: MIT

#include <senet/moves/maybe.hpp>

#include <senet/engine.hpp>
#include <senet/record/json_form.hpp>

#include "support/catch.hpp"

#include <boost/hana/define_struct.hpp>

#include <string>

namespace {

using source = senet::maybe<senet::below<3>, "deck">;
enum class colour : std::uint8_t { red, blue };
using any_colour = senet::maybe<colour, "any">;

static_assert(senet::countable<source> && senet::countable<any_colour>);
static_assert(sizeof(source) == 1);
static_assert(senet::domain<source>::size == 4 && senet::domain<any_colour>::size == 3);
static_assert(source{2}.get() == 2 && source{2}.there());
static_assert(!source{}.there() && source{}.number() == 0);
static_assert(source{2} == source::numbered(3) && source{1} != source{2});
static_assert(any_colour{colour::blue}.get() == colour::blue);

template <class Type>
constexpr bool goes_round() {
    using values = senet::domain<Type>;
    for (std::uint64_t i = 0; i != values::size; ++i) {
        Type const value = values::value(i);
        senet::short_text<80> text;
        values::write(text, value);
        senet::text_reader reader{text.view()};
        Type read{};
        if (values::ordinal(value) != i || values::unpack(values::pack(value)) != value ||
            !values::read(reader, read) || !reader.at_end() || read != value)
            return false;
    }
    return true;
}
static_assert(goes_round<source>());
static_assert(goes_round<any_colour>());

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (senet::below<4>, taken));
};
/// A set offers the deck as 0, before the slots.
struct pick {
    BOOST_HANA_DEFINE_STRUCT(pick, (source, from));

    static constexpr senet::index_set<4> moves(auto const&) { return {0, 1, 3}; }
    constexpr void play(auto& at) const { at.table.taken = from.number(); }
};
struct nothing {
    constexpr int operator()(auto const&, senet::seat) const { return 0; }
};
struct game {
    static constexpr auto name = "draw";
    static constexpr int seats = 1;
    using table = ::table;
    static constexpr auto phases = senet::choose<pick>;
    static constexpr auto scoring = senet::scoring(senet::line<"nothing", nothing>);
};
using engine = senet::engine<game>;

constexpr bool is_offered_by_number() {
    auto p = engine::start();
    bool const listed = engine::count_moves(p) == 3 &&
                        engine::nth_move(p, 0) == engine::move{pick{}} &&
                        engine::check(p, pick{2}) && !engine::check(p, pick{1});
    engine::play(p, pick{2});
    return listed && p.table.taken == 3;
}
static_assert(is_offered_by_number());

} // namespace

TEST_CASE("a value or a word goes round") {
    CHECK(goes_round<source>());
    CHECK(goes_round<any_colour>());
    CHECK(is_offered_by_number());
}

TEST_CASE("a value or a word is read and written") {
    auto const p = engine::start();
    CHECK(engine::text(p, pick{}) == "pick deck");
    CHECK(engine::text(p, pick{2}) == "pick 2");
    auto const read = engine::parse(p, "pick deck");
    REQUIRE(read);
    CHECK(*read == engine::move{pick{}});
    auto const wrong = engine::parse(p, "pick pile");
    REQUIRE(!wrong);
    CHECK(wrong.error().expected.view() == "a number from 0 to 2 or deck");
    CHECK(senet::detail::json_form<source>::write(1) == "1");
    CHECK(senet::detail::json_form<source>::write(source{}) == "\"deck\"");
    CHECK(senet::detail::json_form<any_colour>::write(colour::red) == "\"red\"");
}
