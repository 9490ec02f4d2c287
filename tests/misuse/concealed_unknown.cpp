// expect: senet: a concealed component that says what is possible() also says how to guess(random) it
// SPDX-License-Identifier: MIT

#include <senet/table.hpp>

constexpr senet::concealed<senet::turn_order<3>> order{};
