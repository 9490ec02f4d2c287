// SPDX-License-Identifier: MIT

// What somebody does with the installed library: play a game that comes with it, and describe another.
#include <senet/engine.hpp>
#include <senet/games/classic/pig.hpp>
#include <senet/table.hpp>
#include <senet/version.hpp>

#include <boost/hana/define_struct.hpp>

#include <cstdio>

namespace nim {

/// Twenty-one matches; take one, two or three; who takes the last one loses.
struct table {
    BOOST_HANA_DEFINE_STRUCT(table, (senet::track<0, 21>, matches));
};

struct there_are_so_many : senet::rule<"NIM-1", "there are not so many matches left"> {};

struct take {
    BOOST_HANA_DEFINE_STRUCT(take, (senet::within<1, 3>, count));

    constexpr senet::verdict check(auto const& at) const {
        return there_are_so_many{}(count <= at.table.matches);
    }
    constexpr void play(auto& at) const { at.table.matches.retreat(count); }
};

struct none_left {
    constexpr bool operator()(auto const& at) const { return at.table.matches == 0; }
};

struct did_not_take_the_last {
    constexpr int operator()(auto const& at, senet::seat s) const {
        return none_left{}(at) && s != at.seat() ? 1 : 0;
    }
};

struct game {
    static constexpr auto name = "nim";
    static constexpr int seats = 2;
    using table = nim::table;
    static constexpr table setup() {
        table t{};
        t.matches = 21;
        return t;
    }
    static constexpr auto phases =
        senet::named<"taking">(senet::take_turns_until<none_left>(senet::choose<take>));
    static constexpr auto scoring = senet::scoring(senet::line<"survived", did_not_take_the_last>);
};

} // namespace nim

template <class Engine>
bool play(std::uint64_t seed) {
    senet::random_source random{seed};
    auto p = Engine::start();
    int moves = 0;
    for (; !Engine::over(p); ++moves)
        Engine::play(p, Engine::random_move(p, random));
    std::printf(
        "%s: %d moves, %d winner(s)\n", Engine::game::name, moves, Engine::ranking(p).winners());
    return Engine::ranking(p).winners() == 1;
}

int main() {
    std::printf("senet %d.%d.%d\n", SENET_VERSION_MAJOR, SENET_VERSION_MINOR, SENET_VERSION_PATCH);
    bool const pig = play<senet::engine<senet::pig::game<>>>(1);
    bool const own = play<senet::engine<nim::game>>(2);
    return pig && own ? 0 : 1;
}
