// expect: senet: who acts is told by a struct with
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct youngest {
    constexpr char const* operator()(auto const&) const { return "the youngest"; }
};

struct game : nim::game<> {
    static constexpr auto phases = senet::by<youngest>(senet::choose<nim::take>);
};

constexpr auto start = senet::engine<game>::start();
