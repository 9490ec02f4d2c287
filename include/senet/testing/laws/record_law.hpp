// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_LAWS_RECORD_LAW_HPP
#define SENET_TESTING_LAWS_RECORD_LAW_HPP

#include <senet/record.hpp>
#include <senet/testing/contracts.hpp>
#include <senet/testing/laws.hpp>
#include <senet/testing/laws/move_laws.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace senet::testing {

/// LAW-RECORD: a game that was played is written down in both forms and read again, and so is one that begins with its
/// last position. No contract was broken on the way here.
template <class Engine>
finding can_be_recorded(
    typename Engine::position const& start,
    std::vector<move_id> const& moves,
    typename Engine::position const& end) {
    senet::record<Engine> game{start};
    for (std::size_t i = 0; i != moves.size(); ++i)
        if (!game.try_play(Engine::move_at(moves[i])))
            return finding(
                law::record, "replayed, ", quoted_move<Engine>(moves[i]), " (move ", i + 1,
                ") is not legal");
    if (!(game.now() == end))
        return {law::record, "replayed, the game comes to another position"};
    auto const read_again = [](senet::record<Engine> const& written, char const* what) -> finding {
        auto const text = read_text<Engine>(to_text(written));
        if (!text)
            return finding(law::record, what, " as text is not read: ", text.error().message());
        if (!(*text == written) || !(text->now() == written.now()))
            return finding(law::record, what, " as text is read as another one");
        auto const json = read_json_lines<Engine>(to_json_lines(written));
        if (!json)
            return finding(law::record, what, " as JSON is not read: ", json.error().message());
        if (!(*json == written) || !(json->now() == written.now()))
            return finding(law::record, what, " as JSON is read as another one");
        return {};
    };
    auto found = read_again(game, "the record");
    if (!found)
        found = read_again(senet::record<Engine>{end}, "a record that begins here");
    return found;
}

} // namespace senet::testing

#endif // SENET_TESTING_LAWS_RECORD_LAW_HPP
