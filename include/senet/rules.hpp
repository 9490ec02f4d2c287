// SPDX-License-Identifier: MIT

#ifndef SENET_RULES_HPP
#define SENET_RULES_HPP

#include <senet/fixed_string.hpp>

#include <string_view>

namespace senet {

/// What a rule says: its id in the game's specification and one sentence for a player.
struct rule_text {
    std::string_view id;
    std::string_view sentence;

    friend constexpr bool operator==(rule_text const&, rule_text const&) = default;
};

namespace detail {

template <fixed_string Id, fixed_string Sentence>
inline constexpr rule_text rule_text_of{Id, Sentence};

} // namespace detail

/// The answer to "may I?": true, or the rule that forbids it.
class [[nodiscard]] verdict {
public:
    /// Allowed.
    constexpr verdict() = default;

    /// Forbidden by a rule; the text must live as long as the verdict.
    constexpr explicit verdict(rule_text const& broken) noexcept : broken_(&broken) {}

    constexpr explicit operator bool() const noexcept { return broken_ == nullptr; }

    /// The id of the rule that forbids it; empty if nothing does.
    constexpr std::string_view rule() const noexcept {
        return broken_ ? broken_->id : std::string_view{};
    }

    /// Why not, in the words of the rule; empty if allowed.
    constexpr std::string_view why() const noexcept {
        return broken_ ? broken_->sentence : std::string_view{};
    }

    /// The first refusal of the two. Both sides are evaluated: when the second only makes sense after the first, say
    /// `if (auto const first = …; !first) return first;`.
    friend constexpr verdict operator&&(verdict first, verdict second) noexcept {
        return first ? second : first;
    }

    friend constexpr bool operator==(verdict first, verdict second) noexcept {
        return first.broken_ == second.broken_ ||
               (first.rule() == second.rule() && first.why() == second.why());
    }

private:
    rule_text const* broken_ = nullptr;
};

/// Nothing forbids it.
inline constexpr verdict allowed{};

/// A rule that can refuse something. Name it for what it demands and derive from this:
///
///     struct square_is_free : senet::rule<"TTT-2", "this square is taken"> {};
///
/// `square_is_free{}(condition)` is the verdict "allowed if the condition holds", and the rule itself converts to its
/// refusal, so that `return square_is_free{};` reads well too.
template <fixed_string Id, fixed_string Sentence>
struct rule {
    static constexpr rule_text const& text() noexcept { return detail::rule_text_of<Id, Sentence>; }

    constexpr verdict operator()(bool holds) const noexcept {
        return holds ? verdict{} : verdict{text()};
    }
    constexpr operator verdict() const noexcept { return verdict{text()}; }
};

/// The rules a game cites, in the order of its specification.
template <class... Rules>
struct rule_list {
    static constexpr std::size_t count = sizeof...(Rules);

    /// Calls `f` with the text of each rule.
    template <class Function>
    static constexpr void for_each(Function&& f) {
        (f(Rules::text()), ...);
    }
};

template <class... Rules>
inline constexpr rule_list<Rules...> rules{};

/// The rules of two lists: those of every game, say, and those of a variant.
template <class... Rules, class... More>
constexpr rule_list<Rules..., More...> operator+(rule_list<Rules...>, rule_list<More...>) noexcept {
    return {};
}

/// The refusals that belong to no game in particular.
namespace common_rules {

struct game_is_running : rule<"SENET-1", "the game is over"> {};
struct move_belongs_to_phase : rule<"SENET-2", "this kind of move is not on offer now"> {};
struct outcome_is_possible : rule<"SENET-3", "chance cannot bring this outcome"> {};
struct move_is_offered : rule<"SENET-4", "this move is not among those on offer"> {};

} // namespace common_rules

} // namespace senet

#endif // SENET_RULES_HPP
