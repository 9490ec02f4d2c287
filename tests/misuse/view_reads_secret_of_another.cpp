// expect: senet: there is something to look at
// SPDX-License-Identifier: MIT

#include <senet/games/classic/kuhn_poker.hpp>

namespace kuhn = senet::kuhn_poker;
using engine = senet::engine<kuhn::game<>>;

constexpr kuhn::card seen_by_the_other() {
    auto p = engine::start();
    engine::play(p, kuhn::deal{kuhn::card::king}); // to seat 0
    return engine::view(p, 1)[&kuhn::game<>::table::hands][0].value();
}
static_assert(seen_by_the_other() == kuhn::card::king);
