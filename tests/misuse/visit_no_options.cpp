// expect: senet: visit_options<...> names the games to choose from
// SPDX-License-Identifier: MIT

#include <senet/games/classic/pig.hpp>
#include <senet/players.hpp>

bool const visited = senet::visit_options<>(senet::pig::options{}, [](auto) {});
