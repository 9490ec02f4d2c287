// SPDX-License-Identifier: MIT

#ifndef SENET_SENET_HPP
#define SENET_SENET_HPP

// Everything but the games, and but <senet/views.hpp>: range-v3 takes longer to include than all of this.
#include <senet/engine.hpp>  // IWYU pragma: export
#include <senet/given.hpp>   // IWYU pragma: export
#include <senet/io.hpp>      // IWYU pragma: export
#include <senet/moves.hpp>   // IWYU pragma: export
#include <senet/phases.hpp>  // IWYU pragma: export
#include <senet/players.hpp> // IWYU pragma: export
#include <senet/random.hpp>  // IWYU pragma: export
#include <senet/record.hpp>  // IWYU pragma: export
#include <senet/rules.hpp>   // IWYU pragma: export
#include <senet/scoring.hpp> // IWYU pragma: export
#include <senet/table.hpp>   // IWYU pragma: export
#include <senet/version.hpp> // IWYU pragma: export

#endif // SENET_SENET_HPP
