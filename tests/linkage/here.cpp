// SPDX-License-Identifier: MIT

#include "shared.hpp"

#include <cstdio>

namespace {

int failures = 0;

void same(bool yes, char const* what) {
    if (!yes) {
        std::printf("not the same in both translation units: %s\n", what);
        ++failures;
    }
}

} // namespace

int main() {
    senet::random_source random{7};
    auto const continued = there::after(random, 3);
    for (int i = 0; i < 3; ++i)
        random();
    same(random == continued, "a random source");
    return failures;
}
