// expect: senet: the words of a move are not those of another one with its members filled in
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <cstdint>

enum class hand : std::uint8_t { left, right };

struct take_by_hand {
    BOOST_HANA_DEFINE_STRUCT(take_by_hand, (hand, with), (senet::below<3>, count));
    static constexpr std::string_view words = "{with} {count}";
    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};
struct take_with_left {
    BOOST_HANA_DEFINE_STRUCT(take_with_left, (senet::below<3>, count));
    static constexpr std::string_view words = "left {count}";
    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};

struct game : nim::game<> {
    static constexpr auto phases = senet::named<"taking">(
        senet::take_turns_until<nim::none_left>(senet::choose<take_by_hand, take_with_left>));
};

constexpr auto start = senet::engine<game>::start();
