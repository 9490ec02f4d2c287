// expect: senet: what a maybe<...> is called without a value, none if nothing else is said, is no name of a value
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <senet/moves/maybe.hpp>

enum class helper : std::uint8_t { none, fox };

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (senet::maybe<helper>, with));
    constexpr void play(auto& at) const { at.table.matches.retreat(1); }
};

constexpr auto read = senet::engine<nim::game<take>>::parse("take none");
