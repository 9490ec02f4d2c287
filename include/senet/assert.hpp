// SPDX-License-Identifier: MIT

#ifndef SENET_ASSERT_HPP
#define SENET_ASSERT_HPP

/// Breaking a function's contract ends here; define it before including senet to send it elsewhere.
/// Illegal moves are not contract breaches: they are refused with a verdict.
#ifndef SENET_ASSERT
#include <cassert>
#define SENET_ASSERT(condition, message) assert((condition) && (message))
#endif

#endif // SENET_ASSERT_HPP
