// expect: senet: a pile with a bottom has at most 255 kinds
// SPDX-License-Identifier: MIT

#include <senet/table/pile.hpp>

constexpr senet::pile<senet::below<300>, 1, 2> cards;
