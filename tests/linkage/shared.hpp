// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_LINKAGE_SHARED_HPP
#define SENET_TESTS_LINKAGE_SHARED_HPP

#include <everything.hpp>

// Defined in there.cpp and called from here.cpp. Anything whose type is named by senet's templates belongs here:
// if the two units disagree about the type, the program does not link.
namespace there {

senet::random_source after(senet::random_source random, int draws);

} // namespace there

#endif // SENET_TESTS_LINKAGE_SHARED_HPP
