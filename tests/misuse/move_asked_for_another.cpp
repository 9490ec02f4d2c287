// expect: senet: this is not a kind of move of the game
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct burn {
    constexpr void play(auto& at) const { at.table.matches.retreat(1); }
};

using engine = senet::engine<nim::game<>>;
constexpr bool burns = engine::move{nim::take{2}}.is<burn>();
