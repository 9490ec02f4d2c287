// expect: senet: a member of a move has finitely many values
// expect: take::count
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <string>

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (std::string, count));

    constexpr void play(auto& at) const { at.table.matches.retreat(1); }
};

constexpr auto start = senet::engine<nim::game<take>>::start();
