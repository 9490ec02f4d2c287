// expect: senet: a game has at most 255 places where somebody decides
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <utility>

// A hundred times, not senet::repeat<100>.
constexpr auto taking() {
    return []<int... I>(std::integer_sequence<int, I...>) {
        return senet::sequence((static_cast<void>(I), senet::choose<nim::take>)...);
    }
    (std::make_integer_sequence<int, 100>{});
}

struct game : nim::game<> {
    static constexpr auto phases = senet::sequence(taking(), taking(), taking());
};

constexpr auto start = senet::engine<game>::start();
