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
#include <senet/testing/said.hpp>

#include <cstddef>
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
            return finding(
                law::pieces, name_of_piece<Engine>(i), ": there are ", now[i],
                " of them, at the start there were ", at_start[i]);
    return {};
}

/// LAW-BOUNDS
template <class Engine>
finding stays_in_bounds(typename Engine::position const& p) {
    finding found;
    senet::detail::for_each_member(p.table, [&](auto m, auto const& part) {
        using type = std::remove_cvref_t<decltype(part)>;
        constexpr int count = senet::detail::number_count<type>();
        int i = 0;
        int value = 0;
        int highest = 0;
        bool good = true;
        char const* const broken = contract_watch::broken_by([&] {
            for (; i != count && good; ++i) {
                highest = senet::detail::highest_number<type>(i);
                value = senet::detail::number(part, i);
                good = value >= 0 && value <= highest;
            }
        });
        if (found || (good && !broken))
            return;
        std::string const name{senet::detail::member_name<typename Engine::table, m>()};
        found = {
            law::bounds,
            broken
                ? said({name, ": ", broken})
                : said({name, ": a number there is ", value, ", and it is from 0 to ", highest})};
    });
    return found;
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
            found = finding(
                law::possible, senet::detail::member_name<typename Engine::table, i>(), ": ",
                (broken ? broken : "`possible()` says no"));
    });
    if (found)
        return found;
    verdict answer;
    char const* const broken = contract_watch::broken_by(
        [&] { answer = senet::detail::check_arranged<typename Engine::game>(p); });
    if (broken)
        return {law::possible, broken};
    if (!answer)
        return finding(
            law::possible, "the game refuses a record that begins here: ", answer.rule(), ": ",
            answer.why());
    return {};
}

/// LAW-NUMBERS: a table can be made again of its numbers, which is what records do.
template <class Engine>
finding is_made_of_numbers(typename Engine::position const& p) {
    finding found;
    senet::detail::for_each_member(p.table, [&](auto m, auto const& part) {
        using type = std::remove_cvref_t<decltype(part)>;
        type made{};
        bool equal = false;
        contract_watch::broken_by([&] {
            for (int i = 0; i != senet::detail::number_count<type>(); ++i)
                senet::detail::set_number(made, i, senet::detail::number(part, i));
            equal = senet::detail::same_table(made, part);
        });
        if (!equal && !found)
            found = finding(
                law::numbers, senet::detail::member_name<typename Engine::table, m>(),
                ": made again of its numbers it is not equal");
    });
    return found;
}

/// What becomes of a table if one of its numbers is changed, and changed back.
struct changed_number {
    bool tried = false; // numbers that do not belong together may refuse to be looked at
    bool equal = false;
    bool hashes_equal = false;
    bool equal_again = true;
    bool hashes_equal_again = true;
};

template <class Engine, std::size_t Member>
changed_number change_number(typename Engine::position const& p, std::uint64_t hash, int i) {
    using type = senet::detail::member_type<typename Engine::table, Member>;
    changed_number result;
    auto changed = p;
    contract_watch::broken_by([&] {
        auto const& before = senet::detail::member<Member>(p.table);
        auto& after = senet::detail::member<Member>(changed.table);
        int const value = senet::detail::number(before, i);
        int const other = value == senet::detail::highest_number<type>(i) ? value - 1 : value + 1;
        senet::detail::set_number(after, i, other);
        bool const alone = senet::detail::number(after, i) == other &&
                           senet::detail::count_differing_numbers(after, before) == 1;
        if (!alone || !senet::detail::is_possible(after))
            return;
        result.equal = changed == p;
        result.hashes_equal = Engine::hash(changed) == hash;
        result.tried = true;
        senet::detail::set_number(after, i, value);
        bool const again = changed == p;
        result.hashes_equal_again = Engine::hash(changed) == hash;
        result.equal_again = again;
    });
    return result;
}

/// LAW-NUMBERS and LAW-HASH: every number that can be changed makes another position, and changed back the same one.
template <class Engine>
finding is_known_by_numbers(typename Engine::position const& p, int only) {
    using table = typename Engine::table;
    auto const hash = Engine::hash(p);
    finding found;
    senet::detail::for_each_member_index<table>([&](auto m) {
        using type = senet::detail::member_type<table, m>;
        auto const tell = [&](law which, char const* what) {
            if (asks_for(only, which))
                found = finding(which, senet::detail::member_name<table, m>(), ": ", what);
        };
        for (int i = 0; i != senet::detail::number_count<type>() && !found; ++i) {
            if (senet::detail::highest_number<type>(i) == 0)
                continue;
            auto const c = change_number<Engine, m>(p, hash, i);
            if (c.tried && c.equal)
                tell(law::numbers, "== does not see one of its numbers");
            else if (c.tried && c.hashes_equal)
                tell(law::hash, "the hash does not see one of its numbers");
            else if (c.tried && !c.equal_again)
                tell(law::numbers, "a number set back does not give the same table");
            else if (c.tried && !c.hashes_equal_again)
                tell(law::hash, "a number set back gives another hash");
        }
    });
    return found;
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
