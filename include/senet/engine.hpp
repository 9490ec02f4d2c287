// SPDX-License-Identifier: MIT

#ifndef SENET_ENGINE_HPP
#define SENET_ENGINE_HPP

#include <senet/assert.hpp>
#include <senet/detail/explain.hpp>
#include <senet/detail/flow.hpp>
#include <senet/detail/game_traits.hpp>
#include <senet/detail/ids.hpp>
#include <senet/detail/listing.hpp>
#include <senet/detail/with_index.hpp>
#include <senet/hash.hpp>
#include <senet/invariants.hpp> // IWYU pragma: export
#include <senet/moves/move_text.hpp>
#include <senet/moves/offer.hpp>
#include <senet/moves/packed_move.hpp>
#include <senet/moves/parsed.hpp>
#include <senet/phases/can.hpp>   // IWYU pragma: export
#include <senet/phases/drawn.hpp> // IWYU pragma: export
#include <senet/position.hpp>
#include <senet/random.hpp>
#include <senet/redeal.hpp> // IWYU pragma: export
#include <senet/rules.hpp>
#include <senet/scoring.hpp>
#include <senet/seats.hpp>
#include <senet/view.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace senet {

/// A description with a mistake in it has no engine; the compiler says what is wrong.
template <class Game>
class engine {};

/// The engine of a described game. It has no state of its own: positions are values, and everything about them is a
/// static function. Nothing allocates, throws or looks at anything but its arguments.
template <detail::described Game>
class engine<Game> {
    using flow = detail::flow<Game>;

    template <std::size_t Stop>
    using entries = detail::entries_at<Game, Stop>;

public:
    using game = Game;
    using position = senet::position<Game>;
    using table = typename Game::table;
    using move = detail::move_type<Game>;
    using view_type = senet::view<Game>;
    using sheet_type = score_sheet<typename decltype(Game::scoring)::lines, Game::seats>;
    /// As long as the words of any move need, and no less than a `move_text`.
    using text_type = typename detail::move_text_of<detail::all_moves<Game>>::type;
    using ranking_type = standings<Game::seats>;
    /// Every kind of move, in the order in which the phases name them.
    using move_types = detail::all_moves<Game>;

    /// The number of seats.
    static constexpr int seats = Game::seats;
    /// The size of the dense id space: ids are 0 … `move_ids` - 1.
    static constexpr std::uint64_t move_ids = detail::id_count<Game>;
    /// No list of legal moves is longer.
    static constexpr int most_moves = detail::most_moves<Game>;
    using moves_type = move_list<move, most_moves>;

    // Beginning and end

    /// The first position in which somebody, perhaps nature, has to decide.
    static constexpr position start() {
        if constexpr (requires { typename std::bool_constant<(set_up(), true)>; })
            return at_start<Game>;
        else
            return set_up();
    }

    static constexpr bool over(position const& p) noexcept { return p.stop_ == 0; }

    /// Which seat decides now, or nature, or nobody.
    static constexpr actor to_act(position const& p) noexcept {
        if (over(p))
            return actor::nobody();
        return is_nature(p) ? actor::nature() : actor{p.seat_};
    }

    /// The name of the phase a position is in: the innermost `named` one around the decision.
    static constexpr std::string_view phase(position const& p) noexcept {
        return over(p) ? std::string_view{} : detail::phase_names<Game>.of[p.stop_];
    }

    // Legal moves

    /// Calls `f` with every legal move, each in its own type.
    template <class Function>
    static constexpr void for_each_move(position const& p, Function&& f) {
        if (over(p))
            return;
        at_stop(p, [&](auto stop) {
            detail::for_each_listed<Game>(detail::moves_at<Game, stop>{}, p, f);
        });
    }

    /// The legal moves.
    static constexpr moves_type moves(position const& p) {
        moves_type list;
        for_each_move(p, [&](auto const& m) { list.push_back(move{m}); });
        return list;
    }

    static constexpr int count_moves(position const& p) {
        if (over(p))
            return 0;
        return at_stop(p, [&](auto stop) {
            return detail::count_listed<Game>(detail::moves_at<Game, stop>{}, p);
        });
    }

    /// The n-th move of the list, without the list; `n` is less than `count_moves(p)`.
    static constexpr move nth_move(position const& p, int n) {
        SENET_ASSERT(!over(p), "senet: there are moves while the game is running");
        return at_stop(p, [&](auto stop) {
            return detail::nth_listed<Game>(detail::moves_at<Game, stop>{}, p, n);
        });
    }

    /// Any of the legal moves: each equally likely if a seat decides, by its odds if nature does.
    template <class Random>
    static constexpr move random_move(position const& p, Random& random) {
        SENET_ASSERT(!over(p), "senet: there are moves while the game is running");
        return at_stop(p, [&](auto stop) {
            using list = detail::moves_at<Game, stop>;
            if constexpr (detail::stops_of<Game>.is_nature[stop])
                return detail::draw_listed<Game>(list{}, p, random);
            else
                return detail::random_listed<Game>(list{}, p, random);
        });
    }

    /// Legal, or the rule that forbids it.
    static constexpr verdict check(position const& p, move m) {
        if (over(p))
            return common_rules::game_is_running{};
        return at_stop(p, [&](auto stop) {
            return with_entry<stop>(
                m, [&](auto, auto const& typed) { return detail::check_move(p, typed); },
                [] { return verdict{common_rules::move_belongs_to_phase{}}; });
        });
    }

    // Playing

    /// Carries out a legal move; afterwards the next decision is up.
    static constexpr void play(position& p, move m) {
        SENET_ASSERT(check(p, m), "senet: a move that is played is legal; use try_play for others");
        if constexpr (is_duel) {
            // Knowing the seat lets a compiler keep a small board in registers. There is no third seat, but g++ 12
            // threads a switch with three ways out from turn to turn, and a branch with two it does not.
            switch (p.seat_) {
            case 0:
                p.seat_ = 0;
                carry_out(p, m);
                break;
            case 1:
                p.seat_ = 1;
                carry_out(p, m);
                break;
            default:
                break;
            }
        } else {
            carry_out(p, m);
        }
    }

    /// Plays a move if it is legal; a refused one leaves the position as it was.
    static constexpr verdict try_play(position& p, move m) {
        auto const answer = check(p, m);
        if (answer)
            play(p, m);
        return answer;
    }

    /// Plays random moves to the end of the game, as `random_move` and `play` would, and tells what it was worth.
    template <class Random>
    [[gnu::always_inline]] static constexpr sheet_type play_out(position& p, Random& random) {
        while (!over(p)) {
            if constexpr (is_duel)
                if (p.seat_ == 0)
                    return play_out_turns(p, random);
            play_any_move(p, random);
        }
        return sheet(p);
    }

    // Nature

    /// How likely an outcome is, as a weight; 0 if it is impossible.
    static constexpr int odds(position const& p, move m) {
        if (over(p) || !is_nature(p))
            return 0;
        return at_stop(p, [&](auto stop) {
            return with_entry<stop>(
                m, [&](auto, auto const& typed) { return detail::odds_of(p, typed); },
                [] { return 0; });
        });
    }

    /// The sum of the weights of all outcomes.
    static constexpr int total_odds(position const& p) {
        int sum = 0;
        if (!over(p) && is_nature(p))
            for_each_move(p, [&](auto const& m) { sum += detail::odds_of(p, m); });
        return sum;
    }

    /// An outcome, as likely as its weight says; it is nature's turn.
    template <class Random>
    static constexpr move draw(position const& p, Random& random) {
        SENET_ASSERT(to_act(p).is_nature(), "senet: something is drawn when it is nature's turn");
        return random_move(p, random);
    }

    /// Lets nature act until a seat has to decide or the game is over.
    template <class Random>
    static constexpr void settle(position& p, Random& random) {
        while (to_act(p).is_nature())
            play(p, draw(p, random));
    }

    // Score

    /// Every line of the scoring for every seat; during the game, what it would be if the game ended now.
    static constexpr sheet_type sheet(position const& p) { return sheet_type{p}; }

    /// The places after tie-breaks, shared places included.
    static constexpr ranking_type ranking(position const& p) {
        return detail::rank<ranking_type>(
            p, sheet(p), typename decltype(Game::scoring)::tie_rules{});
    }

    // Names of moves

    /// The dense id of a move.
    static constexpr std::uint64_t id(move m) noexcept {
        return m.visit([](auto const& typed) {
            using type = std::remove_cvref_t<decltype(typed)>;
            return detail::first_id<Game, type> + detail::ordinal_of(typed);
        });
    }

    /// The move with an id below `move_ids`.
    static constexpr move move_at(std::uint64_t id) noexcept {
        SENET_ASSERT(id < move_ids, "senet: ids of moves are below move_ids");
        return detail::move_with_id<Game>(id);
    }

    /// A move in words.
    static constexpr text_type text(position const&, move m) noexcept { return text(m); }
    static constexpr text_type text(move m) noexcept {
        text_type words;
        m.visit([&](auto const& typed) { detail::write_move(words, typed); });
        return words;
    }

    /// The move that words describe, legal or not; or what was expected where.
    static constexpr parsed<move> parse(position const&, std::string_view words) noexcept {
        return parse(words);
    }
    static constexpr parsed<move> parse(std::string_view words) noexcept {
        return detail::parse_move<Game, parsed<move>>(words);
    }

    // Knowledge

    /// What a seat may know of a position.
    static constexpr view_type view(position const& p, seat viewer) noexcept {
        SENET_ASSERT(viewer < seats, "senet: the viewer sits at the table");
        return view_type{p, viewer, to_act(p), phase(p)};
    }

    /// A position that looks the same to a seat, with everything it cannot see dealt anew, fairly.
    template <class Random>
    static constexpr position redeal(position const& p, seat viewer, Random& random) {
        SENET_ASSERT(viewer < seats, "senet: the viewer sits at the table");
        position dealt = p;
        detail::redeal_table<Game>(dealt, viewer, random);
        return dealt;
    }

    // Elsewhere

    /// A position at the beginning of a named phase, made from any table; the seat is the one whose turn it is.
    template <fixed_string Phase>
    static constexpr position arrange(table const& table, seat who = 0) {
        static_assert(
            detail::has_phase<Game>(Phase), "senet: the phases of the game have one of that name");
        SENET_ASSERT(who < seats, "senet: the seat whose turn it is sits at the table");
        constexpr auto region = detail::region_of_phase<Game>(Phase);
        position p;
        p.table = table;
        flow::template enter<region.first, region.orders_open, region.seats_saved>(p, who);
        return p;
    }

    /// Equal positions hash equal.
    static constexpr std::uint64_t hash(position const& p) noexcept {
        detail::hasher h;
        h.add(p.stop_ | static_cast<std::uint64_t>(static_cast<int>(p.seat_)) << 8);
        if constexpr (detail::program_of<Game>.code.seat_slots > 0)
            h.add_bytes(p.saved_);
        if constexpr (detail::program_of<Game>.code.count_slots > 0)
            h.add_bytes(p.counts_);
        h.add_object(p.table);
        return h.result();
    }

private:
    static constexpr position set_up() {
        position p;
        if constexpr (requires { Game::setup(); })
            p.table = Game::setup();
        flow::template run<0>(p);
        return p;
    }
    template <class> // not before it is asked for
    static constexpr position at_start = set_up();

    static constexpr bool is_nature(position const& p) noexcept {
        return detail::stops_of<Game>.is_nature[p.stop_];
    }

    /// `at_end(p)` is called where the game ends, if it does.
    static constexpr void carry_out(position& p, move m, auto&... at_end) {
        at_stop(p, [&](auto stop) {
            with_entry<stop>(
                m,
                [&](auto entry, auto const& typed) {
                    typed.play(p);
                    flow::template resume<stop, typename decltype(entry)::type>(p, at_end...);
                },
                [] {});
        });
    }

    /// As playing a random move, without packing it in between.
    template <class Random>
    static constexpr void play_any_move(position& p, Random& random) {
        at_stop(p, [&](auto stop) {
            constexpr bool drawn = detail::stops_of<Game>.is_nature[stop];
            auto const make = [&](auto i, auto const& typed) {
                typed.play(p);
                flow::template resume<stop, detail::type_at<entries<stop>, i>>(p);
            };
            [&]<class... Moves>(detail::type_list<Moves...> list) {
                if constexpr (detail::chosen_directly<drawn, position, Random, Moves...>)
                    detail::choose_directly<drawn>(list, p, random, make);
                else
                    carry_out(p, random_move(p, random));
            }(detail::moves_at<Game, stop>{});
        });
    }

    /// Two seats and one decision, over and over: such a game is fast enough for a single instruction to count.
    static constexpr bool is_duel = seats == 2 && detail::stop_count<Game> == 1;

    /// A turn of each seat, by turns, spares the question whose turn it is. Compilers keep the position in registers if it
    /// is a copy of their own, and use what they know of the end if the score is found there.
    template <class Random>
    [[gnu::always_inline, gnu::flatten]] static constexpr sheet_type
    play_out_turns(position& here, Random& source) {
        position p = here;
        Random random = source;
        sheet_type result;
        auto at_end = [&](position const& end) {
            source = random;
            result = sheet(end);
        };
        for (;;) {
            do {
                p.seat_ = 0;
                carry_out(p, random_move(p, random), at_end);
                if (over(p)) {
                    here = p;
                    return result;
                }
            } while (p.seat_ == 0);
            do {
                p.seat_ = 1;
                carry_out(p, random_move(p, random), at_end);
                if (over(p)) {
                    here = p;
                    return result;
                }
            } while (p.seat_ == 1);
        }
    }

    template <class Function>
    static constexpr decltype(auto) at_stop(position const& p, Function&& f) {
        return detail::with_index<detail::stop_count<Game>>(
            p.stop_ - 1u, [&](auto i) -> decltype(auto) {
                return f(std::integral_constant<std::size_t, i + 1>{});
            });
    }

    /// Finds the entry of a stop to which a move belongs: `f(entry, move)`, or `none()`.
    template <std::size_t Stop, class Function, class None>
    static constexpr auto with_entry(move m, Function&& f, None&& none) {
        return detail::with_entry(entries<Stop>{}, m, f, none);
    }
};

} // namespace senet

#endif // SENET_ENGINE_HPP
