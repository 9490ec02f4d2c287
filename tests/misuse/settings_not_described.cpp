// expect: senet: the options of a game are made known with BOOST_HANA_ADAPT_STRUCT
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <senet/record.hpp>

struct options {
    int matches = 20;
};

struct game : nim::game<> {
    static constexpr options settings{};
};
using engine = senet::engine<game>;

std::string written(senet::record<engine> const& played) { return senet::to_text(played); }
