// expect: view<senet::kuhn_poker::game<
// SPDX-License-Identifier: MIT

#include <senet/games/classic/kuhn_poker.hpp>

namespace kuhn = senet::kuhn_poker;
using engine = senet::engine<kuhn::game<>>;

auto peep(engine::position const& p, senet::seat viewer) {
    auto const v = engine::view(p, viewer);
    return engine::count_moves(v);
}
