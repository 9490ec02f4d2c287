// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_VALLEY_OF_THE_KINGS_MOMENT_HPP
#define SENET_GAMES_VALLEY_OF_THE_KINGS_MOMENT_HPP

#include <senet/engine.hpp>

#include <string_view>

namespace senet::valley_of_the_kings {

/// Where in a round a position is.
template <class At>
constexpr std::string_view phase_of(At const& at) noexcept {
    return engine<typename At::game>::phase(at);
}
constexpr bool is_buying(auto const& at) noexcept {
    auto const phase = phase_of(at);
    return phase == "draw" || phase == "bid" || phase == "lay";
}

} // namespace senet::valley_of_the_kings

#endif // SENET_GAMES_VALLEY_OF_THE_KINGS_MOMENT_HPP
