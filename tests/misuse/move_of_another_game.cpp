// expect: senet: this is not a kind of move of the game
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct burn {
    constexpr void play(auto& at) const { at.table.matches.retreat(1); }
};

senet::engine<nim::game<>>::move const burning = burn{};
