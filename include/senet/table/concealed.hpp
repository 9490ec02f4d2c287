// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_CONCEALED_HPP
#define SENET_TABLE_CONCEALED_HPP

#include <senet/assert.hpp>
#include <senet/detail/members.hpp>
#include <senet/moves/domain.hpp>
#include <senet/random.hpp>
#include <senet/seats.hpp>
#include <senet/table/component.hpp>

namespace senet {

namespace detail {

/// A component that has not said which of its values are possible has all that its numbers can tell.
template <class Type>
concept has_any_numbers = component<Type> && !holds_pieces<Type> && !requires(Type const& shown) {
    shown.possible();
};

template <class Type>
concept guesses_itself = requires(Type& shown, random_source& random) {
    shown.guess(random);
};

template <class Type>
constexpr bool can_be_guessed() noexcept {
    if constexpr (guesses_itself<Type> || countable<Type>) {
        return true;
    } else if constexpr (requires { typename Type::element; }) {
        return can_be_guessed<typename Type::element>();
    } else if constexpr (!component<Type> && has_known_members<Type>) {
        return []<std::size_t... I>(std::index_sequence<I...>) {
            return (can_be_guessed<member_type<Type, I>>() && ...);
        }
        (std::make_index_sequence<member_count<Type>>{});
    } else {
        return has_any_numbers<Type>;
    }
}

/// Puts any value in place of what is there.
template <class Type, class Random>
constexpr void guess_anything(Type& shown, Random& random) noexcept {
    if constexpr (guesses_itself<Type>) {
        shown.guess(random);
    } else if constexpr (requires { typename Type::element; }) {
        for (auto& part : shown)
            guess_anything(part, random);
    } else if constexpr (!one_thing<Type>) {
        for_each_member(shown, [&](auto, auto& part) { guess_anything(part, random); });
    } else {
        for (int i = 0; i != number_count<Type>(); ++i)
            set_number(
                shown, i,
                static_cast<int>(
                    draw_below(static_cast<std::uint64_t>(highest_number<Type>(i)) + 1, random)));
    }
}

} // namespace detail

/// What a seat sees of a concealed thing: nothing, or the thing if it is its own or has been revealed.
template <class Thing>
class seen_concealed {
public:
    constexpr seen_concealed(bool known, Thing const& thing) noexcept
        : known_(known), thing_(thing) {}

    constexpr bool known() const noexcept { return known_; }
    /// Only if it is known.
    constexpr Thing const& value() const noexcept {
        SENET_ASSERT(known_, "senet: what is concealed is looked at by its owner only");
        return thing_;
    }

    friend constexpr bool operator==(seen_concealed const& a, seen_concealed const& b) noexcept {
        return a.known_ == b.known_ && detail::same_table(a.thing_, b.thing_);
    }

private:
    bool known_;
    Thing thing_;
};

/// What its owner writes down behind a screen: a `plan`, a struct of numbers. Nobody else sees anything of it, not even
/// how much has been written, until it is revealed. It lies in a `per_seat`, which says who the owner is. It is made of no
/// pieces (those are hidden in a `secret`): for the others it may be anything, unless the game knows better and writes a
/// `redeal` of its own, see `decide_again`.
///
///     (per_seat<4, concealed<plan<order, 6>>>, programmes)
template <class Thing>
class concealed {
    static_assert(
        detail::can_lie_on_a_table<Thing>() && !detail::hides<Thing>() &&
            detail::piece_types<Thing>::size == 0,
        "senet: what is concealed is a component without pieces, a plain value or a described struct of these; pieces are "
        "hidden in a secret");
    static_assert(
        detail::can_be_guessed<Thing>(),
        "senet: a concealed component that says what is possible() also says how to guess(random) it");

public:
    constexpr concealed() = default;
    constexpr concealed(Thing const& thing) noexcept
        : thing_(thing) {} // NOLINT: it is written down

    constexpr Thing& operator*() noexcept { return thing_; }
    constexpr Thing const& operator*() const noexcept { return thing_; }
    constexpr Thing* operator->() noexcept { return &thing_; }
    constexpr Thing const* operator->() const noexcept { return &thing_; }

    /// Everybody sees it from now on.
    constexpr void reveal() noexcept { revealed_ = true; }
    constexpr bool revealed() const noexcept { return revealed_; }
    /// Nothing is written down any more, and nobody sees what comes next.
    constexpr void clear() noexcept { *this = concealed{}; }

    friend constexpr bool operator==(concealed const& a, concealed const& b) noexcept {
        return a.revealed_ == b.revealed_ && detail::same_table(a.thing_, b.thing_);
    }

    constexpr auto seen(seat, bool owns) const noexcept {
        bool const known = owns || revealed_;
        // not a conditional expression: g++ 12 cannot evaluate those of classes at compile time
        if (known)
            return seen_concealed<Thing>{true, thing_};
        return seen_concealed<Thing>{false, Thing{}};
    }
    template <class Random>
    constexpr void guess(Random& random, seat, bool owns) noexcept {
        if (!owns && !revealed_)
            detail::guess_anything(thing_, random);
    }

    static constexpr int number_count() noexcept { return detail::number_count<Thing>() + 1; }
    static constexpr int highest_number(int i) noexcept {
        return i == detail::number_count<Thing>() ? 1 : detail::highest_number<Thing>(i);
    }
    constexpr int number(int i) const noexcept {
        if (i == detail::number_count<Thing>())
            return revealed_ ? 1 : 0;
        return detail::number(thing_, i);
    }
    constexpr void set_number(int i, int value) noexcept {
        if (i == detail::number_count<Thing>())
            revealed_ = value != 0;
        else
            detail::set_number(thing_, i, value);
    }
    constexpr bool possible() const noexcept { return detail::is_possible(thing_); }

private:
    Thing thing_{};
    bool revealed_ = false;
};

} // namespace senet

#endif // SENET_TABLE_CONCEALED_HPP
