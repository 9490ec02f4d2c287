// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_LAWS_TABLE_LAWS_HPP
#define SENET_TESTING_LAWS_TABLE_LAWS_HPP

#include <senet/detail/explain/invariants.hpp>
#include <senet/detail/members.hpp>
#include <senet/detail/string_text.hpp>
#include <senet/detail/type_list.hpp>
#include <senet/invariants.hpp>
#include <senet/record/arranged.hpp>
#include <senet/table/component.hpp>
#include <senet/testing/contracts.hpp>
#include <senet/testing/laws.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

// Laws of what lies on the table. Each is a function of a position that gives a finding, or none.
namespace senet::testing {

/// Pieces of a kind that come out of the box and go back into it.
template <class Game, class Kind>
constexpr bool comes_and_goes() noexcept {
    if constexpr (requires { Game::unlimited; })
        return std::remove_cvref_t<decltype(Game::unlimited)>::template contains<Kind>;
    else
        return false;
}

/// How many pieces of every kind there are, kind by kind; -1 for what comes and goes.
template <class Engine>
std::vector<int> count_all_pieces(typename Engine::position const& p) {
    std::vector<int> counts;
    [&]<class... Kinds>(senet::detail::type_list<Kinds...>) {
        (
            [&] {
                for (std::uint64_t k = 0; k != domain<Kinds>::size; ++k)
                    counts.push_back(
                        comes_and_goes<typename Engine::game, Kinds>()
                            ? -1
                            : senet::detail::count_pieces(p.table, domain<Kinds>::value(k)));
            }(),
            ...);
    }(senet::detail::piece_types<typename Engine::table>{});
    return counts;
}

template <class Engine>
std::string name_of_piece(std::size_t number) {
    std::string name;
    [&]<class... Kinds>(senet::detail::type_list<Kinds...>) {
        (
            [&] {
                if (number < domain<Kinds>::size)
                    name = senet::detail::words_for(domain<Kinds>::value(number));
                number =
                    number < domain<Kinds>::size ? ~std::size_t{0} : number - domain<Kinds>::size;
            }(),
            ...);
    }(senet::detail::piece_types<typename Engine::table>{});
    return name;
}

/// LAW-PIECES
template <class Engine>
finding keeps_pieces(typename Engine::position const& p, std::vector<int> const& at_start) {
    auto const now = count_all_pieces<Engine>(p);
    for (std::size_t i = 0; i != now.size(); ++i)
        if (now[i] != at_start[i])
            return {
                law::pieces, name_of_piece<Engine>(i) + ": there are " + std::to_string(now[i]) +
                                 " of them, at the start there were " +
                                 std::to_string(at_start[i])};
    return {};
}

/// The name of the member of a table to which a number belongs.
template <class Table>
std::string member_with_number(int which) {
    std::string name;
    senet::detail::for_each_member_index<Table>([&](auto i) {
        constexpr int here = senet::detail::number_count<senet::detail::member_type<Table, i>>();
        if (which >= 0 && which < here)
            name = senet::detail::member_name<Table, i>();
        which -= here;
    });
    return name;
}

/// LAW-BOUNDS
template <class Engine>
finding stays_in_bounds(typename Engine::position const& p) {
    using table = typename Engine::table;
    constexpr int count = senet::detail::number_count<table>();
    for (int i = 0; i != count; ++i) {
        int const highest = senet::detail::highest_number<table>(i);
        int value = 0;
        char const* const broken =
            contract_watch::broken_by([&] { value = senet::detail::number(p.table, i); });
        if (broken)
            return {law::bounds, member_with_number<table>(i) + ": " + broken};
        if (value < 0 || value > highest)
            return {
                law::bounds, member_with_number<table>(i) + ": a number there is " +
                                 std::to_string(value) + ", and it is from 0 to " +
                                 std::to_string(highest)};
    }
    return {};
}

/// LAW-POSSIBLE
template <class Engine>
finding is_possible(typename Engine::position const& p) {
    finding found;
    senet::detail::for_each_member(p.table, [&](auto i, auto const& part) {
        bool good = false;
        char const* const broken =
            contract_watch::broken_by([&] { good = senet::detail::is_possible(part); });
        if (!found && (broken || !good))
            found = {
                law::possible,
                std::string{senet::detail::member_name<typename Engine::table, i>()} + ": " +
                    (broken ? broken : "`possible()` says no")};
    });
    if (found)
        return found;
    verdict answer;
    char const* const broken = contract_watch::broken_by(
        [&] { answer = senet::detail::check_arranged<typename Engine::game>(p); });
    if (broken)
        return {law::possible, broken};
    if (!answer)
        return {
            law::possible, "the game refuses a record that begins here: " +
                               std::string{answer.rule()} + ": " + std::string{answer.why()}};
    return {};
}

/// LAW-NUMBERS: a table can be made again of its numbers, which is what records do.
template <class Engine>
finding is_made_of_numbers(typename Engine::position const& p) {
    auto made = p;
    bool equal = false;
    contract_watch::broken_by([&] {
        made.table = typename Engine::table{};
        for (int i = 0; i != senet::detail::number_count<typename Engine::table>(); ++i)
            senet::detail::set_number(made.table, i, senet::detail::number(p.table, i));
        equal = made == p;
    });
    if (!equal)
        return {law::numbers, "a table made of the same numbers is not equal"};
    return {};
}

/// LAW-NUMBERS and LAW-HASH: every number that can be changed makes another position, and changed back the same one.
template <class Engine>
finding is_known_by_numbers(typename Engine::position const& p, int only) {
    using table = typename Engine::table;
    constexpr int count = senet::detail::number_count<table>();
    auto const hash = Engine::hash(p);
    for (int i = 0; i != count; ++i) {
        int const highest = senet::detail::highest_number<table>(i);
        if (highest == 0)
            continue;
        auto changed = p;
        bool another = false;
        bool same_again = false;
        bool equal = false;
        std::uint64_t hash_of_another = 0;
        std::uint64_t hash_again = 0;
        bool equal_again = false;
        // A table of numbers that do not belong together may refuse to be looked at.
        contract_watch::broken_by([&] {
            int const value = senet::detail::number(p.table, i);
            int const other = value == highest ? value - 1 : value + 1;
            senet::detail::set_number(changed.table, i, other);
            bool const alone = senet::detail::number(changed.table, i) == other &&
                               senet::detail::count_differing_numbers(changed.table, p.table) == 1;
            if (!alone || !senet::detail::is_possible(changed.table))
                return;
            equal = changed == p;
            hash_of_another = Engine::hash(changed);
            another = true;
            senet::detail::set_number(changed.table, i, value);
            equal_again = changed == p;
            hash_again = Engine::hash(changed);
            same_again = true;
        });
        auto const member = member_with_number<table>(i);
        if (another && equal && asks_for(only, law::numbers))
            return {law::numbers, member + ": == does not see one of its numbers"};
        if (another && !equal && hash_of_another == hash && asks_for(only, law::hash))
            return {law::hash, member + ": the hash does not see one of its numbers"};
        if (same_again && !equal_again && asks_for(only, law::numbers))
            return {law::numbers, member + ": a number set back does not give the same table"};
        if (same_again && equal_again && hash_again != hash && asks_for(only, law::hash))
            return {law::hash, member + ": a number set back gives another hash"};
    }
    return {};
}

/// All numbers of a table, and how far the phases have come.
template <class Engine>
bool same_numbers(typename Engine::position const& a, typename Engine::position const& b) {
    using access = senet::detail::position_access<typename Engine::game>;
    if (access::stop(a) != access::stop(b) || !(a.seat() == b.seat()))
        return false;
    for (int i = 0; i != access::saved_seats; ++i)
        if (access::saved_seat(a, i) != access::saved_seat(b, i))
            return false;
    for (int i = 0; i != access::repetitions; ++i)
        if (access::repetition(a, i) != access::repetition(b, i))
            return false;
    return senet::detail::count_differing_numbers(a.table, b.table) == 0;
}

/// A game's own invariants, numbered behind the laws; `ask(invariant, holds)` asks those that can be asked.
template <class Engine, class Ask>
finding ask_invariants(int only, Ask&& ask) {
    finding found;
    if constexpr (requires { Engine::game::invariants; }) {
        int which = law_count;
        Engine::game::invariants.for_each([&](auto const& invariant) {
            int const number = which++;
            if (found || (only != every_law && only != number))
                return;
            bool holds = true;
            char const* const broken = contract_watch::broken_by([&] { ask(invariant, holds); });
            if (broken)
                found = {number, broken};
            else if (!holds)
                found = {number, ""};
        });
    }
    return found;
}

/// What a game promises of every position.
template <class Engine>
finding keeps_invariants(typename Engine::position const& p, int only) {
    return ask_invariants<Engine>(
        only, [&]<class Invariant>(Invariant const& invariant, bool& holds) {
            if constexpr (senet::detail::is_about_positions<Invariant, typename Engine::position>)
                holds = invariant(p);
        });
}

/// What a game promises of every move.
template <class Engine>
finding keeps_invariants(
    typename Engine::position const& before,
    typename Engine::move move,
    typename Engine::position const& after,
    int only) {
    return ask_invariants<Engine>(
        only, [&]<class Invariant>(Invariant const& invariant, bool& holds) {
            if constexpr (senet::detail::is_about_moves<Invariant, typename Engine::position>)
                holds = invariant(before, move, after);
        });
}

/// What a law says, a game's own invariants included.
template <class Game>
rule_text text_of_law(int which) {
    if (which < law_count)
        return law_texts[which];
    rule_text text{};
    if constexpr (requires { Game::invariants; }) {
        int here = law_count;
        Game::invariants.for_each([&](auto const& invariant) {
            if (here++ == which)
                text = invariant.text();
        });
    }
    return text;
}

/// The number of a law or of an invariant of the game; `every_law` for a name that is empty, `no_law` for an unknown one.
template <class Game>
int number_of_law(std::string_view id) {
    if (id.empty())
        return every_law;
    int found = law_with_id(id);
    if constexpr (requires { Game::invariants; }) {
        int here = law_count;
        Game::invariants.for_each([&](auto const& invariant) {
            if (invariant.text().id == id)
                found = here;
            ++here;
        });
    }
    return found < 0 ? no_law : found;
}

} // namespace senet::testing

#endif // SENET_TESTING_LAWS_TABLE_LAWS_HPP
