// expect: no member named 'pick'
// SPDX-License-Identifier: MIT

#include <senet/games/classic/kuhn_poker.hpp>

namespace kuhn = senet::kuhn_poker;
using engine = senet::engine<kuhn::game<>>;

auto peep(engine::position const& p, senet::seat viewer) {
    senet::random_source random{1};
    return engine::view(p, viewer)[&kuhn::game<>::table::deck].pick(random);
}
