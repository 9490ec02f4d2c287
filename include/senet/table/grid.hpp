// SPDX-License-Identifier: MIT

#ifndef SENET_TABLE_GRID_HPP
#define SENET_TABLE_GRID_HPP

#include <senet/assert.hpp>
#include <senet/moves/domain.hpp>
#include <senet/table/component.hpp>
#include <senet/table/squares.hpp>

#include <cstddef>
#include <cstdint>

namespace senet {

/// A board with at most one piece on each square, of a few kinds; one set of squares per kind.
template <class Shape, countable Kind>
class grid {
public:
    using shape = Shape;
    using square = senet::square<Shape>;
    using squares = square_set<Shape>;
    static constexpr int kinds = static_cast<int>(domain<Kind>::size);

    /// The squares with a piece of a kind.
    constexpr squares of(Kind kind) const noexcept { return of_[index(kind)]; }
    constexpr squares occupied() const noexcept { return ~free_; }
    constexpr squares free() const noexcept { return free_; }
    constexpr bool is_free(square s) const noexcept { return free_.contains(s); }
    constexpr bool has(Kind kind, square s) const noexcept { return of(kind).contains(s); }
    /// The kind of the piece on a square that has one.
    constexpr Kind at(square s) const noexcept {
        SENET_ASSERT(!is_free(s), "senet: there is a piece on the square");
        int k = 0;
        while (k != kinds - 1 && !of_[k].contains(s))
            ++k;
        return domain<Kind>::value(static_cast<std::uint64_t>(k));
    }

    /// Puts a piece on a free square.
    constexpr void put(Kind kind, square s) noexcept {
        SENET_ASSERT(is_free(s), "senet: a piece is put on a free square");
        of_[index(kind)].insert(s);
        free_.toggle(s);
    }
    /// Puts pieces on free squares.
    constexpr void put(Kind kind, squares const& all) noexcept {
        SENET_ASSERT((occupied() & all).empty(), "senet: a piece is put on a free square");
        of_[index(kind)] = of_[index(kind)] | all;
        free_ = free_ - all;
    }
    /// Takes a piece from the square it is on.
    constexpr void take(Kind kind, square s) noexcept {
        SENET_ASSERT(has(kind, s), "senet: a piece is taken from where it is");
        of_[index(kind)].erase(s);
        free_.insert(s);
    }
    /// Moves a piece to another square; a piece of another kind that is there is captured.
    constexpr void move(Kind kind, square from, square to) noexcept {
        SENET_ASSERT(
            has(kind, from) && !has(kind, to),
            "senet: a piece is moved from where it is to where none of its kind is");
        for (int k = 0; k != kinds; ++k)
            if (static_cast<std::size_t>(k) == index(kind)) {
                of_[k].toggle(from);
                of_[k].toggle(to);
            } else {
                of_[k].erase(to);
            }
        free_.toggle(from);
        free_.erase(to);
    }
    /// Makes a square free, whatever is on it.
    constexpr void clear(square s) noexcept {
        for (squares& plane : of_)
            plane.erase(s);
        free_.insert(s);
    }

    friend constexpr bool operator==(grid const&, grid const&) = default;

    static constexpr int number_count() noexcept { return Shape::squares; }
    static constexpr int highest_number(int) noexcept { return kinds; }
    constexpr int number(int i) const noexcept {
        for (int k = 0; k != kinds; ++k)
            if (of_[k].contains(square{i}))
                return k + 1;
        return 0;
    }
    constexpr void set_number(int i, int value) noexcept {
        clear(square{i});
        if (value != 0) {
            of_[value - 1].insert(square{i});
            free_.erase(square{i});
        }
    }

private:
    static constexpr std::size_t index(Kind kind) noexcept {
        return static_cast<std::size_t>(domain<Kind>::ordinal(kind));
    }

    squares free_ = squares::full(); // kept up to date: it is asked for at every move
    squares of_[static_cast<std::size_t>(kinds)] = {};
};

} // namespace senet

#endif // SENET_TABLE_GRID_HPP
