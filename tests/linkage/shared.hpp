// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_LINKAGE_SHARED_HPP
#define SENET_TESTS_LINKAGE_SHARED_HPP

#include <everything.hpp>

#include <cstdint>

using ttt = senet::engine<senet::tic_tac_toe::game<>>;
using kuhn = senet::engine<senet::kuhn_poker::game<>>;
using pig3 = senet::engine<senet::pig::game<senet::pig::options{.players = 3, .target = 40}>>;
using c4 = senet::engine<senet::connect_four::game<>>;

// Defined in there.cpp and called from here.cpp. Anything whose type is named by senet's templates belongs here:
// if the two units disagree about the type, the program does not link.
namespace there {

senet::random_source after(senet::random_source random, int draws);

ttt::position finish(ttt::position p, senet::random_source& random);
kuhn::position finish(kuhn::position p, senet::random_source& random);
pig3::position finish(pig3::position p, senet::random_source& random);
c4::position finish(c4::position p, senet::random_source& random);

std::uint64_t hash(ttt::position const& p);
std::uint64_t hash(kuhn::position const& p);
std::uint64_t hash(pig3::position const& p);
std::uint64_t hash(c4::position const& p);

senet::verdict check(kuhn::position const& p, kuhn::move m);
kuhn::view_type view(kuhn::position const& p, senet::seat who);
kuhn::sheet_type sheet(kuhn::position const& p);
kuhn::ranking_type ranking(kuhn::position const& p);
kuhn::moves_type moves(kuhn::position const& p);
senet::parsed<kuhn::move> parse(kuhn::position const& p, std::string_view words);
kuhn::text_type text(kuhn::position const& p, kuhn::move m);

} // namespace there

#endif // SENET_TESTS_LINKAGE_SHARED_HPP
