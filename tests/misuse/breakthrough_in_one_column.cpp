// expect: senet: breakthrough is played on 4 to 19 rows and 2 to 19 columns
// SPDX-License-Identifier: MIT

#include <senet/games/classic/breakthrough.hpp>

// In a single column nobody could ever pass the other.
constexpr auto start =
    senet::engine<senet::breakthrough::game<senet::breakthrough::options{.columns = 1}>>::start();
