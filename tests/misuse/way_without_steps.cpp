// expect: senet: a way has at least one step
// SPDX-License-Identifier: MIT

#include <senet/table/graph.hpp>

constexpr senet::graph<4, 5> roads;
constexpr senet::distances<4, 0> ways{roads};
