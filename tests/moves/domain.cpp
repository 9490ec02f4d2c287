// SPDX-License-Identifier: MIT

#include <senet/moves/domain.hpp>

#include "support/catch.hpp"

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

using board = board_shape<8, 8>;
using wide_board = board_shape<10, 30>;
using large_board = board_shape<8, 16>;

static_assert(countable<below<6>>);
static_assert(countable<within<-3, 3>>);
static_assert(countable<bool>);
static_assert(countable<suit>);
static_assert(countable<subset<5>>);
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
static_assert(goes_round<square<board>>());

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
    square<board>,
    square<wide_board>,
    square<large_board>) {
    CHECK(goes_round<TestType>());
}

TEST_CASE("values are written as a player would write them") {
    CHECK(written(below<6>{4}) == "4");
    CHECK(written(within<-3, 3>{-2}) == "-2");
    CHECK(written(true) == "yes");
    CHECK(written(resource::papyrus) == "papyrus");
    CHECK(written(subset<5>{0, 3}) == "{0,3}");
    CHECK(written(subset<5>{}) == "{}");
    CHECK(written(square<board>{0, 0}) == "a1");
    CHECK(written(square<board>{7, 2}) == "c8");
    CHECK(written(square<wide_board>{9, 29}) == "c30r10");
}

TEST_CASE("what is not a value is not read") {
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
}
