// SPDX-License-Identifier: MIT

#ifndef SENET_MOVES_HPP
#define SENET_MOVES_HPP

#include <senet/moves/domain.hpp>      // IWYU pragma: export
#include <senet/moves/maybe.hpp>       // IWYU pragma: export
#include <senet/moves/move_text.hpp>   // IWYU pragma: export
#include <senet/moves/move_traits.hpp> // IWYU pragma: export
#include <senet/moves/offer.hpp>       // IWYU pragma: export
#include <senet/moves/packed_move.hpp> // IWYU pragma: export
#include <senet/moves/subset_of.hpp>   // IWYU pragma: export

#endif // SENET_MOVES_HPP
