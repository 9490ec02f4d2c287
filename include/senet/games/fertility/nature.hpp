// SPDX-License-Identifier: MIT

#ifndef SENET_GAMES_FERTILITY_NATURE_HPP
#define SENET_GAMES_FERTILITY_NATURE_HPP

#include <senet/games/fertility/moves.hpp>
#include <senet/phases/drawn.hpp> // IWYU pragma: export

#include <boost/hana/define_struct.hpp>

#include <string_view>

// What is left to chance, one thing at a time (FER-255, FER-256, FER-257). The names are those of the specification's list of
// chance events (14.2); what options lay down is not drawn (FER-257).
namespace senet::fertility {

/// FER-021, FER-022: the next board from the left.
struct lay_board {
    BOOST_HANA_DEFINE_STRUCT(lay_board, (board, id));
    static constexpr std::string_view name = "board";

    static constexpr index_set<4> moves(auto const& at) {
        auto left = index_set<4>::full();
        for (int i = 0; i != at.table.valley.boards_laid(); ++i)
            left.erase(static_cast<int>(at.table.valley.board_at(i)));
        return left;
    }
    constexpr void play(auto& at) const { at.table.valley.lay_board(id); }

    static constexpr auto given_in(options const& o) { return o.boards; }
    static constexpr int before(auto const& at) { return at.table.valley.boards_laid(); }
};

/// FER-022: 1 turns it by 180 degrees.
struct turn_board {
    BOOST_HANA_DEFINE_STRUCT(turn_board, (below<2>, x));
    static constexpr std::string_view name = "turn";

    constexpr void play(auto& at) const {
        if (x == 1)
            at.table.valley.turn_board();
    }

    static constexpr auto given_in(options const& o) { return o.turned; }
    static constexpr int before(auto const& at) { return at.table.valley.boards_laid() - 1; }
};

/// FER-026
struct pick_symbol {
    BOOST_HANA_DEFINE_STRUCT(pick_symbol, (valley_row, r), (valley_column, c));
    static constexpr std::string_view name = "symbol";

    static constexpr auto moves(auto const& at) { return at.table.valley.nearest_symbols(); }
    static constexpr pick_symbol made_of(auto const& square) {
        return {square.row(), square.column()};
    }
    constexpr verdict check(auto const& at) const {
        auto const& valley = at.table.valley;
        return symbol_is_nearest{}(
            valley.contains(r, c) && valley.nearest_symbols().contains({r, c}));
    }
    constexpr void play(auto& at) const { at.table.start_symbol.move_to({r, c}); }
};

/// FER-005, FER-027, FER-029: the starting tile, turned clockwise k times.
struct rotate_start {
    BOOST_HANA_DEFINE_STRUCT(rotate_start, (below<4>, k));
    static constexpr std::string_view name = "rotation";

    constexpr void play(auto& at) const {
        at.table.valley.lay_start_tile(at.table.start_symbol.place(), k);
        at.table.start_symbol.remove();
    }

    static constexpr auto given_in(options const& o) { return o.rotation; }
    static constexpr int before(auto const&) { return 0; }
};

/// FER-032, FER-033, FER-163: into the own pool as long as there is room in it, which is during setup only, otherwise
/// into the common pool. FER-252: those put away are among those that may come.
struct reveal_domino {
    BOOST_HANA_DEFINE_STRUCT(reveal_domino, (domino, id));
    static constexpr std::string_view name = "domino";

    constexpr int odds(auto const& at) const { return at.table.dominoes.odds(id); }
    static constexpr reveal_domino draw(auto const& at, auto& random) {
        return {at.table.dominoes.pick(random)};
    }
    constexpr void play(auto& at) const {
        at.table.dominoes.take(id);
        at.table.dominoes_left.retreat();
        if (own_pool(at).full())
            at.table.common.put(id);
        else
            own_pool(at).put(id);
    }

    static constexpr auto given_in(options const& o) { return o.dominoes; }
    static constexpr int before(auto const& at) {
        int all = 0;
        for (int const copies : std::remove_cvref_t<decltype(at)>::game::print.copies)
            all += copies;
        return all - at.table.dominoes.size();
    }
};

/// FER-035
struct deal_metropolis {
    BOOST_HANA_DEFINE_STRUCT(deal_metropolis, (metropolis_board, id));
    static constexpr std::string_view name = "metropolis";

    static constexpr index_set<4> moves(auto const& at) {
        auto left = index_set<4>::full();
        for (auto const& m : at.table.metropolises)
            if (m.has_board())
                left.erase(static_cast<int>(m.board()));
        return left;
    }
    constexpr void play(auto& at) const { own_metropolis(at).take_board(id); }

    static constexpr auto given_in(options const& o) { return o.metropolises; }
    static constexpr int before(auto const& at) { return at.seat(); }
};

/// FER-038
struct deal_monuments {
    BOOST_HANA_DEFINE_STRUCT(deal_monuments, (monument, id));
    static constexpr std::string_view name = "monument_type";

    static constexpr index_set<4> moves(auto const& at) {
        auto left = index_set<4>::full();
        for (auto const& m : at.table.metropolises)
            if (m.has_monuments())
                left.erase(static_cast<int>(m.monuments()));
        return left;
    }
    constexpr void play(auto& at) const { own_metropolis(at).take_monuments(id); }

    static constexpr auto given_in(options const& o) { return o.monuments; }
    static constexpr int before(auto const& at) { return at.seat(); }
};

/// FER-036, FER-165
struct reveal_district {
    BOOST_HANA_DEFINE_STRUCT(reveal_district, (district, id));
    static constexpr std::string_view name = "district";

    constexpr int odds(auto const& at) const { return at.table.district_pile.odds(id); }
    static constexpr reveal_district draw(auto const& at, auto& random) {
        return {at.table.district_pile.pick(random)};
    }
    constexpr void play(auto& at) const {
        at.table.district_pile.take(id);
        at.table.districts.put(id);
    }

    static constexpr auto given_in(options const& o) { return o.districts; }
    static constexpr int before(auto const& at) {
        return district_tiles - at.table.district_pile.size();
    }
};

} // namespace senet::fertility

#endif // SENET_GAMES_FERTILITY_NATURE_HPP
