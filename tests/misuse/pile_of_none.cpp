// expect: senet: of each kind there are between 1 and 65535 pieces
// SPDX-License-Identifier: MIT

#include <senet/table/pile.hpp>

constexpr senet::pile<bool, 0> coins;
