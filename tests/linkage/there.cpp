// SPDX-License-Identifier: MIT

#include "shared.hpp"

namespace there {

namespace {

template <class Engine>
typename Engine::position play_on(typename Engine::position p, senet::random_source& random) {
    while (!Engine::over(p))
        Engine::play(p, Engine::random_move(p, random));
    return p;
}

} // namespace

senet::random_source after(senet::random_source random, int draws) {
    for (int i = 0; i < draws; ++i)
        random();
    return random;
}

ttt::position finish(ttt::position p, senet::random_source& r) { return play_on<ttt>(p, r); }
kuhn::position finish(kuhn::position p, senet::random_source& r) { return play_on<kuhn>(p, r); }
pig3::position finish(pig3::position p, senet::random_source& r) { return play_on<pig3>(p, r); }
c4::position finish(c4::position p, senet::random_source& r) { return play_on<c4>(p, r); }

std::uint64_t hash(ttt::position const& p) { return ttt::hash(p); }
std::uint64_t hash(kuhn::position const& p) { return kuhn::hash(p); }
std::uint64_t hash(pig3::position const& p) { return pig3::hash(p); }
std::uint64_t hash(c4::position const& p) { return c4::hash(p); }

senet::verdict check(kuhn::position const& p, kuhn::move m) { return kuhn::check(p, m); }
kuhn::view_type view(kuhn::position const& p, senet::seat who) { return kuhn::view(p, who); }
kuhn::sheet_type sheet(kuhn::position const& p) { return kuhn::sheet(p); }
kuhn::ranking_type ranking(kuhn::position const& p) { return kuhn::ranking(p); }
kuhn::moves_type moves(kuhn::position const& p) { return kuhn::moves(p); }
senet::parsed<kuhn::move> parse(kuhn::position const& p, std::string_view words) {
    return kuhn::parse(p, words);
}
kuhn::text_type text(kuhn::position const& p, kuhn::move m) { return kuhn::text(p, m); }

} // namespace there
