// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_LAWS_KNOWLEDGE_LAWS_HPP
#define SENET_TESTING_LAWS_KNOWLEDGE_LAWS_HPP

#include <senet/detail/string_text.hpp>
#include <senet/random.hpp>
#include <senet/seats.hpp>
#include <senet/testing/contracts.hpp>
#include <senet/testing/laws.hpp>
#include <senet/testing/laws/move_laws.hpp>
#include <senet/testing/laws/table_laws.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace senet::testing {

/// How far the phases have come is public, even where two decisions go by the same name.
template <class Engine>
bool same_place(typename Engine::position const& a, typename Engine::position const& b) {
    using access = senet::detail::position_access<typename Engine::game>;
    bool same = access::stop(a) == access::stop(b) && a.seat() == b.seat();
    for (int i = 0; i != access::saved_seats; ++i)
        same = same && access::saved_seat(a, i) == access::saved_seat(b, i);
    for (int i = 0; i != access::repetitions; ++i)
        same = same && access::repetition(a, i) == access::repetition(b, i);
    return same;
}

/// What differs between two lists of moves, in words.
template <class Engine>
std::string only_on_one_list(std::vector<move_id> here, std::vector<move_id> there) {
    std::sort(here.begin(), here.end());
    std::sort(there.begin(), there.end());
    for (move_id const id : here)
        if (!std::binary_search(there.begin(), there.end(), id))
            return quoted_move<Engine>(id);
    for (move_id const id : there)
        if (!std::binary_search(here.begin(), here.end(), id))
            return quoted_move<Engine>(id);
    return {};
}

/// LAW-VIEW, LAW-SECRET and LAW-REDEAL: hidden things are dealt anew for each seat, and what it knows stays the same.
template <class Engine>
finding keeps_secrets(
    typename Engine::position const& p,
    std::vector<move_id> const& sorted,
    std::vector<int> const& pieces,
    int only) {
    if constexpr (!senet::detail::hides<typename Engine::table>()) {
        return {};
    } else {
        random_source random{Engine::hash(p) ^ 0x7265'6465'616cu};
        for (int s = 0; s != Engine::seats; ++s)
            for (int n = 0; n != 2; ++n) {
                auto q = p;
                bool same_view = true;
                bool same_end = true;
                char const* broken = contract_watch::broken_by([&] {
                    q = Engine::redeal(p, seat{s}, random);
                    same_view = Engine::view(q, seat{s}) == Engine::view(p, seat{s});
                    same_end = Engine::to_act(q) == Engine::to_act(p);
                });
                std::string const who = senet::detail::words_for(actor{seat{s}});
                std::string const when = "with what " + who + " cannot see dealt anew, ";
                if (broken)
                    return finding(law::contract, when, broken);
                if (!same_view && asks_for(only, law::view))
                    return finding(law::view, when, "it sees something else");
                if (asks_for(only, law::redeal)) {
                    if (!same_end)
                        return finding(law::redeal, when, "somebody else is to act");
                    auto found = stays_in_bounds<Engine>(q);
                    if (!found)
                        found = keeps_pieces<Engine>(q, pieces);
                    if (!found)
                        found = is_possible<Engine>(q);
                    if (!found && (found = keeps_invariants<Engine>(q, every_law)))
                        found.detail =
                            "broken is " +
                            std::string{text_of_law<typename Engine::game>(found.which).id};
                    if (found)
                        return finding(law::redeal, when, found.detail);
                    auto later = q;
                    broken = contract_watch::broken_by([&] {
                        for (int i = 0; i != 12 && !Engine::over(later); ++i)
                            Engine::play(later, Engine::random_move(later, random));
                    });
                    if (broken)
                        return finding(law::redeal, when, "and played on, ", broken);
                }
                if (asks_for(only, law::secret) && Engine::to_act(p) == seat{s}) {
                    std::vector<move_id> moves;
                    broken = list_moves<Engine>(q, moves);
                    if (broken)
                        return finding(law::contract, when, broken);
                    if (auto const move = only_on_one_list<Engine>(sorted, moves); !move.empty())
                        return finding(law::secret, when, move, " is no more legal, or only then");
                }
            }
        return {};
    }
}

} // namespace senet::testing

#endif // SENET_TESTING_LAWS_KNOWLEDGE_LAWS_HPP
