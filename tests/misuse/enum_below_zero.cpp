// expect: senet: an enumeration used in a game has enumerators numbered 0, 1, 2 ... without gaps
// SPDX-License-Identifier: MIT

#include "nim.hpp"

enum class heap { nowhere = -1, left, right };

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (heap, from));
    constexpr void play(auto& at) const { at.table.matches.retreat(1); }
};

constexpr auto start = senet::engine<nim::game<take>>::start();
