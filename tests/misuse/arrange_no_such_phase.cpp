// expect: senet: the phases of the game have one of that name
// SPDX-License-Identifier: MIT

#include "nim.hpp"

constexpr auto p = senet::engine<nim::game<>>::arrange<"burning">(nim::all_matches());
