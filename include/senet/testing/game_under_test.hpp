// SPDX-License-Identifier: MIT

#ifndef SENET_TESTING_GAME_UNDER_TEST_HPP
#define SENET_TESTING_GAME_UNDER_TEST_HPP

#include <senet/detail/game_traits.hpp>
#include <senet/detail/ids.hpp>
#include <senet/detail/members.hpp>
#include <senet/detail/string_text.hpp>
#include <senet/io.hpp>
#include <senet/position.hpp>
#include <senet/random.hpp>
#include <senet/testing/contracts.hpp>
#include <senet/testing/coverage.hpp>
#include <senet/testing/laws.hpp>
#include <senet/testing/laws/knowledge_laws.hpp>
#include <senet/testing/laws/move_laws.hpp>
#include <senet/testing/laws/nature_laws.hpp>
#include <senet/testing/laws/record_law.hpp>
#include <senet/testing/laws/score_laws.hpp>
#include <senet/testing/laws/table_laws.hpp>
#include <senet/testing/options.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <sstream>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace senet::testing {

template <class Game>
constexpr int declared_longest_game() noexcept {
    if constexpr (requires { Game::longest_game; })
        return Game::longest_game;
    else
        return -1;
}

/// What the explorer of games is given to explore: the states of a game, the moves that lead from one to the next, and
/// the laws to be kept there. This is an engine with the laws of every game; see `equivalent.hpp` and `symmetry.hpp`
/// for others.
template <class Engine>
class game_under_test {
public:
    using engine = Engine;
    using game = typename Engine::game;
    using state = typename Engine::position;

    static constexpr bool hides = senet::detail::hides<typename Engine::table>();
    static constexpr bool known_by_hash = true;
    static constexpr int longest_game = declared_longest_game<game>();

    /// From the start of a game, or from a position of your own.
    explicit game_under_test(options const& o, state const* from = nullptr)
        : options_(o), filter_(nothing_reached().rules, rules_are_listed()), from_(from) {}

    static std::string name() { return std::string{game::name}; }

    /// The state at the start; a broken contract there is the end of all checking.
    finding begin(state& s) {
        if (from_) {
            s = *from_;
            return begin_at(s);
        }
        char const* const broken = contract_watch::broken_by([&] { s = Engine::start(); });
        if (broken)
            return finding(law::contract, "when the game starts: ", broken);
        state again = s;
        contract_watch::broken_by([&] { again = Engine::start(); });
        if (!(again == s))
            return {law::function, "a game does not always start in the same way"};
        return begin_at(s);
    }

    /// Nothing is reached yet.
    static coverage nothing_reached() {
        coverage c;
        for (std::size_t i = 1; i <= senet::detail::stop_count<game>; ++i)
            add_phase(c.phases, senet::detail::phase_names<game>.of[i]);
        [&]<class... Moves>(senet::detail::type_list<Moves...>) {
            (c.moves.push_back({std::string{senet::detail::name_of_move<Moves>()}}), ...);
        }(typename Engine::move_types{});
        if constexpr (requires { game::rules; })
            game::rules.for_each(
                [&](rule_text const& rule) { c.rules.push_back({std::string{rule.id}}); });
        using sheet = typename Engine::sheet_type;
        for (int i = 0; i != sheet::lines; ++i)
            c.lines.push_back({std::string{sheet::name(i)}});
        return c;
    }

    /// The laws of a position, or only one of them. `reached` is where to count what is reached, or null.
    finding inspect(state const& p, int only, coverage* reached) {
        // What may be asked of a position without risk comes first.
        if (asks_for(only, law::bounds))
            if (auto found = stays_in_bounds<Engine>(p))
                return found;
        if (reached && !Engine::over(p))
            ++reached->phases[static_cast<std::size_t>(access::stop(p) - 1)].times;
        if (asks_for(only, law::pieces))
            if (auto found = keeps_pieces<Engine>(p, pieces_))
                return found;
        if (only == every_law || only >= law_count)
            if (auto found = keeps_invariants<Engine>(p, only))
                return found;
        if (asks_for(only, law::possible))
            if (auto found = is_possible<Engine>(p))
                return found;
        if (asks_for(only, law::numbers))
            if (auto found = is_made_of_numbers<Engine>(p))
                return found;
        // one number after the other, in some of the positions
        if (asks_for_any(only, {law::numbers, law::hash}) &&
            (only != every_law || p == start_ || changes_numbers(p)))
            if (auto found = is_known_by_numbers<Engine>(p, only))
                return found;
        if (only == every_law || is_about_moves(only))
            if (auto found = inspect_moves(p, only, reached))
                return found;
        if (asks_for_any(only, {law::total, law::sum, law::ranking, law::seats, law::contract}))
            if (auto found = keeps_score_laws<Engine>(p, only, reached ? &reached->lines : nullptr))
                return found;
        return {};
    }

    /// Makes a move that is on the list; the laws of playing.
    finding play(state& p, move_id id, int only) {
        auto const before = p;
        auto again = p;
        char const* const broken = contract_watch::broken_by([&] {
            auto const move = Engine::move_at(id);
            Engine::play(p, move);
            if (asks_for(only, law::function))
                Engine::play(again, move);
        });
        if (broken) {
            p = before;
            return finding(law::contract, "when ", quoted_move<Engine>(id), " is played: ", broken);
        }
        if (asks_for(only, law::function) && !(again == p))
            return finding(
                law::function, quoted_move<Engine>(id),
                " played twice from one position leads to two");
        if (only == every_law || only >= law_count)
            return keeps_invariants<Engine>(before, Engine::move_at(id), p, only);
        return {};
    }
    /// As `play`, when nothing is asked.
    bool go(state& p, move_id id) { return !play(p, id, no_law); }

    /// Every move was tried in every position that was looked at.
    bool everything_was_tried() const noexcept { return !filter_.left_some_out(); }

    /// The laws of a whole game, or of one as far as it was played.
    finding inspect_game(std::vector<move_id> const& moves, state const& end, int only) {
        if (asks_for(only, law::record))
            return can_be_recorded<Engine>(start_, moves, end);
        return {};
    }

    static void list(state const& p, std::vector<move_id>& ids) {
        if (list_moves<Engine>(p, ids))
            ids.clear();
    }
    static bool is_legal(state const& p, move_id id) {
        bool legal = false;
        contract_watch::broken_by(
            [&] { legal = static_cast<bool>(Engine::check(p, Engine::move_at(id))); });
        return legal;
    }
    static bool over(state const& p) { return Engine::over(p); }
    static bool nature_acts(state const& p) { return Engine::to_act(p).is_nature(); }
    /// How likely each of the moves of nature is.
    static double chance(state const& p, move_id id) {
        double result = 0;
        contract_watch::broken_by([&] {
            result = static_cast<double>(Engine::odds(p, Engine::move_at(id))) /
                     static_cast<double>(Engine::total_odds(p));
        });
        return result;
    }
    /// A random move as the engine chooses it.
    static move_id random_move(state const& p, random_source& random) {
        return Engine::id(Engine::random_move(p, random));
    }
    static std::size_t kind_of(move_id id) {
        std::size_t kind = 0;
        while (id >= senet::detail::ids_of<game>.first[kind + 1])
            ++kind;
        return kind;
    }

    /// Asked before the position was inspected: what lies beyond its bounds may have no hash.
    static std::uint64_t hash(state const& p) {
        std::uint64_t result = 0;
        contract_watch::broken_by([&] { result = Engine::hash(p); });
        return result;
    }
    static bool same(state const& a, state const& b) { return a == b; }
    /// Two states with one hash.
    finding inspect_collision(state const& a, state const& b) const {
        if (same_numbers<Engine>(a, b))
            return {law::numbers, "a position with the same numbers is not equal to this one"};
        return {law::hash, "a position that is not equal to this one has the same hash"};
    }

    // In words
    static std::string words(move_id id) { return words_of_move<Engine>(id); }
    static bool read(std::string_view text, move_id& id) {
        bool read = false;
        contract_watch::broken_by([&] {
            auto const move = Engine::parse(text);
            read = static_cast<bool>(move);
            if (read)
                id = Engine::id(*move);
        });
        return read;
    }
    static std::string actor_of(state const& p) {
        return senet::detail::words_for(Engine::to_act(p));
    }
    static std::string picture(state const& p) {
        if (auto const found = stays_in_bounds<Engine>(p))
            return "cannot be shown: " + found.detail;
        std::ostringstream stream;
        stream << p;
        return stream.str();
    }
    static rule_text law_text(int which) { return text_of_law<game>(which); }

private:
    using access = senet::detail::position_access<game>;

    finding begin_at(state const& s) {
        start_ = s;
        if (auto found = stays_in_bounds<Engine>(s))
            return found;
        pieces_ = count_all_pieces<Engine>(s);
        return {};
    }

    static constexpr bool rules_are_listed() noexcept {
        return requires { game::rules; };
    }
    static bool asks_for_any(int only, std::initializer_list<law> laws) noexcept {
        for (law const l : laws)
            if (asks_for(only, l))
                return true;
        return false;
    }
    static constexpr bool is_about_moves(int only) noexcept {
        switch (static_cast<law>(only)) {
        case law::contract:
        case law::over:
        case law::listed:
        case law::legal:
        case law::once:
        case law::counted:
        case law::refused:
        case law::cited:
        case law::function:
        case law::ids:
        case law::words:
        case law::odds:
        case law::draw:
        case law::view:
        case law::secret:
        case law::redeal:
            return true;
        default:
            return false;
        }
    }

    finding inspect_moves(state const& p, int only, coverage* reached) {
        std::vector<move_id> listed;
        char const* broken = list_moves<Engine>(p, listed);
        if (broken)
            return finding(law::contract, "when the moves are listed: ", broken);
        if (asks_for(only, law::over))
            if (auto found = ends_when_it_ends<Engine>(p, listed))
                return found;
        std::vector<move_id> sorted = listed;
        std::sort(sorted.begin(), sorted.end());
        if (asks_for(only, law::once))
            if (auto found = lists_once<Engine>(sorted))
                return found;
        if (asks_for(only, law::legal))
            if (auto found = lists_what_is_legal<Engine>(p, listed))
                return found;
        if (asks_for_any(only, {law::counted, law::contract}))
            if (auto found = counts_what_it_lists<Engine>(p, listed))
                return found;
        if (asks_for_any(
                only, {law::listed, law::refused, law::cited, law::function, law::contract})) {
            auto* const rules = reached ? &reached->rules : nullptr;
            if (auto found = filter_(p, sorted, only, ids_to_try(only), rules))
                return found;
            // what was found by fewer tries is found by these again
            if (only != every_law)
                if (auto found = filter_(p, sorted, only, most_ids() / 8, rules))
                    return found;
        }
        if (asks_for_any(only, {law::ids, law::words, law::contract}))
            if (auto found = inspect_names(p, listed, only))
                return found;
        if (Engine::to_act(p).is_nature()) {
            if (asks_for(only, law::odds))
                if (auto found = odds_are_as_declared<Engine>(p, listed))
                    return found;
            if (asks_for(only, law::draw) && (only != every_law || draws_left_ > 0)) {
                draws_left_ -= only == every_law ? 1 : 0;
                if (auto found = draws_by_the_odds<Engine>(p, sorted))
                    return found;
            }
        }
        if (asks_for_any(only, {law::view, law::secret, law::redeal, law::contract}))
            if (auto found = keeps_secrets<Engine>(p, sorted, pieces_, only))
                return found;
        if (asks_for(only, law::function)) {
            std::vector<move_id> again;
            broken = list_moves<Engine>(p, again);
            if (broken || again != listed)
                return {law::function, "listed twice, the moves are not the same"};
        }
        return {};
    }

    /// That is long work for large tables.
    bool changes_numbers(state const& p) {
        if (changed_left_ <= 0 || Engine::hash(p) % 8 != 0)
            return false;
        changed_left_ -= senet::detail::number_count<typename Engine::table>();
        return true;
    }

    /// Later positions are more alike.
    std::uint64_t ids_to_try(int only) {
        return only != every_law || ++filtered_ <= 2'000 ? most_ids() : most_ids() / 8;
    }
    std::uint64_t most_ids() const noexcept {
        return static_cast<std::uint64_t>(options_.ids < 8 ? 8 : options_.ids);
    }

    /// Names do not depend on the position: all of them are asked for at the start, or each when it is met.
    finding inspect_names(state const& p, std::vector<move_id> const& listed, int only) {
        if (Engine::move_ids <= 20'000) {
            if (p == start_ && (only != every_law || !named_all_)) {
                named_all_ = true;
                for (move_id id = 0; id != Engine::move_ids; ++id)
                    if (auto found = is_known_by_name<Engine>(id, only))
                        return found;
            }
            return {};
        }
        for (move_id const id : listed)
            if (only != every_law || named_.insert(id).second)
                if (auto found = is_known_by_name<Engine>(id, only))
                    return found;
        return {};
    }

    options options_;
    filter_law<Engine> filter_;
    state const* from_;
    state start_{};
    std::vector<int> pieces_;
    std::unordered_set<move_id> named_;
    bool named_all_ = false;
    int draws_left_ = 200;
    int changed_left_ = 10'000;
    int filtered_ = 0;
};

} // namespace senet::testing

#endif // SENET_TESTING_GAME_UNDER_TEST_HPP
