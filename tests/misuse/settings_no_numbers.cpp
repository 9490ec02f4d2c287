// expect: senet: the options of a game are numbers, bools, enumerations or other countable values
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <senet/record.hpp>

struct options {
    BOOST_HANA_DEFINE_STRUCT(options, (char const*, matches));
};

struct game : nim::game<> {
    static constexpr options settings{"twenty"};
};
using engine = senet::engine<game>;

std::string written(senet::record<engine> const& played) { return senet::to_text(played); }
