// SPDX-License-Identifier: MIT

#ifndef SENET_SCORING_HPP
#define SENET_SCORING_HPP

#include <senet/scoring/combinators.hpp>
#include <senet/scoring/lines.hpp>
#include <senet/scoring/sheet.hpp>

#endif // SENET_SCORING_HPP
