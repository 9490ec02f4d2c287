// expect: senet: there is at least one place for a piece
// SPDX-License-Identifier: MIT

#include <senet/table/slots.hpp>

constexpr senet::slots<bool, 0> lamps;
