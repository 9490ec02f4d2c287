// SPDX-License-Identifier: MIT

// What the law checker says of the three versions of a new game.
#include "baskets.hpp"

#include <senet/testing/check_game.hpp>

#include <iostream>

int main() {
    using senet::testing::check_game;
    std::cout << check_game<baskets::game>() << "\n"
              << check_game<baskets::second_game>() << "\n"
              << check_game<baskets::third_game>();
}
