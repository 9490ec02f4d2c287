// SPDX-License-Identifier: MIT

#include <senet/random.hpp>
#include <senet/version.hpp>

#include <cstdio>

int main() {
    senet::random_source random{2024};
    auto const die = 1 + senet::draw_below(6, random);
    std::printf(
        "senet %d.%d.%d throws a %d\n", SENET_VERSION_MAJOR, SENET_VERSION_MINOR,
        SENET_VERSION_PATCH, static_cast<int>(die));
    return die <= 6 ? 0 : 1;
}
