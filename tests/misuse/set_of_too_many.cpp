// expect: senet: a set has between 1 and 1024 possible members
// SPDX-License-Identifier: MIT

#include <senet/table/index_set.hpp>

constexpr senet::index_set<2000> everyone;
