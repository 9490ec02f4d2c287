// expect: senet: in JSON lines a move with a member that is called actor, phase, move, legal
// SPDX-License-Identifier: MIT

#include "nim.hpp"

#include <senet/record.hpp>

struct step {
    BOOST_HANA_DEFINE_STRUCT(step, (senet::within<1, 3>, move));

    static constexpr std::string_view name = "move";

    constexpr void play(auto& at) const { at.table.matches.retreat(move); }
};

struct game : nim::game<> {
    static constexpr auto phases = senet::take_turns_until<nim::none_left>(senet::choose<step>);
};
using engine = senet::engine<game>;

std::string written(senet::record<engine> const& played) { return senet::to_json_lines(played); }
