// expect: senet: there is at least one of several things
// SPDX-License-Identifier: MIT

#include <senet/table/several.hpp>

constexpr senet::several<0, bool> lamps;
