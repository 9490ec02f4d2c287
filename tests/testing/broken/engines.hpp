// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_TESTING_BROKEN_ENGINES_HPP
#define SENET_TESTS_TESTING_BROKEN_ENGINES_HPP

#include "testing/broken/marks.hpp"
#include "testing/broken/shells.hpp"
#include <senet/engine.hpp>

#include <cstdint>
#include <string_view>

/// Engines that are wrong about a sound game: an engine of one's own can be checked like any other.
namespace broken::engines {

using sound = senet::engine<shells::game>;

/// The line of the black shells is printed, and the total forgets it.
struct sheet_without_black : sound::sheet_type {
    using sound::sheet_type::sheet_type;
    explicit constexpr sheet_without_black(sound::sheet_type const& s) : sound::sheet_type(s) {}
    constexpr int total(senet::seat s) const { return points("white", s); }
};
struct forgets_a_line : sound {
    static constexpr auto sheet(position const& p) { return sheet_without_black{sound::sheet(p)}; }
};

/// The basket of seat 1 is not seen by the hash.
struct forgets_in_hash : sound {
    static constexpr std::uint64_t hash(position const& p) {
        auto q = p;
        q.table.baskets[1] = {};
        return sound::hash(q);
    }
};

/// Who has fewer points comes first.
struct ranks_backwards : sound {
    static constexpr auto ranking(position const& p) {
        auto const s = sound::sheet(p);
        int const merits[2][1] = {{-s.total(0)}, {-s.total(1)}};
        return ranking_type{merits};
    }
};

/// Two moves go by one id.
struct gives_one_id_twice : sound {
    static constexpr std::uint64_t id(move m) { return sound::id(m) / 2; }
};

/// The id of each of the two moves leads to the other.
struct swaps_ids : sound {
    static constexpr std::uint64_t id(move m) { return 1 - sound::id(m); }
};

/// Trying a move that is refused costs the turn.
struct turns_on_refusal : sound {
    static constexpr senet::verdict try_play(position& p, move m) {
        auto const answer = sound::try_play(p, m);
        if (!answer && p.table.gathered > 3)
            p.table.gathered.retreat();
        return answer;
    }
};

/// It counts one too few when there is one kind of shell left.
struct counts_wrongly : sound {
    static constexpr int count_moves(position const& p) {
        auto const count = sound::count_moves(p);
        return count == 1 ? 0 : count;
    }
};

/// White and black shells go by the same words.
struct says_the_same : sound {
    static constexpr senet::move_text text(move) { return {"gather shell"}; }
    static constexpr senet::move_text text(position const&, move m) { return text(m); }
    static constexpr senet::parsed<move> parse(std::string_view words) {
        if (words == "gather shell")
            return move{shells::gather{shells::shell::white}};
        return sound::parse(words);
    }
    static constexpr senet::parsed<move> parse(position const&, std::string_view words) {
        return parse(words);
    }
};

/// In a record, black shells are not read.
struct reads_no_black : sound {
    static constexpr senet::parsed<move> parse(std::string_view words) {
        return sound::parse(words);
    }
    static constexpr senet::parsed<move> parse(position const&, std::string_view words) {
        return sound::parse(words == "gather black" ? "gather" : words);
    }
};

/// It lets a player go on gathering when the game is over.
struct plays_on : sound {
    static constexpr senet::verdict check(position const& p, move m) {
        return over(p) ? senet::allowed : sound::check(p, m);
    }
};

/// Whose turn it is after the game nobody should ask.
struct never_rests : sound {
    static constexpr senet::actor to_act(position const& p) {
        return over(p) ? senet::actor{p.seat()} : sound::to_act(p);
    }
};

} // namespace broken::engines

#endif // SENET_TESTS_TESTING_BROKEN_ENGINES_HPP
