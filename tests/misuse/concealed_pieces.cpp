// expect: senet: what is concealed is a component without pieces
// SPDX-License-Identifier: MIT

#include <senet/table.hpp>

constexpr senet::concealed<senet::supply<bool, 3>> hand{};
