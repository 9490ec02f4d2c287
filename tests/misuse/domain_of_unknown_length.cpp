// expect: senet: a domain of your own with more than 1024 values says how long their texts can be
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct year {
    int value = 0;
};

template <>
struct senet::domain<year> : senet::detail::packed_as_ordinal<senet::domain<year>, year> {
    static constexpr std::uint64_t size = 3000;
    static constexpr std::uint64_t ordinal(year y) { return static_cast<std::uint64_t>(y.value); }
    static constexpr year value(std::uint64_t n) { return {static_cast<int>(n)}; }
    static constexpr void write(auto& text, year y) { text << y.value; }
    static constexpr bool read(senet::text_reader& reader, year& y) {
        long long number = 0;
        bool const good = reader.number(0, 2999, number);
        y.value = static_cast<int>(number);
        return good;
    }
    static constexpr void describe(auto& text) { text << std::string_view{"a year"}; }
};

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (year, in));
    constexpr void play(auto& at) const { at.table.matches.retreat(1); }
};

auto const text = senet::engine<nim::game<take>>::text(take{});
