// SPDX-License-Identifier: MIT

#include "shared.hpp"

namespace there {

senet::random_source after(senet::random_source random, int draws) {
    for (int i = 0; i < draws; ++i)
        random();
    return random;
}

} // namespace there
