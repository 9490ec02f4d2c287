// SPDX-License-Identifier: MIT

#include <senet/moves/domain.hpp>
#include <senet/moves/maybe.hpp>
#include <senet/moves/subset_of.hpp>

#include "support/catch.hpp"

#include <boost/hana/define_struct.hpp>

#include <set>
#include <string>

using namespace senet;

namespace {

enum class suit : std::uint8_t { clubs, hearts };
enum class resource { alabaster, bovine, papyrus, grape };

template <int>
struct parts {
    enum class phase : std::uint8_t { day, night }; // named nowhere else
};

struct payment {
    BOOST_HANA_DEFINE_STRUCT(payment, (below<4>, gold), (within<-1, 1>, silver));
};
struct purchase {
    BOOST_HANA_DEFINE_STRUCT(purchase, (resource, what), (payment, price), (maybe<suit>, at));
};
struct with_a_text {
    BOOST_HANA_DEFINE_STRUCT(with_a_text, (below<4>, gold), (std::string, name));
};

/// Of a game's own: the odd numbers below 20, spelled with a hash.
struct odd {
    int value = 1;
};

} // namespace

namespace senet {

template <>
struct domain<odd> : detail::packed_as_ordinal<domain<odd>, odd> {
    static constexpr std::uint64_t size = 10;
    static constexpr std::uint64_t ordinal(odd o) {
        return static_cast<std::uint64_t>(o.value / 2);
    }
    static constexpr odd value(std::uint64_t n) { return {static_cast<int>(2 * n + 1)}; }
    template <class Text>
    static constexpr void write(Text& text, odd o) {
        text << '#' << o.value;
    }
    static constexpr bool read(text_reader& reader, odd& o) {
        auto const before = reader.place();
        long long number = 0;
        if (reader.literal("#") && reader.number(1, 19, number) && number % 2 == 1) {
            o.value = static_cast<int>(number);
            return true;
        }
        reader.go_back_to(before);
        return false;
    }
    template <class Text>
    static constexpr void describe(Text& text) {
        text << std::string_view{"an odd number"};
    }
};

} // namespace senet

namespace {

enum class with_gap { a, b, c = 3 };
enum class with_late_one { a, b, c = 255 };
enum class with_far_gap : std::uint16_t { a, b, c, d, e, f, g, h, i, j, k, l, m, n = 100 };
enum class flags { none = 0, one = 1, two = 2, four = 4 };
enum class below_zero : std::int8_t { low = -1, middle, high };
enum class from_one { one = 1, two };
enum class empty {};
enum class same_twice { a, b, other_b = 1, c };
enum unscoped : std::uint8_t { left, right };
enum unscoped_with_gap : std::uint8_t { here, there = 3 };
static_assert(senet::detail::is_numbered<suit> && senet::detail::is_numbered<resource>);
static_assert(senet::detail::is_numbered<parts<3>::phase>);
static_assert(senet::detail::is_numbered<same_twice> && senet::detail::is_numbered<unscoped>);
static_assert(!senet::detail::is_numbered<with_gap> && !senet::detail::is_numbered<with_late_one>);
static_assert(!senet::detail::is_numbered<with_far_gap> && !senet::detail::is_numbered<flags>);
static_assert(!senet::detail::is_numbered<below_zero> && !senet::detail::is_numbered<from_one>);
static_assert(!senet::detail::is_numbered<empty>);
static_assert(!senet::detail::is_numbered<unscoped_with_gap>);

using board = board_shape<8, 8>;
using wide_board = board_shape<10, 30>;
using large_board = board_shape<8, 16>;

static_assert(countable<below<6>>);
static_assert(countable<within<-3, 3>>);
static_assert(countable<bool>);
static_assert(countable<suit>);
static_assert(countable<subset<5>>);
static_assert(countable<subset_of<resource>>);
static_assert(countable<maybe<suit>> && countable<maybe<payment>>);
static_assert(countable<payment> && countable<purchase> && !countable<with_a_text>);
static_assert(countable<square<board>>);
static_assert(!countable<int>);   // infinitely many, as far as a game is concerned
static_assert(!countable<float>); // not countable
static_assert(!countable<char const*>);

static_assert(domain<below<6>>::size == 6);
static_assert(domain<within<-3, 3>>::size == 7);
static_assert(domain<suit>::size == 2);
static_assert(domain<parts<1>::phase>::size == 2);
static_assert(domain<subset<5>>::size == 32);
static_assert(domain<square<board>>::size == 64);
static_assert(sizeof(below<6>) == 1 && sizeof(within<-3, 3>) == 1 && sizeof(below<1000>) == 2);

/// Numbers, packed forms and texts of a domain all lead back to the value.
template <class Type>
constexpr bool goes_round() {
    using values = domain<Type>;
    for (std::uint64_t i = 0; i != values::size; ++i) {
        Type const value = values::value(i);
        if (values::ordinal(value) != i)
            return false;
        auto const packed = values::pack(value);
        if constexpr (values::bits() < 64)
            if (packed >> values::bits() != 0)
                return false;
        if (values::ordinal(values::unpack(packed)) != i)
            return false;
        short_text<80> text;
        values::write(text, value);
        text_reader reader{text.view()};
        Type read{};
        if (!values::read(reader, read) || !reader.at_end() || values::ordinal(read) != i)
            return false;
    }
    return true;
}

static_assert(goes_round<below<6>>());
static_assert(goes_round<within<-3, 3>>());
static_assert(goes_round<bool>());
static_assert(goes_round<suit>());
static_assert(goes_round<resource>());
static_assert(goes_round<subset<4>>());
static_assert(goes_round<subset_of<resource>>());
static_assert(goes_round<maybe<suit>>());
static_assert(goes_round<maybe<below<3>>>());
static_assert(goes_round<maybe<below<3>, "keep">>());
static_assert(goes_round<odd>());
static_assert(goes_round<payment>());
static_assert(goes_round<purchase>());
static_assert(goes_round<maybe<payment>>());
static_assert(domain<payment>::size == 12 && domain<purchase>::size == 4 * 12 * 3);
static_assert(goes_round<square<board>>());

/// No text is longer than it says, and one is as long.
template <class Type>
constexpr bool longest_is_exact() {
    std::size_t longest = 0;
    for (std::uint64_t i = 0; i != domain<Type>::size; ++i) {
        auto const length = senet::detail::length_of(domain<Type>::value(i));
        longest = length > longest ? length : longest;
    }
    return longest == senet::detail::longest_text<Type>;
}
static_assert(longest_is_exact<below<6>>() && longest_is_exact<below<1>>());
static_assert(longest_is_exact<within<-12, 3>>() && longest_is_exact<within<0, 100>>());
static_assert(longest_is_exact<bool>() && longest_is_exact<suit>());
static_assert(longest_is_exact<resource>());
static_assert(longest_is_exact<subset<1>>() && longest_is_exact<subset<4>>());
static_assert(longest_is_exact<subset_of<resource>>() && longest_is_exact<subset_of<suit>>());
static_assert(longest_is_exact<maybe<suit>>() && longest_is_exact<maybe<below<3>>>());
static_assert(longest_is_exact<maybe<below<3>, "keep">>());
static_assert(longest_is_exact<payment>() && longest_is_exact<purchase>());
static_assert(longest_is_exact<square<board>>() && longest_is_exact<square<wide_board>>());
static_assert(longest_is_exact<square<large_board>>());
static_assert(longest_is_exact<odd>()); // which does not say it

template <class Type>
std::string written(Type value) {
    short_text<80> text;
    domain<Type>::write(text, value);
    return std::string(text.view());
}

template <class Type>
bool reads(std::string_view words) {
    text_reader reader{words};
    Type value{};
    bool const read = domain<Type>::read(reader, value);
    if (!read)
        CHECK(reader.place() == 0); // what cannot be read leaves the place where it is
    return read && reader.at_end();
}

template <class Type>
std::string described() {
    short_text<400> text;
    domain<Type>::describe(text);
    return std::string(text.view());
}

} // namespace

TEMPLATE_TEST_CASE(
    "the values of a domain go round",
    "",
    below<6>,
    (within<-3, 3>),
    bool,
    suit,
    resource,
    subset<4>,
    subset<12>,
    subset_of<resource>,
    maybe<suit>,
    payment,
    purchase,
    square<board>,
    square<wide_board>,
    square<large_board>) {
    CHECK(goes_round<TestType>());
}

TEST_CASE("a domain knows its longest text") {
    CHECK(longest_is_exact<subset<12>>()); // more steps than clang takes at compile time
    CHECK(longest_is_exact<payment>());
}

TEST_CASE("values are written as a player would write them") {
    CHECK(written(below<6>{4}) == "4");
    CHECK(written(within<-3, 3>{-2}) == "-2");
    CHECK(written(true) == "yes");
    CHECK(written(resource::papyrus) == "papyrus");
    CHECK(written(subset<5>{0, 3}) == "{0,3}");
    CHECK(written(subset<5>{}) == "{}");
    CHECK(written(subset_of<resource>{resource::grape, resource::papyrus}) == "{papyrus, grape}");
    CHECK(written(subset_of<resource>{}) == "{}");
    CHECK(written(maybe<suit>{}) == "none");
    CHECK(written(maybe<suit>{suit::hearts}) == "hearts");
    CHECK(written(maybe<below<3>, "keep">{}) == "keep");
    CHECK(written(maybe<below<3>, "keep">{below<3>{2}}) == "2");
    CHECK(written(payment{2, -1}) == "(gold 2, silver -1)");
    CHECK(
        written(purchase{resource::grape, {0, 1}, {}}) ==
        "(what grape, price (gold 0, silver 1), at none)");
    CHECK(written(square<board>{0, 0}) == "a1");
    CHECK(written(square<board>{7, 2}) == "c8");
    CHECK(written(square<wide_board>{9, 29}) == "c30r10");
}

TEST_CASE("structs and subsets are read with more or fewer blanks, subsets in any order") {
    CHECK(reads<payment>("(gold 2, silver -1)"));
    CHECK(reads<payment>("( gold 2 ,silver 0 )"));
    CHECK(reads<subset_of<resource>>("{grape, papyrus}"));
    CHECK(reads<subset_of<resource>>("{grape,papyrus , alabaster }"));
    CHECK(reads<subset_of<resource>>("{ }"));
    CHECK(reads<maybe<payment>>("none"));
    CHECK(reads<maybe<payment>>("(gold 2, silver -1)"));
}

TEST_CASE("what is not a value is not read") {
    CHECK_FALSE(reads<payment>("(gold 4, silver 0)"));
    CHECK_FALSE(reads<payment>("(silver 0, gold 2)"));
    CHECK_FALSE(reads<payment>("(gold 2)"));
    CHECK_FALSE(reads<payment>("(gold 2, silver 0"));
    CHECK_FALSE(reads<payment>("(gold 2 silver 0)"));
    CHECK_FALSE(reads<payment>("(goldfish 2, silver 0)"));
    CHECK_FALSE(reads<payment>("gold 2, silver 0"));
    CHECK_FALSE(reads<subset_of<resource>>("{grape, grape}"));
    CHECK_FALSE(reads<subset_of<resource>>("{grape,}"));
    CHECK_FALSE(reads<subset_of<resource>>("{,grape}"));
    CHECK_FALSE(reads<subset_of<resource>>("{grape papyrus}"));
    CHECK_FALSE(reads<subset_of<resource>>("{grapes}"));
    CHECK_FALSE(reads<subset_of<resource>>("{grape"));
    CHECK_FALSE(reads<subset_of<resource>>("grape"));
    CHECK_FALSE(reads<maybe<suit>>("nobody"));
    CHECK_FALSE(reads<maybe<below<3>, "keep">>("none"));
    CHECK_FALSE(reads<maybe<suit>>(""));
    CHECK_FALSE(reads<below<6>>("6"));
    CHECK_FALSE(reads<below<6>>("-1"));
    CHECK_FALSE(reads<below<6>>("x"));
    CHECK_FALSE(reads<below<6>>(""));
    CHECK_FALSE(reads<below<6>>("99999999999999999999999"));
    CHECK_FALSE(reads<bool>("maybe"));
    CHECK_FALSE(reads<resource>("grapes"));
    CHECK_FALSE(reads<resource>("grap"));
    CHECK_FALSE(reads<subset<5>>("{3,0}"));
    CHECK_FALSE(reads<subset<5>>("{5}"));
    CHECK_FALSE(reads<subset<5>>("{1"));
    CHECK_FALSE(reads<subset<5>>("{1,}"));
    CHECK_FALSE(reads<square<board>>("i1"));
    CHECK_FALSE(reads<square<board>>("a9"));
    CHECK_FALSE(reads<square<board>>("a0"));
    CHECK_FALSE(reads<square<board>>("a"));
    CHECK_FALSE(reads<square<wide_board>>("c31r1"));
    CHECK_FALSE(reads<square<wide_board>>("c1r11"));
}

TEST_CASE("a domain says what can be written") {
    CHECK(described<below<6>>() == "a number from 0 to 5");
    CHECK(described<suit>() == "clubs or hearts");
    CHECK(described<resource>() == "alabaster, bovine, papyrus or grape");
    CHECK(described<square<board>>() == "a square from a1 to h8");
    CHECK(described<bool>() == "yes or no");
    CHECK(described<maybe<suit>>() == "clubs or hearts or none");
    CHECK(
        described<subset_of<resource>>() ==
        "some of alabaster, bovine, papyrus or grape, in braces");
    CHECK(described<payment>() == "(gold a number from 0 to 3, silver a number from -1 to 1)");
}

namespace {

constexpr bool subsets_are_sets() {
    subset_of<resource> s{resource::papyrus};
    s.insert(resource::alabaster);
    bool good = s.count() == 2 && s.contains(resource::papyrus) && !s.contains(resource::grape) &&
                s.nth(0) == resource::alabaster && s.nth(1) == resource::papyrus;
    s.erase(resource::alabaster);
    good = good && s == subset_of<resource>{resource::papyrus} && !s.empty();
    auto const rest = subset_of<resource>::full() - s;
    int sum = 0;
    for (resource const r : rest)
        sum = 10 * sum + static_cast<int>(r);
    return good && sum == 13 && rest.size() == 3 && (rest & s).empty() &&
           (rest | s) == subset_of<resource>::full() && subset_of<resource>::capacity() == 4;
}
static_assert(subsets_are_sets());

} // namespace

TEST_CASE("subsets of enumerations are sets") { CHECK(subsets_are_sets()); }
