// expect: a text that no compiler says
// SPDX-License-Identifier: MIT

#include <senet/random.hpp>

// Not a mistake: what the other files do wrong, done right.
#ifndef SENET_MISUSE_OTHER_WORDS
constexpr auto throw_a_die() {
    senet::random_source random{2024};
    return senet::draw_below(6, random);
}
static_assert(throw_a_die() < 6);
#else
static_assert(false, "another text");
#endif
