// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_LAWS_HPP
#define SENET_TESTING_LAWS_HPP

#include <senet/rules.hpp>
#include <senet/testing/said.hpp>

#include <string>
#include <string_view>
#include <utility>

namespace senet::testing {

/// What every game has to keep, beside its own invariants.
enum class law : int {
    contract,
    bounds,
    pieces,
    possible,
    numbers,
    hash,
    over,
    listed,
    legal,
    once,
    counted,
    refused,
    cited,
    function,
    ids,
    words,
    odds,
    draw,
    view,
    secret,
    redeal,
    fair,
    total,
    sum,
    ranking,
    seats,
    length,
    ends,
    record,
    reached,
    same_decision,
    same_moves,
    same_score,
    same_position,
    symmetric_moves,
    symmetric_play,
    symmetric_score,
    count, // how many there are; a game's own invariants are numbered from here
};

inline constexpr int law_count = static_cast<int>(law::count);

inline constexpr rule_text law_texts[law_count] = {
    {"LAW-CONTRACT", "no contract of the library is broken"},
    {"LAW-BOUNDS", "what lies on the table stays within its bounds"},
    {"LAW-PIECES", "no piece is lost, and none comes from nowhere"},
    {"LAW-POSSIBLE", "what lies on the table can lie there, by its own word"},
    {"LAW-NUMBERS", "a table is known by its numbers, to == and to records"},
    {"LAW-HASH", "equal positions hash equal, different ones do not"},
    {"LAW-OVER", "the game is over exactly when nobody has a move"},
    {"LAW-LISTED", "every legal move is listed"},
    {"LAW-LEGAL", "every listed move is legal"},
    {"LAW-ONCE", "every move is listed once"},
    {"LAW-COUNTED", "moves are counted, numbered and chosen as they are listed"},
    {"LAW-REFUSED", "a refused move leaves the position as it was"},
    {"LAW-CITED", "every refusal cites a rule of the game"},
    {"LAW-FUNCTION", "a move leads from one position to one position"},
    {"LAW-IDS", "ids lead to moves and back"},
    {"LAW-WORDS", "a move is read back from its words"},
    {"LAW-ODDS", "odds are positive and sum to what is declared"},
    {"LAW-DRAW", "what nature draws follows the odds"},
    {"LAW-VIEW", "a view does not show what is hidden from its seat"},
    {"LAW-SECRET", "what is hidden from a seat does not change its moves"},
    {"LAW-REDEAL", "hidden things dealt anew keep the laws of the table, and the game goes on"},
    {"LAW-FAIR", "hidden things are dealt anew as they may lie, and as often"},
    {"LAW-TOTAL", "the lines of the score sheet add up to the total"},
    {"LAW-SUM", "the totals of all seats sum to what is declared"},
    {"LAW-RANKING", "more points mean a better place, and ties share one"},
    {"LAW-SEATS", "the score does not depend on the numbers of the seats"},
    {"LAW-LENGTH", "the game ends within its declared length"},
    {"LAW-ENDS", "the game can always come to an end"},
    {"LAW-RECORD", "a game can be written down, read back and replayed"},
    {"LAW-REACHED", "everything that is described is reached"},
    {"LAW-SAME-DECISION", "both say the same about who decides, and when it is over"},
    {"LAW-SAME-MOVES", "both allow the same moves"},
    {"LAW-SAME-SCORE", "both give the same points"},
    {"LAW-SAME-POSITION", "both have come to the same position"},
    {"LAW-SYMMETRIC-MOVES", "the legal moves are symmetric"},
    {"LAW-SYMMETRIC-PLAY", "playing is symmetric"},
    {"LAW-SYMMETRIC-SCORE", "the score is symmetric"},
};

/// The number of a law, or -1.
constexpr int law_with_id(std::string_view id) noexcept {
    for (int i = 0; i != law_count; ++i)
        if (law_texts[i].id == id)
            return i;
    return -1;
}

/// Stands for all laws where one can be asked for.
inline constexpr int every_law = -1;

/// Stands for a law that no game has: nothing is asked.
inline constexpr int no_law = -2;

/// A broken law and what is wrong; or nothing.
struct finding {
    int which = -1;
    std::string detail{};

    finding() = default;
    finding(law broken, std::string what) // NOLINT: a law is broken
        : which(static_cast<int>(broken)), detail(std::move(what)) {}
    /// The pieces of a sentence say what is wrong.
    template <class... More>
    finding(law broken, piece_of_text first, piece_of_text second, More const&... more)
        : which(static_cast<int>(broken)), detail(said({first, second, piece_of_text{more}...})) {}
    finding(int broken, std::string what) : which(broken), detail(std::move(what)) {}

    explicit operator bool() const noexcept { return which >= 0; }
};

/// Whether a law is asked for.
constexpr bool asks_for(int only, law which) noexcept {
    return only == every_law || only == static_cast<int>(which);
}

} // namespace senet::testing

#endif // SENET_TESTING_LAWS_HPP
