// expect: senet: a row has room for at least one piece
// SPDX-License-Identifier: MIT

#include <senet/table/row.hpp>

constexpr senet::row<bool, 0> lamps;
