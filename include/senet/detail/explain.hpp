// SPDX-License-Identifier: MIT

#ifndef SENET_DETAIL_EXPLAIN_HPP
#define SENET_DETAIL_EXPLAIN_HPP

namespace senet::detail {
template <class Game>
consteval bool explain_game() {
    return true;
}
} // namespace senet::detail

#endif // SENET_DETAIL_EXPLAIN_HPP
