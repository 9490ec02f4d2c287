// SPDX-License-Identifier: MIT

#ifndef SENET_REDEAL_HPP
#define SENET_REDEAL_HPP

#include <senet/assert.hpp>
#include <senet/detail/game_traits.hpp>
#include <senet/detail/type_list.hpp>
#include <senet/fixed_string.hpp>
#include <senet/position.hpp>
#include <senet/random.hpp>
#include <senet/seats.hpp>
#include <senet/table/component.hpp>

namespace senet {

/// Deals everything anew that a seat does not see, as far as its components know: hidden pieces of one kind from the
/// whole table are pooled and laid again, hidden decisions are any. A game with a `redeal` of its own may begin with
/// this.
template <class Game, class Random>
constexpr void redeal_hidden(position<Game>& at, seat viewer, Random& random) {
    auto const deal_again = [&]<class Kind>(detail::type_box<Kind>) {
        piece_pool<Kind> pool;
        detail::lift_pieces(at.table, pool, viewer, false);
        detail::lay_pieces(at.table, pool, random, viewer, false);
        SENET_ASSERT(pool.total() == 0, "senet: every piece that was lifted is laid again");
    };
    [&]<class... Kinds>(detail::type_list<Kinds...>) {
        (deal_again(detail::type_box<Kinds>{}), ...);
    }(detail::piece_types<typename Game::table>{});
    detail::guess_commitments(at.table, random, viewer, false);
}

namespace detail {

template <class Game, class Random>
constexpr void redeal_table(position<Game>& at, seat viewer, Random& random) {
    if constexpr (requires { Game::redeal(at, viewer, random); })
        Game::redeal(at, viewer, random);
    else
        redeal_hidden(at, viewer, random);
}

} // namespace detail

/// Replaces what a seat has decided in a phase, and nobody else has seen, by what it could have decided as well: its
/// moves in the phase are made again at random, and what they write into its part of a member of the table (a `per_seat`
/// of something concealed, cleared first) is kept. If the seat is still at it, it has come to any point at which it has
/// the same choice. For the `redeal` of a game:
///
///     senet::redeal_hidden(at, viewer, random);
///     for (int s = 0; s != at.seats; ++s)
///         if (s != viewer && !at.table.programmes[s].revealed())
///             senet::decide_again<"programme", &table::programmes>(at, s, random);
///
/// What the moves depend on must still be as it was when they were made.
template <fixed_string Phase, auto Member, class Game, class Random>
constexpr void decide_again(position<Game>& at, seat who, Random& random) {
    using engine = senet::engine<Game>;
    using access = detail::position_access<Game>;
    constexpr auto region = detail::region_of_phase<Game>(Phase);
    auto const is_deciding = [&](position<Game> const& p) {
        auto const here = detail::stops_of<Game>.address[access::stop(p)];
        return engine::to_act(p) == who && here >= region.first && here < region.last;
    };
    bool const still_at_it = is_deciding(at);

    auto table = at.table;
    (table.*Member)[who] = {};
    auto p = engine::template arrange<Phase>(table, who);
    auto decided = (p.table.*Member)[who];
    for (std::uint64_t points = 0; is_deciding(p);) {
        if (still_at_it && access::stop(p) == access::stop(at) && draw_below(++points, random) == 0)
            decided = (p.table.*Member)[who];
        auto const move = engine::random_move(p, random);
        if (!still_at_it) {
            // the move alone, before anything follows from it
            auto after = p;
            move.visit([&](auto const& typed) { typed.play(after); });
            decided = (after.table.*Member)[who];
        }
        engine::play(p, move);
    }
    (at.table.*Member)[who] = decided;
}

} // namespace senet

#endif // SENET_REDEAL_HPP
