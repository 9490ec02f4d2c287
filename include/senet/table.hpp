// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_HPP
#define SENET_TABLE_HPP

#include <senet/moves/maybe.hpp>        // IWYU pragma: export
#include <senet/moves/subset_of.hpp>    // IWYU pragma: export
#include <senet/table/agenda.hpp>       // IWYU pragma: export
#include <senet/table/apart.hpp>        // IWYU pragma: export
#include <senet/table/component.hpp>    // IWYU pragma: export
#include <senet/table/concealed.hpp>    // IWYU pragma: export
#include <senet/table/graph.hpp>        // IWYU pragma: export
#include <senet/table/gravity.hpp>      // IWYU pragma: export
#include <senet/table/grid.hpp>         // IWYU pragma: export
#include <senet/table/holder.hpp>       // IWYU pragma: export
#include <senet/table/index_set.hpp>    // IWYU pragma: export
#include <senet/table/line_up.hpp>      // IWYU pragma: export
#include <senet/table/lines.hpp>        // IWYU pragma: export
#include <senet/table/marker.hpp>       // IWYU pragma: export
#include <senet/table/pawns.hpp>        // IWYU pragma: export
#include <senet/table/picture.hpp>      // IWYU pragma: export
#include <senet/table/pile.hpp>         // IWYU pragma: export
#include <senet/table/plan.hpp>         // IWYU pragma: export
#include <senet/table/race.hpp>         // IWYU pragma: export
#include <senet/table/row.hpp>          // IWYU pragma: export
#include <senet/table/secret.hpp>       // IWYU pragma: export
#include <senet/table/seen.hpp>         // IWYU pragma: export
#include <senet/table/several.hpp>      // IWYU pragma: export
#include <senet/table/slots.hpp>        // IWYU pragma: export
#include <senet/table/squares.hpp>      // IWYU pragma: export
#include <senet/table/supply.hpp>       // IWYU pragma: export
#include <senet/table/symmetry.hpp>     // IWYU pragma: export
#include <senet/table/track.hpp>        // IWYU pragma: export
#include <senet/table/turn_order.hpp>   // IWYU pragma: export
#include <senet/table/upright_grid.hpp> // IWYU pragma: export

#endif // SENET_TABLE_HPP
