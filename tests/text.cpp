// SPDX-License-Identifier: MIT

#include <senet/text.hpp>

#include "support/catch.hpp"

#include <limits>
#include <sstream>
#include <string>

using namespace senet;

namespace {

constexpr bool texts_are_put_together() {
    short_text<40> text;
    text << std::string_view{"take "} << 3 << std::string_view{" of "} << -12 << '!';
    return text == "take 3 of -12!" && text.size() == 14 && !text.empty() &&
           short_text<4>{}.empty();
}
static_assert(texts_are_put_together());

constexpr bool words_are_read() {
    text_reader reader{"take 12 matches"};
    long long number = 0;
    if (reader.word("tak") || reader.place() != 0 || !reader.word("take"))
        return false;
    reader.skip_spaces();
    if (reader.number(0, 9, number) || reader.place() != 5 || !reader.number(0, 12, number) ||
        number != 12)
        return false;
    reader.skip_spaces();
    return reader.literal("match") && !reader.at_end() && reader.rest() == "es";
}
static_assert(words_are_read());

} // namespace

TEST_CASE("short texts are put together without allocating") {
    CHECK(texts_are_put_together());
    short_text<40> text;
    text << std::numeric_limits<long long>::min();
    CHECK(text == "-9223372036854775808");
    std::ostringstream stream;
    stream << text;
    CHECK(stream.str() == "-9223372036854775808");
}

TEST_CASE("a reader stays where it is when it cannot read") { CHECK(words_are_read()); }
