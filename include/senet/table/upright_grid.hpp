// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_UPRIGHT_GRID_HPP
#define SENET_TABLE_UPRIGHT_GRID_HPP

#include <senet/assert.hpp>
#include <senet/moves/domain.hpp>
#include <senet/table/component.hpp>
#include <senet/table/gravity.hpp>
#include <senet/table/squares.hpp>

#include <cstddef>

namespace senet {

/// An upright board: pieces of a few kinds are dropped into its columns and rest on those below.
template <class Shape, countable Kind>
class upright_grid {
public:
    using shape = Shape;
    using square = senet::square<Shape>;
    using squares = square_set<Shape>;
    static constexpr int kinds = static_cast<int>(domain<Kind>::size);

    /// The squares with a piece of a kind.
    constexpr squares of(Kind kind) const noexcept { return of_[index(kind)]; }
    constexpr squares occupied() const noexcept {
        squares all = of_[0];
        for (int k = 1; k != kinds; ++k)
            all = all | of_[k];
        return all;
    }
    /// Where a piece comes to rest, in each column that is not full.
    constexpr squares landing() const noexcept { return landing_; }
    constexpr bool full() const noexcept { return landing_.empty(); }

    /// Drops a piece; the square is the one where it comes to rest.
    constexpr void drop(Kind kind, square s) noexcept {
        SENET_ASSERT(landing_.contains(s), "senet: a piece is dropped to where it comes to rest");
        of_[index(kind)].insert(s);
        landing_ = detail::risen(landing_, s);
    }

    friend constexpr bool operator==(upright_grid const&, upright_grid const&) = default;

    static constexpr int number_count() noexcept { return Shape::squares; }
    static constexpr int highest_number(int) noexcept { return kinds; }
    constexpr int number(int i) const noexcept {
        for (int k = 0; k != kinds; ++k)
            if (of_[k].contains(square{i}))
                return k + 1;
        return 0;
    }
    constexpr void set_number(int i, int value) noexcept {
        for (squares& plane : of_)
            plane.erase(square{i});
        if (value != 0)
            of_[value - 1].insert(square{i});
        landing_ = resting_squares(occupied());
    }

    /// Every piece rests on another one or on the bottom.
    constexpr bool possible() const noexcept {
        auto const below = occupied().template shifted<-1, 0>();
        return (below - occupied()).empty();
    }

private:
    static constexpr std::size_t index(Kind kind) noexcept {
        return static_cast<std::size_t>(domain<Kind>::ordinal(kind));
    }

    squares landing_ = squares::row(0); // kept up to date: it is asked for at every move
    squares of_[static_cast<std::size_t>(kinds)] = {};
};

} // namespace senet

#endif // SENET_TABLE_UPRIGHT_GRID_HPP
