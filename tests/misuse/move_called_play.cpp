// expect: senet: a move cannot be called `play`
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct play_base {
    constexpr void play(auto& at) const { at.table.matches.retreat(1); }
};

struct play : play_base {};

constexpr auto start = senet::engine<nim::game<play>>::start();
