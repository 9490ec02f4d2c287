// SPDX-License-Identifier: MIT

#ifndef SENET_PHASES_CAN_HPP
#define SENET_PHASES_CAN_HPP

#include <senet/detail/listing.hpp>

namespace senet {

/// A condition: the seat whose turn it is could make one of these moves, were they on offer. `when<can<steal>>(…)`
/// asks only those who have something to decide, and a rule says "only if you cannot" with the same words.
template <class... Moves>
struct can {
    constexpr bool operator()(auto const& at) const {
        return ((detail::count_legal<Moves>(at) != 0) || ...);
    }
};

} // namespace senet

#endif // SENET_PHASES_CAN_HPP
