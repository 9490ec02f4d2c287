// expect: senet: a graph has between 1 and 1024 places
// SPDX-License-Identifier: MIT

#include <senet/table/graph.hpp>

constexpr senet::graph<0, 5> roads;
