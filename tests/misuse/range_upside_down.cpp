// expect: senet: the lower bound of a range of numbers is not above the upper one
// SPDX-License-Identifier: MIT

#include "nim.hpp"

constexpr senet::within<5, 3> toll;
