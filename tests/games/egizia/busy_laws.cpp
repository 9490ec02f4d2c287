// SPDX-License-Identifier: MIT

#include "games/egizia/laws.hpp"

// The law checker on an edition in which everything happens often: crews are soon at the end of their tracks, pieces and
// walls are few, and the cards of the first rounds are those that are seldom met.
namespace {

using namespace egizia_tests;

constexpr edition make_busy() {
    edition e = reconstructed;
    e.name = "busy";
    for (int& end_of_crew : e.crew_end)
        end_of_crew = 3;
    e.pieces = 6;
    card_print const often[] = {
        print::permanent(word::upstream),        print::permanent(word::upstream),
        print::anytime(word::extra_boat),        print::anytime(word::sell_stones, 5),
        print::permanent(word::improve, 1),      print::permanent(word::improve),
        print::permanent(word::leftover),        print::anytime(word::take_stones, 2),
        print::anytime(word::build_first),       print::immediate({word::advance_any, 2, 15}),
        print::immediate({word::move_flood, 2}), print::anytime(word::two_crews)};
    for (int c = 0; c != 12; ++c) {
        e.nile[c] = often[c];
        e.nile[22 + c] = often[11 - c];
        e.nile[44 + c] = often[c];
    }
    e.nile[12] = print::field(colour::brown, 6, {word::gain_stones, 1});
    e.nile[13] = print::permanent(word::raise_field);
    e.nile[14] = print::permanent(word::feed_with_stones);
    e.nile[15] = print::anytime(word::double_space);
    e.nile[16] = print::permanent(word::reuse);
    e.nile[17] = print::permanent(word::extra_sphinx, 2);
    e.nile[18] = print::anytime(word::wheat, 4);
    // walls of one cell each, so that what stands on them is reached
    for (line_id const l : {line_id::left, line_id::right})
        e.line[static_cast<int>(l)].cells = 1;
    return e;
}
constexpr edition busy = make_busy();
static_assert(is_complete(busy));

using busy_game = senet::engine<game<options{.players = 3, .unlimited_pieces = false}, busy>>;

/// Seat 0 comes to build without a stone, but could improve a crew (EGZ-081).
busy_game::position poor() {
    auto t = start_table<busy_game>();
    t.round = rounds;
    give(t, 0, N12_06);
    t.players[0].stock = 0;
    return at_site<busy_game>(t, site_id::A);
}

} // namespace

TEST_CASE("egizia keeps the laws where everything happens often") {
    keeps_all_laws<busy_game>(150, 5, {poor()});
}
