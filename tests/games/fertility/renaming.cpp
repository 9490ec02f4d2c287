// SPDX-License-Identifier: MIT

#include "games/fertility/arranged.hpp"

#include "support/catch.hpp"

#include <cstddef>
#include <string_view>

// Renaming the four types of resources in the data and in the moves changes nothing else.
namespace {

using namespace fertility_tests;

/// A becomes B, B becomes P, P becomes G, G becomes A.
constexpr char renamed(char letter) {
    return letter == 'A'   ? 'B'
           : letter == 'B' ? 'P'
           : letter == 'P' ? 'G'
           : letter == 'G' ? 'A'
                           : letter;
}
constexpr resource renamed(resource r) {
    return static_cast<resource>((static_cast<int>(r) + 1) % resources);
}

/// The letters of the shipped edition, renamed; an edition only looks at its letters.
struct letters {
    char boards[4][board_rows][board_columns] = {};
    char starting[4][starting_shops][3] = {};
    char districts[district_tiles][shops_of_tile][3] = {};
    char start_tile[4] = {};

    static constexpr void rename(std::string_view from, char* to) {
        for (std::size_t i = 0; i != from.size(); ++i)
            to[i] = renamed(from[i]);
    }
    constexpr letters() {
        for (int b = 0; b != 4; ++b) {
            for (int r = 0; r != board_rows; ++r)
                rename(reconstructed.boards[b].rows[r], boards[b][r]);
            for (int k = 0; k != starting_shops; ++k)
                rename(reconstructed.metropolises[b].shops[k].need, starting[b][k]);
        }
        for (int d = 0; d != district_tiles; ++d)
            for (int k = 0; k != shops_of_tile; ++k)
                rename(reconstructed.districts[d].shops[k].need, districts[d][k]);
        rename(reconstructed.start_tile, start_tile);
    }
};
constexpr letters other_letters{};

constexpr shop renamed(shop const& s, char const* need) {
    shop result = s;
    result.need = {need, s.need.size()};
    result.gain.of = {};
    for (int const r : s.gain.of)
        result.gain.of.insert((r + 1) % resources);
    return result;
}

constexpr edition make_other() {
    edition e = reconstructed;
    for (int b = 0; b != 4; ++b) {
        for (int r = 0; r != board_rows; ++r)
            e.boards[b].rows[r] = {other_letters.boards[b][r], board_columns};
        for (int k = 0; k != starting_shops; ++k)
            e.metropolises[b].shops[k] =
                renamed(e.metropolises[b].shops[k], other_letters.starting[b][k]);
    }
    for (int d = 0; d != district_tiles; ++d)
        for (int k = 0; k != shops_of_tile; ++k)
            e.districts[d].shops[k] =
                renamed(e.districts[d].shops[k], other_letters.districts[d][k]);
    e.start_tile = {other_letters.start_tile, 4};
    return e;
}
constexpr edition other = make_other();
static_assert(is_complete(other));
static_assert(other.districts[0].shops[0].need == "BBP");

using here = four;
using there = senet::engine<game<options{.players = 4}, other>>;

constexpr domino renamed(domino d) {
    char const scenes[] = {
        "BPGA"[static_cast<int>(first_scene(d))], "BPGA"[static_cast<int>(second_scene(d))]};
    return domino_of({scenes, 2});
}

/// The same move with other names.
struct rename_move {
    here::position const& p;

    there::move operator()(reveal_domino const& m) const { return reveal_domino{renamed(m.id)}; }
    there::move operator()(place const& m) const {
        domino const d = p.table.pools[p.seat()][m.t];
        char const scenes[] = {
            "BPGA"[static_cast<int>(first_scene(d))], "BPGA"[static_cast<int>(second_scene(d))]};
        return lay({scenes, 2}, m.r, m.c, m.d, m.t);
    }
    there::move operator()(quarry const& m) const {
        if (m.x == quarry::choice::monument || m.x == quarry::choice::none)
            return m;
        return quarry{m.q, static_cast<quarry::choice>(renamed(m.type()))};
    }
    there::move operator()(build const& m) const { return build{m.i, m.g, m.a, m.b, m.p, m.w}; }
    there::move operator()(supply const& m) const { return supply{m.s, m.k, renamed(m.x)}; }
    there::move operator()(chain const& m) const { return chain{renamed(m.x), m.s, m.k}; }
    template <class Move>
    there::move operator()(Move const& m) const {
        return m;
    }
};

} // namespace

TEST_CASE("INV-FER-23: renaming the types of resources changes nothing else") {
    for (std::uint64_t seed = 0; seed != 25; ++seed) {
        senet::random_source random{seed};
        auto p = here::start();
        auto q = there::start();
        while (!here::over(p)) {
            REQUIRE(here::count_moves(p) == there::count_moves(q));
            REQUIRE(here::to_act(p) == there::to_act(q));
            REQUIRE(here::phase(p) == there::phase(q));
            auto const m = here::random_move(p, random);
            auto const same = m.visit(rename_move{p});
            REQUIRE(there::check(q, same));
            here::play(p, m);
            there::play(q, same);
        }
        REQUIRE(there::over(q));
        auto const sheet = here::sheet(p);
        auto const other_sheet = there::sheet(q);
        for (int line = 0; line != 5; ++line)
            for (int s = 0; s != 4; ++s)
                REQUIRE(sheet.points(line, s) == other_sheet.points(line, s));
    }
}
