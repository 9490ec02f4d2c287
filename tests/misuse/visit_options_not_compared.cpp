// expect: senet: options are compared
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <senet/players.hpp>

struct options {
    int matches = 20;
};
struct game : nim::game<> {
    static constexpr options settings{};
};

bool const visited = senet::visit_options<game>(options{}, [](auto) {});
