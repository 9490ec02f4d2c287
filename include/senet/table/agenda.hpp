// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_AGENDA_HPP
#define SENET_TABLE_AGENDA_HPP

#include <senet/assert.hpp>
#include <senet/detail/index_iterator.hpp>
#include <senet/moves/domain.hpp>
#include <senet/moves/maybe.hpp>

#include <cstddef>

namespace senet {

/// What is still to be done, in order: the effects of a card, of a space, of an action. New effects come after all
/// others, or before them, if what has just been done brings them. Phases ask for the one that is due:
///
///     until<nothing_is_due>(first_of(when<due<effect::build>>(choose<build>), …))
template <countable Effect, int N>
class agenda {
    static_assert(N >= 1, "senet: an agenda has room for at least one effect");

public:
    using value_type = Effect;

    static constexpr int capacity() noexcept { return N; }
    constexpr int size() const noexcept {
        int n = 0;
        while (n != N && effects_[n].there())
            ++n;
        return n;
    }
    constexpr bool empty() const noexcept { return !effects_[0].there(); }

    /// The i-th effect, counted from the one that is due.
    constexpr Effect operator[](int i) const noexcept {
        SENET_ASSERT(i >= 0 && i < N && effects_[i].there(), "senet: so many effects are due");
        return effects_[i].get();
    }
    constexpr Effect next() const noexcept { return (*this)[0]; }
    /// Whether this one is due now.
    constexpr bool is_next(Effect effect) const noexcept {
        return effects_[0] == maybe<Effect>{effect};
    }

    constexpr auto begin() const noexcept {
        return detail::index_iterator<agenda, Effect>{*this, 0};
    }
    constexpr auto end() const noexcept {
        return detail::index_iterator<agenda, Effect>{*this, size()};
    }

    /// After all others.
    constexpr void put_last(Effect effect, int times = 1) noexcept {
        for (int i = 0; i != times; ++i) {
            SENET_ASSERT(!effects_[N - 1].there(), "senet: there is room in the agenda");
            effects_[size()] = effect;
        }
    }
    /// Before all others.
    constexpr void put_first(Effect effect, int times = 1) noexcept {
        for (int i = 0; i != times; ++i) {
            SENET_ASSERT(!effects_[N - 1].there(), "senet: there is room in the agenda");
            for (int j = N - 1; j != 0; --j)
                effects_[j] = effects_[j - 1];
            effects_[0] = effect;
        }
    }
    /// The one that is due is done, or lost.
    constexpr Effect take() noexcept {
        Effect const done = next();
        for (int i = 1; i != N; ++i)
            effects_[i - 1] = effects_[i];
        effects_[N - 1] = {};
        return done;
    }
    constexpr void clear() noexcept { *this = agenda{}; }

    friend constexpr bool operator==(agenda const&, agenda const&) = default;

    static constexpr int number_count() noexcept { return N; }
    static constexpr int highest_number(int) noexcept {
        return static_cast<int>(domain<Effect>::size);
    }
    constexpr int number(int i) const noexcept { return effects_[i].number(); }
    constexpr void set_number(int i, int value) noexcept { effects_[i].set_number(value); }
    /// There are no gaps.
    constexpr bool possible() const noexcept {
        for (int i = 1; i != N; ++i)
            if (effects_[i].there() && !effects_[i - 1].there())
                return false;
        return true;
    }

private:
    maybe<Effect> effects_[static_cast<std::size_t>(N)] = {}; // nothing after the last one
};

} // namespace senet

#endif // SENET_TABLE_AGENDA_HPP
