// expect: no member named 'number'
// SPDX-License-Identifier: MIT

#include <senet/games/classic/kuhn_poker.hpp>

namespace kuhn = senet::kuhn_poker;
using engine = senet::engine<kuhn::game<>>;

auto peep(engine::position const& p, senet::seat viewer) {
    return engine::view(p, viewer)[&kuhn::game<>::table::deck].number(0);
}
