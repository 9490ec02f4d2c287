// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_SUPPORT_CLASSICS_HPP
#define SENET_TESTS_SUPPORT_CLASSICS_HPP

#include <senet/games/classic/breakthrough.hpp>
#include <senet/games/classic/connect_four.hpp>
#include <senet/games/classic/kuhn_poker.hpp>
#include <senet/games/classic/pig.hpp>
#include <senet/games/classic/tic_tac_toe.hpp>

#include <tuple>

namespace support {

/// The engines of all classics, for tests of what every engine must do.
using classics = std::tuple<
    senet::engine<senet::tic_tac_toe::game<>>,
    senet::engine<senet::connect_four::game<>>,
    senet::engine<senet::breakthrough::game<>>,
    senet::engine<senet::kuhn_poker::game<>>,
    senet::engine<senet::pig::game<>>>;

} // namespace support

#endif // SENET_TESTS_SUPPORT_CLASSICS_HPP
