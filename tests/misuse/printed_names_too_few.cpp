// expect: senet: a move that says under which names its members are printed names each of them
// SPDX-License-Identifier: MIT

#include "nim.hpp"

struct step {
    BOOST_HANA_DEFINE_STRUCT(step, (senet::within<1, 3>, by), (bool, twice));

    static constexpr std::string_view printed_names[] = {"by"};

    constexpr void play(auto& at) const { at.table.matches.retreat(by); }
};

struct game : nim::game<> {
    static constexpr auto phases = senet::take_turns_until<nim::none_left>(senet::choose<step>);
};
using engine = senet::engine<game>;

auto text_of(engine::move m) { return engine::text(m); }
