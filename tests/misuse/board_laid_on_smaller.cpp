// expect: senet: a board is laid on one that is at least as large
// SPDX-License-Identifier: MIT

#include <senet/table/symmetry.hpp>

using small = senet::board_shape<3, 3>;
using large = senet::board_shape<4, 4>;
constexpr auto laid = senet::laid_on(senet::square<small>{0, 0}, senet::square_set<large>::full());
