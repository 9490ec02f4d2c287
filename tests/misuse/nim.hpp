// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_MISUSE_NIM_HPP
#define SENET_TESTS_MISUSE_NIM_HPP

#include <senet/engine.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/define_struct.hpp>

// A complete description; each file here repeats one part of it with a mistake. Two players take one to three of the
// matches in turn, and who takes the last one wins.
namespace nim {

struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (senet::track<0, 20>, matches));
};

constexpr table all_matches() {
    table t{};
    t.matches = 20;
    return t;
}

struct enough_are_left : senet::rule<"NIM-1", "there are not that many matches left"> {};

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (senet::within<1, 3>, count));

    static constexpr std::string_view words = "take {count}";

    constexpr senet::verdict check(auto const& at) const {
        return enough_are_left{}(count <= at.table.matches);
    }
    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};

struct none_left {
    constexpr bool operator()(auto const& at) const { return at.table.matches.at_bottom(); }
};

struct last_match {
    constexpr int operator()(auto const& at, senet::seat s) const {
        return none_left{}(at) && s == at.seat() ? 1 : 0;
    }
};

template <class Take = take>
struct game {
    static constexpr auto name = "nim";
    static constexpr int seats = 2;
    using table = nim::table;

    static constexpr table setup() { return all_matches(); }

    static constexpr auto phases =
        senet::named<"taking">(senet::take_turns_until<none_left>(senet::choose<Take>));
    static constexpr auto scoring = senet::scoring(senet::line<"last match", last_match>);
    static constexpr auto rules = senet::rules<enough_are_left>;
};

} // namespace nim

#endif // SENET_TESTS_MISUSE_NIM_HPP
