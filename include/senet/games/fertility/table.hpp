// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_FERTILITY_TABLE_HPP
#define SENET_GAMES_FERTILITY_TABLE_HPP

#include <senet/games/fertility/metropolis.hpp>
#include <senet/games/fertility/options.hpp>
#include <senet/games/fertility/valley.hpp>
#include <senet/seats.hpp>
#include <senet/table/marker.hpp>
#include <senet/table/pile.hpp>
#include <senet/table/row.hpp>
#include <senet/table/several.hpp>
#include <senet/table/supply.hpp>
#include <senet/table/track.hpp>

#include <boost/hana/define_struct.hpp>

namespace senet::fertility {

constexpr int most_of(int const (&counts)[resources]) noexcept {
    int most = 1;
    for (int const n : counts)
        most = n > most ? n : most;
    return most;
}
constexpr int most_of(int const (&counts)[domino_kinds]) noexcept {
    int most = 1;
    for (int const n : counts)
        most = n > most ? n : most;
    return most;
}

/// What lies on the table. Everything is in the open but the order of the piles and which dominoes were put away
/// (FER-250, FER-251, FER-252). Connectors and the score pad have no effect (FER-013).
///
/// Rows keep the order in which things came, which has no meaning in the rules (FER-167).
template <edition const& Print, int Players, int Boards, int Tiles>
struct table {
    using valley_type = fertility::valley<Print, Boards>;
    using square = typename valley_type::square;
    using tokens = supply<resource, most_of(Print.tokens)>;
    static constexpr int most_copies = most_of(Print.copies);
    using dominoes_in_play = supply<domino, most_copies>;

    BOOST_HANA_DEFINE_STRUCT(
        table,
        (valley_type, valley),
        (marker<square>, start_symbol), // until the starting tile lies on it
        (per_seat<Players, metropolis<Print>>, metropolises),
        (per_seat<Players, several<Print.pawns, marker<square>>>,
         monuments), // on the Valley, or left with their owner
        (per_seat<Players, row<domino, personal_pool>>, pools), // FER-032
        (tokens, stock),                                        // FER-037
        (tokens, hand),                                         // of the seat whose turn it is
        (several<4, marker<square>>,
         quarries), // created in this turn, in order, until all are decided
        (below<4>, quarries_decided),
        (marker<below<shop_places>>,
         exchange),                         // the exchange shop whose benefit is not resolved yet
        (row<domino, common_pool>, common), // FER-033
        (pile<domino, most_copies>, dominoes), // face down, those put away unseen among them
        (counter<Tiles>, dominoes_left), // how many of those are in the pile (FER-031, FER-034)
        (dominoes_in_play, placed),      // FER-072
        (dominoes_in_play, discarded),   // FER-069
        (dominoes_in_play, removed),     // FER-162
        (row<district, district_row>, districts), // FER-036
        (pile<district>, district_pile),
        (marker<below<Players + 1>>,
         turns_left)); // once the end of the game is triggered (FER-180)
};

/// The pawns a seat has on the Valley.
constexpr int monuments_on_valley(auto const& at, seat s) noexcept {
    int n = 0;
    for (auto const& pawn : at.table.monuments[s])
        n += pawn.there() ? 1 : 0;
    return n;
}

/// Dominoes that a turn has used up, by placing or discarding (FER-184): how many turns have had their step 1.
constexpr int dominoes_used(auto const& at) noexcept {
    return at.table.placed.size() + at.table.discarded.size();
}

/// FER-260: of equal dominoes the first one is taken.
constexpr bool is_first_of_its_kind(auto const& dominoes, int i) noexcept {
    if (i >= dominoes.size())
        return false;
    for (int before = 0; before != i; ++before)
        if (dominoes[before] == dominoes[i])
            return false;
    return true;
}
template <int N>
constexpr index_set<N> first_of_each_kind(row<domino, N> const& dominoes) noexcept {
    auto result = index_set<N>::full();
    for (int i = 0; i != N; ++i)
        if (!is_first_of_its_kind(dominoes, i))
            result.erase(i);
    return result;
}

} // namespace senet::fertility

#endif // SENET_GAMES_FERTILITY_TABLE_HPP
