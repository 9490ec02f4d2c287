// expect: senet: the words of a move are not those of another one with its members filled in
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct take_two {
    static constexpr std::string_view words = "take 2";

    constexpr void play(auto& at) const { at.table.matches.retreat(2); }
};

struct game : nim::game<> {
    static constexpr auto phases = senet::named<"taking">(
        senet::take_turns_until<nim::none_left>(senet::choose<nim::take, take_two>));
};

constexpr auto start = senet::engine<game>::start();
