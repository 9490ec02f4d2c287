// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_TESTING_BROKEN_WORDS_HPP
#define SENET_TESTS_TESTING_BROKEN_WORDS_HPP

#include <senet/engine.hpp>
#include <senet/moves/domain.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/define_struct.hpp>

#include <cstdint>
#include <string_view>

/// Colours of the game's own making; two of them are called grey.
namespace broken::words {
struct colour {
    std::uint8_t number = 0;
    friend constexpr bool operator==(colour, colour) = default;
};
inline constexpr std::string_view names[] = {"white", "grey", "grey", "black"};
} // namespace broken::words

template <>
struct senet::domain<broken::words::colour>
    : senet::detail::
          packed_as_ordinal<senet::domain<broken::words::colour>, broken::words::colour> {
    using colour = broken::words::colour;
    static constexpr std::uint64_t size = 4;
    static constexpr std::uint64_t ordinal(colour c) noexcept { return c.number; }
    static constexpr colour value(std::uint64_t n) noexcept {
        return {static_cast<std::uint8_t>(n)};
    }
    template <class Text>
    static constexpr void write(Text& text, colour c) noexcept {
        text << broken::words::names[c.number];
    }
    static constexpr bool read(text_reader& reader, colour& c) noexcept {
        for (std::uint8_t i = 0; i != 4; ++i)
            if (reader.word(broken::words::names[i])) {
                c = {i};
                return true;
            }
        return false;
    }
    template <class Text>
    static constexpr void describe(Text& text) noexcept {
        text << std::string_view{"a colour"};
    }
};

namespace broken::words {

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (senet::track<0, 3>, strokes));
};
struct paint {
    BOOST_HANA_DEFINE_STRUCT(paint, (colour, with));
    constexpr void play(auto& at) const { at.table.strokes.advance(); }
};
struct done {
    constexpr bool operator()(auto const& at) const { return at.table.strokes.at_top(); }
};
struct game {
    static constexpr auto name = "painting";
    static constexpr int seats = 1;
    using table = words::table;
    static constexpr auto phases =
        senet::named<"painting">(senet::until<done>(senet::each_seat(senet::choose<paint>)));
    static constexpr auto scoring = senet::scoring();
};

} // namespace broken::words

#endif // SENET_TESTS_TESTING_BROKEN_WORDS_HPP
