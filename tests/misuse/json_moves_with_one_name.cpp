// expect: senet: in JSON lines moves are told apart by their names
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <senet/record.hpp>

namespace second {
struct take {
    static constexpr std::string_view words = "take one";
    constexpr void play(auto& at) const { at.table.matches.retreat(1); }
};
} // namespace second

struct game : nim::game<> {
    static constexpr auto phases =
        senet::take_turns_until<nim::none_left>(senet::choose<nim::take, second::take>);
};
using engine = senet::engine<game>;

std::string written(senet::record<engine> const& played) { return senet::to_json_lines(played); }
