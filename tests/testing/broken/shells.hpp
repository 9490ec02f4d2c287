// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_TESTING_BROKEN_SHELLS_HPP
#define SENET_TESTS_TESTING_BROKEN_SHELLS_HPP

#include <senet/engine.hpp>
#include <senet/table/several.hpp>
#include <senet/table/supply.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/define_struct.hpp>

#include <cstdint>

/// A sound game for the others to break, one part at a time: two players gather shells from a beach, in turn, until it
/// is empty. A black one is worth two.
namespace broken::shells {

enum class shell : std::uint8_t { white, black };

struct table {
    BOOST_HANA_DEFINE_STRUCT(
        table,
        (senet::supply<shell, 4>, beach),
        (senet::per_seat<2, senet::supply<shell, 8>>, baskets),
        (senet::track<0, 8>, gathered));
};

struct shell_is_there : senet::rule<"SHELL-1", "there is no such shell on the beach"> {};

struct gather {
    BOOST_HANA_DEFINE_STRUCT(gather, (shell, what));

    constexpr senet::verdict check(auto const& at) const {
        return shell_is_there{}(at.table.beach.has(what));
    }
    constexpr void play(auto& at) const {
        at.table.beach.take(what);
        at.table.baskets[at.seat()].put(what);
        at.table.gathered.advance();
    }
};

struct beach_is_empty {
    constexpr bool operator()(auto const& at) const { return at.table.beach.empty(); }
};

template <shell Kind>
struct gathered {
    constexpr int operator()(auto const& at, senet::seat s) const {
        return at.table.baskets[s].count(Kind);
    }
};

template <class... Gather>
inline constexpr auto phases =
    senet::named<"gathering">(senet::take_turns_until<beach_is_empty>(senet::choose<Gather...>));

struct game {
    static constexpr auto name = "shells";
    static constexpr int seats = 2;
    using table = shells::table;

    static constexpr table setup() {
        table t{};
        t.beach = senet::supply<shell, 4>::of_each(3);
        return t;
    }

    static constexpr auto phases = shells::phases<gather>;
    static constexpr auto scoring = senet::scoring(
        senet::line<"white", senet::per_piece<gathered<shell::white>>>,
        senet::line<"black", senet::per_piece<gathered<shell::black>, 2>>);
    static constexpr auto rules = senet::rules<shell_is_there>;
    static constexpr bool seats_are_alike = true;
    static constexpr int longest_game = 6;
    static constexpr int sum_of_totals = 9;
};

} // namespace broken::shells

#endif // SENET_TESTS_TESTING_BROKEN_SHELLS_HPP
